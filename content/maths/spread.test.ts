import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../random.ts'
import { sizeOf, spreadBy } from './spread.ts'

test('the size of an answer is parsed from its text', () => {
  const sizes = {
    '1,250 g': 1250,
    '−4 °C': -4,
    '2 1/2': 2.5,
    '3/4': 0.75,
    '£12.50': 12.5,
    '21st': 21,
    '17:05': 1025,
  }
  for (const [text, size] of Object.entries(sizes)) assert.equal(sizeOf(text), size, text)
  assert.equal(sizeOf('12:05 am'), 5)
  assert.equal(sizeOf('2:05 pm'), 845)
})

test('smaller and larger options are mixed, and the first two are always among the four', () => {
  const below = new Set<number>()
  for (let seed = 0; seed < 200; seed++) {
    const items = [7, 12, 3, 14, 2, 16, 1, 18, 20]
    const four = spreadBy(new Random(`mix ${seed}`), 10, items, item => item).slice(0, 4)
    assert(four.includes(7) && four.includes(12))
    below.add(four.filter(item => item < 10).length)
  }
  assert.deepEqual([...below].sort(), [1, 2, 3])
})
