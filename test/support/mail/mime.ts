/** A part of an email as it was sent, with its content decoded. */
export interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly content: Buffer
}

/** The parts of an email that are not made of parts themselves. */
export function partsOf(data: string): Part[] {
  const end = data.indexOf('\r\n\r\n')
  const headers = headersOf(data.slice(0, end))
  const body = data.slice(end + 4)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (boundary === undefined) return [{ headers, content: decode(headers, body) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap(part => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
}

export function headersOf(data: string): Map<string, string> {
  const [head = ''] = data.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

function decode(headers: ReadonlyMap<string, string>, body: string): Buffer {
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const text = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}
