import assert from 'node:assert/strict'
import { rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { cubesIn, type Point3, quarterAround } from '../../test/content/space.ts'
import type { Composed } from '../template.ts'
import { numberPlan, viewsOfSolids, whichSolid, whichView } from './views-of-solids.ts'

const stemSvg = ({ draft }: Composed<unknown>) => draft.picture?.svg ?? ''

const optionSvg = (composed: Composed<unknown>, answer: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '') : ''

/** The drawn cubes, and those below them, which can't be missing. */
function pileIn(svg: string): Point3[] {
  const drawn = cubesIn(svg).map(({ at }) => at)
  const floor = Math.min(...drawn.map(([, , z]) => z))
  const all = new Map<string, Point3>()
  for (const [x, y, z] of drawn)
    for (let low = floor; low <= z; low++) all.set([x, y, low].join(), [x, y, low])
  return [...all.values()]
}

/** Every stack shows a good part of its top. */
function checkTops(svg: string): void {
  const drawn = cubesIn(svg)
  for (const { at, topInSight } of drawn) {
    const isTop = !drawn.some(({ at: [x, y, z] }) => x === at[0] && y === at[1] && z > at[2])
    if (isTop) assert(topInSight > 0.3, `only ${topInSight} of the top at ${at} is seen`)
  }
}

/** The same for the same squares, wherever they are; the second number counts down. */
function flatKey(squares: readonly (readonly [number, number])[]): string {
  const least = [0, 1].map(of => Math.min(...squares.map(square => square[of as 0])))
  const keys = squares.map(
    ([x, y]) => `${Math.round(x - (least[0] ?? 0))},${Math.round(y - (least[1] ?? 0))}`,
  )
  return [...new Set(keys)].sort().join(' ')
}

/** Quarter turns clockwise, seen from above, that bring a side to the front. */
const turnsTo: Record<string, number> = { front: 0, right: 1, back: 2, left: 3 }

/** What is seen of cubes: from above the places on the floor, from a side what is left without the depth. */
function seenFrom(cubes: readonly Point3[], from: string): string {
  if (from === 'above') return flatKey(cubes.map(([x, y]) => [x, y]))
  const turned = Array.from({ length: turnsTo[from] ?? 0 }).reduce<readonly Point3[]>(
    all => all.map(cube => quarterAround([0, 0, 1], cube)),
    cubes,
  )
  return flatKey(turned.map(([x, , z]) => [x, -z]))
}

/** The squares of a drawn view. */
function viewIn(svg: string): string {
  const squares = rectangles(svg)
  const side = squares[0]?.width ?? 1
  return flatKey(squares.map(({ x, y }) => [x / side, y / side]))
}

const sideIn = (stem: string) => /from (?:the |straight )?(front|right|back|left|above)/.exec(stem)?.[1] ?? ''

prove(viewsOfSolids, [
  // The drawn cubes without their depth.
  proof(whichView, (_, answer, composed) => {
    checkTops(stemSvg(composed))
    const cubes = pileIn(stemSvg(composed))
    return seenFrom(cubes, sideIn(composed.draft.stem)) === viewIn(optionSvg(composed, answer))
  }),
  // The cubes of the option look like each of the three views.
  proof(whichSolid, (_, answer, composed) => {
    const svg = optionSvg(composed, answer)
    checkTops(svg)
    const cubes = pileIn(svg)
    const views = [...stemSvg(composed).matchAll(/<g>(.*?)<\/g><text[^>]*>from (?:the )?(\w+)</gs)]
    assert.equal(views.length, 3)
    return views.every(([, squares = '', from = '']) => seenFrom(cubes, from) === viewIn(squares))
  }),
  // As many cubes as the printed numbers say, seen without their depth.
  proof(numberPlan, (_, answer, composed) => {
    const cubes = texts(stemSvg(composed))
      .filter(({ text }) => text !== 'front')
      .flatMap(({ x, y, text }) =>
        Array.from({ length: Number(text) }, (_, z): Point3 => [Math.round(x / 34), Math.round(y / 34), z]),
      )
    return seenFrom(cubes, sideIn(composed.draft.stem)) === viewIn(optionSvg(composed, answer))
  }),
])
