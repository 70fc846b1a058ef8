import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { drawWeek, pictureSize } from './picture.ts'

const read = async (png: Buffer) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const at = (Math.round(y * 2) * info.width + Math.round(x * 2)) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  return { info, colourAt }
}

const bar = [0x4a, 0x3a, 0xa7]
const white = [255, 255, 255]
/** The middle of a day's bar. */
const middleOf = (day: number) => 12 + ((day + 0.5) * 436) / 7

test('the picture is a PNG of twice the size at which it is shown, with a bar for each day with practice', async () => {
  const { info, colourAt } = await read(drawWeek([10, 0, 20, 40, 0, 5, 0]))
  assert.deepEqual(
    [info.format, info.width, info.height],
    ['raw', 2 * pictureSize.width, 2 * pictureSize.height],
  )
  for (const [day, isPractised] of [true, false, true, true, false, true, false].entries())
    assert.deepEqual(colourAt(middleOf(day), 142), isPractised ? bar : white, `day ${day}`)
  const halfway = (38 + 146) / 2
  assert.deepEqual(colourAt(middleOf(3), halfway), bar, 'the longest day is twice as high as half of it')
  assert.deepEqual(colourAt(middleOf(2), halfway + 4), bar)
  assert.deepEqual(colourAt(middleOf(2) - 18, halfway - 4), white)
})

test('it is small, and there are no days that it cannot draw', async () => {
  for (const minutes of [[0, 0, 0, 0, 0, 0, 0.1], [1234, 1, 2, 3, 4, 5, 6789], Array(7).fill(1_440)]) {
    const png = drawWeek(minutes)
    assert(png.length < 20_000)
    await read(png)
  }
})
