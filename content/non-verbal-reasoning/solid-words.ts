import {
  type Cube,
  hasCube,
  type Solid,
  sameCube,
  sizesOf,
  type Turning,
  turnedSolid,
  turnings,
} from './blocks.ts'

/** Says in words how a solid is made: its longest row, and what is stuck to which cube of it. */

const axes = [
  { step: [1, 0, 0], way: 'from left to right', ends: ['left', 'right'] },
  { step: [0, 1, 0], way: 'from back to front', ends: ['back', 'front'] },
  { step: [0, 0, 1], way: 'from bottom to top', ends: ['bottom', 'top'] },
] as const
type Axis = (typeof axes)[number]

const sides = [
  { step: [0, 0, 1], where: 'on top of' },
  { step: [0, 1, 0], where: 'in front of' },
  { step: [1, 0, 0], where: 'to the right of' },
  { step: [-1, 0, 0], where: 'to the left of' },
  { step: [0, -1, 0], where: 'behind' },
  { step: [0, 0, -1], where: 'below' },
] as const

const beside = ([x, y, z]: Cube, [a, b, c]: Cube, times = 1): Cube => [
  x + a * times,
  y + b * times,
  z + c * times,
]

interface Row {
  readonly axis: Axis
  readonly cubes: Solid
}

function longestRow(solid: Solid): Row {
  const rows = axes.flatMap(axis =>
    solid.map((cube): Row => {
      const line = [0, 1, 2, 3, 4].map(at => beside(cube, axis.step, at))
      const end = line.findIndex(one => !hasCube(solid, one))
      return { axis, cubes: line.slice(0, end === -1 ? line.length : end) }
    }),
  )
  return rows.reduce((best, row) => (row.cubes.length > best.cubes.length ? row : best))
}

/** A cube that is stuck to another one, and those stuck to it in turn. */
interface Arm {
  readonly from: Cube
  readonly cube: Cube
  readonly further: readonly Arm[]
}

/** The cubes stuck to a row, each named once: those that touch the row first. */
function armsOf(solid: Solid, row: Solid): Arm[] {
  const found: Cube[] = [...row]
  const next = (from: Cube) => {
    const near = sides
      .map(({ step }) => beside(from, step))
      .filter(cube => hasCube(solid, cube) && !hasCube(found, cube))
    found.push(...near)
    return near.map(cube => ({ from, cube }))
  }
  const grown = (arm: { from: Cube; cube: Cube }): Arm => ({ ...arm, further: next(arm.cube).map(grown) })
  return row.flatMap(next).map(grown)
}

const whereIs = ({ from, cube }: Arm, turning: Turning) =>
  sides.find(({ step }) => sameCube(beside(turning(from), step), turning(cube)))?.where ?? ''

const sayFurther = (arms: readonly Arm[], turning: Turning, first = true): string =>
  arms
    .map(
      arm =>
        `${first ? ', with another' : ' and another'} ${whereIs(arm, turning)} ${first ? 'it' : 'that'}${sayFurther(arm.further, turning, false)}`,
    )
    .join('')

function placeIn(row: Solid, { ends }: Axis, cube: Cube): string {
  const at = placeOf(row, cube)
  if (at === 0) return `its ${ends[0]} end`
  if (at === row.length - 1) return `its ${ends[1]} end`
  return row.length === 3 ? 'its middle' : `its ${['', 'second', 'third', 'fourth'][at]} cube`
}

/**
 * `The longest row has 3 cubes and goes from left to right. One cube is on top of its left end.` If a turning is given, it
 * says where the same row and the same cubes are after it.
 */
export function sayArms(solid: Solid, turning: Turning = cube => cube): string {
  const before = longestRow(solid).cubes
  const turned = before.map(turning)
  const [first, second] = turned
  if (!first || !second) return ''
  const axis =
    axes.find(({ step }) => hasCube(turned, beside(first, step)) || hasCube(turned, beside(second, step))) ??
    axes[0]
  const isBackwards = !sameCube(beside(first, axis.step), second)
  const row = isBackwards ? turned.toReversed() : turned
  const arms = armsOf(solid, before).toSorted(
    (a, b) => placeOf(row, turning(a.from)) - placeOf(row, turning(b.from)),
  )
  const said = arms.map(
    arm =>
      ` One cube is ${whereIs(arm, turning)} ${placeIn(row, axis, turning(arm.from))}${sayFurther(arm.further, turning)}.`,
  )
  return `The longest row has ${row.length} cubes and goes ${axis.way}.${said.join('')}`
}

const placeOf = (row: Solid, cube: Cube) => row.findIndex(other => sameCube(other, cube))

/** A turning that makes the solid lie like this one. */
export const turningTo = (solid: Solid, lying: Solid): Turning | undefined =>
  turnings.find(turning => {
    const made = turnedSolid(solid, turning)
    return made.length === lying.length && made.every(cube => hasCube(lying, cube))
  })

/** Turned so that its longest row goes from left to right, with something on top of it as far left as can be. */
export function laidFlat(solid: Solid): Solid {
  const ways = turnings.map(turning => turnedSolid(solid, turning))
  const score = (made: Solid) => {
    const { axis, cubes } = longestRow(made)
    const above = cubes.findIndex(cube => hasCube(made, beside(cube, [0, 0, 1])))
    return (axis.step[0] === 1 ? 0 : 100) + (above === -1 ? 10 : above) + sizesOf(made)[2] / 10
  }
  return ways.reduce((best, made) => (score(made) < score(best) ? made : best))
}
