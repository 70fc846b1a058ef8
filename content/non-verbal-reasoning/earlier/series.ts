import { template } from '../../template.ts'
import { listed } from '../../wording.ts'
import { copies, saidTurn } from '../features.ts'
import {
  board,
  choice,
  describe,
  evenFills,
  type Figure,
  handedShapes,
  mirroredFigure,
  part,
  plainShapes,
  pointedShapes,
  turnedFigure,
  wrongChoice,
} from '../figure.ts'
import { frame, ringName, ringPlace, rowPicture, rowStem } from '../rows.ts'

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
