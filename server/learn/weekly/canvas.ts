import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
export type Point = readonly [x: number, y: number]

/** Twice as many pixels as the page has, for sharp screens. */
const density = 2

/**
 * A white sheet for bars, lines and a few signs, and its PNG. A chart needs no more than this, and the library that opens
 * other people's pictures is not installed everywhere.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #pixels: Uint8Array

  constructor(width: number, height: number) {
    this.width = width * density
    this.height = height * density
    this.#pixels = new Uint8Array(this.width * this.height * 3).fill(255)
  }

  /** A rectangle with rounded corners. */
  box(left: number, top: number, width: number, height: number, radius: number, colour: Colour): void {
    const [middleX, middleY] = [left + width / 2, top + height / 2]
    const round = Math.min(radius, width / 2, height / 2)
    const distance = (x: number, y: number) => {
      const beyondX = Math.abs(x - middleX) - width / 2 + round
      const beyondY = Math.abs(y - middleY) - height / 2 + round
      const outside = lengthOf(Math.max(beyondX, 0), Math.max(beyondY, 0))
      return outside + Math.min(Math.max(beyondX, beyondY), 0) - round
    }
    this.#fill([left, top], [left + width, top + height], distance, colour)
  }

  /** A line through these points, with round ends. */
  stroke(points: readonly Point[], thickness: number, colour: Colour): void {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const half = thickness / 2
    const distance = (x: number, y: number) => {
      let nearest = Number.POSITIVE_INFINITY
      for (let at = 1; at < points.length; at++)
        nearest = Math.min(nearest, distanceTo(x, y, points[at - 1] ?? origin, points[at] ?? origin))
      return nearest - half
    }
    const start: Point = [Math.min(...xs) - half, Math.min(...ys) - half]
    const end: Point = [Math.max(...xs) + half, Math.max(...ys) + half]
    this.#fill(start, end, distance, colour)
  }

  /** Colours the pixels of a shape, those at its edge in part. */
  #fill(
    [left, top]: Point,
    [right, bottom]: Point,
    distance: (x: number, y: number) => number,
    colour: Colour,
  ): void {
    const first = (value: number) => Math.max(0, Math.floor(value * density) - 1)
    const last = (value: number, most: number) => Math.min(most, Math.ceil(value * density) + 1)
    for (let row = first(top); row < last(bottom, this.height); row++) {
      for (let column = first(left); column < last(right, this.width); column++) {
        const away = distance((column + 0.5) / density, (row + 0.5) / density) * density
        const share = Math.min(1, Math.max(0, 0.5 - away))
        if (share === 0) continue
        const at = (row * this.width + column) * 3
        for (let index = 0; index < 3; index++) {
          const under = this.#pixels[at + index] ?? 0
          this.#pixels[at + index] = Math.round(under + ((colour[index] ?? 0) - under) * share)
        }
      }
    }
  }

  toPng(): Buffer {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(this.width, 0)
    head.writeUInt32BE(this.height, 4)
    head.set([8, 2, 0, 0, 0], 8) // Eight bits each of red, green and blue.
    const line = this.width * 3
    const rows = Buffer.alloc((line + 1) * this.height)
    for (let row = 0; row < this.height; row++)
      rows.set(this.#pixels.subarray(row * line, (row + 1) * line), row * (line + 1) + 1)
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
}

const origin: Point = [0, 0]

/** `Math.hypot` is much slower. */
const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y)

function distanceTo(x: number, y: number, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return lengthOf(x - fromX - share * dx, y - fromY - share * dy)
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
