import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isBase64Of } from './library.ts'

const agrees = (text: string) => {
  const bytes = Buffer.from(text, 'base64')
  assert.equal(isBase64Of(bytes, text), bytes.toString('base64') === text, JSON.stringify(text))
}

test('text counts as base64 only if encoding the bytes gives the same text', () => {
  const written = fc
    .uint8Array({ minLength: 1, maxLength: 12 })
    .map(bytes => Buffer.from(bytes).toString('base64'))
  fc.assert(fc.property(written, agrees), { numRuns: 2_000 })
  const changed = fc
    .tuple(
      written,
      fc.nat(20),
      fc.constantFrom('', '=', '-', '_', ' ', '\n', '!', 'A', 'B', '/', '+', 'é', '\u0000'),
    )
    .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + (at % 2)))
  fc.assert(fc.property(changed, agrees), { numRuns: 20_000 })
  for (const text of [
    '',
    '=',
    '====',
    'QQ',
    'QQ==',
    'QR==',
    'QUI=',
    'QUJ=',
    'Q===',
    'QQ==QQ==',
    '_-__',
    'QUJD\n',
  ])
    agrees(text)
})
