import { once } from '../once.ts'
import { type Picture, type Step, steps } from '../question.ts'
import type { Random } from '../random.ts'
import { moved, picture } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { countCubes, cubesInPile, type Pile, pilePicture, randomPile } from './block-piles.ts'
import {
  areBitsClear,
  blocksPicture,
  type Cube,
  clearViews,
  cubesOf,
  type Drawing,
  describeSolid,
  drawBlocks,
  hasCube,
  isClear,
  mirroredSolid,
  neighbours,
  optionSide,
  range,
  readingSolids,
  type Solid,
  settledSolid,
  shapeKey,
  shapeOfBits,
  sizesOf,
  solidKey,
  solidOf,
  tableTurnings,
  turnedKeys,
  turnings,
} from './blocks.ts'
import { shelved } from './shelves.ts'
import { sayArms } from './solid-words.ts'

interface Block {
  readonly name: string
  readonly cubes: Solid
}

const block = (name: string, ...cubes: readonly Cube[]): Block => ({ name, cubes })

const bar2 = block('bar of 2', [0, 0, 0], [1, 0, 0])
const bar3 = block('bar of 3', [0, 0, 0], [1, 0, 0], [2, 0, 0])
const corner3 = block('L of 3', [0, 0, 0], [1, 0, 0], [0, 1, 0])
const ell = block('L of 4', [0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0])
const tee = block('T of 4', [0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0])
const zed = block('Z of 4', [0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0])
const square = block('square of 4', [0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0])
const tripod = block('corner of 4', [0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1])
const screw = block('twist of 4', [0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1])
const otherScrew = block('other twist of 4', ...mirroredSolid(screw.cubes))

const flatBlocks = [bar2, bar3, corner3, ell, tee, zed, square]
const allBlocks = [...flatBlocks, tripod, screw, otherScrew]

const nameOf = (cubes: Solid) =>
  allBlocks.find(one => shapeKey(one.cubes) === shapeKey(cubes))?.name ?? 'block'

interface Box {
  readonly wide: number
  readonly deep: number
  readonly tall: number
}

/** A solid that lies in this way, moved to every place in a box. */
function placesIn(way: Solid, { wide, deep, tall }: Box): Solid[] {
  const [a, b, c] = sizesOf(way)
  return range(wide - a + 1).flatMap(x =>
    range(deep - b + 1).flatMap(y =>
      range(tall - c + 1).map(z => way.map(([d, e, f]): Cube => [d + x, e + y, f + z])),
    ),
  )
}

/** A solid in three by three by three, as a number with one bit for each place. */
const bitsOf = (solid: Solid) => solid.reduce((bits, [x, y, z]) => bits | (1 << (x + 3 * y + 9 * z)), 0)

interface Ways {
  /** The bits of each place that a block can take, and the same by the lowest of them. */
  readonly anywhere: readonly number[]
  readonly places: ReadonlyMap<number, readonly number[]>
  /** The drawings of those of its ways in which they are clear, if there are two blocks in a picture or three. */
  readonly large: () => readonly Drawing[]
  readonly small: () => readonly Drawing[]
}

const knownWays = new Map<number, Ways>()

function waysOf(one: Solid): Ways {
  const key = shapeKey(one)
  const known = knownWays.get(key)
  if (known) return known
  const lying = [...new Set(turnedKeys(solidKey(one)))].map(solidOf)
  const anywhere = lying.flatMap(way => placesIn(way, { wide: 3, deep: 3, tall: 3 }).map(bitsOf))
  const places = Map.groupBy(anywhere, bits => bits & -bits)
  const drawn = (unit: number) => lying.filter(isClear).map(way => drawBlocks([way], unit))
  const made = { anywhere, places, large: once(() => drawn(17)), small: once(() => drawn(15)) }
  if (knownWays.size > 500) knownWays.clear()
  knownWays.set(key, made)
  return made
}

/** Whether these blocks, turned as needed, fill the solid without a gap. */
const fills = (blocks: readonly Solid[], solid: Solid) =>
  blocks.flat().length === solid.length &&
  fillsBits(
    blocks.map(one => waysOf(one).places),
    bitsOf(settledSolid(solid)),
  )

function fillsBits(blocks: readonly Ways['places'][], left: number): boolean {
  if (left === 0) return true
  const lowest = left & -left
  return blocks.some((places, at) => {
    const others = blocks.toSpliced(at, 1)
    return (
      places.get(lowest)?.some(bits => (bits & left) === bits && fillsBits(others, left & ~bits)) ?? false
    )
  })
}

/** Blocks that lie against each other in three by three by three, each with at least one face on the others. */
function assembled(random: Random, kinds: readonly Block[]): Solid[] {
  for (;;) {
    let taken = 0
    const placed: number[] = []
    for (const { cubes } of kinds) {
      const bits = placeBeside(random, waysOf(cubes).anywhere, taken)
      if (bits === 0) break
      placed.push(bits)
      taken |= bits
    }
    if (placed.length === kinds.length && areBitsClear(taken)) return together(placed.map(solidOf))
  }
}

/** A free place beside what is taken, or 0 if there seems to be none. */
function placeBeside(random: Random, places: readonly number[], taken: number): number {
  const beside = aroundBits(taken)
  for (let tries = 0; tries < 30; tries++) {
    const bits = random.pick(places)
    if ((bits & taken) === 0 && (taken === 0 || (bits & beside) !== 0)) return bits
  }
  return 0
}

/** All moved by the same, so that their corner is at 0, 0, 0. */
function together(blocks: readonly Solid[]): Solid[] {
  const all = blocks.flat()
  const [left, back, low] = [0, 1, 2].map(of => Math.min(...all.map(cube => cube[of as 0]))) as [
    number,
    number,
    number,
  ]
  return blocks.map(cubes => cubes.map(([x, y, z]): Cube => [x - left, y - back, z - low]))
}

interface BlockPlan {
  /** The cubes of each block, in one of these ways. */
  readonly sizes: readonly (readonly number[])[]
  readonly from: readonly Block[]
  /** Whether lines show where the blocks meet. */
  readonly joins: boolean
}

const plans: Record<Step, BlockPlan> = {
  1: {
    sizes: [
      [2, 3, 3],
      [2, 2, 4],
      [2, 3, 4],
    ],
    from: flatBlocks,
    joins: true,
  },
  2: {
    sizes: [
      [2, 3, 4],
      [2, 4, 4],
      [3, 3, 4],
    ],
    from: flatBlocks,
    joins: true,
  },
  3: {
    sizes: [
      [3, 4],
      [4, 4],
      [2, 2, 4],
    ],
    from: flatBlocks,
    joins: false,
  },
  4: {
    sizes: [
      [2, 3, 4],
      [3, 3, 4],
    ],
    from: flatBlocks,
    joins: false,
  },
  5: {
    sizes: [
      [3, 3, 4],
      [2, 4, 4],
    ],
    from: allBlocks,
    joins: false,
  },
}

/** Every choice of blocks of these sizes, so that all are equally likely. */
const choicesOf = ({ sizes, from }: BlockPlan): (readonly Block[])[] =>
  sizes.flatMap(size => {
    const chosen = size.reduce<(readonly Block[])[]>(
      (sets, count) =>
        sets.flatMap(set => from.filter(({ cubes }) => cubes.length === count).map(other => [...set, other])),
      [[]],
    )
    const names = (set: readonly Block[]) =>
      set
        .map(({ name }) => name)
        .sort()
        .join()
    return [...new Map(chosen.map(set => [names(set), set])).values()]
  })

const allKinds = once(() => steps.map(step => choicesOf(plans[step])))

const kindsAt = (step: Step) => allKinds()[step - 1] ?? []

interface BlockSet {
  readonly blocks: readonly Solid[]
  readonly misconception: string
}

const sizeOf = (kinds: readonly Block[]) => kinds.reduce((sum, { cubes }) => sum + cubes.length, 0)

/** Sets with one or two other blocks: first those of as many cubes, then some with one more or one fewer. */
function otherSets(random: Random, kinds: readonly Block[], from: readonly Block[]): BlockSet[] {
  const swapped = (set: readonly Block[]) =>
    set.flatMap((_, at) => from.map(other => set.map((kind, of) => (of === at ? other : kind))))
  const one = swapped(kinds)
  const two = random.shuffle(one).slice(0, 6).flatMap(swapped)
  const others = [...random.shuffle(one), ...random.shuffle(two)].map(set => ({
    blocks: set.map(({ cubes }) => cubes),
    extra: Math.abs(sizeOf(set) - sizeOf(kinds)),
  }))
  const named = (extra: number, misconception: string) =>
    others.filter(set => set.extra === extra).map(({ blocks }) => ({ blocks, misconception }))
  return [
    ...named(0, 'took-a-block-of-another-shape').slice(0, 24),
    ...named(1, 'took-too-many-or-too-few-cubes').slice(0, 6),
  ]
}

/** First sets with a mirror image of a block, then others of as many cubes, and one or two with more or fewer. */
function likeliestFirst(blocks: readonly Solid[], others: readonly BlockSet[]): BlockSet[] {
  const mirrored = blocks.map((_, at) =>
    setKey(blocks.map((one, of) => (of === at ? mirroredSolid(one) : one))),
  )
  const isMirror = (set: BlockSet) => mirrored.includes(setKey(set.blocks))
  const first = others.filter(isMirror).map(set => ({ ...set, misconception: 'took-the-mirror-image' }))
  const asMany = others.filter(set => !isMirror(set) && set.blocks.flat().length === blocks.flat().length)
  const notAsMany = others.filter(set => set.blocks.flat().length !== blocks.flat().length)
  const kept = [...first, ...asMany].slice(0, 7)
  return [...kept, ...notAsMany.slice(0, Math.max(1, 5 - kept.length))]
}

const setKey = (blocks: readonly Solid[]) => blocks.map(shapeKey).sort().join(' + ')

/** Blocks in a picture of an option, each turned in a way in which it is clear. */
function setPicture(random: Random, blocks: readonly Solid[], alt: string): Picture {
  for (;;) {
    const drawings = random.shuffle(blocks).map(cubes => {
      const { large, small } = waysOf(cubes)
      return random.pick(blocks.length > 2 ? small() : large())
    })
    const placed = shelved(drawings, optionSide)
    if (placed) {
      const body = placed.map(({ x, y, one }) => moved(one.body, x - one.left, y - one.top))
      return picture(optionSide, optionSide, alt, body.join(''))
    }
  }
}

function setChoice(random: Random, blocks: readonly Solid[]): Choice {
  const text = capital(listed(blocks.map(nameOf).sort()))
  return { text, value: setKey(blocks), picture: setPicture(random, blocks, text) }
}

export const whichBlocks = template({
  id: 'non-verbal-reasoning.building-blocks.which-blocks',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 70,
  draw: (random, step) => {
    const { from, joins } = plans[step]
    for (;;) {
      const kinds = random.pick(kindsAt(step))
      const blocks = assembled(random, kinds)
      const solid = blocks.flat()
      const sets = new Map(otherSets(random, kinds, from).map(set => [setKey(set.blocks), set]))
      sets.delete(setKey(blocks))
      const others = [...sets.values()].filter(set => !fills(set.blocks, solid))
      if (others.length > 4) return { blocks, others: likeliestFirst(blocks, others), joins }
    }
  },
  measure: 'cubes, blocks, and whether lines show where the blocks meet',
  hardness: ({ blocks, joins }) => blocks.flat().length / 2 + blocks.length + (joins ? 0 : 4),
  write: ({ blocks, others, joins }, random) => {
    const solid = blocks.flat()
    return {
      stem: joins
        ? `This solid is built from ${blocks.length === 2 ? 'two' : 'three'} blocks. Thick lines show where they meet. Which blocks is it made of? No cube is hidden.`
        : `Which blocks can be put together to make **exactly** this solid of ${solid.length} cubes? Blocks may be turned. No cube is hidden.`,
      picture: blocksPicture(
        drawBlocks(joins ? blocks : cubesOf(solid), 30),
        `A solid of ${solid.length} cubes. ${capital(describeSolid(solid))}. ${readingSolids}`,
      ),
      right: setChoice(random, blocks),
      wrong: others.map(
        ({ blocks: set, misconception }): WrongChoice => ({
          ...setChoice(random, set),
          misconception,
        }),
      ),
      explanation: explainBlocks(blocks),
    }
  },
})

/** `lies flat in the bottom layer`, or how it goes. */
function wayOf(cubes: Solid, layers: number): string {
  const [wide, deep, tall] = sizesOf(cubes)
  const low = Math.min(...cubes.map(([, , z]) => z))
  const layer = `the ${low === 0 ? 'bottom' : low === layers - 1 ? 'top' : 'middle'} layer`
  const long = [wide, deep, tall].filter(size => size > 1).length
  if (long === 1)
    return tall > 1
      ? 'goes from bottom to top'
      : `goes from ${wide > 1 ? 'left to right' : 'back to front'} in ${layer}`
  if (tall === 1) return `lies flat in ${layer}`
  return long === 3 ? `reaches up from ${layer}` : `is upright and faces the ${deep === 1 ? 'front' : 'side'}`
}

function explainBlocks(blocks: readonly Solid[]): string {
  const total = blocks.flat().length
  const [, , layers] = sizesOf(blocks.flat())
  const said = [...blocks]
    .sort((a, b) => b.length - a.length)
    .map(cubes => `the ${nameOf(cubes)} ${wayOf(cubes, layers)}`)
  return `First count: the solid has ${total} cubes, so a set with more or fewer can’t be right. Then look for a place for the largest block, and see what is left. Here ${listed(said)}. Together that makes ${blocks.map(({ length }) => length).join(' + ')} = ${total} cubes, with no gap. With any other set, one block has an arm where the solid has none.`
}

const boxes: Record<Step, readonly Box[]> = {
  1: [
    { wide: 3, deep: 2, tall: 2 },
    { wide: 2, deep: 3, tall: 2 },
    { wide: 2, deep: 2, tall: 3 },
  ],
  2: [
    { wide: 3, deep: 2, tall: 3 },
    { wide: 3, deep: 3, tall: 2 },
  ],
  3: [
    { wide: 3, deep: 3, tall: 3 },
    { wide: 4, deep: 3, tall: 2 },
  ],
  4: [
    { wide: 4, deep: 3, tall: 3 },
    { wide: 3, deep: 3, tall: 4 },
  ],
  5: [
    { wide: 4, deep: 4, tall: 3 },
    { wide: 4, deep: 3, tall: 4 },
    { wide: 4, deep: 4, tall: 4 },
  ],
}

/** The fewest and the most cubes that are missing. */
const missingCubes: Record<Step, readonly [number, number]> = {
  1: [2, 8],
  2: [3, 13],
  3: [5, 16],
  4: [8, 24],
  5: [10, 32],
}

const volumeOf = ({ wide, deep, tall }: Box) => wide * deep * tall

const sayBox = ({ wide, deep, tall }: Box) => `${wide} cubes wide, ${deep} cubes deep and ${tall} cubes high`

/** The cubes of a pile with a face that can be seen from above, from the front or from the right. */
const shownCubes = (pile: Pile) => {
  const cubes = cubesInPile(pile)
  return cubes.filter(([x, y, z]) =>
    [
      [x, y, z + 1],
      [x, y + 1, z],
      [x + 1, y, z],
    ].some(([a = 0, b = 0, c = 0]) => !hasCube(cubes, [a, b, c])),
  ).length
}

export const howManyMore = template({
  id: 'non-verbal-reasoning.building-blocks.how-many-more',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const box = random.pick(boxes[step])
    const missing = random.int(...missingCubes[step])
    for (;;) {
      const empty = random.pick([0, 0.15, 0.3, 0.45, 0.6])
      const pile = randomPile(random, { ...box, tall: random.int(Math.min(step, 2), box.tall), empty })
      const isSlab = new Set(pile.flat()).size === 1
      if (volumeOf(box) - countCubes(pile) === missing && (step === 1 || !isSlab)) return { box, pile }
    }
  },
  measure: 'cubes in the finished box, and cubes that are hidden',
  hardness: ({ box, pile }) => volumeOf(box) / 4 + countCubes(pile) - shownCubes(pile),
  write: ({ box, pile }) => {
    const [there, all] = [countCubes(pile), volumeOf(box)]
    const missing = all - there
    const layers = range(box.tall).map(z => pile.flat().filter(height => height <= z).length)
    const layer = box.wide * box.deep
    const wrong = (count: number, misconception: string) =>
      count > 0 && count <= all ? [{ text: String(count), misconception }] : []
    return {
      stem: `This pile is to become a solid box, ${sayBox(box)}. How many **more cubes** are needed? No cube floats: each one lies on the floor or on another cube.`,
      picture: pilePicture(pile, { unit: box.wide + box.deep > 7 ? 30 : 34 }),
      right: { text: String(missing) },
      wrong: [
        ...wrong(there, 'counted-the-cubes-that-are-there'),
        ...wrong(all - shownCubes(pile), 'left-out-the-hidden-cubes'),
        ...wrong(missing - 1, 'lost-count-of-a-few-cubes'),
        ...wrong(missing + 1, 'lost-count-of-a-few-cubes'),
        ...wrong(missing - layer, 'left-out-a-layer'),
        ...wrong(missing + layer, 'counted-a-layer-too-many'),
        ...wrong(missing + 2, 'lost-count-of-a-few-cubes'),
        ...wrong(missing - 2, 'lost-count-of-a-few-cubes'),
        ...wrong(missing + 3, 'lost-count-of-a-few-cubes'),
        ...wrong(missing - 3, 'lost-count-of-a-few-cubes'),
        ...wrong(all, 'counted-the-whole-box'),
      ],
      explanation: `Go layer by layer. Each layer of the box has ${box.wide} × ${box.deep} = ${layer} places. Count the empty places: ${listed(layers.map((count, z) => `${count} in ${z === 0 ? 'the bottom layer' : `layer ${z + 1}`}`))}. That makes ${layers.join(' + ')} = **${missing}**. Check: the whole box has ${layer} × ${box.tall} = ${all} cubes, and ${there} are there already, hidden ones too: ${all} − ${there} = ${missing}.`,
    }
  },
})

/** The sides of the box in any order, and the cubes that are given. */
const smallBoxes: Record<Step, { sides: readonly [number, number, number]; given: number }> = {
  1: { sides: [3, 2, 2], given: 8 },
  2: { sides: [3, 2, 2], given: 7 },
  3: { sides: [3, 2, 2], given: 6 },
  4: { sides: [3, 3, 2], given: 11 },
  5: { sides: [3, 3, 2], given: 10 },
}

const cubesOfBox = ({ wide, deep, tall }: Box): Solid =>
  range(tall).flatMap(z => range(deep).flatMap(y => range(wide).map((x): Cube => [x, y, z])))

/** Part of a box, grown from one of its cubes. */
function partOf(random: Random, box: Solid, count: number): Solid {
  const part = [random.pick(box)]
  while (part.length < count) {
    const next = random.pick(neighbours(random.pick(part)))
    if (hasCube(box, next) && !hasCube(part, next)) part.push(next)
  }
  return part
}

/** For each place in three by three by three, the bits of the places beside it. */
const besideBits = once(() =>
  range(27).map(at => {
    const beside = solidOf(1 << at).flatMap(neighbours)
    return bitsOf(beside.filter(cube => cube.every(value => value >= 0 && value < 3)))
  }),
)

const eachBit = (bits: number): number[] => {
  const each: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) each.push(left & -left)
  return each
}

/** The places beside these. */
function aroundBits(bits: number): number {
  let around = 0
  for (let left = bits; left !== 0; left &= left - 1)
    around |= besideBits()[31 - Math.clz32(left & -left)] ?? 0
  return around & ~bits
}

function areBitsJoined(bits: number): boolean {
  let reached = bits & -bits
  for (let next = reached; next !== 0; reached |= next) next = aroundBits(reached) & bits
  return reached === bits
}

/** Pieces of the same size with one cube in another place, still small enough for the box. */
function slipsOfPart(part: number, box: number): number[] {
  const made = new Set<number>()
  for (const cube of eachBit(part)) {
    const rest = part & ~cube
    if (!areBitsJoined(rest)) continue
    for (const near of eachBit(aroundBits(rest) & box & ~part)) made.add(rest | near)
  }
  return [...made]
}

/** Only the first of those that are the same when they are turned, and none that are the same as these. */
function differing(pieces: readonly number[], taken: ReadonlySet<number>): number[] {
  const shapes = new Set(taken)
  return pieces.filter(piece => {
    const shape = shapeOfBits(piece)
    const isNew = !shapes.has(shape)
    shapes.add(shape)
    return isNew
  })
}

interface Piece {
  readonly cubes: Solid
  readonly misconception: string
}

/** The number of faces that are drawn, however it is turned: three for each cube, and one fewer for each two that touch. */
function drawnSize(bits: number): number {
  const cubes = eachBit(bits)
  const touching = cubes.reduce((sum, cube) => sum + eachBit(aroundBits(cube) & bits).length, 0)
  return 3 * cubes.length - touching / 2
}

/** The first eight, of which as many as possible are drawn with fewer lines than this one, and as many with more. */
function mixedBySize(view: Solid, [first, ...others]: readonly Piece[]): Piece[] {
  const size = drawnSize(bitsOf(view))
  const fewer = others.filter(({ cubes }) => drawnSize(bitsOf(cubes)) < size)
  const more = others.filter(({ cubes }) => drawnSize(bitsOf(cubes)) >= size)
  const mixed = range(4).flatMap(at => [...fewer.slice(at, at + 1), ...more.slice(at, at + 1)])
  return [...(first ? [first] : []), ...mixed, ...fewer.slice(4), ...more.slice(4)].slice(0, 8)
}

const pieceChoice = (view: Solid): Choice => {
  const text = capital(describeSolid(view))
  return {
    text,
    value: `cubes ${solidKey(view)}`,
    picture: blocksPicture(drawBlocks(cubesOf(view), 20), text, [optionSide, optionSide]),
  }
}

export const completeTheBox = template({
  id: 'non-verbal-reasoning.building-blocks.complete-the-box',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 75,
  draw: (random, step) => {
    const { sides, given } = smallBoxes[step]
    const [wide = 2, deep = 2, tall = 2] = random.shuffle(sides)
    const box = { wide, deep, tall }
    const all = cubesOfBox(box)
    const whole = bitsOf(all)
    const fewest = step < 3 ? 1 : 2
    for (;;) {
      const missing = bitsOf(partOf(random, all, all.length - given))
      const part = solidOf(whole & ~missing)
      if (!isClear(part)) continue
      const size = drawnSize(missing)
      const near = random.shuffle(slipsOfPart(missing, whole))
      const further = near.slice(0, 2).flatMap(slip => random.shuffle(slipsOfPart(slip, whole)).slice(0, 4))
      const slips = [...near, ...further]
      if (slips.filter(slip => drawnSize(slip) < size).length < fewest) continue
      const ways = step === 1 ? tableTurnings : turnings
      const [view] = clearViews(random, solidOf(missing), ways, 1)
      if (!view) continue
      // However the piece lies in the box, these are what it leaves.
      const fitting = new Set(
        [...new Set(turnedKeys(solidKey(part)))]
          .flatMap(way => placesIn(solidOf(way), box))
          .map(laid => shapeOfBits(whole & ~bitsOf(laid))),
      )
      const mirrored = solidKey(mirroredSolid(solidOf(missing)))
      const different = differing([mirrored, ...slips], fitting)
      const compact = different.filter(slip => slip !== mirrored && drawnSize(slip) < size)
      const larger = different.filter(slip => slip !== mirrored && drawnSize(slip) >= size)
      const others = [
        ...different.slice(0, 1).filter(slip => slip === mirrored),
        ...compact.slice(0, 5),
        ...larger.slice(0, 6),
      ].flatMap(slip =>
        clearViews(random, solidOf(slip), ways, 1).map(cubes => ({
          cubes,
          misconception: slip === mirrored ? 'took-the-mirror-image' : 'misplaced-a-cube',
        })),
      )
      if (others.length > 4 && others.filter(({ cubes }) => drawnSize(bitsOf(cubes)) < size).length >= fewest)
        return { part, box, view, others: mixedBySize(view, others), turned: step > 1 }
    }
  },
  measure: 'cubes of the box, and whether the piece must be tipped over',
  hardness: ({ box, view, turned }) => volumeOf(box) / 2 + view.length / 2 + (turned ? 2 : 0),
  write: ({ part, box, view, others }) => {
    const solid = settledSolid(part)
    return {
      stem: `This piece has ${part.length} cubes. Which other piece fits together with it to make a **solid box**, ${sayBox(box)}? Pieces may be turned. No cube is hidden.`,
      picture: blocksPicture(
        drawBlocks(cubesOf(solid), 30),
        `A piece of ${part.length} cubes. ${capital(describeSolid(solid))}. ${readingSolids}`,
      ),
      right: pieceChoice(view),
      wrong: others.map(
        ({ cubes, misconception }): WrongChoice => ({ ...pieceChoice(cubes), misconception }),
      ),
      explanation: explainMissing(part, box),
    }
  },
})

function explainMissing(part: Solid, box: Box): string {
  const missing = cubesOfBox(box).filter(cube => !hasCube(part, cube))
  return `The box has ${box.wide} × ${box.deep} × ${box.tall} = ${volumeOf(box)} cubes. ${part.length} are there, so ${missing.length} are missing. See where they are missing and what shape they make. ${sayArms(missing)} Now look for that shape, turned as you like. Check how its arms point: the mirror image does not fit.`
}

const lessonBlocks: readonly Solid[] = [
  [
    [0, 1, 0],
    [1, 1, 0],
    [2, 1, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 1],
  ],
  [
    [2, 0, 0],
    [2, 0, 1],
    [2, 0, 2],
  ],
]

const lessonSolid: Solid = [
  [0, 1, 0],
  [1, 1, 0],
  [2, 1, 0],
  [2, 0, 0],
  [0, 1, 1],
  [0, 1, 2],
  [0, 0, 2],
]

export const buildingBlocks: Topic = {
  id: 'non-verbal-reasoning.building-blocks',
  name: 'Building with blocks',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.stacked-cubes', 'non-verbal-reasoning.turning-solids'],
  about: 'Finding the blocks that make a solid, and the piece or the number of cubes that completes a box.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Think of wooden blocks in a toy box. Each block is made of small cubes that are glued together. Some are long, some are flat, some have an arm. You put them together, and you get a solid.

${blocksPicture(drawBlocks(lessonBlocks, 28), 'A solid of three blocks: a bar of three in front, a bar of two behind its left end and an upright bar of three behind its right end').svg}

Now you see just the solid. Which blocks were used?

1. **Count the cubes.** This solid has eight. So the blocks must have eight cubes as well.
2. **Start with the largest block**, or the one with the oddest shape. It has the fewest places to go.
3. **See what is left.** Then find a place for the next block.

A block may be turned and tipped over. But it can't bend, and it can't be a mirror image.`,
    example: `
Look at the solid above. Thick lines show where the blocks meet.

1. In front there is a bar of 3.
2. Behind its left end there is a bar of 2. It goes from bottom to top.
3. Behind its right end there is another bar of 3. It goes from bottom to top as well.
4. Check: 3 + 2 + 3 = **8 cubes**.`,
    harder: `
Here no line shows where the blocks meet. Can an L of 4 and a bar of 3 make this solid?

${blocksPicture(drawBlocks(cubesOf(lessonSolid), 28), 'A solid of seven cubes: a row of three in front, a cube behind its right end, two cubes on top of its left end, and one more behind the upper one').svg}

1. Count: there are 7 cubes, and 4 + 3 = 7.
2. Where can the bar of 3 go? It can be the row in front, or the three cubes at the left that go up.
3. Say it goes up at the left. Then four cubes should be left in one piece. But the cube at the top, at the back, is cut off from the others. So no.
4. Say it is the row in front. Then the cube at the back right is cut off. So the answer is **no**.`,
    mistake: `
Many children count the cubes, see that the number is right, and stop. Two sets can have the same number, but only one of them fits. Put each block in its place in your mind and say "gone" for each of its cubes. If one block has an arm where the solid has none, that set is wrong.`,
    tryThis: `
Glue sugar cubes together to make two or three blocks, or use toy bricks. Build a solid with them and draw it. Can someone at home find out which block is where?`,
  })),
  misconceptions: once(() => ({
    'took-a-block-of-another-shape': {
      child: 'One block has another shape. Find a place in the solid for each block.',
      parent:
        'Takes a set in which one block has the wrong shape. Build the solid from bricks and try to fit the blocks in.',
    },
    'took-too-many-or-too-few-cubes': {
      child: 'Count the cubes of the solid and of the blocks. The numbers must be the same.',
      parent: 'Takes a set with another number of cubes. Ask for both numbers before looking at the shapes.',
    },
    'took-the-mirror-image': {
      child: 'One piece is a mirror image of what you need. Check which way its arms point.',
      parent:
        'Takes the mirror image of a piece. Build both from bricks and try to lay them the same way: they never match.',
    },
    'misplaced-a-cube': {
      child: 'A cube of that piece is in the wrong place. Look at each gap in turn.',
      parent:
        'Finds nearly the right piece, with a cube in the wrong place. Build the first piece from bricks and fill the gaps.',
    },
    'counted-the-cubes-that-are-there': {
      child: 'Those cubes are there already. Count the ones that are missing.',
      parent:
        'Counts the cubes in the pile and not the missing ones. Ask what the question wants before counting.',
    },
    'left-out-the-hidden-cubes': {
      child: 'Some cubes are there but hidden. Count the empty places, layer by layer.',
      parent:
        'Forgets cubes that are in the pile but can’t be seen. Build it from bricks and count the empty places in each layer.',
    },
    'lost-count-of-a-few-cubes': {
      child: 'You are close. Count one layer at a time and write each number down.',
      parent: 'Loses count of one or a few cubes. Write the number for each layer and add at the end.',
    },
    'counted-the-whole-box': {
      child: 'That is the whole box. Take away the cubes that are there already.',
      parent: 'Gives the number of cubes in the whole box. Ask how many of them are there already.',
    },
    'left-out-a-layer': {
      child: 'One whole layer is missing from your count. See how high the box must be.',
      parent:
        'Leaves out a layer of the box. Ask how high the finished box must be and count that many layers.',
    },
    'counted-a-layer-too-many': {
      child: 'You counted one layer too many. See how high the box must be.',
      parent: 'Counts a layer too many. Check how high the finished box is before counting.',
    },
  })),
  templates: [whichBlocks, howManyMore, completeTheBox],
}
