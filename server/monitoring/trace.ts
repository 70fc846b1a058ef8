import { randomBytes } from 'node:crypto'
import { Fault } from '../fault.ts'

/** The steps of a call, in the order of the table in ARCHITECTURE.md. */
export type Step =
  | 'authenticate'
  | 'rate limit'
  | 'turn'
  | 'validate'
  | 'authorize'
  | 'quote'
  | 'reserve'
  | 'transaction'
  | 'function'
  | 'charge'
  | 'audit'
  | 'reply'

/** How long one thing took. Nothing here says who called, from where, or about whom. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  /** A step, or the id of an operation or an entrance. */
  name: string
  readonly isRequest: boolean
  /** Milliseconds since 1970. */
  readonly startedAt: number
  endedAt: number
  operation?: string
  status?: number
  /** The kind of the error that ended it. */
  error?: string
}

/** Takes the spans of a finished request. It never waits and never throws. */
export type TakeSpans = (spans: readonly Span[]) => void

/** More than any request needs. An agent's stream may make calls for hours. */
const mostSpans = 200

const clock = () => performance.timeOrigin + performance.now()

let digits = ''

/** A random id of this many hexadecimal digits. Many are drawn at once, because each draw takes microseconds. */
function newId(length: number): string {
  if (digits.length < length) digits = randomBytes(4_096).toString('hex')
  const id = digits.slice(0, length)
  digits = digits.slice(length)
  return id
}

/** The spans of one request, or of one call that an agent makes in a request. Its steps follow one another, or nest. */
export class Trace {
  readonly #own: Span
  readonly #spans: Span[]
  readonly #open: Span[]
  #isOver = false

  private constructor(own: Span, spans: Span[]) {
    this.#own = own
    this.#spans = spans
    this.#open = [own]
    spans.push(own)
  }

  /** Continues the caller's trace (W3C Trace Context), or begins one. Undefined if the caller does not record theirs. */
  static begin(traceparent: string | undefined): Trace | undefined {
    const [, traceId = newId(32), parentSpanId, flags = '01'] = parse(traceparent)
    if ((Number.parseInt(flags, 16) & 1) === 0) return undefined
    return new Trace(newSpan(traceId, parentSpanId, 'request', true), [])
  }

  /** A call within this request. */
  call(operation: string): Trace {
    const { traceId, spanId } = this.#own
    const own = { ...newSpan(traceId, spanId, operation, false), operation }
    return new Trace(own, this.#spans.length < mostSpans ? this.#spans : [])
  }

  /** Begins a step. The returned function ends it, and any that are still open inside. */
  begin(step: Step): (error?: unknown) => void {
    const { traceId, spanId } = this.#open.at(-1) ?? this.#own
    const span = newSpan(traceId, spanId, step, false)
    if (this.#isOver || this.#spans.length >= mostSpans) return () => undefined
    this.#spans.push(span)
    this.#open.push(span)
    return error => this.#end(span, error)
  }

  #end(span: Span, error: unknown): void {
    const at = this.#open.indexOf(span)
    if (at === -1) return
    const endedAt = clock()
    for (const open of this.#open.splice(at)) open.endedAt = endedAt
    if (error !== undefined) span.error = error instanceof Fault ? error.kind : 'InternalError'
  }

  /** Notes the error that is answered. */
  fail(kind: string): void {
    this.#own.error = kind
  }

  /** Ends a call within a request. */
  endCall(): void {
    this.#end(this.#own, undefined)
  }

  /** Ends the request, and hands over everything that happened in it. */
  end(operation: string, status: number, take: TakeSpans): void {
    Object.assign(this.#own, { name: operation, operation, status })
    const endedAt = clock()
    for (const span of this.#spans) if (span.endedAt === 0) span.endedAt = endedAt
    this.#isOver = true
    take(this.#spans)
  }
}

const newSpan = (
  traceId: string,
  parentSpanId: string | undefined,
  name: string,
  isRequest: boolean,
): Span => ({ traceId, spanId: newId(16), parentSpanId, name, isRequest, startedAt: clock(), endedAt: 0 })

/** The trace, the span and the flags of a `traceparent` header; nothing if it is not valid. */
function parse(header = ''): readonly (string | undefined)[] {
  const parts =
    /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/.exec(header)
  return parts ?? []
}

/** Does one step of a call, and measures it if the call is traced. */
export function step<T>(trace: Trace | undefined, name: Step, work: () => T): T {
  if (!trace) return work()
  const end = trace.begin(name)
  try {
    const result = work()
    if (!(result instanceof Promise)) {
      end()
      return result
    }
    // The promise that is returned is the one that was made: it settles no later because of this.
    result.then(
      () => end(),
      error => end(error),
    )
    return result
  } catch (error) {
    end(error)
    throw error
  }
}
