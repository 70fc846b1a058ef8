import { once } from 'node:events'
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The network between servers and their database, which can be cut and slowed down. */
export class Wire {
  readonly port: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #to: NetConnectOpts
  #delayMilliseconds = 0

  private constructor(server: Server, to: NetConnectOpts) {
    this.#server = server
    this.#to = to
    this.port = (server.address() as AddressInfo).port
  }

  static async lay(to: NetConnectOpts): Promise<Wire> {
    const server = createServer(socket => wire.#join(socket))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const wire = new Wire(server, to)
    return wire
  }

  /** While this is true, new connections are ended at once too. */
  isBroken = false

  /** Ends every connection at once, in the middle of its data. */
  cut(): void {
    for (const socket of this.#sockets)
      if (socket.remotePort === undefined)
        socket.destroy() // Not a TCP socket.
      else socket.resetAndDestroy()
  }

  /** Delays everything by this much for a while. */
  async slow(delayMilliseconds: number, forMilliseconds: number): Promise<void> {
    this.#delayMilliseconds = delayMilliseconds
    await sleep(forMilliseconds)
    this.#delayMilliseconds = 0
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(client: Socket): void {
    if (this.isBroken) {
      client.resetAndDestroy()
      return
    }
    const server = connect(this.#to)
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => this.#sockets.delete(socket))
    }
    void this.#carry(client, server)
    void this.#carry(server, client)
  }

  async #carry(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        if (this.#delayMilliseconds > 0) await sleep(this.#delayMilliseconds)
        if (!to.write(chunk)) await Promise.race([once(to, 'drain'), once(to, 'close')])
      }
      to.end()
    } catch {
      to.destroy()
    }
  }
}
