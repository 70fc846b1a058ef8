import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { paddingOf, Sha256 } from './sha256.ts'

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('any bytes, in any parts, have the same hash as in node:crypto', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 })
  fc.assert(
    fc.property(pieces, all => {
      const hash = new Sha256()
      for (const piece of all) hash.update(piece)
      assert.equal(hash.digest(), expected(Buffer.concat(all)))
    }),
    { numRuns: 300 },
  )
})

test('all lengths around the end of a block are padded correctly, even within a larger buffer', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, place) => (place * 7) % 256)
  for (let length = 0; length <= 260; length++) {
    const part = bytes.subarray(3, 3 + length)
    assert.equal(new Sha256().update(part).digest(), expected(part), `${length} bytes`)
  }
})

test('the length in bits may need both words', () => {
  for (const length of [0, 55, 56, 63, 64, 2 ** 29 - 1, 2 ** 29, 2 ** 32 + 5, 10 * 2 ** 30]) {
    const padding = Buffer.from(paddingOf(length))
    assert.equal((length + padding.length) % 64, 0, `${length} bytes`)
    assert.equal(padding.readBigUInt64BE(padding.length - 8), BigInt(length) * 8n, `${length} bytes`)
  }
})
