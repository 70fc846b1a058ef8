/** Year | the quality | words from least to most. Neighbours differ enough that their order is beyond doubt. */
export const scales = `
4|how hot something is|freezing, cold, warm, hot, scorching
4|how big something is|tiny, small, big, gigantic
4|how wet something is|dry, damp, wet, drenched
4|how fast someone moves|crawl, walk, jog, sprint
4|how loud a voice is|whisper, talk, shout
4|how good something is|dreadful, poor, good, superb
4|how often something happens|never, rarely, sometimes, often, always
4|how many people are there|nobody, few, many, everyone
4|how hard it rains|drizzle, rain, downpour
4|how hard you hit a door|tap, knock, hammer
4|how fast you eat|nibble, eat, devour
4|how funny you find a joke|smile, chuckle, roar
4|how much of a cake is eaten|none, some, most, all
4|how old someone is|newborn, toddler, teenager, adult, pensioner
5|how tired someone is|rested, tired, exhausted
5|how happy someone is|miserable, sad, happy, overjoyed
5|how angry someone is|calm, irritated, angry, furious
5|how frightened someone is|calm, uneasy, scared, terrified
5|how hungry someone is|full, peckish, hungry, starving
5|how strongly you like something|loathe, dislike, tolerate, like, adore
5|how bright a light is|dark, dim, bright, dazzling
5|how clean something is|filthy, grubby, clean, spotless
5|how strong the wind is|calm, breeze, gale, hurricane
5|how much water there is|puddle, pond, lake, ocean
5|how bad a mistake is|slip, blunder, catastrophe
5|how long a time is|moment, hour, fortnight, decade, century
5|how many people live in a place|hamlet, village, town, city
5|how grand a home is|hut, cottage, mansion, palace
5|how loudly someone cries|sniffle, sob, wail
5|how steep a path is|flat, sloping, steep, vertical
5|how loud a sound is|silent, faint, loud, deafening
6|how rich someone is|penniless, poor, comfortable, wealthy
6|how likely something is|impossible, unlikely, likely, certain
6|how firmly you ask for something|hint, suggest, urge, demand
6|how eager someone is|unwilling, willing, keen, passionate
6|how important something is|irrelevant, minor, important, vital
6|how good someone is at a skill|hopeless, mediocre, skilled, masterly
6|how hard a task is|effortless, manageable, demanding, impossible
6|how much harm was done to a vase|intact, chipped, broken, shattered
6|how much two things are alike|opposite, different, similar, identical
6|how dangerous something is|harmless, risky, perilous, fatal
6|how sad someone is|cheerful, wistful, unhappy, heartbroken
6|how strict someone is|lenient, firm, harsh, merciless
6|how common something is|unique, rare, common, universal
6|how crowded a place is|deserted, quiet, busy, packed
6|how old something is|new, old-fashioned, ancient, prehistoric
6|how freely someone spends money|miserly, thrifty, generous, extravagant
6|how sure you are that it is true|doubt, suspect, believe, know
6|how close two people are|hostile, distant, friendly, devoted
`
