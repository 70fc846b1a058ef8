/** Year | the head word of the family | its members | words that only look like members. */
export const families = `
4|act|actor, action, active, react, activity|factory, tractor, attract, cactus, fraction, character
4|sign|signal, signature, design, resign, assign|insight, singer, singular, ignition, sighing
4|play|player, playful, replay, playground, playtime|plaster, plainly, place, platypus, platform, plantation
4|help|helpful, helpless, helper, unhelpful, helping|helmet, health, yelp, helicopter, sheltered, shelving
4|friend|friendly, friendship, unfriendly, befriend, friendless|fringe, fiendish, frightened, frenzied, frequently
4|sun|sunny, sunlight, sunset, sunburn, sunshine|sunken, tsunami, unsung, misunderstand, disunited, unsuitable
4|care|careful, careless, caring, carer, uncaring|career, carpet, carrot, scarecrow, caravan, cardigan
4|hand|handle, handful, handy, handshake, handwriting|chandelier, hanging, husband, hazard, merchandise
4|art|artist, artistic, artwork, artful|artery, party, artichoke, departure, startling, partner
4|teach|teacher, teaching, taught, teachable|peach, tearful, treacle, treachery, teaspoon, teamwork
4|write|writer, written, rewrite, handwriting, writing|wriggle, wrestle, wristwatch, wreckage, writhing, whitewash
4|know|knowledge, unknown, knowing, knowledgeable|knot, snowflake, nowadays, knockout, knapsack
4|light|lighten, lighthouse, sunlight, moonlight, lightning|plight, slightly, delightful, flightless, blighted
4|use|useful, useless, reuse, misuse, user|mouse, house, museum, amusement, trousers, confused
4|break|breakable, unbreakable, broken, outbreak|bleak, breathless, breadcrumb, brightness, bracelet
5|press|pressure, impress, express, compress|presence, precious, cypress, empress, president, preserve
5|circle|circular, encircle, circulate, semicircle|article, vehicle, obstacle, miraculous, particle, spectacle
5|music|musician, musical, musically, unmusical|mustard, mushroom, muscular, musketeer, basically
5|nation|national, nationality, international, nationwide|donation, imagination, destination, combination, determination, carnation
5|compete|competitor, competition, competitive, competing|compass, complain, completely, complicated, composition, compartment
5|sense|sensible, sensitive, senseless, nonsense|absence, incense, tense, suspense, expensive, essential
5|electric|electrician, electricity, electrical, electrify|select, election, recollection, intellectual, reflection, eccentric
5|child|childhood, childish, childlike, grandchild|chilled, chimney, chiselled, chimpanzee, chinchilla
5|fortune|fortunate, unfortunate, misfortune, fortunately|fortress, fortnight, fortification, forthcoming, effortless, uncomfortable
5|observe|observant, observer, observation, observatory|obvious, obstacle, obstruction, absorption, obstinate, obedience
5|decide|decision, decisive, undecided, indecisive|decimal, decent, deciduous, deception, coincidence, decipher
5|prove|proof, proven, disprove, unproven|provide, province, proverb, provoke
5|solve|solution, solver, unsolved, solvable|solar, soldier, solitary, solidify, involved
5|real|reality, realistic, unreal, really|realm, cereal, relay, realign, ethereal, rehearsal
5|please|pleasant, pleasure, unpleasant, displease|police, pleated, plentiful, displaced, complaint
5|medicine|medical, medicinal, medication, paramedic|medium, medley, medallion, comedian, immediately, intermediate
5|imagine|imagination, imaginary, imaginative, unimaginable|magnet, magnificent, immigration, machinery, immaculate
5|clean|cleaner, cleanse, cleanliness, unclean|clear, clan, cleverness, clarinet, nuclear, cleaver
5|strong|strength, strengthen, strongly, stronghold|stripe, stroll, astronaut, strangely, wrongdoer, struggling
5|produce|product, production, producer, productive|profile, parade, protective, procedure, profession, promotion
6|grace|gracious, graceful, disgrace, gracefully|gravel, graze, gradually, grapefruit, grasshopper, engraved
6|vision|visible, television, visual, invisible|division, vital, villain, violinist, invincible
6|human|humanity, humane, inhuman, humanitarian|hummus, humdrum, humidity, humorous, hummingbird
6|courage|courageous, encourage, discourage, courageously|courier, courteous, courthouse, outrageous, resourceful
6|critic|critical, criticise, criticism, uncritical|cringe, creature, crinkled, cricketer, crystallise
6|number|numerical, numerous, numeral, innumerable|plumber, lumber, numbness, cucumber, slumbering, cumbersome
6|moral|morality, immoral, moralise, amoral|coral, morsel, mortality, admiral, corporal
6|memory|memorable, memorise, memorial, commemorate|mermaid, menace, membership, melodious, mesmerise, commercial
6|pronounce|pronunciation, mispronounce, unpronounceable, pronounced|pronoun, province, professional, preoccupation, proportionally
6|describe|description, descriptive, nondescript, indescribable|descend, despair, destruction, desperately, disagreeable, indestructible
6|receive|reception, receipt, receiver, recipient|recite, recently, recession, reckoning, retriever
6|exclude|exclusion, exclusive, exclusively, excluding|excellent, excite, exclamation, explosive, excursion, extensively
6|persuade|persuasion, persuasive, dissuade, persuader|pursue, perfume, pervasive, permission, perspective, crusader
6|maintain|maintenance, maintainable, maintained, maintaining|mainland, fountain, captain, mountaineer, mainstream, remainder, uncertainty
6|apply|application, applicant, applicable, appliance|supply, applause, appearance, appallingly, appreciation
6|repeat|repetition, repetitive, repeatedly, repeatable|retreat, reptile, reputation, reportedly, repairable, replacement
`

/** Year | root | meaning | words that contain it. */
export const roots = `
4|aqu|water|aquarium, aquatic, aquaplane
4|graph|to write or draw|autograph, biography, photograph, paragraph, graphics
4|port|to carry|transport, import, export, portable, porter
4|phone|sound|telephone, microphone, saxophone, headphones, megaphone
4|scope|to look|telescope, microscope, periscope, kaleidoscope
4|cent|a hundred|century, centimetre, centipede, centigrade
4|oct|eight|octopus, octagon, octave, octet
4|ped|foot|pedal, pedestrian, biped, pedometer
5|bio|life|biology, antibiotic, biosphere, bionic
5|geo|the earth|geography, geology, geometry
5|photo|light|photosynthesis, photocopy, photon, photogenic
5|dict|to say|dictate, predict, contradict, verdict
6|spect|to look at|spectator, inspect, spectacle, spectacular
5|struct|to build|construct, structure, destruction, reconstruct
5|vis|to see|visible, vision, invisible, visual
5|aud|to hear|audience, audible, auditorium, audio
5|rupt|to break|erupt, interrupt, rupture, disrupt
5|therm|heat|thermometer, thermal, thermostat
5|mari|the sea|marine, mariner, submarine, maritime
5|manu|hand|manual, manuscript, manufacture
6|script|something written|scripture, inscription, postscript, prescription
6|chron|time|chronological, chronicle, synchronise
6|cred|to believe|incredible, credible, credulous, credentials
6|duct|to lead|conductor, aqueduct, viaduct
6|ject|to throw|reject, eject, inject, projectile
6|terr|land|territory, terrain, terrestrial
6|tract|to pull|tractor, attract, extract, traction
6|voc|voice|vocal, vocabulary, vocalist
6|path|feeling|sympathy, empathy, apathy, antipathy
6|phobia|fear|claustrophobia, arachnophobia, agoraphobia
6|sol|alone|solo, solitary, solitude, desolate
6|magn|great|magnify, magnificent, magnitude
6|ann|year|annual, anniversary, annually
`
