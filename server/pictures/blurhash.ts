const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

function base83(value: number, length: number): string {
  return Array.from(
    { length },
    (_, place) => digits[Math.floor(value / 83 ** (length - 1 - place)) % 83],
  ).join('')
}

const linear = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4

const displayed = (value: number) => {
  const bounded = Math.min(1, Math.max(0, value))
  const curved = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}

type Colour = readonly [number, number, number]

/** A picture in plain RGB, one byte for each colour. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A blurred picture in about thirty characters, encoded as BlurHash: waves across and down, and the strength of each. */
export function blurHash(pixels: Pixels, across = 4, down = 3): string {
  const waves: Colour[] = []
  for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) waves.push(strength(pixels, x, y))
  const [average = [0, 0, 0], ...others] = waves
  const strongest = Math.max(0, ...others.flat().map(Math.abs))
  const scale = Math.min(82, Math.max(0, Math.floor(strongest * 166 - 0.5)))
  const most = (scale + 1) / 166
  const [red, green, blue] = average.map(displayed)
  return [
    base83(across - 1 + (down - 1) * 9, 1),
    base83(scale, 1),
    base83(((red ?? 0) << 16) + ((green ?? 0) << 8) + (blue ?? 0), 4),
    ...others.map(wave =>
      base83(
        wave.reduce((sum, value) => sum * 19 + step(value / most), 0),
        2,
      ),
    ),
  ].join('')
}

/** One of 19 steps from -1 to 1, finer around 0. */
const step = (value: number) =>
  Math.min(18, Math.max(0, Math.floor(Math.sign(value) * Math.sqrt(Math.abs(value)) * 9 + 9.5)))

function strength({ data, width, height }: Pixels, across: number, down: number): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const weight = Math.cos((Math.PI * across * x) / width) * Math.cos((Math.PI * down * y) / height)
      for (const colour of [0, 1, 2] as const)
        sum[colour] += weight * linear(data[(y * width + x) * 3 + colour] ?? 0)
    }
  }
  const norm = (across === 0 && down === 0 ? 1 : 2) / (width * height)
  return [sum[0] * norm, sum[1] * norm, sum[2] * norm]
}
