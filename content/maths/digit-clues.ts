import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

/** What a number says of itself. Places are counted from the ones. */
type Clue =
  | { readonly kind: 'sum' | 'product' | 'multiple'; readonly of: number }
  | { readonly kind: 'gap'; readonly more: number; readonly less: number; readonly by: number }
  | { readonly kind: 'twice'; readonly more: number; readonly less: number }
  | { readonly kind: 'odd' | 'even' | 'square' | 'different' }
  | { readonly kind: 'between'; readonly low: number; readonly high: number }
  | { readonly kind: 'rounds'; readonly to: number; readonly size: number }

const digitsOf = (value: number) => [...String(value)].map(Number)
const digitAt = (value: number, place: number) => Math.floor(value / 10 ** place) % 10
const placeNames = ['ones', 'tens', 'hundreds', 'thousands'] as const
const sizeNames: Record<number, string> = { 10: 'ten', 100: 'hundred', 1000: 'thousand' }

const sumOf = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0)
const productOf = (digits: readonly number[]) => digits.reduce((product, digit) => product * digit, 1)
const nearest = (value: number, size: number) => Math.floor(value / size + 0.5) * size

/** What a clue says, whether it is true of a number, and why. */
interface Reading {
  readonly said: string
  readonly isTrue: (value: number) => boolean
  readonly why: (value: number) => string
  readonly slip: string
}

function reading(clue: Clue): Reading {
  switch (clue.kind) {
    case 'sum':
      return {
        said: `My digits add up to ${clue.of}.`,
        isTrue: value => sumOf(digitsOf(value)) === clue.of,
        why: value => `${digitsOf(value).join(' + ')} = ${clue.of}`,
        slip: 'did-not-add-the-digits',
      }
    case 'product':
      return {
        said: `My digits multiplied together make ${grouped(clue.of)}.`,
        isTrue: value => productOf(digitsOf(value)) === clue.of,
        why: value => `${digitsOf(value).join(' × ')} = ${grouped(clue.of)}`,
        slip: 'did-not-multiply-the-digits',
      }
    case 'multiple':
      return {
        said: `I am a multiple of ${clue.of}.`,
        isTrue: value => value % clue.of === 0,
        why: value => `${clue.of} × ${value / clue.of} = ${grouped(value)}`,
        slip: 'did-not-check-the-times-table',
      }
    case 'gap':
      return {
        said: `My ${placeNames[clue.more]} digit is ${clue.by} more than my ${placeNames[clue.less]} digit.`,
        isTrue: value => digitAt(value, clue.more) - digitAt(value, clue.less) === clue.by,
        why: value => `${digitAt(value, clue.more)} is ${clue.by} more than ${digitAt(value, clue.less)}`,
        slip: 'mixed-up-the-places-of-the-digits',
      }
    case 'twice':
      return {
        said: `My ${placeNames[clue.more]} digit is twice my ${placeNames[clue.less]} digit.`,
        isTrue: value => digitAt(value, clue.more) === 2 * digitAt(value, clue.less),
        why: value => `${digitAt(value, clue.more)} is twice ${digitAt(value, clue.less)}`,
        slip: 'mixed-up-the-places-of-the-digits',
      }
    case 'odd':
    case 'even':
      return {
        said: `I am ${clue.kind}.`,
        isTrue: value => value % 2 === (clue.kind === 'odd' ? 1 : 0),
        why: value => `it ends in ${value % 10}, so it is ${clue.kind}`,
        slip: 'left-out-odd-or-even',
      }
    case 'square':
      return {
        said: 'I am a square number.',
        isTrue: value => Number.isInteger(Math.sqrt(value)),
        why: value => `${Math.sqrt(value)} × ${Math.sqrt(value)} = ${grouped(value)}`,
        slip: 'left-out-the-kind-of-number',
      }
    case 'different':
      return {
        said: 'All my digits are different.',
        isTrue: value => new Set(digitsOf(value)).size === digitsOf(value).length,
        why: () => 'no digit comes twice',
        slip: 'left-out-the-kind-of-number',
      }
    case 'between':
      return {
        said: `I am between ${grouped(clue.low)} and ${grouped(clue.high)}.`,
        isTrue: value => value > clue.low && value < clue.high,
        why: () => `it is between ${grouped(clue.low)} and ${grouped(clue.high)}`,
        slip: 'left-out-the-size-of-the-number',
      }
    case 'rounds':
      return {
        said: `To the nearest ${sizeNames[clue.size]}, I am ${grouped(clue.to)}.`,
        isTrue: value => nearest(value, clue.size) === clue.to,
        why: () => `it rounds to ${grouped(clue.to)}`,
        slip: 'left-out-the-size-of-the-number',
      }
  }
}

/** Clues that are true of a number, in random order. */
function cluesFor(random: Random, value: number, step: Step): Clue[] {
  const digits = digitsOf(value)
  const size = 10 ** (digits.length - 1)
  const [more = 0, less = 1] = random.sample(
    digits.map((_, at) => at),
    2,
  )
  const by = digitAt(value, more) - digitAt(value, less)
  const tables = [3, 4, 5, 6, 7, 8, 9, 11, 12].filter(of => value % of === 0 && (step > 2 || of < 10))
  const low = Math.floor(value / size) * size - (random.chance(0.5) ? size / 2 : 0)
  const clues: Clue[] = [{ kind: 'sum', of: sumOf(digits) }, { kind: value % 2 ? 'odd' : 'even' }]
  if (by > 0) clues.push({ kind: 'gap', more, less, by })
  if (by > 0 && by === digitAt(value, less)) clues.push({ kind: 'twice', more, less })
  if (tables.length > 0) clues.push({ kind: 'multiple', of: random.pick(tables) })
  if (low > 0) clues.push({ kind: 'between', low, high: Math.min(low + size * random.int(2, 3), size * 10) })
  if (step > 2 && productOf(digits) > 0) clues.push({ kind: 'product', of: productOf(digits) })
  if (step > 2) clues.push({ kind: 'rounds', to: nearest(value, size / 10), size: size / 10 })
  if (step > 2 && Number.isInteger(Math.sqrt(value))) clues.push({ kind: 'square' }, { kind: 'square' })
  if (step > 3 && new Set(digits).size === digits.length) clues.push({ kind: 'different' })
  return random.shuffle(clues.filter(clue => reading(clue).isTrue(value)))
}

/** Two clues that say nearly the same. */
const pairs = [
  ['gap', 'twice'],
  ['between', 'rounds'],
  ['odd', 'multiple'],
  ['even', 'multiple'],
] as const

function isVaried(clues: readonly Clue[]): boolean {
  const kinds = clues.map(({ kind }) => kind)
  return (
    new Set(kinds).size === kinds.length && !pairs.some(([a, b]) => kinds.includes(a) && kinds.includes(b))
  )
}

const ranges: Record<Step, readonly [low: number, high: number, clues: number]> = {
  1: [20, 99, 2],
  2: [20, 99, 3],
  3: [120, 989, 3],
  4: [120, 989, 4],
  5: [1023, 9876, 4],
}

const lengths = ['', '', 'two', 'three', 'four']

const weights: Partial<Record<Clue['kind'], number>> = {
  multiple: 1.6,
  product: 1.4,
  square: 1.4,
  odd: 0.6,
  even: 0.6,
}

export const digitClues = template({
  id: 'maths.number-puzzles.digit-clues',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 65,
  draw: (random, step) => {
    const [low, high, count] = ranges[step]
    for (;;) {
      const right =
        random.chance(0.15) && step > 2 ? random.int(11, step === 5 ? 99 : 31) ** 2 : random.int(low, high)
      const clues = cluesFor(random, right, step).slice(0, count)
      if (right < low || right > high || clues.length < count || !isVaried(clues)) continue
      const wrong = misfits(random, clues, [low, high])
      if (wrong.length === 9) return { right, clues, wrong }
    }
  },
  measure: 'digits of the number, clues, and how hard each clue is to check',
  hardness: ({ right, clues }) =>
    digitsOf(right).length + clues.reduce((sum, { kind }) => sum + (weights[kind] ?? 1), 0),
  write: ({ right, clues, wrong }) => {
    const readings = clues.map(reading)
    return {
      stem: `I am a ${lengths[digitsOf(right).length]}-digit number. ${readings.map(({ said }) => said).join(' ')} Which of these numbers am I?`,
      right: { text: grouped(right) },
      wrong: wrong.map(value => ({
        text: grouped(value),
        misconception: readings.find(({ isTrue }) => !isTrue(value))?.slip ?? 'did-not-add-the-digits',
      })),
      explanation: `Take one clue at a time and cross out every number that does not fit. Only **${grouped(right)}** fits them all: ${readings.map(({ why }) => why(right)).join('; ')}.`,
    }
  },
})

/** Nine numbers that break one clue each, or at most two, with every clue broken about as often. */
function misfits(random: Random, clues: readonly Clue[], [low, high]: readonly [number, number]): number[] {
  const tests = clues.map(clue => reading(clue).isTrue)
  const once = new Map<number, number[]>()
  const twice: number[] = []
  for (let tries = 0; tries < 900; tries++) {
    const value = random.int(low, high)
    const broken = tests.flatMap((isTrue, at) => (isTrue(value) ? [] : [at]))
    const [only = -1] = broken
    const known = once.get(only) ?? []
    if (broken.length === 1 && !known.includes(value)) once.set(only, [...known, value])
    if (broken.length === 2 && !twice.includes(value)) twice.push(value)
  }
  const share = Math.ceil(9 / clues.length)
  const near = [...once.values()].flatMap(values => values.slice(0, share))
  return once.size < 2 ? [] : random.shuffle([...near, ...twice].slice(0, 9))
}
