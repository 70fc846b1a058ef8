import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Metadata that must be gone from a stripped picture. */
export const secret = 'At home, 51.5033 N'

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${secret}"/></rdf:RDF></x:xmpmeta>`

/** A colourful, rotated picture, displayed as 60 × 40, with a location in every kind of metadata. */
export const pictureWithNotes = (orientation = 6): Sharp => {
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

/** Thumbnails in the two places where JFIF allows them. */
const jfif = Buffer.concat([
  Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\u0006\u0001'),
  Buffer.from(secret),
])
const jfxx = Buffer.from(`JFXX\0\u0013\u0006\u0001${secret}`)

/** Adobe's colour information, with extra data after it. */
const adobe = Buffer.concat([Buffer.from('Adobe\0\u0064\0\0\0\0\0'), Buffer.from(secret)])

/** A JPEG with a comment, IPTC, thumbnails, a second picture, and data after its end. */
export const jpegWithNotes = async (progressive = false): Promise<Buffer> => {
  const bytes = await pictureWithNotes().jpeg({ progressive, chromaSubsampling: '4:4:4' }).toBuffer()
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\u0004\u0004\0\0\0\0', 'latin1'),
    Buffer.from(secret),
  ])
  const extra = [
    segment(0xe0, jfif),
    segment(0xe0, jfxx),
    segment(0xfe, Buffer.from(secret)),
    segment(0xed, iptc),
    segment(0xe2, Buffer.from(`MPF\0${secret}`)),
    segment(0xe4, Buffer.from(secret)),
    segment(0xee, adobe),
  ]
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...extra,
    bytes.subarray(2),
    Buffer.from(`<script>${secret}</script>`),
  ])
}

/** A JPEG that is RGB according to Adobe's segment alone, which is longer than usual. */
export const plainColoursJpeg = async (): Promise<Buffer> => {
  const bytes = await pictureWithNotes(1).jpeg().toBuffer()
  const behindJfif = 4 + bytes.readUInt16BE(4)
  return Buffer.concat([bytes.subarray(0, 2), segment(0xee, adobe), bytes.subarray(behindJfif)])
}

export const pngChunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export const pngWithNotes = async (): Promise<Buffer> => {
  const bytes = await pictureWithNotes().png().toBuffer()
  const extra = [
    pngChunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${secret}`)),
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

export const webpWithNotes = async (): Promise<Buffer> =>
  Buffer.concat([await pictureWithNotes().webp({ lossless: true }).toBuffer(), Buffer.from(secret)])

export const avifWithNotes = async (): Promise<Buffer> => {
  const bytes = await pictureWithNotes(1).avif({ effort: 0 }).toBuffer()
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from('uuid'), Buffer.alloc(16), Buffer.from(secret)])
  box.writeUInt32BE(box.length)
  return Buffer.concat([bytes, box])
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap(value => [value >> 8, value & 255]))

const box = (name: string, ...parts: (Buffer | string)[]) => {
  const content = Buffer.concat(parts.map(part => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A picture and a film in one file, with metadata everywhere it can be. No program can display it. */
export function heifFilmWithNotes(): Buffer {
  const full = (version: number) => Buffer.from([version, 0, 0, 0])
  const item = (id: number, type: string) => box('infe', full(2), u16(id, 0), type, '\0')
  const place = (id: number, within: number, from: number, length: number) =>
    u16(id, within, 0, 1, 0, from, 0, length)
  const withMdatAt = (at: number) => [
    box('ftyp', 'avif', full(0), 'mif1avis'),
    box(
      'meta',
      full(0),
      box('pitm', full(0), u16(1)),
      box('iinf', full(0), u16(3), item(1, 'av01'), item(2, 'Exif'), item(3, 'mime')),
      box(
        'iloc',
        full(1),
        u16(0x4400, 3),
        place(1, 0, at, 6),
        place(2, 0, at + 6, secret.length),
        place(3, 1, 0, secret.length),
      ),
      box('iprp', box('ipco', box('ispe', full(0), u16(0, 8, 0, 8)), box('udes', full(0), secret))),
      box('idat', secret),
      box('xml ', full(0), secret),
    ),
    box(
      'moov',
      box('udta', secret),
      box('loci', secret),
      box('trak', box('meta', secret), box('mdia', box('uuid', secret))),
    ),
  ]
  const at = Buffer.concat(withMdatAt(0)).length + 8
  return Buffer.concat([...withMdatAt(at), box('mdat', 'PIXELS', secret, 'SAMPLES')])
}

/** A WebP with two frames, one of which contains a foreign chunk. No program can display it. */
export function framesWithNotes(): Buffer {
  const riff = (name: string, ...parts: (Buffer | string)[]) => {
    const content = Buffer.concat(parts.map(part => Buffer.from(part)))
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
    head.writeUInt32LE(content.length, 4)
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
  }
  const frame = (...more: Buffer[]) => riff('ANMF', Buffer.alloc(16), riff('VP8L', 'PIXELS'), ...more)
  const frames = [frame(riff('NOTE', secret)), frame()]
  return riff(
    'RIFF',
    'WEBP',
    riff('VP8X', Buffer.from([2, ...Buffer.alloc(9)])),
    riff('ANIM', u16(0, 0, 0)),
    ...frames,
  )
}

/** Two frames that repeat forever. */
export const gifWithNotes = async (): Promise<Buffer> => {
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
  const extra = [block(0xfe, ''), block(0xff, 'XMP DataXMP'), block(0x01, 'where it is.')]
  const loop = bytes.indexOf('NETSCAPE2.0') + 15 // Just after the repeat count, where an extra block is inserted.
  const hanging = Buffer.from(`${String.fromCharCode(secret.length)}${secret}`, 'latin1')
  return Buffer.concat([
    bytes.subarray(0, start),
    ...extra,
    bytes.subarray(start, loop),
    hanging,
    bytes.subarray(loop),
    Buffer.from(secret),
  ])
}

/** A 64 × 48 picture made of one tile, with Exif. None of our dependencies can encode HEIC. */
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

/** A small PNG that declares a large size. */
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
