import { label, line, picture, round } from '../svg.ts'
import { grouped } from '../wording.ts'

/** One scale of a conversion graph: its unit, the gap between two numbers, the parts in it, and the number of gaps. */
export interface Side {
  readonly unit: string
  readonly each: number
  readonly parts: number
  readonly gaps: number
}

const [left, bottom, wide, high] = [46, 210, 252, 180] as const

const most = ({ each, gaps }: Side) => each * gaps

/** A straight line from zero. So many of the unit at the bottom are so many of the other. */
export function drawConversion(across: Side, up: Side, [a, b]: readonly [number, number]) {
  const x = (value: number) => left + (value / most(across)) * wide
  const y = (value: number) => bottom - (value / most(up)) * high
  const marks = ({ each, parts, gaps }: Side) =>
    Array.from({ length: parts * gaps + 1 }, (_, at) => ({
      value: (at * each) / parts,
      isNamed: at % parts === 0,
    }))
  const [columns, rows] = [marks(across), marks(up)]
  const grid = (isNamed: boolean) =>
    [
      ...columns
        .filter(mark => mark.isNamed === isNamed)
        .map(({ value }) => `M${round(x(value))} ${bottom}V${bottom - high}`),
      ...rows
        .filter(mark => mark.isNamed === isNamed)
        .map(({ value }) => `M${left} ${round(y(value))}H${left + wide}`),
    ].join('')
  const end = Math.min(most(across), (most(up) * a) / b)
  return picture(
    320,
    252,
    `A conversion graph. The scale at the bottom shows ${across.unit}, numbered in steps of ${grouped(across.each)} from 0 to ${grouped(most(across))}. The scale on the left shows ${up.unit}, numbered in steps of ${grouped(up.each)} from 0 to ${grouped(most(up))}. A straight line starts at zero and ends where ${grouped(end)} at the bottom meets ${grouped((end * b) / a)} on the left.`,
    [
      `<path d="${grid(false)}" fill="none" stroke="#ccc" stroke-width="1"/>`,
      `<path d="${grid(true)}" fill="none" stroke="#888" stroke-width="1"/>`,
      line([left, bottom], [left + wide, bottom]),
      line([left, bottom], [left, bottom - high]),
      ...rows
        .filter(({ isNamed }) => isNamed)
        .map(({ value }) => label([left - 5, y(value) + 4], grouped(value), { size: 12, anchor: 'end' })),
      ...columns
        .filter(({ isNamed }) => isNamed)
        .map(({ value }) => label([x(value), bottom + 17], grouped(value), { size: 12 })),
      label([8, 18], up.unit, { size: 13, anchor: 'start' }),
      label([left + wide, bottom + 35], across.unit, { size: 13, anchor: 'end' }),
      line([left, bottom], [x(end), y((end * b) / a)], 2.5),
    ].join(''),
  )
}
