import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** What must not be found in a picture that was stripped. */
export const secret = 'At home, 51.5033 N'

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${secret}"/></rdf:RDF></x:xmpmeta>`

/** Lying on its side, 60 × 40 as it is shown, of many colours, with a place in each kind of note that there is. */
export const noted = (orientation = 6): Sharp => {
  const data = Buffer.from(
    Array.from({ length: 40 * 60 * 3 }, (_, index) => (index * 7 + (index >> 5)) % 256),
  )
  return sharp(data, { raw: { width: 40, height: 60, channels: 3 } })
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Artist: secret, Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 39/1',
      },
    })
    .withXmp(xmp)
    .withIccProfile('p3', { attach: true })
}

const segment = (code: number, content: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** With a comment, IPTC and a preview of its own, and something behind its end. */
export const notedJpeg = async (progressive = false): Promise<Buffer> => {
  const bytes = await noted().jpeg({ progressive, chromaSubsampling: '4:4:4' }).toBuffer()
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\u0004\u0004\0\0\0\0', 'latin1'),
    Buffer.from(secret),
  ])
  const extra = [segment(0xfe, Buffer.from(secret)), segment(0xed, iptc), segment(0xe4, Buffer.from(secret))]
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...extra,
    bytes.subarray(2),
    Buffer.from(`<script>${secret}</script>`),
  ])
}

export const pngChunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export const notedPng = async (): Promise<Buffer> => {
  const bytes = await noted().png().toBuffer()
  const extra = [
    pngChunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    pngChunk('tIME', Buffer.from([7, 234, 11, 15, 9, 30, 0])),
    pngChunk('prVt', Buffer.from(secret)),
  ]
  return Buffer.concat([
    bytes.subarray(0, 33),
    ...extra,
    bytes.subarray(33),
    Buffer.from(`PK\u0003\u0004${secret}`),
  ])
}

export const notedWebp = async (): Promise<Buffer> =>
  Buffer.concat([await noted().webp({ lossless: true }).toBuffer(), Buffer.from(secret)])

export const notedAvif = async (): Promise<Buffer> => {
  const bytes = await noted(1).avif({ effort: 0 }).toBuffer()
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from('uuid'), Buffer.alloc(16), Buffer.from(secret)])
  box.writeUInt32BE(box.length)
  return Buffer.concat([bytes, box])
}

/** Two frames that go on for ever. */
export const notedGif = async (): Promise<Buffer> => {
  const frame = { create: { width: 20, height: 10, channels: 3, background: 'red' } } as const
  const frames = [sharp(frame), sharp({ create: { ...frame.create, background: 'blue' } })]
  const pages = await Promise.all(frames.map(page => page.png().toBuffer()))
  const bytes = await sharp(pages, { join: { animated: true } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const start = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1)
  const block = (label: number, name: string) =>
    Buffer.concat([
      Buffer.from([0x21, label]),
      ...[name, secret]
        .filter(Boolean)
        .map(text => Buffer.from(`${String.fromCharCode(text.length)}${text}`, 'latin1')),
      Buffer.alloc(1),
    ])
  const extra = [block(0xfe, ''), block(0xff, 'XMP DataXMP')]
  return Buffer.concat([bytes.subarray(0, start), ...extra, bytes.subarray(start), Buffer.from(secret)])
}

/** 64 × 48, put together of a tile, with Exif. Nothing that comes along could encode it. */
export const notedHeic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA' +
    'AAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAAHQACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAA' +
    'AAACIgABAAAAAAAAARoAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQ' +
    'ADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66' +
    'AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaX' +
    'NwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQAB' +
    'AAAADmNkc2MAAwABAAIAAAE/bWRhdAAAABkoAa8TgPgQ4af/+riiv9StX/p/kvzopDPgAAAAAElJKgAIAAAACAASAQMAAQAAAAEAAAAaAQUAAQ' +
    'AAAG4AAAAbAQUAAQAAAHYAAAAoAQMAAQAAAAIAAAA7AQIAEwAAAH4AAAATAgMAAQAAAAEAAABphwQAAQAAAJIAAAAliAQAAQAAAOAAAAAAAAAA' +
    'OGMAAOgDAAA4YwAA6AMAAEF0IGhvbWUsIDUxLjUwMzMgTgAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP' +
    '//AAACoAQAAQAAAEAAAAADoAQAAQAAADAAAAAAAAAAAgABAAIAAgAAAE4AAAACAAUAAwAAAP4AAAAAAAAAMwAAAAEAAAAeAAAAAQAAAAwAAAAB' +
    'AAAA',
  'base64',
)

/** A PNG that says it is this large, with as little in it as can be. */
export const hugePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
