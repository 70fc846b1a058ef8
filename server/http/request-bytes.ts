import type { IncomingMessage } from 'node:http'
import { type ByteSource, SenderGone } from '../objects/incoming.ts'

/** The body of a request as it arrives. A request that sends nothing for too long while we wait for it is aborted. */
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

  /** For when the client has left or no longer listens. */
  destroy(reason: Error): void {
    this.#reason ??= reason
    this.#request.destroy()
  }

  /** Frees a chunk immediately. The garbage collector sees only small objects, and would leave about 60 MB of bytes behind. */
  release({ buffer, byteLength }: Uint8Array): void {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let isWaiting = true
    const silence = setTimeout(() => {
      if (isWaiting) this.destroy(new SenderGone('the client sent nothing for too long'))
      else silence.refresh() // We are the slow side.
    }, this.#silentMilliseconds)
    try {
      // A client that is refused midway still gets an answer.
      for await (const chunk of this.#request.iterator({ destroyOnReturn: false })) {
        isWaiting = false
        yield chunk
        isWaiting = true
        silence.refresh()
      }
    } catch (error) {
      throw this.#reason ?? new SenderGone('the request was cut off', { cause: error })
    } finally {
      clearTimeout(silence)
    }
    if (this.#reason) throw this.#reason
  }
}
