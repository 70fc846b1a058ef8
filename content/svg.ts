import type { Picture } from './question.ts'

/** Pictures in black, white and grey. Coordinates are rounded, so that every machine writes the same bytes. */

export const widest = 320

const hundredths = Array.from({ length: 100 }, (_, at) =>
  at === 0 ? '' : `.${String(at).padStart(2, '0').replace(/0$/, '')}`,
)

/** Rounds to two decimal places. Put together from whole numbers, which takes a third of the time of printing a fraction. */
export function round(value: number): string {
  const all = Math.round(value * 100)
  const size = Math.abs(all)
  if (!(size < 1e9)) return String(all / 100 || 0)
  const whole = Math.floor(size / 100)
  return (all < 0 ? '-' : '') + whole + hundredths[size - whole * 100]
}

const escaped = (text: string) =>
  !/[&<"]/.test(text) ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Fills that differ without colour. */
export const fills = ['white', 'black', 'grey', 'stripes', 'bars', 'dots', 'hatch'] as const
export type Fill = (typeof fills)[number]

const patterns: Partial<Record<Fill, string>> = {
  stripes: '<path d="M0 0H8" stroke="#000" stroke-width="3"/>',
  bars: '<path d="M0 0V8" stroke="#000" stroke-width="3"/>',
  dots: '<circle cx="4" cy="4" r="1.7" fill="#000"/>',
  hatch: '<path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" stroke="#000" stroke-width="1.5"/>',
}

const paint: Record<Fill, string> = {
  white: '#fff',
  black: '#000',
  grey: '#999',
  stripes: 'url(#learn-stripes)',
  bars: 'url(#learn-bars)',
  dots: 'url(#learn-dots)',
  hatch: 'url(#learn-hatch)',
}

/** Attributes of a shape with an outline. */
export const filled = (fill: Fill, outline = 2) =>
  `fill="${paint[fill]}" stroke="#000" stroke-width="${round(outline)}"`

const drawn = (outline: number, dashed: boolean) =>
  `fill="none" stroke="#000" stroke-width="${round(outline)}"${dashed ? ' stroke-dasharray="5 4"' : ''}`

export type Point = readonly [x: number, y: number]

export const pointsOf = (points: readonly Point[]) =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')

export const polygon = (points: readonly Point[], fill: Fill = 'white', outline = 2) =>
  `<polygon points="${pointsOf(points)}" ${filled(fill, outline)} stroke-linejoin="round"/>`

export const polyline = (points: readonly Point[], outline = 2, dashed = false) =>
  `<polyline points="${pointsOf(points)}" ${drawn(outline, dashed)}/>`

export const line = ([x1, y1]: Point, [x2, y2]: Point, outline = 2, dashed = false) =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${drawn(outline, dashed)}/>`

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill = 'white',
  outline = 2,
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${filled(fill, outline)}/>`

export const circle = ([x, y]: Point, radius: number, fill: Fill = 'white', outline = 2) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${filled(fill, outline)}/>`

export const path = (d: string, fill: Fill | 'none' = 'none', outline = 2) =>
  `<path d="${d}" ${fill === 'none' ? drawn(outline, false) : filled(fill, outline)}/>`

/** Rotates around a point, clockwise, in degrees. */
export const turned = (body: string, degrees: number, [x, y]: Point = [0, 0]) =>
  degrees % 360 === 0 ? body : `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${body}</g>`

export const moved = (body: string, x: number, y: number) =>
  `<g transform="translate(${round(x)} ${round(y)})">${body}</g>`

/** Text in a picture, at least 12 units high so that it is readable. `anchor` is the part of the text placed at the point. */
export const label = ([x, y]: Point, text: string, { size = 14, anchor = 'middle', bold = false } = {}) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`

/** The whole picture. It is never wider than drawn, and shrinks with its page. */
export function picture(width: number, height: number, alt: string, body: string): Picture {
  const used = body.includes('#learn-')
    ? Object.entries(patterns).filter(([name]) => body.includes(`#learn-${name})`))
    : []
  const defs = used.map(
    ([name, drawing]) =>
      `<pattern id="learn-${name}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#fff"/>${drawing}</pattern>`,
  )
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" style="max-width:100%;height:auto" role="img" aria-label="${escaped(alt)}" font-family="Verdana, sans-serif">`
  return { alt, svg: `${open}${defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''}${body}</svg>` }
}

/** The same picture, shown larger. */
export const enlarged = ({ svg, alt }: Picture, times: number): Picture => ({
  alt,
  svg: svg.replace(
    / width="([\d.]+)" height="([\d.]+)"/,
    (_, width, height) =>
      ` width="${round(Number(width) * times)}" height="${round(Number(height) * times)}"`,
  ),
})

/** A picture as a block of its own between paragraphs of Markdown. */
export const inMarkdown = ({ svg }: Picture) => `\n\n${svg}\n\n`
