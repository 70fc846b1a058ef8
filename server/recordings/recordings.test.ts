import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { secret } from '../../test/support/media/pictures.ts'
import {
  box,
  filmWithNotes,
  longBox,
  mp3WithNotes,
  notedFragment,
  notedMp4,
  numbers,
} from '../../test/support/media/recordings.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import type { ByteRange } from '../objects/objects.ts'
import { FileWindow } from './file-window.ts'
import { findNotes } from './notes.ts'
import { Unplayable } from './unplayable.ts'

const data = await temporaryDirectory()
after(() => data.remove())

const { signal } = new AbortController()

/** In pieces of a few bytes, so that overwritten places lie across their ends. */
async function stripAll(type: string, bytes: Buffer, piece = 7): Promise<Buffer> {
  const read = async (range: ByteRange = { first: 0, last: bytes.length - 1 }) => {
    const wanted = bytes.subarray(range.first, range.last + 1)
    const pieces = Array.from({ length: Math.ceil(wanted.length / piece) }, (_, index) =>
      wanted.subarray(index * piece, (index + 1) * piece),
    )
    return Readable.from(pieces)
  }
  const notes = await findNotes(type, new FileWindow(read, bytes.length), signal)
  return Buffer.concat(await Array.fromAsync(notes.applyTo(() => read(), signal)))
}

const film = (bytes: Buffer, piece?: number) => stripAll('video/mp4', bytes, piece)

/** Names of boxes that hold nothing but metadata. */
const telling = ['udta', 'meta', 'uuid', 'gpmd', 'loci', 'location', secret]

for (const place of ['front', 'end'] as const) {
  test(`a video with moov at its ${place} loses its metadata in place, and plays the same bytes`, async () => {
    const bytes = filmWithNotes(place)
    for (const piece of [1, 7, 4_096]) {
      const kept = await film(bytes, piece)
      assert.equal(kept.length, bytes.length)
      for (const word of telling) assert(bytes.includes(word) && !kept.includes(word), word)
      const sound = notedMp4.subarray(40, notedMp4.indexOf('moov') - 4)
      assert(kept.includes(sound))
      for (const name of ['stsd', 'stsz', 'stco', 'elst', 'avcC', 'esds']) {
        const at = kept.indexOf(name)
        const length = kept.readUInt32BE(at - 4)
        assert(at > 0 && kept.subarray(at, at + length - 4).equals(bytes.subarray(at, at + length - 4)), name)
      }
      assert((await film(kept)).equals(kept))
    }
  })
}

test('only metadata and times change, and become zeros in boxes that every player skips', async () => {
  const kept = await film(notedMp4)
  const expected = Buffer.from(notedMp4)
  for (const { index } of notedMp4.toString('latin1').matchAll(/mvhd|tkhd|mdhd/g))
    expected.fill(0, index + 8, index + 16)
  const udta = expected.indexOf('udta')
  expected.write('free', udta)
  expected.fill(0, udta + 4)
  assert(kept.equals(expected))
})

test('long lengths, a last box without a length, and fragments are read', async () => {
  const endless = Buffer.concat([filmWithNotes('front'), notedFragment, box('mdat', 'the last')])
  endless.writeUInt32BE(0, endless.length - 16)
  for (const bytes of [filmWithNotes('front', true), filmWithNotes('end', true), endless]) {
    const kept = await film(bytes)
    for (const word of telling) assert(!kept.includes(word), word)
  }
  assert((await film(endless)).includes('the last'))
  const wide = Buffer.concat([notedMp4, longBox('uuid', Buffer.from(secret))])
  assert(!(await film(wide)).includes(secret))
})

const moov = notedMp4.subarray(notedMp4.indexOf('moov') - 4)
const withByte = (name: string, offset: number, value: number) => {
  const bytes = Buffer.from(notedMp4)
  bytes.writeUInt32BE(value, bytes.indexOf(name) + offset)
  return bytes
}
const chunksOfNotes = (...entries: number[]) => {
  const tables = box(
    'stbl',
    box('stsc', numbers(0, 1, 1, 9, 1)),
    box('stsz', numbers(0, 0, 2, 1, 1)),
    box('stco', numbers(0, ...entries)),
  )
  return Buffer.concat([notedMp4, box('moov', box('trak', box('mdia', box('minf', tables))))])
}
const refused: Record<string, [Buffer, RegExp]> = {
  'without its end': [notedMp4.subarray(0, 2_000), /its end is missing/],
  'without moov': [notedMp4.subarray(0, notedMp4.length - moov.length), /nothing that can be played/],
  'with an empty moov': [box('moov'), /nothing that can be played/],
  'with a track that is longer than its movie': [
    Buffer.concat([withByte('trak', -4, 2_000), box('free')]),
    /do not fit/,
  ],
  'with a box that is shorter than its header': [withByte('mvhd', -4, 4), /do not fit/],
  'with a truncated time': [Buffer.concat([notedMp4, box('moov', box('mvhd'))]), /do not fit/],
  'with a truncated handler': [
    Buffer.concat([notedMp4, box('moov', box('trak', box('mdia', box('hdlr'))))]),
    /do not fit/,
  ],
  'with a box whose length exceeds every number': [
    Buffer.concat([notedMp4, numbers(1), Buffer.from('uuid'), Buffer.alloc(8, 255)]),
    /its end is missing/,
  ],
  'with a long box whose length is truncated': [
    Buffer.concat([notedMp4, numbers(1), Buffer.from('uuid')]),
    /do not fit/,
  ],
  'with more samples of metadata than their table has': [chunksOfNotes(1, 0), /do not fit/],
  'with more chunks of metadata than their table has': [chunksOfNotes(9), /do not fit/],
  'with more boxes than a movie can have': [
    Buffer.concat([notedMp4, Buffer.alloc(1_700_000, box('free'))]),
    /too many parts/,
  ],
  'with a hundred thousand pieces of metadata': [
    Buffer.concat([notedMp4, Buffer.alloc(900_000, box('xxxx', 'x'))]),
    /too many parts/,
  ],
}

for (const [name, [bytes, reason]] of Object.entries(refused)) {
  test(`a video ${name} is refused`, async () => {
    await assert.rejects(
      film(bytes, 65_536),
      error => error instanceof Unplayable && reason.test(error.message),
    )
  })
}

test('noise instead of a video is refused or harmless, and never crashes wherever it is cut off', async () => {
  const whole = filmWithNotes()
  const tryToStrip = async (bytes: Buffer) => {
    try {
      assert.equal((await film(bytes, 4_096)).length, bytes.length)
    } catch (error) {
      assert(error instanceof Unplayable, String(error))
    }
  }
  const start = whole.indexOf('moov') - 4
  for (let round = 0; round < 300; round++) {
    const noisy = Buffer.from(whole)
    for (let change = 0; change < 4; change++)
      noisy[start + ((round * 7919 + change * 104_729) % (noisy.length - start))] =
        (round * 31 + change * 97) % 256
    await tryToStrip(noisy)
  }
  for (let length = 0; length < whole.length; length += 11) await tryToStrip(whole.subarray(0, length))
})

test('300 MB are read with little memory, and metadata far apart in them is found', async () => {
  const path = join(data.path, 'long.mp4')
  const file = await open(path, 'w')
  const gap = 300_000_000
  const head = Buffer.from(notedMp4.subarray(0, notedMp4.length - moov.length))
  const mdat = head.indexOf('mdat') - 4
  head.writeUInt32BE(head.length - mdat + gap, mdat)
  await file.write(head)
  const end = Buffer.concat([moov, box('uuid', secret)])
  await file.write(end, 0, end.length, head.length + gap)
  await file.close()
  const { size } = await stat(path)
  const read = async (range?: ByteRange) =>
    createReadStream(path, range && { start: range.first, end: range.last })
  let [most, tail] = [0, Buffer.alloc(0)]
  const before = process.memoryUsage.rss()
  const notes = await findNotes('video/mp4', new FileWindow(read, size), signal)
  const hash = createHash('sha256')
  for await (const chunk of notes.applyTo(() => read(), signal)) {
    hash.update(chunk)
    tail = Buffer.concat([tail, chunk]).subarray(-end.length)
    most = Math.max(most, process.memoryUsage.rss() - before)
  }
  assert.equal(size, head.length + gap + end.length)
  for (const word of telling) assert(!tail.includes(word), word)
  assert(tail.includes('stsd') && most < 100_000_000, `${most} bytes more`)
})

test('a hundred thousand pieces of metadata in one place are overwritten quickly', async () => {
  const tables = box(
    'stbl',
    box('stsc', numbers(0, 1, 1, 1_000_000, 1)),
    box('stsz', numbers(0, 1_000, 0)),
    box('stco', numbers(0, 90_000), Buffer.alloc(4 * 90_000)),
  )
  const track = box('trak', box('mdia', box('minf', tables)))
  const kept = await film(Buffer.concat([notedMp4, box('moov', track)]), 65_536)
  assert(kept.subarray(0, 4).equals(Buffer.alloc(4)))
})

test('the tags of an MP3 become padding, and its sound stays where it is', async () => {
  const sound = Buffer.concat(
    Array.from({ length: 9 }, () => Buffer.from('fffb9064'.padEnd(834, '5'), 'hex')),
  )
  const bytes = mp3WithNotes(sound)
  const kept = await stripAll('audio/mpeg', bytes)
  const begin = bytes.indexOf(sound)
  assert.equal(kept.length, bytes.length)
  assert(bytes.includes(secret) && !kept.includes(secret))
  assert(kept.subarray(0, 10).equals(bytes.subarray(0, 10)))
  assert(kept.subarray(begin, begin + sound.length).equals(sound))
  assert((await stripAll('audio/mpeg', sound)).equals(sound))
  await assert.rejects(stripAll('audio/mpeg', bytes.subarray(0, 20)), Unplayable)
})
