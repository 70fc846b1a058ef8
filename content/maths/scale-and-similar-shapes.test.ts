import { near, numbersIn, polygons, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { mapScales } from './map-scales.ts'
import { scaleAndSimilarShapes } from './scale-and-similar-shapes.ts'
import { scalePlans } from './scale-plans.ts'
import { similarShapes } from './similar-shapes.ts'

const centimetres = { cm: 1, m: 100, km: 100_000 } as const

/** All lengths in a text, in centimetres. */
const lengthsIn = (text: string) =>
  [...text.matchAll(/([\d,]+(?:\.\d+)?) (km|cm|m)(?![²\w])/g)].map(
    ([, number = '', unit = 'cm']) =>
      Number(number.replaceAll(',', '')) * centimetres[unit as keyof typeof centimetres],
  )

/** The second numbers of ratios such as 1:25,000. */
const ratiosIn = (text: string) =>
  [...text.matchAll(/1:(\d[\d,]*\d)/g)].map(([, number = '']) => Number(number.replaceAll(',', '')))

/** Whether map, real life and scale fit each other, all in centimetres. */
function fitsScale(kind: string, stem: string, answer: string): boolean {
  const lengths = lengthsIn(stem)
  const [own = Number.NaN] = lengthsIn(answer)
  const [ratio = Number.NaN, second = Number.NaN] = ratiosIn(stem)
  const isFit = (map: number, real: number, scale: number) => near(real / map, scale, scale / 1e9)
  switch (kind) {
    case 'to-real':
      return isFit(lengths[2] ?? 0, own, (lengths[1] ?? 0) / (lengths[0] ?? 1))
    case 'to-map':
      return isFit(own, lengths[2] ?? 0, (lengths[1] ?? 0) / (lengths[0] ?? 1))
    case 'map-area': {
      const [, side = 0, squares = 0] = numbersIn(stem)
      let area = 0
      for (let square = 0; square < squares; square++) for (let row = 0; row < side; row++) area += side
      return numbersIn(answer)[0] === area
    }
    case 'model-to-real':
    case 'ratio-to-real':
      return isFit(lengths[0] ?? 0, own, ratio)
    case 'real-to-model':
    case 'ratio-to-map':
      return isFit(own, lengths[0] ?? 0, ratio)
    case 'find-ratio':
      return isFit(lengths[1] ?? 0, lengths[0] ?? 0, ratiosIn(answer)[0] ?? Number.NaN)
    default:
      // The real length is the same from both maps.
      return near((lengths[0] ?? 0) * ratio, own * second, 1e-6)
  }
}

/** Measures the plan in squares. */
function surveyed(kind: string, svg: string): { length: number; squares: number } {
  const [first = 0, second = 1] = [...svg.matchAll(/M([\d.]+) 6V/g)].map(([, x]) => Number(x))
  const cell = second - first
  const [corners = []] = polygons(svg)
  const sides = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return { long: Math.hypot(nextX - x, nextY - y) / cell, cross: (x * nextY - nextX * y) / cell / cell }
  })
  const lengths = sides.map(({ long }) => long)
  return {
    length: kind === 'longest' ? Math.max(...lengths) : lengths.reduce((sum, long) => sum + long, 0),
    squares: Math.abs(sides.reduce((sum, { cross }) => sum + cross, 0)) / 2,
  }
}

/** Whether x fits the printed sides. */
function isSimilar(kind: string, stem: string, svg: string, x: number): boolean {
  const printed = texts(svg)
    .filter(({ text }) => /cm|^x$/.test(text))
    .map(({ text }) => (text === 'x' ? x : (numbersIn(text)[0] ?? 0)))
  const [a = 0, b = 0, c = 0, d = 0] = printed.length > 0 ? printed : numbersIn(stem)
  switch (kind) {
    case 'shadow':
      return near(Math.atan2(a, b), Math.atan2(x, c))
    case 'nested':
    case 'nested-rest':
      // The slope from the top corner is the same to the line and to the base.
      return near(Math.atan2(c, a), Math.atan2(d, a + b))
    case 'perimeter':
      return near(x - c - c, (2 * c * b) / a, 1e-9)
    case 'area': {
      const factor = stem.includes('twice') ? 2 : (numbersIn(stem)[1] ?? 0)
      let area = 0
      for (let row = 0; row < factor; row++) for (let column = 0; column < factor; column++) area += a
      return area === x
    }
    case 'area-back':
      return near(x * ((x / a) * b), c, 1e-6)
    default:
      return near(Math.atan2(b, a), Math.atan2(d, c))
  }
}

prove(scaleAndSimilarShapes, [
  proof(mapScales, ({ kind }, answer, { draft: { stem } }) => fitsScale(kind, stem, answer)),
  proof(scalePlans, ({ kind }, answer, { draft: { stem, picture } }) => {
    const { length, squares } = surveyed(kind, picture?.svg ?? '')
    const [ratio] = ratiosIn(stem)
    const one = (ratio ?? lengthsIn(stem)[0] ?? 0) / 100
    return near(Number(answer), kind === 'area' ? squares * one * one : length * one, 1e-6)
  }),
  proof(similarShapes, ({ kind }, answer, { draft: { stem, picture } }) =>
    isSimilar(kind, stem, picture?.svg ?? '', numbersIn(answer)[0] ?? 0),
  ),
])
