import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, grouped } from '../wording.ts'
import { lengthOfTime, time24 } from './clock.ts'
import { mixed } from './fractions.ts'
import { drawJourney, highest, type Journey } from './journey-graph.ts'
import { leaning } from './leaning.ts'
import { pupils } from './pupils.ts'

/** Who moves, and the slowest and the fastest speed in kilometres per hour. */
const movers = [
  ['A walker', 4, 6],
  ['A runner', 8, 14],
  ['A cyclist', 10, 24],
  ['A rower', 6, 12],
  ['A narrowboat', 3, 6],
  ['A ferry', 20, 40],
  ['A tractor', 12, 30],
  ['A horse', 8, 18],
  ['A bus', 24, 48],
  ['A lorry', 48, 80],
  ['A train', 72, 150],
] as const

const lengths: Record<Step, readonly number[]> = {
  1: [120, 180, 240, 300],
  2: [120, 180, 240, 300, 360],
  3: [30, 90, 150, 15, 45],
  4: [20, 40, 10, 12, 36, 80, 100, 75, 105],
  5: [5, 25, 35, 50, 6, 18, 24, 42, 54, 70, 84, 96, 130],
}

const asks: Record<Step, readonly ('distance' | 'speed' | 'time')[]> = {
  1: ['distance', 'distance', 'speed'],
  2: ['speed', 'time'],
  3: ['distance', 'speed'],
  4: ['distance', 'speed', 'time'],
  5: ['speed', 'time'],
}

/** Tenths of a kilometre as a number: 125 is 12.5. */
const tenths = (value: number) => grouped(value / 10)

export const find = template({
  id: 'maths.speed-distance-time.find',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    for (;;) {
      const mover = random.int(0, movers.length - 1)
      const [, slowest, fastest] = movers[mover] ?? movers[0]
      const speed = random.int(slowest, fastest)
      const minutes = random.pick(lengths[step])
      const distance = (speed * minutes) / 6
      // In tenths of a kilometre: whole kilometres, except at step 5.
      if (Number.isInteger(distance) && (step === 5 || distance % 10 === 0))
        return { mover, speed, minutes, distance, asked: random.pick(asks[step]) }
    }
  },
  measure: 'parts of an hour, how odd they are, decimals, and whether the speed or the time is unknown',
  hardness: ({ minutes, distance, asked }) =>
    1 +
    (asked === 'distance' ? 0 : 1) +
    (minutes % 60 ? 1 + 60 / commonDivisor(minutes, 60) / 4 : 0) +
    (distance % 10 ? 2 : 0),
  write: ({ mover, speed, minutes, distance, asked }) => {
    const [who] = movers[mover] ?? movers[0]
    const whole = minutes % 60 === 0
    const hours = minutes / 60
    const time = lengthOfTime(minutes)
    const [far, fast] = [`${tenths(distance)} km`, `${speed} km/h`]
    const stems = {
      distance: `${who} travels at a steady speed of ${fast} for ${time}. How far is that? Give your answer in km.`,
      speed: `${who} covers ${far} in ${time} at a steady speed. What is the speed in km/h?`,
      time: `${who} covers ${far} at a steady speed of ${fast}. How long does it take? Give your answer in ${whole ? 'hours' : 'minutes'}.`,
    }
    const answers = {
      distance: { value: distance / 10, unit: 'km' },
      speed: { value: speed, unit: 'km/h' },
      time: whole ? { value: hours, unit: 'hours' } : { value: minutes, unit: 'minutes' },
    }
    const { value, unit } = answers[asked]
    // The longest part of an hour that fits both the time and a whole hour.
    const part = commonDivisor(minutes, 60)
    const inPart = grouped((speed * part) / 60)
    const lots = minutes / part
    const ways = {
      distance: whole
        ? `Distance is speed × time: ${speed} × ${hours}`
        : `In 60 minutes it is ${speed} km, so in ${part} minutes it is ${speed} ÷ ${60 / part}${lots === 1 ? '' : ` = ${inPart} km. ${minutes} minutes is ${lots} lots of that: ${inPart} × ${lots}`}`,
      speed: whole
        ? `Speed is distance ÷ time: ${tenths(distance)} ÷ ${hours}`
        : `The speed tells us the distance in 60 minutes. ${minutes} minutes: ${far}. ${lots === 1 ? '' : `${part} minutes: ${tenths(distance)} ÷ ${lots} = ${inPart} km. `}60 minutes: ${inPart} × ${60 / part}`,
      time: whole
        ? `Time is distance ÷ speed: ${tenths(distance)} ÷ ${speed}`
        : `The distance in 60 minutes is ${speed} km, so in ${part} minutes it is ${inPart} km. ${lots === 1 ? `That is the distance, so it takes 60 ÷ ${60 / part}` : `${tenths(distance)} ÷ ${inPart} = ${lots} lots of ${part} minutes: ${lots} × ${part}`}`,
    }
    const known = {
      distance: [
        { value: speed * minutes, misconception: 'used-minutes-as-hours' },
        { value: (speed * hundredths(minutes)) / 100, misconception: 'wrote-minutes-after-the-point' },
        { value: speed / hours, misconception: 'divided-instead-of-multiplying' },
        { value: speed + hours, misconception: 'added-instead-of-multiplying' },
      ],
      speed: [
        { value: distance / 10 / minutes, misconception: 'used-minutes-as-hours' },
        { value: (distance / 10) * hours, misconception: 'multiplied-instead-of-dividing' },
        { value: (distance * 10) / hundredths(minutes), misconception: 'wrote-minutes-after-the-point' },
        { value: distance / 10 - hours, misconception: 'subtracted-instead-of-dividing' },
      ],
      time: [
        { value: (distance / 10) * speed, misconception: 'multiplied-instead-of-dividing' },
        { value: distance / 10 / speed, misconception: 'gave-hours-instead-of-minutes' },
        { value: (distance * 10) / speed, misconception: 'took-a-hundred-minutes-in-an-hour' },
        { value: speed - distance / 10, misconception: 'subtracted-instead-of-dividing' },
      ],
    }
    return {
      stem: stems[asked],
      expected: { kind: 'quantity', value: String(value), unit, fixed: true },
      mistakes: known[asked]
        .filter(({ value: wrong }) => wrong > 0 && wrong !== value && Number.isInteger(wrong * 100))
        .map(({ value: wrong, misconception }) => ({
          text: `${Math.round(wrong * 100) / 100} ${unit}`,
          misconception,
        })),
      explanation: `${ways[asked]} = **${grouped(value)} ${unit}**.`,
    }
  },
})

/** 1 hour 30 minutes misread as 1.30 hours, in hundredths of an hour. */
function hundredths(minutes: number): number {
  return Math.floor(minutes / 60) * 100 + (minutes % 60)
}

type Story = 'arrive' | 'leave-by' | 'average' | 'return' | 'meet' | 'catch-up'

const storiesOf: Record<Step, readonly Story[]> = {
  1: ['arrive'],
  2: ['arrive', 'leave-by'],
  3: ['arrive', 'leave-by'],
  4: ['average', 'meet'],
  5: ['return', 'catch-up'],
}

const vehicles = [
  ['A coach', 40, 60],
  ['A van', 30, 60],
  ['A train', 60, 120],
  ['A lorry', 40, 60],
  ['A car', 40, 66],
] as const

/** Speeds there and back that have a whole number as their average. */
const returns = [
  [30, 20, 24],
  [12, 6, 8],
  [12, 4, 6],
  [15, 10, 12],
  [30, 15, 20],
  [60, 40, 48],
  [60, 30, 40],
  [24, 12, 16],
  [40, 10, 16],
  [20, 5, 8],
  [45, 30, 36],
  [36, 18, 24],
  [18, 9, 12],
  [28, 21, 24],
  [35, 14, 20],
] as const

interface Trip {
  readonly story: Story
  readonly mover: number
  readonly names: readonly [string, string]
  /** After midnight. */
  readonly start: number
  /** One after the other, or of two who meet. */
  readonly speeds: readonly [number, number]
  /** In minutes, of each leg, or until they meet. */
  readonly times: readonly [number, number]
}

function drawTrip(random: Random, step: Step): Trip {
  const story = random.pick(storiesOf[step])
  const [name = '', friend = ''] = random.sample(pupils, 2)
  const mover = random.int(0, vehicles.length - 1)
  const [, slowest, fastest] = vehicles[mover] ?? vehicles[0]
  const speed = () => random.int(slowest / 2, fastest / 2) * 2
  const made = { story, mover, names: [name, friend] as const }
  const at = (round: number) => Math.ceil(random.int(430, 840) / round) * round
  if (story === 'average') {
    for (;;) {
      const [first, second] = [speed(), speed()]
      const times = random.sample([60, 120, 180, 240], 2) as [number, number]
      const distance = (first * times[0] + second * times[1]) / 60
      if (Math.abs(first - second) > 6 && Number.isInteger((distance * 60) / (times[0] + times[1])))
        return { ...made, start: 0, speeds: [first, second], times }
    }
  }
  if (story === 'return') {
    const [fast, slow] = random.pick(returns)
    const common = (fast * slow) / commonDivisor(fast, slow)
    const distance = common * random.int(1, common > 40 ? 2 : 3)
    const there = random.chance(0.5) ? [fast, slow] : [slow, fast]
    const [a = fast, b = slow] = there
    return { ...made, start: 0, speeds: [a, b], times: [(distance * 60) / a, (distance * 60) / b] }
  }
  if (story === 'meet') {
    const minutes = random.pick([60, 90, 120, 150, 180])
    return { ...made, start: at(15), speeds: [speed(), speed()], times: [minutes, minutes] }
  }
  if (story === 'catch-up') {
    for (;;) {
      const [slow, fast] = [random.int(4, 6), random.int(9, 20)]
      const ahead = random.pick([20, 30, 40, 45, 60])
      const minutes = (slow * ahead) / (fast - slow)
      const isEven = (slow * ahead) % 15 === 0 && minutes % 5 === 0
      if (isEven && minutes > 5)
        return { ...made, start: at(10), speeds: [slow, fast], times: [ahead + minutes, minutes] }
    }
  }
  for (;;) {
    const minutes = random.pick(
      step === 1
        ? [120, 180, 240]
        : step === 2
          ? [90, 150, 210, 30]
          : [75, 100, 105, 80, 135, 140, 50, 40, 165],
    )
    const fast = speed()
    if (Number.isInteger((fast * minutes) / 60))
      return {
        ...made,
        start: at(step === 1 ? 30 : step === 2 ? 15 : 5),
        speeds: [fast, fast],
        times: [minutes, minutes],
      }
  }
}

export const journey = template({
  id: 'maths.speed-distance-time.journey',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 75,
  harder: 0.2,
  draw: drawTrip,
  measure: 'parts of an hour, a second speed, and whether the two speeds are averaged or compared',
  hardness: ({ story, times: [minutes] }) =>
    ({ arrive: 2, 'leave-by': 2.5, average: 5, meet: 5, return: 8, 'catch-up': 8 })[story] +
    (minutes % 60 ? 60 / commonDivisor(minutes, 60) / 6 : 0),
  write: (trip, random) => {
    const { right, wrong, ...rest } = tellers[trip.story](trip)
    return { ...rest, right: { text: right }, wrong: leaning(random, right, wrong) }
  },
})

interface Told {
  readonly stem: string
  readonly right: string
  readonly wrong: readonly WrongChoice[]
  readonly explanation: string
}

const clockWrong = (minutes: number, misconception: string) => ({ text: time24(minutes), misconception })
const speedWrong = (unit: string) => (speed: number, misconception: string) => ({
  text: `${speed} ${unit}`,
  misconception,
})

/** Small slips of a time of day. */
const slipsOfClock = (right: number) => [
  ...[60, -60].map(by => clockWrong(right + by, 'one-hour-off')),
  ...[10, -10, 20, -20, 30, -30, 15, -15, 5, -5].map(by => clockWrong(right + by, 'slipped-by-some-minutes')),
]

/** Small slips of a speed. */
const slipsOfSpeed = (right: number, unit: string) =>
  [1, -1, 2, -2, 4, -4, 5, -5, 10, -10, 3, -3, 6, -6]
    .map(by => speedWrong(unit)(right + by, 'slipped-in-the-division'))
    .filter(({ text }) => !/^(-|0 )/.test(text))

function tellTime({ story, mover, start, speeds: [speed], times: [minutes] }: Trip): Told {
  const [who] = vehicles[mover] ?? vehicles[0]
  const distance = (speed * minutes) / 60
  const back = story === 'leave-by'
  const sign = back ? -1 : 1
  const given = back ? start + minutes : start
  const right = given + sign * minutes
  const read = (length: number, misconception: string) => clockWrong(given + sign * length, misconception)
  const whole = minutes - (minutes % 60)
  return {
    stem: back
      ? `${who} must arrive at ${time24(given)}. The journey is ${distance} miles, at an average speed of ${speed} mph. At what time must it leave?`
      : `${who} leaves at ${time24(given)} and travels ${distance} miles at an average speed of ${speed} mph. At what time does it arrive?`,
    right: time24(right),
    wrong: [
      read(Math.round((minutes * 100) / 60), 'took-a-hundred-minutes-in-an-hour'),
      read(-minutes, back ? 'went-on-instead-of-back' : 'went-back-instead-of-on'),
      ...(minutes % 60 && whole > 0 ? [read(whole, 'left-out-the-part-of-an-hour')] : []),
      ...(minutes % 60 ? [read(whole + 60, 'left-out-the-part-of-an-hour')] : []),
      ...slipsOfClock(right),
      read(minutes + 30, 'slipped-by-some-minutes'),
      read(minutes - 30, 'slipped-by-some-minutes'),
    ].filter(({ text }) => text !== time24(given)),
    explanation: `Time is distance ÷ speed: ${distance} ÷ ${speed} = ${mixed({ above: distance, below: speed })}, so it takes ${lengthOfTime(minutes)}. ${back ? 'Count back' : 'Count on'} from ${time24(given)}: **${time24(right)}**.`,
  }
}

function tellAverage({ mover, speeds: [a, b], times: [first, second] }: Trip): Told {
  const [who] = vehicles[mover] ?? vehicles[0]
  const [p, q] = [(a * first) / 60, (b * second) / 60]
  const hours = (first + second) / 60
  const right = (p + q) / hours
  const wrong = speedWrong('mph')
  return {
    stem: `${who} travels at ${a} mph for ${lengthOfTime(first)} and then at ${b} mph for ${lengthOfTime(second)}. What is its average speed for the whole journey?`,
    right: `${right} mph`,
    wrong: [
      wrong((a + b) / 2, 'averaged-the-two-speeds'),
      wrong(a, 'gave-one-of-the-speeds'),
      wrong(b, 'gave-one-of-the-speeds'),
      wrong((p + q) / 2, 'divided-by-two-instead-of-the-time'),
      wrong(Math.round(p / hours), 'left-out-one-part'),
      wrong(Math.round(q / hours), 'left-out-one-part'),
      ...slipsOfSpeed(right, 'mph'),
    ],
    explanation: `Find the whole distance: ${a} × ${first / 60} = ${p} miles and ${b} × ${second / 60} = ${q} miles, so ${p + q} miles. The whole time is ${hours} hours. Average speed is ${p + q} ÷ ${hours} = **${right} mph**.`,
  }
}

function tellReturn({ names: [name], speeds: [a, b], times: [first, second] }: Trip): Told {
  const distance = (a * first) / 60
  const right = (2 * distance * 60) / (first + second)
  const wrong = speedWrong('km/h')
  return {
    stem: `${name}’s family travels ${distance} km at an average speed of ${a} km/h. They come back the same way at an average speed of ${b} km/h. What is the average speed for the whole journey, there and back?`,
    right: `${right} km/h`,
    wrong: [
      wrong((a + b) / 2, 'averaged-the-two-speeds'),
      wrong(a, 'gave-one-of-the-speeds'),
      wrong(b, 'gave-one-of-the-speeds'),
      wrong(right / 2, 'left-out-one-part'),
      wrong(a + b, 'added-the-two-speeds'),
      wrong(Math.abs(a - b), 'took-one-speed-from-the-other'),
      ...slipsOfSpeed(right, 'km/h'),
    ],
    explanation: `The way there takes ${distance} ÷ ${a} = ${lengthOfTime(first)}, and the way back takes ${distance} ÷ ${b} = ${lengthOfTime(second)}. Altogether that is ${2 * distance} km in ${lengthOfTime(first + second)}: ${2 * distance} ÷ ${(first + second) / 60} = **${right} km/h**. More time is spent at the lower speed, so the answer is not halfway between ${a} and ${b}.`,
  }
}

function tellMeeting({ start, speeds: [a, b], times: [minutes] }: Trip): Told {
  const apart = ((a + b) * minutes) / 60
  const right = start + minutes
  const read = (length: number, misconception: string) =>
    clockWrong(start + Math.round(length), misconception)
  return {
    stem: `Two vans are ${apart} miles apart on the same road. At ${time24(start)} they start to drive towards each other, one at ${a} mph and the other at ${b} mph. At what time do they meet?`,
    right: time24(right),
    wrong: [
      read((apart / a) * 60, 'used-only-one-speed'),
      read((apart / b) * 60, 'used-only-one-speed'),
      read((apart * 120) / (a + b), 'averaged-the-two-speeds'),
      read(minutes / 2, 'shared-the-time'),
      ...(minutes % 60 ? [read((minutes * 100) / 60, 'took-a-hundred-minutes-in-an-hour')] : []),
      ...slipsOfClock(right),
      read(minutes + 30, 'slipped-by-some-minutes'),
      read(minutes - 30, 'slipped-by-some-minutes'),
    ],
    explanation: `In one hour they get ${a} + ${b} = ${a + b} miles closer. ${apart} ÷ ${a + b} = ${minutes / 60}, so they meet after ${lengthOfTime(minutes)}, at **${time24(right)}**.`,
  }
}

function tellCatchUp({
  names: [name, friend],
  start,
  speeds: [slow, fast],
  times: [all, minutes],
}: Trip): Told {
  const ahead = all - minutes
  const later = start + ahead
  const right = start + all
  const gap = (slow * ahead) / 60
  const read = (length: number, misconception: string) =>
    clockWrong(later + Math.round(length), misconception)
  return {
    stem: `${name} sets off along a path at ${time24(start)} and walks at ${slow} km/h. At ${time24(later)}, ${friend} follows on a bike at ${fast} km/h. At what time does ${friend} catch up?`,
    right: time24(right),
    wrong: [
      read((gap / fast) * 60, 'forgot-that-the-other-moves-on'),
      read(minutes - ahead, 'counted-from-the-wrong-start'),
      read((gap / (fast + slow)) * 60, 'added-the-two-speeds'),
      read((gap / slow) * 60, 'used-only-one-speed'),
      read(minutes + ahead, 'counted-from-the-wrong-start'),
      ...[5, -5].map(by => read(minutes + by, 'slipped-by-some-minutes')),
      ...slipsOfClock(right),
    ].filter(({ text }) => text !== time24(later) && text !== time24(start)),
    explanation: `In ${ahead} minutes ${name} walks ${grouped(gap)} km, so that is the gap. Each hour ${friend} gains ${fast} − ${slow} = ${fast - slow} km. ${grouped(gap)} km at ${fast - slow} km/h takes ${lengthOfTime(minutes)}. From ${time24(later)} that is **${time24(right)}**.`,
  }
}

const tellers: Record<Story, (trip: Trip) => Told> = {
  arrive: tellTime,
  'leave-by': tellTime,
  average: tellAverage,
  return: tellReturn,
  meet: tellMeeting,
  'catch-up': tellCatchUp,
}

/** The scale of a graph, and the slowest and the fastest speed, in kilometres per hour. */
const rides = [
  { who: 'bike ride', each: 5, parts: 5, slowest: 8, fastest: 24 },
  { who: 'car journey', each: 20, parts: 4, slowest: 20, fastest: 80 },
] as const

type Reading = 'where' | 'stop' | 'speed' | 'total' | 'way-home' | 'moving-average' | 'second-time'

const readingsOf: Record<Step, readonly Reading[]> = {
  1: ['where'],
  2: ['stop', 'where', 'where'],
  3: ['speed'],
  4: ['way-home', 'total', 'speed'],
  5: ['moving-average', 'second-time'],
}

/** Out, a stop, further out, another stop, and home. Undefined if it does not fit the graph. */
function drawPoints(random: Random, step: Step, ride: (typeof rides)[number]): Journey['points'] | undefined {
  const { slowest, fastest, each, parts } = ride
  const moving = step < 4 ? [30, 60, 90] : [15, 30, 45, 60, 75]
  const resting = step < 3 ? [15, 30, 45, 60] : [15, 30, 45]
  const start = random.int(7, 13) * 60
  const lengthsOf = [moving, resting, moving, resting, moving].map(list => random.pick(list))
  const speeds = [0, 1, 2].map(() => random.int(slowest, fastest))
  const [t1 = 0, r1 = 0, t2 = 0, r2 = 0, t3 = 0] = lengthsOf
  const [d1, d2] = [((speeds[0] ?? 0) * t1) / 60, ((speeds[1] ?? 0) * t2) / 60]
  const back = ((d1 + d2) / t3) * 60
  const fits = (km: number) => Number.isInteger((km * parts) / each)
  if (t1 + r1 + t2 + r2 + t3 > 240 || d1 + d2 > highest(ride) || !fits(d1) || !fits(d2)) return undefined
  if (!Number.isInteger(back) || back < slowest || back > fastest * 1.2) return undefined
  const times = [0, t1, t1 + r1, t1 + r1 + t2, t1 + r1 + t2 + r2, t1 + r1 + t2 + r2 + t3]
  return times.map((minutes, at) => [start + minutes, [0, d1, d1, d1 + d2, d1 + d2, 0][at] ?? 0] as const)
}

export const graph = template({
  id: 'maths.speed-distance-time.graph',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 65,
  draw: (random, step) => {
    const ride = random.int(0, rides.length - 1)
    for (;;) {
      const points = drawPoints(random, step, rides[ride] ?? rides[0])
      if (!points) continue
      const asked = random.pick(readingsOf[step])
      // A point of the graph, or the end of a part.
      const at =
        asked === 'where' ? random.int(1, 4) : asked === 'stop' ? random.pick([2, 4]) : random.pick([1, 3])
      const [, , , , [leaves] = [0], [home] = [0]] = points
      const later =
        asked === 'second-time' ? leaves + 15 * random.int(1, Math.max(1, (home - leaves) / 15 - 1)) : 0
      const facts = { ride, name: random.pick(pupils), points, asked, at, later }
      if (isSound(facts)) return facts
    }
  },
  measure: 'what to read or to work out, and how odd the time is',
  hardness: ({ asked, points, at }) =>
    ({ where: 1, stop: 2, speed: 4, total: 4, 'way-home': 5, 'moving-average': 8, 'second-time': 7 })[asked] +
    (((points[at]?.[0] ?? 0) - (points[at - 1]?.[0] ?? 0)) % 60 ? 1 : 0),
  write: (facts, random) => {
    const { ride, name, points, asked } = facts
    const { who, each, parts } = rides[ride] ?? rides[0]
    const start = points[0]?.[0] ?? 0
    const { question, right, wrong, explanation } = readers[asked](facts)
    return {
      stem: `The graph shows how far ${name} is from home during a ${who}. ${question}`,
      picture: drawJourney({ start, each, parts, points }),
      right: { text: right },
      wrong: leaning(
        random,
        right,
        wrong.filter(({ text }) => !/^(?:-|0 |NaN)|\.\d{2}/.test(text)),
      ),
      explanation,
    }
  },
})

interface Ride {
  readonly ride: number
  readonly name: string
  readonly points: Journey['points']
  readonly asked: Reading
  readonly at: number
  readonly later: number
}

interface Read {
  readonly question: string
  readonly right: string
  readonly wrong: readonly WrongChoice[]
  readonly explanation: string
}

const km = (value: number, misconception: string) => ({ text: `${value} km`, misconception })
const kmPerHour = speedWrong('km/h')
const inMinutes = (value: number, misconception: string) => ({
  text: counted(value, 'minute'),
  misconception,
})

/** The parts of a ride in which it moves, and the whole distance. */
function partsOf({ points }: Pick<Ride, 'points'>) {
  const [[t0] = [0], [t1, far] = [0, 0], [t2] = [0], [t3, farthest] = [0, 0], [t4] = [0], [t5] = [0]] = points
  return { t0, t1, t2, t3, t4, t5, far, farthest, total: 2 * farthest, moving: t1 - t0 + t3 - t2 + t5 - t4 }
}

/** Where on the way home, as far as the lines of the grid show it. */
function homeward(facts: Pick<Ride, 'points' | 'later' | 'ride'>) {
  const { t4, t5, farthest } = partsOf(facts)
  const distance = (farthest * (t5 - facts.later)) / (t5 - t4)
  const { each, parts } = rides[facts.ride] ?? rides[0]
  return { distance, onGrid: Number.isInteger((distance * parts) / each) }
}

/** Whether the answer is a whole number that can be read from the graph. */
function isSound(facts: Ride): boolean {
  const { total, moving, t4, t5, far } = partsOf(facts)
  if (facts.asked === 'moving-average') return Number.isInteger((total * 60) / moving)
  if (facts.asked !== 'second-time') return true
  const { distance, onGrid } = homeward(facts)
  return onGrid && facts.later > t4 && facts.later < t5 && distance !== far && distance > 0
}

const readers: Record<Reading, (facts: Ride) => Read> = {
  where: ({ name, points, at, ride }) => {
    const { each, parts } = rides[ride] ?? rides[0]
    const [time, right] = points[at] ?? [0, 0]
    const part = each / parts
    return {
      question: `How far from home is ${name} at **${time24(time)}**?`,
      right: `${right} km`,
      wrong: [
        km(right + part, 'read-the-wrong-line'),
        km(right - part, 'read-the-wrong-line'),
        ...points.map(([, other]) => km(other, 'read-another-time')),
        km(right + each, 'misread-the-scale'),
        km(right - each, 'misread-the-scale'),
        ...[2, -2, 3, -3, 4, -4, 6, -6].map(by => km(right + by * part, 'misread-the-scale')),
      ],
      explanation: `Each gap of ${each} km is cut into ${parts} parts, so one part is ${part} km. Find ${time24(time)} at the bottom, go up to the line and then straight across to the scale: **${right} km**.`,
    }
  },
  stop: ({ name, points, at }) => {
    const [from, to] = [points[at - 1]?.[0] ?? 0, points[at]?.[0] ?? 0]
    const right = to - from
    const others = points.slice(1).map(([minutes], index) => minutes - (points[index]?.[0] ?? 0))
    return {
      question: `How long is the **${at === 2 ? 'first' : 'second'}** stop?`,
      right: `${right} minutes`,
      wrong: [
        inMinutes(others[at === 2 ? 3 : 1] ?? 0, 'read-another-part'),
        ...others.map(length => inMinutes(length, 'read-another-part')),
        inMinutes(right / 15, 'counted-parts-as-minutes'),
        inMinutes((right / 15) * 10, 'miscounted-the-parts-of-an-hour'),
        inMinutes((right / 15) * 5, 'miscounted-the-parts-of-an-hour'),
        inMinutes((right / 15) * 20, 'miscounted-the-parts-of-an-hour'),
        inMinutes(right + 15, 'one-part-out'),
        inMinutes(right - 15, 'one-part-out'),
        inMinutes(right + 30, 'one-part-out'),
      ],
      explanation: `Where the line is flat, ${name} does not move. Each hour is cut into 4 parts, so one part is 15 minutes. The flat part goes from ${time24(from)} to ${time24(to)}: **${right} minutes**.`,
    }
  },
  speed: ({ points, at }) => tellSpeed(points, at),
  'way-home': ({ points }) => tellSpeed(points, 5),
  total: facts => {
    const { name } = facts
    const { far, farthest, total } = partsOf(facts)
    return {
      question: `How far does ${name} travel **altogether**?`,
      right: `${total} km`,
      wrong: [
        km(farthest, 'forgot-the-way-home'),
        km(far + farthest, 'added-the-heights'),
        km(total + far, 'added-the-heights'),
        km(total - far, 'forgot-the-way-home'),
        km(farthest * 3, 'added-the-heights'),
        ...[-2, 2, -4, 4, -10, 10].map(by => km(total + by, 'misread-the-scale')),
      ],
      explanation: `The highest point is ${farthest} km, so ${name} goes ${farthest} km away from home and ${farthest} km back: ${farthest} + ${farthest} = **${total} km**. Flat parts add nothing.`,
    }
  },
  'moving-average': facts => {
    const { name } = facts
    const { t0, t5, farthest, total, moving } = partsOf(facts)
    const right = (total * 60) / moving
    return {
      question: `What is the average speed for the time in which ${name} is moving, **without the stops**?`,
      right: `${right} km/h`,
      wrong: [
        kmPerHour(Math.round((total * 60) / (t5 - t0)), 'counted-the-stops-too'),
        kmPerHour(Math.round((farthest * 60) / moving), 'forgot-the-way-home'),
        kmPerHour(Math.round((farthest * 60) / (t5 - t0)), 'forgot-the-way-home'),
        kmPerHour(Math.round((total * 100) / hundredths(moving)), 'wrote-minutes-after-the-point'),
        kmPerHour(total, 'gave-the-distance'),
        ...slipsOfSpeed(right, 'km/h'),
      ],
      explanation: `${name} travels ${farthest} km there and ${farthest} km back, which is ${total} km. Without the flat parts this takes ${lengthOfTime(moving)}. Average speed: ${total} ÷ ${moving / 60} = **${right} km/h**.`,
    }
  },
  'second-time': facts => {
    const { name, later } = facts
    const { t0, t1, t2, t3, t4, t5, far, farthest } = partsOf(facts)
    const { distance } = homeward(facts)
    const first =
      distance <= far
        ? t0 + ((t1 - t0) * distance) / far
        : t2 + ((t3 - t2) * (distance - far)) / (farthest - far)
    return {
      question: `At what time is ${name} exactly ${distance} km from home **for the second time**?`,
      right: time24(later),
      wrong: [
        clockWrong(Math.round(first), 'gave-the-first-time'),
        clockWrong(t4, 'read-another-part'),
        clockWrong(t5, 'read-another-part'),
        ...[15, -15, 30, -30].map(by => clockWrong(later + by, 'one-part-out')),
        ...[5, -5, 10, -10].map(by => clockWrong(later + by, 'miscounted-the-parts-of-an-hour')),
      ],
      explanation: `Go straight across from ${distance} km. The line is crossed twice: first on the way out, and again on the way home. Each part at the bottom is 15 minutes, so the second time is **${time24(later)}**.`,
    }
  },
}

function tellSpeed(points: Journey['points'], at: number): Read {
  const [from, low] = points[at - 1] ?? [0, 0]
  const [to, high] = points[at] ?? [0, 0]
  const minutes = to - from
  const distance = Math.abs(high - low)
  const right = (distance * 60) / minutes
  const part = commonDivisor(minutes, 60)
  return {
    question: `What is the speed between **${time24(from)}** and **${time24(to)}**?`,
    right: `${right} km/h`,
    wrong: [
      kmPerHour((high * 60) / minutes, 'read-the-height-not-the-change'),
      kmPerHour(distance, 'gave-the-distance'),
      kmPerHour(Math.round((distance * 100) / hundredths(minutes)), 'wrote-minutes-after-the-point'),
      kmPerHour(Math.round((distance * minutes) / 60), 'multiplied-instead-of-dividing'),
      kmPerHour(right * 2, 'used-half-the-time'),
      kmPerHour(right / 2, 'used-twice-the-time'),
      ...slipsOfSpeed(right, 'km/h'),
    ].filter(({ text }) => !text.startsWith('0 ')),
    explanation: `From ${time24(from)} to ${time24(to)} is ${lengthOfTime(minutes)}. In that time the distance from home changes from ${low} km to ${high} km. That is ${distance} km. ${
      minutes === 60
        ? 'That is one hour'
        : `${minutes === part ? '' : `In ${part} minutes it is ${distance} ÷ ${minutes / part} = ${grouped((distance * part) / minutes)} km. `}In 60 minutes it is ${grouped((distance * part) / minutes)} × ${60 / part} = ${right} km`
    }, so the speed is **${right} km/h**.`,
  }
}

/** What was done, and the slowest speed. */
const racers = [
  ['cycled along a canal path', 11],
  ['rowed along a river', 5],
  ['skated along the seafront', 8],
] as const

const raceMinutes: Record<Step, readonly number[]> = {
  1: [60, 120, 180],
  2: [60, 120, 180, 240],
  3: [30, 60, 90, 120, 150],
  4: [20, 30, 40, 45, 60, 90],
  5: [12, 15, 20, 24, 36, 40, 45, 50],
}

export const fastest = template({
  id: 'maths.speed-distance-time.fastest',
  version: 1,
  mode: 'options',
  seconds: 75,
  draw: (random, step) => {
    const race = random.int(0, racers.length - 1)
    const low = racers[race]?.[1] ?? 5
    for (;;) {
      const rows = Array.from({ length: 5 }, () => {
        const minutes = random.pick(raceMinutes[step])
        const speed = low + random.int(0, 7)
        return { minutes, speed, tenths: (speed * minutes) / 6 }
      })
      const speeds = new Set(rows.map(({ speed }) => speed))
      const times = new Set(rows.map(({ minutes }) => minutes))
      if (
        speeds.size === 5 &&
        times.size > 2 &&
        rows.every(({ tenths: far }) => Number.isInteger(far) && (step > 3 || far % 10 === 0))
      )
        return { rows, names: random.sample(pupils, 5), race, slow: random.chance(0.4) }
    }
  },
  measure: 'how odd the times are, decimals, and how near the two best speeds are',
  hardness: ({ rows, slow }) => {
    const [first = 0, second = 0] = rows.map(({ speed }) => speed).sort((a, b) => (slow ? a - b : b - a))
    const odd = rows.reduce(
      (sum, { minutes }) => sum + (minutes % 60 ? 60 / commonDivisor(minutes, 60) : 1),
      0,
    )
    const decimals = rows.filter(({ tenths: far }) => far % 10).length
    return odd / 5 + decimals + 3 / Math.abs(first - second)
  },
  write: ({ rows, names, race, slow }) => {
    const word = slow ? 'slowest' : 'fastest'
    const sorted = rows
      .map((row, at) => ({ ...row, name: names[at] ?? '' }))
      .sort((a, b) => (slow ? a.speed - b.speed : b.speed - a.speed))
    const [right, ...others] = sorted
    const sign = slow ? -1 : 1
    const byDistance = [...sorted].sort((a, b) => sign * (b.tenths - a.tenths))[0]
    const byTime = [...sorted].sort((a, b) => sign * (a.minutes - b.minutes))[0]
    const misconception = (row: (typeof sorted)[number]) =>
      row === byDistance
        ? 'went-by-the-distance-alone'
        : row === byTime
          ? 'went-by-the-time-alone'
          : row === sorted[4]
            ? 'found-the-other-end'
            : 'did-not-work-out-every-speed'
    const table = rows.map(
      ({ minutes, tenths: far }, at) => `| ${names[at]} | ${tenths(far)} km | ${lengthOfTime(minutes)} |`,
    )
    return {
      stem: `Five friends ${racers[race]?.[0]}. The table shows how far they went and how long they took.\n\n| Name | Distance | Time |\n|---|---|---|\n${table.join('\n')}\n\nWho was the **${word}**?`,
      right: { text: right?.name ?? '' },
      wrong: others.map(row => ({ text: row.name, misconception: misconception(row) })),
      explanation: `Work out how far each of them would go in one hour: ${sorted.map(({ name, speed }) => `${name} ${speed} km`).join(', ')}. So **${right?.name}** was the ${word}.`,
    }
  },
})

export const speedDistanceTime: Topic = {
  id: 'maths.speed-distance-time',
  name: 'Speed, distance and time',
  subdomain: 'measures',
  year: 6,
  prerequisites: ['maths.multiplication', 'maths.division', 'maths.time'],
  about: 'Working out speeds, distances and times, with journeys in words and on graphs.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
**Speed** says how far something goes in one hour. At 12 km/h a bike goes 12 km in one hour. We say "12 kilometres per hour".

- **Distance = speed × time.** In 3 hours the bike goes 12 × 3 = 36 km.
- **Speed = distance ÷ time.** If it goes 36 km in 3 hours, its speed is 36 ÷ 3 = 12 km/h.
- **Time = distance ÷ speed.** For 36 km it needs 36 ÷ 12 = 3 hours.

What if the time is not a whole number of hours? Break the hour into parts that fit. 40 minutes is two lots of 20 minutes, and an hour is three lots.

On a **graph** of distance and time, a steep line is fast, a less steep line is slow, and a flat line is a stop. A line that goes down shows the way home.

For an **average speed**, add up all the distance and all the time. Then divide.`,
    example: `
A runner covers 8 km in 40 minutes. What is the speed in km/h?

1. The speed says how far in 60 minutes.
2. 40 minutes is 2 lots of 20 minutes. So in 20 minutes it is 8 ÷ 2 = 4 km.
3. 60 minutes is 3 lots of 20 minutes: 4 × 3 = 12 km.
4. The speed is **12 km/h**.`,
    harder: `
A family drives 60 km to the sea at 60 km/h. They come back the same way at 30 km/h. What is the average speed there and back?

1. There: 60 ÷ 60 = 1 hour. Back: 60 ÷ 30 = 2 hours.
2. The whole way is 60 + 60 = 120 km.
3. The whole time is 1 + 2 = 3 hours.
4. 120 ÷ 3 = **40 km/h**.

It is not 45, halfway between 30 and 60. They drive for longer at the slow speed.`,
    mistake: `
Some children write 1 hour 30 minutes as 1.3 hours. But 30 minutes is half an hour, so it is 1.5 hours. An hour has 60 minutes, not 100. And 15 minutes is a quarter, which is 0.25 hours. Think of the parts of a clock before you use a point.`,
    tryThis: `
Walk along a path for exactly one minute and count your steps. How many steps would you take in an hour at this speed? If two steps are about one metre, how fast do you walk in km/h?`,
  })),
  misconceptions: once(() => ({
    'used-minutes-as-hours': {
      child: 'The speed is for one hour. Find out which part of an hour the minutes are.',
      parent:
        'Works with minutes as if they were hours. Ask first whether the time is more or less than one hour.',
    },
    'wrote-minutes-after-the-point': {
      child: 'One hour 30 minutes is 1.5 hours, not 1.3. An hour has 60 minutes.',
      parent:
        'Writes the minutes after the point, so 1 hour 30 becomes 1.30. Use a clock face: 30 minutes is half of it.',
    },
    'took-a-hundred-minutes-in-an-hour': {
      child: 'An hour has 60 minutes, not 100. So 1.5 hours is 1 hour 30 minutes.',
      parent: 'Turns hours into minutes as if there were a hundred in an hour. Show 0.5 hours on a clock.',
    },
    'divided-instead-of-multiplying': {
      child: 'You know how far it goes in one hour. For more hours, multiply.',
      parent:
        'Divides to find the distance. Build it up hour by hour: after 1 hour, after 2 hours, and so on.',
    },
    'multiplied-instead-of-dividing': {
      child: 'Check with easy numbers. To find a speed or a time, divide the distance.',
      parent:
        'Multiplies where they should divide. Try 10 miles in 2 hours first, and ask if the speed is 20 or 5.',
    },
    'added-instead-of-multiplying': {
      child: 'Do not add a speed and a time. Count the distance hour by hour.',
      parent: 'Adds the speed and the time. Draw a line with one jump for each hour.',
    },
    'subtracted-instead-of-dividing': {
      child: 'You can’t take a time from a distance. Ask how far it goes in one hour.',
      parent:
        'Takes one number from the other. Write the unit next to each: km and hours can’t be subtracted.',
    },
    'gave-hours-instead-of-minutes': {
      child: 'Look at the unit. Multiply hours by 60 to get minutes.',
      parent: 'Gives the time in hours where minutes are asked for. Underline the unit in the question.',
    },
    'went-on-instead-of-back': {
      child: 'It must leave before it arrives, so count back.',
      parent: 'Counts on in time instead of back. Draw a time line with the arrival at its right end.',
    },
    'went-back-instead-of-on': {
      child: 'It arrives after it leaves, so count on.',
      parent: 'Counts back in time instead of on. Draw a time line with the start at its left end.',
    },
    'left-out-the-part-of-an-hour': {
      child: 'The time is not a whole number of hours. Add the extra minutes.',
      parent:
        'Uses whole hours only and drops the rest. Ask what part of an hour is left over, and how many minutes that is.',
    },
    'one-hour-off': {
      child: 'You were one hour out. Count the hours again on a time line.',
      parent: 'Is exactly one hour out. Jump to the next full hour first, then count the others.',
    },
    'slipped-by-some-minutes': {
      child: 'You were a few minutes out. Check the part of the hour again.',
      parent: 'Is a few minutes out. Write each jump on a time line and add the jumps at the end.',
    },
    'averaged-the-two-speeds': {
      child: 'The average is not always halfway. Divide the whole distance by the whole time.',
      parent:
        'Takes the middle of two speeds. More time is spent at one of them, so use all the distance and all the time.',
    },
    'gave-one-of-the-speeds': {
      child: 'There are two speeds. The average is somewhere between them.',
      parent: 'Gives one of the two speeds. Ask for the whole distance and the whole time first.',
    },
    'divided-by-two-instead-of-the-time': {
      child: 'Divide the whole distance by all the hours, not by two.',
      parent: 'Divides by two because there are two parts. Divide by the total time instead.',
    },
    'left-out-one-part': {
      child: 'Use both parts of the journey: all the distance and all the time.',
      parent: 'Leaves out one part of the journey. Make a small table with distance and time for each part.',
    },
    'slipped-in-the-division': {
      child: 'Nearly. Do the division again and check it by multiplying back.',
      parent: 'Knows what to do but slips in the sum. Multiply the answer by the time as a check.',
    },
    'added-the-two-speeds': {
      child: 'Think about how the two speeds work together here. They are not added.',
      parent: 'Adds two speeds where that does not fit. Act the journey out with two toys.',
    },
    'took-one-speed-from-the-other': {
      child: 'An average is between the two speeds. Use the whole distance and the whole time.',
      parent: 'Takes one speed from the other. Ask whether the answer lies between the two speeds.',
    },
    'used-only-one-speed': {
      child: 'Both are moving. Find out how the gap between them changes in one hour.',
      parent: 'Uses one of the two speeds only. Ask how much smaller the gap is after one hour.',
    },
    'shared-the-time': {
      child: 'Add the two speeds first. Do not halve the time again.',
      parent:
        'Halves the time because there are two vehicles. Adding the speeds has already taken care of that.',
    },
    'forgot-that-the-other-moves-on': {
      child: 'The first one keeps moving. Use the difference of the two speeds.',
      parent:
        'Forgets that the one in front keeps moving. Act it out: each minute the gap closes by the difference.',
    },
    'counted-from-the-wrong-start': {
      child: 'Count from the time when the second one sets off.',
      parent: 'Counts from the wrong starting time. Mark both starts on a time line.',
    },
    'read-the-wrong-line': {
      child: 'You were one line out. Work out what one small part is worth.',
      parent: 'Reads one grid line too high or too low. Use a ruler to go straight across to the scale.',
    },
    'read-another-time': {
      child: 'Find the right time at the bottom first. Then go straight up.',
      parent: 'Reads the graph at the wrong time. Put a finger on the time and follow the grid line up.',
    },
    'misread-the-scale': {
      child: 'Check what each small part of the scale is worth.',
      parent: 'Misreads the scale. Divide a numbered gap by its small parts before reading anything.',
    },
    'read-another-part': {
      child: 'Find the right part of the line: flat is a stop, down is the way home.',
      parent: 'Looks at the wrong part of the graph. Tell the story of the line from left to right first.',
    },
    'counted-parts-as-minutes': {
      child: 'One small part is not one minute. Here four parts make an hour.',
      parent: 'Counts grid parts as minutes. Ask how many parts there are in an hour.',
    },
    'miscounted-the-parts-of-an-hour': {
      child: 'There are four parts in an hour, so one part is 15 minutes.',
      parent: 'Takes a part of the grid as 5, 10 or 20 minutes. Divide 60 by the number of parts in an hour.',
    },
    'one-part-out': {
      child: 'You were one or two parts out. Count the parts again.',
      parent: 'Is one or two grid parts out. Count the jumps between the lines, not the lines.',
    },
    'forgot-the-way-home': {
      child: 'There is a way back too. Add it.',
      parent: 'Counts only the way there. Trace the line with a finger until it is back at the bottom.',
    },
    'added-the-heights': {
      child: 'The height is how far from home. Add only how much it changes.',
      parent: 'Adds heights of the graph instead of changes. Ask how far it moved in each part.',
    },
    'counted-the-stops-too': {
      child: 'Leave out the flat parts. They are stops.',
      parent: 'Includes the stops in the time. Cross out the flat parts of the line first.',
    },
    'gave-the-distance': {
      child: 'That is the distance. Divide it by the time to get the speed.',
      parent: 'Stops at the distance. Ask how long it took, and then how far that is in one hour.',
    },
    'gave-the-first-time': {
      child: 'That is the first time. Follow the line on to the way home.',
      parent: 'Gives the first time the distance is reached. Lay a ruler across and find both crossings.',
    },
    'read-the-height-not-the-change': {
      child: 'Find how much the distance changes in this part, not how high the line is.',
      parent:
        'Uses the height at the end and not the change. Subtract the distance at the start of the part.',
    },
    'used-half-the-time': {
      child: 'Check how long this part lasts. Your speed is twice what it should be.',
      parent:
        'Gets twice the speed, as if the part lasted half as long. Count the small parts: four make an hour.',
    },
    'used-twice-the-time': {
      child: 'Check how long this part lasts. Your speed is only half of it.',
      parent:
        'Gets half the speed, as if the part lasted twice as long. Count the small parts: four make an hour.',
    },
    'went-by-the-distance-alone': {
      child: 'The distance alone does not tell you the speed. Look at the time too.',
      parent: 'Compares distances and ignores the time. Ask how far each would get in one hour.',
    },
    'went-by-the-time-alone': {
      child: 'A short time is not always fast. Look at the distance too.',
      parent: 'Compares times and ignores the distance. Ask how far each would get in one hour.',
    },
    'found-the-other-end': {
      child: 'Check the word: fastest or slowest.',
      parent: 'Finds the slowest where the fastest is asked for, or the other way round. Underline the word.',
    },
    'did-not-work-out-every-speed': {
      child: 'Work out the speed of each one before you choose.',
      parent: 'Guesses without working out all the speeds. Add a column for the speed to the table.',
    },
  })),
  templates: [find, journey, graph, fastest],
}
