import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import { capital } from '../wording.ts'

export const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

const around = (at: number) => ((at % 8) + 8) % 8
const directionAt = (at: number) => directions[around(at)] ?? 'north'

/** In eighths of a whole turn, clockwise. */
type Turn = number

const inWords: Readonly<Record<number, string>> = {
  2: 'a quarter turn',
  4: 'a half turn',
  6: 'a three-quarter turn',
}

/** `135° clockwise`, `a quarter turn anticlockwise`, `a half turn`. */
function turnText(turn: Turn, hasDegrees: boolean): string {
  const size = Math.abs(turn)
  const way = turn > 0 ? 'clockwise' : 'anticlockwise'
  if (hasDegrees) return `${size * 45}°${size === 4 ? '' : ` ${way}`}`
  return `${inWords[size]}${size === 4 ? '' : ` ${way}`}`
}

const listedTurns = (turns: readonly Turn[], hasDegrees: boolean) =>
  turns.map((turn, at) => `${at === 0 ? '' : ', then '}${turnText(turn, hasDegrees)}`).join('')

const signed = (random: Random, size: number) => (size === 4 || random.chance(0.5) ? size : -size)

function drawTurns(random: Random, step: Step): Turn[] {
  const count: Record<Step, number> = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 }
  const sizes = step < 3 ? [2, 2, 4, 6] : [1, 2, 3, 3, 5, 6]
  return Array.from({ length: count[step] }, () => signed(random, random.pick(sizes)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

export const facing = template({
  id: 'verbal-reasoning.dates-and-directions.facing',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    for (;;) {
      const turns = drawTurns(random, step)
      const end = random.int(0, 7)
      const start = around(end - sum(turns))
      if (start === end || (step < 3 && start % 2 === 1)) continue
      if (turns.some((turn, at) => turn === -(turns[at + 1] ?? 0))) continue
      return { start, end, turns, hasDegrees: step > 2, isStartAsked: step === 5 }
    }
  },
  measure: 'turns, by whether they are quarters or eighths, and whether they must be undone',
  hardness: ({ turns, hasDegrees, isStartAsked }) =>
    turns.length * (hasDegrees ? 2 : 1) + (isStartAsked ? 2 : 0),
  write: ({ start, end, turns, hasDegrees, isStartAsked }, random) => {
    const [from, right] = isStartAsked ? [end, start] : [start, end]
    const way = isStartAsked ? -1 : 1
    const text = listedTurns(turns, hasDegrees)
    const verb = hasDegrees ? 'turn' : 'make'
    const wrong: WrongChoice[] = [
      ...turns.map(turn => ({
        text: directionAt(from + way * (sum(turns) - 2 * turn)),
        misconception: 'turned-the-other-way',
      })),
      ...(isStartAsked
        ? [{ text: directionAt(end + sum(turns)), misconception: 'did-not-undo-the-turns' }]
        : [{ text: directionAt(start - sum(turns)), misconception: 'turned-the-other-way' }]),
      ...turns.slice(turns.length > 1 ? 0 : 1).map(turn => ({
        text: directionAt(from + way * (sum(turns) - turn)),
        misconception: 'left-out-a-turn',
      })),
      { text: directionAt(right + 4), misconception: 'gave-the-opposite-direction' },
      ...random
        .shuffle([1, -1, 2, -2, 3, -3])
        .map(shift => ({ text: directionAt(right + shift), misconception: 'lost-count-of-the-turns' })),
    ]
    return {
      stem: isStartAsked
        ? `You ${verb} ${text}. Now you are facing **${directionAt(end)}**. In which direction were you facing at the start?`
        : `You are facing **${directionAt(start)}**. You ${verb} ${text}. In which direction are you facing now?`,
      right: { text: directionAt(right) },
      wrong: wrong.filter(choice => choice.text !== directionAt(right)),
      explanation: explainedTurns(from, way, way === 1 ? turns : [...turns].reverse(), hasDegrees),
    }
  },
})

/** Each turn with the direction after it. */
function explainedTurns(from: number, way: number, turns: readonly Turn[], hasDegrees: boolean): string {
  let at = from
  const lines = turns.map(turn => {
    at += way * turn
    return `${turnText(way * turn, hasDegrees)}: ${directionAt(at)}`
  })
  const begin =
    way === 1
      ? `Draw the compass and put your finger on ${directionAt(from)}.`
      : `Go backwards: begin at the end, ${directionAt(from)}, and undo the last turn first. So clockwise becomes anticlockwise.`
  const eighths = hasDegrees ? ' From each of the eight directions to the next it is 45°.' : ''
  return `${begin}${eighths}\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n\nSo the answer is **${directionAt(at)}**.`
}

const steps8: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

interface Leg {
  /** One of north, east, south and west: 0, 2, 4 or 6. */
  readonly way: number
  /** In hundreds of metres. */
  readonly length: number
}

const vectorOf = (legs: readonly Leg[]) =>
  legs.reduce(
    ([x, y], { way, length }) => {
      const [dx, dy] = steps8[way] ?? [0, 0]
      return [x + dx * length, y + dy * length] as const
    },
    [0, 0] as readonly [number, number],
  )

/** The direction from the start to the end, if it is one of the eight. */
function directionOf([x, y]: readonly [number, number]): number | undefined {
  if ((x === 0 && y === 0) || (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y))) return undefined
  return steps8.findIndex(([dx, dy]) => dx === Math.sign(x) && dy === Math.sign(y))
}

function drawLegs(random: Random, step: Step): Leg[] {
  const count: Record<Step, number> = { 1: 2, 2: 3, 3: 4, 4: 4, 5: 5 }
  const legs: Leg[] = []
  for (let at = 0; at < count[step]; at++) {
    const last = legs.at(-1)?.way
    const turns = step === 1 ? [2, -2, 4] : [2, -2]
    const way = last === undefined ? random.pick([0, 2, 4, 6]) : around(last + random.pick(turns))
    legs.push({ way, length: random.int(1, step < 3 ? 5 : 9) })
  }
  return legs
}

const metres = (length: number) =>
  `${length * 100} m`.replace(/^(\d)000 m$/, '$1 km').replace(/^(\d)(\d{3})/, '$1,$2')

/** The walk, in compass directions or with left and right. */
function walkText(legs: readonly Leg[], isByHand: boolean): string {
  return legs
    .map(({ way, length }, at) => {
      const before = legs[at - 1]
      if (!before || !isByHand)
        return `${at === 0 ? 'You walk' : 'then'} ${metres(length)} ${directionAt(way)}`
      return `${around(way - before.way) === 2 ? 'turn right' : 'turn left'} and walk ${metres(length)}`
    })
    .join(', ')
}

export const walk = template({
  id: 'verbal-reasoning.dates-and-directions.walk',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    const wished = random.int(0, 7)
    for (;;) {
      const legs = drawLegs(random, step)
      const direction = directionOf(vectorOf(legs))
      const isBack = step === 2 || step === 5 || (step > 2 && random.chance(0.5))
      if (direction === undefined || (isBack ? around(direction + 4) : direction) !== wished) continue
      if (direction === legs.at(-1)?.way && step > 1 && random.chance(0.7)) continue
      return { legs, direction, isBack, isByHand: step > 3 }
    }
  },
  measure: 'legs of the walk, and whether left and right are used and the way back is asked for',
  hardness: ({ legs, isBack, isByHand }) => legs.length + (isBack ? 1 : 0) + (isByHand ? 1 : 0),
  write: ({ legs, direction, isBack, isByHand }, random) => {
    const right = isBack ? direction + 4 : direction
    const [x, y] = vectorOf(legs)
    const swapped = directionOf([-x, y])
    const lastWay = legs.at(-1)?.way ?? 0
    const wrong: WrongChoice[] = [
      {
        text: directionAt(right + 4),
        misconception: isBack ? 'gave-the-way-there' : 'gave-the-way-back',
      },
      ...(swapped === undefined
        ? []
        : [{ text: directionAt(isBack ? swapped + 4 : swapped), misconception: 'mixed-up-east-and-west' }]),
      { text: directionAt(lastWay), misconception: 'gave-the-direction-of-the-last-part' },
      ...random
        .shuffle([1, -1, 2, -2, 3, -3])
        .map(shift => ({ text: directionAt(right + shift), misconception: 'did-not-draw-the-walk' })),
    ]
    return {
      stem: `${walkText(legs, isByHand)}. ${isBack ? 'In which direction must you go to return to the start in a straight line?' : 'In which direction from the start are you now?'}`,
      right: { text: directionAt(right) },
      wrong: wrong.filter(({ text }) => text !== directionAt(right)),
      explanation: explainedWalk(legs, right, isBack, isByHand),
    }
  },
})

function explainedWalk(legs: readonly Leg[], right: number, isBack: boolean, isByHand: boolean): string {
  const [x, y] = vectorOf(legs)
  const ways = isByHand
    ? `Each turn to the right takes you on from north to east, south, west, and a turn to the left goes the other way round. So you walk ${legs.map(({ way, length }) => `${metres(length)} ${directionAt(way)}`).join(', ')}. `
    : ''
  const part = (axis: 0 | 2, value: number, [plus, minus]: readonly [string, string]) => {
    const count = legs.filter(({ way }) => way % 4 === axis).length
    if (count === 0) return []
    const sum =
      value === 0
        ? 'they cancel out'
        : `you are ${metres(Math.abs(value))} further ${value > 0 ? plus : minus}`
    return [count === 1 ? `${sum}.` : `${plus} and ${minus} together: ${sum}.`]
  }
  const parts = [...part(0, y, ['north', 'south']), ...part(2, x, ['east', 'west'])].map(capital)
  return `Draw the walk on squared paper, one square for 100 m, with north at the top. ${ways}${parts.join(' ')} ${isBack ? `The way back is the opposite: **${directionAt(right)}**.` : `So you are **${directionAt(right)}** of the start.`}`
}
