import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { lengthOfTime, time24 } from './clock.ts'
import { pupils } from './pupils.ts'
import { spread } from './spread.ts'

const places =
  'Ash Lane,Bell Street,Castle Hill,Church Road,Dale Park,Elm Road,Ferry Quay,Green Farm,High Street,Kings Wood,Library Road,Market Square,Mill Bridge,Museum Street,North Gate,Old Harbour,Park View,River Walk,School Lane,Pool Lane,Hall Green,West Beach,Zoo Gate'.split(
    ',',
  )

const kinds = ['bus', 'train', 'tram', 'coach'] as const

interface Timetable {
  readonly kind: (typeof kinds)[number]
  readonly stops: readonly string[]
  /** The times of each service at all stops, as minutes after midnight. */
  readonly services: readonly (readonly number[])[]
}

function drawTimetable(random: Random, step: Step): Timetable {
  const stops = random.sample(places, [3, 4, 4, 5, 6][step - 1] ?? 3)
  const count = step < 3 ? 3 : 4
  const fives = step < 3 ? 5 : 1
  const legs = stops.slice(1).map(() => random.int(step < 3 ? 2 : 8, step < 3 ? 6 : 28))
  let start = Math.ceil(random.int(400, 900) / fives) * fives
  const services = Array.from({ length: count }, () => {
    let at = start
    start += Math.ceil(random.int(22, 50) / fives) * fives
    return [at, ...legs.map(leg => (at += (leg + (fives === 1 ? random.int(0, 3) : 0)) * fives))]
  })
  return { kind: random.pick(kinds), stops, services }
}

function table({ kind, stops, services }: Timetable): string {
  const title = capital(kind)
  const rows = stops.map(
    (stop, at) => `| ${stop} | ${services.map(times => time24(times[at] ?? 0)).join(' | ')} |`,
  )
  return `| Stop | ${services.map((_, at) => `${title} ${at + 1}`).join(' | ')} |\n|---|${'---|'.repeat(services.length)}\n${rows.join('\n')}`
}

/** Two stops, in order of travel. */
function drawStops(random: Random, { stops }: Timetable, step: Step): { from: number; to: number } {
  const apart = [1, 1, 2, 2, 3][step - 1] ?? 1
  const from = random.int(0, stops.length - 1 - apart)
  return { from, to: random.int(from + apart, stops.length - 1) }
}

const at = ({ services }: Timetable, service: number, stop: number) => services[service]?.[stop] ?? 0

const size = ({ stops, services }: Timetable) => stops.length * services.length

const wrong = (minutes: number, misconception: string) => ({ text: time24(minutes), misconception })

export const nextService = template({
  id: 'maths.timetables.next-service',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const times = drawTimetable(random, step)
    const taken = random.int(1, times.services.length - 1)
    const { from, to } = drawStops(random, times, step)
    const before = at(times, taken, from) - at(times, taken - 1, from)
    const name = random.pick(pupils)
    return { ...times, name, taken, from, to, wait: random.int(2, Math.min(20, before - 2)) }
  },
  measure: 'times in the table',
  hardness: facts => size(facts),
  write: (facts, random) => {
    const { kind, stops, name, taken, from, to, wait } = facts
    const right = at(facts, taken, to)
    const here = at(facts, taken, from) - wait
    return {
      stem: `${table(facts)}\n\n${name} gets to **${stops[from]}** at ${time24(here)} and takes the next ${kind} to **${stops[to]}**. At what time does ${name} arrive there?`,
      right: { text: time24(right) },
      wrong: spread(
        random,
        time24(right),
        [
          wrong(at(facts, taken - 1, to), 'took-one-that-has-left'),
          wrong(at(facts, taken, from), 'read-the-time-of-leaving'),
          wrong(at(facts, taken, to === stops.length - 1 ? to - 1 : to + 1), 'read-the-wrong-row'),
          ...(taken + 1 < facts.services.length
            ? [wrong(at(facts, taken + 1, to), 'took-a-later-one-than-needed')]
            : []),
          wrong(right - wait, 'forgot-the-wait'),
          wrong(right + wait, 'added-the-wait-again'),
          ...(to + 1 < stops.length ? [wrong(at(facts, taken, to + 1), 'read-the-wrong-row')] : []),
          wrong(right + 2 * wait, 'added-the-wait-again'),
          wrong(right + 10, 'slipped-by-ten-minutes'),
        ],
        1,
      ),
      explanation: `Find the row of ${stops[from]} and look for the first time after ${time24(here)}: it is ${time24(at(facts, taken, from))}. Stay in that column and go down to ${stops[to]}: **${time24(right)}**.`,
    }
  },
})

export const latest = template({
  id: 'maths.timetables.latest-service',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const times = drawTimetable(random, step)
    const taken = random.int(0, times.services.length - 2)
    const { from, to } = drawStops(random, times, step)
    const gap = at(times, taken + 1, to) - at(times, taken, to)
    const name = random.pick(pupils)
    return { ...times, name, taken, from, to, spare: random.int(1, Math.min(14, gap - 2)) }
  },
  measure: 'times in the table',
  hardness: facts => size(facts),
  write: (facts, random) => {
    const { kind, stops, name, taken, from, to, spare } = facts
    const right = at(facts, taken, from)
    const by = at(facts, taken, to) + spare
    return {
      stem: `${table(facts)}\n\n${name} must be at **${stops[to]}** by ${time24(by)}. At what time does the latest ${kind} that ${name} can take leave **${stops[from]}**?`,
      right: { text: time24(right) },
      wrong: spread(
        random,
        time24(right),
        [
          wrong(at(facts, taken + 1, from), 'took-one-that-comes-too-late'),
          wrong(at(facts, taken, to), 'read-the-time-of-arriving'),
          ...(taken > 0 ? [wrong(at(facts, taken - 1, from), 'took-an-earlier-one-than-needed')] : []),
          wrong(at(facts, taken, from > 0 ? from - 1 : from + 1), 'read-the-wrong-row'),
          wrong(right + spare, 'moved-the-timetable'),
          wrong(at(facts, facts.services.length - 1, from), 'took-the-last-of-the-day'),
          wrong(right - spare, 'moved-the-timetable'),
          wrong(at(facts, 0, from), 'took-the-first-of-the-day'),
          ...(from > 0 ? [wrong(at(facts, taken, 0), 'read-the-first-row')] : []),
          wrong(right - 10, 'slipped-by-ten-minutes'),
        ],
        1,
      ),
      explanation: `Find the row of ${stops[to]} and look for the last time that is not after ${time24(by)}: it is ${time24(at(facts, taken, to))}. Stay in that column and go up to ${stops[from]}: **${time24(right)}**.`,
    }
  },
})

/** The first edition did not say from when the minutes count. */
const journeyOf = (edition: 1 | 2) =>
  template({
    id: 'maths.timetables.journey-time',
    version: edition,
    mode: 'typed',
    seconds: 50,
    draw: (random, step) => {
      const times = drawTimetable(random, step)
      const { from, to } = drawStops(random, times, step)
      const taken = random.int(step > 3 ? 1 : 0, times.services.length - 1)
      return { ...times, name: random.pick(pupils), taken, from, to, wait: step > 3 ? random.int(3, 17) : 0 }
    },
    measure: 'minutes of the journey, and a wait before it',
    hardness: facts =>
      1 + (at(facts, facts.taken, facts.to) - at(facts, facts.taken, facts.from)) / 15 + (facts.wait ? 2 : 0),
    write: facts => {
      const { kind, stops, name, taken, from, to, wait } = facts
      const later = edition === 1 ? 'later' : `after getting to ${stops[from]}`
      const [leaves, arrives] = [at(facts, taken, from), at(facts, taken, to)]
      const begin = leaves - wait
      const length = arrives - begin
      const hour = Math.ceil(begin / 60) * 60
      const clock = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60)
      return {
        stem: `${table(facts)}\n\n${
          wait
            ? `${name} gets to **${stops[from]}** at ${time24(begin)} and takes the next ${kind}. How many minutes ${later} does ${name} reach **${stops[to]}**?`
            : `How many minutes does ${kind} ${taken + 1} take to go from **${stops[from]}** to **${stops[to]}**?`
        }`,
        expected: { kind: 'quantity', value: String(length), unit: 'minutes', fixed: true },
        mistakes: [
          {
            text: `${clock(arrives) - clock(begin)} minutes`,
            misconception: 'took-a-hundred-minutes-in-an-hour',
          },
          ...(wait ? [{ text: `${arrives - leaves} minutes`, misconception: 'forgot-the-wait' }] : []),
          { text: `${length + 60} minutes`, misconception: 'one-hour-off' },
        ],
        explanation: `${wait ? `The next ${kind}` : 'It'} leaves ${stops[from]} at ${time24(leaves)} and reaches ${stops[to]} at ${time24(arrives)}. ${
          hour > begin && hour < arrives
            ? `From ${time24(begin)} to ${time24(hour)} is ${lengthOfTime(hour - begin)}, and from ${time24(hour)} to ${time24(arrives)} is ${arrives - hour} minutes: ${hour - begin} + ${arrives - hour} = **${length} minutes**.`
            : `From ${time24(begin)} to ${time24(arrives)} is **${length} minutes**.`
        }`,
      }
    },
  })

export const journey = journeyOf(2)

export const timetables: Topic = {
  id: 'maths.timetables',
  name: 'Timetables',
  subdomain: 'measures',
  year: 5,
  prerequisites: ['maths.time'],
  about: 'Finding the right bus or train in a timetable and working out how long a journey takes.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 3,
    idea: `
A timetable tells you when buses or trains stop at each place.

| Stop | Bus 1 | Bus 2 | Bus 3 |
|---|---|---|---|
| Elm Road | 09:10 | 09:40 | 10:15 |
| Park | 09:25 | 09:55 | 10:30 |
| Zoo | 09:50 | 10:20 | 10:55 |

Each **row** is one place. Each **column** is one bus. When you get on a bus, you stay on that bus. So you must stay in its column and move down.

To find the next bus, look along the row of your stop. Take the first time that has not gone by yet.

To be somewhere by a fixed time, start at the end. Look along the row of the place where you want to be. Find the last time that is not too late. Then go up that column.`,
    example: `
You reach Elm Road at 09:20. You take the next bus to the Zoo. How long until you get there?

1. Look along the row of Elm Road. The 09:10 bus has gone. The next one is at 09:40.
2. Go down that column to the Zoo. It says 10:20.
3. Count from 09:20. To 10:00 is 40 minutes. To 10:20 is 20 more.
4. 40 + 20 = **60 minutes**.`,
    harder: `
| Stop | Train 1 | Train 2 | Train 3 |
|---|---|---|---|
| Old Harbour | 15:48 | 16:21 | 16:57 |
| Mill Lane | 16:05 | 16:37 | 17:12 |
| Castle Hill | 16:29 | 17:04 | 17:35 |
| Park Road | 16:41 | 17:17 | 17:49 |
| Station | 17:02 | 17:36 | 18:10 |

You must be at Park Road **by 17:20**. When does the latest train you can take leave Old Harbour? How long are you on the train?

1. Start at the end. Look along the row of Park Road: 16:41, 17:17, 17:49.
2. The last time that is not after 17:20 is 17:17. So take that train.
3. Stay in its column and go up to Old Harbour: **16:21**.
4. From 16:21 to 17:00 is 39 minutes. To 17:17 is 17 more. So you are on the train for 39 + 17 = **56 minutes**.

The slip to watch for is looking in the row of Old Harbour for a time just before 17:20. That finds the 16:57. But this train only gets to Park Road at 17:49!

Now you try: you reach Mill Lane at 16:10 and take the next train to the Station. How many minutes after 16:10 do you get there? (It is 86 minutes.)`,
    mistake: `
It is easy to slip into the next column. Then you have jumped from one bus to another! Put a finger or a ruler under the column and slide it down. Also check that your time makes sense. If you get there before you set off, you have read the wrong row.`,
    tryThis: `
Write a timetable for your own day. Put in the times when you get up, get to school, eat lunch and go home. Then work out how long it is from one to the next.`,
  })),
  misconceptions: once(() => ({
    'took-one-that-has-left': {
      child: 'That one has gone already. Look for the first time after you get there.',
      parent:
        'Chooses a bus or train that has already left. Run a finger along the row and stop at the first later time.',
    },
    'added-the-wait-again': {
      child: 'The times in the table are real clock times. You do not need to add the wait.',
      parent:
        'Adds the waiting time to a time from the table. Explain that the table already shows when it arrives.',
    },
    'read-the-time-of-leaving': {
      child: 'That is when it leaves. Go down the same column to the place you want.',
      parent:
        'Gives the time of leaving instead of arriving. Put one finger on each stop and read both times aloud.',
    },
    'took-a-later-one-than-needed': {
      child: 'There is one before that. Take the first time you can catch.',
      parent:
        'Chooses a later service than needed. Read the row from the left and stop at the first that fits.',
    },
    'read-the-wrong-row': {
      child: 'Put a ruler under the row of the stop you need.',
      parent: 'Reads the time from a neighbouring row. A ruler or a strip of paper under the row helps.',
    },
    'forgot-the-wait': {
      child: 'There is a wait at the stop before the ride. Check if you counted it.',
      parent:
        'Forgets the time spent waiting at the stop. Tell the trip in order: get there, wait, ride, arrive.',
    },
    'slipped-by-ten-minutes': {
      child: 'You were ten minutes out. Read the time in the table once more.',
      parent: 'Is ten minutes out when reading the table. Read the digits aloud, hours and minutes apart.',
    },
    'took-one-that-comes-too-late': {
      child: 'That one gets there too late. Check its time at the end first.',
      parent: 'Chooses one that arrives too late. Start in the row of the last stop and work back up.',
    },
    'moved-the-timetable': {
      child: 'You can’t move the times in the table. Choose one of the times it shows.',
      parent: 'Changes a time from the table by the minutes to spare. A bus leaves when the table says.',
    },
    'read-the-time-of-arriving': {
      child: 'That is when it arrives. Go up the column to the stop where you get on.',
      parent: 'Gives the time of arriving instead of leaving. Ask which stop the question is about.',
    },
    'took-an-earlier-one-than-needed': {
      child: 'That one works, but a later one is still in time. Look for the latest.',
      parent:
        'Chooses an earlier service than necessary. Underline the word “latest” and try the next column.',
    },
    'took-the-last-of-the-day': {
      child: 'The last one may come too late. Check when it gets there.',
      parent: 'Takes “latest” to mean the last of the day. Check its arrival against the time given.',
    },
    'read-the-first-row': {
      child: 'Find your own stop in the table, not the first one.',
      parent: 'Reads the top row instead of the right stop. Circle the name of the stop first.',
    },
    'took-the-first-of-the-day': {
      child: 'You can leave later than that. Try the next columns one by one.',
      parent:
        'Takes the first of the day where the latest possible is wanted. Move one column at a time while it still fits.',
    },
    'one-hour-off': {
      child: 'You were one hour out. Count the minutes to the full hour, then the rest.',
      parent:
        'Is exactly one hour out in the length of a journey. Draw a time line with the full hours on it.',
    },
    'took-a-hundred-minutes-in-an-hour': {
      child: 'An hour has 60 minutes, not 100. Count on in jumps.',
      parent:
        'Takes one time from the other as if they were plain numbers. Count on to the next full hour instead.',
    },
  })),
  templates: [nextService, latest, journey],
  earlier: [journeyOf(1)],
}
