import { first, isNear, type Judge, lengthsIn, timesIn, total, upTo, wordBefore } from './judge.ts'

export const timeJudges: Readonly<Record<string, Judge>> = {
  'film-with-a-break': (x, n, story) => total([...timesIn(story), ...n.slice(0, 3)]) === x,
  'morning-at-school': (x, _, story) => {
    const lengths = lengthsIn(story)
    const lesson = Number(/lessons of (\d+)/.exec(story)?.[1])
    const more = (wordBefore(story, /lessons/) - 1) * lesson
    return total([...timesIn(story), ...lengths, more]) === x
  },
  'steady-work': (x, n, story) => {
    const [count] = first(n)
    const [part = 0, all = 0] = lengthsIn(story)
    return x * part === count * all
  },
  'swimming-training': (x, n, story) => {
    const [lengths, pool, weeks] = first(n)
    let metres = 0
    for (let session = 0; session < weeks * wordBefore(story, /sessions/); session++) metres += lengths * pool
    return isNear(x * 1000, metres)
  },
  'paddling-pool': (x, n, story) => {
    const [holds] = first(n)
    let inside = n.length > 2 ? (n[1] ?? 0) : 0
    let [now = 0] = timesIn(story)
    for (; inside < holds; inside += n.at(-1) ?? 1) now++
    return inside === holds && now === x
  },
  'bottling-machine': (x, n, story) => {
    const [count, , hold] = first(n)
    const [every = 1, all = 0] = lengthsIn(story)
    let made = 0
    for (let minutes = every; minutes <= all; minutes += every) made += count
    return made === x * hold
  },
  'late-train': (x, _, story) => {
    const [leaves = 0] = timesIn(story)
    const [long = 0, late = 0, saved = 0] = lengthsIn(story)
    return x - leaves === long + late - saved
  },
  'day-at-work': (x, n, story) => {
    const [from = 0, to = 0] = timesIn(story)
    const [pause, pay] = first(n)
    return isNear(x * 60, (to - from - pause) * pay)
  },
  candle: (x, n, story) => {
    const [tall, burns, left] = first(n)
    const [from = 0, to] = timesIn(story)
    return isNear(
      to === undefined ? tall - ((x - from) * burns) / 60 : tall - ((to - from) * burns) / 60,
      to === undefined ? left : x,
    )
  },
  'coach-in-two-parts': (x, _, story) => {
    const lengths = lengthsIn(story)
    const speeds = [...story.matchAll(/at (\d+) miles/g)].map(([, speed]) => Number(speed))
    const miles = total(lengths.map((minutes, at) => (minutes / 60) * (speeds[at] ?? 0)))
    return isNear(story.includes('average') ? (x * total(lengths)) / 60 : x, miles)
  },
  'slow-clock': (x, n, story) => {
    const [each] = first(n)
    const [from = 0, to = 0] = timesIn(story)
    let shown = from
    for (let time = from; time < to; time += 60) shown += 60 + (story.includes('gains') ? each : -each)
    return shown === x
  },
  'tap-and-leak': (x, n, story) => {
    const [tap, leak, holds] = first(n)
    let inside = story.includes('empty') ? 0 : (n[3] ?? 0)
    let minutes = 0
    for (; inside < holds; minutes++) inside += tap - leak
    return inside === holds && minutes === x
  },
  'catch-the-train': (x, _, story) => {
    const [train = 0] = timesIn(story)
    const [, kilometres = 0, speed = 1] =
      /([\d.]+) km away, and they walk (\d+) m/.exec(story)?.map(Number) ?? []
    const walk = (kilometres * 1000) / speed
    return isNear(x + walk + total(lengthsIn(story)), train)
  },
  painters: (x, n, story) => {
    const [before, days, a, b] = first(n)
    const [done, now] = story.includes('come to help') ? [a, before + b] : [0, a]
    let work = before * days - before * done
    let taken = 0
    for (; work > 0; work -= now) taken++
    return work === 0 && taken === x
  },
  'buses-together': (x, n, story) => {
    const [, one, , two] = first(n)
    const [start = 0, after = start] = timesIn(story)
    let time = after + 1
    while ((time - start) % one > 0 || (time - start) % two > 0) time++
    return time === x
  },
  'there-and-back': (x, n) => {
    const [far, there, back] = first(n)
    return isNear(x * (far / there + far / back), far + far)
  },
  'towards-each-other': (x, n, story) => {
    const [far, one, two] = first(n)
    const hours = (x - (timesIn(story)[0] ?? 0)) / 60
    return isNear(hours * one, far - hours * two)
  },
  'catching-up': (x, n, story) => {
    const [slow, fast] = first(n)
    const [start = 0, later = 0] = timesIn(story)
    return isNear((x - start) * slow, (x - later) * fast)
  },
  'two-taps': (x, n) => {
    const [one, two] = first(n)
    return isNear(total(upTo(x).map(() => 1 / one + 1 / two)), 1)
  },
}
