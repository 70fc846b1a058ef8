import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { cubesIn, type Point3, placeKey, quarterAround, sameInSpace } from '../../test/content/space.ts'
import type { Composed } from '../template.ts'
import { oddSolid, sameSolid, tippedOver, turningSolids } from './turning-solids.ts'

/** The cubes of a picture, each of which a child can see well. */
function clearCubes(svg: string): Point3[] {
  const cubes = cubesIn(svg)
  for (const { at, inSight } of cubes) assert(inSight > 0.3, `only ${inSight} of the cube at ${at} is seen`)
  return cubes.map(({ at }) => at)
}

const stemCubes = ({ draft }: Composed<unknown>) => clearCubes(draft.picture?.svg ?? '')

function optionCubes(composed: Composed<unknown>, answer: string): Point3[] {
  const pictures =
    composed.mode === 'options' ? composed.options.map(({ picture }) => picture?.svg ?? '') : []
  const at = composed.mode === 'options' ? composed.values.indexOf(answer) : -1
  const cubes = clearCubes(pictures[at] ?? '')
  const said = Number(/(\d) cubes/.exec(composed.draft.stem)?.[1] ?? cubes.length)
  assert.equal(cubes.length, said)
  return cubes
}

/** The axis of each move, with the right side, the front and the top as the three directions. */
const axisOf: readonly (readonly [RegExp, Point3])[] = [
  // Seen from above, from the right to the front.
  [/anticlockwise/, [0, 0, -1]],
  [/clockwise/, [0, 0, 1]],
  [/right/, [0, 1, 0]],
  [/left/, [0, -1, 0]],
  [/front/, [-1, 0, 0]],
  [/back/, [1, 0, 0]],
]

prove(turningSolids, [
  // Some rotation of the drawn cubes gives those of the option.
  proof(sameSolid, (_, answer, composed) => sameInSpace(stemCubes(composed), optionCubes(composed, answer))),
  // No rotation makes it the same as another option, and the others are all the same.
  proof(oddSolid, (_, answer, composed) => {
    const all = composed.mode === 'options' ? composed.values : []
    const own = optionCubes(composed, answer)
    const fitting = all.filter(value => sameInSpace(own, optionCubes(composed, value)))
    return fitting.length === 1
  }),
  // The moves of the question, made one by one with the drawn cubes.
  proof(tippedOver, (_, answer, composed) => {
    const moves = composed.draft.stem.split('. ')[0]?.split(' and then ') ?? []
    const lying = moves.reduce((cubes, move) => {
      const axis = axisOf.find(([name]) => name.test(move))?.[1]
      assert(axis, move)
      return cubes.map(cube => quarterAround(axis, cube))
    }, stemCubes(composed))
    return placeKey(lying) === placeKey(optionCubes(composed, answer))
  }),
])
