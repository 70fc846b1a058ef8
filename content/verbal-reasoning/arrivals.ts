import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'
import { atOtherPlaces } from './clues.ts'
import { drawNames } from './names.ts'

const occasions = [
  { where: 'at the cinema', what: 'The film' },
  { where: 'at the swimming pool', what: 'The lesson' },
  { where: 'at the theatre', what: 'The play' },
  { where: 'at the football ground', what: 'The match' },
  { where: 'at the village hall', what: 'The party' },
  { where: 'at the ice rink', what: 'The show' },
  { where: 'at the museum', what: 'The tour' },
] as const

/** How a child's arrival is told. Minutes are counted from noon. `of` is the child it is compared with. */
interface News {
  readonly kind: 'at' | 'to-start' | 'after' | 'journey' | 'watch' | 'compared'
  readonly child: number
  readonly of?: number
  /** The difference, the length of the journey, or how much the watch is fast. */
  readonly minutes: number
  /** How much later the child left, where journeys are compared. */
  readonly later?: number
}

const kinds: Record<Step, readonly News['kind'][]> = {
  1: ['at', 'at', 'to-start', 'to-start', 'after'],
  2: ['at', 'to-start', 'to-start', 'after', 'after'],
  3: ['at', 'to-start', 'after', 'after', 'journey'],
  4: ['to-start', 'after', 'after', 'journey', 'watch'],
  5: ['to-start', 'after', 'journey', 'watch', 'compared'],
}

/** The journeys of those who left at a time that we know. */
const isKnownJourney = ({ kind }: News) => kind === 'journey'

function drawNews(random: Random, step: Step): { times: number[]; news: News[]; start: number } {
  const start = 60 * random.int(2, 5) + 5 * random.int(0, 11)
  const spread = step < 3 ? 4 : 6
  const times = random.sample(
    Array.from({ length: 2 * spread + 1 }, (_, at) => start + 5 * (at - spread)),
    5,
  )
  const news: News[] = []
  for (const [child, kind] of kinds[step].entries()) {
    const time = times[child] ?? start
    const before = news.map(one => one.child)
    if (kind === 'to-start') news.push({ kind, child, minutes: time - start })
    else if (kind === 'journey') news.push({ kind, child, minutes: 5 * random.int(4, 9) })
    else if (kind === 'watch')
      news.push({ kind, child, minutes: 5 * random.int(1, 3) * (random.chance(0.5) ? 1 : -1) })
    else if (kind === 'at') news.push({ kind, child, minutes: 0 })
    else if (kind === 'after') {
      const of = random.pick(before)
      news.push({ kind, child, of, minutes: time - (times[of] ?? 0) })
    } else {
      const of = news.find(isKnownJourney)?.child ?? 0
      const later = 5 * random.pick([-3, -2, -1, 1, 2, 3])
      news.push({ kind, child, of, minutes: time - (times[of] ?? 0) - later, later })
    }
  }
  return { times, news, start }
}

/** Every difference is one, every journey is of a length that people know, and nobody comes when it begins. */
const isClear = ({ news, times, start }: ReturnType<typeof drawNews>) =>
  !times.includes(start) &&
  news.every(({ kind, minutes }) => kind === 'at' || minutes !== 0) &&
  news.every(({ kind, of, minutes }) => {
    const journey = (news.find(one => kind === 'compared' && one.child === of)?.minutes ?? 30) + minutes
    return kind !== 'compared' || (journey >= 10 && journey <= 75)
  })

function drawArrivals(random: Random, step: Step) {
  for (;;) {
    const drawn = drawNews(random, step)
    if (!isClear(drawn)) continue
    const order = [0, 1, 2, 3, 4].sort((a, b) => (drawn.times[a] ?? 0) - (drawn.times[b] ?? 0))
    return {
      ...drawn,
      order,
      names: drawNames(random, 5),
      asked: random.pick(step < 3 ? [0, 4] : [0, 1, 2, 3, 4]),
      occasion: random.int(0, occasions.length - 1),
      told: step === 1 ? drawn.news : random.shuffle(drawn.news),
    }
  }
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`

const weights: Record<News['kind'], number> = {
  at: 0.5,
  'to-start': 1,
  after: 1.5,
  journey: 2,
  watch: 2,
  compared: 3,
}

type Arrivals = ReturnType<typeof drawArrivals>

function sentence(
  { kind, child, of = 0, minutes, later = 0 }: News,
  { names, times, occasion }: Arrivals,
): string {
  const [name, other] = [names[child] ?? '', names[of] ?? '']
  const time = times[child] ?? 0
  const size = Math.abs(minutes)
  const what = (occasions[occasion] ?? occasions[0]).what.replace('The', 'the')
  switch (kind) {
    case 'at':
      return `${name} arrived at ${clock(time)}.`
    case 'to-start':
      return `${name} arrived ${size} minutes ${minutes < 0 ? 'before' : 'after'} ${what} began.`
    case 'after':
      return `${name} arrived ${size} minutes ${minutes < 0 ? 'before' : 'after'} ${other}.`
    case 'journey':
      return `${name} left home at ${clock(time - minutes)}, and the journey took ${minutes} minutes.`
    case 'watch':
      return `${name} arrived at ${clock(time + minutes)} by a watch that was ${size} minutes ${minutes < 0 ? 'slow' : 'fast'}.`
    case 'compared':
      return `${name} left home ${Math.abs(later)} minutes ${later < 0 ? 'earlier' : 'later'} than ${other}, and the journey took ${size} minutes ${minutes < 0 ? 'less' : 'longer'}.`
  }
}

/** How a time is worked out, in a few words. */
function reckoned(
  { kind, child, of = 0, minutes, later = 0 }: News,
  { names, times, start }: Arrivals,
): string {
  const time = times[child] ?? 0
  const plus = (from: number, by: number) => `${clock(from)} ${by < 0 ? '−' : '+'} ${Math.abs(by)}`
  const sums: Record<News['kind'], string> = {
    at: '',
    'to-start': plus(start, minutes),
    after: plus(times[of] ?? 0, minutes),
    journey: plus(time - minutes, minutes),
    watch: plus(time + minutes, -minutes),
    compared: `${plus(times[of] ?? 0, later)} ${minutes < 0 ? '−' : '+'} ${Math.abs(minutes)}`,
  }
  return `${names[child]} ${sums[kind] && `${sums[kind]} = `}${clock(time)}`
}

const places = ['first', 'second', 'third', 'fourth', 'last'] as const

export const arrivals = template({
  id: 'verbal-reasoning.logic.who-came-when',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 75,
  draw: drawArrivals,
  measure: 'clues, counted by how much they ask, and whether the place is in the middle',
  hardness: ({ news, asked, told }) =>
    news.reduce((sum, { kind }) => sum + weights[kind], 0) + (asked % 4 ? 1 : 0) + (told === news ? 0 : 1),
  write: (facts, random) => {
    const { news, told, order, names, asked, occasion, start } = facts
    const { where, what } = occasions[occasion] ?? occasions[0]
    const arrived = order.map(child => names[child] ?? '')
    const verb =
      asked === 0 || asked === 4 ? `arrived ${places[asked]}` : `was the ${places[asked]} to arrive`
    return {
      stem: `One afternoon, ${listed(random.shuffle(names))} met ${where}. ${what} began at ${clock(start)}. ${told.map(one => sentence(one, facts)).join(' ')} Who ${verb}?`,
      right: { text: arrived[asked] ?? '' },
      wrong: atOtherPlaces(arrived, asked, 'read-the-times-backwards'),
      explanation: `Find the time at which each child arrived: ${news.map(one => reckoned(one, facts)).join('; ')}. ${news.some(({ kind }) => kind === 'watch') ? 'A slow watch shows too early a time, so add the minutes. A fast watch shows too late a time, so take them away. ' : ''}In order, that is ${arrived.join(', ')}. So **${arrived[asked]}** ${verb}.`,
    }
  },
})
