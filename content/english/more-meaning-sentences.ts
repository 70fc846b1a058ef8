/** More rows like those of `meaning-sentences.ts`. */
export const moreMeaningSentences = `
4|gigantic|The oak was so ____ that ten children holding hands could not reach round it.|tiny, gentle, miniature, magnetic, minor, tame, slender
4|wobbly|The chair was so ____ that {name} nearly fell off it.|steady, woolly, sturdy, solid, tidy, worthy, wordy
4|clumsy|{name} is so ____ that something gets knocked over every day.|graceful, clammy, careful, nimble, polite, agile, clever
4|hollow|The log was ____, so a hedgehog could sleep inside it.|solid, yellow, mellow, full, narrow, shallow, holy
4|stiff|The new shoes were so ____ that they would hardly bend.|soft, swift, flexible, supple, loose, stuffy, smooth
4|tame|The robin is so ____ that it eats from the gardener's hand.|wild, timid, same, shy, fierce, nervous, late
4|ripe|The pears are still green and hard: they are not ____ yet.|raw, wise, rough, sour, unripe, stripy, bitter
4|rotten|The egg was ____ and smelt so bad that we threw it away.|fresh, ripe, written, tasty, golden, woollen, edible
4|sour|The lemon was so ____ that {name} pulled a face.|sweet, sore, bland, sure, tasty, delicious, smooth
4|tasty|The soup was so ____ that everyone asked for more.|hasty, tasteless, nasty, rusty, bitter, revolting, bland
4|harmless|Don't be afraid: the little snake is quite ____.|dangerous, harmful, poisonous, deadly, careless, endless, fierce
4|fierce|The dog is so ____ that nobody dares to open the gate.|gentle, friendly, scarce, tame, faint, timid, fresh
4|shy|{name} was too ____ to speak to anyone at the party.|bold, sly, dry, chatty, slim, friendly, talkative
4|bold|Only one mouse was ____ enough to run past the sleeping cat.|timid, bald, cold, shy, fearful, nervous, bare
4|joyful|It was a ____ day when the lost puppy came home at last.|sorrowful, careful, gloomy, painful, sad, harmful, tragic
4|grumpy|Our neighbour is always ____ before breakfast and snaps at everybody.|cheerful, lumpy, jolly, polite, pleasant, kindly, patient
4|greedy|It was ____ of the dog to eat the cat's dinner as well as its own.|kind, grubby, generous, modest, needy, polite, helpful
4|naughty|It was ____ of the puppy to chew Dad's new slippers.|knotty, obedient, helpful, polite, thoughtful, wise, kind
4|cheeky|It was ____ of {name} to pull a face at the head teacher.|polite, respectful, chilly, lucky, kind, shaky, thoughtful
4|truthful|Please be ____ and say who really broke the window.|dishonest, youthful, lying, thoughtless, joyful, sly, fruitful
4|forgetful|The old professor was so ____ that the keys turned up in the fridge.|careful, forceful, thankful, alert, playful, tidy, observant
4|sensible|It is ____ to wear a helmet when you ride a bicycle.|foolish, sensitive, silly, invisible, reckless, horrible, rash
4|busy|The shop was so ____ on Saturday that we queued for twenty minutes.|quiet, bushy, empty, easy, deserted, dizzy, idle
4|drowsy|The warm fire made {name} so ____ that the book slipped to the floor.|alert, lively, wide-awake, energetic, frosty, dreary, lengthy
4|nimble|The goat is so ____ that it leaps from rock to rock without a slip.|clumsy, humble, noble, awkward, lazy, stiff, heavy
4|amazed|{name} was so ____ to see an elephant in the garden that no words came out.|bored, sleepy, asleep, used, calm, tired, hungry
4|excited|{name} was too ____ about the trip to sleep.|bored, exact, calm, drowsy, polite, lazy, sleepy
4|spooky|The old house looked so ____ in the moonlight that nobody dared to go in.|cosy, spotty, cheerful, friendly, speedy, welcoming, homely
4|scruffy|{name} looked so ____ after climbing trees that Mum reached for the comb.|tidy, smart, stuffy, neat, spotless, elegant, graceful
4|filthy|The dog rolled in the mud and came home ____.|spotless, wealthy, clean, faulty, lofty, dry, pure
4|spare|If your pencil breaks, you may use my ____ one.|broken, scarce, blunt, missing, empty, lost, useless
4|packed|The hall was so ____ that some parents had to stand.|empty, parked, quiet, patched, deserted, silent, bare
4|quiet|Be ____ in the library, because other people are reading.|loud, quick, rowdy, quite, noisy, square, talkative
4|loud|The music was so ____ that we covered our ears.|quiet, cloudy, faint, proud, gentle, soft, soothing
4|pale|After the fright, {name}'s face turned as ____ as chalk.|stale, dark, rosy, colourful, vivid, loud, tanned
4|shiny|{name} polished the spoon until it was so ____ that it worked like a mirror.|dull, tiny, rusty, dirty, shady, skinny, rough
4|prickly|Wear gloves to pick up the hedgehog, because it is ____.|smooth, fluffy, soft, silky, pricey, gentle, harmless
4|soggy|The rain came through the tent and made our bread ____.|crisp, foggy, dry, soapy, crunchy, stale, baggy
4|lucky|{name} was ____ to find the lost ring in a whole field of grass.|unlucky, plucky, likely, foolish, lumpy, unfortunate, unhappy
4|unfair|It was ____ that one twin got three sweets and the other got none.|fair, just, unclear, right, equal, unfit, even
4|different|The sisters look so ____ that nobody believes they are twins.|alike, similar, difficult, identical, matching, equal, same
4|impossible|It is ____ to be in two places at once.|possible, easy, simple, impatient, usual, invisible, careful
4|crooked|The picture was ____, so {name} tilted it until it was straight.|level, cooked, upright, perfect, even, wooden, correct
4|loose|The tooth is so ____ that it moves when {name} talks.|tight, lost, firm, fixed, lazy, secure, lonely
4|tight|The lid was so ____ that nobody could open the jar.|loose, light, slack, bright, right, weak, open
4|snatch|It is rude to ____ a toy out of somebody's hand.|scratch, hatch, offer, match, sketch, admire, stitch
4|fetch|“Please ____ my slippers from upstairs,” said Gran.|stretch, lose, sketch, forget, scratch, follow, hatch
4|earn|{name} washes cars to ____ money for a new bicycle.|learn, spend, lose, yearn, waste, owe, warn
4|nibble|A mouse can only ____ a piece of cheese, a tiny bite at a time.|devour, dribble, gobble, scribble, gulp, swallow, nestle
4|leap|To cross the stream you must ____ from one stone to the next.|leak, heap, sink, sleep, melt, lend, reap
4|sprint|{name} had to ____ to catch the bus, which was just about to leave.|stroll, print, crawl, dawdle, squint, linger, splinter
4|stroll|There was no hurry, so they could ____ home along the river.|rush, control, dash, race, scroll, hurry, stare
4|crawl|The baby cannot walk yet but can ____ across the carpet.|scrawl, sprint, gallop, stroll, croak, hike, creak
4|wriggle|Worms ____ when you pick them up, so they are hard to hold.|giggle, whistle, wrinkle, gallop, juggle, snore, bark
4|drag|The sledge was too heavy to lift, so they had to ____ it through the snow.|brag, carry, drain, toss, throw, juggle, swallow
4|toss|{name} likes to ____ a ball into the air and catch it again.|cross, drag, bury, tease, lose, sip, taste
4|chase|The dog likes to ____ the cat round the garden, but never catches it.|cheat, choose, cherish, comb, chew, swallow, knit
4|guide|The woman with the torch will ____ you safely through the dark cave.|hide, glide, mislead, guess, forget, grind, divide
4|explore|With a map and a torch, they set out to ____ the cave.|explode, ignore, export, forget, avoid, implore, borrow
4|grumble|The children began to ____ that their bags were too heavy.|crumble, praise, tumble, cheer, rumble, celebrate, stumble
4|greet|{name} ran to the door to ____ the visitors with a smile.|grate, ignore, grunt, avoid, forget, insult, grow
4|divide|If you ____ twelve sweets equally among four children, each gets three.|decide, add, dive, multiply, unite, collect, deny
4|squeeze|{name} had to ____ the tube hard to get the last of the toothpaste.|sneeze, freeze, squeak, admire, fill, choose, sneak
4|bury|Squirrels ____ nuts in the ground and dig them up in winter.|carry, borrow, hurry, worry, unearth, burn, marry
4|pretend|{name} likes to ____ to be a pirate and sails the sofa round the room.|intend, attend, prevent, refuse, extend, forget, defend
4|cheat|It is wrong to ____ in a test by copying someone's answers.|creep, treat, heat, meet, choose, cheer, bleat
4|solve|{name} worked for an hour to ____ the puzzle and got the right answer.|serve, forget, shave, dissolve, scold, starve, slice
4|choose|There were so many cakes that {name} could not ____ just one.|lose, chase, cheat, close, follow, plant, cheer
4|frown|The bad news made Gran ____ and shake her head.|smile, drown, crown, cheer, grin, laugh, fry
4|giggle|The joke was so silly that the whole class began to ____.|wriggle, weep, sob, gargle, frown, juggle, sulk
4|melt|Put the ice cream away quickly or it will ____ in the sun.|freeze, meet, bloom, harden, sink, mend, rise
4|crew|The captain told the ____ to raise the sails.|clue, queue, cargo, view, anchor, deck, screw
4|lighthouse|Ships at sea looked out for the beam of the ____ on the rocks.|greenhouse, windmill, cottage, farmhouse, warehouse, lightning, kennel
4|pebble|{name} picked up a smooth, round ____ and dropped it into a pocket.|puddle, bubble, people, boulder, wave, cliff, table
4|diary|{name} writes in a ____ every evening about what happened that day.|dairy, daisy, recipe, battery, lottery, stable, receipt
4|feast|After the harvest the village sat down to a ____ of roast meat, pies and puddings.|beast, frost, famine, forest, fist, fast, tale
4|danger|The red flag on the beach warns swimmers of ____.|safety, ranger, angel, stranger, manager, fun, pleasure
4|nonsense|“The moon is made of cheese? What ____!” laughed Gran.|wisdom, sense, science, licence, truth, conscience, silence
4|advice|The doctor gave {name} good ____ about eating well and sleeping more.|device, adverb, notice, price, juice, office, vice
4|courage|It took great ____ to climb the tower in the storm.|cowardice, cottage, carriage, cabbage, fear, porridge, laziness
4|fury|The king roared with ____ and broke his crown in two.|jury, calm, fairy, patience, ferry, fur, boredom
4|punishment|As a ____ for being rude, {name} had to stay in at break.|reward, pavement, treat, prize, ornament, present, treatment
4|rarely|{name} ____ eats sweets: perhaps once or twice a year.|often, really, always, nearly, frequently, usually, regularly
4|secretly|They planned the party ____, so that Mum would know nothing about it.|openly, scarcely, publicly, loudly, noisily, secondly, clearly
4|patiently|Please wait ____, without pushing or complaining.|rudely, plainly, impatiently, noisily, angrily, roughly, painfully
4|luckily|{name} fell off the swing but ____ was not hurt.|sadly, unluckily, likely, quickly, unfortunately, rudely, lightly
5|optimistic|Even after losing six games, {name} was ____ that the team would win the next.|pessimistic, doubtful, artistic, hopeless, gloomy, athletic, scientific
5|grateful|{name} was so ____ for the help that a thank-you card came the next day.|ungrateful, graceful, gradual, careless, thankless, angry, great
5|jovial|The ____ old man laughed, told jokes and slapped everybody on the back.|gloomy, trivial, morose, solemn, miserable, shy, vital
5|petrified|{name} was so ____ of spiders that even a picture of one brought a scream.|fond, proud, careless, qualified, purified, unafraid, pacified
5|aggressive|The swan was so ____ that it hissed and flew at anyone near its nest.|gentle, impressive, timid, friendly, peaceful, progressive, shy
5|composed|Everyone else panicked, but {name} stayed ____ and rang for help.|flustered, exposed, agitated, frantic, compressed, hysterical, confused
5|confident|After weeks of practice, {name} felt ____ enough to enter the contest.|timid, convenient, hopeless, nervous, unsure, ashamed, shy
5|embarrassed|{name} turned red and felt ____ when Mum kissed everyone goodbye at the gate.|proud, embraced, bored, confident, empty, eager, sleepy
5|fearless|The ____ firefighter walked straight into the smoke to rescue the child.|timid, cowardly, fearful, tearful, flawless, hesitant, endless
5|menacing|The dog gave such a ____ growl that the burglar ran away.|friendly, comforting, playful, gentle, managing, feeble, welcoming
5|affectionate|The ____ kitten rubbed against everyone's legs and purred.|fierce, fortunate, hostile, affluent, spiteful, savage, effective
5|bossy|{name} is so ____ that nobody else gets to decide what to play.|glossy, meek, mossy, modest, shy, timid, obedient
5|harsh|It seemed ____ to cancel all the play times because of one small mistake.|gentle, lenient, hasty, kind, harmless, merciful, fair
5|solitary|Unlike lions, tigers are ____ animals: each lives and hunts alone.|sociable, friendly, military, gregarious, salty, crowded, talkative
5|tactful|{name} was ____ and did not mention the burnt cake.|tactless, rude, talented, thankful, blunt, careless, cruel
5|unruly|The class was so ____ that the new teacher could not make herself heard.|obedient, unlucky, orderly, well-behaved, quiet, silent, docile
5|responsible|You are old enough to be ____ for feeding the rabbit every day.|irresponsible, reasonable, respectable, careless, useless, possible, childish
5|modest|{name} was ____ about winning and said that the others had helped.|boastful, modern, arrogant, conceited, moist, smug, vain
5|ashamed|{name} felt ____ of telling a lie and said sorry.|proud, asleep, glad, amazed, pleased, ahead, fond
5|cunning|The ____ fox pretended to be asleep until the hens came close.|stunning, honest, running, foolish, careless, coming, simple
5|reliable|Our old car is so ____ that it has never once broken down.|unreliable, valuable, faulty, flimsy, enjoyable, unsafe, liable
5|artificial|The flowers look real, but they are ____ and never need water.|natural, official, genuine, fragrant, beneficial, wild, authentic
5|suspicious|The police officer grew ____ when the man could not say whose car it was.|trusting, delicious, spacious, cheerful, precious, grateful, careless
5|imaginative|{name}'s story was so ____ that it had a castle made of clouds and a king made of rain.|dull, imaginary, ordinary, boring, unimaginative, talkative, true
5|inquisitive|The ____ kitten looked into every box and under every chair.|uninterested, inclusive, lazy, expensive, sleepy, bored, attractive
5|resourceful|It was ____ of the campers to make a fishing rod from a stick and some string.|helpless, restful, unimaginative, resentful, clueless, forgetful, useless
5|energetic|{name} is so ____ that football, swimming and dancing all fit into one day.|lethargic, lazy, apologetic, sluggish, magnetic, weary, listless
5|ambitious|{name} is ____ and wants to be the youngest judge in the country.|ambiguous, lazy, unambitious, suspicious, idle, delicious, apathetic
5|persistent|The fly was so ____ that it came back every time we chased it away.|pleasant, absent, timid, resident, distant, fleeting, reluctant
5|independent|{name} is very ____ and likes to do everything without help.|dependent, helpless, reliant, indebted, needy, clinging, ancient
5|skilful|The ____ juggler kept seven plates in the air without dropping one.|clumsy, helpless, unskilled, careless, awkward, unlucky, sluggish
5|observant|Only one ____ child noticed that the clock had stopped.|unobservant, obedient, careless, absent, ignorant, obscure, oblivious
5|rash|It was ____ to jump into the river without knowing how deep it was.|wise, fresh, sensible, cautious, prudent, crash, safe
5|fussy|The cat is so ____ that it eats only one kind of fish.|greedy, foggy, fuzzy, hungry, funny, undemanding, dusty
5|youthful|Although she is eighty, Gran is so ____ that she goes skating every week.|elderly, truthful, aged, frail, ancient, useful, weary
5|microscopic|The creatures were ____: you could not see them without a powerful lens.|gigantic, enormous, scientific, visible, huge, colossal, periscopic
5|spacious|The tent is so ____ that twelve people can sleep in it.|cramped, precious, narrow, gracious, crowded, compact, spicy
5|cramped|Six of us shared the tiny, ____ cabin and could hardly turn round.|spacious, stamped, roomy, vast, immense, airy, lofty
5|vertical|The climbers faced a ____ wall of rock that went straight up.|horizontal, critical, level, flat, sloping, musical, vocal
5|sufficient|Six sandwiches are ____ for three people if nobody wants more than two.|insufficient, efficient, scarce, suffering, lacking, superficial, ancient
5|countless|There are ____ stars in the sky: nobody has ever numbered them all.|few, counted, priceless, careless, seven, several, limited
5|remote|The farm is so ____ that the nearest shop is forty miles away.|nearby, devoted, central, remade, crowded, promoted, close
5|deserted|At midnight the beach was ____, with nobody in sight.|crowded, desired, packed, busy, dessert, noisy, bustling
5|fertile|The soil is so ____ that everything they plant grows well.|barren, hostile, infertile, fragile, poor, futile, stony
5|optional|The swimming trip is ____, so you may stay at school if you prefer.|compulsory, national, necessary, emotional, essential, required, traditional
5|urgent|The message was ____, so {name} ran all the way to deliver it.|unimportant, ancient, trivial, absent, urban, needless, boring
5|immediate|The pain was gone at once: the effect of the cure was ____.|delayed, intimate, slow, gradual, immature, imaginary, belated
5|constant|The ____ drip of the tap went on all night without a stop.|occasional, brief, instant, rare, passing, content, momentary
5|overdue|The library book is two weeks ____, so there is a fine to pay.|early, overhead, ahead, overgrown, punctual, overjoyed, beforehand
5|remarkable|It is ____ that a girl of nine can speak seven languages.|ordinary, washable, normal, unremarkable, reasonable, usual, common
5|imaginary|The dragon in {name}'s cupboard is ____: nobody else can see it.|actual, imaginative, real, stationary, visible, genuine, military
5|dainty|The doll's cups were so ____ that {name} was afraid to touch them.|sturdy, daily, clumsy, dusty, bulky, robust, unbreakable
5|faulty|The torch was ____, so they took it back to the shop.|faultless, frosty, perfect, salty, flawless, forty, useful
5|illegal|It is ____ to drive a car without passing a test.|legal, ideal, lawful, unequal, permitted, regal, allowed
5|accurate|A good archer must be ____ to hit such a small target.|inaccurate, acute, careless, delicate, considerate, inexact, wild
5|frail|After a long illness Grandad was too ____ to climb the stairs.|robust, frank, sturdy, vocal, strong, healthy, fresh
5|dazzling|The sunlight on the snow was so ____ that we needed dark glasses.|dim, drizzling, faint, puzzling, gloomy, weak, dull
5|murky|The pond was so ____ that we could not see the bottom.|clear, transparent, marked, clean, sparkling, merry, shallow
5|challenging|The last question was so ____ that only one child could answer it.|easy, changing, simple, chattering, effortless, charging, straightforward
5|wasteful|It is ____ to leave the lights on in an empty room.|thrifty, tasteful, economical, grateful, frugal, careful, faithful
5|fortunate|We were ____ that the rain stopped just before the match began.|unfortunate, unlucky, desperate, affectionate, forlorn, fearful, fashionable
5|edible|Only pick berries that you know are ____, because some are poisonous.|inedible, audible, poisonous, legible, harmful, deadly, credible
5|memorable|The day was so ____ that {name} still talks about it years later.|forgettable, miserly, ordinary, movable, dull, unremarkable, measurable
5|interrupt|Please do not ____ while somebody else is speaking.|erupt, invent, inherit, intend, include, swerve, evaporate
5|include|The price does not ____ breakfast, so you must pay extra for it.|exclude, increase, omit, intrude, forbid, inspect, conclude
5|recover|{name} had the flu and needed a week to ____.|discover, worsen, remove, reuse, sicken, uncover, weaken
5|stagger|The weight of the box made {name} ____ from side to side.|swagger, suggest, stutter, stroll, sprint, glide, saunter
5|pounce|The cat crouched in the grass, ready to ____ on the mouse.|bounce, pound, retreat, pronounce, announce, doze, pour
5|hurl|{name} had to ____ the stone with all possible force to get it over the wall.|curl, catch, hurt, collect, hug, hull, hush
5|attract|Bright flowers ____ bees, which come to drink the nectar.|repel, attack, frighten, contract, subtract, scare, avoid
5|avoid|We took the back road to ____ the traffic in town.|afford, meet, join, annoy, face, advise, admire
5|banish|The king decided to ____ the traitor, who could never come home again.|vanish, welcome, polish, invite, publish, reward, varnish
5|plead|The prisoner began to ____ with the queen to let him go free.|bleed, please, gloat, boast, lead, refuse, plant
5|demand|“I ____ to see the manager at once!” shouted the angry customer.|depend, forbid, command, remind, prevent, whisper, respond
5|convince|The lawyer had to ____ the jury that her story was true.|convict, confuse, condense, prevent, consist, forbid, conquer
5|confess|At last {name} had to ____ that the football had gone through the window by mistake.|compress, impress, boast, refuse, contest, compose, compete
5|recite|{name} can ____ the whole poem without looking at the book.|receive, excite, resist, invite, regret, decide, resign
5|tempt|The smell of fresh bread tried to ____ us into the shop.|attempt, frighten, repel, temper, attend, forbid, tremble
5|resist|The cake looked so good that {name} could not ____ taking a slice.|insist, assist, consist, enjoy, persist, exist, imitate
5|soothe|The nurse put cream on the burn to ____ the pain.|smooth, increase, scoop, worsen, provoke, boil, shoot
5|crumple|{name} was so cross that the only thing to do was ____ the letter into a ball.|crumble, smooth, flatten, iron, preserve, grumble, unfold
5|collapse|The weight of the snow made the old shed ____.|relapse, stand, elapse, rise, clap, improve, stay
5|restore|It took the builders a year to ____ the ruined castle to its former glory.|ignore, explore, destroy, demolish, store, resent, abandon
5|investigate|The detective came to ____ the robbery and look for clues.|navigate, commit, ignore, irrigate, invite, celebrate, forget
5|intend|I ____ to finish my model today, so please do not disturb me.|attend, refuse, intent, pretend, regret, extend, invent
5|inspire|Her brave deeds will ____ others to be brave as well.|expire, discourage, perspire, prevent, bore, inquire, deter
5|ignite|The damp wood would not ____, so they could not light the fire.|invite, extinguish, unite, dampen, excite, freeze, melt
5|opponent|{name} shook hands with the ____ across the chessboard before the match began.|component, ornament, argument, appointment, opposite, audience, instrument
5|inhabitant|There was only one ____ on the island: an old sailor who lived in a hut.|ingredient, inheritance, shipwreck, instrument, habit, island, habitat
5|pedestrian|Anybody who walks along a street instead of driving is a ____.|librarian, motorist, cyclist, comedian, driver, passenger, civilian
5|captive|The knight was held as a ____ in the tower until the ransom was paid.|captor, captain, ruler, guard, caption, native, champion
5|miser|The old ____ counted his gold every night and would not spend a penny.|pauper, beggar, mixer, spendthrift, donor, visor, giver
5|chaos|When the sheep got into the supermarket, there was complete ____.|order, chorus, peace, calm, silence, chores, harmony
5|mystery|Nobody ever found out who built the circle: it is still a ____.|misery, fact, ministry, certainty, mastery, solution, result
5|evidence|The muddy footprints were ____ that somebody had been in the kitchen.|audience, ignorance, residence, providence, nonsense, evening, violence
5|solution|After hours of thinking, {name} found a clever ____ to the problem.|pollution, cause, revolution, question, lotion, station, difficulty
5|advantage|Being tall is a great ____ in basketball.|obstacle, disadvantage, advertisement, handicap, drawback, adverb, avalanche
5|consequence|The flood was a ____ of three weeks of heavy rain.|sequence, cause, conference, reason, coincidence, conscience, confidence
5|souvenir|{name} brought back a tiny brass bell as a ____ of the holiday.|suburb, saucer, servant, savoury, soldier, sulphur, sieve
5|horizon|The ship sailed away until it vanished over the ____.|prison, poison, hurricane, corridor, bottom, anchor, season
5|nightmare|{name} woke up shaking after a ____ about giant spiders.|nightgown, daydream, lullaby, nickname, midnight, mare, nightingale
5|curiosity|{name}'s ____ was so great that every drawer had to be opened.|boredom, university, cruelty, courtesy, laziness, currency, velocity
5|gratitude|They sent flowers to the nurses to show their ____.|altitude, ingratitude, latitude, resentment, gravity, magnitude, anger
5|variety|The shop sells a great ____ of cheeses: more than two hundred kinds.|anxiety, scarcity, society, vanity, shortage, loyalty, dairy
5|frequently|The trains run ____: there is one every five minutes.|rarely, fluently, seldom, frankly, occasionally, recently, yearly
5|promptly|The show begins ____ at six, so do not be late.|properly, partly, proudly, eventually, hardly, plainly, privately
6|despondent|After losing every game of the season, the team felt ____ and wanted to give up.|jubilant, dependent, hopeful, respondent, elated, optimistic, abundant
6|euphoric|The fans were ____ when their team scored the winning goal in the last second.|despondent, historic, dejected, heroic, miserable, eerie, glum
6|remorseful|{name} felt ____ about breaking the cup and saved up to buy another.|unrepentant, resourceful, proud, remote, cheerful, delighted, remarkable
6|incredulous|“You met a talking horse? I don't believe it!” said {name}, looking ____.|credulous, convinced, trusting, certain, increasing, industrious, believing
6|vindictive|It was ____ to let down the tyres of the girl who had beaten him.|forgiving, victorious, merciful, attractive, kindly, vindicated, generous
6|nonchalant|{name} tried to look ____, as if winning the prize meant nothing.|excited, constant, anxious, concerned, jubilant, gallant, thrilled
6|docile|The bull was so ____ that a small child could lead it.|fierce, hostile, wild, fragile, aggressive, mobile, unruly
6|hesitant|{name} was ____ to cross the shaky bridge and stopped after every step.|eager, resident, keen, confident, heroic, decisive, instant
6|distraught|The mother was ____ until her lost child was found safe.|delighted, distant, calm, distributed, content, relaxed, distinct
6|timorous|The ____ mouse dared not come out of its hole.|bold, numerous, fearless, intrepid, glorious, daring, timely
6|ominous|The ____ black clouds told us that a storm was near.|promising, anonymous, bright, fluffy, cheerful, luminous, unanimous
6|formidable|The champion was a ____ opponent whom nobody had ever beaten.|feeble, affordable, weak, comfortable, timid, fashionable, helpless
6|callous|It was ____ to laugh at the boy who had hurt his knee.|compassionate, jealous, kind, marvellous, sympathetic, tender, careful
6|altruistic|It was ____ of her to give away most of her wages to help the poor.|selfish, artistic, greedy, miserly, realistic, mean, pessimistic
6|malicious|Somebody spread a ____ story about {name} in order to hurt.|delicious, kindly, nutritious, flattering, precious, helpful, harmless
6|hospitable|Our hosts were so ____ that we had tea, supper and the best beds.|inhospitable, hostile, habitual, unfriendly, horrible, mean, aloof
6|gregarious|{name} is so ____ that a day without friends seems lost.|solitary, shy, precarious, hilarious, reserved, aloof, withdrawn
6|reticent|{name} was ____ about the prize and would not say how it had been won.|talkative, recent, chatty, forthcoming, boastful, resident, frank
6|impertinent|The ____ boy told the queen that her hat was silly.|respectful, important, polite, pertinent, courteous, permanent, obedient
6|discreet|You can trust {name} with a secret, because {name} is very ____.|indiscreet, distinct, talkative, tactless, careless, gossipy, disastrous
6|boisterous|The puppies were so ____ that they knocked over the lamp and two chairs.|subdued, quiet, sleepy, docile, moist, calm, gentle
6|condescending|He spoke to us in a ____ way, as if we were babies.|respectful, dignified, humble, corresponding, tender, condensed, modest
6|complacent|The champion grew ____, stopped training and lost the next race.|diligent, complete, anxious, adjacent, eager, complicated, hardworking
6|candid|To be ____, I did not like the play at all.|deceitful, candied, dishonest, timid, splendid, secretive, evasive
6|devious|It was ____ of the thief to dress up as a police officer.|honest, previous, obvious, sincere, straightforward, truthful, serious
6|steadfast|Through all their troubles {name} remained a ____ friend.|fickle, breakfast, disloyal, treacherous, traitorous, breathless, false
6|fickle|The weather is so ____ that it changes ten times a day.|constant, simple, steady, humble, settled, reliable, freckled
6|sceptical|{name} was ____ when the man claimed to have seen a dragon.|convinced, theatrical, certain, electrical, trusting, septic, gullible
6|unanimous|The vote was ____: every single child chose the zoo.|divided, anonymous, split, undecided, uncertain, unknown, magnanimous
6|hypothetical|The question was only ____: nobody really had a million pounds to spend.|real, historical, actual, hypnotic, factual, hygienic, practical
6|erratic|The bus service is so ____ that you never know when one will come.|regular, dramatic, reliable, punctual, steady, elastic, frequent
6|perceptive|It was ____ of {name} to see that the smiling girl was sad inside.|foolish, deceptive, unobservant, respective, oblivious, protective, ignorant
6|naive|It was ____ to believe a stranger's promise of free gold.|shrewd, native, wise, naval, astute, active, worldly
6|coherent|{name} was so upset that the story was hardly ____.|incoherent, adherent, muddled, inherent, recent, confused, coastal
6|eloquent|Her ____ speech moved the whole hall to tears.|inarticulate, mumbled, frequent, clumsy, delinquent, tongue-tied, silent
6|conscientious|A ____ pupil checks every answer before handing in the work.|careless, conscious, lazy, slapdash, negligent, contentious, idle
6|negligent|It was ____ of the owner to forget to feed the dog for two days.|careful, intelligent, devoted, diligent, elegant, attentive, conscientious
6|indifferent|{name} was ____ to football and did not care who won.|devoted, different, attached, passionate, addicted, difficult, committed
6|obstinate|The ____ mule would not move, however hard they pulled.|obedient, obsolete, willing, fortunate, amenable, docile, accurate
6|versatile|{name} is so ____ that any place in the team will do: attack, defence or goal.|volatile, hostile, limited, fertile, vertical, clumsy, fragile
6|proficient|Thanks to ten years of lessons, {name} is ____ on the piano.|incompetent, sufficient, hopeless, deficient, inept, patient, profitable
6|wary|After being stung once, {name} was ____ of wasps.|weary, fond, hairy, careless, unaware, wiry, oblivious
6|engrossed|{name} was so ____ in the book that the bell went unheard.|bored, engraved, enraged, uninterested, gross, distracted, embossed
6|cumbersome|The wardrobe was so ____ that four people struggled to carry it.|handy, handsome, light, portable, lonesome, compact, quarrelsome
6|sparse|Trees are ____ on the windy moor: you may walk a mile and see only one.|dense, spare, plentiful, sparkling, abundant, common, coarse
6|negligible|The scratch was so ____ that nobody noticed it.|considerable, eligible, deep, legible, huge, noticeable, negative
6|derelict|The ____ mill had no roof, and birds nested on the floor.|brand-new, direct, delicate, thriving, strict, perfect, cosy
6|compulsory|It is ____ to wear a seat belt: you must do so by law.|optional, compatible, voluntary, complementary, illegal, unnecessary, sensory
6|transient|The rainbow was ____: in a minute it had gone.|permanent, transparent, lasting, ancient, eternal, patient, everlasting
6|spontaneous|Nobody had planned it: the clapping was quite ____.|planned, simultaneous, rehearsed, courteous, forced, scheduled, instrumental
6|imminent|The first drops were falling, and a storm was ____.|eminent, distant, over, prominent, unlikely, immigrant, past
6|anonymous|The letter was ____, so they could not tell who had sent it.|signed, unanimous, named, enormous, famous, autographed, synonymous
6|mundane|After the palace, our own kitchen seemed rather ____.|extraordinary, humane, splendid, magnificent, spectacular, musical, luxurious
6|haphazard|The books were put back in such a ____ way that nobody could find anything.|methodical, handsome, tidy, happy, systematic, logical, careful
6|resilient|Grass is so ____ that it grows back however often you cut it.|fragile, resident, weak, reluctant, delicate, silent, frail
6|viscous|Honey is so ____ that it runs slowly off the spoon.|runny, vicious, thin, various, watery, visible, liquid
6|legible|Please write neatly, so that your work is ____.|illegible, edible, unreadable, eligible, smudged, illegal, flexible
6|concise|Your answer must be ____: no more than ten words.|lengthy, concealed, wordy, precious, rambling, long-winded, concrete
6|strenuous|The climb was so ____ that we had to rest every few minutes.|effortless, strange, easy, gentle, stretchy, restful, relaxing
6|precarious|The ladder stood in a ____ position and could slip at any moment.|secure, precious, safe, various, stable, firm, gregarious
6|affluent|The ____ family owned three houses and a yacht.|fluent, penniless, destitute, needy, poor, bankrupt, frequent
6|lucrative|The business was so ____ that they were rich within a year.|unprofitable, attractive, worthless, ludicrous, failing, secretive, bankrupt
6|repetitive|The work was so ____ that they did the same thing a thousand times a day.|varied, competitive, exciting, repellent, unusual, reflective, interesting
6|precede|In the alphabet, M and N ____ P.|follow, recede, succeed, concede, trail, pretend, proceed
6|persevere|It is hard at first, but if you ____, you will learn to skate.|preserve, despair, surrender, perceive, quit, reverse, pause
6|reimburse|If you buy the tickets, I will ____ you later for what you spent.|immerse, charge, rob, remember, reinforce, bill, rehearse
6|confiscate|The teacher had to ____ the phone, and its owner got it back only after school.|communicate, donate, congratulate, compensate, celebrate, contemplate, fascinate
6|salvage|Divers tried to ____ the gold from the wreck.|savage, salute, lose, sink, salivate, ravage, forsake
6|eradicate|Doctors hope to ____ the disease, so that nobody ever catches it again.|spread, educate, encourage, radiate, ridicule, celebrate, welcome
6|evade|The fox ran through the stream to ____ the hounds.|invade, meet, invite, face, confront, wade, feed
6|disperse|When the show was over, the crowd began to ____.|gather, displease, assemble, dispose, collect, disguise, congregate
6|trespass|The sign said PRIVATE, so it was wrong to ____ in the wood.|surpass, transport, knock, tremble, apologise, encompass, press
6|implore|“I ____ you to spare my life!” cried the prisoner on his knees.|explore, forbid, import, ignore, deplore, applaud, improve
6|denounce|The plan is wicked and cruel, and I ____ it in the strongest words!|praise, support, pronounce, approve, applaud, bounce, admire
6|negotiate|The two sides met to ____ a deal that would please both.|navigate, refuse, neglect, associate, destroy, negate, ignore
6|ridicule|It is cruel to ____ people for the way they speak.|rescue, praise, reward, admire, respect, redial, applaud
6|cherish|I will ____ this ring, which was my grandmother's, for the rest of my life.|perish, neglect, discard, abandon, chastise, despise, charge
6|veto|The head teacher has the power to ____ a plan, and then it may not go ahead.|vote, approve, allow, welcome, veil, encourage, permit
6|thwart|The police managed to ____ the robbery before it could happen.|assist, thaw, commit, thirst, aid, threaten, plan
6|alleviate|The medicine helped to ____ the pain.|aggravate, elevate, increase, deviate, worsen, evaluate, alienate
6|aggravate|Do not scratch: that will only ____ the itch and make your skin sore.|soothe, alleviate, relieve, navigate, irrigate, cure, ease
6|erode|Year after year the waves ____ the soft cliff, so that it moves back.|explode, strengthen, enlarge, build, arrive, protect, encode
6|dwindle|In the long drought the lake began to ____ to a pond.|swindle, grow, kindle, swell, spindle, flood, overflow
6|rectify|I am sorry about my mistake and will ____ it at once so that all is right again.|terrify, repeat, reject, ratify, ignore, worsen, multiply
6|deduce|From the wet umbrella {name} could ____ that it was raining outside.|reduce, introduce, doubt, produce, deny, forbid, seclude
6|surpass|{name} hopes to ____ the school record by jumping over four metres.|trespass, miss, surprise, lower, compass, suppose, equalise
6|excel|Children who practise every day and love it usually ____ at music.|expel, fail, except, despair, repel, struggle, excuse
6|extinguish|It took fire crews all night to ____ the blaze.|distinguish, ignite, light, establish, kindle, languish, feed
6|tyrant|The cruel ____ threw anyone who disagreed with him into prison.|truant, tenant, servant, hermit, typist, saviour, infant
6|fugitive|The ____ hid in barns by day and travelled by night to escape the police.|fixture, constable, detective, furniture, hostage, guard, captive
6|amateur|She is not paid for her paintings: she is only a keen ____.|professional, armature, employee, chauffeur, merchant, salary, specialist
6|dilemma|{name} was in a ____: go to the party, or keep the promise to Gran?|diploma, hurry, llama, solution, lemon, certainty, diagram
6|incentive|The prize was a strong ____ to work harder.|deterrent, incident, hindrance, inventor, invention, obstacle, excuse
6|flaw|There is a ____ in this glass: look at the tiny crack.|floor, claw, perfection, flow, strength, law, beauty
6|debris|After the storm, ____ from the broken fence lay all over the road.|degrees, diaries, breeze, derby, berries, debts, daybreak
6|luxury|A warm bath was a ____ after a week in a tent.|necessity, laundry, burden, luggage, misery, punishment, library
6|remnant|Only one ____ of the cloth was left, too small for a shirt.|regiment, tenant, merchant, mile, tyrant, remedy, mountain
6|prejudice|A judge must decide fairly and show no ____ against anyone.|fairness, precipice, justice, preface, kindness, respect, privilege
6|compassion|She felt ____ for the hungry child and gave him her lunch.|cruelty, compass, indifference, company, hatred, compression, envy
6|contempt|He looked at the cheat with ____ and turned his back.|respect, contact, admiration, attempt, contest, affection, pride
6|meticulously|{name} checked every figure ____ and did not miss a single one.|carelessly, ridiculously, hastily, musically, sloppily, miraculously, roughly
6|inevitably|If you never water a plant, it will ____ die.|invisibly, luckily, hardly, never, accidentally, invitingly, rarely
6|nevertheless|It was raining hard; ____, they went for a swim in the sea.|therefore, furthermore, consequently, otherwise, nervously, likewise, unless
6|subsequently|She trained as a nurse and ____ became a doctor.|previously, frequently, formerly, already, scarcely, earlier, seldom
`

/** More words that do not fit the sentences of the first edition. */
export const moreWrongWords = `
selfish: polite, helpful; polite: careless, noisy; steep: flat, level; damp: dry, dusty; lonely: crowded, cheerful; ancient: youthful, new;
narrow: wide, spacious; silent: loud, crowded; careless: accurate, faultless; borrow: return, follow; whisper: scream, argue; wander: race, gallop;
scatter: swallow, devour; repair: destroy, break; journey: station, hobby; dawn: night, evening; summit: bottom, beach; enemy: partner, guest;
often: almost, barely; gently: rudely, carelessly; impatient: calm, content; fragile: strong, unbreakable; reluctant: happy, willing; transparent: muddy, dirty;
exhausted: energetic, rested; scarce: common, cheap; vacant: noisy, missing; annual: fortnightly, rare; temporary: eternal, final; boastful: timid, quiet;
anxious: calm, sleepy; obedient: lazy, wild; arid: wet, rainy; brief: gradual, slow; conceal: expose, spend; purchase: lend, mend; abandon: enter, repair;
hover: fall, crash; predict: invent, delay; postpone: begin, win; persuade: convert, dissuade; decrease: double, expand; demolish: repair, decorate;
glisten: fade, sink; companion: stranger, visitor; ancestor: descendant, grandson; drought: hurricane, frost; orchard: kitchen, library; cargo: crowd, crew;
fortnight: year, month; reptile: mollusc, spider; seldom: daily, nightly; deliberately: unintentionally, barely; eventually: rarely, seldom;
inevitable: preventable, uncertain; gullible: clever, cautious; meticulous: impatient, clumsy; frugal: generous, greedy; lethargic: restless, cheerful;
abundant: rare, missing; ambiguous: obvious, certain; impartial: one-sided, selfish; obsolete: popular, essential; audible: legible, loud;
vigilant: careless, lazy; perilous: comfortable, easy; prohibit: invite, advertise; accelerate: stop, wait; exaggerate: minimise, whisper; squander: keep, earn;
console: tease, frighten; hinder: quicken, serve; evaporate: thicken, burn; retain: lose, sell; novice: master, genius; obstacle: invitation, incentive;
replica: palace, request; truce: fight, victory; surplus: famine, deficit; simultaneously: apart, alone; approximately: expertly, perfectly; stealthily: openly, rudely
`
