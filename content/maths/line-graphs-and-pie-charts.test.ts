import { alongScale, near, numbersIn, polylines, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { lineGraph, lineGraphsAndPieCharts } from './line-graphs-and-pie-charts.ts'
import { pieDegrees, piePercent } from './pie-charts.ts'

const amount = (answer: string) => numbersIn(answer)[0] ?? Number.NaN

const asked = (stem: string) => [...stem.matchAll(/\*\*([\w ]+)\*\*/g)].map(([, name = '']) => name)

/** Each sector's share of a full turn by name, measured at its two ends. */
function sectors(svg: string): Map<string, number> {
  const names = texts(svg)
    .filter(({ text }) => /^[A-Z]/.test(text))
    .map(({ text }) => text)
  const drawn = [
    ...svg.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)A108 108 0 \d 1 ([\d.]+) ([\d.]+)Z/g),
  ].map(match => {
    const [x = 0, y = 0, fromX = 0, fromY = 0, toX = 0, toY = 0] = match.slice(1).map(Number)
    const turn = Math.atan2(toY - y, toX - x) - Math.atan2(fromY - y, fromX - x)
    return (turn / (2 * Math.PI) + 1) % 1
  })
  return new Map(drawn.map((part, at) => [names[at] ?? '', part]))
}

prove(
  lineGraphsAndPieCharts,
  [
    proof(lineGraph, (_, answer, { draft: { stem, picture } }) => {
      const svg = picture?.svg ?? ''
      const labels = texts(svg)
      const marks = labels
        .filter(({ text }) => /^[\d,]+$/.test(text))
        .map(({ y, text }) => [y - 4, amount(text)] as const)
      const [points = []] = polylines(svg)
      const values = points.map(([, y]) => alongScale(marks, y))
      const at = (name = '') => {
        const below = labels.find(({ text, y }) => text === name && y > 200)
        return values[points.findIndex(([x]) => near(x, below?.x ?? 0, 1))] ?? Number.NaN
      }
      const [a, b] = asked(stem)
      const found = stem.includes('biggest change')
        ? Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))))
        : stem.includes('highest')
          ? Math.max(...values) - Math.min(...values)
          : b
            ? stem.includes('rise')
              ? at(b) - at(a)
              : at(a) - at(b)
            : at(a)
      return near(found, amount(answer), Math.max(...marks.map(([, value]) => value)) * 0.002)
    }),
    proof(pieDegrees, (_, answer, { draft: { stem, picture } }) => {
      const part = sectors(picture?.svg ?? '').get(asked(stem)[0] ?? '') ?? Number.NaN
      const [given = 0] = numbersIn(stem)
      return stem.includes('altogether')
        ? near(Number(answer) * part, given, 0.05)
        : near(given * part, Number(answer), 0.05)
    }),
    proof(piePercent, (_, answer, { draft: { stem, picture } }) => {
      const all = sectors(picture?.svg ?? '')
      const [a = 0, b = 0] = asked(stem).map(name => all.get(name) ?? Number.NaN)
      const [total = 0] = numbersIn(stem)
      return near((a - b) * total, amount(answer), 0.1)
    }),
  ],
  [
    // Taking away the percentage is an option for 50% of 150, and for little else.
    [piePercent, 1192, 2],
  ],
)
