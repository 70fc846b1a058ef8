import { once } from '../once.ts'
import { harderRows } from './harder-relations.ts'
import { moreRows } from './more-relations.ts'

/**
 * Pairs of words by their relation. Each row has a level of difficulty, an explanation (1 and 2 stand for the words),
 * and the pairs, each with a distractor that goes with the first word in another way.
 */
const rows = `
1|A 1 grows up to be a 2.|puppy dog bone, kitten cat milk, lamb sheep wool, calf cow grass, foal horse stable, chick hen egg, duckling duck pond, cub bear honey, tadpole frog jelly, caterpillar butterfly leaf, cygnet swan river, joey kangaroo pouch
1|The opposite of 1 is 2.|hot cold sun, tall short giant, day night morning, fast slow race, wet dry rain, full empty cup, happy sad smile, open shut door, high low hill, loud quiet noise, heavy light weight, rough smooth sandpaper, early late clock, strong weak muscle
2|A 1 lives in a 2.|bird nest feather, bee hive honey, spider web fly, rabbit hutch carrot, horse stable saddle, pig sty mud, dog kennel collar, badger sett stripe, beaver lodge tail, king palace crown, monk monastery robe
2|A 1 works in a 2.|teacher school book, nurse hospital bandage, actor theatre costume, farmer field tractor, chef kitchen recipe, judge court law, pilot cockpit wing, librarian library story, scientist laboratory test, astronaut spaceship moon, mechanic garage engine
2|You use your 1 to 2.|eye see glasses, ear hear music, nose smell flower, tongue taste spoon, leg walk shoe, brain think head, tooth bite brush, finger touch ring
2|You wear a 1 on your 2.|hat head wool, glove hand winter, shoe foot lace, necklace neck bead, belt waist buckle, watch wrist time, earring ear pearl, crown head queen, sock foot toe, mitten hand snow
3|A 1 is a part of a 2.|petal flower scent, page book writer, branch tree bird, wheel bicycle road, finger hand ring, roof house rain, sail boat wind, key piano music, sleeve shirt button, beak bird seed, toe foot sock
3|A 1 is used to 2.|pen write paper, knife cut fork, spade dig garden, broom sweep dust, needle sew thread, ruler measure line, kettle boil tea, oven bake flour, telescope look star, towel dry bath, whistle signal referee
3|A 1 is made of 2.|window glass curtain, jumper wool winter, tyre rubber road, book paper shelf, pavement stone street, candle wax flame, crown gold king, sandcastle sand bucket, omelette egg pan, saddle leather horse, igloo snow cold
3|A 1 belongs to a group called a 2.|wolf pack howl, cow herd milk, fish shoal fin, lion pride mane, ship fleet sail, soldier army march, player team ball, singer choir song, bee swarm honey, flower bouquet vase
4|A stronger word for 1 is 2.|warm hot sun, cool freezing ice, big enormous size, small tiny ant, angry furious shout, tired exhausted bed, hungry starving food, scared terrified ghost, bad dreadful news, wet soaked rain, pretty gorgeous picture, clever brilliant school
4|A 1 makes a 2.|poet poem rhyme, baker loaf oven, painter picture brush, composer tune piano, tailor suit needle, carpenter table saw, spider web fly, builder wall brick, cobbler shoe leather, jeweller ring gold
4|1 is one kind of 2.|oak tree acorn, rose flower thorn, salmon fish river, robin bird nest, violin instrument bow, carrot vegetable rabbit, apple fruit orchard, chair furniture table, ant insect hill, gold metal crown, football sport goal, cotton cloth needle
4|One 1 is a small part of one 2.|minute hour clock, penny pound purse, centimetre metre ruler, gram kilogram scales, letter word spelling, millilitre litre jug, brick wall mortar, star galaxy telescope
5|A 1 shows you the 2.|clock time tick, thermometer temperature fever, ruler length pencil, compass direction map, barometer pressure weather, speedometer speed car, protractor angle triangle
5|Someone who is 1 has no 2.|brave fear lion, thirsty drink desert, hungry food kitchen, blind sight eyes, penniless money purse, bald hair comb, homeless home street, careless care mess, lonely company crowd
5|In 1 you study 2.|history past museum, geography places map, astronomy stars telescope, mathematics numbers ruler, botany plants garden, zoology animals cage, music sounds concert
`

export interface Pair {
  readonly first: string
  readonly second: string
  /** Goes with the first word, but in another way. */
  readonly lure: string
  /** For the answers of steps 4 and 5: the distractor, and others that are as near to the second word. */
  readonly rivals: readonly Rival[]
}

export interface Rival {
  readonly text: string
  /** It is of the kind of the second word, but has no tie with the first. */
  readonly isOfKind: boolean
}

export interface Relation {
  readonly level: number
  readonly said: string
  readonly pairs: readonly Pair[]
}

/** Rows that are replaced, by the start of the row. */
const replaced: Readonly<Record<string, string>> = {
  '2|A 1 works':
    '2|A 1 works in a 2.|teacher school book, nurse hospital bandage, actor theatre costume, farmer field tractor, chef kitchen recipe, judge court law, librarian library story, scientist laboratory test, astronomer observatory star, mechanic garage engine, vicar church sermon, waiter restaurant tray',
  '4|1 is one kind': '3|1 is one kind',
  '5|Someone who':
    '5|Someone who is 1 has no 2.|brave fear lion, thirsty drink desert, hungry food kitchen, bankrupt money bank, ignorant knowledge school, timid courage mouse, reckless caution danger, rude manners shout, exhausted energy bed, lonely company crowd',
}

/** A word that goes with the first must not be a place of the second, and no answer is in the word itself. */
const secondRows = rows
  .trim()
  .split('\n')
  .map(row => {
    const [start, other = ''] = Object.entries(replaced).find(([key]) => row.startsWith(key)) ?? ['']
    return !start ? row : other.includes(', ') ? other : row.replace(start, other)
  })
  .join('\n')

export const firstRelations = once(() => parse(rows))
export const relations = once(() =>
  joined([...easierOnes(parse(secondRows)), ...parse(moreRows), ...parse(harderRows)]),
)

/** Those of the first lists that the harder ones do not replace. */
const easierOnes = (all: readonly Relation[]): readonly Relation[] =>
  all.flatMap(relation => {
    const level = nowEasier.has(relation.said) ? 3 : relation.level
    return level < 4 ? [{ ...relation, level }] : []
  })

/** They were on level 4. */
const nowEasier = new Set([
  'A stronger word for 1 is 2.',
  'A 1 makes a 2.',
  'One 1 is a small part of one 2.',
])

/** One relation for each sentence, with the pairs of all its rows. */
const joined = (rows: readonly Relation[]): readonly Relation[] =>
  rows
    .filter((row, at) => rows.findIndex(({ said }) => said === row.said) === at)
    .map(row => ({
      ...row,
      pairs: rows.filter(({ said }) => said === row.said).flatMap(({ pairs }) => pairs),
    }))

function parse(text: string): readonly Relation[] {
  return text
    .trim()
    .split('\n')
    .map(row => {
      const [level = '', said = '', pairs = ''] = row.split('|')
      return {
        level: Number(level),
        said,
        pairs: pairs.split(', ').map(text => {
          const [first = '', second = '', ...others] = text.split(' ')
          const rivals = others.map(other => ({
            text: other.replace('/', ''),
            isOfKind: other.startsWith('/'),
          }))
          return { first, second, lure: rivals[0]?.text ?? '', rivals }
        }),
      }
    })
}
