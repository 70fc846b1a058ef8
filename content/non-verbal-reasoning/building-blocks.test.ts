import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { cubesIn, type Point3, placeKey, rotated, rotations, sameInSpace } from '../../test/content/space.ts'
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

const lyingWays = new Map<string, Point3[][]>()

function waysToLie(block: readonly Point3[]): Point3[][] {
  const key = placeKey(block)
  const known = lyingWays.get(key)
  if (known) return known
  const ways = rotations.map(matrix => block.map(cube => rotated(matrix, cube)))
  const different = [...new Map(ways.map(way => [placeKey(way), way])).values()]
  lyingWays.set(key, different)
  return different
}

/** Tries each block at each free place, the first free place first. */
function canFill(free: ReadonlySet<string>, blocks: readonly (readonly Point3[])[]): boolean {
  const [place] = free
  if (!place || blocks.length === 0) return !place && blocks.length === 0
  const [x = 0, y = 0, z = 0] = place.split(',').map(Number)
  return blocks.some((block, at) =>
    waysToLie(block).some(way =>
      way.some(([a, b, c]) => {
        const taken = new Set(way.map(([d, e, f]) => `${d - a + x},${e - b + y},${f - c + z}`))
        return taken.isSubsetOf(free) && canFill(free.difference(taken), blocks.toSpliced(at, 1))
      }),
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

/** The empty places of the box wherever the cubes can lie in it. */
function gapsIn(cubes: readonly Point3[], sides: readonly number[]): Point3[][] {
  const places = boxOf(sides)
  const keys = new Set(places.map(place => place.join()))
  const [first = [0, 0, 0]] = cubes
  return places.flatMap(([x, y, z]) => {
    const moved = cubes.map(([a, b, c]): Point3 => [a - first[0] + x, b - first[1] + y, c - first[2] + z])
    if (!moved.every(cube => keys.has(cube.join()))) return []
    const taken = new Set(moved.map(cube => cube.join()))
    return [places.filter(place => !taken.has(place.join()))]
  })
}

prove(buildingBlocks, [
  // The drawn blocks fill the drawn solid without a gap, and nothing is left over.
  proof(whichBlocks, (_, answer, composed) => {
    const solid = clearCubes(stemSvg(composed))
    const blocks = blocksIn(optionSvg(composed, answer))
    assert(blocks.length === 2 || blocks.length === 3)
    return canFill(new Set(solid.map(cube => cube.join())), blocks)
  }),
  // Every drawn top has cubes down to the floor. The rest of the box is missing.
  proof(howManyMore, (_, answer, composed) => {
    const drawn = cubesIn(stemSvg(composed)).map(({ at }) => at)
    const floor = Math.min(...drawn.map(([, , z]) => z))
    const tops = new Map<string, number>()
    for (const [x, y, z] of drawn) tops.set(`${x},${y}`, Math.max(tops.get(`${x},${y}`) ?? 0, z - floor + 1))
    const there = [...tops.values()].reduce((sum, height) => sum + height, 0)
    return boxOf(boxIn(composed.draft.stem)).length - there === Number(answer)
  }),
  // Some rotation of the drawn piece takes exactly the places that are empty, wherever the first lies in the box.
  proof(completeTheBox, (_, answer, composed) => {
    const cubes = clearCubes(stemSvg(composed))
    const piece = clearCubes(optionSvg(composed, answer))
    const [a, b, c] = boxIn(composed.draft.stem)
    const boxes = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]
    return boxes.flatMap(sides => gapsIn(cubes, sides)).some(gap => sameInSpace(gap, piece))
  }),
])
