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

/** The network in front of a program, which can be cut, slowed down and held. */
export class Wire {
  readonly port: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #to: () => NetConnectOpts
  #delayMilliseconds = 0
  #held: Promise<unknown> | undefined

  private constructor(server: Server, to: () => NetConnectOpts) {
    this.#server = server
    this.#to = to
    this.port = (server.address() as AddressInfo).port
  }

  /** To one place, or to wherever the program is at the moment. */
  static async lay(to: NetConnectOpts | (() => NetConnectOpts)): Promise<Wire> {
    const server = createServer(socket => wire.#join(socket))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const wire = new Wire(server, typeof to === 'function' ? to : () => to)
    return wire
  }

  /** While it is broken, new connections are ended at once too. */
  isBroken = false

  /** Ends every connection at once, in the middle of its data. */
  cut(): void {
    for (const socket of this.#sockets)
      if (socket.remotePort === undefined)
        socket.destroy() // Not a TCP socket.
      else socket.resetAndDestroy()
  }

  /** Ends every connection, and lets nobody connect for a while. */
  async lose(forMilliseconds: number): Promise<void> {
    this.isBroken = true
    this.cut()
    await sleep(forMilliseconds)
    this.isBroken = false
  }

  /** Everything takes this much longer for a while. */
  async slow(delayMilliseconds: number, forMilliseconds: number): Promise<void> {
    this.#delayMilliseconds = delayMilliseconds
    await sleep(forMilliseconds)
    this.#delayMilliseconds = 0
  }

  /** Carries nothing for a while, as when a cable is pulled. Neither end learns of it. */
  async hold(forMilliseconds: number, signal?: AbortSignal): Promise<void> {
    this.#held = sleep(forMilliseconds, undefined, { signal }).catch(() => undefined)
    await this.#held
    this.#held = undefined
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
    const server = connect(this.#to())
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
        await this.#held
        if (this.#delayMilliseconds > 0) await sleep(this.#delayMilliseconds)
        if (to.destroyed) break
        if (!to.write(chunk)) await drained(to)
      }
      to.end()
    } catch {
      to.destroy()
    }
  }
}

/** Waits until more can be written, or the socket is closed. */
async function drained(socket: Socket): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const either = [once(socket, 'drain', { signal }), once(socket, 'close', { signal })]
  await Promise.race(either).finally(() => over.abort())
}
