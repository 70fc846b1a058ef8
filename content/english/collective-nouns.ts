export interface GroupLine {
  readonly level: number
  /** The collective noun. */
  readonly word: string
  /** The sentence, with `_` for the noun and `@` for a name. */
  readonly text: string
  /** Nouns that don’t go with these things. */
  readonly wrong: readonly string[]
}

/** What each collective noun is for. */
export const groupsOf: Readonly<Record<string, string>> = {
  anthology: 'poems',
  archipelago: 'islands',
  band: 'musicians',
  batch: 'cakes or scones',
  bouquet: 'cut flowers',
  brood: 'chicks',
  bunch: 'flowers, keys or bananas',
  bundle: 'sticks or clothes',
  cast: 'actors in a play',
  choir: 'singers',
  class: 'pupils',
  clutch: 'eggs',
  colony: 'ants',
  congregation: 'people in a church',
  constellation: 'stars',
  convoy: 'lorries or ships that travel together',
  covey: 'partridges',
  crew: 'people who work on a ship or plane',
  crowd: 'people',
  fleet: 'ships',
  flight: 'stairs',
  flock: 'sheep or birds',
  flotilla: 'small boats',
  gaggle: 'geese',
  gang: 'thieves',
  herd: 'cows or elephants',
  library: 'books',
  litter: 'puppies or kittens',
  murmuration: 'starlings',
  pack: 'wolves or cards',
  panel: 'judges or experts',
  parliament: 'owls',
  plague: 'locusts',
  pod: 'whales or dolphins',
  posse: 'riders who hunt a bandit',
  pride: 'lions',
  quiver: 'arrows',
  range: 'mountains',
  retinue: 'servants of a king or queen',
  sheaf: 'corn or papers',
  shoal: 'fish',
  skein: 'wool',
  squadron: 'planes',
  stack: 'chairs or plates',
  staff: 'people who work at a school',
  string: 'pearls',
  suite: 'rooms',
  swarm: 'bees',
  team: 'players',
  troop: 'monkeys',
  troupe: 'dancers',
  tuft: 'grass or hair',
  wad: 'banknotes',
}

export const groupLines: readonly GroupLine[] = `
1 flock|@ watched the dog round up a _ of sheep.|swarm shoal litter fleet choir bunch crew
1 herd|A _ of cows blocked the lane, so @ had to wait.|swarm shoal litter fleet gaggle choir bunch
1 swarm|A _ of bees settled on the tree beside @.|herd shoal litter pride fleet gaggle crew
1 pack|@ heard a _ of wolves howling in the film.|swarm shoal flock fleet bunch choir crew
1 bunch|@ gave Gran a _ of flowers.|flock herd shoal team fleet swarm crew
1 bunch|@ put a _ of bananas on the table.|flock herd shoal swarm litter crew fleet
2 bunch|The caretaker gave @ a heavy _ of keys.|flock herd shoal swarm litter crew choir
1 team|@ plays in a _ of eleven players.|herd flock shoal litter swarm fleet bunch
1 crowd|A _ of people cheered when @ won.|litter shoal fleet bouquet sheaf batch flight
1 pack|@ shuffled the _ of cards.|herd flock shoal litter swarm fleet crew
1 choir|The _ of singers stood up when @ came in.|fleet litter herd crew shoal flock swarm
1 class|Miss Okoro taught a _ of thirty pupils, and @ was one of them.|fleet litter herd shoal pride flock crew
2 litter|Our dog had a _ of five puppies, and @ named them.|flock herd shoal swarm fleet gaggle pride
2 shoal|@ saw a _ of fish under the pier.|herd flock litter pack brood pride crew
2 fleet|A _ of ships left the harbour as @ waved.|flock herd litter pack swarm pride shoal
2 crew|A captain and a _ of six sailors took @ out to sea.|flock herd shoal swarm litter pride brood
2 pride|On safari, @ saw a _ of lions asleep in the shade.|flock swarm shoal fleet gaggle brood clutch
2 flight|@ ran up a _ of stairs.|fleet shoal pride herd sheaf litter flock
2 colony|@ found a _ of ants under a stone.|flock herd pride shoal pod fleet litter
2 band|A _ of musicians played while @ danced.|litter shoal fleet herd pride sheaf brood
2 gang|The police caught a _ of thieves, thanks to @.|fleet flock shoal litter choir pride sheaf
2 batch|@ baked a _ of scones.|flock shoal herd crew pride litter band
2 bundle|@ carried a _ of sticks to the fire.|flock herd shoal litter pride fleet choir
3 gaggle|A _ of geese chased @ across the yard.|herd shoal pride litter swarm sheaf fleet
3 troop|A _ of monkeys stole a hat from @ at the zoo.|shoal fleet gaggle clutch sheaf batch pod
3 pod|From the boat, @ spotted a _ of whales.|flock litter swarm gaggle brood pride clutch
3 clutch|The hen sat on a _ of eggs, and @ counted them.|flock herd shoal swarm fleet pride litter
3 brood|A _ of chicks followed the hen past @.|shoal pride fleet swarm sheaf herd pod
3 range|@ could see a _ of mountains in the distance.|fleet flock herd crew litter shoal sheaf
3 panel|A _ of judges gave @ first prize.|fleet flock litter range herd flight shoal
3 string|The queen wore a _ of pearls, and @ drew them.|flock herd shoal litter gaggle fleet pride
3 cast|The whole _ of the play bowed, and @ clapped.|herd litter fleet shoal sheaf clutch flight
3 staff|The school has a _ of twenty teachers, and @ knows them all.|herd flock shoal litter fleet clutch sheaf
3 bouquet|@ threw a _ of roses to the dancer.|flock litter shoal clutch fleet brood crew
3 stack|@ put away a _ of chairs.|shoal flock litter brood pride choir crew
4 constellation|Through the telescope, @ saw a _ of stars.|convoy brood clutch sheaf suite litter panel
4 convoy|A _ of lorries held @ up on the motorway.|constellation brood clutch sheaf litter choir flock
4 sheaf|@ tied up a _ of corn at the farming museum.|flock convoy pod litter brood shoal fleet
4 troupe|A _ of dancers came to see @ at school.|pod sheaf clutch litter brood convoy flight
4 congregation|A _ of worshippers filled the church where @ sang.|convoy constellation litter fleet brood flotilla sheaf
4 suite|@ cleaned a _ of rooms at the hotel.|brood convoy sheaf clutch pod litter flock
4 anthology|@ won a large _ of poems as a prize.|constellation congregation brood suite convoy litter troupe
4 library|The old doctor left @ a fine _ of books.|flotilla litter convoy congregation brood suite troupe
4 squadron|A _ of planes flew over @ at the air show.|brood sheaf clutch litter congregation suite library
4 parliament|A _ of owls nested in the old oak near @.|shoal convoy pride fleet sheaf troupe squadron
5 archipelago|@ sailed round a tiny _ of islands.|congregation squadron brood troupe anthology retinue covey
5 flotilla|A _ of small boats sailed past @.|constellation brood sheaf troupe congregation covey suite
5 plague|A _ of locusts ate every leaf in the story by @.|pride pod convoy gaggle suite quiver litter
5 skein|@ knitted a hat from a _ of wool.|brood convoy flock pod covey retinue troupe
5 covey|@ startled a _ of partridges in the corn.|convoy pod sheaf suite skein litter constellation
5 quiver|The archer carried a _ of arrows, and @ counted them.|pod brood convoy covey suite skein flotilla
5 tuft|@ hid behind a _ of grass.|brood convoy flotilla pod quiver troupe litter
5 posse|A _ of riders chased the bandit in the story by @.|sheaf clutch skein suite pod anthology tuft
5 retinue|The king arrived with a _ of servants, and @ bowed.|sheaf clutch skein pod tuft litter quiver
5 murmuration|A _ of starlings swirled above @ at dusk.|shoal pride convoy litter herd pod quiver
5 wad|The detective found a _ of banknotes, and @ gasped.|brood covey convoy pod flotilla troupe litter`
  .trim()
  .split('\n')
  .map(row => {
    const [start = '', text = '', wrong = ''] = row.slice(2).split('|')
    return { level: Number(row.charAt(0)), word: start, text, wrong: wrong.split(' ') }
  })
