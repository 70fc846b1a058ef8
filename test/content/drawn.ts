import { attribute } from './attribute.ts'

/** Reads what is visible in a picture, for judges that find an answer by measuring. */

export type Place = readonly [x: number, y: number]

const tags = (svg: string, name: string) => svg.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? []

const numberOf = (tag: string, name: string) => Number(attribute(tag, name))

export const texts = (svg: string) =>
  [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(([, x, y, text = '']) => ({
    x: Number(x),
    y: Number(y),
    text,
  }))

export const lines = (svg: string) =>
  tags(svg, 'line').map(tag => ({
    from: [numberOf(tag, 'x1'), numberOf(tag, 'y1')] as Place,
    to: [numberOf(tag, 'x2'), numberOf(tag, 'y2')] as Place,
    outline: numberOf(tag, 'stroke-width'),
  }))

const placesIn = (tag: string) =>
  attribute(tag, 'points')
    .split(' ')
    .map(pair => pair.split(',').map(Number) as unknown as Place)

export const polygons = (svg: string) => tags(svg, 'polygon').map(placesIn)

export const polylines = (svg: string) => tags(svg, 'polyline').map(placesIn)

export const rectangles = (svg: string) =>
  tags(svg, 'rect')
    .filter(tag => attribute(tag, 'x') !== '')
    .map(tag => ({
      x: numberOf(tag, 'x'),
      y: numberOf(tag, 'y'),
      width: numberOf(tag, 'width'),
      height: numberOf(tag, 'height'),
    }))

export const circles = (svg: string) =>
  tags(svg, 'circle').map(tag => ({
    x: numberOf(tag, 'cx'),
    y: numberOf(tag, 'cy'),
    radius: numberOf(tag, 'r'),
  }))

/** The numbers in a text, including thousands separators and the true minus sign. */
export const numbersIn = (text: string) =>
  (text.replaceAll('−', '-').match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []).map(number =>
    Number(number.replaceAll(/,(?=\d{3})/g, '').replace(/,$/, '')),
  )

/** Converts a position along an axis to a value, with a straight line through the two outermost numbers of the scale. */
export function alongScale(
  marks: readonly (readonly [place: number, value: number])[],
  place: number,
): number {
  const sorted = [...marks].sort((a, b) => a[0] - b[0])
  const [low, high] = [sorted[0] ?? [0, 0], sorted.at(-1) ?? [1, 1]]
  return low[1] + ((place - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}

export const near = (a: number, b: number, within = 1e-9) => Math.abs(a - b) <= within

export const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** A drawn shape, the scale given by its labels, and whether every side fits its label. Hidden sides have none. */
export function measured(svg: string, hidden: readonly number[]) {
  const [corners = []] = polygons(svg)
  const lengths = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return Math.hypot(nextX - x, nextY - y)
  })
  const shown = lengths.filter((_, at) => !hidden.includes(at))
  const labels = texts(svg).map(({ text }) => numbersIn(text)[0] ?? Number.NaN)
  const scale = total(labels) / total(shown)
  const fits = shown.every((length, at) => near(length * scale, labels[at] ?? Number.NaN, 0.06))
  return { corners, lengths, scale, fits }
}
