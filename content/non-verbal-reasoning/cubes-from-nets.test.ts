import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attribute } from '../../test/content/attribute.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { dot, type Point3, rotated, rotations } from '../../test/content/space.ts'
import { type Composed, compose } from '../template.ts'
import { faceNames, figureAt, oppositeOut, outOf } from './cube-faces.ts'
import { cubesFromNets, notThisCube, whichCube, whichNet } from './cubes-from-nets.ts'

type Point2 = readonly [number, number]

interface Flat {
  readonly fill: string
  readonly points: readonly Point2[]
}

/** A drawn face with the figure on it. */
interface DrawnFace {
  readonly outline: readonly Point2[]
  readonly figure: readonly Flat[]
}

function facesIn(svg: string): DrawnFace[] {
  const faces: { outline: Point2[]; figure: Flat[] }[] = []
  for (const [tag] of svg.matchAll(/<polygon [^>]*>/g)) {
    const points = attribute(tag, 'points')
      .split(' ')
      .map(pair => pair.split(',').map(Number) as unknown as Point2)
    if (attribute(tag, 'stroke-width') === '1.6') faces.push({ outline: points, figure: [] })
    else faces.at(-1)?.figure.push({ fill: attribute(tag, 'fill'), points })
  }
  return faces
}

/** A coloured shape on the outside of a cube around 0, 0, 0 with sides of 1. */
interface Patch {
  readonly out: Point3
  readonly fill: string
  readonly points: readonly Point3[]
}

const plus = (a: Point3, b: Point3, times = 1): Point3 => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]

const middle: Point3 = [0.5, 0.5, 0.5]

/** The three faces of a drawn cube: x goes to the right, y to the front, z up. */
function patchesOfCube(svg: string): Patch[] {
  const faces = facesIn(svg)
  assert.equal(faces.length, 3)
  const unit = 46
  const centre = ({ outline }: DrawnFace) =>
    [0, 1].map(of => outline.reduce((sum, point) => sum + point[of as 0], 0) / 4)
  return faces.flatMap(face => {
    const [x = 0, y = 0] = centre(face)
    const side = Math.abs(x - 48) < 2 ? 'top' : x < 48 ? 'front' : 'right'
    assert(side !== 'top' || y < 48)
    return face.figure.map(({ fill, points }): Patch => {
      const placed = points.map(([a, b]): Point3 => {
        const [across, down] = [(a - 48) / unit / 0.866, (b - 48) / unit]
        if (side === 'top') return [down + 1 + across / 2, down + 1 - across / 2, 1]
        if (side === 'front') return [across + 1, 1, across / 2 + 1 - down]
        return [1, 1 - across, 1 - across / 2 - down]
      })
      const out: Point3 = side === 'top' ? [0, 0, 1] : side === 'front' ? [0, 1, 0] : [1, 0, 0]
      return { out, fill, points: placed.map(point => plus(point, middle, -1)) }
    })
  })
}

interface Sheet {
  readonly at: Point3
  readonly right: Point3
  readonly down: Point3
  readonly out: Point3
}

/** Folds each square back from the one beside it, starting with the first in front. */
function patchesOfNet(svg: string): Patch[] {
  const faces = facesIn(svg)
  assert.equal(faces.length, 6)
  const side = Math.abs((faces[0]?.outline[1]?.[0] ?? 0) - (faces[0]?.outline[0]?.[0] ?? 0))
  const corner = (at: number) => faces[at]?.outline[0] ?? [0, 0]
  const sheets = new Map<number, Sheet>([
    [0, { at: [0, 1, 1], right: [1, 0, 0], down: [0, 0, -1], out: [0, 1, 0] }],
  ])
  const minus = (point: Point3) => plus([0, 0, 0], point, -1)
  for (const [from, { at, right, down, out }] of sheets)
    for (const to of faces.keys()) {
      if (sheets.has(to)) continue
      const [x, y] = [0, 1].map(of => Math.round((corner(to)[of as 0] - corner(from)[of as 0]) / side))
      if (x === 1 && y === 0) sheets.set(to, { at: plus(at, right), right: minus(out), down, out: right })
      if (x === -1 && y === 0) sheets.set(to, { at: plus(at, out, -1), right: out, down, out: minus(right) })
      if (x === 0 && y === 1) sheets.set(to, { at: plus(at, down), right, down: minus(out), out: down })
      if (x === 0 && y === -1) sheets.set(to, { at: plus(at, out, -1), right, down: out, out: minus(down) })
    }
  assert.equal(new Set([...sheets.values()].map(({ out }) => out.map(value => value + 0).join())).size, 6)
  return faces.flatMap(({ figure }, index) => {
    const { at, right, down, out } = sheets.get(index) as Sheet
    const [left, top] = corner(index)
    return figure.map(({ fill, points }): Patch => {
      const placed = points.map(([a, b]) => plus(plus(at, right, (a - left) / side), down, (b - top) / side))
      return { out, fill, points: placed.map(point => plus(point, middle, -1)) }
    })
  })
}

const isNear = (a: Point3, b: Point3) => plus(a, b, -1).every(value => Math.abs(value) < 0.02)

const samePatch = (a: Patch, b: Patch) =>
  a.fill === b.fill &&
  a.points.length === b.points.length &&
  a.points.every(point => b.points.some(other => isNear(point, other)))

const sides: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Whether the folded net, turned in one of the 24 ways, shows what the drawn cube shows. */
const makes = (net: readonly Patch[], cube: readonly Patch[]) =>
  rotations.some(matrix => {
    const shown = net.filter(({ out }) => sides.some(side => dot(rotated(matrix, out), side) === 1))
    if (shown.length !== cube.length) return false
    const turned = shown.map(patch => ({
      ...patch,
      points: patch.points.map(point => rotated(matrix, point)),
    }))
    return cube.every(patch => turned.some(other => samePatch(patch, other)))
  })

const stemSvg = ({ draft }: Composed<unknown>) => draft.picture?.svg ?? ''

const optionSvg = (composed: Composed<unknown>, answer: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '') : ''

test('at steps 4 and 5 the cube that cannot be made shows no two opposite faces', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 200; seed++) {
      const { cube, slip } = compose(notThisCube, seed, step).facts
      const shown = faceNames.map(face => figureAt(slip.cube, outOf(face)))
      const sides = faceNames.map(face => [outOf(face), oppositeOut(face)].map(out => figureAt(cube, out)))
      assert(!sides.some(pair => pair.every(figure => shown.includes(figure))), `step ${step}, seed ${seed}`)
    }
})

prove(cubesFromNets, [
  // The drawn net, folded in space.
  proof(whichCube, (_, answer, composed) =>
    makes(patchesOfNet(stemSvg(composed)), patchesOfCube(optionSvg(composed, answer))),
  ),
  proof(whichNet, (_, answer, composed) =>
    makes(patchesOfNet(optionSvg(composed, answer)), patchesOfCube(stemSvg(composed))),
  ),
  // The folded net shows the four others.
  proof(
    notThisCube,
    (_, answer, composed) =>
      !makes(patchesOfNet(stemSvg(composed)), patchesOfCube(optionSvg(composed, answer))),
  ),
])
