import { alongScale, lines, near, numbersIn, polygons, rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { arrow, jug, readingScales, twoArrows } from './reading-scales.ts'

const amount = (answer: string) => numbersIn(answer)[0] ?? Number.NaN

const marksOf = (svg: string, axis: 'x' | 'y') =>
  texts(svg)
    .filter(({ text }) => /^\d/.test(text))
    .map(label => [label[axis], Number(label.text.replaceAll(',', ''))] as const)

/** The positions of the arrow tips in the picture. */
const tips = (svg: string) =>
  polygons(svg).map(([tip]) => alongScale(marksOf(svg, 'x'), tip?.[0] ?? Number.NaN))

const fine = (svg: string, axis: 'x' | 'y') => {
  const values = marksOf(svg, axis).map(([, value]) => value)
  return Math.max(...values) * 0.0001
}

prove(readingScales, [
  proof(arrow, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    return near(amount(answer), tips(svg)[0] ?? Number.NaN, fine(svg, 'x'))
  }),
  proof(twoArrows, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const [a = Number.NaN, b = Number.NaN] = tips(svg)
    return lines(svg).length === 3 && near(amount(answer), b - a, fine(svg, 'x'))
  }),
  proof(jug, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const marks = marksOf(svg, 'y')
    const level = alongScale(marks, (rectangles(svg)[0]?.y ?? Number.NaN) + 4)
    const top = Math.max(...marks.map(([, value]) => value))
    return near(amount(answer), draft.stem.includes('more') ? top - level : level, fine(svg, 'y'))
  }),
])
