import { near, numbersIn } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { averages, meanOf, middleOnes, missingValue } from './averages.ts'

const listIn = (stem: string) => numbersIn(/: ([\d, ]+)\./.exec(stem)?.[1]?.replaceAll(', ', ' ') ?? '')

/** The deviations above and below the mean cancel out. */
const balanced = (values: readonly number[], point: number) =>
  near(
    values.reduce((tilt, value) => tilt + value - point, 0),
    0,
    1e-6,
  )

/** Removes the smallest and largest together until one or two values are left. */
function struck(values: readonly number[]): number {
  let left = [...values]
  while (left.length > 2) {
    const [low, high] = [Math.min(...left), Math.max(...left)]
    left = left.toSpliced(left.indexOf(low), 1)
    left = left.toSpliced(left.indexOf(high), 1)
  }
  return ((left[0] ?? 0) + (left.at(-1) ?? 0)) / 2
}

const often = (values: readonly number[], value: number) => values.filter(other => other === value).length

prove(averages, [
  proof(
    meanOf,
    (_, answer, { draft }) => listIn(draft.stem).length > 2 && balanced(listIn(draft.stem), Number(answer)),
  ),
  proof(middleOnes, (_, answer, { draft }) => {
    const values = listIn(draft.stem)
    const value = Number(answer)
    if (draft.stem.includes('**median**')) return struck(values) === value
    if (draft.stem.includes('**mode**'))
      return (
        values.includes(value) &&
        values.every(other => other === value || often(values, other) < often(values, value))
      )
    const apart = values.flatMap(a => values.map(b => a - b))
    return apart.every(gap => gap <= value) && apart.includes(value)
  }),
  // With the answer filled in, the numbers have the given mean.
  proof(missingValue, (_, answer, { draft: { stem } }) => {
    const numbers = numbersIn(stem.replaceAll(/, (?=\d)/g, ' '))
    if (stem.includes('After one more')) {
      const [count = 0, before = 0, mean = 0] = numbers
      return balanced([...Array.from({ length: count }, () => before), Number(answer)], mean)
    }
    const [count, mean = 0, less, ...known] = numbers
    return known.length === less && less + 1 === count && balanced([...known, Number(answer)], mean)
  }),
])
