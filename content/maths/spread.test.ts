import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Step, steps } from '../question.ts'
import { Random } from '../random.ts'
import { compose } from '../template.ts'
import { sizeOf, spreadBy } from './spread.ts'
import { maths } from './subject.ts'

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

/** These ask for the largest or the smallest. */
const extreme = /compare$|most-|best-buy/

test('no rank among the numbers is the right answer too often', () => {
  for (const template of maths.topics.flatMap(({ templates }) => templates)) {
    if (template.mode !== 'options' || extreme.test(template.id)) continue
    const ranks = [0, 0, 0, 0, 0]
    let all = 0
    for (let seed = 0; seed < 500; seed++) {
      const composed = compose(template, seed, (steps[seed % 5] ?? 1) as Step)
      if (composed.mode !== 'options') continue
      const texts = composed.options.map(({ text }) => text)
      if (
        !texts.every(
          text =>
            ![' : ', ', '].some(mark => text.includes(mark)) &&
            /^[£−]?\d[\d,./: ]*(?: ?[a-z°%]\S*)?$/i.test(text),
        )
      )
        continue
      const right = sizeOf(texts[composed.right] ?? '')
      const rank = texts.filter(text => sizeOf(text) < right).length
      ranks[rank] = (ranks[rank] ?? 0) + 1
      all++
    }
    const [most] = ranks.toSorted((a, b) => b - a)
    assert(all < 100 || (most ?? 0) / all < 0.45, `${template.id}: ${ranks.join(', ')}`)
  }
})
