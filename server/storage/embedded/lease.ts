import { readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'

/** Ensures that each data directory has only one server. */
export interface Lease {
  /** Lets the lease end without taking it again. */
  release(): void
  end(): Promise<void>
}

const beatMilliseconds = 2_000
const staleMilliseconds = 8_000

/**
 * On one machine the lease is a database lock that lasts as long as the connection, so it can't become stale. After a
 * lost connection it is taken again; if that fails, `onLost` is called.
 */
export async function takeLease(url: string, dataDir: string, onLost: () => void): Promise<Lease> {
  let ending = false
  let client = await hold(url, dataDir)
  const reacquire = () => {
    if (ending) return
    hold(url, dataDir).then(again => {
      client = again
      client.once('end', reacquire)
    }, onLost)
  }
  client.once('end', reacquire)
  const beating = setInterval(() => writeHeartbeat(dataDir), beatMilliseconds)
  beating.unref()
  return {
    release: () => {
      ending = true
    },
    end: async () => {
      ending = true
      clearInterval(beating)
      // The next server may have written its own already.
      if ((await readLastHeartbeat(dataDir))?.pid === process.pid)
        await rm(heartbeatFile(dataDir), { force: true })
      await client.end().catch(() => undefined) // The connection may already be closed.
    },
  }
}

async function hold(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'learn lease' })
  client.on('error', () => undefined) // The end event follows.
  await client.connect()
  for (let tries = 0; tries <= 10; tries++) {
    const { rows } = await client.query<{ leased: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('learn server', 0)) as leased`,
    )
    if (rows[0]?.leased) return client
    await sleep(100)
  }
  await client.end()
  throw new InUseError(dataDir)
}

/**
 * Process ids and PostgreSQL's own lock mean nothing in another container, and two databases destroy a directory. So the
 * server also touches a file in it, and no other machine or container starts until the last touch is old enough.
 */
export async function refuseOtherMachines(dataDir: string): Promise<void> {
  const here = await machineName()
  const first = await readLastHeartbeat(dataDir)
  while (first && first.machine !== here) {
    const last = await readLastHeartbeat(dataDir)
    if (!last || Date.now() - last.at > staleMilliseconds) break
    if (last.at > first.at) throw new InUseError(dataDir)
    await sleep(200)
  }
  const mine = `${heartbeatFile(dataDir)}.${process.pid}`
  for (;;) {
    await writeFile(mine, `${here}\n${process.pid}`, { mode: 0o600 })
    await rename(mine, heartbeatFile(dataDir))
    await sleep(50) // If two start at the same moment, the last writer wins.
    const last = await readLastHeartbeat(dataDir)
    if (last?.machine === here) return
    if (last) throw new InUseError(dataDir)
    // A server that was just stopping has removed it.
  }
}

/** Whether another machine or container uses the directory. Undefined if this one was the last to use it. */
export async function isUsedElsewhere(dataDir: string): Promise<boolean | undefined> {
  const last = await readLastHeartbeat(dataDir)
  if (!last || last.machine === (await machineName())) return undefined
  return Date.now() - last.at <= staleMilliseconds
}

export class InUseError extends OperatorError {
  constructor(dataDir: string) {
    super(
      `Another Learn server is running on ${dataDir}. Stop it first, or give this one its own LEARN_DATA_DIR.`,
    )
  }
}

const heartbeatFile = (dataDir: string) => join(dataDir, 'in-use-by')

function writeHeartbeat(dataDir: string): void {
  const now = new Date()
  utimes(heartbeatFile(dataDir), now, now).catch(() => undefined) // The next attempt may succeed.
}

interface Heartbeat {
  readonly machine: string
  readonly pid: number
  readonly at: number
}

async function readLastHeartbeat(dataDir: string): Promise<Heartbeat | undefined> {
  try {
    const file = heartbeatFile(dataDir)
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    const [machine = '', pid] = text.split('\n')
    return { machine, pid: Number(pid), at: mtimeMs }
  } catch {
    return undefined
  }
}

/** Identifies the machine or container, within which process ids are unique. */
async function machineName(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${namespace}`
}
