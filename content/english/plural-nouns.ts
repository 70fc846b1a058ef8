/** The rules for plurals in the first edition. */
export const pluralRulesBefore = {
  'add-s': 'Most nouns just add -s.',
  'add-es': 'Nouns that end in s, x, z, ch or sh add -es, so that you can say them.',
  'y-to-ies': 'Where a consonant stands before the final y, change the y to i and add -es.',
  'vowel-and-y': 'Where a vowel stands before the final y, keep the y and just add -s.',
  'f-to-ves': 'Some nouns in -f or -fe change the f to v and end in -ves.',
  'f-and-s': 'Some nouns in -f or -fe keep the f and just add -s. You have to learn which.',
  'o-and-es': 'Some nouns that end in -o add -es. You have to learn which.',
  'o-and-s': 'Many nouns that end in -o just add -s.',
  'changes-inside': 'A few very old nouns change inside, and no -s is added.',
  'stays-the-same': 'A few nouns are the same for one and for many.',
  'from-latin': 'Some nouns keep the plural of the language that they came from.',
  'first-word': 'In a noun made of several words the main word gets the plural.',
} as const

export type PluralRule = keyof typeof pluralRulesBefore

/** The rules for plurals, written for children. */
export const pluralRules: Readonly<Record<PluralRule, string>> = {
  ...pluralRulesBefore,
  'y-to-ies': 'If a consonant comes before the final y, change the y to i and add -es.',
  'vowel-and-y': 'If a vowel comes before the final y, keep the y and just add -s.',
  'f-to-ves': 'Some nouns that end in -f or -fe change the f to v and end in -ves.',
  'f-and-s': 'Some nouns that end in -f or -fe keep the f and just add -s. You have to learn which.',
  'from-latin': 'Some nouns from Latin or Greek keep the plural of that language.',
  'first-word': 'When a noun is made of several words, the main word becomes plural.',
}

/** Year | rule | singular and plural. */
export const pluralNouns = `
4|add-s|tree trees, garden gardens, lamp lamps, bridge bridges, horse horses, pencil pencils, window windows, village villages, orange oranges, teacher teachers, circle circles, rabbit rabbits
4|add-es|box boxes, bus buses, fox foxes, dish dishes, peach peaches, glass glasses, bench benches, brush brushes, match matches, dress dresses, watch watches, wish wishes, class classes, beach beaches, lunch lunches, bush bushes
4|y-to-ies|baby babies, lady ladies, city cities, story stories, party parties, puppy puppies, berry berries, family families, pony ponies, country countries, fairy fairies, daisy daisies, jelly jellies, army armies, diary diaries
4|vowel-and-y|monkey monkeys, donkey donkeys, toy toys, day days, key keys, boy boys, tray trays, turkey turkeys, display displays, holiday holidays
4|changes-inside|foot feet, tooth teeth, man men, woman women, mouse mice, goose geese, child children
5|f-to-ves|leaf leaves, loaf loaves, wolf wolves, half halves, shelf shelves, calf calves, knife knives, wife wives, life lives, thief thieves, elf elves, self selves
5|o-and-es|potato potatoes, tomato tomatoes, hero heroes, echo echoes, torpedo torpedoes
5|o-and-s|piano pianos, photo photos, radio radios, kilo kilos, studio studios, kangaroo kangaroos, disco discos, solo solos, zoo zoos, video videos, igloo igloos, patio patios
5|f-and-s|roof roofs, cliff cliffs, chief chiefs, reef reefs, belief beliefs, giraffe giraffes, safe safes, cuff cuffs, sheriff sheriffs, chef chefs
5|stays-the-same|sheep sheep, deer deer, salmon salmon, aircraft aircraft, spacecraft spacecraft, bison bison
5|y-to-ies|library libraries, factory factories, enemy enemies, discovery discoveries, butterfly butterflies, memory memories, mystery mysteries, dictionary dictionaries, century centuries, cherry cherries, jury juries, ferry ferries
5|vowel-and-y|valley valleys, chimney chimneys, journey journeys, jersey jerseys, trolley trolleys, essay essays, railway railways, abbey abbeys, alley alleys, kidney kidneys, pulley pulleys
5|add-es|witch witches, crash crashes, sandwich sandwiches, address addresses, church churches, actress actresses, waltz waltzes, crutch crutches, compass compasses, princess princesses
6|from-latin|crisis crises, oasis oases, larva larvae, stimulus stimuli, axis axes, analysis analyses, phenomenon phenomena, bacterium bacteria, diagnosis diagnoses, hypothesis hypotheses
6|first-word|mother-in-law mothers-in-law, passer-by passers-by, sister-in-law sisters-in-law, brother-in-law brothers-in-law, runner-up runners-up, son-in-law sons-in-law
6|changes-inside|ox oxen, louse lice, dormouse dormice, postwoman postwomen, grandchild grandchildren, fireman firemen
6|y-to-ies|ability abilities, opportunity opportunities, anniversary anniversaries, responsibility responsibilities, eccentricity eccentricities, commentary commentaries, authority authorities, activity activities, category categories, community communities, university universities
6|f-to-ves|bookshelf bookshelves, housewife housewives, penknife penknives, werewolf werewolves, midwife midwives, jackknife jackknives
6|f-and-s|proof proofs, brief briefs, gulf gulfs, waif waifs
6|o-and-s|cello cellos, concerto concertos, stereo stereos, portfolio portfolios, soprano sopranos, embryo embryos, ratio ratios, scenario scenarios
6|o-and-es|veto vetoes, embargo embargoes
6|vowel-and-y|attorney attorneys, medley medleys, odyssey odysseys, storey storeys, decoy decoys, convoy convoys
`

/** Since the second edition: American and dated words, and what is asked in their place. */
const replaced: readonly (readonly [from: string, to: string])[] = [
  ['sheriff sheriffs', 'tariff tariffs'],
  ['postwoman postwomen', 'policewoman policewomen'],
  ['fireman firemen', 'snowman snowmen'],
  ['housewife housewives', 'meatloaf meatloaves'],
  ['jackknife jackknives', 'mantelshelf mantelshelves'],
  ['attorney attorneys', 'volley volleys'],
]

export const pluralNounsNow = replaced.reduce((text, [from, to]) => text.replace(from, to), pluralNouns)
