/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreNounsOfThought = `
# conflict
4|peace|a time without any fighting||war|piece, place, pearl
4|war|fighting between countries||peace|wart, wall, law
5|conflict|a serious fight or argument|clash, struggle|peace|contact, conduct, insect
5|raid|a sudden attack|attack, assault||road, braid, ride
5|riot|violent trouble made by a crowd|disturbance||robot, rivet, rabbit
5|duel|a fight between two people|||jewel, fuel, dusk
5|chaos|a state where nothing is in order|disorder, mayhem|order|chorus, coast, cross
5|armour|metal clothes that knights wore|||harbour, amount, army
6|skirmish|a short fight between a few people|clash, scuffle||radish, varnish, parish
6|invasion|the entry of an army into another's land|attack||occasion, invention, version
6|mutiny|a revolt by sailors or soldiers|rebellion, uprising||minute, destiny, mutton
6|uproar|a loud noise made by angry people|commotion, hubbub, rumpus||upkeep, update, upright
6|commotion|noisy confusion|uproar, disturbance||promotion, lotion, potion
6|turmoil|great confusion and worry|upheaval, chaos|calm|turnip, tortoise, soil
6|ambush|a surprise attack from a hiding place|||amber, brush, rosebush
6|treaty|an agreement made between countries|pact, agreement||treatment, treasure, entry
6|alliance|a group of countries that help each other|league, union||appliance, silence, science
# success
6|predicament|a difficult situation|plight, quandary||argument, parliament, government
4|problem|something hard to deal with|difficulty, trouble|solution|poem, emblem, stem
4|accident|something bad that happens by chance|mishap||accent, incident, student
4|danger|the chance that you may be hurt|peril, risk, hazard|safety|dagger, stranger, ranger
4|skill|the power to do something well|ability, expertise||skull, shell, skirt
4|discovery|the finding of something new|||recovery, delivery, factory
5|talent|a gift for doing something well|flair, aptitude||tablet, planet, parent
5|cause|the thing that makes something happen|reason|effect, result|clause, course, curse
5|purpose|what something is meant to do|aim, goal||porpoise, purse, surface
5|solution|the answer to a problem|answer|problem|pollution, revolution, lotion
5|setback|something that stops your progress for a while|hitch||outback, backpack, racket
5|effort|hard work of the body or mind|exertion||comfort, export, effect
5|progress|movement towards something better|improvement, advance||process, princess, protest
5|emergency|a sudden danger that needs help at once|crisis||energy, agency, currency
5|trophy|a cup given to a winner|prize, award||therapy, tropics, atrophy
5|experiment|something done to find out what happens|test, trial||experience, instrument, equipment
5|invention|something made that nobody had made before|creation||intention, convention, invitation
5|advantage|something that helps you more than others|benefit, plus|disadvantage, drawback|adventure, bandage, cabbage
6|accomplishment|something difficult that you have done well|achievement, feat||establishment, punishment, nourishment
6|feat|a brave or clever deed|deed, exploit||feast, seat, heat
6|consequence|what follows from an action|result, outcome, effect|cause|conference, confidence, residence
6|motive|a reason for doing something|reason||movement, missive, mixture
6|dilemma|a hard choice between two things|||drama, diploma, llama
6|hindrance|something that makes it harder to get on|obstacle, obstruction|help, aid|entrance, insurance, instance
6|flaw|a small fault|defect, imperfection, blemish||floor, claw, flow
6|asset|something useful or valuable that you have|advantage, strength|liability|casket, sunset, aspect
6|incentive|something that makes you want to try harder|encouragement, motivation|deterrent|incident, inventor, sensitive
6|fiasco|a complete and silly failure|flop, shambles|success, triumph|flask, disco, casino
6|adversity|hard times full of trouble|hardship, misfortune|prosperity|university, diversity, variety
6|ordeal|a very hard and painful experience|trial||order, deal, orchard
6|crisis|a time of great danger or trouble|emergency||oasis, basis, cruise
6|innovation|a new idea or way of doing things|novelty|tradition|invitation, renovation, imitation
6|calamity|an event that brings great harm|disaster, catastrophe|blessing|clarity, charity, capacity
# words
4|diary|a book in which you write what you do each day|journal||dairy, daisy, library
4|chapter|one of the parts of a book|||captain, chatter, charter
4|atlas|a book of maps|||athlete, altar, alarm
4|nickname|a friendly or funny name for someone|||nightmare, necklace, surname
4|nonsense|silly talk that means nothing|rubbish, gibberish|sense|licence, science, conscience
4|advice|what someone says you should do|guidance||device, adverb, notice
5|fable|a story with animals that teaches a lesson|||table, cable, fabric
5|speech|a talk given to many people|address, talk||spice, peach, species
5|echo|a sound that comes back to you|||ego, yolk, edge
5|novel|a long, made-up story in a book|||shovel, hovel, navel
5|comment|something you say about a thing|remark, observation||comma, content, cement
5|compliment|something nice that you say to someone|tribute|insult|compartment, complaint, document
5|signature|your name as you write it yourself|autograph||temperature, miniature, creature
5|apology|words that say you are sorry|||biology, trilogy, apple
5|leaflet|a sheet of paper that tells you about something|pamphlet, handout||bracelet, leather, inlet
5|caption|the words under a picture|||captain, caution, option
5|document|an important paper|||monument, argument, garment
5|slogan|a short phrase that helps to sell something|catchphrase||slipper, organ, slug
6|anecdote|a short, amusing story about a real event|tale, story||antidote, antelope, riddle
6|autobiography|the story of your own life|memoir||photography, geography, laboratory
6|dialogue|the words that people say in a play||monologue|catalogue, diagram, dial
6|glossary|a list of hard words and what they mean|||gallery, grocery, glasses
6|stanza|a group of lines in a poem|verse||sultana, statue, piazza
6|petition|a written request signed by many people|||position, partition, competition
6|pseudonym|a false name used by a writer|pen-name||synonym, symphony, surname
6|pledge|a serious promise|promise, vow||sledge, plague, hedge
6|vocabulary|all the words that a person knows|||library, vacancy, volcano
6|accent|the way people from one place speak|||ascent, access, accident
6|maxim|a short, wise rule for living|saying, proverb||maximum, museum, matrix
# mind
4|nightmare|a bad dream|||nickname, nightgown, mare
5|mystery|something that nobody can explain|puzzle, enigma||misery, history, master
5|evidence|facts that help to show the truth|proof||audience, residence, violence
5|doubt|a feeling of not being sure|uncertainty|certainty|debt, drought, daughter
5|fantasy|something imagined|daydream|reality|family, pharmacy, factory
5|imagination|the power to see things in your mind|||invitation, examination, immigration
5|wisdom|good judgement that comes with age|||kingdom, window, wizard
6|suspicion|a feeling that someone is doing wrong|distrust, mistrust|trust|suspension, mission, decision
6|theory|an idea that may explain something|hypothesis||therapy, theatre, history
6|illusion|something that seems real but is not||reality|infusion, illness, conclusion
6|prejudice|a bad opinion of people you do not know|bias, intolerance||precipice, preface, juice
6|folly|a lack of good sense|foolishness, stupidity|wisdom|holly, follower, jelly
# law
6|heir|someone who will own what another leaves behind|inheritor||chair, hair, neighbour
4|punishment|what you suffer for doing wrong|penalty|reward|pavement, ornament, nourishment
5|justice|fair treatment for everyone|fairness|injustice|juice, notice, practice
5|freedom|the right to do as you like|liberty|captivity|kingdom, boredom, wisdom
5|permission|leave to do something|consent, approval|refusal|mission, persuasion, profession
5|duty|something that you must do because it is right|obligation, responsibility||beauty, jury, deputy
5|tradition|something done in the same way for many years|custom||addition, condition, transition
5|wage|money paid for work|pay, earnings||wave, wedge, stage
5|debt|money that you owe|||doubt, depth, deck
5|theft|the crime of stealing|stealing, robbery||thrift, raft, theme
6|jury|twelve people who decide whether someone is guilty|||fury, jersey, century
6|ransom|money paid to set a captive free|||ration, blossom, rainbow
6|bribe|money given to make someone act wrongly|||bride, tribe, bridge
6|fraud|a trick to get money from people|swindle||fraction, freight, frog
6|income|money that comes in|earnings|expenditure|outcome, incident, insect
6|luxury|something costly that you do not need|extravagance|necessity|laundry, lottery, library
6|necessity|something that you must have|requirement|luxury|university, electricity, variety
6|poverty|the state of having too little money||wealth, riches|pottery, novelty, battery
6|authority|the power to give orders|power||minority, orchestra, author
6|ceremony|a solemn event such as a wedding|ritual||cemetery, century, harmony
# feelings
4|courage|the strength to face danger|bravery, valour|cowardice|carriage, cottage, curtain
4|fury|wild anger|rage, wrath||jury, fairy, ferry
5|misery|great unhappiness|woe, wretchedness|bliss, happiness|mystery, surgery, miner
5|agony|very great pain|torment, anguish||agency, colony, ebony
5|jealousy|a bad feeling towards someone who has more|envy||jewellery, melody, galaxy
5|greed|the wish for much more than you need|avarice|generosity|grid, breed, grief
5|honesty|the habit of telling the truth|truthfulness|dishonesty|majesty, harvest, dynasty
5|panic|sudden fear that stops you thinking|alarm||picnic, attic, plan
5|curiosity|the wish to find out|inquisitiveness||university, currency, generosity
5|boredom|how you feel with nothing to do|tedium|excitement|kingdom, freedom, bedroom
5|patience|the power to wait calmly||impatience|audience, science, pavement
5|guilt|a bad feeling because you did wrong|remorse|innocence|quilt, gift, gull
5|gratitude|a thankful feeling|thankfulness, appreciation|ingratitude|altitude, latitude, multitude
5|mercy|kindness to someone you could punish|pity, leniency||merger, memory, mystery
5|fame|the state of being known by very many people|renown|obscurity|flame, frame, farm
6|bliss|perfect happiness|joy|misery|blister, blaze, blouse
6|despair|a feeling that there is no hope|hopelessness|hope|repair, desk, stair
6|malice|the wish to hurt others|spite|goodwill|palace, police, office
6|compassion|pity, and the wish to help|sympathy|cruelty|companion, compass, passion
6|integrity|the habit of doing what is right|honesty|dishonesty|electricity, intensity, publicity
6|deceit|making others believe what is not true|trickery, dishonesty|honesty|receipt, debt, decade
6|modesty|not making much of how good you are|humility|conceit, arrogance|majesty, melody, module
6|vanity|too much pride in your looks|conceit|modesty|variety, vanilla, dainty
6|awe|great wonder mixed with fear|wonder||oar, owl, awl
6|determination|the will not to give up|resolve, perseverance||examination, destination, imagination
6|anxiety|worry about what may happen|worry, unease|calm|society, variety, community
6|phobia|a strong fear of one kind of thing|||photo, trophy, fibre
6|affection|a warm feeling of liking someone|fondness, love|dislike, hatred|infection, direction, collection
6|contempt|the feeling that someone is worthless|scorn, disdain|respect, admiration|attempt, content, contest
6|impulse|a sudden wish to do something|urge||import, insult, purse
6|reputation|what people think of you|||repetition, operation, decoration
6|disgrace|loss of the respect of others|shame, dishonour|honour|disguise, staircase, grace
6|empathy|the power to feel what others feel|||empire, entry, symphony
6|zeal|great keenness|enthusiasm, eagerness|apathy|seal, zebra, steal
`
