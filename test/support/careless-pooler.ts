import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { addressOf, through } from './database.ts'

/** Between a server and PostgreSQL, as a pooler is: honest, or without the start-up options, or always one user. */
export class CarelessPooler {
  readonly url: string
  mode: 'honest' | 'refuses options' | 'drops options' | 'logs in as the owner' = 'honest'
  readonly #server: Server
  readonly #ownerUrl: string
  readonly #sockets = new Set<Socket>()

  private constructor(server: Server, ownerUrl: string) {
    this.#server = server
    this.#ownerUrl = ownerUrl
    this.url = through(new URL(ownerUrl), (server.address() as AddressInfo).port).href
  }

  static async start(ownerUrl: string): Promise<CarelessPooler> {
    const server = createServer(socket => {
      pooler.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('data', message => pooler.#serve(socket, message))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const pooler = new CarelessPooler(server, ownerUrl)
    return pooler
  }

  endConnections(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  close(): void {
    this.endConnections()
    this.#server.close()
  }

  async #serve(client: Socket, startup: Buffer): Promise<void> {
    if (this.mode === 'refuses options' && startup.includes('options\0')) {
      client.end(Buffer.from(message('E', [...refusal])))
      return
    }
    const backend = this.mode === 'logs in as the owner' ? await this.#logIn(client) : this.#forward(startup)
    this.#sockets.add(backend)
    backend.on('error', () => undefined)
    backend.once('close', () => client.destroy())
    client.once('close', () => backend.destroy())
    client.pipe(backend).pipe(client)
  }

  #forward(startup: Buffer): Socket {
    const backend = connect(addressOf(new URL(this.#ownerUrl)))
    backend.write(this.mode === 'honest' ? startup : withoutOptions(startup))
    return backend
  }

  /** Admits anybody, without a password, to a connection of the owner. */
  async #logIn(client: Socket): Promise<Socket> {
    const owner = new pg.Client({ connectionString: this.#ownerUrl })
    owner.on('error', () => undefined)
    await owner.connect()
    // @types/pg omits the client's connection.
    const { stream } = (owner as unknown as { connection: { stream: Socket } }).connection
    stream.removeAllListeners()
    client.write(Buffer.from([...message('R', [0, 0, 0, 0]), ...message('Z', [73])])) // Authenticated; idle.
    return stream
  }
}

const refusal = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0')
const message = (kind: string, body: number[]) => [kind.charCodeAt(0), 0, 0, 0, body.length + 4, ...body]

/** A start-up message has its length, the protocol's version, and names and values that end with a zero byte. */
function withoutOptions(startup: Buffer): Buffer {
  const words = startup.subarray(8).toString('latin1').split('\0')
  const place = words.indexOf('options')
  if (place >= 0) words.splice(place, 2)
  const body = Buffer.from(words.join('\0'), 'latin1')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  startup.copy(head, 4, 4, 8)
  return Buffer.concat([head, body])
}
