/** Year | letter | words in which it is silent | words in which it is pronounced. */
export const silentLetters = `
4|k|knee, knit, knot, know, knife, knight, kneel, knelt, knitting, kneading|kite, bakery, market, kitten, basket, blanket, turkey, ankle, donkey, token
4|w|wrist, wrong, wreck, write, wrap, sword, answer, wren, wrinkle, wriggle|winter, between, twist, sweep, swing, twenty, water, swan, awake, swim
4|b|thumb, climb, lamb, comb, crumb, plumber, doubt, debt, tomb, limb, numb|number, timber, ribbon, robin, amber, cabin, member, rubber, umbrella, lumber
5|t|listen, castle, fasten, whistle, glisten, thistle, bustle, ballet, wrestle|winter, faster, master, sister, blister, cluster, contest, hotel, pilot, tonight
5|l|salmon, calm, half, talk, walk, chalk, could, yolk, calf, folk, palm, stalk|milk, film, silk, belt, salt, gold, shelf, melt, bulb, valley, colour
5|h|ghost, honest, hour, rhubarb, rhino, exhibit, heir, rhyme|behind, hotel, perhaps, hammer, ahead, unhappy, habit, hurry, inhale
5|g|gnome, gnat, design, sign, gnaw, resign, foreign, reign|dragon, signal, magnet, wagon, organ, sugar, goblin, legend, figure
6|n|autumn, column, hymn, solemn|lemon, melon, sudden, garden, kitchen, dolphin, napkin, raven, cannon
6|p|cupboard, receipt, raspberry, psalm|carpet, paper, depend, report, computer, pilot, trumpet, temper, poplar
6|s|island, aisle, isle, islander|insect, basket, list, master, sister, respect, whisper, dusty, costume
6|u|guitar, guest, guard, biscuit, building, disguise, guess, guide|jumper, pupil, under, hungry, number, puddle, tunnel, minute, sudden
`

/** Letter | more words in which it is silent | in which it is pronounced, since content 2026.2. */
export const moreSilent = `
k|knock, knuckle, knack, knapsack, knowledge, knotted, kneecap, knits, knead, knocker|breakfast, workshop, basketball, skeleton, sparkling
w|wring, wreath, wrench, writer, written, wrapper, wretched, wriggly, swordfish|underwater, wonderful, awkward, wilderness, sweater
b|combs, crumbs, lambs, honeycomb, doubtful, debtor, subtle, doubtless, succumb, climber|alphabet, library, celebrate, vegetable, hamburger
t|moisten, hasten, jostle, nestle, rustle, hustle, bristle, trestle, apostle, listener, fastener, christen|hospital, telescope, elastic, potatoes, mistaken
l|would, should, behalf, halfway, folklore, beanstalk, calming, catwalk|elephant, splendid, absolutely, flamingo, caterpillar
h|ghastly, ghoul, gherkin, rhombus, rhinoceros, hourglass, heirloom, heiress, exhaust, exhibition, honestly|helicopter, household, rehearsal, behaviour, hospital
g|gnash, gnarled, align, assign, campaign, sovereign, benign, signs, designs|kangaroo, magnetic, elegant, argument, signature, regular
n|condemn, hymns, columns, autumns|autumnal, columnist, elephant, wonderful
p|pseudonym, psychology, receipts, cupboards, raspberries|newspaper, population, helicopter, companion, caterpillar
s|islet, islands, aisles, isles|dinosaur, history, visitor, suspense
u|guilty, guardian, builder, circuit, built, league, vague, tongue, fatigue, plague, dialogue, biscuits|computer, instrument, argument, industry, introduce
`

/** Year | words with exactly one silent letter, each with that letter. */
export const withOneSilent = `
4|climb b, thumb b, limbs b, lambs b, combs b, crumbs b, wrist w, wraps w, knots k, knits k, knelt k, thumbs b, tombs b, wrists w, climbs b, wrens w, numbs b
5|listen t, fasten t, glisten t, chalk l, stalk l, palms l, salmon l, ghost h, honest h, rhino h, answer w, plumber b, design g, gnats g, knitting k, talks l, walks l, listens t, fastens t, chalks l, stalks l, ghosts h, rhinos h, honesty h, folks l, yolks l, answers w, calms l
6|column n, autumn n, solemn n, hymns n, island s, guitar u, guest u, resign g, assign g, ballet t, exhibit h, rhubarb h, biscuit u, doubts b, raspberry p, islands s, designs g, columns n, guitars u, guests u, resigns g, ballets t, exhibits h, biscuits u, builder u, guilty u, debts b, subtly b, rhombus h
`

/** The same, since content 2026.2. */
export const moreWithOneSilent = `
4|wring w, wrong w, wrongs w, writing w, writings w, wrung w, wringer w, wrench w, wrinkly w, wrongly w, wringing w, climber b
5|listening t, listener t, listeners t, fastener t, glistens t, walking l, talking l, chalky l, stalking l, calming l, walker l, talker l, catwalk l, catwalks l, calmer l, calmest l, ghostly h, honestly h, exhibits h, rhubarb h, answering w, wristband w, wrongdoing w, doubtful b, doubting b, gnash g, align g, aligns g, guitars u, builder u, builds u, guards u, guarding u, biscuits u, islands s, hymns n
6|guardian u, campaign g, benign g, exhaust h, rhinoceros h, succumb b, debtor b, receipts p, columns n, islet s, moisten t, hasten t, behalf l, catacombs b, entombs b, doubter b, ensign g, consigns g, maligns g, exhorts h, exhibitor h, condemn n, condemns n, autumns n, guilt u, guild u, guiding u, circuits u, builders u, building u, hastens t, moistens t, chastens t, qualms l, embalms l, wrangler w, wrangling w, wrath w, swordfish w
`

/** A letter, and words in which it is pronounced but another letter is silent. */
export const heardBesideSilent = `
k walk, talk, chalk, folk, wreck, wrinkle
w whistle
b ballet, bustle, building, rhubarb, raspberry
t doubt, debt, guest, wrist, knit, guitar, write
l climb, lamb, plumber, limb, column, solemn, island, listen
h hymn, half
g guest, guard, guitar, guess, glisten, ghost
n knit, knee, knot, knife, gnat, gnome, sign, kneel
p plumber, palm
s solemn, salmon, sword, sign, wrist, biscuit, guess
u plumber, thumb, crumb, numb, bustle, rhubarb
`
