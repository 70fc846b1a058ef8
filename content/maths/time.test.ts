import { lines, type Place } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { interval, later, readClock, time } from './time.ts'

/** All times in a text, as hours and minutes. */
const timesIn = (text: string) =>
  [...text.matchAll(/(\d{1,2}):(\d\d)(?: (am|pm|noon|midnight))?/g)].map(([, hours, minutes, half]) => ({
    hours: half ? (Number(hours) % 12) + (half === 'pm' || half === 'noon' ? 12 : 0) : Number(hours),
    minutes: Number(minutes),
  }))

type Time = { hours: number; minutes: number }

/** A clock that ticks minute by minute. */
function ticked({ hours, minutes }: Time, ticks: number): Time {
  let now = { hours, minutes }
  for (let tick = 0; tick < ticks; tick++) {
    now = { ...now, minutes: now.minutes + 1 }
    if (now.minutes === 60) now = { hours: (now.hours + 1) % 24, minutes: 0 }
  }
  return now
}

const same = (a: Time | undefined, b: Time | undefined) =>
  a !== undefined && a.hours === b?.hours && a.minutes === b.minutes

const turn = (from: Place, to: Place) =>
  (Math.atan2(to[0] - from[0], from[1] - to[1]) / (2 * Math.PI) + 1) % 1

prove(time, [
  // Reads the time from the angles of the drawn hands.
  proof(readClock, (_, answer, { draft }) => {
    const [short, long] = lines(draft.picture?.svg ?? '')
    if (!short || !long) return false
    const minutes = Math.round(turn(long.from, long.to) * 60) % 60
    const hours = Math.round(turn(short.from, short.to) * 12 - minutes / 60)
    const after = draft.stem.includes('after midday')
    const seen = { hours: after ? (hours % 12) + 12 : (hours + 12) % 12 || 12, minutes }
    const [, by, which] = /(\d+) minutes \*\*(fast|slow)/.exec(draft.stem) ?? []
    const [given] = timesIn(answer)
    if (!given || (after && !/^\d\d:/.test(answer))) return false
    return which === 'fast'
      ? same(ticked(given, Number(by)), seen)
      : same(given, ticked(seen, Number(by ?? 0)))
  }),
  proof(interval, (_, answer, { draft }) => {
    const [start, end] = timesIn(draft.stem)
    return start !== undefined && same(ticked(start, Number(answer)), end) && Number(answer) < 720
  }),
  proof(later, (_, answer, { draft }) => {
    const [given] = timesIn(draft.stem)
    const [, hours] = /(\d+) hours?/.exec(draft.stem) ?? []
    const [, minutes] = /(\d+) minutes?/.exec(draft.stem) ?? []
    const length = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
    const [found] = timesIn(answer)
    if (!given || !found) return false
    return draft.stem.includes('latest time')
      ? same(ticked(found, length), given)
      : same(ticked(given, length), found)
  }),
])
