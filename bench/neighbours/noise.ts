import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { load } from '../load.ts'

/** What the busy tenant does, in a thread of its own, so that it does not slow down the measurement. */
export interface Noise {
  readonly port: number
  readonly connections: number
  readonly milliseconds: number
  /** Sent in turn. */
  readonly requests: readonly string[]
  /** Whether answers never end, so that connections stay open. */
  readonly streams: boolean
}

const { port, connections, milliseconds, requests, streams } = workerData as Noise
const statuses: Record<string, number> = {}
const count = (status: number) => {
  statuses[status] = (statuses[status] ?? 0) + 1
}
let sent = 0
const bytes = requests.map(request => Buffer.from(request)) // Once, because it takes its share of two cores too.
const next = () => bytes[sent++ % bytes.length] ?? ''

if (streams) await Promise.all(Array.from({ length: connections }, keepStreamOpen))
else await load({ port, connections, milliseconds, request: next, onAnswer: count })
parentPort?.postMessage(statuses)

/** Opens a stream until the time is over. If it is refused, it tries again soon. */
async function keepStreamOpen(): Promise<void> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(next())
    const head = await new Promise<string>(resolve => {
      socket.once('data', chunk => resolve(chunk.toString('latin1')))
      socket.once('close', () => resolve(''))
    })
    const status = Number(head.slice(9, 12))
    count(status)
    await sleep(status === 200 ? Math.max(0, end - performance.now()) : 50)
    socket.destroy()
  }
}
