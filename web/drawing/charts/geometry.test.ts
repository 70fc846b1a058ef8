import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsOf, lineWithBand, rangeOf, roundTicks, scaled, shareTicks } from './geometry.ts'

const area = { left: 10, right: 110, top: 0, bottom: 100 }
const share = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 })

test('a scale maps the ends of one range to the ends of another', () => {
  const height = scaled([0, 1], [100, 0])
  assert.deepEqual([0, 0.25, 1].map(height), [100, 75, 0])
  assert.equal(scaled([5, 5], [1, 2])(5), 1, 'a range without length')
})

test('the range holds every band, and is never so narrow that noise looks like news', () => {
  assert.deepEqual(rangeOf([share(0.52), null, share(0.64)]), [0.4, 0.8])
  assert.deepEqual(rangeOf([{ value: 0.55, low: 0.54, high: 0.56 }]), [0.4, 0.7])
  assert.deepEqual(rangeOf([{ value: 0.99, low: 0.98, high: 1 }]), [0.7, 1])
  assert.deepEqual(rangeOf([{ value: 0.01, low: 0, high: 0.02 }]), [0, 0.3])
  assert.deepEqual(rangeOf([null]), [0, 1])
})

test('there are a few round values to read from', () => {
  assert.deepEqual(shareTicks([0.4, 0.8]), [0.4, 0.5, 0.6, 0.7, 0.8])
  assert.deepEqual(shareTicks([0.3, 0.9]), [0.4, 0.6, 0.8])
  assert.deepEqual(roundTicks(38), [0, 15, 30])
  assert.deepEqual(roundTicks(2), [0, 1, 2])
  assert.deepEqual(roundTicks(0), [0])
})

test('a line passes over weeks without a value', () => {
  const { line, bands, dots } = lineWithBand([share(0.5), null, share(0.7)], area, [0.3, 0.8])
  assert.equal(line, 'M10 60L110 20')
  assert.deepEqual(bands, ['M10 40L110 0L110 40L10 80Z'])
  assert.deepEqual(
    dots.map(({ x, at }) => [x, at]),
    [
      [10, 0],
      [110, 2],
    ],
  )
})

test('one point is a dot without a band, and none is nothing', () => {
  const one = lineWithBand([share(0.5)], area, [0.3, 0.8])
  assert.deepEqual([one.bands.length, one.dots.length], [0, 1])
  assert.deepEqual(lineWithBand([null, null], area, [0, 1]), { line: '', bands: [], dots: [] })
})

test('bars start at 0 and keep their proportions', () => {
  const { bars, most } = barsOf([0, 10, 40], area, 20)
  assert.equal(most, 40)
  assert.deepEqual(
    bars.map(({ height, y }) => [height, y]),
    [
      [0, 100],
      [25, 75],
      [100, 0],
    ],
  )
  assert.equal(barsOf([5], area, 20).bars[0]?.height, 25)
  assert.deepEqual(
    barsOf([0, 0], area).bars.map(({ height }) => height),
    [0, 0],
  )
})
