import { circle, label, line, type Point, picture, polyline, round } from '../svg.ts'
import { time24 } from './clock.ts'

/** A graph of how far away somebody is. Minutes are after midnight, and the graph shows four hours. */
export interface Journey {
  readonly start: number
  /** Kilometres between two numbers of the scale, and small parts between them. */
  readonly each: number
  readonly parts: number
  readonly points: readonly (readonly [minutes: number, km: number])[]
}

const hours = 4
const [left, bottom, wide, high] = [42, 206, 256, 168] as const
const steps = 6

const across = ({ start }: Journey, minutes: number) => left + ((minutes - start) / (hours * 60)) * wide
const upTo = ({ each }: Journey, km: number) => bottom - (km / (each * steps)) * high

export const highest = ({ each }: Pick<Journey, 'each'>) => each * steps

export function drawJourney(journey: Journey) {
  const { start, each, parts, points } = journey
  const columns = Array.from({ length: hours * 4 + 1 }, (_, at) => start + at * 15)
  const rows = Array.from({ length: steps * parts + 1 }, (_, at) => (at * each) / parts)
  const light = [
    ...columns.map(minutes => `M${round(across(journey, minutes))} ${bottom}V${bottom - high}`),
    ...rows.map(km => `M${left} ${round(upTo(journey, km))}H${left + wide}`),
  ]
  const dark = [
    ...columns
      .filter((_, at) => at % 4 === 0)
      .map(minutes => `M${round(across(journey, minutes))} ${bottom}V${bottom - high}`),
    ...rows
      .filter((_, at) => at % parts === 0)
      .map(km => `M${left} ${round(upTo(journey, km))}H${left + wide}`),
  ]
  const places = points.map(([minutes, km]): Point => [across(journey, minutes), upTo(journey, km)])
  const said = points.map(([minutes, km]) => `${time24(minutes)}, ${km} km`)
  return picture(
    320,
    240,
    `A graph of distance and time, with a straight line from each point to the next. The points are at ${said.join('; ')}.`,
    [
      `<path d="${light.join('')}" fill="none" stroke="#ccc" stroke-width="1"/>`,
      `<path d="${dark.join('')}" fill="none" stroke="#888" stroke-width="1"/>`,
      line([left, bottom], [left + wide, bottom]),
      line([left, bottom], [left, bottom - high]),
      ...rows
        .filter((_, at) => at % parts === 0)
        .map(km => label([left - 5, upTo(journey, km) + 4], String(km), { size: 12, anchor: 'end' })),
      ...columns
        .filter((_, at) => at % 4 === 0)
        .map(minutes => label([across(journey, minutes), bottom + 17], time24(minutes), { size: 12 })),
      label([8, 16], 'Distance in km', { size: 12, anchor: 'start' }),
      label([left + wide, bottom + 32], 'Time', { size: 12, anchor: 'end' }),
      polyline(places, 2.5),
      ...places.map(place => circle(place, 3.5, 'black', 1)),
    ].join(''),
  )
}
