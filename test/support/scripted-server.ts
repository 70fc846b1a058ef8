import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A received request. */
export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}
export type ScriptedAnswer = (response: ServerResponse, asked: ReceivedRequest) => void

/** A server that gives a test's scripted answers in order, and then repeats the last one. */
export class ScriptedServer {
  readonly url: string
  readonly asked: ReceivedRequest[] = []
  readonly #close: () => void
  #script: readonly ScriptedAnswer[] = []
  #next = 0

  private constructor(port: number, close: () => void) {
    this.url = `http://127.0.0.1:${port}`
    this.#close = close
  }

  static async start(): Promise<ScriptedServer> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { method = '', url = '', headers } = request
      scripted.answer(
        { method, url, headers, body: Buffer.concat(chunks).toString(), at: performance.now() },
        response,
      )
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const scripted = new ScriptedServer(port, () => {
      server.closeAllConnections()
      server.close()
    })
    return scripted
  }

  /** Forgets the requests so far, and starts a new script. */
  script(...answers: ScriptedAnswer[]): void {
    this.#script = answers
    this.#next = 0
    this.asked.length = 0
  }

  /** Resolves when this many requests have arrived. */
  async waitForRequests(times: number): Promise<void> {
    for (let waited = 0; this.asked.length < times; waited += 5) {
      if (waited > 10_000) throw new Error(`only ${this.asked.length} requests arrived`)
      await sleep(5)
    }
  }

  answer(asked: ReceivedRequest, response: ServerResponse): void {
    this.asked.push(asked)
    const scripted = this.#script[Math.min(this.#next++, this.#script.length - 1)]
    scripted?.(response, asked)
  }

  close(): void {
    this.#close()
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): ScriptedAnswer =>
  response =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

export const failure = (
  _tag: string,
  status: number,
  headers: Record<string, string> = {},
  details: object = {},
): ScriptedAnswer =>
  json({ _tag, message: `This is ${_tag}.`, requestId: 'of-the-server', ...details }, status, headers)

export const text =
  (body: string, status: number, type = 'text/html', headers: Record<string, string> = {}): ScriptedAnswer =>
  response =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)

/** The connection breaks instead of an answer. */
export const disconnect: ScriptedAnswer = response => response.destroy()

/** No answer ever comes. */
export const silence: ScriptedAnswer = () => undefined

/** An answer starts and never continues. */
export const stall: ScriptedAnswer = response => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":')
}
