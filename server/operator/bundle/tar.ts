import { gzipSync } from 'node:zlib'

const block = 512

/** A .tar.gz of small text files, in the ustar format. */
export function tarOf(files: ReadonlyMap<string, string>, now: Date): Buffer {
  const parts = [...files].flatMap(([name, text]) => {
    const bytes = Buffer.from(text)
    return [headerOf(name, bytes.length, now), bytes, Buffer.alloc((block - (bytes.length % block)) % block)]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]))
}

function headerOf(name: string, size: number, now: Date): Buffer {
  const header = Buffer.alloc(block)
  const octal = (number: number, length: number) => number.toString(8).padStart(length - 1, '0')
  header.write(name, 0, 100)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(Math.floor(now.getTime() / 1000), 12), 136)
  header.write(' '.repeat(8), 148) // The checksum counts as spaces.
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)}\0 `, 148)
  return header
}
