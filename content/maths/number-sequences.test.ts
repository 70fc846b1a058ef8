import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { equalSteps, faraway, next, numberSequences } from './number-sequences.ts'

const differences = (terms: readonly number[]) => terms.slice(1).map((term, at) => term - (terms[at] ?? 0))
const constant = (terms: readonly number[]) => new Set(terms).size === 1

/** The next number according to each simple rule that fits. */
function foretold(terms: readonly number[]): Set<number> {
  const found = new Set<number>()
  const last = terms.at(-1) ?? 0
  const steps = differences(terms)
  const growth = differences(steps)
  if (constant(steps)) found.add(last + (steps[0] ?? 0))
  if (constant(growth)) found.add(last + (steps.at(-1) ?? 0) + (growth[0] ?? 0))
  if (steps.every((step, at) => at < 2 || step === steps[at - 2])) found.add(last + (steps.at(-2) ?? 0))
  if (terms.every((term, at) => at < 2 || term === (terms[at - 1] ?? 0) + (terms[at - 2] ?? 0)))
    found.add(last + (terms.at(-2) ?? 0))
  for (const times of [1.5, 2, 3, 4, 5]) {
    const add = (terms[1] ?? 0) - times * (terms[0] ?? 0)
    if (terms.every((term, at) => at === 0 || term === times * (terms[at - 1] ?? 0) + add))
      found.add(last * times + add)
  }
  const [odd, even] = [0, 1].map(rest => terms.filter((_, at) => at % 2 === rest)) as [number[], number[]]
  if (terms.length > 6 && constant(differences(odd)) && constant(differences(even))) {
    const list = terms.length % 2 === 0 ? odd : even
    found.add((list.at(-1) ?? 0) + (differences(list)[0] ?? 0))
  }
  return found
}

/** Step sizes in tenths, up and down. */
const sizes = Array.from({ length: 601 }, (_, by) => by - 300)

prove(numberSequences, [
  // All rules that fit agree, so there is no second answer.
  proof(next, ({ terms }, answer, { draft }) => {
    const shown = numbersIn(draft.stem)
    assert.deepEqual(shown, terms.slice(0, -1))
    const said = foretold(shown)
    assert.equal(said.size, 1, `${[...said]}`)
    return said.has(numberIn(answer))
  }),
  // Tries steps of every size from the first number shown, until one meets all the others.
  proof(equalSteps, (_, answer, { draft }) => {
    const line = (/\*\*(.*)\*\*/.exec(draft.stem)?.[1] ?? '').split(', ')
    const known = line.flatMap((text, at) =>
      /\d/.test(text) ? [{ at, tenths: Math.round(numberIn(text) * 10) }] : [],
    )
    const [first] = known
    const fits = sizes.filter(by =>
      known.every(({ at, tenths }) => (first?.tenths ?? 0) + by * (at - (first?.at ?? 0)) === tenths),
    )
    assert.equal(fits.length, 1)
    return (
      (first?.tenths ?? 0) + (fits[0] ?? 0) * (line.indexOf('★') - (first?.at ?? 0)) ===
      Math.round(numberIn(answer) * 10)
    )
  }),
  // Writes out the whole sequence.
  proof(faraway, ({ where, position }, answer, { draft }) => {
    const [first = 0, second = 0, , , asked = 0] = numbersIn(draft.stem)
    const all: number[] = []
    for (let term = first; all.length < 400; term += second - first) all.push(term)
    if (where) return all.indexOf(asked) + 1 === numberIn(answer)
    assert.equal(asked, position)
    return all[asked - 1] === numberIn(answer)
  }),
])
