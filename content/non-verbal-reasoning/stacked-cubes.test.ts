import assert from 'node:assert/strict'
import { markedOption } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { countCubes, frontView, planView, stackedCubes } from './stacked-cubes.ts'

type Heights = readonly (readonly number[])[]

/** Every drawn cube as a point in space: its top face is a white polygon whose first corner is the back one. */
function cubesIn(heights: Heights): Set<string> {
  const cubes = new Set<string>()
  heights.forEach((row, y) => {
    row.forEach((height, x) => {
      for (let z = 0; z < height; z++) cubes.add(`${x},${y},${z}`)
    })
  })
  return cubes
}

/** The picture shows exactly these cubes: each has a white top face at the position for a view from above the corner. */
function checkDrawn(composed: Composed<unknown>, heights: Heights, answer: string): void {
  if (composed.mode === 'options' && answer !== composed.values[0]) return
  const svg = composed.draft.picture?.svg ?? ''
  const tops = [
    ...svg.matchAll(/<polygon points="(\S+),(\S+) [^"]*" fill="#fff" stroke="#000" stroke-width="1.5"/g),
  ]
  const drawn = tops.map(([, x, y]) => `${Math.round(Number(x))},${Math.round(Number(y))}`).sort()
  const wanted = [...cubesIn(heights)].map(cube => {
    const [x = 0, y = 0, z = 0] = cube.split(',').map(Number)
    return `${Math.round((x - y) * 25.980762)},${Math.round((x + y) * 15 - (z + 1) * 30)}`
  })
  assert.deepEqual(drawn, wanted.sort())
  // The child can see part of the top of every stack, and part of every empty square.
  heights.forEach((row, y) => {
    row.forEach((height, x) => {
      const open = [0.1, 0.3, 0.5, 0.7, 0.9]
        .flatMap(u => [0.15, 0.35, 0.55, 0.75, 0.95].map(v => [u, v] as const))
        .filter(([u, v]) => {
          for (let far = 0.03; far < 4; far += 0.06) {
            if ((heights[Math.floor(y + v + far)]?.[Math.floor(x + u + far)] ?? 0) > height + far)
              return false
          }
          return true
        })
      assert(open.length >= 8, `the stack at ${x}, ${y} is hidden`)
    })
  })
}

/** The black squares of the option, as rows. */
function squaresOf(composed: Composed<unknown>, answer: string, count: number, high = count): string {
  const marks = markedOption(composed, answer)
  const size = 64 / high
  const rows = Array.from({ length: high }, () => Array.from({ length: count }, () => 0))
  for (const { points, fill } of marks) {
    const [x, y] = [0, 1].map(of => points.reduce((sum, point) => sum + point[of as 0 | 1], 0) / 4)
    const row = rows[Math.round(((y ?? 0) + 32) / size - 0.5)]
    if (row && fill === '#000') row[Math.round((x ?? 0) / size + (count - 1) / 2)] = 1
  }
  return rows.map(row => row.join('')).join('/')
}

const looking = (
  heights: Heights,
  see: (cubes: Set<string>, row: number, column: number) => boolean,
  high = heights.length,
) => {
  const cubes = cubesIn(heights)
  const [rows, columns] = [high, heights.length].map(length => Array.from({ length }, (_, at) => at))
  return rows?.map(row => columns?.map(column => (see(cubes, row, column) ? 1 : 0)).join('')).join('/')
}

prove(stackedCubes, [
  // Looks straight down on each square: is there a cube?
  proof(planView, ({ heights }, answer, composed) => {
    checkDrawn(composed, heights, answer)
    const seen = looking(heights, (cubes, row, column) =>
      [0, 1, 2, 3].some(z => cubes.has(`${column},${row},${z}`)),
    )
    return squaresOf(composed, answer, heights.length) === seen
  }),
  // Looks along each line from the front, at each height. The picture has a row to spare.
  proof(frontView, ({ heights }, answer, composed) => {
    checkDrawn(composed, heights, answer)
    const high = heights.length + 1
    const seen = looking(
      heights,
      (cubes, row, column) => [0, 1, 2, 3].some(y => cubes.has(`${column},${y},${high - 1 - row}`)),
      high,
    )
    return squaresOf(composed, answer, heights.length, high) === seen
  }),
  proof(countCubes, ({ heights }, answer, composed) => {
    checkDrawn(composed, heights, answer)
    return cubesIn(heights).size === Number(answer)
  }),
])
