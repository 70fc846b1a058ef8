import type { OverallState, Projection, TopicState } from './state.ts'

/**
 * A projection as bytes; equal projections have equal bytes. Little-endian: format (1), number of topics (4), bytes of
 * text (4), lengths of the model version and each topic id (2 each), those names as one UTF-8 text, the overall state and
 * each topic as float64, and a checksum of everything before it (4). Format 1, of mastery-1, lacks `recalled`.
 */
const formats = [1, 2] as const
type Format = (typeof formats)[number]
const formatOf = (modelVersion: string): Format => (modelVersion === 'mastery-1' ? 1 : 2)
const headBytes = 9
const sumBytes = 4
const overallNumbers = 14
const topicNumbers = { 1: 18, 2: 19 } as const satisfies Record<Format, number>

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function pack({ modelVersion, state, best }: Projection): Uint8Array {
  const { overall, topics } = state
  const format = formatOf(modelVersion)
  const names = [modelVersion, ...topics.map(({ topicId }) => topicId)]
  const text = encoder.encode(names.join(''))
  const bytes = new Uint8Array(sizeOf(format, topics.length, text.length))
  const out = new Writer(bytes)
  out.byte(format)
  out.whole(topics.length)
  out.whole(text.length)
  for (const name of names) out.short(lengthOf(name))
  out.bytes(text)
  out.overall(
    overall,
    topics.findIndex(({ topicId }) => topicId === overall.lastTopicId),
  )
  for (const [place, topic] of topics.entries()) out.topic(topic, best[place] ?? 0, format)
  out.whole(checksum(out.view, bytes.length - sumBytes))
  return bytes
}

export function unpack(bytes: Uint8Array): Projection {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const format = formats.find(known => known === bytes[0])
  if (format === undefined) throw new Error(`unknown projection format: ${bytes[0] ?? 'no bytes'}`)
  if (bytes.length < headBytes + sumBytes) throw damagedError()
  const count = view.getUint32(1, true)
  const textBytes = view.getUint32(5, true)
  const body = bytes.length - sumBytes
  if (
    bytes.length !== sizeOf(format, count, textBytes) ||
    view.getUint32(body, true) !== checksum(view, body)
  )
    throw damagedError()
  const [modelVersion = '', ...topicIds] = namesIn(bytes, view, count, textBytes)
  if (formatOf(modelVersion) !== format) throw damagedError()
  const read = new Reader(view, headBytes + 2 * (count + 1) + textBytes)
  const overall = read.overall(topicIds)
  const topics: TopicState[] = []
  const best: number[] = []
  for (const topicId of topicIds) {
    topics.push(read.topic(topicId, format))
    best.push(read.number())
  }
  return {
    modelVersion,
    attempts: overall.attempts,
    asOf: overall.lastPractisedAt,
    state: { overall, topics },
    best,
  }
}

const damagedError = () => new Error('damaged projection: its bytes are not as they were written')

const sizeOf = (format: Format, topics: number, textBytes: number) =>
  headBytes + 2 * (topics + 1) + textBytes + 8 * (overallNumbers + topics * topicNumbers[format]) + sumBytes

function lengthOf(name: string): number {
  if (name.length < 2 ** 16 && name.isWellFormed()) return name.length
  throw new Error('a name in a projection is too long or not well-formed text')
}

function namesIn(bytes: Uint8Array, view: DataView, topics: number, textBytes: number): string[] {
  const start = headBytes + 2 * (topics + 1)
  const text = decoder.decode(bytes.subarray(start, start + textBytes))
  const names: string[] = []
  let from = 0
  for (let at = headBytes; at < start; at += 2) {
    const length = view.getUint16(at, true)
    names.push(text.slice(from, from + length))
    from += length
  }
  if (from !== text.length) throw damagedError()
  return names
}

/** Each step is invertible, so that any change within one word changes the sum. */
function checksum(view: DataView, end: number): number {
  let sum = 0x811c9dc5 | 0
  let at = 0
  for (; at + 4 <= end; at += 4) sum = mixBits(sum ^ view.getInt32(at, true))
  for (; at < end; at++) sum = mixBits(sum ^ view.getUint8(at))
  return sum >>> 0
}

function mixBits(sum: number): number {
  const product = Math.imul(sum, 0x01000193)
  return product ^ (product >>> 15)
}

class Writer {
  readonly view: DataView
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.view = new DataView(bytes.buffer)
  }

  byte(value: number): void {
    this.view.setUint8(this.#at, value)
    this.#at += 1
  }

  short(value: number): void {
    this.view.setUint16(this.#at, value, true)
    this.#at += 2
  }

  whole(value: number): void {
    this.view.setUint32(this.#at, value, true)
    this.#at += 4
  }

  bytes(value: Uint8Array): void {
    this.#bytes.set(value, this.#at)
    this.#at += value.length
  }

  #number(value: number): void {
    this.view.setFloat64(this.#at, value, true)
    this.#at += 8
  }

  /** Writes an unknown time as 0, which no attempt can have. */
  #time(value: number | null): void {
    this.#number(value ?? 0)
  }

  #spans({ short, long }: { readonly short: number; readonly long: number }): void {
    this.#number(short)
    this.#number(long)
  }

  /** Writes the last topic as its position from 1, or 0 for no topic. */
  overall(overall: OverallState, lastPlace: number): void {
    if (lastPlace < 0 && overall.lastTopicId !== null)
      throw new Error('the last topic is not among the topics')
    this.#number(overall.attempts)
    this.#number(overall.right)
    this.#time(overall.lastPractisedAt)
    this.#number(lastPlace + 1)
    this.#number(overall.visit)
    this.#number(overall.topicsMet)
    this.#number(overall.ability)
    this.#spans(overall.surprise)
    this.#spans(overall.wins)
    this.#spans(overall.losses)
    this.#number(overall.streak)
  }

  topic(topic: TopicState, best: number, format: Format): void {
    this.#number(topic.attempts)
    this.#number(topic.right)
    this.#time(topic.lastPractisedAt)
    this.#number(topic.lastAttempt)
    this.#number(topic.score)
    this.#number(topic.prior)
    this.#number(topic.presence)
    this.#spans(topic.ability)
    this.#spans(topic.surprise)
    this.#spans(topic.wins)
    this.#spans(topic.losses)
    this.#number(topic.streak)
    this.#number(topic.belief)
    if (format === 2) this.#number(topic.recalled)
    this.#number(best)
  }
}

/** Reads what `Writer` wrote, in the same order. */
class Reader {
  readonly #view: DataView
  #at: number

  constructor(view: DataView, at: number) {
    this.#view = view
    this.#at = at
  }

  number(): number {
    const value = this.#view.getFloat64(this.#at, true)
    this.#at += 8
    return value
  }

  #time(): number | null {
    return this.number() || null
  }

  #spans() {
    return { short: this.number(), long: this.number() }
  }

  overall(topicIds: readonly string[]): OverallState {
    return {
      attempts: this.number(),
      right: this.number(),
      lastPractisedAt: this.#time(),
      lastTopicId: topicIds[this.number() - 1] ?? null,
      visit: this.number(),
      topicsMet: this.number(),
      ability: this.number(),
      surprise: this.#spans(),
      wins: this.#spans(),
      losses: this.#spans(),
      streak: this.number(),
    }
  }

  topic(topicId: string, format: Format): TopicState {
    return {
      topicId,
      attempts: this.number(),
      right: this.number(),
      lastPractisedAt: this.#time(),
      lastAttempt: this.number(),
      score: this.number(),
      prior: this.number(),
      presence: this.number(),
      ability: this.#spans(),
      surprise: this.#spans(),
      wins: this.#spans(),
      losses: this.#spans(),
      streak: this.number(),
      belief: this.number(),
      recalled: format === 2 ? this.number() : 0,
    }
  }
}
