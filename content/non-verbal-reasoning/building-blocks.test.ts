import assert from 'node:assert/strict'
import { perQuestion } from '../../test/content/per-question.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { cubesIn, type Point3, placeKey, rotated, rotations } from '../../test/content/space.ts'
import type { Composed } from '../template.ts'
import { buildingBlocks, completeTheBox, howManyMore, whichBlocks } from './building-blocks.ts'

const stemSvg = ({ draft }: Composed<unknown>) => draft.picture?.svg ?? ''

const optionSvg = (composed: Composed<unknown>, answer: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '') : ''

/** The cubes of a picture, each of which a child can see well. */
function clearCubes(svg: string): Point3[] {
  const cubes = cubesIn(svg)
  for (const { at, inSight } of cubes) assert(inSight > 0.3, `only ${inSight} of the cube at ${at} is seen`)
  return cubes.map(({ at }) => at)
}

/** The blocks of an option, each in a group of its own. */
const blocksIn = (svg: string) => svg.split('<g ').slice(1).map(clearCubes)

const knownPlaces = new Map<number, number[]>()

/** Wherever and however a block can lie in three by three by three, with a bit for each of its cubes. */
function placesOf(block: readonly Point3[]): number[] {
  const key = placeKey(block)
  const known = knownPlaces.get(key)
  if (known) return known
  const ways = new Map(
    rotations.map(matrix => block.map(cube => rotated(matrix, cube))).map(way => [placeKey(way), way]),
  )
  const places = [...ways].flatMap(([bits, way]) => {
    const free = [0, 1, 2].map(of => 3 - lengthOf(way, of as 0))
    return boxOf(free.map(count => count + 1)).map(([x, y, z]) => bits << (x + 3 * y + 9 * z))
  })
  knownPlaces.set(key, places)
  return places
}

const lengthOf = (cubes: readonly Point3[], of: 0 | 1 | 2) =>
  Math.max(...cubes.map(cube => cube[of])) - Math.min(...cubes.map(cube => cube[of])) + 1

/** Tries every place of each block that takes the first free place. */
function canFill(free: number, blocks: readonly (readonly Point3[])[]): boolean {
  if (free === 0 || blocks.length === 0) return free === 0 && blocks.length === 0
  const first = free & -free
  return blocks.some((block, at) =>
    placesOf(block).some(
      bits => (bits & first) !== 0 && (bits & ~free) === 0 && canFill(free & ~bits, blocks.toSpliced(at, 1)),
    ),
  )
}

const boxIn = (stem: string) =>
  (/(\d) cubes wide, (\d) cubes deep and (\d) cubes high/.exec(stem) ?? []).slice(1).map(Number) as [
    number,
    number,
    number,
  ]

const boxOf = ([wide, deep, tall]: readonly number[]) => {
  const places: Point3[] = []
  for (let x = 0; x < (wide ?? 0); x++)
    for (let y = 0; y < (deep ?? 0); y++) for (let z = 0; z < (tall ?? 0); z++) places.push([x, y, z])
  return places
}

/** The empty places of the box, wherever the cubes can lie in it. */
function gapsIn(cubes: readonly Point3[], sides: readonly number[]): Point3[][] {
  const places = boxOf(sides)
  const [first = [0, 0, 0]] = cubes
  return places.flatMap(([x, y, z]) => {
    const taken = cubes.map(([a, b, c]): Point3 => [a - first[0] + x, b - first[1] + y, c - first[2] + z])
    if (taken.some(cube => cube.some((value, of) => value < 0 || value >= (sides[of] ?? 0)))) return []
    return [places.filter(([a, b, c]) => !taken.some(([d, e, f]) => a === d && b === e && c === f))]
  })
}

const solidOf = perQuestion(composed => clearCubes(stemSvg(composed)))

/** However the box lies, and wherever the drawn piece is in it, the keys of what is missing, turned in every way. */
const missingKeys = perQuestion(composed => {
  const [a, b, c] = boxIn(composed.draft.stem)
  const boxes = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  const different = new Map(boxes.map(sides => [sides.join(), sides]))
  const gaps = [...different.values()].flatMap(sides => gapsIn(solidOf(composed), sides))
  return new Set(
    gaps.flatMap(gap => rotations.map(matrix => placeKey(gap.map(cube => rotated(matrix, cube))))),
  )
})

const volumeOf = ({ draft }: Composed<unknown>) => boxIn(draft.stem).reduce((all, side) => all * side, 1)

/** The drawn cubes, and those below them. */
const cubesBelow = perQuestion(composed => {
  const drawn = cubesIn(stemSvg(composed)).map(({ at }) => at)
  const floor = Math.min(...drawn.map(([, , z]) => z))
  const tops = new Map<number, number>()
  for (const [x, y, z] of drawn) tops.set(x + 100 * y, Math.max(tops.get(x + 100 * y) ?? 0, z - floor + 1))
  return [...tops.values()].reduce((sum, height) => sum + height, 0)
})

prove(buildingBlocks, [
  // The drawn blocks fill the drawn solid without a gap, and nothing is left over.
  proof(whichBlocks, (_, answer, composed) => {
    const blocks = blocksIn(optionSvg(composed, answer))
    assert(blocks.length === 2 || blocks.length === 3)
    return canFill(placeKey(solidOf(composed)), blocks)
  }),
  // Every drawn top has cubes down to the floor. The rest of the box is missing.
  proof(howManyMore, (_, answer, composed) => volumeOf(composed) - cubesBelow(composed) === Number(answer)),
  // Some rotation of the drawn piece takes exactly the places that are empty, wherever the first lies in the box.
  proof(completeTheBox, (_, answer, composed) =>
    missingKeys(composed).has(placeKey(clearCubes(optionSvg(composed, answer)))),
  ),
])
