import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Fill } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import { capital, listed } from '../wording.ts'
import { saidTurn } from './features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  fillName,
  handedShapes,
  largestTurned,
  mirroredFigure,
  numbered,
  part,
  plainShapes,
  pointedShapes,
  rowInText,
  type Shape,
  withLargeOptions,
  wrongChoice,
} from './figure.ts'
import { frame, ringName, ringPlace } from './rows.ts'

/** A row of five boxes in which something turns or moves around the edge, and fills may take turns. One box is empty. */
interface Row {
  readonly kind: 'turn' | 'move'
  readonly shape: Shape
  /** Eighths of a turn, or places around the edge. */
  readonly places: readonly number[]
  readonly fills: readonly Fill[]
  readonly gap: number
}

interface Plan {
  readonly turns: readonly number[]
  readonly moves: readonly number[]
  readonly grows: boolean
  readonly fills: number
  readonly gaps: readonly number[]
}

const plans: Record<Step, Plan> = {
  1: { turns: [2], moves: [1], grows: false, fills: 1, gaps: [2, 3] },
  2: { turns: [2, -2], moves: [1, 2, -1], grows: false, fills: 1, gaps: [1, 2] },
  3: { turns: [1, -1], moves: [2, 3, -2], grows: false, fills: 2, gaps: [1, 2] },
  4: { turns: [1, -1, 3, -3], moves: [3, -3, -2], grows: false, fills: 3, gaps: [0, 1] },
  5: { turns: [1, -1], moves: [1, -1], grows: true, fills: 3, gaps: [0, 1] },
}

function drawRow(random: Random, step: Step): Row {
  const { turns, moves, grows, fills, gaps } = plans[step]
  const kind = random.pick(['turn', 'move'] as const)
  const by = random.pick(kind === 'turn' ? turns : moves)
  const start = kind === 'turn' && step < 3 ? random.int(0, 3) * 2 : random.int(0, 7)
  return {
    kind,
    shape: kind === 'turn' ? random.pick([...handedShapes, ...pointedShapes]) : random.pick(plainShapes),
    places: [0, 1, 2, 3, 4].map(at => start + by * (grows ? (at * (at + 1)) / 2 : at)),
    fills: random.sample(['white', 'black', 'grey'] as const, fills),
    gap: random.pick(gaps),
  }
}

const shownAt = ({ kind, shape }: Row, place: number, fill: Fill): Figure =>
  kind === 'turn'
    ? [part(shape, fill, { size: largestTurned, turn: (((place * 45) % 360) + 360) % 360 })]
    : [frame, { ...part(shape, fill, { size: 10 }), ...ringPlace(place) }]

const fillAt = ({ fills }: Row, at: number) => fills[at % fills.length] ?? 'white'

const textOf = (row: Row, place: number, fill: Fill) =>
  row.kind === 'turn'
    ? describe(shownAt(row, place, fill))
    : `${fillName(fill)} ${describe([part(row.shape, fill)])
        .split(' ')
        .slice(1)
        .join(' ')} at ${ringName(place)}`

const boxesOf = (row: Row) => row.places.map((place, at) => shownAt(row, place, fillAt(row, at)))

const textsOf = (row: Row) => row.places.map((place, at) => textOf(row, place, fillAt(row, at)))

function saidRules({ kind, places: [a = 0, b = 0, c = 0], fills }: Row): string {
  const by = b - a
  const grows = c - b !== by
  const way = by > 0 ? 'clockwise' : 'anticlockwise'
  const moves = grows ? '1, 2, 3 and then 4 places' : `${Math.abs(by)} place${Math.abs(by) > 1 ? 's' : ''}`
  const said =
    kind === 'move'
      ? `the shape moves ${moves} ${way} around the edge`
      : grows
        ? `the figure turns 45°, 90°, 135° and then 180° ${way}`
        : `the figure ${saidTurn(by * 45)}`
  return `From box to box ${said}.${fills.length > 1 ? ` The fills take turns: ${listed(fills.map(fillName))}.` : ''}`
}

export const missingBox = template({
  id: 'non-verbal-reasoning.series.missing-box',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: drawRow,
  measure:
    'how far it turns or moves, whether this grows, fills that take turns, and how early the gap comes',
  hardness: ({ places: [a = 0, b = 0, c = 0], fills, gap }) =>
    Math.abs(b - a) + (c - b === b - a ? 0 : 4) + fills.length * 2 + (gap === 0 ? 2 : 1),
  write: row => {
    const { kind, places, fills, gap } = row
    const [place = 0, fill] = [places[gap], fillAt(row, gap)]
    const [before = 2 * place - (places[1] ?? 0), after = 0] = [places[gap - 1], places[gap + 1]]
    const other = fillAt(row, gap + 1)
    const last = fillAt(row, gap + 2)
    const shown = (at: number, paint: Fill): Choice => choice(shownAt(row, at, paint), textOf(row, at, paint))
    const wrong = (at: number, paint: Fill, misconception: string): WrongChoice => ({
      ...shown(at, paint),
      misconception,
    })
    const isTurn = kind === 'turn'
    const off = isTurn ? 'turned-too-far' : 'miscounted-the-places'
    const back = isTurn ? 'turned-the-wrong-way' : 'moved-the-wrong-way'
    const flipped = mirroredFigure(shownAt(row, place, fill))
    return withLargeOptions({
      stem: 'The figures change by a rule. Which figure belongs **in place of the question mark**?',
      picture: board(
        [boxesOf(row).map((box, at) => (at === gap ? ('?' as const) : box))],
        `A row of boxes. ${textsOf(row)
          .map((said, at) => `${at + 1}: ${at === gap ? 'question mark' : said}.`)
          .join(' ')}`,
      ),
      right: shown(place, fill),
      wrong: [
        wrong(2 * after - place, fill, back),
        ...(fills.length > 1 ? [wrong(place, other, 'took-the-wrong-fill')] : []),
        wrong(after, fill, 'copied-a-neighbour'),
        ...(fills.length > 1 ? [wrong(after, other, 'copied-a-neighbour')] : []),
        wrong(place + 1, fill, off),
        ...(isTurn ? [wrongChoice(flipped, 'flipped-instead-of-turned', describe(flipped))] : []),
        ...(fills.length > 1 ? [wrong(place + 1, other, off)] : []),
        wrong(place - 1, fill, off),
        wrong(2 * before - place, fills.length > 2 ? last : fill, back),
        wrong(place + 2, other, off),
        wrong(place - 2, fill, off),
      ],
      explanation: `${saidRules(row)} You can see this in the boxes ${gap === 0 ? 'after the gap, so go backwards' : 'on both sides of the gap'}. Here is the full row:${rowInText(
        boxesOf(row),
        isTurn
          ? `The whole row. ${capital(numbered(boxesOf(row)))}`
          : `The whole row. ${textsOf(row)
              .map((said, at) => `${at + 1}: ${said}.`)
              .join(' ')}`,
      )}`,
    })
  },
})
