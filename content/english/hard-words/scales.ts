/**
 * For steps 4 and 5: the quality | words from least to most. The first two are both far down, and the last two both far
 * up, so that to know the ends is not enough; yet their order is beyond doubt.
 */
export const closeScales = `
how important something is|negligible, minor, significant, crucial
how likely something is|inconceivable, improbable, probable, inevitable
how rich someone is|destitute, poor, comfortable, affluent
how warm something is|frozen, chilly, tepid, scalding
how angry someone is|serene, irked, angry, livid
how frightened someone is|fearless, apprehensive, frightened, petrified
how happy someone is|desolate, glum, content, elated
how hungry someone is|sated, peckish, hungry, ravenous
how big something is|minuscule, compact, sizeable, colossal
how loud a sound is|inaudible, hushed, strident, deafening
how fast someone moves|loiter, amble, jog, hurtle
how bright something is|pitch-black, murky, luminous, blinding
how hard a task is|effortless, straightforward, demanding, gruelling, impossible
how dangerous something is|harmless, risky, perilous, lethal
how often something happens|never, seldom, occasionally, frequently, invariably
how much food there is|insufficient, adequate, abundant, excessive
how firmly you ask for something|hint, suggest, urge, demand
how good someone is at a skill|inept, mediocre, proficient, masterly
how much two things are alike|contrary, dissimilar, comparable, identical
how strict someone is|indulgent, firm, severe, merciless
how common something is|unique, scarce, widespread, universal
how crowded a place is|deserted, quiet, bustling, overflowing
how old something is|brand-new, outdated, ancient, prehistoric
how freely someone spends money|miserly, thrifty, generous, extravagant
how close two people are|hostile, aloof, cordial, devoted
how highly you think of someone|despise, tolerate, respect, revere
how long something lasts|instantaneous, brief, lengthy, everlasting
how serious a fight is|squabble, scuffle, battle, war
how grand a home is|hovel, cottage, manor, palace
how big a place is|hamlet, village, town, city, metropolis
how readily someone takes risks|cowardly, cautious, daring, reckless
how clean a room is|squalid, grubby, clean, immaculate
how much someone eats|fast, nibble, dine, gorge
how much rain falls|drizzle, shower, downpour, deluge
how badly something is damaged|unscathed, scratched, wrecked, obliterated
how much something interests someone|indifferent, curious, engrossed, obsessed
how good a review is|scathing, critical, lukewarm, favourable, glowing
how eager someone is|opposed, reluctant, willing, passionate
how much something costs|complimentary, affordable, pricey, exorbitant
how wet the ground is|arid, damp, wet, waterlogged
how sure you are that it is true|doubt, suspect, believe, know
how talkative someone is|mute, taciturn, chatty, garrulous
how harmful something is|beneficial, harmless, toxic, lethal
how polite someone is|insolent, brusque, civil, gracious
how strongly you support an idea|denounce, dispute, accept, champion
how hard you touch or hit something|brush, tap, strike, batter
how high someone ranks|peasant, squire, duke, monarch
how steep a slope is|level, gentle, steep, sheer
how rough the sea is|glassy, rippled, choppy, tempestuous
how noticeable something is|invisible, inconspicuous, noticeable, unmistakable
`
