import assert from 'node:assert/strict'
import { polygons } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { foldingNets, oppositeFace, whichNet } from './folding-nets.ts'

type Vector = readonly [number, number, number]
type Square = readonly [number, number]

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]

/** Folds along every edge by a right angle, and returns the direction each square then faces. */
function folded(squares: readonly Square[]): Map<string, Vector> {
  const looks = new Map<string, Vector>()
  const fold = ([x, y]: Square, right: Vector, down: Vector, out: Vector) => {
    const known = squares.some(([u, v]) => u === x && v === y)
    if (!known || looks.has(`${x},${y}`)) return
    looks.set(`${x},${y}`, out)
    fold([x + 1, y], minus(out), down, right)
    fold([x - 1, y], out, down, minus(right))
    fold([x, y + 1], right, minus(out), down)
    fold([x, y - 1], right, out, minus(down))
  }
  const [first] = squares
  assert(first)
  fold(first, [1, 0, 0], [0, 1, 0], [0, 0, 1])
  return looks
}

/** The drawn squares as positions in a grid. */
function squaresIn(svg: string): Square[] {
  const corners = [...svg.matchAll(/<polygon points="([\d.]+),([\d.]+) ([\d.]+),[^"]*" fill="#fff"/g)].map(
    ([, x, y, right]) => [Number(x), Number(y), Number(right) - Number(x)] as const,
  )
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
  return corners.map(([x, y, side]) => [Math.round((x - left) / side), Math.round((y - top) / side)])
}

prove(foldingNets, [
  // Folded up, the six squares face six directions, or in one picture they don't.
  proof(whichNet, (_, answer, composed) => {
    if (composed.mode !== 'options') return false
    const svg = composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? ''
    const [, width, height] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number)
    const margin = 0.75
    for (const [x, y] of polygons(svg).flat())
      assert(
        Math.min(x, y) >= margin && x <= (width ?? 0) - margin && y <= (height ?? 0) - margin,
        'it is cut off',
      )
    const squares = squaresIn(svg)
    assert.equal(squares.length, 6)
    const faces = new Set([...folded(squares).values()].map(look => look.map(value => value || 0).join()))
    return (faces.size === 6) !== composed.draft.stem.includes('**cannot**')
  }),
  // Folded up, the face in the question and the answer face opposite directions.
  proof(oppositeFace, (facts, answer, composed) => {
    const symbols: readonly string[] = facts.symbols
    const squares = squaresIn(composed.draft.picture?.svg ?? '')
    const looks = folded(squares)
    const lookOf = (symbol: string) => looks.get(`${squares[symbols.indexOf(symbol)]}`) ?? [0, 0, 0]
    const asked = lookOf(/opposite\*\* the (\w+)/.exec(composed.draft.stem)?.[1] ?? '')
    const given = lookOf(/black (\w+)/.exec(answer)?.[1] ?? '')
    return asked.reduce((sum, value, at) => sum + value * (given[at] ?? 0), 0) === -1
  }),
])
