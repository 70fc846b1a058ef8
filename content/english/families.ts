/** Year | the word from which the family comes | members | words that only look like it. */
export const families = `
4|act|actor, action, active, react, activity|factory, tractor, attract, cactus
4|sign|signal, signature, design, resign, assign|single, sight, insight, singer
4|play|player, playful, replay, playground, playtime|plate, plaster, plainly, place
4|help|helpful, helpless, helper, unhelpful, helping|helmet, shelter, yelp, health
4|friend|friendly, friendship, unfriendly, befriend, friendless|fried, frighten, fringe, fresh
4|sun|sunny, sunlight, sunset, sunburn, sunshine|sunken, tsunami, unsung, sung
4|care|careful, careless, caring, carer, uncaring|career, carpet, scare, carrot
4|hand|handle, handful, handy, handshake, handwriting|chandelier, hanging, husband, hazard
4|art|artist, artistic, artwork, artful|cart, artery, party, start
4|teach|teacher, teaching, taught, teachable|peach, teacup, team, tearful
4|write|writer, written, rewrite, handwriting, writing|wrist, white, wriggle, wrestle
4|know|knowledge, unknown, knowing, knowledgeable|knot, now, snow, knock
4|light|lighten, lighthouse, sunlight, moonlight, lightning|delight, plight, slight, flight
4|use|useful, useless, reuse, misuse, user|house, amuse, mouse, fuse
4|break|breakable, unbreakable, broken, outbreak|bread, bright, beak, bleak
5|press|pressure, impress, express, compress|presence, precious, priest, cypress
5|circle|circular, encircle, circulate, semicircle|miracle, article, vehicle, obstacle
5|music|musician, musical, musically, unmusical|muscle, mustard, mushroom, basic
5|nation|national, nationality, international, nationwide|donation, imagination, destination, combination
5|compete|competitor, competition, competitive, competing|compass, complete, complain, compost
5|sense|sensible, sensitive, senseless, nonsense|absence, incense, essence, tense
5|electric|electrician, electricity, electrical, electrify|elect, select, collect, election
5|child|childhood, childish, childlike, grandchild|chilli, chilled, chisel, chimney
5|fortune|fortunate, unfortunate, misfortune, fortunately|fortress, fortnight, forty, fortify
5|observe|observant, observer, observation, observatory|obstacle, obvious, obtain, absorb
5|decide|decision, decisive, undecided, indecisive|decimal, deceive, decade, decent
5|prove|proof, proven, disprove, unproven|provide, province, proverb, provoke
5|solve|solution, solver, unsolved, solvable|sole, solid, solar, soldier
5|real|reality, realistic, unreal, really|realm, cereal, regal, relay
5|please|pleasant, pleasure, unpleasant, displease|plead, pleat, plenty, police
5|medicine|medical, medicinal, medication, paramedic|medium, medal, comedy, medley
5|imagine|imagination, imaginary, imaginative, unimaginable|magnet, margin, machine, magic
5|clean|cleaner, cleanse, cleanliness, unclean|clear, lean, clan, clever
5|strong|strength, strengthen, strongly, stronghold|string, strange, stroll, wrong
5|produce|product, production, producer, productive|profile, proud, prince, parade
6|grace|gracious, graceful, disgrace, gracefully|grade, grape, graze, gravel
6|vision|visible, television, visual, invisible|division, violin, vital, villain
6|human|humanity, humane, inhuman, humanitarian|humid, humour, humming, hummus
6|courage|courageous, encourage, discourage, courageously|courier, course, courteous, cottage
6|critic|critical, criticise, criticism, uncritical|cricket, crystal, creature, cringe
6|number|numerical, numerous, numeral, innumerable|numb, plumber, lumber, slumber
6|moral|morality, immoral, moralise, amoral|mortal, coral, morsel, oral
6|memory|memorable, memorise, memorial, commemorate|member, melody, mermaid, menace
6|pronounce|pronunciation, mispronounce, unpronounceable, pronounced|pronoun, prune, province, pounce
6|describe|description, descriptive, nondescript, indescribable|descend, desert, design, despair
6|receive|reception, receipt, receiver, recipient|recess, recent, reckon, recite
6|exclude|exclusion, exclusive, exclusively, excluding|excuse, excellent, exclaim, excite
6|persuade|persuasion, persuasive, dissuade, persuader|pursue, person, perfume, suede
6|maintain|maintenance, maintainable, maintained, maintaining|mountain, mainland, fountain, captain
6|apply|application, applicant, applicable, appliance|apple, appal, supply, applaud
6|repeat|repetition, repetitive, repeatedly, repeatable|repair, report, retreat, reptile
`

/** Year | root | meaning | words that have it in them. */
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
