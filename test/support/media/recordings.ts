import { secret } from './pictures.ts'

/** 0.2 seconds of H.264 and AAC, with a location, a title and a time. `moov` is at the end. */
export const notedMp4 = Buffer.from(
  'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAAIZnJlZQAAAwdtZGF03gIATGF2YzU5LjM3LjEwMAACOKVS00bus/aPt8SVdy0SJEiRJINq' +
    '2natp2radq4ztXGdq2menbFO2Kw7VtO1cZ2rjOVZTlW05VtNixOOxOVZSECECECESUZKMqjKpTJWlNdcrq7tzA3YpQJQMDAwMDGzcsssssspuWWWWWWU' +
    '3LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLL' +
    'LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLwAAADFZYiEOgxgApz9gyuh39sBHr22fkwZUv2TyYx88eQmdz8NBjQw4rLUam6LsCTjZetKue1JPgWHwLAY' +
    'wBR52UI7EAMf+Krl19PAJutN8D7XtHXm+GQYAHhEw8PonRpW7FTbkQHn60N73a+BYfAsBZwCShT0il/d7wC+rz3+RJXMGSosx3dIKZYOAEVBAANCRgxJ' +
    'TAB+jgbIeoEGM+4CzgAlofqGSiw838CPbzy36fftg1csJA8MY4XQV0Eh7gDYPoMTphCmrIABAJzZPRVEuhlEuxdkvn2+f/4v/P9euONauR/0/T/8P/P8' +
    'eePN6l1n/T8/+n/z9dccX1WpP/T8/+n/3+utccaXSZdGKPAy6MSccujFHhpmbDFc00y5lzPNNMlmjZZfkP14LsEDhKMJ1nOiqoxjUGjoojoN0DqFBug3' +
    'VPRRWFK2bIt7Zs2Ed9IuEbRLi+yewjs2bIr8iRwVlzLOdiPPOc51KVGpSp555551TqnVOqeeedQnUpU888886jfRvoopfnUvWlDsc+NrsG+J3D8FOdUP' +
    'NzTqnn5p+b5KnIkIOj5bFDgAAAAFQZogYiwBGJ22a9FKTIfgPw9X+38zWre770P7D/rg8z6sH7z/rg+6/GQ/0Xz0Pzveh8r5IfpfJ9V6EA9V6n0XagHb' +
    'drwuCAbNgbNmwDw9Xo6ejp6OkAAP+s/6z/rP+s+7AA4AAAXJbW9vdgAAAGxtdmhkAAAAAOcfLBjnHywYAAAD6AAAAMgAAQAAAQAAAAAAAAAAAAAAAAEA' +
    'AAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwAAAll0cmFrAAAAXHRraGQAAAAD5x8sGOcf' +
    'LBgAAAABAAAAAAAAAMgAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAACAAAAAgAAAAAAAkZWR0cwAAABxl' +
    'bHN0AAAAAAAAAAEAAADIAAAAAAABAAAAAAHRbWRpYQAAACBtZGhkAAAAAOcfLBjnHywYAAAoAAAACABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAA' +
    'AAAAAAAAAABWaWRlb0hhbmRsZXIAAAABfG1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAA' +
    'ATxzdGJsAAAAuHN0c2QAAAAAAAAAAQAAAKhhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAACAAIABIAAAASAAAAAAAAAABFUxhdmM1OS4zNy4xMDAg' +
    'bGlieDI2NAAAAAAAAAAAAAAAGP//AAAALmF2Y0MBQsAK/+EAFmdCwAraJbARAAADAAEAAAMAFA8SJqABAAVozgE3IAAAABBwYXNwAAAAAQAAAAEAAAAU' +
    'YnRydAAAAAAAACDQAAAg0AAAABhzdHRzAAAAAAAAAAEAAAACAAAEAAAAABRzdHNzAAAAAAAAAAEAAAABAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAABAAAA' +
    'AQAAABxzdHN6AAAAAAAAAAAAAAACAAAAyQAAAAkAAAAYc3RjbwAAAAAAAAACAAABHwAAAskAAAJNdHJhawAAAFx0a2hkAAAAA+cfLBjnHywYAAAAAgAA' +
    'AAAAAADIAAAAAAAAAAAAAAABAQAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAJGVkdHMAAAAcZWxzdAAAAAAA' +
    'AAABAAAAyAAABAAAAQAAAAABxW1kaWEAAAAgbWRoZAAAAADnHywY5x8sGAAAH0AAAApAVcQAAAAAAC1oZGxyAAAAAAAAAABzb3VuAAAAAAAAAAAAAAAA' +
    'U291bmRIYW5kbGVyAAAAAXBtaW5mAAAAEHNtaGQAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAATRzdGJsAAAAfnN0' +
    'c2QAAAAAAAAAAQAAAG5tcDRhAAAAAAAAAAEAAAAAAAAAAAACABAAAAAAH0AAAAAAADZlc2RzAAAAAAOAgIAlAAIABICAgBdAFQAAAAAANREAADURBYCA' +
    'gAUViFblAAaAgIABAgAAABRidHJ0AAAAAAAANREAADURAAAAIHN0dHMAAAAAAAAAAgAAAAIAAAQAAAAAAQAAAkAAAAAcc3RzYwAAAAAAAAABAAAAAQAA' +
    'AAEAAAABAAAAIHN0c3oAAAAAAAAAAAAAAAMAAADvAAAA4QAAAF0AAAAcc3RjbwAAAAAAAAADAAAAMAAAAegAAALSAAAAGnNncGQBAAAAcm9sbAAAAAIA' +
    'AAAB//8AAAAcc2JncAAAAAByb2xsAAAAAQAAAAMAAAABAAAAr3VkdGEAAACEbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAA' +
    'AABXaWxzdAAAACqpbmFtAAAAImRhdGEAAAABAAAAAEF0IGhvbWUsIDUxLjUwMzMgTgAAACWpdG9vAAAAHWRhdGEAAAABAAAAAExhdmY1OS4yNy4xMDAA' +
    'AAAjbG9jaQAAAAAAAAAA///fVgAzgNgAAAAAZWFydGgAAA==',
  'base64',
)

const moovBegin = notedMp4.indexOf('moov') - 4

export function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const parts = content.map(part => Buffer.from(part))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0))
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** A box with a 64-bit length. */
export function longBox(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(name, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([head, content])
}

export const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const appleKeys = box(
  'meta',
  box('hdlr', numbers(0, 0), 'mdta', Buffer.alloc(13)),
  box('keys', numbers(0, 1), box('mdta', 'com.apple.quicktime.location.ISO6709')),
  box('ilst', box('data', numbers(1, 0), secret)),
)

/** Metadata as written by Apple's and Android's phones, and as XMP. */
const notes = [
  appleKeys,
  box('udta', box('\xa9xyz', numbers(0x1215c7), secret)),
  box('uuid', Buffer.alloc(16, 7), secret),
]

/** A metadata track like the ones of cameras that record their location, with two samples at this offset. */
function locationTrack(at: number, sampleBytes: number): Buffer {
  const tables = box(
    'stbl',
    box('stsd', numbers(0, 1), box('gpmd', Buffer.alloc(8))),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 2, sampleBytes, sampleBytes)),
    box('stco', numbers(0, 2, at, at + sampleBytes)),
  )
  const media = box(
    'mdia',
    box('mdhd', Buffer.alloc(24)),
    box('minf', tables),
    box('hdlr', numbers(0, 0), 'meta', Buffer.alloc(13)),
  )
  return box('trak', box('tkhd', Buffer.alloc(84)), media)
}

/** A film with metadata everywhere it can be: in `moov`, in a track and after both. */
export function filmWithNotes(moovAt: 'front' | 'end' = 'end', wide = false): Buffer {
  const [ftyp, rest] = [notedMp4.subarray(0, 32), notedMp4.subarray(32, moovBegin)]
  const inMoov = [notedMp4.subarray(moovBegin + 8), ...notes]
  const places = box('mdat', secret, secret)
  const make = (shift: number, placesAt: number) => {
    const content = Buffer.concat([...inMoov, locationTrack(placesAt, secret.length)])
    for (
      let at = content.indexOf('stco');
      at >= 0 && at < notedMp4.length - moovBegin;
      at = content.indexOf('stco', at + 4)
    )
      for (let entry = 0; entry < content.readUInt32BE(at + 8); entry++)
        content.writeUInt32BE(content.readUInt32BE(at + 12 + entry * 4) + shift, at + 12 + entry * 4)
    return wide ? longBox('moov', content) : box('moov', content)
  }
  const behind = [box('meta', secret), box('uuid', Buffer.alloc(16), secret), box('free', secret)]
  if (moovAt === 'end') {
    const placesAt = moovBegin + 8
    return Buffer.concat([ftyp, rest, places, make(0, placesAt), ...behind])
  }
  const { length } = make(0, 0)
  return Buffer.concat([ftyp, make(length, moovBegin + length + 8), rest, places, ...behind])
}

/** A fragment with its own metadata. */
export const notedFragment = box(
  'moof',
  box('mfhd', numbers(0, 1)),
  box('traf', box('tfhd', numbers(0, 1)), box('udta', secret), box('meta', secret)),
)

/** An ID3v2 tag before the sound and an ID3v1 tag after it. */
export function mp3WithNotes(sound: Buffer): Buffer {
  const frame = Buffer.concat([
    Buffer.from('TXXX'),
    numbers(secret.length + 1),
    Buffer.alloc(3),
    Buffer.from(secret),
  ])
  const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0'), Buffer.from([frame.length]), frame])
  const old = Buffer.alloc(128)
  old.write(`TAG${secret}`)
  return Buffer.concat([tag, sound, old])
}
