import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { leaning } from './leaning.ts'
import { pupils } from './pupils.ts'

type Kind =
  | 'outfits'
  | 'meals'
  | 'handshakes'
  | 'matches'
  | 'prizes'
  | 'clash'
  | 'ends'
  | 'team'
  | 'handshakes-back'
  | 'meal-clash'
  | 'together'

interface Choosing {
  readonly kind: Kind
  readonly numbers: readonly number[]
}

const from = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, at) => low + at)
const pairsOf = (low: number, high: number) => from(low, high).flatMap(a => from(low, high).map(b => [a, b]))
const threesOf = (low: number, high: number) =>
  pairsOf(low, high).flatMap(pair => from(low, high).map(c => [...pair, c]))

const all = (kind: Kind, numbers: readonly (readonly number[])[]): Choosing[] =>
  numbers.map(list => ({ kind, numbers: list }))
const single = (low: number, high: number) => from(low, high).map(n => [n])

const product = (numbers: readonly number[]) => numbers.reduce((value, number) => value * number, 1)
const orders = (count: number) => product(from(1, count))

const possible: Record<Step, readonly Choosing[]> = {
  1: all('outfits', pairsOf(2, 8)),
  2: [...all('meals', threesOf(2, 5)), ...all('handshakes', single(3, 6))],
  3: [...all('handshakes', single(6, 14)), ...all('matches', single(4, 12)), ...all('prizes', single(5, 12))],
  4: [...all('clash', threesOf(2, 5)), ...all('ends', single(4, 5)), ...all('prizes', single(9, 14))],
  5: [
    ...all('team', single(4, 9)),
    ...all('handshakes-back', single(5, 16)),
    ...all('meal-clash', threesOf(3, 6)),
    ...all('together', single(4, 6)),
  ],
}

/** The way to the answer, and mistakes on it. */
interface Told {
  readonly said: string
  readonly right: number
  readonly wrong: readonly (readonly [number, string])[]
  readonly way: string
}

/** Every answer of the step is equally likely. */
function drawChoosing(random: Random, step: Step): Cast {
  const answers = new Map<number, Choosing[]>()
  for (const choosing of possible[step]) {
    const { right } = tellers[choosing.kind]({ ...choosing, name: '', friend: '', setting: 0 })
    answers.set(right, [...(answers.get(right) ?? []), choosing])
  }
  const drawn = random.pick(answers.get(random.pick([...answers.keys()])) ?? [])
  const [name = '', friend = ''] = random.sample(pupils, 2)
  return { ...drawn, name, friend, setting: random.int(0, 3) }
}

type Cast = Choosing & {
  readonly name: string
  readonly friend: string
  /** Which of several stories. */
  readonly setting: number
}

/** Stories in which each of a number meets each of the others once. */
const meetings: readonly ((n: number) => string)[] = [
  n =>
    `There are ${n} people at a meeting. Each of them shakes hands once with each of the others. How many handshakes are there altogether?`,
  n =>
    `There are ${n} children in a chess club. Each of them plays one game against each of the others. How many games are there altogether?`,
  n =>
    `There are ${n} villages on an island. Each of them is joined to each of the others by its own straight path. How many paths are there altogether?`,
  n =>
    `There are ${n} dots on a circle. Each of them is joined to each of the others by a straight line. How many lines are there altogether?`,
]

/** Why each pair counts twice, for each of these stories. */
const notHalved = [
  'Each pair of teams plays two matches, one at home and one away.',
  'Any two friends send each other two cards, one each way.',
  'Any two pupils write each other two letters, one each way.',
  'Any two stations have two tickets, one for each direction.',
]

/** Stories in which each of a number meets each of the others twice: there and back. */
const returns: readonly ((n: number) => string)[] = [
  n =>
    `In a league there are ${n} teams. Each team plays each of the other teams twice, once at home and once away. How many matches are there altogether?`,
  n =>
    `There are ${n} friends. Each of them sends a card to each of the others. How many cards are sent altogether?`,
  n =>
    `In a class of ${n} pupils, each pupil writes one letter to each of the others. How many letters are written altogether?`,
  n =>
    `A train line has ${n} stations. There is a different ticket from each station to each of the others. How many different tickets are there altogether?`,
]

/** Stories in which two are chosen for two different things. */
const pairsInOrder: readonly ((n: number) => string)[] = [
  n =>
    `In a competition with ${n} children, one gets the first prize and another the second prize. In how many different ways can the two prizes be won?`,
  n =>
    `A team has ${n} players. One of them becomes the captain and another the vice-captain. In how many different ways can they be chosen?`,
  n =>
    `From ${n} books, Mr Khan chooses one to read aloud on Monday and a different one to read aloud on Tuesday. In how many different ways can he choose them?`,
  n =>
    `A drama club has ${n} children. One of them is to play the giant and another the dragon. In how many different ways can the two parts be given out?`,
]

const tellers: Record<Kind, (cast: Cast) => Told> = {
  outfits: ({ numbers: [a = 2, b = 2], name }) => ({
    said: `${name} packs ${a} T-shirts and ${b} pairs of shorts. How many different outfits of one T-shirt and one pair of shorts are possible?`,
    right: a * b,
    wrong: [
      [a + b, 'added-the-choices'],
      [a * b - 1, 'missed-one-of-them'],
      [2 * a * b, 'counted-some-more-than-once'],
      [a * b - a, 'left-out-a-choice'],
      [a * b - b, 'left-out-a-choice'],
      [a * a, 'used-one-number-twice'],
      [b * b, 'used-one-number-twice'],
    ],
    way: `Each of the ${a} T-shirts goes with each of the ${b} pairs of shorts: ${a} × ${b} = **${a * b}**.`,
  }),
  meals: ({ numbers: [a = 2, b = 2, c = 2] }) => ({
    said: `A menu has ${a} starters, ${b} main courses and ${c} puddings. How many different meals of a starter, a main course and a pudding are possible?`,
    right: a * b * c,
    wrong: [
      [a + b + c, 'added-the-choices'],
      [a * b, 'left-out-a-choice'],
      [b * c, 'left-out-a-choice'],
      [a * b + c, 'added-the-choices'],
      [2 * a * b * c, 'counted-some-more-than-once'],
      [a * b * c - c, 'missed-one-of-them'],
      [a * c, 'left-out-a-choice'],
    ],
    way: `Each of the ${a} starters goes with each of the ${b} main courses: ${a} × ${b} = ${a * b} ways. Each of these goes with each of the ${c} puddings: ${a * b} × ${c} = **${a * b * c}**.`,
  }),
  handshakes: ({ numbers: [n = 4], setting }) => ({
    said: meetings[setting]?.(n) ?? '',
    right: (n * (n - 1)) / 2,
    wrong: [
      [n * (n - 1), 'counted-each-pair-twice'],
      [n * n, 'counted-each-with-itself'],
      [(n * (n + 1)) / 2, 'counted-each-with-itself'],
      [n - 1, 'counted-only-the-first'],
      [2 * n, 'counted-only-the-first'],
      [((n - 1) * (n - 2)) / 2, 'left-one-of-them-out'],
    ],
    way: `The first one meets ${n - 1} others. The second has ${n - 2} left to meet, and so on: ${from(
      1,
      n - 1,
    )
      .reverse()
      .join(
        ' + ',
      )} = **${(n * (n - 1)) / 2}**. Check: each of the ${n} meets ${n - 1} others, but this counts each pair twice: ${n} × ${n - 1} ÷ 2.`,
  }),
  matches: ({ numbers: [n = 4], setting }) => ({
    said: returns[setting]?.(n) ?? '',
    right: n * (n - 1),
    wrong: [
      [(n * (n - 1)) / 2, 'counted-only-one-for-each-pair'],
      [n * n, 'counted-each-with-itself'],
      [2 * n * (n - 1), 'counted-some-more-than-once'],
      [2 * (n - 1), 'counted-only-the-first'],
      [n * (n + 1), 'counted-each-with-itself'],
      [(n - 1) * (n - 2), 'left-one-of-them-out'],
    ],
    way: `Each of the ${n} goes with each of the ${n - 1} others: ${n} × ${n - 1} = **${n * (n - 1)}**. Do not halve this. ${notHalved[setting] ?? ''}`,
  }),
  prizes: ({ numbers: [n = 5], setting }) => ({
    said: pairsInOrder[setting]?.(n) ?? '',
    right: n * (n - 1),
    wrong: [
      [(n * (n - 1)) / 2, 'took-the-two-orders-for-one'],
      [n * n, 'counted-each-with-itself'],
      [n + n - 1, 'added-the-choices'],
      [2 * n, 'added-the-choices'],
      [(n - 1) * (n - 2), 'left-one-of-them-out'],
      [n * (n + 1), 'counted-each-with-itself'],
    ],
    way: `Any of the ${n} can be the first. For each of them, ${n - 1} are left for the second: ${n} × ${n - 1} = **${n * (n - 1)}**.`,
  }),
  clash: ({ numbers: [a = 2, b = 2, c = 2], name }) => ({
    said: `${name} has ${a} jumpers, ${b} pairs of trousers and ${c} hats. One jumper is red and one hat is green, and these two are never worn together. Everything else goes together. How many different outfits of a jumper, a pair of trousers and a hat can ${name} wear?`,
    right: a * b * c - b,
    wrong: [
      [a * b * c, 'overlooked-the-rule'],
      [a * b * c - 1, 'took-off-only-one'],
      [a * b * c - 2, 'took-off-only-one'],
      [(a - 1) * b * (c - 1), 'took-off-too-many'],
      [a * b * c - a, 'took-off-the-wrong-ones'],
      [a * b * c - c, 'took-off-the-wrong-ones'],
      [a + b + c - 1, 'added-the-choices'],
    ],
    way: `Without the rule there are ${a} × ${b} × ${c} = ${a * b * c} outfits. The red jumper with the green hat comes with each of the ${b} pairs of trousers, so ${b} outfits are not allowed: ${a * b * c} − ${b} = **${a * b * c - b}**.`,
  }),
  ends: ({ numbers: [n = 4], name }) => ({
    said: `${name} and ${n - 1} friends sit in a row of ${n} chairs. ${name} always sits on one of the two chairs at the ends. In how many different orders can they sit?`,
    right: 2 * orders(n - 1),
    wrong: [
      [orders(n), 'overlooked-the-rule'],
      [orders(n - 1), 'took-only-one-of-the-ends'],
      [2 * (n - 1), 'left-out-a-choice'],
      [2 * n, 'left-out-a-choice'],
      [n * (n - 1), 'left-out-a-choice'],
      [orders(n) / 2 + 2, 'missed-one-of-them'],
      [n * n, 'counted-some-more-than-once'],
    ],
    way: `${name} has 2 chairs to choose from. The other ${n - 1} chairs are filled one after another: ${from(
      1,
      n - 1,
    )
      .reverse()
      .join(' × ')} = ${orders(n - 1)} orders. Altogether: 2 × ${orders(n - 1)} = **${2 * orders(n - 1)}**.`,
  }),
  team: ({ numbers: [n = 4] }) => ({
    said: `A teacher chooses a quiz team of 3 from ${n} children. How many different teams are possible?`,
    right: (n * (n - 1) * (n - 2)) / 6,
    wrong: [
      [n * (n - 1) * (n - 2), 'counted-each-team-several-times'],
      [(n * (n - 1) * (n - 2)) / 3, 'counted-each-team-several-times'],
      [(n * (n - 1) * (n - 2)) / 2, 'counted-each-team-several-times'],
      [(n * (n - 1)) / 2, 'chose-only-two'],
      [3 * n, 'multiplied-the-numbers-in-the-question'],
      [n ** 3, 'counted-each-with-itself'],
    ],
    way: `In order, there would be ${n} × ${n - 1} × ${n - 2} = ${n * (n - 1) * (n - 2)} ways to choose 3. But the order in a team does not matter, and any 3 children can be put in 3 × 2 × 1 = 6 orders. So ${n * (n - 1) * (n - 2)} ÷ 6 = **${(n * (n - 1) * (n - 2)) / 6}**.`,
  }),
  'handshakes-back': ({ numbers: [n = 5] }) => {
    const shakes = (n * (n - 1)) / 2
    return {
      said: `At a party, each person shook hands once with each of the others. There were ${shakes} handshakes altogether. How many people were there?`,
      right: n,
      wrong: [
        [n - 1, 'stopped-one-too-early'],
        [n + 1, 'missed-one-of-them'],
        [2 * shakes, 'multiplied-the-numbers-in-the-question'],
        ...(shakes % 2 === 0 ? [[shakes / 2, 'divided-by-two'] as const] : []),
        [shakes - 1, 'took-off-only-one'],
        [n + 2, 'missed-one-of-them'],
        [n - 2, 'stopped-one-too-early'],
      ],
      way: `With 2 people there is 1 handshake. The third adds 2, the fourth adds 3, and so on: ${from(1, n - 1).join(' + ')} = ${shakes}. The last one to come adds ${n - 1} handshakes, so there are **${n}** people.`,
    }
  },
  'meal-clash': ({ numbers: [a = 3, b = 3, c = 3], name }) => ({
    said: `A café offers ${a} soups, ${b} main courses and ${c} puddings. One of the main courses is fish pie and one of the puddings is trifle. ${name} wants a soup, a main course and a pudding, but not fish pie and trifle together. How many different meals can ${name} choose?`,
    right: a * b * c - a,
    wrong: [
      [a * b * c, 'overlooked-the-rule'],
      [a * b * c - 1, 'took-off-only-one'],
      [a * b * c - 2, 'took-off-only-one'],
      [a * (b - 1) * (c - 1), 'took-off-too-many'],
      [a * b * c - b, 'took-off-the-wrong-ones'],
      [a * b * c - c, 'took-off-the-wrong-ones'],
      [a * b * (c - 1), 'took-off-too-many'],
    ],
    way: `Without the rule there are ${a} × ${b} × ${c} = ${a * b * c} meals. Fish pie and trifle come together with each of the ${a} soups, so ${a} meals are not wanted: ${a * b * c} − ${a} = **${a * b * c - a}**.`,
  }),
  together: ({ numbers: [n = 4], name, friend }) => ({
    said: `${name}, ${friend} and ${n - 2} other children stand in a line. ${name} and ${friend} always stand next to each other. In how many different orders can the children stand?`,
    right: 2 * orders(n - 1),
    wrong: [
      [orders(n - 1), 'took-the-two-orders-for-one'],
      [orders(n), 'overlooked-the-rule'],
      [2 * orders(n - 2), 'left-out-a-choice'],
      [orders(n) / 2 + n, 'missed-one-of-them'],
      [2 * n, 'left-out-a-choice'],
      [n * n, 'counted-some-more-than-once'],
    ],
    way: `Tie ${name} and ${friend} together as one. Then ${n - 1} are put in order: ${from(1, n - 1)
      .reverse()
      .join(
        ' × ',
      )} = ${orders(n - 1)}. But ${name} can be in front of ${friend} or behind, so twice as many: 2 × ${orders(n - 1)} = **${2 * orders(n - 1)}**.`,
  }),
}

const levels: Record<Kind, number> = {
  outfits: 1,
  meals: 2,
  handshakes: 3,
  matches: 3.5,
  prizes: 3.5,
  clash: 5,
  ends: 5.5,
  team: 7,
  'handshakes-back': 6.5,
  'meal-clash': 6.5,
  together: 7.5,
}

export const waysToChoose = template({
  id: 'maths.listing-and-combinations.ways-to-choose',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawChoosing,
  measure: 'how many choices there are, pairs that must not be counted twice, and rules',
  hardness: ({ kind, numbers }) => levels[kind] + Math.max(...numbers) / 20,
  write: (facts, random) => {
    const { said, right, wrong, way } = tellers[facts.kind](facts)
    const slips = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map(
      by => [right + by, 'missed-one-of-them'] as const,
    )
    return {
      stem: said,
      right: { text: grouped(right) },
      wrong: leaning(
        random,
        grouped(right),
        [...wrong, ...slips]
          .filter(([value]) => value > 0 && value !== right && value < right * 7 + 20)
          .map(([value, slip]) => ({
            text: grouped(value),
            misconception:
              slip === 'missed-one-of-them' && value > right ? 'counted-some-more-than-once' : slip,
          })),
      ),
      explanation: way,
    }
  },
})
