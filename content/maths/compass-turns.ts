import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { capital } from '../wording.ts'
import { around, pointAt, threeFigures } from './compass.ts'
import { pupils } from './pupils.ts'

/** Which way something points, in degrees clockwise from north, and whether it is told as a bearing. */
interface Heading {
  readonly degrees: number
  readonly isBearing: boolean
}

interface Turning {
  readonly who: string
  readonly from: Heading
  readonly to: Heading
  readonly isClockwise: boolean
  /** A first turn, clockwise if positive. 0 is none. */
  readonly first: number
}

const craft = ['ship', 'yacht', 'ferry', 'drone', 'helicopter', 'plane'] as const
const isCraft = (who: string) => (craft as readonly string[]).includes(who)
const moves = (who: string) => (['ship', 'yacht', 'ferry'].includes(who) ? 'sail' : 'fly')

const said = ({ degrees, isBearing }: Heading) =>
  isBearing ? `on a bearing of **${threeFigures(degrees)}**` : `**${pointAt(degrees / 45)}**`

const wayOf = (isClockwise: boolean) => (isClockwise ? 'clockwise' : 'anticlockwise')

/** The turn that is asked for, from 1 to 359 degrees. */
function angleOf({ from, to, isClockwise, first }: Turning): number {
  const gap = to.degrees - from.degrees - first
  return around(isClockwise ? gap : -gap, 360)
}

const plain = (degrees: number): Heading => ({ degrees: around(degrees, 360), isBearing: false })
const bearing = (degrees: number): Heading => ({ degrees, isBearing: true })

function drawTurning(random: Random, step: Step): Turning {
  const who = step < 4 ? random.pick(pupils) : random.pick(craft)
  for (;;) {
    const facts = { who, isClockwise: random.chance(0.5), ...headings(random, step) }
    const angle = angleOf(facts)
    const isNew = facts.from.degrees !== facts.to.degrees
    if (isNew && angle > (step < 4 ? 0 : 25) && angle < 336) return facts
  }
}

function headings(random: Random, step: Step): Pick<Turning, 'from' | 'to' | 'first'> {
  const eighth = () => plain(random.int(0, 7) * 45)
  if (step === 1) return { from: plain(random.int(0, 3) * 90), to: plain(random.int(0, 3) * 90), first: 0 }
  if (step === 2) return { from: eighth(), to: plain(random.int(0, 3) * 90 + 45), first: 0 }
  if (step === 3)
    return { from: eighth(), to: eighth(), first: random.pick([45, 90, 135, 180]) * random.pick([1, -1]) }
  if (step === 4) {
    const ends = random.shuffle([bearing(random.int(1, 71) * 5), eighth()])
    return { from: ends[0] ?? eighth(), to: ends[1] ?? eighth(), first: 0 }
  }
  const first = random.chance(0.5) ? random.int(20, 150) * random.pick([1, -1]) : 0
  return { from: bearing(random.int(1, 359)), to: bearing(random.int(1, 359)), first }
}

/** Degrees from each direction to the next: with only the four main directions, a quarter turn. */
const apart = ({ from, to, first }: Turning) =>
  [from.degrees, to.degrees, first].every(degrees => degrees % 90 === 0) ? 90 : 45

/** Whether the turn passes north, so that the bearings begin again at 0. */
const passesNorth = ({ from, to, isClockwise, first }: Turning) => {
  const start = around(from.degrees + first, 360)
  return isClockwise ? start > to.degrees : start < to.degrees
}

export const howFarToTurn = template({
  id: 'maths.compass-and-bearings.how-far-to-turn',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: drawTurning,
  measure: 'directions between the main four, a first turn, bearings, and passing north',
  hardness: facts => {
    const { from, to, first } = facts
    const bearings = [from, to].filter(({ isBearing }) => isBearing).length
    const between = [from, to].filter(({ degrees }) => degrees % 90 !== 0).length
    return 1 + between * 0.5 + (first === 0 ? 0 : 1.5) + bearings * 1.5 + (passesNorth(facts) ? 0.5 : 0)
  },
  write: facts => {
    const { who, from, to, isClockwise, first } = facts
    const right = angleOf(facts)
    const way = wayOf(isClockwise)
    const [the, verb] = isCraft(who) ? [`the ${who}`, moves(who)] : [who, 'face']
    const begin = isCraft(who)
      ? `A ${who} ${verb === 'fly' ? 'flies' : 'sails'} ${said(from)}.`
      : `${who} faces ${said(from)}.`
    const turn = `${Math.abs(first)}° **${wayOf(first > 0)}**`
    const ask =
      first === 0
        ? `Through how many degrees must ${the} turn **${way}** to ${verb} ${said(to)}?`
        : `First ${the} turns ${turn}. Through how many degrees must ${the} then turn **${way}** to ${verb} ${said(to)}?`
    const known = [
      { value: 360 - right, misconception: 'turned-the-other-way' },
      ...(first === 0
        ? []
        : [
            { value: angleOf({ ...facts, first: 0 }), misconception: 'left-out-the-first-turn' },
            {
              value: angleOf({ ...facts, first: -first }),
              misconception: 'turned-the-first-time-the-other-way',
            },
          ]),
      ...(from.isBearing || to.isBearing
        ? [10, -10].map(by => ({ value: right + by, misconception: 'ten-degrees-out' }))
        : [{ value: right + apart(facts), misconception: 'counted-the-first-direction-too' }]),
    ]
    return {
      stem: `${begin} ${ask}`,
      expected: { kind: 'quantity', value: String(right), unit: '°', fixed: true },
      mistakes: known
        .filter(({ value }) => value > 0 && value < 360 && value !== right)
        .map(({ value, misconception }) => ({ text: `${value}°`, misconception })),
      explanation: `${firstTurn(facts)}${explained(facts)}`,
    }
  },
})

function firstTurn({ from, to, first }: Turning): string {
  if (first === 0) return ''
  const sum = from.degrees + first
  const there = around(sum, 360)
  if (!from.isBearing && !to.isBearing)
    return `After the first turn, ${Math.abs(first)}° ${wayOf(first > 0)} from ${pointAt(from.degrees / 45)}, the direction is ${pointAt(there / 45)}. `
  const added = `${from.degrees}° ${first > 0 ? '+' : '−'} ${Math.abs(first)}° = ${sum < 0 ? `−${-sum}°` : sum >= 360 ? `${sum}°` : threeFigures(there)}`
  const whole =
    sum < 0
      ? `, and a full turn is 360°, so it is ${threeFigures(there)}`
      : sum >= 360
        ? `, and ${sum}° − 360° = ${threeFigures(there)}`
        : ''
  return `After the first turn the bearing is ${added}${whole}. `
}

function explained(facts: Turning): string {
  const { from, to, isClockwise, first } = facts
  const right = angleOf(facts)
  const start = around(from.degrees + first, 360)
  const way = wayOf(isClockwise)
  if (!from.isBearing && !to.isBearing) {
    const size = apart(facts)
    const names = Array.from({ length: right / size }, (_, at) =>
      pointAt((start + (isClockwise ? size : -size) * (at + 1)) / 45),
    )
    const rule =
      size === 90
        ? 'From each of the four main directions to the next is a quarter turn, 90°.'
        : 'Each of the eight directions is 45° from the next.'
    return `${rule} Go ${way} from ${pointAt(start / 45)} and count: ${names.map((name, at) => `${name} ${(at + 1) * size}°`).join(', ')}. So the turn is **${right}°**.`
  }
  const named = [from, to]
    .filter(({ isBearing }) => !isBearing)
    .map(({ degrees }) => `${capital(pointAt(degrees / 45))} is a bearing of ${threeFigures(degrees)}. `)
  const [low, high] = isClockwise ? [start, to.degrees] : [to.degrees, start]
  if (!passesNorth(facts))
    return `${named.join('')}Bearings increase clockwise. From ${threeFigures(start)} ${way} to ${threeFigures(to.degrees)}: ${high} − ${low} = **${right}°**.`
  const [toNorth, fromNorth] = isClockwise ? [360 - start, to.degrees] : [start, 360 - to.degrees]
  if (fromNorth === 0)
    return `${named.join('')}From ${threeFigures(start)} clockwise to north: 360 − ${start} = **${right}°**.`
  if (toNorth === 0)
    return `${named.join('')}From north anticlockwise to ${threeFigures(to.degrees)}: 360 − ${to.degrees} = **${right}°**.`
  const sums = isClockwise
    ? `From ${threeFigures(start)} clockwise to north is 360 − ${start} = ${toNorth}°, and from north on to ${threeFigures(to.degrees)} is ${fromNorth}°.`
    : `From ${threeFigures(start)} anticlockwise back to north is ${toNorth}°, and from north back to ${threeFigures(to.degrees)} is 360 − ${to.degrees} = ${fromNorth}°.`
  return `${named.join('')}This turn passes north. ${sums} ${toNorth} + ${fromNorth} = **${right}°**.`
}
