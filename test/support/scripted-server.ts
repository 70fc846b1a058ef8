import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a request came with. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}
export type Scripted = (response: ServerResponse, asked: Asked) => void

/** Something on a port that answers as a test says, one answer after the other, and the last one from then on. */
export class ScriptedServer {
  readonly url: string
  readonly asked: Asked[] = []
  readonly #close: () => void
  #script: readonly Scripted[] = []
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

  /** Forgets what was, and answers so from now on. */
  script(...answers: Scripted[]): void {
    this.#script = answers
    this.#next = 0
    this.asked.length = 0
  }

  /** Resolves when so many requests have come. */
  async wasAsked(times: number): Promise<void> {
    for (let waited = 0; this.asked.length < times; waited += 5) {
      if (waited > 10_000) throw new Error(`it was asked ${this.asked.length} times`)
      await sleep(5)
    }
  }

  answer(asked: Asked, response: ServerResponse): void {
    this.asked.push(asked)
    const scripted = this.#script[Math.min(this.#next++, this.#script.length - 1)]
    scripted?.(response, asked)
  }

  close(): void {
    this.#close()
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Scripted =>
  response =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

export const failure = (
  _tag: string,
  status: number,
  headers: Record<string, string> = {},
  details: object = {},
): Scripted =>
  json({ _tag, message: `This is ${_tag}.`, requestId: 'of-the-server', ...details }, status, headers)

export const text =
  (body: string, status: number, type = 'text/html', headers: Record<string, string> = {}): Scripted =>
  response =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)

/** The connection breaks where an answer should come. */
export const breakOff: Scripted = response => response.destroy()

/** Nothing comes. */
export const silence: Scripted = () => undefined

/** An answer begins and does not go on. */
export const stall: Scripted = response => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":')
}
