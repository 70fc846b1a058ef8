import type { Picture } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { copies, saidTurn } from './features.ts'
import {
  board,
  choice,
  describe,
  evenFills,
  type Figure,
  handedShapes,
  mirroredFigure,
  numbered,
  part,
  plainShapes,
  pointedShapes,
  turnedFigure,
  wrongChoice,
} from './figure.ts'

export const rowStem =
  'The figures change by a rule. Which figure comes **next**, in place of the question mark?'

export const rowPicture = (figures: readonly Figure[], places = false): Picture =>
  board([[...figures, '?']], `A row of boxes. ${capital(numbered([...figures, '?'], places))}`)

/** How far each figure is rotated from the one before. */
const turnsFor = [[90], [90, -90], [45, -45], [135, -135], [45, -45]]

export const nextTurn = template({
  id: 'non-verbal-reasoning.series.next-turn',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const figure: Figure = [
      part(
        random.pick(step % 2 === 0 ? handedShapes : [...handedShapes, ...pointedShapes]),
        random.pick(evenFills),
      ),
    ]
    const by = random.pick(turnsFor[step - 1] ?? [])
    const start = step < 3 ? random.int(0, 3) * 90 : random.int(0, 7) * 45
    // In the hardest rows, each rotation is larger than the one before.
    const turns = [0, 1, 2, 3, 4].map(at => start + by * (step === 5 ? (at * (at + 1)) / 2 : at))
    return { figure, turns }
  },
  measure: 'eighths of a turn from figure to figure, more where the turn is to an eighth or grows',
  hardness: ({ turns: [a = 0, b = 0, c = 0] }) =>
    Math.abs(b - a) / 45 + (c - b === b - a ? 0 : 4) + ((b - a) % 90 ? 2 : 0),
  write: ({ figure, turns }) => {
    const shown = turns.map(turn => turnedFigure(figure, turn))
    const [right = [], last = []] = [shown[4], shown[3]]
    const gaps = turns.slice(1).map((turn, at) => turn - (turns[at] ?? 0))
    const grows = gaps[0] !== gaps[1]
    return {
      stem: rowStem,
      picture: rowPicture(shown.slice(0, 4)),
      right: choice(right),
      wrong: [
        wrongChoice(turnedFigure(last, -(gaps[3] ?? 0)), 'turned-the-wrong-way'),
        wrongChoice(turnedFigure(last, gaps[2] ?? 0), 'turned-by-the-same-as-before'),
        wrongChoice(mirroredFigure(right), 'flipped-instead-of-turned'),
        wrongChoice(turnedFigure(right, (gaps[0] ?? 0) % 90 ? 45 : 90), 'turned-too-far'),
        wrongChoice(turnedFigure(right, (gaps[0] ?? 0) % 90 ? -45 : -90), 'turned-not-far-enough'),
        wrongChoice(turnedFigure(mirroredFigure(right), 90), 'flipped-instead-of-turned'),
        wrongChoice(turnedFigure(right, 180), 'turned-too-far'),
        wrongChoice(last, 'left-it-as-it-was'),
        wrongChoice(
          figure.map(one => ({
            ...one,
            turn: right[0]?.turn ?? 0,
            fill: one.fill === 'black' ? 'white' : 'black',
          })),
          'changed-the-wrong-thing',
        ),
        wrongChoice(
          figure.map(one => ({ ...one, turn: right[0]?.turn ?? 0, size: 16 })),
          'changed-the-wrong-thing',
        ),
      ],
      explanation: grows
        ? `Each turn is ${Math.abs(gaps[0] ?? 0)}° more than the one before: ${listed(gaps.map(gap => `${Math.abs(gap)}°`))}. They all go ${(gaps[0] ?? 0) > 0 ? 'clockwise' : 'anticlockwise'}. The last turn gives: ${describe(right)}.`
        : `From box to box the figure ${saidTurn(gaps[0] ?? 0)}. Turn the last one in the same way: ${describe(right)}.`,
    }
  },
})

/** Eight places around the box, clockwise from the top left. */
const ring = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
export const ringPlace = (at: number) => {
  const [x = 0, y = 0] = ring[((at % 8) + 8) % 8] ?? []
  return { x: x * 20, y: y * 20 }
}
export const ringNames = [
  'top left',
  'top',
  'top right',
  'right',
  'bottom right',
  'bottom',
  'bottom left',
  'left',
]
export const ringName = (at: number) => ringNames[((at % 8) + 8) % 8] ?? ''

/** A frame, so that positions are visible in an option too. */
export const frame = part('square', 'white', { size: 38 })

export const nextPlace = template({
  id: 'non-verbal-reasoning.series.next-place',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => ({
    mark: part(random.pick(plainShapes), random.pick(['white', 'black', 'grey'] as const), { size: 10 }),
    start: random.int(0, 7),
    by: random.pick([[1], [1, 2, -1], [2, -2], [3, -3], [1, -1]][step - 1] ?? []),
    grows: step === 5,
  }),
  measure: 'places that the mark moves on, and whether the move grows',
  hardness: ({ by, grows }) => Math.abs(by) + (by < 0 ? 1 : 0) + (grows ? 3 : 0),
  write: ({ mark, start, by, grows }) => {
    const places = [0, 1, 2, 3, 4].map(at => start + by * (grows ? (at * (at + 1)) / 2 : at))
    const [last = 0, next = 0] = places.slice(3)
    const shown = (at: number): Figure => [frame, { ...mark, ...ringPlace(at) }]
    const text = (at: number) => `the mark at ${ringName(at)}`
    const wrong = (at: number, misconception: string) => wrongChoice(shown(at), misconception, text(at))
    const moves = grows
      ? `1, 2, 3 and then 4 places`
      : `${Math.abs(by)} place${Math.abs(by) > 1 ? 's' : ''} each time`
    return {
      stem: rowStem,
      picture: board(
        [[...places.slice(0, 4).map(shown), '?']],
        `A row of boxes with a ${describe([{ ...mark, size: 30 }])} near the edge. ${places
          .slice(0, 4)
          .map((at, box) => `Box ${box + 1}: at ${ringName(at)}.`)
          .join(' ')} Box 5: question mark.`,
      ),
      right: choice(shown(next), text(next)),
      wrong: [
        wrong(next - by, 'moved-one-place-too-few'),
        wrong(next + by, 'moved-one-place-too-many'),
        wrong(2 * last - next, 'moved-the-wrong-way'),
        wrong(last, 'left-it-as-it-was'),
        ...[1, -1, 2, -2, 3].map(off => wrong(next + off, 'miscounted-the-places')),
      ],
      explanation: `There are 8 places around the edge. The mark moves ${by > 0 ? 'clockwise' : 'anticlockwise'} by ${moves}. From ${ringName(last)} it comes to **${ringName(next)}**.`,
    }
  },
})

const counts = [
  [
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [3, 4, 5, 6, 7],
    [6, 5, 4, 3, 2],
    [7, 6, 5, 4, 3],
  ],
  [
    [8, 7, 6, 5, 4],
    [9, 8, 7, 6, 5],
    [1, 3, 5, 7, 9],
    [4, 5, 6, 7, 8],
  ],
  [
    [9, 7, 5, 3, 1],
    [10, 8, 6, 4, 2],
    [1, 3, 5, 7, 9],
    [2, 4, 6, 8, 10],
  ],
  [
    [1, 3, 4, 6, 7],
    [2, 4, 5, 7, 8],
    [1, 2, 4, 5, 7],
    [9, 8, 6, 5, 3],
    [9, 7, 6, 4, 3],
    [8, 7, 5, 4, 2],
  ],
  [
    [1, 2, 4, 7, 11],
    [12, 11, 9, 6, 2],
    [5, 7, 6, 8, 7],
    [3, 6, 5, 8, 7],
    [9, 6, 8, 5, 7],
    [6, 8, 7, 9, 8],
  ],
]

export const nextCount = template({
  id: 'non-verbal-reasoning.series.next-number',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => ({
    mark: part(random.pick(plainShapes), random.pick(['white', 'black', 'grey'] as const), { size: 8 }),
    numbers: random.pick(counts[step - 1] ?? []),
  }),
  measure: 'different jumps from number to number, and shapes to count',
  hardness: ({ numbers }) =>
    new Set(numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))).size * 3 + Math.max(...numbers) / 2,
  write: ({ mark, numbers }) => {
    const [last = 0, next = 0] = numbers.slice(3)
    const shown = (count: number): Figure => copies(mark, count)
    const jumps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))
    const wrong = (count: number, misconception: string) => wrongChoice(shown(count), misconception)
    return {
      stem: rowStem,
      picture: rowPicture(numbers.slice(0, 4).map(shown)),
      right: choice(shown(next)),
      wrong: [
        last !== next ? wrong(last, 'left-it-as-it-was') : wrong(next + 3, 'miscounted-the-shapes'),
        wrong(last + (jumps[2] ?? 0) || 12, 'jumped-as-the-time-before'),
        ...[1, -1, 2, -2, 3, 4].flatMap(off =>
          next + off > 0 && next + off < 13 ? [wrong(next + off, 'miscounted-the-shapes')] : [],
        ),
      ],
      explanation: `Count the shapes: ${numbers.slice(0, 4).join(', ')}. The jumps are ${listed(jumps.slice(0, 3).map(jump => (jump > 0 ? `+${jump}` : `−${-jump}`)))}. So the next jump is ${(jumps[3] ?? 0) > 0 ? `+${jumps[3]}` : `−${-(jumps[3] ?? 0)}`}, which makes **${next}**.`,
    }
  },
})

const walkingMark = board(
  [
    [
      ...[0, 1, 3, 6].map(
        (at): Figure => [frame, { ...part('circle', 'black', { size: 10 }), ...ringPlace(at) }],
      ),
      '?',
    ],
  ],
  'A row of boxes with a black circle near the edge. It is at the top left, at the top, at the right and at the bottom left. Box 5: question mark.',
)

export const series: Topic = {
  id: 'non-verbal-reasoning.series',
  name: 'What comes next',
  subdomain: 'series',
  year: 4,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Finding the rule in a row of figures, and the figure that comes next.',
  weights: { gl: 5, cem: 4, iseb: 5 },
  lesson: {
    version: 2,
    idea: `
A **series** is a row of figures with a rule. The same kind of step leads from each box to the next one. When you know the step, you know what comes next.

Ask what is new in the second box. Has it **turned**? Has it **moved**? Are there **more** or fewer? Say it in words: "a quarter turn clockwise", "one place on", "two more".

${rowPicture([0, 90, 180, 270].map(turn => [part('arrow', 'black', { turn })])).svg}

Then check your words with box two and box three, and once more with three and four. A rule must work for **each** step. If it fails once, look for a better one.`,
    example: `
A row shows 1 star, 3 stars, 4 stars and 6 stars. What comes next?

${rowPicture([1, 3, 4, 6].map(count => copies(part('star', 'black', { size: 8 }), count))).svg}

1. From 1 to 3 is two more.
2. From 3 to 4 is one more.
3. From 4 to 6 is two more.
4. The jumps take turns: two, one, two. So the next jump is one.
5. Six and one make **7 stars**.`,
    harder: `
${rowPicture([0, 45, 135, 270].map(turn => [part('flag', 'grey', { turn })])).svg}

1. Say where the top of the flag points: up, then up and right, then down and right, then left.
2. Count each turn in small steps of 45°. From box 1 to box 2: one step. From box 2 to box 3: two steps. From box 3 to box 4: three steps. All go clockwise.
3. The turns grow! So the next turn is **four** steps. That is half a turn.
4. From left, half a turn leads to right. So the next flag points **right**, and its cloth points down.

A mark can walk like that too.

${walkingMark.svg}

1. There are 8 places round the edge. Number them in your mind, clockwise.
2. From top left to top is one place. From top to right is two. From right to bottom left is three.
3. So the next walk is four places: left, top left, top, **top right**.

The slip to watch for is seeing the last turn and doing it again. Check **all** the steps before you decide. If no two are the same, ask if they grow.

Now you try: a row has 12, 11, 9 and 6 dots. How many come next? (There are 2.)`,
    mistake: `
Some children look only at the last two boxes. Then they miss jumps that take turns or grow. Others turn the wrong way. Draw a tiny clock hand next to each box. If your hand does not go round the same way each time, you have mixed up clockwise and anticlockwise.`,
    tryThis: `
Tap a rhythm on the table: one tap, two taps, three taps. Stop. Can someone go on? Now try one, two, four, seven. How many taps come next?`,
  },
  misconceptions: {
    'turned-the-wrong-way': {
      child: 'It turned the wrong way. See if it turns like the hands of a clock, or the other way.',
      parent: 'Turns the figure in the wrong direction. Follow one tip from box to box with a finger.',
    },
    'turned-not-far-enough': {
      child: 'The turn is not the right size. See how far one tip moves in each box.',
      parent: 'Misjudges the size of the turn. Compare each step with a quarter turn of a clock hand.',
    },
    'turned-too-far': {
      child: 'That turn is too big or too small. Follow one tip through the row first.',
      parent: 'Misjudges how far the figure turns. Draw an arrow for each turn and compare their lengths.',
    },
    'changed-the-wrong-thing': {
      child: 'Only the turn changes here. Size and fill stay the same.',
      parent:
        'Changes the size or fill where only the turn changes. Ask what stays the same in all the boxes.',
    },
    'flipped-instead-of-turned': {
      child: 'That one is flipped over. In this row it only turns.',
      parent: 'Takes a flipped figure for a turned one. Trace it and turn the tracing flat on the table.',
    },
    'turned-by-the-same-as-before': {
      child: 'The turns get bigger. See how much more it turns each time.',
      parent: 'Repeats the last turn although the turns grow. Write the size of each turn below the gaps.',
    },
    'moved-the-wrong-way': {
      child: 'The mark moved the wrong way. Follow it round with your finger.',
      parent: 'Moves the mark in the wrong direction. Trace its path round the box from start to end.',
    },
    'moved-one-place-too-few': {
      child: 'The mark did not go far enough. Count its places from box to box.',
      parent: 'Does not move the mark far enough. Count the places of each move aloud.',
    },
    'moved-one-place-too-many': {
      child: 'The mark went too far. Count its places from box to box.',
      parent: 'Moves the mark too far. Count the places of each move aloud.',
    },
    'miscounted-the-places': {
      child: 'The mark is in the wrong place. Count the eight places round the edge.',
      parent: 'Miscounts the places round the edge. Number them 1 to 8 on a sketch.',
    },
    'left-it-as-it-was': {
      child: 'The next box must change again. Find the rule first.',
      parent: 'Repeats the last box. Ask what changed between each box and the next.',
    },
    'miscounted-the-shapes': {
      child: 'Count the shapes in every box and write the numbers down.',
      parent: 'Miscounts the shapes. Write the number under each box and find the rule of the numbers.',
    },
    'jumped-as-the-time-before': {
      child: 'The jump is not always the same. Write the jumps between the numbers.',
      parent:
        'Repeats the last jump where the jumps change or take turns. Write + or − and the number in each gap.',
    },
  },
  templates: [nextTurn, nextPlace, nextCount],
}
