import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { type Scanner, ScannerUnavailable, type Verdict } from './scanner.ts'

/** Where clamd listens. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number }

export interface ClamdTimes {
  readonly connectMilliseconds: number
  /** Longer than clamd takes for one file: its own limit is two minutes. */
  readonly silentMilliseconds: number
}

const usualTimes: ClamdTimes = { connectMilliseconds: 10_000, silentMilliseconds: 5 * 60_000 }
const largestChunk = 1024 * 1024
const longestReply = 4_096

/** ClamAV's daemon. It gets the bytes over its socket, so it needs no permission to read our files. */
export function clamd(address: ClamdAddress, times: ClamdTimes = usualTimes): Scanner {
  return {
    name: 'clamd',
    looks: true,
    scan: async (source, signal) => {
      signal.throwIfAborted()
      const socket = await connectTo(address, times, signal)
      const reply = readReply(socket)
      try {
        await sendAll(socket, source, reply)
        return verdictOf(await reply.text)
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        socket.destroy()
      }
    },
  }
}

const pingTimes: ClamdTimes = { connectMilliseconds: 5_000, silentMilliseconds: 5_000 }

/** Rejects with `ScannerUnavailable` unless clamd answers. */
export async function ping(address: ClamdAddress): Promise<void> {
  const socket = await connectTo(address, pingTimes, new AbortController().signal)
  try {
    const { text } = readReply(socket)
    socket.write('zPING\0')
    const reply = await text
    if (reply !== 'PONG') throw new ScannerUnavailable(`clamd said: ${reply}`)
  } finally {
    socket.destroy()
  }
}

async function connectTo(address: ClamdAddress, times: ClamdTimes, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ ...address, signal })
  const giveUp = () => socket.destroy(new Error('clamd was silent for too long'))
  socket.setTimeout(times.connectMilliseconds, giveUp)
  try {
    await once(socket, 'connect')
  } catch (error) {
    socket.destroy()
    signal.throwIfAborted()
    throw new ScannerUnavailable('clamd can’t be reached', { cause: error })
  }
  socket.setTimeout(times.silentMilliseconds)
  return socket
}

interface Reply {
  /** The complete answer. */
  readonly text: Promise<string>
  /** Fires when clamd has answered or hung up, even before it got all bytes. */
  readonly over: AbortSignal
}

/** An answer counts even if the connection is reset after it. */
function readReply(socket: Socket): Reply {
  const over = new AbortController()
  const text = new Promise<string>((resolve, reject) => {
    let reply = ''
    let trouble: Error | undefined
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      reply += part
      if (reply.includes('\0') || reply.length > longestReply) socket.destroy()
    })
    socket.on('error', error => {
      trouble = error
    })
    socket.on('close', () => {
      const end = reply.indexOf('\0')
      if (end >= 0) resolve(reply.slice(0, end))
      else reject(new ScannerUnavailable('clamd did not answer', { cause: trouble }))
      over.abort()
    })
  })
  text.catch(() => undefined) // Thrown where it is awaited, even if it was rejected earlier.
  return { text, over: over.signal }
}

/** Sends the command, the bytes in chunks with their lengths, and an empty chunk. Stops early if clamd does. */
async function sendAll(socket: Socket, source: AsyncIterable<Uint8Array>, { over }: Reply): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const bytes of source) {
    for (let start = 0; start < bytes.length; start += largestChunk) {
      const chunk = bytes.subarray(start, start + largestChunk)
      await readFirst()
      if (over.aborted) return
      socket.cork()
      socket.write(lengthOf(chunk))
      const isTaken = socket.write(chunk)
      socket.uncork()
      if (!isTaken) await once(socket, 'drain', { signal: over }).catch(() => undefined)
    }
  }
  await readFirst()
  socket.write(lengthOf(new Uint8Array()))
}

/**
 * clamd answers and hangs up in the middle of a file that is too large, and a failed write loses that answer. So we read
 * before each write. If the answer still comes between the two, the file is scanned again.
 */
async function readFirst(): Promise<void> {
  await setImmediate()
  await setImmediate() // The first belongs to this round of the event loop; sockets are read between the two.
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

/** A file that was not scanned is not clean. To allow larger files, raise StreamMaxLength in clamd's settings. */
function verdictOf(reply: string): Verdict {
  if (reply === 'stream: OK') return { clean: true }
  const [, finding] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (finding) return { clean: false, finding }
  if (reply === 'INSTREAM size limit exceeded. ERROR')
    return { clean: false, finding: 'a file too large to scan' }
  throw new ScannerUnavailable(`clamd said: ${reply}`)
}
