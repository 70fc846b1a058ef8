import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { division, leftovers, quotient, remainder } from './division.ts'

prove(division, [
  // The groups, added together, make the number.
  proof(quotient, ({ total, divisor }, answer, { draft }) => {
    assert.deepEqual(numbersIn(draft.stem), [total, divisor])
    return (
      Array.from({ length: divisor }, () => numberIn(answer)).reduce((sum, one) => sum + one, 0) === total
    )
  }),
  // Fills groups one by one until nobody is left.
  proof(leftovers, ({ total, size, asked }, answer, { draft }) => {
    assert.deepEqual(numbersIn(draft.stem), [total, size])
    let [left, full] = [total, 0]
    for (; left >= size; left -= size) full++
    assert(left > 0)
    const counts = { needed: [...Array(full), 'last'].length, full, over: left, missing: size - left }
    return counts[asked] === numberIn(answer)
  }),
  // Counting in steps from the remainder reaches the number, and no other number below the divisor does.
  proof(remainder, ({ size, total, back }, answer, { draft }) => {
    const [first = 0, second = 0, third = 0] = numbersIn(draft.stem)
    if (!back) {
      assert.deepEqual([first, second], [total, size])
      let reached = numberIn(answer)
      if (reached >= size) return false
      while (reached < total) reached += size
      return reached === total
    }
    let left = numberIn(answer)
    let times = 0
    for (; left >= first; left -= first) times++
    return first === size && times === second && left === third
  }),
])
