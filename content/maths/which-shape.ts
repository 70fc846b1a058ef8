import { template } from '../template.ts'
import { capital, withArticle } from '../wording.ts'
import { pupils } from './pupils.ts'

/** Clues are true of every shape of this kind. A clue that may be true of another shape rules that shape out as an option. */
interface Shape {
  readonly name: string
  readonly clues: readonly string[]
  /** Facts about its diagonals, used at the last step only. */
  readonly crossing?: readonly string[]
  readonly may?: readonly string[]
}

const sides = (count: number) => `It has ${count} sides.`
const equal = {
  all: 'All its sides are equal.',
  two: 'Exactly two of its sides are equal.',
  none: 'No two of its sides are equal.',
  pairs: 'It has two pairs of equal sides, but its sides are not all equal.',
}
const right = (count: number) => (count === 0 ? 'It has no right angles.' : `It has ${count} right angles.`)
const parallel = (pairs: number) =>
  pairs === 0
    ? 'It has no parallel sides.'
    : pairs === 1
      ? 'It has exactly 1 pair of parallel sides.'
      : `It has ${pairs} pairs of parallel sides.`
const mirror = (lines: number) =>
  lines === 0
    ? 'It has no lines of symmetry.'
    : `It has ${lines} ${lines === 1 ? 'line' : 'lines'} of symmetry.`

const diagonals = {
  equal: 'Its diagonals are equally long.',
  unequal: 'Its diagonals are not equally long.',
  square: 'Its diagonals cross at a right angle.',
  slanting: 'Its diagonals do not cross at a right angle.',
  halved: 'Its diagonals cut each other in half.',
  uneven: 'Its diagonals do not cut each other in half.',
}

const shapes: readonly Shape[] = [
  { name: 'equilateral triangle', clues: [sides(3), equal.all, mirror(3), parallel(0), right(0)] },
  { name: 'isosceles triangle', clues: [sides(3), equal.two, mirror(1), parallel(0)], may: [right(0)] },
  { name: 'scalene triangle', clues: [sides(3), equal.none, mirror(0), parallel(0)], may: [right(0)] },
  {
    name: 'square',
    clues: [sides(4), equal.all, right(4), parallel(2), mirror(4)],
    crossing: [diagonals.equal, diagonals.square, diagonals.halved],
  },
  {
    name: 'rectangle',
    clues: [sides(4), equal.pairs, right(4), parallel(2), mirror(2)],
    crossing: [diagonals.equal, diagonals.slanting, diagonals.halved],
  },
  {
    name: 'rhombus',
    clues: [sides(4), equal.all, right(0), parallel(2), mirror(2)],
    crossing: [diagonals.unequal, diagonals.square, diagonals.halved],
  },
  {
    name: 'parallelogram',
    clues: [sides(4), equal.pairs, right(0), parallel(2), mirror(0)],
    crossing: [diagonals.unequal, diagonals.slanting, diagonals.halved],
  },
  {
    name: 'kite',
    clues: [sides(4), equal.pairs, parallel(0), mirror(1)],
    may: [right(0), diagonals.equal, diagonals.unequal],
    crossing: [diagonals.square, diagonals.uneven],
  },
  {
    name: 'trapezium',
    clues: [sides(4), parallel(1)],
    may: [
      right(0),
      equal.two,
      equal.none,
      mirror(0),
      mirror(1),
      diagonals.equal,
      diagonals.unequal,
      diagonals.square,
      diagonals.slanting,
    ],
    crossing: [diagonals.uneven],
  },
  { name: 'regular pentagon', clues: [sides(5), equal.all, right(0), parallel(0), mirror(5)] },
  { name: 'regular hexagon', clues: [sides(6), equal.all, right(0), parallel(3), mirror(6)] },
  { name: 'regular octagon', clues: [sides(8), equal.all, right(0), parallel(4), mirror(8)] },
]

/** Shapes that the number of sides doesn't give away. */
const fewSided = shapes.filter(({ clues }) => clues.includes(sides(3)) || clues.includes(sides(4)))

const fourSided = shapes.filter(({ clues }) => clues.includes(sides(4)))

/** The difficulty of a clue: the number of sides is the easiest, diagonals are the hardest. */
const weight = (clue: string) =>
  /^It has \d sides/.test(clue) ? 0 : /diagonals/.test(clue) ? 5 : /symmetry/.test(clue) ? 4 : 1

const allOf = ({ clues, may = [], crossing = [] }: Shape) => [...clues, ...may, ...crossing]

export const whoAmI = template({
  id: 'maths.flat-shapes.which-shape',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const from = step === 1 ? shapes : step === 2 ? fewSided : fourSided
    // Symmetry doesn't identify a trapezium.
    const shape = random.pick(step === 4 ? from.filter(({ name }) => name !== 'trapezium') : from)
    const told = step === 5 ? [...shape.clues, ...(shape.crossing ?? [])] : shape.clues
    const useful = told.filter(clue => (step < 3 ? weight(clue) < 2 : weight(clue) > 0))
    const way = step < 4 ? 1 : -1
    const ordered = random.shuffle(useful).sort((a, b) => way * (weight(a) - weight(b)))
    // Adds clues until only one shape is left; more would be redundant.
    const taken: string[] = step === 5 ? [sides(4)] : []
    let left = step === 5 ? fourSided : shapes
    for (const clue of ordered) {
      const fits = left.filter(other => allOf(other).includes(clue))
      if (fits.length === left.length) continue
      taken.push(clue)
      left = fits
      if (left.length === 1) break
    }
    const others = from.filter(({ name }) => name !== shape.name)
    const mixed = random.shuffle(others)
    const near = step === 1 ? mixed : mixed.sort((a, b) => shared(b, taken) - shared(a, taken))
    const names = near.slice(0, 4).map(({ name }) => name)
    return {
      name: random.pick(pupils),
      shape: shape.name,
      clues: taken,
      others: names,
      alone: left.length === 1,
    }
  },
  measure: 'clues to bring together, how hard they are to see, and other shapes that share some',
  hardness: ({ clues, others }) =>
    1 +
    clues.reduce((sum, clue) => sum + weight(clue), 0) +
    others.filter(name => shared(named(name), clues) > 0).length / 2,
  write: ({ name, shape, clues, others, alone }) => ({
    stem: `${name} thinks of a flat shape. ${clues.join(' ')} Which shape is it?`,
    right: { text: shape },
    wrong: (alone ? others : []).map(other => ({ text: other, misconception: mistakeOf(clues, other) })),
    explanation: `${capital(withArticle(shape))} fits every clue. ${others
      .map(
        other =>
          `${capital(withArticle(other))} does not fit “${clues.find(clue => !can(other, clue)) ?? ''}”`,
      )
      .join(' ')
      .replaceAll('.”', '”.')}`,
  }),
})

const named = (name: string): Shape => shapes.find(shape => shape.name === name) ?? { name, clues: [] }

/** Whether the clue is true of some shape of this kind. */
function can(name: string, clue: string): boolean {
  return allOf(named(name)).includes(clue)
}

const shared = (shape: Shape, told: readonly string[]) =>
  allOf(shape).filter(clue => told.includes(clue)).length

function mistakeOf(clues: readonly string[], other: string): string {
  const missed = clues.find(clue => !can(other, clue)) ?? ''
  if (/diagonals/.test(missed)) return 'mixed-up-diagonals'
  if (/symmetry/.test(missed)) return 'miscounted-lines-of-symmetry'
  if (/parallel/.test(missed)) return 'mixed-up-parallel-sides'
  if (/right/.test(missed)) return 'did-not-check-right-angles'
  return /equal/.test(missed) ? 'did-not-check-equal-sides' : 'wrong-number-of-sides'
}
