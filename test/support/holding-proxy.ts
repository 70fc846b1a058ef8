import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A proxy that lets a limited number of bytes through to a server, and holds the rest until it is released or either
 * side disconnects.
 */
export class HoldingProxy {
  readonly url: string
  readonly #server: Server
  readonly #held: Socket[] = []
  /** The server's address, which may change when another server replaces it. */
  target: string
  #left = Number.POSITIVE_INFINITY
  #onHeld: () => void = () => undefined

  private constructor(server: Server, target: string) {
    this.#server = server
    this.target = target
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(target: string): Promise<HoldingProxy> {
    const server = createServer(socket => proxy.#join(socket))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const proxy = new HoldingProxy(server, target)
    return proxy
  }

  /** Stops after this many bytes, and resolves when they have gone through. */
  holdAfter(bytes: number): Promise<void> {
    this.#left = bytes
    return new Promise(resolve => {
      this.#onHeld = resolve
    })
  }

  release(): void {
    this.#left = Number.POSITIVE_INFINITY
    for (const socket of this.#held.splice(0)) socket.resume()
  }

  close(): void {
    this.release()
    this.#server.close()
  }

  #join(client: Socket): void {
    const { hostname, port } = new URL(this.target)
    const server = connect(Number(port), hostname)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined)
      one.once('close', () => other.destroy())
    }
    server.pipe(client)
    client.on('data', chunk => {
      this.#left -= chunk.length
      if (!server.write(chunk)) {
        client.pause()
        server.once('drain', () => client.resume())
      }
      if (this.#left > 0) return
      client.pause()
      server.removeAllListeners('drain')
      this.#held.push(client)
      this.#onHeld()
    })
  }
}
