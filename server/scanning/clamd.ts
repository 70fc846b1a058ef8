import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { type Scanner, ScannerAway, type Verdict } from './scanner.ts'

/** Where clamd listens. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number }

export interface ClamdTimes {
  readonly connectMilliseconds: number
  /** Longer than clamd thinks about one file: its own limit is two minutes. */
  readonly silentMilliseconds: number
}

const usualTimes: ClamdTimes = { connectMilliseconds: 10_000, silentMilliseconds: 5 * 60_000 }
const largestChunk = 1024 * 1024
const longestReply = 4_096

/** ClamAV's daemon. The bytes go to it over its socket, so that it needs no right to read our files. */
export function clamd(address: ClamdAddress, times: ClamdTimes = usualTimes): Scanner {
  return {
    name: 'clamd',
    looks: true,
    scan: async (source, signal) => {
      signal.throwIfAborted()
      const socket = await reach(address, times, signal)
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

async function reach(address: ClamdAddress, times: ClamdTimes, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ ...address, signal })
  const giveUp = () => socket.destroy(new Error('it was silent for too long'))
  socket.setTimeout(times.connectMilliseconds, giveUp)
  try {
    await once(socket, 'connect')
  } catch (error) {
    socket.destroy()
    signal.throwIfAborted()
    throw new ScannerAway('clamd can’t be reached', { cause: error })
  }
  socket.setTimeout(times.silentMilliseconds)
  return socket
}

interface Reply {
  /** What clamd said, once it has said it all. */
  readonly text: Promise<string>
  /** That it has answered or hung up, also before it had all bytes. */
  readonly over: AbortSignal
}

/** A connection that is reset after the answer has come still has its answer. */
function readReply(socket: Socket): Reply {
  const over = new AbortController()
  const text = new Promise<string>((resolve, reject) => {
    let said = ''
    let trouble: Error | undefined
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      said += part
      if (said.includes('\0') || said.length > longestReply) socket.destroy()
    })
    socket.on('error', error => {
      trouble = error
    })
    socket.on('close', () => {
      const end = said.indexOf('\0')
      if (end >= 0) resolve(said.slice(0, end))
      else reject(new ScannerAway('clamd gave no answer', { cause: trouble }))
      over.abort()
    })
  })
  text.catch(() => undefined) // Whoever waits for it is told; that it came before anybody waited is no failure of its own.
  return { text, over: over.signal }
}

/** The command, the bytes in chunks with their lengths before them, and a chunk of none. Ends early where clamd does. */
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
 * Clamd answers and hangs up in the middle of what is too large, and a write that fails takes its answer away unread: so it
 * is read before each. Now and then it comes between the two even so; the file is then asked about again.
 */
async function readFirst(): Promise<void> {
  await setImmediate()
  await setImmediate() // The first is of this round of the event loop; sockets are read between the two.
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

/** What it did not look at is not clean. Larger files are let in by a larger StreamMaxLength in clamd's settings. */
function verdictOf(reply: string): Verdict {
  if (reply === 'stream: OK') return { clean: true }
  const [, finding] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (finding) return { clean: false, finding }
  if (reply === 'INSTREAM size limit exceeded. ERROR')
    return { clean: false, finding: 'a file larger than it looks through' }
  throw new ScannerAway(`clamd said: ${reply}`)
}
