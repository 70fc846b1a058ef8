import type { IncomingMessage } from 'node:http'
import { BrokenOff, type ByteSource } from '../objects/incoming.ts'

/** The bytes of a request as they come. One that is waited for, and sends nothing for so long, is broken off. */
export class RequestBytes implements ByteSource {
  readonly length: number | undefined
  readonly #request: IncomingMessage
  readonly #silentMilliseconds: number
  #reason: Error | undefined

  constructor(request: IncomingMessage, silentMilliseconds: number) {
    const { 'content-length': length } = request.headers
    this.length = length === undefined ? undefined : Number(length)
    this.#request = request
    this.#silentMilliseconds = silentMilliseconds
  }

  /** There is nobody left to answer, or nobody who listens. */
  destroy(reason: Error): void {
    this.#reason ??= reason
    this.#request.destroy()
  }

  /** The garbage collector would leave some sixty megabytes of them lying about, for to it each is a small object. */
  release({ buffer, byteLength }: Uint8Array): void {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let isWaiting = true
    const silence = setTimeout(() => {
      if (isWaiting) this.destroy(new BrokenOff('nothing came for too long'))
      else silence.refresh() // It is we who are slow.
    }, this.#silentMilliseconds)
    try {
      // Whoever is refused in the middle still gets an answer.
      for await (const chunk of this.#request.iterator({ destroyOnReturn: false })) {
        isWaiting = false
        yield chunk
        isWaiting = true
        silence.refresh()
      }
    } catch (error) {
      throw this.#reason ?? new BrokenOff('the request broke off', { cause: error })
    } finally {
      clearTimeout(silence)
    }
    if (this.#reason) throw this.#reason
  }
}
