import { near, type Place } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { allSides, flatShapes, mustBeTrue } from './flat-shapes.ts'
import { whoAmI } from './which-shape.ts'

const regular = (count: number): Place[] =>
  Array.from({ length: count }, (_, at) => [
    Math.cos((at * 2 * Math.PI) / count),
    Math.sin((at * 2 * Math.PI) / count),
  ])

/** Examples of each shape in the narrow sense. */
const examples: Record<string, Place[][]> = {
  'equilateral triangle': [regular(3)],
  'isosceles triangle': [
    [
      [0, 0],
      [4, 0],
      [2, 7],
    ],
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    [
      [0, 0],
      [8, 0],
      [4, 2],
    ],
  ],
  'scalene triangle': [
    [
      [0, 0],
      [7, 0],
      [2, 4],
    ],
    [
      [0, 0],
      [7, 0],
      [0, 4],
    ],
  ],
  square: [regular(4)],
  rectangle: [
    [
      [0, 0],
      [5, 0],
      [5, 3],
      [0, 3],
    ],
  ],
  rhombus: [
    [
      [0, 0],
      [5, 0],
      [8, 4],
      [3, 4],
    ],
  ],
  parallelogram: [
    [
      [0, 0],
      [6, 0],
      [8, 3],
      [2, 3],
    ],
  ],
  kite: [
    [
      [0, -6],
      [3, 0],
      [0, 2],
      [-3, 0],
    ],
    [
      [0, 0],
      [6, 3],
      [0, 15],
      [-6, 3],
    ],
  ],
  trapezium: [
    [
      [0, 0],
      [9, 0],
      [6, 3],
      [2, 3],
    ],
    [
      [0, 0],
      [9, 0],
      [7, 3],
      [2, 3],
    ],
    [
      [0, 0],
      [9, 0],
      [6, 3],
      [0, 3],
    ],
  ],
  'regular pentagon': [regular(5)],
  'regular hexagon': [regular(6)],
  'regular octagon': [regular(8)],
}

/** Other shapes with the same name in the wide sense. */
const special: Record<string, Place[][]> = {
  rectangle: [regular(4)],
  rhombus: [regular(4)],
  parallelogram: [
    [
      [0, 0],
      [5, 0],
      [8, 4],
      [3, 4],
    ],
    [
      [0, 0],
      [5, 0],
      [5, 3],
      [0, 3],
    ],
  ],
  kite: [regular(4)],
}

const at = (points: readonly Place[], index: number): Place =>
  points[(index + points.length) % points.length] ?? [0, 0]

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1]]
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1]
const cross = (a: Place, b: Place) => a[0] * b[1] - a[1] * b[0]
const size = (a: Place) => Math.hypot(a[0], a[1])
const zero = (value: number) => near(value, 0, 1e-6)

function measured(points: readonly Place[]) {
  const ways = points.map((point, index) => minus(at(points, index + 1), point))
  const lengths = ways.map(size)
  const pairs = ways.flatMap((a, i) =>
    ways.slice(i + 1).map((b, j) => [a, b, lengths[i] ?? 0, lengths[i + 1 + j] ?? 0] as const),
  )
  // A shape has a line of symmetry if its distances read the same in both directions from a corner or a side.
  const turned = points.map((_, start) =>
    points.map((_, index) => ({
      side: lengths[(start + index) % points.length] ?? 0,
      corner: dot(at(ways, start + index - 1), at(ways, start + index)),
    })),
  )
  const [plain = []] = turned
  const mirrored = turned.filter(list =>
    list.every((_, index) => {
      const back = (list.length - index) % list.length
      return (
        near(plain[index]?.corner ?? 0, list[back]?.corner ?? 9, 1e-6) &&
        near(
          plain[index]?.side ?? 0,
          list[(list.length - 1 - index + list.length) % list.length]?.side ?? 9,
          1e-6,
        )
      )
    }),
  )
  const corners = ways.map((way, index) => dot(way, at(ways, index - 1)))
  const [a, b, c, d] = [at(points, 0), at(points, 1), at(points, 2), at(points, 3)]
  return {
    sides: points.length,
    equalPairs: pairs.filter(([, , p, q]) => near(p, q, 1e-6)).length,
    right: corners.filter(zero).length,
    parallel: pairs.filter(([p, q]) => zero(cross(p, q))).length,
    mirrors: mirrored.length,
    oppositeSides:
      near(lengths[0] ?? 0, lengths[2] ?? 9, 1e-6) && near(lengths[1] ?? 0, lengths[3] ?? 9, 1e-6),
    oppositeParallel: zero(cross(at(ways, 0), at(ways, 2))) && zero(cross(at(ways, 1), at(ways, 3))),
    oppositeAngles:
      near(corners[0] ?? 0, corners[2] ?? 9, 1e-6) && near(corners[1] ?? 0, corners[3] ?? 9, 1e-6),
    diagonalsEqual: near(size(minus(c, a)), size(minus(d, b)), 1e-6),
    diagonalsSquare: zero(dot(minus(c, a), minus(d, b))),
    diagonalsHalve: zero(a[0] + c[0] - b[0] - d[0]) && zero(a[1] + c[1] - b[1] - d[1]),
  }
}

type Measured = ReturnType<typeof measured>

const count = (text: string) => (/\bno\b/.test(text) ? 0 : Number(/\d+/.exec(text)?.[0]))

function fits(shape: Measured, clue: string): boolean {
  if (/^It has \d+ sides/.test(clue)) return shape.sides === count(clue)
  if (/^All its sides are equal/.test(clue)) return shape.equalPairs === (shape.sides * (shape.sides - 1)) / 2
  if (/^Exactly two/.test(clue)) return shape.equalPairs === 1
  if (/^No two/.test(clue)) return shape.equalPairs === 0
  if (/two pairs of equal/.test(clue)) return shape.equalPairs === 2
  if (/right angles\.$/.test(clue) && /It has/.test(clue)) return shape.right === count(clue)
  if (/parallel sides/.test(clue)) return shape.parallel === count(clue)
  if (/symmetry/.test(clue)) return shape.mirrors === count(clue)
  if (/All its angles are right/.test(clue)) return shape.right === 4
  if (/opposite sides are equal/.test(clue)) return shape.oppositeSides
  if (/opposite sides are parallel/.test(clue)) return shape.oppositeParallel
  if (/opposite angles/.test(clue)) return shape.oppositeAngles
  if (/diagonals (?:are|do) not/.test(clue)) return !fits(shape, clue.replace(/ (?:do )?not /, ' '))
  if (/equally long/.test(clue)) return shape.diagonalsEqual
  if (/cross at a right/.test(clue)) return shape.diagonalsSquare
  if (/in half/.test(clue)) return shape.diagonalsHalve
  if (/180°|acute/.test(clue)) return false
  throw new Error(`no judge for ${clue}`)
}

const counts: Record<string, number> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
}

prove(flatShapes, [
  // Measures examples: one of the answer's shape fits every clue in the stem, and none of another shape does.
  proof(whoAmI, (_, answer, { draft }) => {
    const clues = draft.stem.match(/(?:It has|All its|Exactly|No two|Its diagonals)[^.]*\./g) ?? []
    const known = examples[answer] ?? []
    return clues.length > 0 && known.some(points => clues.every(clue => fits(measured(points), clue)))
  }),
  proof(allSides, (_, answer, { draft }) => {
    let sum = 0
    for (const [, many, shape = ''] of draft.stem.matchAll(/(\d+) ([a-z]+)s\b/g))
      sum += Number(many) * (counts[shape] ?? 0)
    const [, total] = /have (\d+) sides altogether/.exec(draft.stem) ?? []
    if (!total) return sum === Number(answer)
    const [, shape = ''] = /How many ([a-z]+)s/.exec(draft.stem) ?? []
    return sum + Number(answer) * (counts[shape] ?? 0) === Number(total)
  }),
  // The statement is true of every example of the shape.
  proof(mustBeTrue, (_, answer, { draft }) => {
    const [, shape = ''] = /draws an? ([a-z]+)\./.exec(draft.stem) ?? []
    const known = [...(examples[shape] ?? []), ...(special[shape] ?? [])]
    return known.length > 0 && known.every(points => fits(measured(points), answer))
  }),
])
