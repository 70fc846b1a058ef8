import { alongScale, circles, near, numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { fastest, find, graph, journey, speedDistanceTime } from './speed-distance-time.ts'

/** `1 hour 20 minutes` in minutes. */
const lengthIn = (text: string) =>
  Number(/([\d.]+) hours?/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) minutes?/.exec(text)?.[1] ?? 0)

const clocksIn = (text: string) =>
  [...text.matchAll(/(\d\d):(\d\d)/g)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes))

const speedsIn = (text: string) =>
  [...text.matchAll(/(\d+) (?:km\/h|mph)/g)].map(([, speed]) => Number(speed))

const distancesIn = (text: string) =>
  [...text.matchAll(/([\d.]+) (?:km\b(?!\/)|miles)/g)].map(([, distance]) => Number(distance))

/** Walks minute by minute and returns the first minute at which the two are at the same place. */
function whenEqual(one: (minute: number) => number, other: (minute: number) => number): number {
  for (let minute = 1; minute < 24 * 60; minute++) if (one(minute) >= other(minute) - 1e-9) return minute
  return Number.NaN
}

prove(speedDistanceTime, [
  // Distance in an hour, and so in a minute.
  proof(find, (_, answer, { draft: { stem } }) => {
    const given = stem.slice(0, stem.lastIndexOf('. ') + 1)
    const [speed] = speedsIn(given)
    const [distance] = distancesIn(given)
    const minutes = lengthIn(given)
    const value = Number(answer)
    if (distance === undefined) return near((speed ?? 0) * minutes, value * 60)
    if (speed === undefined) return near((value * minutes) / 60, distance)
    return near((speed * value) / (stem.endsWith('hours.') ? 1 : 60), distance)
  }),
  proof(journey, (_, answer, { draft: { stem } }) => {
    const speeds = speedsIn(stem)
    const [a = 0, b = 0] = speeds
    const [distance = 0] = distancesIn(stem)
    const [from = 0, later = 0] = clocksIn(stem)
    const [said = 0] = clocksIn(answer)
    const [speed = 0] = speedsIn(answer)
    if (stem.includes('towards each other'))
      return (
        whenEqual(
          at => ((a + b) * at) / 60,
          () => distance,
        ) ===
        said - from
      )
    if (stem.includes('catch up'))
      return (
        whenEqual(
          at => (b * (at - (later - from))) / 60,
          at => (a * at) / 60,
        ) ===
        said - from
      )
    if (stem.includes('and then at')) {
      const [first = '', second = ''] = stem.split('and then')
      const hours = (lengthIn(first) + lengthIn(second)) / 60
      return near(speed * hours, (a * lengthIn(first) + b * lengthIn(second)) / 60)
    }
    if (stem.includes('same way')) return near(speed * (distance / a + distance / b), 2 * distance)
    const minutes = stem.includes('must arrive') ? from - said : said - from
    return near((a * minutes) / 60, distance)
  }),
  // Reads the points of the graph back from the picture.
  proof(graph, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const labels = texts(svg)
    const clock = (text: string) => clocksIn(text)[0] ?? 0
    const times = labels
      .filter(({ text }) => text.includes(':'))
      .map(({ x, text }) => [x, clock(text)] as const)
    const scale = labels
      .filter(({ text }) => /^\d+$/.test(text))
      .map(({ y, text }) => [-(y - 4), Number(text)] as const)
    const points = circles(svg).map(
      ({ x, y }) => [Math.round(alongScale(times, x)), alongScale(scale, -y)] as const,
    )
    const at = (minute: number) => {
      const after = Math.max(
        1,
        points.findIndex(([time]) => time >= minute),
      )
      const [[t0, d0] = [0, 0], [t1, d1] = [1, 0]] = [points[after - 1], points[after]]
      return d0 + ((d1 - d0) * (minute - t0)) / (t1 - t0)
    }
    const parts = points.slice(1).map(([t1, d1], index) => {
      const [t0, d0] = points[index] ?? [0, 0]
      return { t0, minutes: t1 - t0, change: Math.abs(d1 - d0) }
    })
    const { stem } = draft
    const [first = 0, second = 0] = clocksIn(stem)
    const [value = 0] = numbersIn(answer)
    const whole = parts.reduce((sum, { change }) => sum + change, 0)
    const moving = parts.filter(({ change }) => change > 0.01)
    if (stem.includes('How far from home')) return near(at(first), value, 0.05)
    if (stem.includes('stop?')) {
      const stops = parts.filter(({ change }) => change < 0.01)
      return stops[stem.includes('first') ? 0 : 1]?.minutes === value
    }
    if (stem.includes('altogether')) return near(whole, value, 0.1)
    if (stem.includes('without the stops'))
      return near((whole * 60) / moving.reduce((sum, { minutes }) => sum + minutes, 0), value, 0.2)
    if (stem.includes('second time')) {
      const [distance = 0] = distancesIn(stem)
      const back = parts.at(-1)?.t0 ?? 0
      return clock(answer) > back && near(at(clock(answer)), distance, 0.05)
    }
    return near((Math.abs(at(second) - at(first)) * 60) / (second - first), value, 0.2)
  }),
  proof(fastest, (_, answer, { draft: { stem } }) => {
    const rows = [...stem.matchAll(/^\| (\w+) \| ([\d.]+) km \| ([^|]+) \|$/gm)].map(
      ([, name, distance, time = '']) => ({ name, speed: Number(distance) / lengthIn(time) }),
    )
    const own = rows.find(({ name }) => name === answer)?.speed ?? Number.NaN
    const slow = stem.includes('**slowest**')
    return (
      rows.length === 5 &&
      rows.every(({ name, speed }) => name === answer || (slow ? speed > own : speed < own))
    )
  }),
])
