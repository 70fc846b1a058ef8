import type { Picture } from '../question.ts'
import { circle, label, line, type Point, path, picture, round } from '../svg.ts'

const wrapped = (minutes: number) => ((minutes % 1440) + 1440) % 1440

/** Formats minutes after midnight on the 24-hour clock: `14:05`. */
export function time24(minutes: number): string {
  const at = wrapped(minutes)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Formats minutes as on a clock face: `2:05`. */
export function timeOnFace(minutes: number): string {
  const at = wrapped(minutes)
  return `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')}`
}

/** `2:05 pm`. Twelve o'clock is neither am nor pm. */
export function time12(minutes: number): string {
  const at = wrapped(minutes)
  if (at % 720 === 0) return at === 0 ? '12:00 midnight' : '12:00 noon'
  return `${timeOnFace(at)} ${at < 720 ? 'am' : 'pm'}`
}

/** `1 hour 5 minutes`. */
export function lengthOfTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(Boolean).join(' ')
}

const middle: Point = [95, 95]

function onFace(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI
  return [middle[0] + radius * Math.sin(angle), middle[1] - radius * Math.cos(angle)]
}

/** A clock with two hands. The alternative text describes their positions. */
export function clockFace(minutes: number): Picture {
  const past = minutes % 60
  const hour = Math.floor(minutes / 60) % 12
  const ticks = Array.from({ length: 60 }, (_, at) => {
    const [x1, y1] = onFace(at / 60, 88)
    const [x2, y2] = onFace(at / 60, at % 5 === 0 ? 78 : 83)
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  })
  const numbers = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = onFace((at + 1) / 12, 66)
    return label([x, y + 5], String(at + 1), { size: 15 })
  })
  const body = [
    circle(middle, 92),
    path(ticks.join(''), 'none', 1),
    ...numbers,
    line(middle, onFace((minutes % 720) / 720, 42), 6),
    line(middle, onFace(past / 60, 76), 3),
    circle(middle, 4, 'black'),
  ]
  return picture(190, 190, `A clock face. ${handsInWords(hour, past)}`, body.join(''))
}

function handsInWords(hour: number, past: number): string {
  const short = past === 0 ? `points to ${hour || 12}` : `is between ${hour || 12} and ${hour + 1}`
  const number = Math.floor(past / 5) || 12
  const marks = past % 5
  const long =
    marks === 0 ? `points to ${number}` : `is ${marks} small ${marks === 1 ? 'mark' : 'marks'} past ${number}`
  return `The short hand ${short}. The long hand ${long}.`
}
