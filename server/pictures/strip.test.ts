import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import * as pictures from '../../test/support/media/pictures.ts'
import { strip } from './strip.ts'
import { Unreadable } from './unreadable.ts'

const stripAll = (type: string, bytes: Buffer) => Buffer.concat(strip(type, bytes))
const pixels = async (bytes: Buffer) => await sharp(bytes, { pages: -1 }).raw().toBuffer()
const has = (bytes: Buffer, text: string) =>
  bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))

const kinds = {
  'image/jpeg': [() => pictures.jpegWithNotes(), () => pictures.jpegWithNotes(true)],
  'image/png': [pictures.pngWithNotes],
  'image/webp': [pictures.webpWithNotes],
  'image/avif': [pictures.avifWithNotes],
  'image/gif': [pictures.gifWithNotes],
} as const

for (const [type, makers] of Object.entries(kinds)) {
  describe(type, async () => {
    for (const make of makers) {
      const bytes = await make()
      const kept = stripAll(type, bytes)
      const [before, after] = [await sharp(bytes).metadata(), await sharp(kept).metadata()]

      test('loses its metadata, wherever it is, and looks the same to the last bit', async () => {
        assert(has(bytes, pictures.secret))
        assert(!has(kept, pictures.secret))
        for (const note of ['GPS', 'script', 'xmpmeta', 'tIME']) assert(!has(kept, note), note)
        assert.deepEqual(await pixels(kept), await pixels(bytes))
        assert(!after.xmp?.some(byte => byte !== 0))
        assert.equal(after.comments, undefined)
      })

      test('keeps its orientation, colours and frames', () => {
        assert.deepEqual([after.autoOrient, after.icc], [before.autoOrient, before.icc])
        assert.deepEqual([after.pages, after.loop, after.delay], [before.pages, before.loop, before.delay])
        assert(type === 'image/gif' || after.icc)
        const notUpright = ['image/jpeg', 'image/png', 'image/webp'].includes(type)
        assert.equal(after.orientation, notUpright ? 6 : before.orientation)
      })

      test('does not change when it is stripped again', () => {
        assert(stripAll(type, kept).equals(kept))
      })

      test('is refused if it is truncated, at whatever byte', () => {
        const end = type === 'image/gif' ? kept.length - 2 : kept.length - 1
        for (let length = 0; length < end; length += Math.max(1, Math.floor(end / 500))) {
          // A GIF may end between two frames, and an AVIF after any box.
          try {
            strip(type, Buffer.from(kept.subarray(0, length)))
            assert(
              ['image/gif', 'image/avif'].includes(type),
              `${length} of ${kept.length} bytes are accepted`,
            )
          } catch (error) {
            assert(error instanceof Unreadable, String(error))
          }
        }
      })
    }
  })
}

test('a JPEG loses data under markers that nobody uses', async () => {
  const kept = stripAll('image/jpeg', await pictures.jpegWithNotes())
  const note = Buffer.concat([Buffer.from([0, 2 + pictures.secret.length]), Buffer.from(pictures.secret)])
  for (const marker of [0x02, 0xbf, 0xc8, 0xf0, 0xfd]) {
    const noted = Buffer.concat([kept.subarray(0, 2), Buffer.from([0xff, marker]), note, kept.subarray(2)])
    assert(stripAll('image/jpeg', noted).equals(kept))
  }
})

test('a JPEG keeps its colour information, without data attached to it', async () => {
  const bytes = await pictures.plainColoursJpeg()
  const kept = stripAll('image/jpeg', bytes)
  assert(has(bytes, pictures.secret) && !has(kept, pictures.secret))
  assert((await pixels(kept)).equals(await pixels(bytes)))
})

test('a WebP does not claim to have what was removed', async () => {
  const bytes = await pictures.webpWithNotes()
  const xmp = 0x04
  assert.equal((bytes[20] ?? 0) & xmp, xmp)
  assert.equal((stripAll('image/webp', bytes)[20] ?? 0) & xmp, 0)
})

test('HEIC loses its metadata in place, and its pictures stay where they are', () => {
  const bytes = pictures.notedHeic
  const kept = stripAll('image/heic', bytes)
  assert.equal(kept.length, bytes.length)
  assert(has(bytes, pictures.secret) && !has(kept, pictures.secret))
  // What precedes the Exif: the boxes, and the tile that the picture consists of.
  const exif = bytes.indexOf('II*\0', 'latin1') - 4
  assert(kept.subarray(0, exif).equals(bytes.subarray(0, exif)))
  assert(kept.subarray(exif).every(byte => byte === 0))
})

test('an animation loses metadata wherever it can be, and keeps its frames', () => {
  const film = pictures.heifFilmWithNotes()
  for (const type of ['image/avif', 'image/heic']) {
    const kept = stripAll(type, film)
    assert(!has(kept, pictures.secret))
    assert(has(kept, 'PIXELS') && has(kept, 'SAMPLES'))
    assert.equal(kept.length, film.length)
  }
  const frames = stripAll('image/webp', pictures.framesWithNotes())
  assert(!has(frames, pictures.secret))
  assert.equal(frames.toString('latin1').split('PIXELS').length, 3)
})

test('noise instead of a picture is refused or harmless, and never crashes', async () => {
  for (const [type, [make]] of Object.entries(kinds)) {
    const bytes = await make()
    for (let round = 0; round < 300; round++) {
      const noisy = Buffer.from(bytes)
      for (let change = 0; change < 5; change++)
        noisy[(round * 7919 + change * 104_729) % noisy.length] = (round * 31 + change * 97) % 256
      try {
        strip(type, noisy)
      } catch (error) {
        assert(error instanceof Unreadable, `${type}, round ${round}: ${error}`)
      }
    }
  }
})

test('a file of a million empty pieces is read quickly', () => {
  const empty = Buffer.alloc(12_000_000, pictures.pngChunk('IDAT', Buffer.alloc(0)))
  const start = pictures.hugePng(1, 1).subarray(0, 33)
  const bytes = Buffer.concat([start, empty, pictures.pngChunk('IEND', Buffer.alloc(0))])
  assert.equal(strip('image/png', bytes).length, 1)
})
