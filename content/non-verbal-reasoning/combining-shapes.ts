import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { board } from './figure.ts'
import {
  allSegments,
  describeSegments,
  flipped,
  quarterTurned,
  type Segment,
  segment,
  segmentsCell,
  segmentsChoice,
  segmentsPicture,
  withOneMoved,
  wrongSegments,
} from './segments.ts'

const points = 3
const unit = 24
const every = allSegments(points)

const sorted = (segments: readonly Segment[]) => [...segments].sort()
const lettered = 'Points are named A to C across and 1 to 3 down.'

const sumPicture = (a: readonly Segment[], sign: string, b: readonly Segment[]) =>
  board(
    [[segmentsCell(a, points, unit), { sign }, segmentsCell(b, points, unit), { sign: '=' }, '?']],
    `${lettered} First box: lines ${describeSegments(sorted(a))}. Second box: lines ${describeSegments(sorted(b))}.`,
  )

export const putTogether = template({
  id: 'non-verbal-reasoning.combining-shapes.put-together',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const mixed = random.shuffle(every)
    const [first, second, shared] = (
      [
        [3, 2, 0],
        [3, 3, 0],
        [4, 3, 1],
        [5, 4, 1],
        [6, 5, 2],
      ] as const
    )[step - 1] ?? [3, 2, 0]
    const a = mixed.slice(0, first)
    const b = [...mixed.slice(first, first + second), ...a.slice(0, shared)]
    const both = [...new Set([...a, ...b])]
    return {
      a,
      b,
      slips: [0, 1, 2, 3].map(() => withOneMoved(random, both, points)),
      lost: random.pick(b.slice(0, second)),
    }
  },
  measure: 'lines in both boxes, and lines that both have',
  hardness: ({ a, b }) => a.length + b.length + a.filter(one => b.includes(one)).length,
  write: ({ a, b, slips, lost }) => {
    const both = [...new Set([...a, ...b])]
    const wrong = (segments: readonly Segment[], misconception: string) =>
      wrongSegments([...new Set(segments)], points, unit, misconception)
    return {
      stem: 'The two boxes are drawn on clear film. One is laid **exactly on top** of the other. What do you see?',
      picture: sumPicture(a, '+', b),
      right: segmentsChoice(both, points, unit),
      wrong: [
        wrong(
          both.filter(one => one !== lost),
          'left-out-one-line',
        ),
        wrong([...a, ...flipped(b, points)], 'flipped-the-second-box'),
        wrong([...a, ...quarterTurned(b, points)], 'turned-the-second-box'),
        ...slips.map(slip => wrong(slip, 'misplaced-one-line')),
      ],
      explanation: `Start with the first box and add each line of the second one in the same place. Together that makes ${both.length} short lines: ${describeSegments(sorted(both))} (points A to C across, 1 to 3 down).`,
    }
  },
})

export const takeAway = template({
  id: 'non-verbal-reasoning.combining-shapes.take-away',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const mixed = random.shuffle(every)
    const [first, gone, extra] = (
      [
        [5, 1, 0],
        [6, 2, 0],
        [7, 3, 0],
        [6, 2, 1],
        [7, 3, 2],
      ] as const
    )[step - 1] ?? [5, 1, 0]
    const a = mixed.slice(0, first)
    const b = [...a.slice(0, gone), ...mixed.slice(first, first + extra)]
    const left = [...a.slice(gone), ...mixed.slice(first, first + extra)]
    return { a, b, extra, slips: [0, 1, 2, 3].map(() => withOneMoved(random, left, points)) }
  },
  measure: 'lines in both boxes, and lines that only the second box has',
  hardness: ({ a, b, extra }) => a.length + b.length + extra * 2,
  write: ({ a, b, extra, slips }) => {
    const left = [...a.filter(one => !b.includes(one)), ...b.filter(one => !a.includes(one))]
    const wrong = (segments: readonly Segment[], misconception: string) =>
      wrongSegments([...new Set(segments)], points, unit, misconception)
    const [kept = '', second = ''] = b
    return {
      stem:
        extra > 0
          ? 'The boxes are laid on top of each other. A line that is in **both** boxes goes away. All other lines stay. What is left?'
          : 'The lines of the second box are **taken away** from the first box. What is left?',
      picture: sumPicture(a, extra > 0 ? '⊕' : '−', b),
      right: segmentsChoice(left, points, unit),
      wrong: [
        wrong([...left, kept], 'forgot-to-take-one-line-away'),
        extra > 0
          ? wrong([...a, ...b], 'kept-the-lines-of-both')
          : wrong([...left.slice(1), second || kept], 'took-away-the-wrong-line'),
        wrong(extra > 0 ? a.filter(one => !b.includes(one)) : left.slice(1), 'took-away-too-much'),
        wrong(flipped(left, points), 'flipped-the-answer'),
        ...slips.map(slip => wrong(slip, 'misplaced-one-line')),
      ],
      explanation: `Go through the lines of the second box one by one. ${extra > 0 ? 'If the first box has it too, rub it out; if not, draw it.' : 'Rub each of them out in the first box.'} That leaves ${left.length} short lines: ${describeSegments(sorted(left))} (points A to C across, 1 to 3 down).`,
    }
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
  lesson: {
    version: 2,
    idea: `
Think of two windows with lines drawn on the glass. Slide one in front of the other. Now you see **all the lines at once**. Nothing turns. Nothing flips. Each line stays in its place.

${sumPicture(square, '+', slant).svg}

A line that is in both boxes is seen just once. So count with care: four lines and three lines can make six lines, if one of them is shared.

You can also **take away**. Then you rub out in the first box each line that the second box has.

In the hardest kind, a line that both boxes have goes away. All the others stay.

The best way is to look at one small part. Look at one corner, or one side, in both boxes. Then check it in the options.`,
    example: `
The first box has a top side and a right side. The second box has a right side and a slanting line. Lay them together.

${sumPicture([...topSide, ...rightSide], '+', [...rightSide, segment(0, 0, 1, 1), segment(1, 1, 2, 2)]).svg}

1. Top side: it is in the first box. Keep it.
2. Right side: it is in both. You see it once.
3. Slanting line: it is in the second box. Add it.
4. There are **three lines** in all: top, right and slant.`,
    harder: `
${sumPicture(first, '+', second).svg}

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
  },
  misconceptions: {
    'misplaced-one-line': {
      child: 'One line is in the wrong place. Go line by line and compare.',
      parent: 'Gets all but one line right. Point at each line in turn and check its two ends.',
    },
    'turned-the-second-box': {
      child: 'The second box was turned. Lay it on top just as it is.',
      parent:
        'Turns the second picture when laying it on top. Draw both on thin paper and lay one on the other.',
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
  },
  templates: [putTogether, takeAway],
}
