import { barsOf } from '../../../web/drawing/charts/geometry.ts'
import { Canvas, type Colour, type Point } from './canvas.ts'

export const pictureSize = { width: 460, height: 190 }

const bar: Colour = [0x4a, 0x3a, 0xa7]
const ink: Colour = [0x1d, 0x1a, 0x26]
const soft: Colour = [0x58, 0x53, 0x66]
const line: Colour = [0xdc, 0xd7, 0xe7]

const area = { left: 12, right: 448, top: 38, bottom: 146 }
/** Still legible on a narrow phone. */
const signHeight = 16
const unit = signHeight / 6
const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
/** A few minutes must not look like a long day. */
const leastMinutes = 10

/** Minutes on each day, from Monday, as a PNG. The numbers stand above the bars. */
export function drawWeek(minutes: readonly number[]): Buffer {
  const canvas = new Canvas(pictureSize.width, pictureSize.height)
  const { bars } = barsOf(minutes, area, leastMinutes)
  for (const [index, { x: left, y, width: wide, height }] of bars.entries()) {
    const [x, width] = [sharp(left), sharp(wide)]
    const middle = x + width / 2
    const count = Math.round(minutes[index] ?? 0)
    if (height > 0) {
      canvas.box(x, y, width, height, 5, bar)
      canvas.box(x, y + height / 2, width, height / 2, 0, bar)
      write(canvas, count === 0 ? '1' : String(count), middle, y - signHeight - 7, ink)
    }
    write(canvas, letters[index] ?? '', middle, area.bottom + 14, soft)
  }
  canvas.box(area.left, area.bottom, area.right - area.left, 1.5, 0, line)
  return canvas.toPng()
}

/** At the edge of a pixel. */
const sharp = (value: number) => Math.round(value * 2) / 2

/** Writes signs side by side around the middle, below this height. */
function write(canvas: Canvas, text: string, middle: number, top: number, colour: Colour): void {
  const step = 6 * unit
  const start = middle - ((text.length - 1) * step + 4 * unit) / 2
  for (const [index, sign] of [...text].entries()) {
    for (const points of signs[sign] ?? [])
      canvas.stroke(
        points.map(([x, y]): Point => [start + index * step + x * unit, top + y * unit]),
        2,
        colour,
      )
  }
}

/** Reads points such as “0,6 0,0 4,0”. */
const path = (text: string): Point[] =>
  text.split(' ').map(pair => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** Digits and the first letters of the days, as lines in a box of 4 by 6: a server need not have a font. */
const signs: Readonly<Record<string, readonly Point[][]>> = {
  M: [path('-.2,6 -.2,0 2,3.6 4.2,0 4.2,6')],
  T: [path('-.1,0 4.1,0'), path('2,0 2,6')],
  W: [path('-.6,0 .7,6 2,1.2 3.3,6 4.6,0')],
  F: [path('3.8,0 .4,0 .4,6'), path('.4,2.9 3.2,2.9')],
  S: [
    path('3.7,1 3.1,.25 2,0 .9,.25 .3,1 .3,1.8 .9,2.5 2,2.9 3.1,3.3 3.8,4.1 3.8,5 3.1,5.75 2,6 .9,5.75 .2,5'),
  ],
  0: [path('2,0 2.8,.2 3.5,.9 3.9,2 3.9,4 3.5,5.1 2.8,5.8 2,6 1.2,5.8 .5,5.1 .1,4 .1,2 .5,.9 1.2,.2 2,0')],
  1: [path('.8,1.3 2.3,0 2.3,6')],
  2: [path('.2,1.5 .5,.6 1.2,.1 2,0 2.9,.1 3.6,.8 3.7,1.7 3.2,2.7 .2,6 3.9,6')],
  3: [
    path(
      '.2,.9 .9,.25 2,0 3,.25 3.6,1 3.5,1.9 2.9,2.6 1.7,2.8 2.9,3 3.7,3.7 3.9,4.5 3.5,5.3 2.8,5.8 2,6 .8,5.75 .1,5',
    ),
  ],
  4: [path('3,6 3,0 0,4.3 4.2,4.3')],
  5: [path('3.6,0 .7,0 .4,2.7 1.2,2.35 2,2.25 3,2.5 3.7,3.2 3.9,4.1 3.6,5.1 2.9,5.8 2,6 .8,5.75 .1,5')],
  6: [
    path(
      '3.4,.5 2.3,0 1.3,.3 .5,1.4 .1,3 .1,4.2 .5,5.3 1.2,5.85 2,6 2.9,5.8 3.6,5.1 3.9,4.2 3.6,3.2 2.9,2.5 2,2.3 1.1,2.5 .4,3.2 .1,4.2',
    ),
  ],
  7: [path('.1,0 3.9,0 1.5,6')],
  8: [
    path(
      '2,2.8 1.1,2.5 .5,1.9 .4,1.3 .6,.6 1.2,.1 2,0 2.8,.1 3.4,.6 3.6,1.3 3.5,1.9 2.9,2.5 2,2.8 1,3.1 .3,3.7 .1,4.4 .4,5.3 1.1,5.85 2,6 2.9,5.85 3.6,5.3 3.9,4.4 3.7,3.7 3,3.1 2,2.8',
    ),
  ],
  9: [
    path(
      '.6,5.5 1.7,6 2.7,5.7 3.5,4.6 3.9,3 3.9,1.8 3.5,.7 2.8,.15 2,0 1.1,.2 .4,.9 .1,1.8 .4,2.8 1.1,3.5 2,3.7 2.9,3.5 3.6,2.8 3.9,1.8',
    ),
  ],
}
