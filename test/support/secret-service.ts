import {
  createCipheriv,
  createDecipheriv,
  createDiffieHellmanGroup,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { answerTo, type Message, readMessage } from './d-bus.ts'

const collection = '/org/freedesktop/secrets/collection/login'
const session = '/org/freedesktop/secrets/session/1'

interface Item {
  readonly attributes: ReadonlyMap<string, string>
  secret: string
}

type Answer = readonly [signature: string, ...values: unknown[]]

/**
 * A Linux desktop's keychain as programs see it: the Secret Service, on a socket that acts as its own bus. It stores
 * secrets in memory.
 */
export class SecretService {
  readonly items = new Map<string, Item>()
  isReadOnly = false
  /** The keychain answers only after this moment, in milliseconds since the epoch. The bus answers at once. */
  busyUntil = 0
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer(socket => this.#serve(socket))
  #key = Buffer.alloc(0)
  #count = 0

  /** Listens at a path, and returns the address for DBUS_SESSION_BUS_ADDRESS. */
  async listen(path: string): Promise<string> {
    await once(this.#server.listen(path), 'listening')
    return `unix:path=${path}`
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    let waiting = Buffer.alloc(0)
    let isOpen = false
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      waiting = Buffer.concat([waiting, chunk])
      while (!isOpen && waiting.includes('\r\n')) {
        const line = waiting.toString('latin1', 0, waiting.indexOf('\r\n'))
        waiting = waiting.subarray(line.length + 2)
        isOpen = line === 'BEGIN'
        if (!isOpen) socket.write(line.includes('AUTH EXTERNAL') ? `OK ${'0'.repeat(32)}\r\n` : 'ERROR\r\n')
      }
      for (let message = isOpen && readMessage(waiting); message; message = readMessage(waiting)) {
        waiting = waiting.subarray(message.size)
        const reply = this.#reply(message)
        const wait = message.member === 'Hello' ? 0 : Math.max(0, this.busyUntil - Date.now())
        setTimeout(() => socket.write(reply), wait)
      }
    })
  }

  #reply(message: Message): Buffer {
    if (this.isReadOnly && ['CreateItem', 'SetSecret'].includes(message.member))
      return answerTo(message.serial, 's', ['it is read-only'], 'org.freedesktop.DBus.Error.AccessDenied')
    const [signature, ...values] = this.#answer(message)
    return answerTo(message.serial, signature, values)
  }

  #answer({ path, member, body }: Message): Answer {
    const [first, second] = body
    switch (member) {
      case 'Hello':
        return ['s', ':1.1']
      case 'OpenSession':
        return ['vo', { type: 'ay', value: this.#agree(Buffer.from(second as number[])) }, session]
      case 'ReadAlias':
        return ['o', collection]
      case 'SearchItems':
        return ['aoao', this.#search(first as [string, string][]), []]
      case 'Unlock':
        return ['aoo', first, '/']
      case 'CreateItem':
        return ['oo', this.#create(new Map(first as [string, [string, string][]][]), second as Secret), '/']
      case 'GetSecret':
        return ['(oayays)', this.#encrypt(this.items.get(path)?.secret ?? '')]
      case 'SetSecret':
        this.#item(path).secret = this.#decrypt(first as Secret)
        return ['']
      case 'Delete':
        this.items.delete(path)
        return ['o', '/']
      case 'Get':
        return ['v', this.#property(path, String(second))]
      default:
        throw new Error(`unexpected call of ${member} on ${path}: ${JSON.stringify(body)}`)
    }
  }

  #item(path: string): Item {
    const item = this.items.get(path)
    if (!item) throw new Error(`unknown path ${path}`)
    return item
  }

  #property(path: string, name: string) {
    if (name === 'Locked') return { type: 'b', value: false }
    if (name === 'Attributes') return { type: 'a{ss}', value: this.#item(path).attributes }
    throw new Error(`unexpected property ${name}`)
  }

  #search(wanted: readonly [string, string][]): string[] {
    const fits = ({ attributes }: Item) => wanted.every(([name, value]) => attributes.get(name) === value)
    return [...this.items].filter(([, item]) => fits(item)).map(([path]) => path)
  }

  #create(properties: ReadonlyMap<string, [string, string][]>, secret: Secret): string {
    const attributes = properties.get('org.freedesktop.Secret.Item.Attributes') ?? []
    const path = this.#search(attributes)[0] ?? `${collection}/${++this.#count}`
    this.items.set(path, { attributes: new Map(attributes), secret: this.#decrypt(secret) })
    return path
  }

  /** Agrees on a session key that an eavesdropper can't learn. */
  #agree(theirs: Buffer): Buffer {
    const exchange = createDiffieHellmanGroup('modp2')
    const ours = exchange.generateKeys()
    const shared = Buffer.concat([Buffer.alloc(128), exchange.computeSecret(theirs)]).subarray(-128)
    this.#key = Buffer.from(hkdfSync('sha256', shared, Buffer.alloc(0), Buffer.alloc(0), 16))
    return ours
  }

  #encrypt(secret: string): Secret {
    const start = randomBytes(16)
    const cipher = createCipheriv('aes-128-cbc', this.#key, start)
    return [session, [...start], [...cipher.update(secret, 'utf8'), ...cipher.final()], 'text/plain']
  }

  #decrypt([, start, sealed]: Secret): string {
    const cipher = createDecipheriv('aes-128-cbc', this.#key, Buffer.from(start))
    return Buffer.concat([cipher.update(Buffer.from(sealed)), cipher.final()]).toString()
  }
}

type Secret = [session: string, start: number[], sealed: number[], contentType: string]
