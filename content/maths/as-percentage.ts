import { commonDivisor } from '../grade.ts'
import type { KnownMistake, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { people } from './numbers.ts'

/** A part of a whole, the rest of it, one of two parts, or a price that changes. */
type Kind = 'part' | 'rest' | 'two-parts' | 'change'

interface Facts {
  readonly kind: Kind
  readonly part: number
  readonly whole: number
  readonly scene: number
  readonly person: string
}

const kinds: Record<Step, readonly Kind[]> = {
  1: ['part'],
  2: ['part'],
  3: ['part', 'part', 'rest'],
  4: ['part', 'rest', 'two-parts'],
  5: ['rest', 'two-parts', 'change', 'change'],
}

const wholes: Record<Step, readonly number[]> = {
  1: [50, 10, 20],
  2: [20, 25, 50],
  3: [25, 200, 40],
  4: [40, 80, 125, 60, 75],
  5: [60, 75, 80, 120, 125, 150, 175, 225, 240, 250, 325],
}

/** Too easy for step 5. */
const wellKnown = new Set([10, 25, 50, 75, 90])

function drawPart(random: Random, step: Step, whole: number): number {
  const grain = whole / commonDivisor(whole, 100)
  for (;;) {
    const part = grain * random.int(grain === 1 ? 2 : 1, Math.floor(whole / grain) - 1)
    if (step < 5 || !wellKnown.has((part * 100) / whole)) return part
  }
}

/** A price hardly falls by more than half, and two parts are of a similar size. */
const isUnlikely = (kind: Kind, share: number) =>
  (kind === 'change' && share > 0.6) || (kind === 'two-parts' && Math.abs(share - 0.5) > 0.3)

/** No test has more than 100 marks, and hardly anyone scores less than a third of them. */
const firstScene = (score: number, whole: number) => (whole > 100 || score * 3 < whole ? 1 : 0)

export const parts: readonly ((part: number, whole: number, person: string) => string)[] = [
  (part, whole, person) => `${person} scores ${part} out of ${whole} in a test. What percentage is this?`,
  (part, whole) =>
    `In a group of ${whole} children, ${part} have a pet. What percentage of the children is this?`,
  (part, whole) =>
    `A car park has ${whole} spaces, and ${part} of them are taken. What percentage of the spaces are taken?`,
  (part, whole, person) =>
    `${person} has ${whole} beads, and ${part} of them are round. What percentage of the beads are round?`,
  (part, whole) => `Write ${part}/${whole} as a percentage.`,
]

/** Told with the part that is not asked for. */
const rests: readonly ((other: number, whole: number, person: string) => string)[] = [
  (other, whole, person) =>
    `${person} scores ${other} out of ${whole} in a test. What percentage of the marks does ${person} lose?`,
  (other, whole) =>
    `In a group of ${whole} children, ${other} have a pet. What percentage of the children do **not** have a pet?`,
  (other, whole) =>
    `A car park has ${whole} spaces, and ${other} of them are taken. What percentage of the spaces are free?`,
  (other, whole, person) =>
    `${person} has ${whole} beads, and ${other} of them are round. What percentage of the beads are **not** round?`,
]

const pairs: readonly ((part: number, other: number, person: string) => string)[] = [
  (part, other) => `A choir has ${part} girls and ${other} boys. What percentage of the choir are girls?`,
  (part, other) =>
    `A farm has ${part} goats and ${other} sheep, and no other animals. What percentage of its animals are goats?`,
  (part, other, person) =>
    `${person} has ${part} red beads and ${other} blue beads. What percentage of these beads are red?`,
  (part, other) =>
    `A library lends ${part} storybooks and ${other} other books in a day. What percentage of these books are storybooks?`,
]

const things = ['bike', 'coat', 'tent', 'guitar', 'desk', 'camera', 'scooter', 'rucksack'] as const

export const asPercent = template({
  id: 'maths.percentages.as-percentage',
  version: 2,
  mode: 'typed',
  seconds: 35,
  draw: (random, step): Facts => {
    const kind = random.pick(kinds[step])
    const whole = random.pick(wholes[step])
    let part = drawPart(random, step, whole)
    while (isUnlikely(kind, part / whole)) part = drawPart(random, step, whole)
    return { kind, part, whole, scene: random.int(0, 39), person: random.pick(people) }
  },
  measure: 'how far the whole is from going into a hundred, digits, and a whole or part to be found first',
  hardness: ({ kind, part, whole }) =>
    (100 % whole === 0 ? 1 : whole % 100 === 0 ? 2 : 4) +
    String(part).length +
    String(whole).length +
    { part: 0, rest: 1, 'two-parts': 1.5, change: 2 }[kind],
  write: facts => {
    const { kind, part, whole } = facts
    const right = (part * 100) / whole
    const told = { part: tellPart, rest: tellRest, 'two-parts': tellTwo, change: tellChange }[kind](facts)
    return {
      stem: told.stem,
      expected: { kind: 'quantity', value: String(right), unit: '%', fixed: true },
      mistakes: [
        ...told.mistakes,
        { text: `${part}%`, misconception: 'wrote-the-number-as-a-percentage' },
        ...(kind === 'change' ? [] : [{ text: `${100 - right}%`, misconception: 'found-the-other-part' }]),
      ],
      explanation: `${told.first}Per cent means out of 100. ${outOfHundred(part, whole)}`,
    }
  },
})

function outOfHundred(part: number, whole: number): string {
  const right = (part * 100) / whole
  const common = commonDivisor(part, whole)
  const times = 100 / whole
  if (Number.isInteger(times))
    return `${whole} × ${times} = 100, so multiply both: ${part} × ${times} = ${right}. It is **${right}%**.`
  const simple = common > 1 && whole / common !== 100
  return `${part} out of ${whole} is the same as ${simple ? `${part / common} out of ${whole / common}, and that is ` : ''}${right} out of 100. It is **${right}%**.`
}

interface Told {
  readonly stem: string
  /** What has to be found before the percentage. */
  readonly first: string
  readonly mistakes: readonly KnownMistake[]
}

function tellPart({ part, whole, scene, person }: Facts): Told {
  const first = firstScene(part, whole)
  const stem = parts[first + (scene % (parts.length - first))]?.(part, whole, person) ?? ''
  return {
    stem,
    first: '',
    mistakes: [{ text: `${whole - part}%`, misconception: 'found-the-difference' }],
  }
}

function tellRest({ part, whole, scene, person }: Facts): Told {
  const other = whole - part
  const first = firstScene(other, whole)
  return {
    stem: rests[first + (scene % (rests.length - first))]?.(other, whole, person) ?? '',
    first: `First find the rest: ${whole} − ${other} = ${part}. `,
    mistakes: [],
  }
}

function tellTwo({ part, whole, scene, person }: Facts): Told {
  const other = whole - part
  const compared = (part * 100) / other
  return {
    stem: pairs[scene % pairs.length]?.(part, other, person) ?? '',
    first: `First find the whole: ${part} + ${other} = ${whole}. `,
    mistakes: Number.isInteger(compared)
      ? [{ text: `${compared}%`, misconception: 'compared-with-the-other-part' }]
      : [],
  }
}

function tellChange({ part, whole, scene }: Facts): Told {
  const rises = scene % 2 === 0
  const now = rises ? whole + part : whole - part
  const thing = things[scene % things.length]
  const [ofNew, ofOld] = [(part * 100) / now, (now * 100) / whole]
  return {
    stem: `The price of a ${thing} goes ${rises ? 'up' : 'down'} from £${whole} to £${now}. By what percentage does it go ${rises ? 'up' : 'down'}?`,
    first: `First find the change: ${rises ? `${now} − ${whole}` : `${whole} − ${now}`} = ${part}. The price at the start, £${whole}, is the whole. `,
    mistakes: [
      ...(Number.isInteger(ofNew)
        ? [{ text: `${ofNew}%`, misconception: 'compared-with-the-new-price' }]
        : []),
      { text: `${ofOld}%`, misconception: 'gave-the-new-price-as-a-percentage' },
    ],
  }
}
