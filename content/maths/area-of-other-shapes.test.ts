import { near, numbersIn, polygons, rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { areaOfOtherShapes } from './area-of-other-shapes.ts'
import { withHoles } from './areas-with-a-hole.ts'
import { countingSquares } from './counting-squares.ts'
import { parallelograms } from './parallelograms.ts'
import { squaresInShapes } from './squares-in-shapes.ts'

type Spot = readonly [x: number, y: number]

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Twice the area to the left of a point: positive on one side of a line, negative on the other. */
const side = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)

const isOnEdge = (a: Spot, b: Spot, spot: Spot) =>
  side(a, b, spot) === 0 &&
  Math.min(a[0], b[0]) <= spot[0] &&
  spot[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= spot[1] &&
  spot[1] <= Math.max(a[1], b[1])

/** How often a line from the point to the right crosses the outline. */
function isInside(corners: readonly Spot[], spot: Spot): boolean {
  const crossings = corners.filter((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a
    if (a[1] > spot[1] === b[1] > spot[1]) return false
    return a[0] + ((spot[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]) > spot[0]
  })
  return crossings.length % 2 === 1
}

/** Pick's theorem: points of the grid inside, and half of those on the edge, less one. */
function picked(svg: string): number {
  const across = [...svg.matchAll(/M([\d.]+) 6V/g)].map(([, x]) => Number(x))
  const [left = 0, second = 1] = across
  const cell = second - left
  const [drawn = []] = polygons(svg)
  const corners = drawn.map(([x, y]): Spot => [Math.round((x - left) / cell), Math.round((y - 6) / cell)])
  let [inside, edge] = [0, 0]
  for (const [at, a] of corners.entries()) {
    const b = corners[(at + 1) % corners.length] ?? a
    edge += divisor(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
  }
  for (let x = 0; x < 15; x++)
    for (let y = 0; y < 15; y++) {
      const isEdge = corners.some((a, at) => isOnEdge(a, corners[(at + 1) % corners.length] ?? a, [x, y]))
      if (!isEdge && isInside(corners, [x, y])) inside++
    }
  return inside + edge / 2 - 1
}

/** Measures the parallelogram, with a scale from one of its labels or from the stem. */
function surveyed(kind: string, stem: string, svg: string): number {
  const [[a, b, c] = []] = polygons(svg)
  if (!a || !b || !c) return Number.NaN
  const [base, slant, height] = [b[0] - a[0], Math.hypot(c[0] - b[0], c[1] - b[1]), b[1] - c[1]]
  const labels = texts(svg).flatMap(({ text, x, y }) =>
    /\d/.test(text) ? [{ x, y, size: numbersIn(text)[0] ?? 0 }] : [],
  )
  // The label of the base is below it.
  const below = labels.find(({ y }) => y > a[1])?.size ?? Number.NaN
  const [given = 0] = numbersIn(stem)
  switch (kind) {
    case 'missing-height':
      return height * Math.sqrt(given / (base * height))
    case 'missing-base':
      return base * Math.sqrt(given / (base * height))
    case 'from-perimeter':
      return base * height * (given / (2 * base + 2 * slant)) ** 2
    case 'other-height':
      return ((base * height) / slant) * (below / base)
    default:
      return base * height * (below / base) ** 2
  }
}

/** Counts unit squares one by one. */
function countedCells(long: number, wide: number, counts: (x: number, y: number) => boolean): number {
  let count = 0
  for (let x = 0; x < long; x++) for (let y = 0; y < wide; y++) if (counts(x, y)) count++
  return count
}

function cellsOf(kind: string, stem: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(stem)
  switch (kind) {
    case 'hole':
      return countedCells(a, b, (x, y) => !(x < c && y < d))
    case 'two-holes':
      return countedCells(a, b, (x, y) => !(x < c && y < d) && !(x >= a - c && y < d))
    case 'inside-border': {
      const isFar = (at: number, most: number) => at >= a && at < most - a
      return countedCells(b, c, (x, y) => isFar(x, b) && isFar(y, c))
    }
    case 'border': {
      const isFar = (at: number, most: number) => at >= c && at < most + c
      return countedCells(a + c + c, b + c + c, (x, y) => !(isFar(x, a) && isFar(y, b)))
    }
    case 'cross-paths':
      return countedCells(a, b, (x, y) => x < c || y < c)
    default:
      return countedCells(a, b, (x, y) => x >= c && y >= c)
  }
}

/** Tries all sides until one fits the stem. */
function fittedTo(kind: string, stem: string, svg: string): number {
  const numbers = numbersIn(stem)
  const given = numbers.at(-1) ?? 0
  const squares = rectangles(svg)
  const sides = squares.flatMap(({ x, y, width }) =>
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].filter(
      ([dx = 0, dy = 0]) =>
        !squares.some(other => near(other.x, x + dx * width, 0.1) && near(other.y, y + dy * width, 0.1)),
    ),
  ).length
  const times = ['one', 'one', 'twice', 'three', 'four', 'five', 'six'].findIndex(word =>
    stem.includes(`is ${word} `),
  )
  for (let size = 1; size < 100; size++) {
    if (kind === 'squares' && sides * size === given) return squares.length * size * size
    if (kind === 'squares-back' && squares.length * size * size === given) return sides * size
    if (kind === 'rectangle-ratio' && size + size + size * times + size * times === given)
      return size * size * times
    if (kind === 'area-to-perimeter' && size * size * times === given)
      return size + size + size * times + size * times
    const strip = size / squares.length
    if (kind === 'strips' && near(size + size + strip + strip, given, 1e-9)) return size * size
  }
  return Number.NaN
}

const worthOf = (answer: string) => numbersIn(answer)[0] ?? Number.NaN

prove(areaOfOtherShapes, [
  proof(countingSquares, (_, answer, { draft: { stem, picture } }) => {
    const length = stem.includes('sides of') ? (numbersIn(stem)[0] ?? 0) : 1
    return picked(picture?.svg ?? '') * length * length === worthOf(answer)
  }),
  proof(parallelograms, ({ kind }, answer, { draft: { stem, picture } }) => {
    if (picture) return near(surveyed(kind, stem, picture.svg), worthOf(answer), worthOf(answer) / 300)
    const [base = 0, height = 0, triangle = 0] = numbersIn(stem)
    // Two such triangles make a parallelogram.
    return triangle * worthOf(answer) === base * height + base * height
  }),
  proof(withHoles, ({ kind }, answer, { draft: { stem } }) => cellsOf(kind, stem) === Number(answer)),
  proof(squaresInShapes, ({ kind }, answer, { draft: { stem, picture } }) =>
    near(fittedTo(kind, stem, picture?.svg ?? ''), worthOf(answer)),
  ),
])
