import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type OptionsDraft, template, type WrongChoice } from '../template.ts'
import { grouped } from '../wording.ts'
import { people } from './numbers.ts'

const things = ['box', 'parcel', 'block of wood', 'block of clay', 'carton', 'cuboid'] as const
const vessels = ['fish tank', 'glass tank', 'plastic tub', 'water trough'] as const

/** How the three sides are told, with the missing one last. */
const questions = [
  ['long', 'wide', 'How high is it?'],
  ['long', 'high', 'How wide is it?'],
  ['wide', 'high', 'How long is it?'],
] as const

type Kind = 'edge' | 'square' | 'water'

/** The side that is asked for, and the two others. The sides of a square base are both asked for. */
interface Sides {
  readonly kind: Kind
  readonly asked: number
  readonly first: number
  readonly second: number
  /** Which of the sides is missing, what it is, and who fills it. */
  readonly missing: number
  readonly what: number
  readonly name: string
}

const kinds: Record<Step, readonly Kind[]> = {
  1: ['edge'],
  2: ['edge'],
  3: ['edge'],
  4: ['edge', 'square'],
  5: ['square', 'water', 'water'],
}

const sizes: Record<Step, readonly [least: number, most: number]> = {
  1: [2, 6],
  2: [3, 9],
  3: [4, 14],
  4: [6, 15],
  5: [7, 16],
}

/** A tank in which a whole number of litres is some whole centimetres deep. */
function drawTank(random: Random) {
  for (;;) {
    const [first, second] = [random.pick([40, 45, 50, 60, 75, 80]), random.pick([20, 25, 30, 35, 40])]
    const asked = random.int(6, 28)
    const litres = (first * second * asked) / 1000
    if (first > second && Number.isInteger(litres) && asked !== litres) return { first, second, asked }
  }
}

function drawSides(random: Random, kind: Kind, step: Step) {
  if (kind === 'water') return drawTank(random)
  const [least, most] = sizes[step]
  const asked = random.int(least, most)
  if (kind === 'square') return { asked, first: asked, second: random.int(3, 20) }
  const [second = 2, first = 3] = [random.int(least, most), random.int(least + 1, most + 1)].sort(
    (a, b) => a - b,
  )
  return { asked, first, second }
}

export const missingEdge = template({
  id: 'maths.volume.missing-edge',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step): Sides => {
    const kind = random.pick(kinds[step])
    const missing = step < 3 ? 0 : random.int(0, 2)
    for (;;) {
      const drawn = drawSides(random, kind, step)
      if (kind === 'square' ? drawn.second === drawn.asked : drawn.first === drawn.second) continue
      // A box is at least as long as it is wide.
      const isOdd = [false, drawn.asked > drawn.first, drawn.asked < drawn.first][missing]
      if (kind === 'edge' && isOdd) continue
      return { ...drawn, kind, missing, what: random.int(0, 11), name: random.pick(people) }
    }
  },
  measure: 'digits of the volume and of the sides, a square base, and litres',
  hardness: ({ kind, asked, first, second }) =>
    Math.log10(asked * first * second) +
    [asked, first, second].filter(side => side > 9).length +
    { edge: 0, square: 1, water: 1 }[kind],
  write: (facts, random) =>
    ({ edge: writeEdge, square: writeSquare, water: writeWater })[facts.kind](facts, random),
})

const wrong = (side: number, misconception: string): WrongChoice => ({
  text: `${grouped(side)} cm`,
  misconception,
})

const slipped = (right: number, random: Random) =>
  random
    .shuffle([1, -1, 2, -2])
    .filter(by => right + by > 1)
    .map(by => wrong(right + by, 'slipped-in-dividing'))

function writeEdge({ asked, first, second, missing, what }: Sides, random: Random): OptionsDraft {
  const thing = things[what % things.length] ?? 'box'
  const [one, other, question] = questions[missing] ?? questions[0]
  const volume = asked * first * second
  const sum = volume / (first + second)
  const slips = slipped(asked, random)
  return {
    stem: `The volume of a ${thing} is ${grouped(volume)} cm³. It is ${first} cm ${one} and ${second} cm ${other}. ${question}`,
    right: { text: `${asked} cm` },
    wrong: [
      wrong(volume / first, 'divided-by-one-side-only'),
      ...slips.slice(0, 2),
      ...(Number.isInteger(sum) ? [wrong(sum, 'added-the-sides-first')] : []),
      wrong(volume / second, 'divided-by-one-side-only'),
      ...(asked % 2 === 0 && asked > 4 ? [wrong(asked / 2, 'halved-needlessly')] : []),
      ...slips.slice(2),
      wrong(second, 'gave-a-side-that-is-told'),
      wrong(first * second, 'stopped-at-the-base'),
      wrong(volume - first - second, 'took-away-instead-of-dividing'),
    ],
    explanation: `Volume is the three sides multiplied. Two of them make ${first} × ${second} = ${first * second}. So divide the volume by that: ${grouped(volume)} ÷ ${first * second} = **${asked} cm**.`,
  }
}

function writeSquare({ asked, second, what }: Sides, random: Random): OptionsDraft {
  const thing = things[what % things.length] ?? 'box'
  const base = asked * asked
  const volume = base * second
  const slips = slipped(asked, random)
  return {
    stem: `A ${thing} with a square base is ${second} cm high. Its volume is ${grouped(volume)} cm³. How long is each side of the base?`,
    right: { text: `${asked} cm` },
    wrong: [
      wrong(base, 'stopped-at-the-base'),
      ...(base % 4 === 0 ? [wrong(base / 4, 'halved-instead-of-finding-the-side')] : []),
      ...slips.slice(0, 2),
      wrong(base / 2, 'halved-instead-of-finding-the-side'),
      wrong(asked * second, 'divided-by-one-side-only'),
      ...slips.slice(2),
      wrong(second, 'gave-a-side-that-is-told'),
    ],
    explanation: `First find the area of the base: volume ÷ height. ${grouped(volume)} ÷ ${second} = ${base} cm². The base is a square, so ask which number times itself is ${base}. It is ${asked}, as ${asked} × ${asked} = ${base}. Each side is **${asked} cm** long.`,
  }
}

function writeWater({ asked, first, second, what, name }: Sides, random: Random): OptionsDraft {
  const vessel = vessels[what % vessels.length] ?? 'tank'
  const base = first * second
  const litres = (base * asked) / 1000
  const slips = slipped(asked, random)
  return {
    stem: `A ${vessel} is ${first} cm long and ${second} cm wide. ${name} pours ${litres} litres of water into it. How deep is the water? (1 litre is 1,000 cm³.)`,
    right: { text: `${asked} cm` },
    wrong: [
      ...slips.slice(0, 2),
      wrong(asked / 10, 'changed-the-litres-wrongly'),
      wrong(asked * 10, 'changed-the-litres-wrongly'),
      wrong((litres * 1000) / first, 'divided-by-one-side-only'),
      ...(asked % 2 === 0 ? [wrong(asked / 2, 'halved-needlessly')] : []),
      ...slips.slice(2),
      wrong((litres * 1000) / second, 'divided-by-one-side-only'),
    ],
    explanation: `${litres} litres are ${litres} × 1,000 = ${grouped(litres * 1000)} cm³. The water is a cuboid, and its base is ${first} × ${second} = ${grouped(base)} cm². So divide: ${grouped(litres * 1000)} ÷ ${grouped(base)} = **${asked} cm**.`,
  }
}
