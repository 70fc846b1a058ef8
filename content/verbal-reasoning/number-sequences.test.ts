import { proof, prove } from '../../test/content/proofs.ts'
import { missingNumber, nextNumber, numberSequences } from './number-sequences.ts'

const line = (stem: string) =>
  (/\*\*([^*]+)\*\*/.exec(stem)?.[1] ?? '').split(' · ').map(text => Number(text.replaceAll(',', '')))
const same = (values: readonly number[]) => values.every(value => value === values[0])
const steps = (values: readonly number[]) => values.slice(1).map((value, at) => value - (values[at] ?? 0))
const ratios = (values: readonly number[]) => values.slice(1).map((value, at) => value / (values[at] ?? 1))
const geometric = (values: readonly number[]) => {
  const [ratio = 0] = ratios(values)
  return same(ratios(values)) && (Number.isInteger(ratio) || Number.isInteger(1 / ratio))
}
const every = (values: readonly number[], from: number) => values.filter((_, at) => at % 2 === from)
const holds = (values: readonly number[], rule: (last: number, before: number) => number, from = 1) =>
  values.every((value, at) => at < from || rule(values[at - 1] ?? 0, values[at - 2] ?? 0) === value)

/** Whether any of the simple rules a child may think of fits all the numbers. */
function regular(values: readonly number[]): boolean {
  if (same(steps(values)) || same(steps(steps(values))) || geometric(values)) return true
  if (values.length > 4 && geometric(steps(values))) return true
  if (values.length > 5 && same(steps(steps(steps(values))))) return true
  const [first = 0, second = 0, third = 0] = values
  for (const factor of [2, 3, 4, 5])
    if (holds(values, last => last * factor + second - first * factor)) return true
  if (holds(values, (last, before) => last + before + third - second - first, 2)) return true
  if (values.length < 6) return false
  const moves = steps(values)
  if (same(every(moves, 0)) && same(every(moves, 1))) return true
  const growth = ratios(values)
  for (const from of [0, 1]) if (same(every(growth, from)) && same(every(moves, 1 - from))) return true
  if (values.length < 7) return false
  return [0, 1].every(from => {
    const line = every(values, from)
    return same(steps(line)) || (line.length > 3 && geometric(line))
  })
}

const fitted = (values: readonly number[], number: number) =>
  regular(values.map(value => (Number.isNaN(value) ? number : value)))

prove(numberSequences, [
  proof(nextNumber, (_, answer, { draft }) => fitted(line(draft.stem), Number(answer.replaceAll(',', '')))),
  // Of all whole numbers within reach, only this one fits a simple rule.
  proof(missingNumber, (_, answer, { draft }) => {
    const shown = line(draft.stem)
    const most = 20 + Math.max(...shown.filter(value => !Number.isNaN(value)))
    const fitting: number[] = []
    for (let number = 0; number <= most; number++) if (fitted(shown, number)) fitting.push(number)
    return fitting.length === 1 && fitting[0] === Number(answer)
  }),
])
