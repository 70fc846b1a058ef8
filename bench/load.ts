import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The result of one slice of load. */
export interface Slice {
  readonly requests: number
  readonly seconds: number
  /** Milliseconds, sorted. */
  readonly latencies: number[]
}

/**
 * Sends requests over keep-alive connections, each after the response to the last, up to a time and a number. Parses only
 * enough of a response to find its end, to use little CPU itself.
 */
export async function load(options: {
  port: number
  connections: number
  milliseconds: number
  most?: number
  /** How long each connection waits after an answer. */
  pauseMilliseconds?: number
  request: () => string | Buffer
  /** Called with each answer. Without it, anything but success fails the benchmark. */
  onAnswer?: (status: number, milliseconds: number) => void
}): Promise<Slice> {
  const {
    port,
    connections,
    milliseconds,
    most = Number.POSITIVE_INFINITY,
    request,
    onAnswer,
    pauseMilliseconds = 0,
  } = options
  const latencies: number[] = []
  const started = performance.now()
  const end = started + milliseconds
  let sent = 0
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  await Promise.all(
    sockets.map(async socket => {
      const receive = receiver(socket, onAnswer !== undefined)
      while (sent < most && performance.now() < end) {
        sent++
        const before = performance.now()
        socket.write(request())
        const status = await receive()
        const milliseconds = performance.now() - before
        latencies.push(milliseconds)
        onAnswer?.(status, milliseconds)
        if (pauseMilliseconds > 0) await sleep(pauseMilliseconds)
      }
      socket.destroy()
    }),
  )
  latencies.sort((a, b) => a - b)
  return { requests: latencies.length, seconds: (performance.now() - started) / 1000, latencies }
}

export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)))
    socket.once('error', reject)
  })
}

/** Waits for one complete response, and returns its status. */
function receiver(socket: Socket, acceptsAny: boolean): () => Promise<number> {
  let chunks: Buffer[] = []
  let missing = -1
  let status = 0
  let resolve: (status: number) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  socket.on('data', chunk => {
    if (missing < 0) {
      chunks.push(chunk)
      const text = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      const headEnd = text.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const head = text.toString('latin1', 0, headEnd)
      status = Number(head.slice(9, 12))
      if (!acceptsAny && status !== 200 && status !== 201) return reject(new Error(text.toString()))
      missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (text.length - headEnd - 4)
    } else missing -= chunk.length
    if (missing > 0) return
    missing = -1
    chunks = []
    resolve(status)
  })
  socket.on('error', error => reject(error))
  socket.on('close', () => reject(new Error('The server closed the connection')))
  return () =>
    new Promise((done, fail) => {
      resolve = done
      reject = fail
    })
}

export const get = (path: string, key: string) =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\n\r\n`

/** Pages through the invitations like a client, and returns the position after `count` of them. */
export async function pageTo(port: number, key: string, count: number) {
  let cursor = ''
  let last = { createdAt: '', id: '' }
  for (let seen = 0; seen < count; seen += 100) {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) })
    const response = await fetch(`http://127.0.0.1:${port}/v1/invitations?${query}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const body = (await response.json()) as { data: { createdAt: string; id: string }[]; nextCursor: string }
    cursor = body.nextCursor
    last = body.data.at(-1) ?? last
  }
  return { cursor, ...last }
}

export function send(method: string, path: string, key: string, input: object): string {
  const body = JSON.stringify(input)
  return `${method} ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
