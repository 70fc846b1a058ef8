import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Point } from '../svg.ts'
import { template } from '../template.ts'
import { counted, listed } from '../wording.ts'
import { around, drawMap, isOnMap, type Mark, mapLetters, mapSize, pointAt, walked } from './compass.ts'
import { pupils } from './pupils.ts'

interface Move {
  /** In eighths of a turn, clockwise from north. */
  readonly way: number
  readonly squares: number
}

type Kind = 'look' | 'forwards' | 'backwards' | 'robot'

interface Route {
  readonly kind: Kind
  readonly name: string
  readonly moves: readonly Move[]
  /** The given square first, then the right one, then those of mistakes. */
  readonly marks: readonly Mark[]
  /** For each mark after the second. */
  readonly slips: readonly string[]
}

const end = (from: Point, moves: readonly Move[]) =>
  moves.reduce((at, { way, squares }) => walked(at, way, squares), from)

const back = (moves: readonly Move[]) => moves.map(({ way, squares }) => ({ way: way + 4, squares }))

/** What each mistake makes of the moves. */
function mistaken(kind: Kind, moves: readonly Move[]): { moves: readonly Move[]; slip: string }[] {
  const turned = (turn: (way: number) => number) => moves.map(move => ({ ...move, way: turn(move.way) }))
  const found = [
    { moves: back(moves), slip: kind === 'backwards' ? 'did-not-go-back' : 'went-the-opposite-way' },
    { moves: turned(way => -way), slip: 'mixed-up-east-and-west' },
    { moves: turned(way => 4 - way), slip: 'mixed-up-north-and-south' },
    ...moves.map((_, at) => ({
      moves: moves.map((move, own) => (own === at ? { ...move, squares: move.squares - 1 } : move)),
      slip: 'counted-the-first-square-too',
    })),
    ...(moves.length > 1
      ? moves.map((_, at) => ({ moves: moves.toSpliced(at, 1), slip: 'left-out-a-move' }))
      : []),
    ...moves.flatMap((_, at) =>
      [1, -1].map(by => ({
        moves: moves.map((move, own) => (own === at ? { ...move, way: move.way + by } : move)),
        slip: 'one-direction-out',
      })),
    ),
  ]
  return kind === 'robot' ? [...mirroredTurns(moves), ...found.slice(3)] : found
}

/** A robot that turns left instead of right, or the other way round: at every turn, or at one of them. */
function mirroredTurns(moves: readonly Move[]): { moves: readonly Move[]; slip: string }[] {
  const turns = moves.slice(1).map(({ way }, at) => way - (moves[at]?.way ?? 0))
  const patterns = [turns.map(() => true), ...turns.map((_, at) => turns.map((__, own) => own === at))]
  return patterns.map(mirrored => {
    let way = moves[0]?.way ?? 0
    return {
      moves: moves.map((move, at) => {
        if (at > 0) way += (turns[at - 1] ?? 0) * (mirrored[at - 1] ? -1 : 1)
        return { way, squares: move.squares }
      }),
      slip: 'mixed-up-left-and-right',
    }
  })
}

function drawMoves(random: Random, step: Step, kind: Kind): Move[] {
  const count = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3 }[step]
  const first =
    step === 1 ? random.int(0, 7) : step === 2 || kind === 'robot' ? random.int(0, 3) * 2 : random.int(0, 7)
  const moves: Move[] = [{ way: first, squares: random.int(1, 4) }]
  while (moves.length < count) {
    const last = moves.at(-1)?.way ?? 0
    const turn =
      random.pick(step === 2 ? [2] : kind === 'robot' ? [1, 2, 2, 3] : [1, 2, 3]) * random.pick([1, -1])
    moves.push({ way: around(last + turn), squares: random.int(1, 4) })
  }
  return moves
}

const kindsOf: Record<Step, readonly Kind[]> = {
  1: ['look'],
  2: ['forwards'],
  3: ['forwards'],
  4: ['backwards'],
  5: ['backwards', 'robot'],
}

const isDiagonal = ({ way }: Move) => around(way, 2) === 1

function drawRoute(random: Random, step: Step): Route {
  const kind = random.pick(kindsOf[step])
  const name = random.pick(pupils)
  for (;;) {
    const moves = drawMoves(random, step, kind)
    const given: Point = [random.int(0, mapSize - 1), random.int(0, mapSize - 1)]
    const steps = kind === 'backwards' ? back(moves) : moves
    const right = end(given, steps)
    const isDrawn = steps.every((_, at) => isOnMap(end(given, steps.slice(0, at + 1))))
    if (!isDrawn || `${right}` === `${given}` || (step > 2 && !moves.some(isDiagonal))) continue
    if (step > 1 && moves.every(({ squares }) => squares === 1)) continue
    const squares =
      kind === 'look' ? inOtherDirections(random, given, moves) : squaresOfSlips(kind, given, right, steps)
    if (squares.length < 5) continue
    const letters = random.sample(mapLetters, 2 + squares.length)
    const all = [given, right, ...squares.map(({ at }) => at)]
    return {
      kind,
      name,
      moves,
      marks: all.map((at, index) => ({ letter: letters[index] ?? '', at })),
      slips: squares.map(({ slip }) => slip),
    }
  }
}

function squaresOfSlips(kind: Kind, given: Point, right: Point, steps: readonly Move[]) {
  const taken = new Set([`${given}`, `${right}`])
  const found: { at: Point; slip: string }[] = []
  for (const { moves, slip } of mistaken(kind, steps)) {
    const at = end(given, moves)
    if (!isOnMap(at) || taken.has(`${at}`)) continue
    taken.add(`${at}`)
    found.push({ at, slip })
  }
  return found.slice(0, 8)
}

/** One square in each of the other directions, as far as the map reaches. */
function inOtherDirections(random: Random, given: Point, [move]: readonly Move[]) {
  const right = move?.way ?? 0
  const slipOf = (way: number) => {
    if (around(way - right) === 4) return 'went-the-opposite-way'
    if (around(way + right) === 0) return 'mixed-up-east-and-west'
    if (around(way + right) === 4) return 'mixed-up-north-and-south'
    return around(way - right) % 6 === 1 ? 'one-direction-out' : 'lost-the-direction'
  }
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap(way => {
    const places = [1, 2, 3, 4].map(squares => walked(given, way, squares)).filter(isOnMap)
    return way === around(right) || places.length === 0
      ? []
      : [{ at: random.pick(places), slip: slipOf(way) }]
  })
}

export const mapRoute = template({
  id: 'maths.compass-and-bearings.map-route',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: drawRoute,
  measure: 'moves, diagonal moves, going backwards, and turning left and right',
  hardness: ({ kind, moves }) =>
    moves.length * 1.5 +
    moves.filter(isDiagonal).length +
    { look: 0, forwards: 0.5, backwards: 2, robot: 2 }[kind],
  write: ({ kind, name, moves, marks, slips }) => {
    const [given, right, ...others] = marks
    const letter = given?.letter ?? ''
    return {
      stem: told(kind, name, moves, letter),
      picture: drawMap(marks),
      right: { text: right?.letter ?? '' },
      wrong: others.map((mark, at) => ({
        text: mark.letter,
        misconception: slips[at] ?? 'one-direction-out',
      })),
      explanation: explained(kind, moves, letter, right?.letter ?? ''),
    }
  },
})

const moveText = ({ way, squares }: Move) => `**${counted(squares, 'square')} ${pointAt(way)}**`
const corners = ' A diagonal move goes through the corners of the squares.'

function told(kind: Kind, name: string, moves: readonly Move[], letter: string): string {
  if (kind === 'look')
    return `Which letter on the map is directly **${pointAt(moves[0]?.way ?? 0)}** of **${letter}**?`
  const diagonal = moves.some(isDiagonal) ? corners : ''
  if (kind === 'robot')
    return `A robot starts in square **${letter}** and is facing **${pointAt(moves[0]?.way ?? 0)}**. ${robotText(moves)}${diagonal} In which square does the robot finish?`
  const walk = moves.map((move, at) => `${at > 0 ? 'then ' : ''}${moveText(move)}`).join(', ')
  return kind === 'backwards'
    ? `${name} goes ${walk}, and finishes in square **${letter}**.${diagonal} In which square did ${name} start?`
    : `${name} starts in square **${letter}** and goes ${walk}.${diagonal} In which square does ${name} finish?`
}

function robotText(moves: readonly Move[]): string {
  const parts = moves.map(({ way, squares }, at) => {
    const forward = `moves forward ${counted(squares, 'square')}`
    const turn = around(way - (moves[at - 1]?.way ?? way))
    if (at === 0) return forward
    return `turns ${turn < 4 ? `right through **${turn * 45}°**` : `left through **${(8 - turn) * 45}°**`} and ${forward}`
  })
  return `It ${parts.join(', then ')}.`
}

function explained(kind: Kind, moves: readonly Move[], given: string, right: string): string {
  if (kind === 'look')
    return `North is at the top, east on the right, south at the bottom and west on the left. Start at ${given} and go ${pointAt(moves[0]?.way ?? 0)}${isDiagonal(moves[0] ?? { way: 0, squares: 1 }) ? ', from corner to corner of the squares' : ' in a straight line'}. You reach **${right}**.`
  if (kind === 'robot') {
    const ways = moves.map(({ way, squares }) => `${counted(squares, 'square')} ${pointAt(way)}`)
    return `Turn the page so that the robot faces away from you. Then turns are easier to see. The robot moves ${listed(ways)}. From ${given} that leads to **${right}**.`
  }
  if (kind === 'backwards') {
    const undone = moves
      .toReversed()
      .map(({ way, squares }) => `${counted(squares, 'square')} ${pointAt(way + 4)}`)
    return `Go backwards from ${given}. Undo the last move first, and go the opposite way each time: ${undone.join(', then ')}. That leads to **${right}**.`
  }
  return `Put your finger on ${given}. Do not count that square: the first step takes you to the next one. Go ${listed(moves.map(({ way, squares }) => `${counted(squares, 'square')} ${pointAt(way)}`))}. You reach **${right}**.`
}
