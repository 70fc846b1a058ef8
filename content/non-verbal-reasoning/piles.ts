import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, picture, polygon, rectangle } from '../svg.ts'

/** The number of cubes on each square: rows from back to front, columns from left to right as seen from the front. */
export type Heights = readonly (readonly number[])[]

const side = 30
const leaning = Math.cos(Math.PI / 6) * side

/** Seen from above the right front corner. */
const seen = (x: number, y: number, z: number): Point => [(x - y) * leaning, ((x + y) * side) / 2 - z * side]

const at = (heights: Heights, x: number, y: number) => heights[y]?.[x] ?? 0

/** The visible share of the top of a stack, sampled at nine points. */
function openness(heights: Heights, x: number, y: number): number {
  const open = [0.2, 0.5, 0.8].flatMap(u =>
    [0.15, 0.45, 0.85].map(v => {
      for (let far = 0.05; far < 3; far += 0.15) {
        const [right, front, up] = [Math.floor(x + u + far), Math.floor(y + v + far), at(heights, x, y) + far]
        if ((right !== x || front !== y) && at(heights, right, front) > up) return 0
      }
      return 1
    }),
  )
  return open.reduce<number>((sum, one) => sum + one, 0) / open.length
}

export interface Pile {
  readonly wide: number
  readonly deep: number
  readonly tall: number
  /** The share of the empty squares that is visible. */
  readonly empty: number
}

/** Stacks from front to back, each raised until it is visible enough to count. Empty squares are visible too. */
export function drawHeights(random: Random, { wide, deep, tall, empty }: Pile): Heights {
  const heights = Array.from({ length: deep }, () => Array.from({ length: wide }, () => 0))
  for (const row of heights.toReversed()) {
    const y = heights.indexOf(row)
    for (let x = wide - 1; x >= 0; x--) {
      row[x] = random.chance(empty) ? 0 : random.int(1, tall)
      while (at(heights, x, y) < tall && openness(heights, x, y) < 0.4) row[x] = at(heights, x, y) + 1
    }
  }
  const standing = heights.flat().filter(height => height > 0).length
  const fits = standing >= 3 && (empty === 0 || standing < wide * deep)
  return fits ? heights : drawHeights(random, { wide, deep, tall, empty })
}

/**
 * Stacks of which the tallest of each line from front to back is given. A stack is never taller than the one behind it to
 * the left, which it would hide.
 */
export function drawHeightsUnder(
  random: Random,
  tallest: readonly number[],
  deep: number,
  empty: number,
): Heights {
  for (;;) {
    const heights = Array.from({ length: deep }, () => tallest.map(() => 0))
    if (!stack(random, heights, tallest, empty)) continue
    const standing = heights.flat().filter(height => height > 0).length
    if (standing >= 3 && standing < tallest.length * deep) return heights
  }
}

/** Sets the heights from front to back. False if one of them can't be seen. */
function stack(random: Random, heights: number[][], tallest: readonly number[], empty: number): boolean {
  const most = (x: number, y: number) => Math.min(...tallest.slice(Math.max(0, x - y), x + 1))
  const rows = heights.map((_, y) => y)
  const tops = tallest.map((height, x) => random.pick(rows.filter(y => most(x, y) === height)))
  for (const y of rows.toReversed()) {
    const row = heights[y] ?? []
    for (let x = row.length - 1; x >= 0; x--) {
      const high = most(x, y)
      row[x] = tops[x] === y ? high : random.chance(empty) ? 0 : random.int(Math.min(1, high), high)
      while (openness(heights, x, y) < 0.4) {
        if (row[x] === high) return false
        row[x] = at(heights, x, y) + 1
      }
    }
  }
  return true
}

function cube(x: number, y: number, z: number): string {
  const top = [seen(x, y, z + 1), seen(x + 1, y, z + 1), seen(x + 1, y + 1, z + 1), seen(x, y + 1, z + 1)]
  const front = [seen(x, y + 1, z + 1), seen(x + 1, y + 1, z + 1), seen(x + 1, y + 1, z), seen(x, y + 1, z)]
  const right = [seen(x + 1, y, z + 1), seen(x + 1, y + 1, z + 1), seen(x + 1, y + 1, z), seen(x + 1, y, z)]
  return (
    polygon(top, 'white', 1.5) +
    polygon(front, 'grey', 1.5).replace('#999', '#ddd') +
    polygon(right, 'grey', 1.5)
  )
}

/** Cubes from back to front, on a floor whose squares are visible. */
export function cubesPicture(heights: Heights, withFront: boolean): Picture {
  const [deep, wide] = [heights.length, heights[0]?.length ?? 0]
  const tall = Math.max(...heights.flat())
  const floor = heights.flatMap((row, y) =>
    row.map((_, x) =>
      polygon([seen(x, y, 0), seen(x + 1, y, 0), seen(x + 1, y + 1, 0), seen(x, y + 1, 0)], 'white', 0.8),
    ),
  )
  const cubes = heights.flatMap((row, y) =>
    row.flatMap((height, x) => Array.from({ length: height }, (_, z) => ({ x, y, z }))),
  )
  cubes.sort((a, b) => a.x + a.y + a.z - (b.x + b.y + b.z))
  const [left, top] = [deep * leaning + 34, tall * side + 6]
  const [width, height] = [left + wide * leaning + 6, top + ((deep + wide) * side) / 2 + 22]
  const [frontX, frontY] = seen(wide / 2, deep, 0)
  const arrow: Point = [frontX - 16, frontY + 14]
  const sign = withFront
    ? line(arrow, [frontX - 8, frontY + 8], 2) +
      polygon(
        [
          [frontX - 2, frontY + 3],
          [frontX - 11, frontY + 4],
          [frontX - 5, frontY + 12],
        ],
        'black',
        1,
      ) +
      label([arrow[0] - 4, arrow[1] + 12], 'front', { size: 13 })
    : ''
  const rows = heights.map((row, y) => `row ${y + 1} from the back: ${row.join(', ')}`)
  const alt = `Cubes stacked on a floor of ${deep} by ${wide} squares. Cubes on each square, ${rows.join('; ')}.`
  const body = `${floor.join('')}${cubes.map(({ x, y, z }) => cube(x, y, z)).join('')}${sign}`
  return picture(width, height, alt, `<g transform="translate(${left} ${top})">${body}</g>`)
}

/** The floor from above, with the number of cubes on each square, and numbers below its columns if there are any. */
export function heightsPicture(heights: Heights, alt: string, below: readonly number[] = []): Picture {
  const cell = 34
  const [wide, deep] = [heights[0]?.length ?? 0, heights.length]
  const squares = heights.flatMap((row, y) =>
    row.map(
      (height, x) =>
        rectangle(4 + x * cell, 4 + y * cell, cell, cell, height > 0 ? 'grey' : 'white', 1.5).replace(
          '#999',
          '#ccc',
        ) + label([4 + (x + 0.5) * cell, 10 + (y + 0.5) * cell], String(height), { size: 17 }),
    ),
  )
  const sums = below.map((height, x) =>
    label([4 + (x + 0.5) * cell, deep * cell + 28], String(height), { size: 18, bold: true }),
  )
  const foot = deep * cell + (below.length > 0 ? 52 : 26)
  const front = label([4 + (wide * cell) / 2, foot], 'front', { size: 14 })
  return picture(wide * cell + 8, foot + 8, alt, `${squares.join('')}${sums.join('')}${front}`)
}
