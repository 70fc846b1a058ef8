import { pickEvenly } from '../evenly.ts'
import { commonDivisor } from '../grade.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { picture, polygon, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import { mixed } from './fractions.ts'
import { spread } from './spread.ts'

const sizes = [
  { rows: [1, 2], columns: [3, 5] },
  { rows: [2, 3], columns: [4, 5] },
  { rows: [3, 4], columns: [4, 6] },
  { rows: [3, 4], columns: [6, 7] },
  { rows: [4, 5], columns: [6, 8] },
] as const

/** Every grid of this step with every number of shaded squares, of which so many are made of two halves. */
function shadings(step: Step, halves: number) {
  const size = sizes[step - 1] ?? sizes[0]
  return range(size.rows).flatMap(rows =>
    range(size.columns).flatMap(columns => {
      const parts = rows * columns
      const counts = range([1 + halves / 2, parts - 1 - halves / 2])
      return counts.map(shaded => ({ rows, columns, parts, shaded }))
    }),
  )
}

const range = ([least, most]: readonly [number, number]) =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at)

function drawEvenly(random: Random, step: Step) {
  const halves = step < 4 ? 0 : 2 * random.int(1, 2)
  const all = shadings(step, halves)
  // Mostly a fraction that can be simplified, since the question asks for that.
  const simpler = all.filter(({ shaded, parts }) => commonDivisor(shaded, parts) > 1)
  const { rows, columns, parts, shaded } = pickEvenly(
    random,
    step > 1 && random.chance(0.8) ? simpler : all,
    one => one.shaded / one.parts,
  )
  const cells = random.shuffle(Array.from({ length: parts }, (_, at) => at))
  const whole = shaded - halves / 2
  return { rows, columns, whole: cells.slice(0, whole), half: cells.slice(whole, whole + halves) }
}

function drawAny(random: Random, step: Step) {
  const {
    rows: [fewRows, manyRows],
    columns: [fewColumns, manyColumns],
  } = sizes[step - 1] ?? sizes[0]
  const [rows, columns] = [random.int(fewRows, manyRows), random.int(fewColumns, manyColumns)]
  const cells = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at))
  const halves = step < 4 ? 0 : 2 * random.int(1, 2)
  // Mostly a fraction that can be simplified, since the question asks for that.
  const counts = Array.from({ length: rows * columns - 1 - halves }, (_, at) => at + 1)
  const simpler = counts.filter(count => commonDivisor(count + halves / 2, rows * columns) > 1)
  const whole = random.pick(step > 1 && simpler.length > 0 && random.chance(0.8) ? simpler : counts)
  return { rows, columns, whole: cells.slice(0, whole), half: cells.slice(whole, whole + halves) }
}

export const shadedGridIn = (version: 1 | 3) =>
  template({
    id: 'maths.equivalent-fractions.shaded',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
    mode: 'options',
    seconds: 35,
    draw: version > 1 ? drawEvenly : drawAny,
    measure: 'parts of the shape, and five for each that is half shaded',
    hardness: ({ rows, columns, half }) => rows * columns + 5 * half.length,
    write: ({ rows, columns, whole, half }, random) => {
      const all = rows * columns
      const shaded = whole.length + half.length / 2
      const side = Math.min(44, Math.floor(300 / columns))
      const at = (cell: number) =>
        [4 + (cell % columns) * side, 4 + Math.floor(cell / columns) * side] as const
      const body = Array.from({ length: all }, (_, cell) => {
        const [x, y] = at(cell)
        const square = rectangle(x, y, side, side, whole.includes(cell) ? 'grey' : 'white')
        return half.includes(cell)
          ? `${square}${polygon(
              [
                [x, y + side],
                [x + side, y + side],
                [x + side, y],
              ],
              'grey',
            )}`
          : square
      }).join('')
      const alt = `A rectangle of ${all} equal squares. ${whole.length === 1 ? 'One square is' : `${whole.length} squares are`} shaded.${half.length > 0 ? ` In ${half.length} more squares just one half is shaded.` : ''}`
      const text = (above: number, below = all) => mixed({ above, below })
      const wrong = [
        { text: text(all - shaded), misconception: 'gave-the-part-that-is-not-shaded' },
        ...(shaded < all - shaded
          ? [{ text: text(shaded, all - shaded), misconception: 'compared-shaded-with-not-shaded' }]
          : []),
        ...(half.length > 0
          ? [
              { text: text(whole.length + half.length), misconception: 'counted-halves-as-wholes' },
              { text: text(whole.length), misconception: 'left-out-the-halves' },
            ]
          : []),
        { text: text(shaded + 1), misconception: 'miscounted-by-one' },
        { text: text(shaded, all + 1), misconception: 'miscounted-the-parts' },
        { text: text(shaded - 1), misconception: 'miscounted-by-one' },
        { text: text(shaded, all + columns), misconception: 'miscounted-the-parts' },
        { text: text(shaded + 2), misconception: 'miscounted-by-two' },
        { text: text(shaded, all - 1), misconception: 'miscounted-the-parts' },
        ...(version > 1 && shaded < all - columns
          ? [{ text: text(shaded, all - columns), misconception: 'miscounted-the-parts' }]
          : []),
        ...(version > 1 && shaded > 2
          ? [{ text: text(shaded - 2), misconception: 'miscounted-by-two' }]
          : []),
      ].filter(({ text }) => /^\d+\/\d+$/.test(text))
      return {
        stem: 'What fraction of this shape is shaded? Give it in its simplest form.',
        picture: picture(columns * side + 8, rows * side + 8, alt, body),
        right: { text: text(shaded) },
        wrong: version > 1 ? wrong : spread(random, text(shaded), wrong),
        explanation: `There are ${all} equal parts. ${half.length > 0 ? `${whole.length} ${whole.length === 1 ? 'is' : 'are'} fully shaded and ${half.length} are half shaded, which makes ${whole.length} + ${half.length / 2} = ${shaded} parts.` : `${shaded} ${shaded === 1 ? 'is' : 'are'} shaded.`} That is ${shaded}/${all}${text(shaded) === `${shaded}/${all}` ? ', which is in its simplest form already' : `, or **${text(shaded)}** in its simplest form`}.`,
      }
    },
  })

export const shadedGrid = shadedGridIn(3)
