import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'
import { carrollInWords, drawCarroll, drawVenn, isSamePart, type Part, partsOf, vennInWords } from './venn.ts'

type Kind = 'even' | 'odd' | 'more' | 'less' | 'multiple' | 'factor' | 'square' | 'cube' | 'prime'

export interface Rule {
  readonly kind: Kind
  /** In “multiples of 4” it is 4. */
  readonly by: number
}

const rule = (kind: Kind, by = 0): Rule => ({ kind, by })

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

const divisorsOf = (value: number) =>
  Array.from({ length: value }, (_, at) => at + 1).filter(by => value % by === 0)

function fits({ kind, by }: Rule, value: number): boolean {
  switch (kind) {
    case 'even':
      return value % 2 === 0
    case 'odd':
      return value % 2 === 1
    case 'more':
      return value > by
    case 'less':
      return value < by
    case 'multiple':
      return value % by === 0
    case 'factor':
      return by % value === 0
    case 'square':
      return isWhole(Math.sqrt(value))
    case 'cube':
      return isWhole(Math.cbrt(value))
    case 'prime':
      return divisorsOf(value).length === 2
  }
}

/** As the name of a circle, of a row, and of the other row. */
export function namesOf({ kind, by }: Rule): readonly [many: string, one: string, not: string] {
  switch (kind) {
    case 'even':
      return ['even numbers', 'even', 'not even']
    case 'odd':
      return ['odd numbers', 'odd', 'not odd']
    case 'more':
      return [`more than ${by}`, `more than ${by}`, `not more than ${by}`]
    case 'less':
      return [`less than ${by}`, `less than ${by}`, `not less than ${by}`]
    case 'multiple':
      return [`multiples of ${by}`, `multiple of ${by}`, `not a multiple of ${by}`]
    case 'factor':
      return [`factors of ${by}`, `factor of ${by}`, `not a factor of ${by}`]
    default:
      return [`${kind} numbers`, `${kind} number`, `not a ${kind} number`]
  }
}

const withA = (text: string) => (/^(multiple|factor|square|cube|prime)/.test(text) ? `a ${text}` : text)

/** The neighbours of a number that is not square, or not in a times table. */
function between(value: number, made: (by: number) => number, say: (by: number) => string): string {
  let by = 1
  while (made(by + 1) <= value) by++
  return made(1) > value
    ? `${say(1)} = ${made(1)}`
    : `${say(by)} = ${made(by)} and ${say(by + 1)} = ${made(by + 1)}`
}

/** Why a number does or doesn't follow the rule: it completes “It …”. */
export function reason(own: Rule, value: number): string {
  const { kind, by } = own
  const [, one, not] = namesOf(own)
  const does = fits(own, value)
  const plain = `is ${withA(does ? one : not)}`
  switch (kind) {
    case 'multiple':
      return does
        ? `is a multiple of ${by} (${value / by} × ${by} = ${value})`
        : `is not a multiple of ${by} (${between(
            value,
            at => at * by,
            at => `${at} × ${by}`,
          )})`
    case 'factor':
      return does
        ? `is a factor of ${by} (${value} × ${by / value} = ${by})`
        : value > by
          ? `is too large to be a factor of ${by}`
          : `is not a factor of ${by} (${by} ÷ ${value} leaves a remainder)`
    case 'square':
      return does
        ? `is a square number (${Math.sqrt(value)} × ${Math.sqrt(value)} = ${value})`
        : `is not a square number (${between(
            value,
            at => at * at,
            at => `${at} × ${at}`,
          )})`
    case 'cube': {
      const root = Math.round(Math.cbrt(value))
      return does
        ? `is a cube number (${root} × ${root} × ${root} = ${value})`
        : `is not a cube number (the first ones are 1, 8, 27, 64 and 125)`
    }
    case 'prime': {
      const [, smallest = 1] = divisorsOf(value)
      if (does) return `is prime (its only factors are 1 and ${value})`
      return value === 1
        ? 'is not prime (it has only one factor, and a prime has two)'
        : `is not prime (${smallest} × ${value / smallest} = ${value})`
    }
    default:
      return plain
  }
}

const levels: readonly (readonly Rule[])[] = [
  [
    rule('even'),
    rule('odd'),
    rule('multiple', 5),
    rule('multiple', 10),
    ...[20, 25, 30].map(by => rule('more', by)),
  ],
  [rule('multiple', 3), rule('multiple', 4), ...[20, 30, 40].map(by => rule('less', by))],
  [
    ...[6, 7, 8, 9].map(by => rule('multiple', by)),
    rule('square'),
    ...[24, 30, 36, 40, 60].map(by => rule('factor', by)),
  ],
  [rule('prime'), rule('cube'), rule('multiple', 12), ...[48, 54, 72, 84, 90].map(by => rule('factor', by))],
]

export const levelOf = (wanted: Rule) =>
  1 + levels.findIndex(level => level.some(({ kind, by }) => kind === wanted.kind && by === wanted.by))

/** From which levels the rules come at each step. */
const mixes: Record<Step, readonly (readonly number[])[]> = {
  1: [
    [1, 1],
    [1, 2],
  ],
  2: [
    [1, 2],
    [2, 2],
    [1, 3],
  ],
  3: [
    [2, 3],
    [3, 3],
    [1, 4],
  ],
  4: [
    [1, 2, 3],
    [2, 2, 3],
    [3, 4],
  ],
  5: [
    [1, 3, 4],
    [2, 3, 4],
    [3, 3, 4],
    [2, 3, 3],
  ],
}

interface Sorting {
  readonly carroll: boolean
  readonly rules: readonly Rule[]
  readonly part: Part
  readonly number: number
  readonly others: readonly number[]
}

export const partFor = (rules: readonly Rule[], value: number): Part => rules.map(own => fits(own, value))

/** Numbers for each part of a diagram. Undefined if too many parts are empty. */
export function sorted(rules: readonly Rule[], most: number) {
  const numbers = Array.from({ length: most }, (_, at) => at + 1)
  const parts = partsOf(rules.length).map(part => ({
    part,
    numbers: numbers.filter(value => isSamePart(partFor(rules, value), part)),
  }))
  const empty = parts.filter(({ numbers }) => numbers.length === 0).length
  return empty > (rules.length === 3 ? 1 : 0) ? undefined : parts
}

const apart = (one: Part, other: Part) => one.filter((inside, at) => inside !== other[at]).length

/** First the numbers that break only one rule, from several parts in turn. */
function othersFor(random: Random, parts: NonNullable<ReturnType<typeof sorted>>, part: Part): number[] {
  const queues = parts
    .filter(other => !isSamePart(other.part, part))
    .map(other => ({ far: apart(other.part, part), numbers: random.shuffle(other.numbers) }))
  const near = queues.filter(({ far }) => far === 1)
  const distant = queues.filter(({ far }) => far > 1)
  const turn = (from: typeof queues, at: number) =>
    random.shuffle(from.flatMap(({ numbers }) => numbers[at] ?? []))
  return [
    ...turn(near, 0),
    ...turn(near, 1),
    ...turn(distant, 0),
    ...turn(near, 2),
    ...turn(near, 3),
    ...turn(distant, 1),
  ]
}

/** Rules for two or three sets that neither contradict nor repeat each other, and the numbers of each part. */
export function drawRules(random: Random, step: Step) {
  for (;;) {
    const mix = random.pick(mixes[step])
    const rules = random.shuffle(mix).map(level => random.pick(levels[level - 1] ?? []))
    const kinds = rules.map(({ kind, by }) => (kind === 'multiple' ? `${kind} ${by}` : kind))
    if (new Set(kinds).size < kinds.length || (kinds.includes('even') && kinds.includes('odd'))) continue
    if (kinds.includes('more') && kinds.includes('less')) continue
    const parts = sorted(rules, step < 4 ? 60 : 99)
    if (parts) return { rules, parts }
  }
}

function drawSorting(random: Random, step: Step): Sorting {
  for (;;) {
    const { rules, parts } = drawRules(random, step)
    const full = parts.filter(({ part, numbers }) => numbers.length > 1 && (step < 3 || part.some(Boolean)))
    const taken = random.pick(full)
    const number = random.pick(taken.numbers)
    const others = othersFor(random, parts, taken.part)
    if (others.length < 8) continue
    const carroll = rules.length === 2 && random.chance(0.5)
    return { carroll, rules, part: taken.part, number, others: others.slice(0, 11) }
  }
}

function mistakeOf({ rules, part }: Sorting, value: number): string {
  const own = partFor(rules, value)
  const broken = rules.filter((_, at) => own[at] !== part[at])
  const missing = rules.filter((_, at) => part[at] && !own[at])
  if (missing.some(({ kind }) => kind === 'prime') && value % 2 === 1) return 'took-an-odd-number-for-a-prime'
  if (missing.some(({ kind, by }) => kind === 'factor' && value % by === 0))
    return 'mixed-up-factors-and-multiples'
  if (broken.length > 1) return 'did-not-test-every-rule'
  return missing.length > 0 ? 'left-out-a-rule' : 'overlooked-that-it-fits-another-rule'
}

const drawn = ({ carroll, rules, part }: Sorting) => {
  const names = rules.map(namesOf)
  const mark = [[part, 'X']] as const
  if (!carroll) {
    const many = names.map(([name]) => name)
    return drawVenn(many, mark, vennInWords(many, part))
  }
  const [across, down] = names.map(([, one, not]) => [one, not] as const)
  if (!across || !down) throw new Error('A Carroll diagram has two rules')
  return drawCarroll(across, down, mark, carrollInWords(across, down, part))
}

export const whichNumber = template({
  id: 'maths.sorting-diagrams.which-number',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: drawSorting,
  measure: 'sets in the diagram, and how hard their rules are',
  hardness: ({ rules }) => rules.reduce((sum, own) => sum + 1 + levelOf(own), 0),
  write: facts => {
    const { carroll, rules, part, number, others } = facts
    const wanted = rules.map((own, at) => {
      const [, one, not] = namesOf(own)
      return part[at] ? withA(one) : not
    })
    const where = carroll
      ? 'Read the name of its column and the name of its row'
      : 'Look at each circle and see if X is inside or outside it'
    return {
      stem: `Which of these numbers belongs in the part of the ${carroll ? 'Carroll' : 'Venn'} diagram marked **X**?`,
      picture: drawn(facts),
      right: { text: String(number) },
      wrong: others.map(value => ({ text: String(value), misconception: mistakeOf(facts, value) })),
      explanation: `${where}. The number must be ${listed(wanted.map(text => `**${text}**`))}. Test every number for ${rules.length === 2 ? 'both' : 'all three'}. **${number}** ${listed(rules.map(own => reason(own, number)))}. Each of the other numbers fails at least one test.`,
    }
  },
})
