import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { inMarkdown, moved, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { putTogether as putTogetherBefore, takeAway as takeAwayBefore } from './earlier/combining-shapes.ts'
import { withLargeOptions } from './figure.ts'
import {
  drawSegments,
  flipped,
  quarterTurned,
  type Segment,
  segment,
  segmentsPicture,
  shifted,
} from './segments.ts'
import {
  type Counts,
  drawTakenAway,
  drawTogether,
  effortTakingAway,
  effortTogether,
  every,
  points,
  puttingTogether,
  right,
  sumPicture,
  takeAwayStem,
  takingAway,
  togetherStem,
  unit,
  without,
  wrong,
} from './two-boxes.ts'

const boxSize = 82

const asDashes = (drawing: string, colour: string) =>
  drawing.replaceAll('stroke="#000"', `stroke="${colour}" stroke-dasharray="6 6"`)

/** The first lines are drawn in full and the others as dashes. */
const twoKinds = (full: readonly Segment[], dashes: readonly Segment[], colour: string, alt: string) =>
  picture(
    120,
    120,
    alt,
    moved(asDashes(drawSegments(dashes, points, 44), colour) + drawSegments(full, points, 44), 60, 60),
  )

/** Where a child may draw this line by mistake: flipped over, or one place along. */
function slipsOf(one: Segment, taken: readonly Segment[]): Segment[] {
  const across = flipped([one], points)
  const over = quarterTurned(quarterTurned(across, points), points)
  const along = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].flatMap(([right = 0, down = 0]) => shifted([one], right, down))
  return [...across, ...over, ...along].filter(slip => every.includes(slip) && !taken.includes(slip))
}

type Slip = readonly [from: Segment, to: Segment]
const none: Slip = ['', '']

/** Four lines of the answer, each with a place where it does not belong. No two slips go to the same place. */
function drawSlips(random: Random, answer: readonly Segment[]): Slip[] {
  const slips: Slip[] = []
  for (const from of random.sample(answer, 4)) {
    const taken = [...answer, ...slips.map(([, to]) => to)]
    const near = slipsOf(from, taken)
    const far = every.filter(one => !taken.includes(one))
    slips.push([from, random.pick(near.length > 0 ? near : far)])
  }
  return slips
}

export const putTogether = template({
  ...puttingTogether,
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  draw: (random, step) => {
    const { a, b } = drawTogether(random, step)
    return { a, b, slips: drawSlips(random, [...new Set([...a, ...b])]) }
  },
  hardness: facts => effortTogether(facts),
  write: ({ a, b, slips }) => {
    const both = [...new Set([...a, ...b])]
    const [[from, to] = none, [from2, to2] = none, [lost, extra] = none, [lost2, extra2] = none] = slips
    const added = b.filter(one => !a.includes(one))
    const slipped = [...without(both, from), to]
    return withLargeOptions({
      stem: togetherStem,
      picture: sumPicture(a, '+', b, boxSize),
      right: right(both),
      wrong: [
        wrong(slipped, 'misplaced-one-line'),
        wrong(without(both, lost), 'left-out-one-line'),
        wrong([...both, extra], 'drew-a-line-too-many'),
        wrong([...a, ...flipped(b, points)], 'flipped-the-second-box'),
        wrong(without(slipped, lost), 'left-out-one-line'),
        wrong([...slipped, extra], 'drew-a-line-too-many'),
        wrong([...without(slipped, from2), to2], 'misplaced-one-line'),
        wrong([...a, ...quarterTurned(b, points)], 'turned-the-second-box'),
        wrong([...both, extra2], 'drew-a-line-too-many'),
        wrong(without(both, lost2), 'left-out-one-line'),
        wrong([...without(both, from2), to2], 'misplaced-one-line'),
      ],
      explanation: `Start with the ${a.length} lines of the first box. Then add each line of the second box in its own place.${added.length < b.length ? ` A line that is in both boxes is seen only once, so you add just ${added.length}.` : ''} That makes ${a.length} + ${added.length} = **${both.length}** short lines. Here the lines that you add are dashed:${inMarkdown(
        twoKinds(a, added, '#000', 'The lines of the first box in full, and those that are added as dashes'),
      )}`,
    })
  },
})

const counts: Counts = { 1: [5, 1, 0], 2: [6, 2, 0], 3: [8, 4, 0], 4: [6, 2, 1], 5: [7, 3, 2] }

export const takeAway = template({
  ...takingAway,
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  draw: (random, step) => {
    const { a, b, left, extra } = drawTakenAway(random, step, counts)
    const slips = drawSlips(random, left)
    return { a, b: random.shuffle(b), extra, slips }
  },
  hardness: facts => effortTakingAway(facts),
  write: ({ a, b, extra, slips }) => {
    const shared = a.filter(one => b.includes(one))
    const left = [...without(a, ...b), ...without(b, ...a)]
    const [kept = '', kept2 = kept] = shared
    const [gone = '', gone2 = ''] = without(a, ...b)
    const moves = slips.map(([from, to]) => [...without(left, from), to])
    const [moved1 = left, moved2 = left] = moves
    return withLargeOptions({
      stem: takeAwayStem(extra),
      picture: sumPicture(a, extra > 0 ? '⊕' : '−', b, boxSize),
      right: right(left),
      wrong: [
        wrong([...left, kept], 'forgot-to-take-one-line-away'),
        extra > 0
          ? wrong(without(a, ...b), 'took-away-too-much')
          : wrong([...without(left, gone), kept], 'took-away-the-wrong-line'),
        wrong(without(left, gone), 'took-away-too-much'),
        wrong(moved1, 'misplaced-one-line'),
        wrong([...moved1, kept], 'forgot-to-take-one-line-away'),
        ...(extra > 0 ? [wrong([...a, ...b], 'kept-the-lines-of-both')] : []),
        wrong(without(moved1, gone), 'took-away-too-much'),
        wrong([...left, kept2], 'forgot-to-take-one-line-away'),
        wrong(without(left, gone2), 'took-away-too-much'),
        wrong(flipped(left, points), 'flipped-the-answer'),
        wrong(moved2, 'misplaced-one-line'),
      ],
      explanation: `${
        extra > 0
          ? `Go through the ${b.length} lines of the second box one by one. If the first box has that line too, rub it out. If not, draw it. ${shared.length === 1 ? 'One line is' : `${shared.length} lines are`} in both boxes, so the first box keeps ${a.length} − ${shared.length} = ${a.length - shared.length} and the second adds ${extra}.`
          : `Find each line of the second box in the first box and rub it out. The first box has ${a.length} lines and loses ${shared.length}.`
      } That leaves **${left.length}** short lines. Here the lines that go away are grey dashes:${inMarkdown(
        twoKinds(
          left,
          shared,
          '#999',
          'The lines that are left in black, and those that go away as grey dashes',
        ),
      )}`,
    })
  },
})

const square = [segment(0, 0, 1, 0), segment(1, 0, 2, 0), segment(2, 0, 2, 1), segment(2, 1, 2, 2)]
const slant = [segment(0, 0, 1, 1), segment(1, 1, 2, 2), segment(2, 0, 2, 1)]

const topSide = [segment(0, 0, 1, 0), segment(1, 0, 2, 0)]
const rightSide = [segment(2, 0, 2, 1), segment(2, 1, 2, 2)]

const shared = [segment(1, 0, 2, 0), segment(0, 1, 1, 1), segment(1, 1, 2, 2)]
const onlyFirst = [segment(0, 0, 1, 0), segment(0, 0, 0, 1), segment(0, 2, 1, 2)]
const onlySecond = [segment(2, 0, 2, 1), segment(1, 1, 1, 2)]
const [first, second, left] = [
  [...onlyFirst, ...shared],
  [...onlySecond, ...shared],
  [...onlyFirst, ...onlySecond],
]

export const combiningShapes: Topic = {
  id: 'non-verbal-reasoning.combining-shapes',
  name: 'Putting figures together',
  subdomain: 'movement',
  year: 5,
  prerequisites: ['non-verbal-reasoning.odd-one-out'],
  about: 'Laying one figure on another, or taking one away, line by line.',
  weights: { gl: 2, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Think of two windows with lines drawn on the glass. Slide one in front of the other. Now you see **all the lines at once**. Nothing turns. Nothing flips. Each line stays in its place.

${sumPicture(square, '+', slant, boxSize).svg}

A line that is in both boxes is seen just once. So count with care: four lines and three lines can make six lines, if one of them is shared.

You can also **take away**. Then you rub out in the first box each line that the second box has.

In the hardest kind, a line that both boxes have goes away. All the others stay.

The best way is to look at one small part. Look at one corner, or one side, in both boxes. Then check it in the options.`,
    example: `
The first box has a top side and a right side. The second box has a right side and a slanting line. Lay them together.

${sumPicture([...topSide, ...rightSide], '+', [...rightSide, segment(0, 0, 1, 1), segment(1, 1, 2, 2)], boxSize).svg}

1. Top side: it is in the first box. Keep it.
2. Right side: it is in both. You see it once.
3. Slanting line: it is in the second box. Add it.
4. There are **three lines** in all: top, right and slant.`,
    harder: `
${sumPicture(first, '+', second, boxSize).svg}

A line that is in **both** boxes goes away. All other lines stay. What is left?

1. Count first. The first box has 6 short lines and the second box has 5.
2. Now find the lines that are in both. Go through the second box, line by line, and look at the same place in the first box.
3. Top right, level: in both. Left of the middle, level: in both. From the middle down to the bottom right corner: in both. That makes 3.
4. These three go away from **both** boxes. So the first box keeps 6 − 3 = 3 lines, and the second box keeps 5 − 3 = 2.
5. Draw what is left. From the first box: top left level, left side at the top, bottom left level. From the second box: right side at the top, and the line from the middle straight down. That is **5** lines.

${segmentsPicture(left, points, unit, 'The five lines that are left').svg}

Counting gives you a test. Any answer that does not have 5 lines is wrong.

The slip to watch for is keeping the shared lines, as when you lay one box on the other. Read the question twice: do shared lines stay or go?

Now you try: a box with 7 lines and a box with 6 lines share 4. How many stay if shared lines go away? (3 + 2 = 5.)`,
    mistake: `
Some children try to see the whole picture in one look, and miss one line. Use your finger. Pick one line of the first box and find it in the options. Cross out each option that does not have it. Then take the next line. Soon just one option is left.`,
    tryThis: `
Draw a house on thin paper. Draw its door and windows on a second sheet. Hold both up to a window. What do you see?`,
  })),
  misconceptions: once(() => ({
    'misplaced-one-line': {
      child: 'One line is in the wrong place. Go line by line and compare.',
      parent: 'Gets all but one line right. Point at each line in turn and check its two ends.',
    },
    'turned-the-second-box': {
      child: 'The second box was turned. Lay it on top just as it is.',
      parent:
        'Turns the second picture when laying it on top. Draw both on thin paper and lay one on the other.',
    },
    'drew-a-line-too-many': {
      child: 'One line is too many. Find it in one of the two boxes, or take it out.',
      parent: 'Adds a line that neither picture has. Point at each line and ask which box it comes from.',
    },
    'left-out-one-line': {
      child: 'One line is missing. Tick off each line from both boxes.',
      parent: 'Leaves out one line. Count the lines in both boxes and tick each one.',
    },
    'flipped-the-second-box': {
      child: 'The second box was flipped. Lay it on top just as it is.',
      parent: 'Flips the second picture when laying it on top. Try it with tracing paper.',
    },
    'flipped-the-answer': {
      child: 'Your lines are right but flipped over. Keep left on the left.',
      parent: 'Finds the right lines but flipped. Choose one line and check which side it is on.',
    },
    'took-away-the-wrong-line': {
      child: 'The wrong line is gone. Take away only those in the second box.',
      parent: 'Takes away a line that should stay. Rub out the lines of the second box on a copy.',
    },
    'took-away-too-much': {
      child: 'Too much is gone. Find the lines that should have stayed.',
      parent: 'Takes away more than it should. Go through the lines one by one and say “go” or “stay”.',
    },
    'forgot-to-take-one-line-away': {
      child: 'One line should be gone. Check each line of the second box.',
      parent: 'Leaves a line that should be taken away. Tick each line of the second box once it is gone.',
    },
    'kept-the-lines-of-both': {
      child: 'Lines that are in both boxes go away here.',
      parent: 'Keeps the lines that are in both boxes. Mark the shared lines first and cross them out.',
    },
  })),
  templates: [putTogether, takeAway],
  earlier: [putTogetherBefore, takeAwayBefore],
}
