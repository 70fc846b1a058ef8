import type { Logger } from 'pino'
import { count } from './count.ts'
import type { Span } from './trace.ts'

/** The collector that gets the traces. */
export interface TracesConfig {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
}

/** Spans that may wait while the collector is slow. More are dropped. */
export const mostWaiting = 2_048
const batch = 512
const everyMilliseconds = 5_000
const longestRequestMilliseconds = 10_000
const longestCloseMilliseconds = 2_000

interface ExporterTimes {
  readonly everyMilliseconds: number
}

/**
 * Sends spans to an OpenTelemetry collector, as OTLP in JSON over HTTP. Requests never wait for it: there is one batch under
 * way at a time, and spans that don't fit into the queue or that the collector does not accept are dropped.
 */
export class OtlpExporter {
  readonly #config: TracesConfig
  readonly #url: string
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  readonly #stopping = new AbortController()
  #waiting: Span[] = []
  #sending: Promise<void> | undefined
  #isFailing = false

  constructor(config: TracesConfig, log: Logger, times: ExporterTimes = { everyMilliseconds }) {
    this.#config = config
    this.#url = `${config.endpoint.replace(/\/+$/, '')}/v1/traces`
    this.#log = log
    this.#timer = setInterval(() => this.#kick(), times.everyMilliseconds).unref()
  }

  /** Only whole requests: a part of one would be of no use. */
  readonly take = (spans: readonly Span[]): void => {
    if (this.#waiting.length + spans.length > mostWaiting) {
      count('learn_spans_total', { outcome: 'dropped' }, spans.length)
      return
    }
    this.#waiting.push(...spans)
    if (this.#waiting.length >= batch && !this.#isFailing) this.#kick()
  }

  /** Sends the rest, if the collector is quick. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    const limit = setTimeout(() => this.#stopping.abort(), longestCloseMilliseconds)
    await this.#sending
    this.#kick()
    await this.#sending
    clearTimeout(limit)
  }

  #kick(): void {
    if (this.#waiting.length === 0) return
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  /** Until one fails. The next ones have to wait for the next interval. */
  async #sendAll(): Promise<void> {
    do {
      const spans = this.#waiting.splice(0, batch)
      const reason = await this.#send(spans)
      count('learn_spans_total', { outcome: reason === undefined ? 'exported' : 'dropped' }, spans.length)
      this.#report(reason)
    } while (this.#waiting.length > 0 && !this.#isFailing)
  }

  /** Why the collector did not accept them. */
  async #send(spans: readonly Span[]): Promise<string | undefined> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { ...this.#config.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(toOtlp(spans, this.#config.serviceName)),
        redirect: 'error', // The headers are for this collector alone.
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(longestRequestMilliseconds)]),
      })
      await response.body?.cancel()
      return response.ok ? undefined : `it answered ${response.status}`
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      return cause?.code ?? name
    }
  }

  /** Once when it begins to fail, and once when it works again. */
  #report(reason: string | undefined): void {
    const isFailing = reason !== undefined
    if (isFailing === this.#isFailing) return
    this.#isFailing = isFailing
    if (isFailing) this.#log.warn({ reason }, 'the collector does not accept traces; they are dropped')
    else this.#log.info('the collector accepts traces again')
  }
}

const attributesOf = (attributes: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
    }))

/** Nanoseconds since 1970, as text: a number can't hold them. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1_000)}000`

function toOtlp(spans: readonly Span[], serviceName: string) {
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) }
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'learn' }, spans: spans.map(spanToOtlp) }] }],
  }
}

const internal = 1
const server = 2
const failed = 2

function spanToOtlp({ operation, status, error, ...span }: Span) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: span.isRequest ? server : internal,
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf({
      'learn.operation': operation,
      'http.response.status_code': status,
      'error.type': error,
    }),
    // A refusal is the caller's mistake, not the server's.
    ...((status ?? 0) >= 500 || error === 'InternalError' ? { status: { code: failed } } : {}),
  }
}
