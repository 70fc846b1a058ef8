import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { mediaTypes } from '@learn/contract/media/types'
import { png, zip } from '../../test/support/media/files.ts'
import type { Context } from '../context.ts'
import { fault } from '../fault.ts'
import { findContradiction, readDeclaredType } from './media-type.ts'

/** The only part of a context that is used. */
const ctx = { fault } as unknown as Context<'BadRequest'>

/** In pieces of any size, as they come from storage. */
async function readMediaType(given: typeof ctx, declared: string, bytes: Buffer, piece = 7): Promise<string> {
  const type = readDeclaredType(given, declared)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  )
  const wrong = await findContradiction(type, async () => Readable.from(pieces))
  if (wrong) throw given.fault('BadRequest', wrong)
  return type
}

const bytesOf = (hex: string, length = 64) => {
  const start = Buffer.from(hex.replaceAll(' ', ''), 'hex')
  return Buffer.concat([start, Buffer.alloc(Math.max(0, length - start.length))])
}
const box = (brand: string) =>
  Buffer.concat([
    bytesOf('00000018', 4),
    Buffer.from(`ftyp${brand}`),
    bytesOf('00000000', 4),
    Buffer.from(`${brand}mif1`),
  ])
const office = 'application/vnd.openxmlformats-officedocument'
const inOffice = (main: string) =>
  zip(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types><Override PartName="/x.xml" ContentType="${main}.main+xml"/></Types>`,
  )

const samples: Record<string, Buffer> = {
  'image/png': png,
  'image/jpeg': bytesOf('ffd8ffe0 0010 4a464946 00 0101'),
  'image/webp': Buffer.concat([
    Buffer.from('RIFF'),
    bytesOf('24000000', 4),
    Buffer.from('WEBPVP8 '),
    Buffer.alloc(40),
  ]),
  'image/gif': Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;'),
  'image/avif': box('avif'),
  'image/heic': box('heic'),
  'image/svg+xml': Buffer.from(
    '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  ),
  'audio/mpeg': bytesOf('fffb9064', 1_024),
  'audio/mp4': box('M4A '),
  'audio/aac': bytesOf('fff15080 021f fc', 1_024),
  'audio/ogg': Buffer.concat([
    Buffer.from('OggS'),
    Buffer.alloc(24),
    Buffer.from('OpusHead'),
    Buffer.alloc(32),
  ]),
  'audio/wav': Buffer.concat([
    Buffer.from('RIFF'),
    bytesOf('24000000', 4),
    Buffer.from('WAVEfmt '),
    Buffer.alloc(40),
  ]),
  'audio/flac': Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(60)]),
  'video/mp4': box('isom'),
  'video/webm': bytesOf(
    '1a45dfa3 9f 4286 81 01 42f7 81 01 42f2 81 04 42f3 81 08 4282 84 7765626d 4287 81 04',
  ),
  'application/pdf': Buffer.from('%PDF-1.7\n%%EOF\n'),
  'text/plain': Buffer.from('Just words, and <b> in the middle.'),
  'text/csv': Buffer.from('\ufeffBMI,age\n21,9\n'),
  'text/markdown': Buffer.from('# Title\n\nWords with é.'),
  [`${office}.wordprocessingml.document`]: inOffice(`${office}.wordprocessingml.document`),
  [`${office}.spreadsheetml.sheet`]: inOffice(`${office}.spreadsheetml.sheet`),
  [`${office}.presentationml.presentation`]: inOffice(`${office}.presentationml.presentation`),
  'application/vnd.oasis.opendocument.text': zip('mimetype', 'application/vnd.oasis.opendocument.text'),
}

test('there is a sample of every supported type, and each is recognized', async () => {
  assert.deepEqual(Object.keys(samples).sort(), Object.keys(mediaTypes).sort())
  for (const [type, bytes] of Object.entries(samples))
    assert.equal(await readMediaType(ctx, type, bytes), type)
})

test('no file passes for one of another type', async () => {
  const words = ['text/plain', 'text/csv', 'text/markdown']
  for (const [found, bytes] of Object.entries(samples)) {
    for (const declared of Object.keys(samples)) {
      if (declared === found || (words.includes(declared) && words.includes(found))) continue
      await assert.rejects(
        readMediaType(ctx, declared, bytes),
        { kind: 'BadRequest' },
        `${found} as ${declared}`,
      )
    }
  }
})

test('a type may be given under another of its names, and with parameters', async () => {
  assert.equal(await readMediaType(ctx, 'image/jpg', samples['image/jpeg'] ?? png), 'image/jpeg')
  assert.equal(await readMediaType(ctx, 'Text/CSV; charset=utf-8', Buffer.from('a,b')), 'text/csv')
  assert.equal(await readMediaType(ctx, 'audio/x-m4a', box('M4A ')), 'audio/mp4')
})

test('anything that could be a page, a script or a program is not text, whatever its name', async () => {
  const html = '<!DOCTYPE html><script>alert(1)</script>'
  for (const text of [
    html,
    `\n  ${html}`,
    `\ufeff${html}`,
    '<svg onload=alert(1)>',
    '<?php',
    '#!/bin/sh',
    'a\0b',
  ])
    await assert.rejects(readMediaType(ctx, 'text/plain', Buffer.from(text)), { kind: 'BadRequest' }, text)
  await assert.rejects(readMediaType(ctx, 'text/plain', Buffer.from([0xc3, 0x28])), { kind: 'BadRequest' })
  for (const declared of ['image/png', 'image/svg+xml', 'application/pdf'])
    await assert.rejects(readMediaType(ctx, declared, Buffer.from(html)), /not|Nothing/)
  const entities = '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'
  await assert.rejects(readMediaType(ctx, 'image/svg+xml', Buffer.from(entities)), { kind: 'BadRequest' })
})

test('an unsupported type is refused, even under names that every object has', async () => {
  for (const declared of [
    'text/html',
    'application/zip',
    'application/javascript',
    'constructor',
    '__proto__',
    'x',
  ])
    await assert.rejects(readMediaType(ctx, declared, png), /Files of type .* are not supported/)
})

test('an archive that claims to contain far more than it could is refused quickly', async () => {
  const bomb = inOffice('x')
  bomb.writeUInt32LE(0xffff_fff0, 18)
  bomb.writeUInt32LE(0xffff_fff0, 22)
  const started = performance.now()
  await assert.rejects(readMediaType(ctx, `${office}.wordprocessingml.document`, bomb), {
    kind: 'BadRequest',
  })
  assert(performance.now() - started < 1_000)
})

test('a document that expands to a thousand times its size is not expanded', async () => {
  const [name, content] = [Buffer.from('[Content_Types].xml'), deflateRawSync(Buffer.alloc(100_000_000))]
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(100_000_000, 22)
  head.writeUInt16LE(name.length, 26)
  const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const bomb = Buffer.concat([head, name, content])
  const before = process.memoryUsage.rss()
  await assert.rejects(readMediaType(ctx, document, bomb, 65_536), /The content of this file is not/)
  assert(process.memoryUsage.rss() - before < 50_000_000)
})

test('an SVG is recognized quickly, however many comments come before it', async () => {
  const comments = '<!---->'.repeat(100_000)
  const read = (end: string) => readMediaType(ctx, 'image/svg+xml', Buffer.from(`${comments}${end}`), 65_536)
  const started = performance.now()
  await assert.rejects(read('x'), /not image/)
  assert.equal(await read('<svg></svg>'), 'image/svg+xml')
  assert(performance.now() - started < 2_000)
})
