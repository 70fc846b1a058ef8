/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreNouns = `
# friends
5|opponent|someone on the other side in a game or fight|rival, adversary|partner, teammate|component, referee, audience
5|relative|a person in your family|relation||neighbour, native, doctor
6|acquaintance|someone you know, but not well||stranger|inheritance, attendance, ancestor
6|accomplice|someone who helps a criminal|||apprentice, victim, judge
6|mentor|a wise person who gives you advice|adviser, guide||inventor, spectator, mixer
# people
6|hypocrite|someone who says one thing and does another|||hippopotamus, meteorite, critic
4|crew|the people who work on a ship or a plane|||clue, queue, passenger
4|explorer|someone who travels to find out about new places|||employer, inspector, tailor
4|burglar|someone who breaks into houses to steal|housebreaker||butler, detective, neighbour
4|chatterbox|someone who talks too much|||matchbox, listener, singer
4|tourist|someone who visits places on holiday|sightseer, holidaymaker||florist, pilot, guide
5|inhabitant|someone who lives in a place|resident, occupant||immigrant, assistant, visitor
5|pedestrian|someone who goes along a street on foot|walker|motorist|librarian, historian, passenger
5|guardian|someone who looks after a child or a place|protector, keeper||librarian, musician, gardener
5|warrior|someone who fights in battles|fighter, soldier||courier, worrier, barrier
5|captive|someone who is held by force|prisoner, hostage|captor|captain, relative, native
5|criminal|someone who has broken the law|crook, lawbreaker||animal, judge, cathedral
5|vandal|someone who damages things for fun|hooligan||sandal, builder, painter
5|rascal|a naughty person|scamp, scallywag||castle, musical, parcel
5|genius|an extremely clever person|mastermind||radius, guinea, judge
5|miser|someone who hates to spend money|skinflint|spendthrift|mixer, banker, wizard
5|peasant|a poor person who worked on the land long ago|||pheasant, present, prince
5|refugee|someone who had to leave their country to be safe|||referee, trustee, tourist
5|audience|the people who watch or listen to a show|||ambulance, evidence, patience
5|sibling|a brother or a sister|||sapling, cousin, duckling
5|daredevil|someone who loves to take risks||coward|darling, expert, dreamer
5|castaway|someone left on an island after a shipwreck|||takeaway, pirate, captain
5|spouse|a husband or wife|||spout, blouse, cousin
6|stowaway|someone who hides on a ship to travel free|||runaway, sailor, porter
6|tenant|someone who pays rent to live in a place|lodger|landlord|truant, talent, servant
6|nomad|someone who moves about and has no fixed home|wanderer||monarch, farmer, novice
6|commuter|someone who travels to work each day|||computer, tutor, composer
6|bystander|someone who is there but takes no part|onlooker|participant|islander, commander, organiser
6|participant|someone who takes part|contestant, competitor|spectator, onlooker|particle, applicant, elephant
6|candidate|someone who hopes to be chosen for a job|applicant||chocolate, employer, certificate
6|successor|someone who takes over a job from another||predecessor|processor, success, assessor
6|predecessor|the person who had a job before someone else||successor|professor, processor, inspector
6|tyrant|a cruel ruler|despot, dictator||truant, tenant, giant
6|aristocrat|a person from a noble family|noble|commoner|acrobat, artist, democrat
6|recruit|someone who has just joined an army or a club|newcomer|veteran|recipe, general, captain
6|fugitive|someone who is running away from the law|runaway, escapee||figure, detective, relative
6|bandit|a robber who attacks travellers|robber, outlaw||pilgrim, banquet, biscuit
6|impostor|someone who pretends to be another person|fraud||importer, inspector, postman
6|prodigy|a child with an amazing talent|||progeny, comedy, property
6|scholar|someone who studies and knows a great deal|academic||collar, dollar, poet
6|connoisseur|someone who knows all about fine things|expert||chauffeur, painter, saboteur
6|amateur|someone who does it for love, not for money||professional|chauffeur, armature, teacher
6|critic|someone whose job is to judge books, films or plays|reviewer||cricket, actor, clinic
6|donor|someone who gives something to help others|giver|recipient|donkey, doctor, owner
6|recipient|someone who gets something|receiver|donor, giver|recipe, patient, ingredient
6|philanthropist|a rich person who gives much to those in need|benefactor||pharmacist, scientist, photographer
6|glutton|someone who eats far too much|||button, cook, mutton
6|busybody|someone who pokes into the business of others|meddler, snoop||bodyguard, beginner, bookworm
6|scapegoat|someone who gets the blame for what others did|||shepherd, antelope, scarecrow
6|rebel|someone who fights against those in charge|mutineer||rabble, general, label
6|guru|a teacher whom many people follow|||guard, gnu, waiter
# jobs
4|astronaut|someone who travels in space|cosmonaut||acrobat, astronomer, inventor
4|tailor|someone who makes suits and coats|||sailor, baker, trainer
4|shepherd|someone who looks after sheep|||leopard, farmer, butcher
4|florist|someone who sells flowers|||tourist, gardener, grocer
5|mechanic|someone who repairs engines|||medic, driver, chemist
5|engineer|someone who designs machines, bridges or roads|||grocer, volunteer, plumber
5|blacksmith|someone who makes things from hot iron|smith||locksmith, blackbird, carpenter
5|optician|someone who tests eyes and sells glasses|||magician, musician, dentist
5|journalist|someone who writes for a newspaper|reporter||finalist, novelist, printer
5|composer|someone who makes up music|||computer, singer, conductor
5|caretaker|someone who looks after a building|||undertaker, teacher, carpenter
5|assistant|someone who helps another at work|helper, aide||accountant, instant, manager
5|accountant|someone who keeps the money records of a firm|||elephant, assistant, barrister
5|sentry|a soldier who keeps guard|sentinel, lookout||century, general, pantry
5|employee|someone who works for another|worker|employer|referee, refugee, committee
5|chauffeur|someone who is paid to drive another's car|driver||amateur, shower, gardener
6|astronomer|a scientist who studies the stars|||astronaut, farmer, geologist
6|archaeologist|someone who digs up things from long ago|||geologist, architect, zoologist
6|botanist|a scientist who studies plants|||dentist, pianist, chemist
6|cartographer|someone who makes maps|mapmaker||photographer, carpenter, sailor
6|playwright|someone who writes plays|dramatist||playground, actor, wheelwright
6|solicitor|a lawyer who gives advice and prepares papers|||visitor, editor, solitaire
6|barrister|a lawyer who speaks for people in court|||banister, minister, bachelor
6|ambassador|someone who speaks for their country abroad|envoy||conqueror, conductor, salad
6|cavalry|soldiers on horseback|||gallery, celery, navy
6|infantry|soldiers who fight on foot|||industry, infant, navy
# journeys
4|adventure|an exciting and daring time|escapade||advantage, puncture, furniture
4|luggage|the bags you take when you go away|baggage||language, cabbage, garage
5|trek|a long, hard walk|hike||truck, tent, track
5|carriage|a part of a train, where people sit|coach||marriage, courage, cabbage
5|junction|a place where roads or railways meet|crossroads||function, suction, injection
5|quest|a long search for something special|search||quiz, crest, guest
5|fleet|a group of ships|||flute, flight, sheet
5|souvenir|a thing you bring home to remember a place|keepsake, memento||sofa, saucer, volunteer
5|rudder|the part that steers a boat|||ladder, udder, anchor
6|excursion|a short trip for pleasure|outing, jaunt||explosion, exclusion, expression
6|itinerary|the plan of a journey|||library, dictionary, glossary
6|vessel|a ship or a boat|ship, craft||vest, tassel, whistle
6|convoy|a group of ships or lorries travelling together|||cowboy, convent, envoy
# land
4|jungle|a thick forest in a hot country|rainforest||bungalow, jingle, uncle
4|waterfall|a stream dropping over a cliff|cascade||rainfall, snowfall, whirlpool
4|pebble|a small, round stone|||puddle, bubble, people
4|boulder|a very large, round rock|rock||shoulder, builder, border
4|continent|one of the seven largest lands of the earth|||document, contest, contents
5|ridge|the long, narrow top of a hill|crest||fridge, bridge, badge
5|moor|a wide, open area of rough, hilly land|heath||manor, mirror, motor
5|cove|a small bay|inlet||dove, coat, stove
5|dune|a hill of sand made by the wind|||duke, tune, dusk
5|reef|a line of rocks just under the sea|||roof, beef, reed
5|region|a large part of a country|area, district||religion, legion, reason
5|quarry|a place where stone is dug out|||query, library, lorry
5|crater|the round hole at the top of a volcano|||creator, crate, theatre
5|equator|the line round the middle of the earth|||equation, calculator, creator
5|earthquake|a violent shaking of the ground|tremor||earthworm, milkshake, headache
5|grove|a small group of trees|copse||glove, groove, grape
5|lagoon|shallow water cut off from the sea|||balloon, cartoon, legion
5|source|the place where a river begins||mouth|sauce, sword, course
6|plateau|a flat area of high land|tableland||chateau, platter, playground
6|terrain|the ground, and what it is like to cross|ground||terrace, train, curtain
6|territory|land that belongs to one country or animal|||dormitory, history, factory
6|frontier|the line between two countries|border, boundary||furniture, soldier, cashier
6|thicket|bushes growing close together|||ticket, cricket, thistle
6|debris|broken bits left lying about|wreckage, rubble||degree, breeze, dairy
6|hemisphere|half of the earth|||atmosphere, helicopter, spear
# weather
4|drizzle|light, fine rain||downpour|puzzle, dazzle, grizzly
4|mist|thin fog|haze||mast, moss, list
5|downpour|a heavy fall of rain|deluge, cloudburst|drizzle|harbour, rumour, dinosaur
6|famine|a time when there is far too little food|||family, farming, machine
# time
4|noon|twelve o'clock in the day|midday|midnight|moon, spoon, tune
4|future|the time to come||past|figure, feature, furniture
5|childhood|the time when you are young||adulthood|neighbourhood, knighthood, chimney
5|millennium|a thousand years|||museum, stadium, aluminium
5|generation|all the people born at about the same time|||decoration, operation, imagination
6|eternity|time without end|||identity, electricity, community
6|duration|how long something lasts|length||ration, nation, education
6|finale|the last part of a show||opening|final, female, whale
6|climax|the most exciting point of a story||anticlimax|climate, clinic, wax
6|prologue|the opening part of a play or book|introduction, preface|epilogue|catalogue, problem, program
6|epilogue|a short part added at the end of a book||prologue|dialogue, episode, league
6|sequel|a book or film that continues an earlier one|follow-up|prequel|sequin, squeal, equal
# buildings
4|barn|a farm building for hay or animals|||barge, yarn, burn
4|stable|a building for horses|||staple, stage, table
4|kennel|a small house for a dog|||tunnel, kernel, channel
4|lighthouse|a tower whose lamp warns ships|||farmhouse, lightning, greenhouse
4|greenhouse|a glass building for growing plants|glasshouse||lighthouse, playhouse, warehouse
4|factory|a place where things are made by machines|works||history, victory, battery
4|maze|a puzzle of paths|labyrinth||mouse, maid, grace
4|shelter|a place that protects you from the weather|refuge||shoulder, shelf, shutter
5|bungalow|a house with one floor only|||buffalo, burrow, jungle
5|turret|a small tower on a castle|||turnip, trumpet, ticket
5|moat|a ditch full of water round a castle|||mast, boat, moth
5|cathedral|a very large and important church|||calendar, crystal, admiral
5|aquarium|a glass tank for fish|||gymnasium, stadium, emporium
5|laboratory|a room where scientists do tests|||lavatory, dormitory, library
5|stadium|a large ground with seats for watching sport|arena||medium, radium, calcium
5|warehouse|a large building where goods are kept|storehouse, depot||wardrobe, greenhouse, werewolf
5|balcony|a platform outside an upstairs window|||baldness, pony, bacon
5|ceiling|the top of a room||floor|feeling, railing, sealing
5|statue|a figure carved in stone or cast in metal|sculpture||station, status, stature
5|landmark|something tall that helps you find your way|||bookmark, landlord, postmark
5|pillar|a tall post that holds up a roof|column||pillow, pilot, pilgrim
5|hamlet|a very small village|||helmet, omelette, hammock
6|abbey|a building where monks or nuns live|monastery||ebony, baby, abacus
6|threshold|the step or floor at a door|doorstep||household, stronghold, thistle
6|hovel|a small, dirty house|shack|mansion, palace|hotel, novel, shovel
6|residence|a place where someone lives|home, dwelling, abode||evidence, residue, silence
6|aviary|a large cage for birds|||diary, library, avenue
6|observatory|a building for watching the stars|||dormitory, lavatory, orchestra
6|refuge|a safe place|shelter, haven, sanctuary||refill, fridge, rescue
6|metropolis|a very large and busy city|||microscope, metre, police
6|suburb|a part of a town away from the centre|||shrub, surname, verb
# home
4|treasure|gold, jewels and other riches|riches||pleasure, measure, pressure
4|jewel|a precious stone|gem||duel, towel, jelly
4|parcel|something wrapped up to be sent|package||pencil, castle, pastel
4|lantern|a lamp that you can carry|||pattern, tavern, turn
4|costume|the clothes worn by an actor|outfit||customer, perfume, custom
5|ornament|a pretty thing to put on a shelf|decoration, trinket||argument, instrument, tournament
5|cutlery|knives, forks and spoons|||gallery, battery, cutlet
5|robe|a long, loose piece of clothing|gown||rope, rib, globe
5|fabric|cloth|cloth, material, textile||factory, traffic, public
5|gadget|a small, clever machine|device||budget, basket, badge
5|telescope|a tube that makes far things look near|||television, microscope, envelope
5|thermometer|a tool that shows how hot it is|||kilometre, pedometer, thermos
5|cauldron|a large, round pot to hang over a fire|||cauliflower, squadron, cushion
6|crockery|plates, cups and dishes|china||rockery, cookery, crocodile
6|heirloom|a precious thing handed down in a family|||mushroom, headroom, broom
6|attire|clothes, above all fine ones|clothing, dress||empire, satire, attic
6|appliance|a machine that is used in the home|||alliance, applause, science
6|apparatus|the things needed for a task|equipment||appetite, asparagus, status
6|contraption|a strange-looking machine|||conversation, exception, corruption
6|memento|a thing kept to remember someone by|keepsake, souvenir||moment, tomato, member
# animals
4|beak|the hard mouth of a bird|bill||beach, bank, desk
4|lair|the place where a wild animal sleeps|den||hair, layer, liar
4|flock|a group of sheep or birds|||clock, frock, rock
4|swarm|a large group of insects|||swan, storm, farm
5|prey|an animal that is hunted by another||predator|ray, tray, price
5|rodent|an animal such as a rat or a mouse|||student, president, rocket
5|shoal|a large group of fish|||goal, shawl, shovel
5|snout|the nose of a pig|||scout, sprout, snack
5|gosling|a young goose|||gospel, duckling, gossip
5|fledgling|a young bird that is learning to fly|||wrestling, sibling, ceiling
5|amphibian|an animal such as a frog|||librarian, guardian, magician
5|cocoon|the silky case round a caterpillar|||balloon, raccoon, cartoon
6|plumage|a bird's feathers|feathers||luggage, damage, plumber
6|talon|the claw of an eagle or owl|claw||melon, talent, salon
6|marsupial|an animal that carries its young in a pouch|||material, memorial, marshal
6|species|a kind of animal or plant|kind, type||speech, spade, spectacle
6|parasite|a living thing that feeds on another|||paradise, parachute, satellite
6|instinct|what an animal knows without learning it|||insect, district, distance
6|leveret|a young hare|||lever, ferret, levy
# plants
4|branch|a part of a tree that grows out from the trunk|bough||bench, brand, crunch
4|acorn|the nut of an oak tree|||apron, icon, corner
5|sapling|a young tree|||sibling, sampler, duckling
5|shrub|a low plant with a woody stem|bush||shrimp, shrug, club
5|bouquet|a bunch of flowers|posy||banquet, basket, bucket
5|harvest|the time when crops are gathered|||forest, furnace, service
6|foliage|the leaves of a plant|leaves, greenery||village, cottage, folder
6|pollen|the yellow powder inside flowers|||pollution, collar, pole
6|nectar|the sweet liquid that bees find in flowers|||necklace, sector, doctor
# body
4|bandage|cloth wrapped round a wound|dressing||cabbage, baggage, sausage
4|feast|a very large meal|banquet||beast, frost, chest
5|spine|the row of bones down your back|backbone||shrine, spider, spade
5|skull|the bones of the head|||skill, seagull, skirt
5|nostril|one of the two holes in your nose|||ostrich, nozzle, gravel
5|appetite|the wish to eat|hunger||apartment, parasite, apple
5|ingredient|one of the things that a dish is made of|||immigrant, gradient, engagement
5|fatigue|the feeling of being worn out|tiredness, exhaustion|energy|fatality, league, fashion
6|ailment|a slight illness|illness, complaint||element, payment, apartment
6|symptom|a sign that you are ill|||symphony, system, phantom
6|epidemic|an illness that spreads fast among many people|plague||epilogue, academic, episode
6|ointment|a cream to rub on the skin|balm||appointment, onion, payment
6|morsel|a small bit of food|mouthful, bite||parcel, mortal, missile
6|complexion|the look and colour of the skin of your face|||complaint, collection, connection
# amounts
4|quantity|how much there is|amount||quality, county, cavity
4|total|the whole amount|sum||hotel, metal, title
4|dozen|twelve|||cousin, doze, oven
5|segment|one of the parts into which an orange divides|section, part|whole|cement, pavement, sediment
5|particle|a tiny bit|speck||article, parcel, party
5|splinter|a thin, sharp bit of wood|sliver||printer, winter, splash
5|remainder|what is left|rest||reminder, reindeer, ladder
5|sequence|a number of things in order|series||audience, squash, science
5|imitation|a copy that is not real|copy, fake|original|invitation, irritation, invention
5|example|one thing that shows what others are like|instance||temple, exam, eggshell
5|variety|many different kinds|diversity, assortment||society, anxiety, vanity
5|cluster|a small, close group|bunch, clump||plaster, lobster, cloister
6|multitude|a very large number|||altitude, attitude, gratitude
6|abundance|a very large amount|plenty|scarcity, shortage|ambulance, attendance, audience
6|capacity|how much something can hold|volume||captivity, city, opacity
6|remnant|a small part left over|scrap||merchant, tenant, regiment
6|resemblance|a likeness to someone or something|likeness, similarity|difference|ambulance, resistance, assembly
6|contrast|a great difference|difference|similarity|contest, contract, forecast
`
