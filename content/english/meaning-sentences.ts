/**
 * Word | sentence with a gap | words that do not fit it. The context allows only the right word. The others are of the
 * same class and tempt by sound, by topic or as opposites.
 */
export const meaningSentences = `
4|selfish|{name} was so ____ that nobody else was given even one sweet.|generous, kindly, fragile, sensible, thoughtful
4|polite|It is ____ to say “please” when you ask for something.|rude, pale, silent, modern, steep
4|steep|The hill was so ____ that {name} had to push the bicycle up it.|gentle, cheap, shallow, polite, similar
4|damp|The towel was not dry yet: it still felt ____.|crisp, sharp, lonely, steep, hollow
4|lonely|With nobody to play with, {name} felt ____.|lively, lovely, wealthy, shabby, popular
4|ancient|The ____ castle was built nearly a thousand years ago.|modern, recent, anxious, yearly, daily
4|narrow|The lane was so ____ that only one car could get through at a time.|broad, arrow, noisy, silent, gradual
4|silent|Nobody made a sound, so the whole hall was ____.|noisy, similar, sticky, rowdy, gigantic
4|careless|{name} made a ____ mistake by not checking the answer.|careful, cautious, shallow, homeless, precise
4|borrow|{name} asked to ____ a pencil and gave it back after the lesson.|lend, burrow, sell, invent, ignore
4|whisper|Please ____, because the baby is asleep.|shout, whistle, yell, wander, whisk
4|wander|With an hour to spare, they began to ____ through the town with no plan.|hurry, wonder, whisper, borrow, inspect
4|scatter|To feed the hens, {name} had to ____ the seeds all over the ground.|gather, shatter, collect, scold, flatter
4|repair|The mechanic said that he could ____ the broken engine in a day.|damage, prepare, repeat, admire, wreck
4|journey|The ____ by train from London to Edinburgh takes over four hours.|journal, summit, jewel, stranger, dawn
4|dawn|They got up at ____ to watch the sun rise.|dusk, noon, lawn, midnight, sunset
4|summit|After a hard climb they stood on the ____ of the mountain and looked down.|submit, valley, shore, base, dawn
4|enemy|The knight would not trust his ____, who had attacked the castle twice.|energy, friend, ally, cousin, cottage
4|often|{name} swims every Monday, Wednesday and Friday, so {name} swims ____.|seldom, rarely, never, hardly, apart
4|gently|The vet held the tiny bird ____ so as not to hurt it.|roughly, loudly, harshly, grandly, fiercely
4|impatient|{name} hates to wait and becomes ____ in a long queue.|patient, important, polite, imperfect, cheerful
5|fragile|Wrap the glass in paper, because it is very ____.|sturdy, agile, robust, frequent, frantic
5|reluctant|{name} was ____ to get out of the warm bed on a cold morning.|eager, relevant, keen, delighted, resident
5|transparent|You can see the goldfish because the bowl is ____.|opaque, transported, cloudy, permanent, solid
5|exhausted|After running ten miles, {name} was too ____ to take another step.|refreshed, excited, exotic, lively, expanded
5|scarce|In the dry summer water became so ____ that people had to share it out.|plentiful, scary, ample, frequent, scarlet
5|vacant|There was one ____ seat on the bus, so {name} sat down.|occupied, vivid, crowded, vague, full
5|annual|The ____ fair takes place each July, once every year.|daily, weekly, manual, monthly, hourly
5|temporary|The tent was only a ____ home until the new house was ready.|permanent, tempting, lasting, lifelong, constant
5|boastful|“I am the best at everything!” said the ____ boy.|humble, modest, bashful, shy, silent
5|anxious|{name} felt ____ about the test and could not sleep.|ancient, carefree, confident, relaxed, anonymous
5|obedient|The ____ dog came as soon as it was called.|disobedient, obvious, stubborn, naughty, defiant
5|arid|Hardly any plants grow in the ____ desert, where it almost never rains.|flooded, avid, damp, lush, soggy
5|brief|The talk was ____: it was over in less than a minute.|lengthy, endless, brave, eternal, bright
5|conceal|The pirate dug a hole to ____ the treasure from thieves.|reveal, cancel, display, appeal, exhibit
5|purchase|{name} saved up all year to ____ a new bicycle at the shop.|pursue, sell, perch, borrow, refuse
5|abandon|The crew had to ____ the sinking ship and climb into the lifeboats.|board, abolish, repaint, admire, launch
5|hover|A helicopter can ____ in one place in the air.|plunge, hoover, sink, land, topple
5|predict|Nobody can ____ exactly what the weather will do next year.|forget, perfect, protect, remember, regret
5|postpone|Because of the storm, they had to ____ the match until the next week.|commence, propose, play, enjoy, finish
5|persuade|{name} tried hard to ____ Dad to buy a puppy, and in the end he agreed.|prevent, pursue, forbid, persist, obey
5|decrease|If fewer people buy the comic, its sales will ____.|increase, grow, decorate, rise, declare
5|demolish|They will ____ the unsafe old tower and build flats in its place.|construct, polish, erect, admire, establish
5|glisten|The wet pebbles began to ____ in the sunshine.|listen, freeze, darken, glide, dim
5|companion|The old dog was her faithful ____ on every walk.|opponent, company, rival, compass, enemy
5|ancestor|{name} found out that an ____ had been a sailor three hundred years ago.|infant, heir, accent, offspring, uncle
5|drought|After three months without rain, the ____ had turned the fields brown.|flood, draught, blizzard, downpour, shower
5|orchard|The farmer picks apples in his ____ each autumn.|orchestra, cellar, harbour, glacier, attic
5|cargo|The ship carried a ____ of bananas and coffee across the ocean.|captain, cartoon, harbour, corridor, voyage
5|fortnight|They were away for a ____: two whole weeks.|decade, fortress, century, minute, weekend
5|reptile|A snake is a ____ with dry, scaly skin.|mammal, fish, missile, bird, textile
5|seldom|It ____ rains in the desert, perhaps once in a year.|often, always, suddenly, frequently, constantly
5|deliberately|It was no accident: {name} dropped the plate ____.|accidentally, distantly, unknowingly, mistakenly, unluckily
5|eventually|It took many tries, but ____ the old car started.|never, evenly, previously, formerly, equally
6|inevitable|With no brakes on the sledge, a crash was ____.|avoidable, inedible, unlikely, invisible, impossible
6|gullible|{name} is so ____ that people can trick {name} with any silly story.|shrewd, suspicious, audible, wary, edible
6|meticulous|The ____ painter took a week over each tiny petal.|careless, ridiculous, sloppy, hasty, slapdash
6|frugal|Being ____, Gran never wasted a penny.|extravagant, fragile, wasteful, fruitful, lavish
6|lethargic|The heat made the cats so ____ that they lay still all day.|energetic, lively, elastic, frantic, athletic
6|abundant|Blackberries were so ____ that they filled six baskets in ten minutes.|scarce, absent, meagre, abrupt, sparse
6|ambiguous|The note was ____, so they could not tell which of two things it meant.|clear, ambitious, definite, precise, ambidextrous
6|impartial|A referee must be ____ and never favour one side.|biased, impatient, unfair, partial, impolite
6|obsolete|Tape players became ____ once everyone had newer machines.|absolute, modern, current, obstinate, fashionable
6|audible|Her voice was so soft that it was hardly ____ at the back of the hall.|edible, visible, portable, silent, washable
6|vigilant|The guard stayed ____ all night and watched the gate.|violent, inattentive, asleep, vacant, drowsy
6|perilous|They made a ____ climb up the icy cliff, where one slip meant disaster.|safe, harmless, precious, perfect, gentle
6|prohibit|The signs ____ swimming because the water is too dangerous.|permit, exhibit, allow, profit, encourage
6|accelerate|When the light turned green, the driver began to ____ away.|accumulate, halt, decorate, celebrate, brake
6|exaggerate|Do not ____: the fish you caught was not as big as a whale!|understate, excavate, examine, evaporate, exhale
6|squander|If you ____ your pocket money on sweets, none will be left for the trip.|save, squeeze, preserve, invest, conserve
6|console|{name} tried to ____ the crying child with a hug.|condense, torment, consult, annoy, consume
6|hinder|Heavy bags will only ____ you when you need to move fast.|assist, hint, help, aid, support
6|evaporate|Leave the puddle in the sun and the water will ____.|freeze, evacuate, flood, overflow, deepen
6|retain|Keep your ticket: you must ____ it until the end of the trip.|discard, retire, abandon, restrain, forfeit
6|novice|{name} had never skated before and was a complete ____.|expert, notice, champion, veteran, novel
6|obstacle|A fallen tree across the path was an ____ to the cyclists.|assistant, octopus, entrance, advantage, aid
6|replica|It was not the real crown, only a ____ made of plastic.|reply, regret, reptile, monarch, reward
6|truce|Both armies were tired, so they agreed on a ____ and stopped fighting for a day.|battle, truth, siege, trace, raid
6|surplus|The baker made too much bread and gave the ____ away.|shortage, surface, lack, surname, scarcity
6|simultaneously|The two runners crossed the line ____, so both won a medal.|separately, seriously, individually, similarly, alternately
6|approximately|There were ____ two hundred people, but nobody had counted them.|exactly, appropriately, precisely, appealingly, accurately
6|stealthily|The cat crept ____ up to the bird, without a sound.|noisily, healthily, loudly, wealthily, clumsily
`
