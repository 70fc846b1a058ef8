import { circle, label, line, type Point, picture, polyline, round } from '../svg.ts'
import { grouped } from '../wording.ts'

/** A vertical scale with a number at each step, and light lines that divide every step into parts. */
export interface Axis {
  readonly each: number
  readonly parts: number
  readonly steps: number
  /** The unit of the numbers. */
  readonly unit: string
}

const [left, bottom, high] = [44, 196, 164] as const

/** From the left edge of the chart to the right. */
export const wide = 266

/** The y coordinate of a value. */
export const heightOf = ({ each, steps }: Axis, value: number) => bottom - (value / (each * steps)) * high

/** The middle of one of the places along the bottom. */
export const middleOf = (place: number, places: number) => left + ((place + 0.5) * wide) / places

export const chartHeight = 238

export const floor = bottom

export function drawAxis(axis: Axis): string {
  const { each, parts, steps, unit } = axis
  const at = (value: number) => round(heightOf(axis, value))
  const light = Array.from(
    { length: steps * parts + 1 },
    (_, index) => `M${left} ${at((index * each) / parts)}H${left + wide}`,
  )
  const numbers = Array.from({ length: steps + 1 }, (_, index) => {
    const text: Point = [left - 5, heightOf(axis, index * each) + 4]
    return label(text, grouped(index * each), { size: 12, anchor: 'end' })
  })
  const dark = Array.from({ length: steps + 1 }, (_, index) => `M${left} ${at(index * each)}H${left + wide}`)
  return [
    `<path d="${light.join('')}" fill="none" stroke="#ccc" stroke-width="1"/>`,
    `<path d="${dark.join('')}" fill="none" stroke="#888" stroke-width="1"/>`,
    line([left, bottom], [left + wide, bottom]),
    line([left, bottom - high], [left, bottom]),
    ...numbers,
    label([8, 16], unit, { size: 12, anchor: 'start' }),
  ].join('')
}

/** Describes the scale, as alternative text. */
export const axisInWords = ({ each, parts, steps, unit }: Axis) =>
  `The scale shows ${unit === '°C' ? unit : unit.toLowerCase()}, numbered in steps of ${grouped(each)} from 0 to ${grouped(each * steps)}, with ${parts} equal parts in every step.`

/** Where a value lies on the scale, without giving the value. */
export function heightInWords({ each, parts }: Axis, value: number): string {
  const below = Math.floor(value / each) * each
  const rest = Math.round(((value - below) * parts) / each)
  return rest === 0
    ? `at ${grouped(below)}`
    : `${rest} ${rest === 1 ? 'part' : 'parts'} above ${grouped(below)}`
}

/** Points joined by a line, with their names below. */
export function drawGraph(axis: Axis, names: readonly string[], values: readonly number[]) {
  const points = values.map((value, at): Point => [middleOf(at, values.length), heightOf(axis, value)])
  return picture(
    320,
    chartHeight - 12,
    `A line graph. ${axisInWords(axis)} ${values.map((value, at) => `${names[at]}: the point is ${heightInWords(axis, value)}.`).join(' ')}`,
    [
      drawAxis(axis),
      polyline(points, 2.5),
      ...points.map(point => circle(point, 4, 'black', 1)),
      ...points.map(([x], at) => label([x, bottom + 17], names[at] ?? '', { size: 12 })),
    ].join(''),
  )
}
