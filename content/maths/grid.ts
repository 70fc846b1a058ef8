import { circle, label, line, type Point, picture, round } from '../svg.ts'

/** The lowest and highest number on both axes. */
export interface Grid {
  readonly low: number
  readonly high: number
}

export const signed = (value: number) => (value < 0 ? `−${-value}` : String(value))

export const coordinates = ([x, y]: Point) => `(${signed(x)}, ${signed(y)})`

const [side, left, top] = [258, 32, 26] as const

export function placer({ low, high }: Grid) {
  const cell = side / (high - low)
  return ([x, y]: Point): Point => [left + (x - low) * cell, top + (high - y) * cell]
}

/** The grid with its numbers, and the body drawn over it. */
export function drawGrid(grid: Grid, alt: string, body: string) {
  const { low, high } = grid
  const at = placer(grid)
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  const lines = numbers.map(number => {
    const [x, y] = at([number, number])
    return `M${round(x)} ${top}V${top + side}M${left} ${round(y)}H${left + side}`
  })
  const [zeroX, zeroY] = at([0, 0])
  // The numbers are outside the grid, where no drawing covers them.
  const texts = numbers.map(number => {
    const [x, y] = at([number, number])
    return (
      label([x, top + side + 15], signed(number), { size: 12 }) +
      label([left - 8, y + 4], signed(number), { size: 12, anchor: 'end' })
    )
  })
  return picture(
    320,
    top + side + 22,
    alt,
    [
      `<path d="${lines.join('')}" fill="none" stroke="#bbb" stroke-width="1"/>`,
      line([left, zeroY], [left + side, zeroY]),
      line([zeroX, top + side], [zeroX, top]),
      ...texts,
      label([left + side + 6, zeroY + 4], 'x', { anchor: 'start' }),
      label([zeroX, 17], 'y'),
      body,
    ].join(''),
  )
}

export function drawPoint(grid: Grid, point: Point, name: string): string {
  const [x, y] = placer(grid)(point)
  return circle([x, y], 4, 'black', 1) + label([x + 8, y - 7], name, { bold: true, anchor: 'start' })
}

const squares = (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`

/** Describes the way to a point from the origin. */
export function walkTo([x, y]: Point): string {
  const parts = [
    x !== 0 && `${squares(Math.abs(x))} ${x > 0 ? 'right' : 'left'}`,
    y !== 0 && `${squares(Math.abs(y))} ${y > 0 ? 'up' : 'down'}`,
  ].filter(Boolean)
  return parts.length > 0
    ? `${parts.join(' and ')} from the point where the axes cross`
    : 'where the axes cross'
}
