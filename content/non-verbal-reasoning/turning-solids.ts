import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { moved, type Point, picture, pointsOf } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import {
  blocksPicture,
  type Cube,
  clearViews,
  cubesOf,
  describeSolid,
  drawBlocks,
  isClear,
  isHanded,
  mirroredSolid,
  optionSide,
  quarterTurns,
  randomSolid,
  readingSolids,
  type Solid,
  seen,
  settledSolid,
  shapeKey,
  sizesOf,
  solidKey,
  type Turning,
  tableTurnings,
  turnedKeys,
  turnedSolid,
  turnings,
  withOneCubeMoved,
} from './blocks.ts'
import { laidFlat, sayArms, turningTo } from './solid-words.ts'

const optionUnit = 20

const solidChoice = (solid: Solid): Choice => {
  const text = capital(describeSolid(solid))
  return {
    text,
    value: `cubes ${solidKey(solid)}`,
    picture: blocksPicture(drawBlocks(cubesOf(solid), optionUnit), text, [optionSide, optionSide]),
  }
}

const wrongSolid = (solid: Solid, misconception: string): WrongChoice => ({
  ...solidChoice(solid),
  misconception,
})

const bigPicture = (solid: Solid) =>
  blocksPicture(
    drawBlocks(cubesOf(solid), 30),
    `A solid of ${solid.length} cubes. ${capital(describeSolid(solid))}. ${readingSolids}`,
  )

/** Of a handed solid, all 24 ways in which it can lie look different. */
function drawSolid(random: Random, count: number, handed: boolean, isFit = isBulky): Solid {
  for (;;) {
    const solid = randomSolid(random, count, count > 6 ? 1 : 0)
    if (!isFit(solid) || (handed && (!isHanded(solid) || hasTurns(solid)))) continue
    const [view] = clearViews(random, solid, turnings, 1)
    if (view) return view
  }
}

const isFlat = (solid: Solid) => Math.min(...sizesOf(solid)) === 1
const isBulky = (solid: Solid) => !isFlat(solid)
/** Not all in one line. */
const isBent = (solid: Solid) => Math.max(...sizesOf(solid)) < solid.length

const hasTurns = (solid: Solid) => new Set(turnedKeys(solidKey(solid))).size < turnings.length

/** Clear views of solids with one cube in another place, which no turn makes the same as this one. */
function withSlips(random: Random, solid: Solid, count: number, ways: readonly Turning[]): Solid[] {
  const taken = new Set([shapeKey(solid), shapeKey(mirroredSolid(solid))])
  const views: Solid[][] = []
  for (const made of withOneCubeMoved(random, solid)) {
    if (views.length === count) break
    if (taken.has(shapeKey(made))) continue
    taken.add(shapeKey(made))
    views.push(clearViews(random, made, ways, 2))
  }
  // One view of each solid comes first, then a second one.
  return [0, 1].flatMap(at => views.flatMap(clear => clear.slice(at, at + 1))).slice(0, count)
}

interface Plan {
  readonly cubes: number
  readonly handed: boolean
  readonly ways: readonly Turning[]
}

/** At first solids are only turned on the table; later they are tipped over too, and mirror images come in. */
const plans: Record<Step, Plan> = {
  1: { cubes: 4, handed: false, ways: tableTurnings },
  2: { cubes: 5, handed: false, ways: tableTurnings },
  3: { cubes: 5, handed: true, ways: turnings.slice(0, 16) },
  4: { cubes: 6, handed: true, ways: turnings },
  5: { cubes: 7, handed: true, ways: turnings },
}

const isUpright = (a: Solid, b: Solid) =>
  tableTurnings.some(turning => solidKey(a.map(turning)) === solidKey(b))

export const sameSolid = template({
  id: 'non-verbal-reasoning.turning-solids.same-solid-turned',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    const { cubes, handed, ways } = plans[step]
    for (;;) {
      const solid = drawSolid(random, cubes, handed, step === 1 ? isBent : isBulky)
      const views = clearViews(random, solid, ways).filter(
        view => solidKey(view) !== solidKey(solid) && (step < 3 || !isUpright(solid, view)),
      )
      const mirrored = handed ? clearViews(random, mirroredSolid(solid), ways, 3) : []
      const slips = withSlips(random, solid, 6, ways)
      const flippedSlips = handed
        ? slips.slice(4).flatMap(slip => clearViews(random, mirroredSolid(slip), ways, 1))
        : []
      const [view] = views
      if (view && mirrored.length + slips.length > 4)
        return { solid, view, mirrored, slips: [...slips.slice(0, 4), ...flippedSlips, ...slips.slice(4)] }
    }
  },
  measure: 'cubes, whether it is tipped over, and whether mirror images are among the options',
  hardness: ({ solid, view, mirrored }) =>
    solid.length + (isUpright(solid, view) ? 0 : 2) + (mirrored.length > 0 ? 2 : 0),
  write: ({ solid, view, mirrored, slips }) => {
    const [first, ...others] = mirrored.map(one => wrongSolid(one, 'took-the-mirror-image'))
    const [slip, ...more] = slips.map(one => wrongSolid(one, 'missed-the-cube-that-moved'))
    return {
      stem: `This solid is made of ${solid.length} cubes. Which picture shows **the same solid**, only turned? No cube is hidden.`,
      picture: bigPicture(solid),
      right: solidChoice(view),
      wrong: [first, slip, ...others, ...more].flatMap(one => one ?? []),
      explanation: explainSame(solid, view, mirrored.length > 0),
    }
  },
})

function explainSame(solid: Solid, view: Solid, handed: boolean): string {
  const turning = turningTo(solid, view) ?? (cube => cube)
  return `${sayArms(solid)} In the right picture the same row is turned. ${sayArms(solid, turning).replace('The longest row', 'It')} Everything is still stuck to the same cubes.${
    handed ? ' In a mirror image, one arm would point the other way.' : ''
  }`
}

export const oddSolid = template({
  id: 'non-verbal-reasoning.turning-solids.odd-one-out',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 70,
  draw: (random, step) => {
    const { cubes, handed } = plans[step]
    for (;;) {
      const solid = drawSolid(random, cubes, handed, step === 1 ? isFlat : isBulky)
      const views = clearViews(random, solid, turnings, 7)
      const [odd] = handed
        ? clearViews(random, mirroredSolid(solid), turnings, 1)
        : withSlips(random, solid, 1, turnings)
      if (odd && views.length > 3) return { odd, views, handed }
    }
  },
  measure: 'cubes, and whether the odd one is a mirror image',
  hardness: ({ odd, handed }) => odd.length + (handed ? 3 : 0),
  write: ({ odd, views, handed }) => ({
    stem: `Four of these pictures show **the same solid** of ${odd.length} cubes, turned in different ways. Which one shows a **different** solid? No cube is hidden.`,
    right: solidChoice(odd),
    wrong: views.map(view => wrongSolid(view, 'took-a-turned-solid-for-another')),
    explanation: explainOdd(views[0] ?? odd, odd, handed),
  }),
})

function explainOdd(same: Solid, odd: Solid, handed: boolean): string {
  const laid = laidFlat(same)
  const other = handed ? laid.map(([x, y, z]): Cube => [x, -y, z]) : laidFlat(odd)
  return `Turn each solid in your mind until its longest row goes from left to right. Four of them can then look like this: ${small(sayArms(laid))} The odd one looks like this: ${small(sayArms(other))}${
    handed ? ' It is the mirror image of the others, as a left glove is of a right glove.' : ''
  }`
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const moves = {
  turned: { said: 'given a quarter turn **clockwise** (seen from above)', name: 'turn it clockwise' },
  turnedBack: {
    said: 'given a quarter turn **anticlockwise** (seen from above)',
    name: 'turn it anticlockwise',
  },
  tippedRight: { said: 'tipped over to the **right**', name: 'tip it to the right' },
  tippedLeft: { said: 'tipped over to the **left**', name: 'tip it to the left' },
  tippedForward: { said: 'tipped over towards the **front**', name: 'tip it towards the front' },
  tippedBack: { said: 'tipped over towards the **back**', name: 'tip it towards the back' },
} as const
type Move = keyof typeof moves

const moveNames = Object.keys(moves) as Move[]
const back: Record<Move, Move> = {
  turned: 'turnedBack',
  turnedBack: 'turned',
  tippedRight: 'tippedLeft',
  tippedLeft: 'tippedRight',
  tippedForward: 'tippedBack',
  tippedBack: 'tippedForward',
}

const movesOf: Record<Step, readonly (readonly Move[])[]> = {
  1: [['turned'], ['turnedBack']],
  2: [['turned'], ['turnedBack'], ['tippedRight'], ['tippedLeft']],
  3: [['tippedRight'], ['tippedLeft'], ['tippedForward'], ['tippedBack']],
  4: pairs(['turned', 'turnedBack'], ['tippedRight', 'tippedLeft', 'tippedForward', 'tippedBack']),
  5: [
    ...pairs(['tippedRight', 'tippedLeft'], ['tippedForward', 'tippedBack']),
    ...pairs(['tippedForward', 'tippedBack'], ['tippedRight', 'tippedLeft']),
  ],
}

function pairs(first: readonly Move[], second: readonly Move[]): Move[][] {
  return first.flatMap(one => second.map(other => [one, other]))
}

const after = (solid: Solid, done: readonly Move[]): Solid =>
  done.reduce((lying, move) => turnedSolid(lying, quarterTurns[move]), solid)

/** A solid on the table, with arrows that name its front and its right. */
function solidOnTable(solid: Solid) {
  const unit = 28
  const { body, left, top, width, height } = drawBlocks(cubesOf(solid), unit)
  const [wide, deep] = sizesOf(solid)
  const front = seen([wide / 2, deep, 0], unit)
  const right = seen([wide, deep / 2, 0], unit)
  const alt = `A solid of ${solid.length} cubes. ${capital(describeSolid(solid))}. ${readingSolids}`
  const arrows =
    arrowFrom([front[0] - 7, front[1] + 8], [-0.5, 0.43], 'front', 'end') +
    arrowFrom([right[0] + 9, right[1] + 4], [0.87, 0.25], 'right', 'start')
  const [edgeLeft, edgeRight] = [Math.min(left, front[0] - 78), Math.max(left + width, right[0] + 76)]
  const bottom = Math.max(top + height, front[1] + 34, right[1] + 24)
  return picture(
    edgeRight - edgeLeft + 4,
    bottom - top + 6,
    alt,
    `<g transform="translate(${2 - edgeLeft} ${3 - top})">${body}${arrows}</g>`,
  )
}

function arrowFrom([x, y]: Point, [right, down]: Point, text: string, anchor: 'start' | 'end'): string {
  const length = Math.hypot(right, down)
  const [u, v] = [right / length, down / length]
  const at = (along: number, aside = 0): Point => [x + u * along - v * aside, y + v * along + u * aside]
  const [textX, textY] = at(26)
  return `<polyline points="${pointsOf([at(0), at(14)])}" fill="none" stroke="#000" stroke-width="2"/><polygon points="${pointsOf([at(22), at(13, 5), at(13, -5)])}" fill="#000" stroke="#000" stroke-width="1"/><text x="${Math.round(textX)}" y="${Math.round(textY + 5)}" font-size="14" text-anchor="${anchor}">${text}</text>`
}

export const tippedOver = template({
  id: 'non-verbal-reasoning.turning-solids.tip-it-over',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    for (;;) {
      const done = random.pick(movesOf[step])
      const solid = drawSolid(random, [4, 4, 5, 5, 6][step - 1] ?? 4, step > 2, step < 3 ? isBent : isBulky)
      const right = after(solid, done)
      if (!isClear(right) || solidKey(right) === solidKey(solid)) continue
      const wrong = slipsOf(random, solid, done).filter(
        ({ solid: made }) => isClear(made) && solidKey(made) !== solidKey(right),
      )
      const different = new Set(wrong.map(({ solid: made }) => solidKey(made)))
      if (different.size > 4) return { solid, done, wrong }
    }
  },
  measure: 'cubes, moves, and whether it is tipped over',
  hardness: ({ solid, done }) =>
    solid.length + done.length * 2 + done.filter(move => move.startsWith('tipped')).length,
  write: ({ solid, done, wrong }) => ({
    stem: `This solid is ${done.map(move => moves[move].said).join(' and then ')}. Which picture shows it **now**, seen from the same place? No cube is hidden.`,
    picture: solidOnTable(solid),
    right: solidChoice(after(solid, done)),
    wrong: wrong.map(({ solid: made, misconception }) => wrongSolid(made, misconception)),
    explanation: explainMoves(solid, done),
  }),
})

interface Slip {
  readonly solid: Solid
  readonly misconception: string
}

/** What comes out when a move is made the wrong way, left out or mixed up. */
function slipsOf(random: Random, solid: Solid, done: readonly Move[]): Slip[] {
  const [first = 'turned', second] = done
  const right = after(solid, done)
  const slip = (made: Solid, misconception: string): Slip => ({ solid: settledSolid(made), misconception })
  const moved = (made: readonly Move[], misconception: string) => slip(after(solid, made), misconception)
  const others = moveNames.filter(move => move !== first && move !== back[first])
  const [cubeMoved, ...cubesMoved] = withOneCubeMoved(random, right)
    .filter(isClear)
    .take(3)
    .map(made => slip(made, 'missed-the-cube-that-moved'))
  const wrongWay = [
    moved([...done.slice(0, -1), back[second ?? first]], 'turned-the-wrong-way'),
    ...(second ? [moved([back[first], second], 'turned-the-wrong-way')] : []),
  ]
  const tooFew = second
    ? [moved([first], 'made-only-one-move'), moved([second], 'made-only-one-move')]
    : [moved([first, first], 'turned-too-far')]
  return [
    ...wrongWay,
    slip(mirroredSolid(right), 'took-the-mirror-image'),
    ...(second ? [moved([second, first], 'mixed-up-the-order')] : []),
    ...tooFew,
    ...(cubeMoved ? [cubeMoved] : []),
    ...random.shuffle(others.map(move => moved([move], 'tipped-it-another-way'))).slice(0, 2),
    ...cubesMoved.slice(0, 2),
  ]
}

const endings: Record<Move, string> = {
  turned:
    'the bottom stays at the bottom. What points to the right comes to the front, and the front goes to the left',
  turnedBack:
    'the bottom stays at the bottom. What points to the front comes to the right, and the right goes to the back',
  tippedRight: 'the top comes to the right, and the left side comes to the top. The front stays in front',
  tippedLeft: 'the top comes to the left, and the right side comes to the top. The front stays in front',
  tippedForward: 'the top comes to the front, and the back comes to the top. The left stays on the left',
  tippedBack: 'the top comes to the back, and the front comes to the top. The left stays on the left',
}

function explainMoves(solid: Solid, done: readonly Move[]): string {
  const [first = 'turned', second] = done
  const said = second
    ? `First ${moves[first].name}: ${endings[first]}. Then ${moves[second].name}: ${endings[second]}.`
    : `When you ${moves[first].name}, ${endings[first]}.`
  const turning = turningTo(solid, after(solid, done)) ?? (cube => cube)
  return `Follow the longest row and each cube that sticks out of it. ${said} Before: ${small(sayArms(solid))} After: ${small(sayArms(solid, turning))}`
}

const lessonSolid: Solid = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [2, 1, 0],
  [0, 0, 1],
]

function sideBySide(solids: readonly Solid[], alt: string): string {
  const side = 100
  const drawn = solids.map((solid, at) => {
    const { body, left, top, width, height } = drawBlocks(cubesOf(solid), 22)
    return moved(body, at * side + (side - width) / 2 - left, (side - height) / 2 - top)
  })
  return picture(side * solids.length, side, alt, drawn.join('')).svg
}

export const turningSolids: Topic = {
  id: 'non-verbal-reasoning.turning-solids',
  name: 'Turning solids',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.rotation', 'non-verbal-reasoning.stacked-cubes'],
  about: 'Turning solids made of cubes in the mind, and telling a turned one from its mirror image.',
  weights: { gl: 4, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Glue some cubes together and you get a **solid**. You can turn it like a toy on the table. You can also tip it over, so that it lies on another side. It looks new each time, but it is still the same solid.

${sideBySide([lessonSolid, turnedSolid(lessonSolid, tableTurnings[3] ?? (cube => cube))], 'A solid of five cubes, and the same solid after a quarter turn')}

Here is a plan that works each time.

1. Find the **longest row** of cubes.
2. See what is stuck to it, and where: at an end, or in the middle?
3. Look for the same row and the same arms in the options. Cross out those with an arm in the wrong place.
4. Are two options left? Then one of them is a **mirror image**. Check which way the arms point.`,
    example: `
A solid has a row of three cubes. One cube is on top of the left end. One cube is in front of the right end. It is turned so that the front comes to the left. Where are the arms now?

1. The row went from left to right. Now it goes from back to front.
2. The left end is now at the back. So one cube is on top of the back end.
3. The right end is now at the front. Its arm pointed to the front. Now it points **to the left**.`,
    harder: `
This solid is tipped over to the right, and then towards the front. Where does the cube on top go?

${sideBySide([lessonSolid], 'A row of three cubes, with one cube on top of its left end and one in front of its right end')}

1. Tip it to the right. What was on top now points to the right.
2. Tip it towards the front. The right side stays on the right. So this arm still points **to the right**.
3. Now take the other arm. It points to the front. Tip to the right: it still points to the front. Tip to the front: the front goes down. So this arm ends **at the bottom**.`,
    mistake: `
The trap is the mirror image. Hold up your two hands. They have the same fingers in the same order. But you can turn your left hand as you like: it never becomes a right hand. Some solids are like that. Lay the long row the same way in both pictures. If one arm points the same way and the other one does not, it is the mirror image.`,
    tryThis: `
Stick five sugar cubes or toy bricks together so that the solid is not flat. Draw it. Then tip it over and draw it again. Can you build its mirror image?`,
  })),
  misconceptions: once(() => ({
    'took-the-mirror-image': {
      child: 'That is the mirror image. Lay the long row the same way and see where each arm points.',
      parent:
        'Mistakes the mirror image for the same solid. Build both from bricks and try to lay them the same way: one arm never fits.',
    },
    'missed-the-cube-that-moved': {
      child: 'One cube is in another place. Check what is stuck to each cube of the longest row.',
      parent:
        'Overlooks a cube that has moved. Name each arm by where it joins the longest row: at an end or in the middle.',
    },
    'took-a-turned-solid-for-another': {
      child: 'That one is only turned. Compare its longest row and its arms with the others.',
      parent:
        'Mistakes a turned solid for a different one. Build it from bricks and turn it until it looks like each picture.',
    },
    'turned-the-wrong-way': {
      child: 'It went the other way. Look for the arrows that show the front and the right.',
      parent:
        'Turns or tips the solid the opposite way. Build it from bricks, mark the front, and make the move slowly.',
    },
    'turned-too-far': {
      child: 'That is one move too many. Make the move just once.',
      parent: 'Makes the move twice. Build the solid from bricks and stop after a quarter turn.',
    },
    'made-only-one-move': {
      child: 'There are two moves. Start the second one from where the first one ended.',
      parent: 'Makes only one of two moves. Build the solid from bricks and say each move aloud.',
    },
    'mixed-up-the-order': {
      child: 'You made both moves in the wrong order. Read which comes first.',
      parent: 'Makes both moves in the wrong order. Try both orders with bricks: the results differ.',
    },
    'tipped-it-another-way': {
      child: 'It was moved in another way. Find the side that must come to the top.',
      parent:
        'Tips the solid to another side than asked. Put a sticker on one cube and follow it through the move.',
    },
  })),
  templates: [sameSolid, oddSolid, tippedOver],
}
