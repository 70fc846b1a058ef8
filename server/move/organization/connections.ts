import type pg from 'pg'
import { OperatorError, reasonOf } from '../../operator-error.ts'
import { connectTo, keptAlive } from '../../storage/reaching/connecting.ts'

/** The connections of a move. Each has a transaction of its own, or none. */
export interface Connections {
  readonly source: pg.Client
  /** Closes the organization. */
  readonly closing: pg.Client
  /** Reads the rows to copy and compare. */
  readonly reading: pg.Client
  readonly target: pg.Client
  /** Sees what replication has committed in the target. */
  readonly watching: pg.Client
}

/** Opens all connections, and always closes them. */
export async function withConnections<T>(
  sourceUrl: string,
  targetUrl: string,
  work: (connections: Connections) => Promise<T>,
): Promise<T> {
  const opened: pg.Client[] = []
  const open = async (url: string, what: string) => {
    const client = await connect(url, what)
    opened.push(client)
    return client
  }
  try {
    const [here, there] = ['this database', 'the new database']
    return await work({
      source: await open(sourceUrl, here),
      closing: await open(sourceUrl, here),
      reading: await open(sourceUrl, here),
      target: await open(targetUrl, there),
      watching: await open(targetUrl, there),
    })
  } finally {
    await Promise.all(opened.map(client => client.end().catch(() => undefined)))
  }
}

/** Works on a connection that can create a slot, whose snapshot lasts as long as the work. */
export async function withReplication<T>(
  sourceUrl: string,
  work: (replication: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(sourceUrl, 'this database for replication', { replication: 'database' })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @types/pg omits `replication`. */
async function connect(
  url: string,
  what: string,
  more: { replication?: 'database' } = {},
): Promise<pg.Client> {
  const name = 'learn move organization'
  return await connectTo(url, {
    ...keptAlive,
    ...more,
    application_name: name,
    connectionTimeoutMillis: 30_000,
  }).catch(error => {
    throw new OperatorError(`Can't connect to ${what}: ${reasonOf(error)}.`)
  })
}
