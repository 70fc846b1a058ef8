import { label, type Point, picture, polygon } from '../svg.ts'

/** Shapes whose sides have expressions written beside them. Corners go clockwise from the top left. */
export const shapesWithSides = {
  rectangle: [
    [70, 34],
    [250, 34],
    [250, 134],
    [70, 134],
  ],
  triangle: [
    [160, 24],
    [246, 150],
    [74, 150],
  ],
  quadrilateral: [
    [104, 34],
    [214, 34],
    [244, 146],
    [74, 146],
  ],
  pentagon: [
    [160, 22],
    [238, 76],
    [222, 160],
    [98, 160],
    [82, 76],
  ],
} as const satisfies Record<string, readonly Point[]>

export type ShapeWithSides = keyof typeof shapesWithSides

/** One text for each side, clockwise from the top. An empty text leaves the side without. */
export function drawSides(shape: ShapeWithSides, texts: readonly string[]) {
  const corners: readonly Point[] = shapesWithSides[shape]
  const labels = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2]
    const isRight = nextY > y
    const text = texts[at] ?? ''
    if (text === '') return ''
    if (y === nextY) return label([middleX, middleY + (nextX > x ? -9 : 19)], text, { size: 15 })
    // Outside the shape, at a right angle to the side.
    const length = Math.hypot(nextX - x, nextY - y)
    const place: Point = [middleX + ((nextY - y) / length) * 10, middleY - ((nextX - x) / length) * 10 + 5]
    return label(place, text, { size: 15, anchor: isRight ? 'start' : 'end' })
  })
  const said = texts
    .map(text => (text === '' ? 'nothing' : text === '?' ? 'a question mark' : text))
    .join(', ')
  return picture(
    320,
    186,
    `A ${shape}. Its sides, in order, are labelled: ${said}.`,
    polygon(corners) + labels.join(''),
  )
}
