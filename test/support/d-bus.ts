/** A value with its D-Bus type. */
export interface Variant {
  readonly type: string
  readonly value: unknown
}

const alignments: Record<string, number> = { y: 1, b: 4, u: 4, s: 4, o: 4, g: 1, a: 4, v: 1, '(': 8, '{': 8 }

/** Splits a signature into its complete types. */
function typesOf(signature: string): string[] {
  const types: string[] = []
  for (let start = 0; start < signature.length; ) {
    const end = endOfType(signature, start)
    types.push(signature.slice(start, end))
    start = end
  }
  return types
}

function endOfType(signature: string, start: number): number {
  const first = signature[start] ?? ''
  if (first === 'a') return endOfType(signature, start + 1)
  if (first !== '(' && first !== '{') return start + 1
  let depth = 0
  for (let index = start; ; index++) {
    if ('({'.includes(signature[index] ?? '')) depth++
    else if (')}'.includes(signature[index] ?? '') && --depth === 0) return index + 1
  }
}

/** Writes values in the D-Bus format. */
export class Writer {
  readonly bytes: number[] = []

  align(to: number): void {
    while (this.bytes.length % to) this.bytes.push(0)
  }

  all(signature: string, values: readonly unknown[]): this {
    for (const [index, type] of typesOf(signature).entries()) this.one(type, values[index])
    return this
  }

  one(type: string, value: unknown): void {
    const [kind = ''] = type
    this.align(alignments[kind] ?? 1)
    if (kind === 'y') this.bytes.push(Number(value))
    else if (kind === 'u' || kind === 'b') this.#number(Number(value))
    else if (kind === 's' || kind === 'o') this.#text(String(value), 4)
    else if (kind === 'g') this.#text(String(value), 1)
    else if (kind === 'a') this.#array(type.slice(1), value as Iterable<unknown>)
    else if (kind === 'v') this.#variant(value as Variant)
    else this.all(type.slice(1, -1), value as unknown[])
  }

  #number(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.bytes.push((value >>> shift) & 255)
  }

  #text(text: string, lengthBytes: 1 | 4): void {
    const encoded = Buffer.from(text)
    if (lengthBytes === 1) this.bytes.push(encoded.length)
    else this.#number(encoded.length)
    this.bytes.push(...encoded, 0)
  }

  #array(type: string, values: Iterable<unknown>): void {
    const lengthAt = this.bytes.length
    this.#number(0)
    this.align(alignments[type[0] ?? ''] ?? 1)
    const start = this.bytes.length
    for (const value of values) this.one(type, value)
    const length = this.bytes.length - start
    for (let byte = 0; byte < 4; byte++) this.bytes[lengthAt + byte] = (length >>> (8 * byte)) & 255
  }

  #variant({ type, value }: Variant): void {
    this.one('g', type)
    this.one(type, value)
  }
}

/** Reads values in the D-Bus format. */
export class Reader {
  readonly #bytes: Buffer
  at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  all(signature: string): unknown[] {
    return typesOf(signature).map(type => this.one(type))
  }

  one(type: string): unknown {
    const [kind = ''] = type
    this.align(alignments[kind] ?? 1)
    if (kind === 'y') return this.#bytes[this.at++]
    if (kind === 'u' || kind === 'b') return this.#number()
    if (kind === 's' || kind === 'o') return this.#text(this.#number())
    if (kind === 'g') return this.#text(this.#bytes[this.at++] ?? 0)
    if (kind === 'v') return this.one(String(this.one('g')))
    if (kind !== 'a') return this.all(type.slice(1, -1))
    const length = this.#number()
    this.align(alignments[type[1] ?? ''] ?? 1)
    const values: unknown[] = []
    for (const end = this.at + length; this.at < end; ) values.push(this.one(type.slice(1)))
    return values
  }

  align(to: number): void {
    this.at = Math.ceil(this.at / to) * to
  }

  #number(): number {
    this.at += 4
    return this.#bytes.readUInt32LE(this.at - 4)
  }

  #text(length: number): string {
    this.at += length + 1
    return this.#bytes.toString('utf8', this.at - length - 1, this.at - 1)
  }
}

/** A method call, or the reply to one. */
export interface Message {
  readonly kind: number
  readonly serial: number
  readonly path: string
  readonly member: string
  readonly body: readonly unknown[]
  /** The length of the message in bytes. */
  readonly size: number
}

/** The first message in the bytes received so far, if it is complete. */
export function readMessage(bytes: Buffer): Message | undefined {
  if (bytes.length < 16) return undefined
  const reader = new Reader(bytes)
  const [, kind, , , bodyLength, serial] = reader.all('yyyyuu') as number[]
  const fieldsLength = bytes.readUInt32LE(12)
  const bodyAt = Math.ceil((16 + fieldsLength) / 8) * 8
  const size = bodyAt + (bodyLength ?? 0)
  if (bytes.length < size) return undefined
  const fields = new Map(reader.one('a(yv)') as [number, string][])
  const body = new Reader(bytes.subarray(bodyAt, size)).all(fields.get(8) ?? '')
  return {
    kind: kind ?? 0,
    serial: serial ?? 0,
    path: fields.get(1) ?? '',
    member: fields.get(3) ?? '',
    body,
    size,
  }
}

/** The bytes of a reply: an error if its name is given, and a return otherwise. */
export function answerTo(
  serial: number,
  signature: string,
  values: readonly unknown[],
  errorName?: string,
): Buffer {
  const body = new Writer().all(signature, values).bytes
  const fields: [number, Variant][] = [
    [5, { type: 'u', value: serial }],
    [6, { type: 's', value: ':1.2' }],
    [7, { type: 's', value: ':1.1' }],
    ...(errorName ? [[4, { type: 's', value: errorName }] as [number, Variant]] : []),
    ...(signature ? [[8, { type: 'g', value: signature }] as [number, Variant]] : []),
  ]
  const head = new Writer().all('yyyyuua(yv)', [
    0x6c,
    errorName ? 3 : 2,
    1,
    1,
    body.length,
    1_000 + serial,
    fields,
  ])
  head.align(8)
  return Buffer.from([...head.bytes, ...body])
}
