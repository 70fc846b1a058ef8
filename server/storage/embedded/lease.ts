import { readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'

/** One server for each data directory. */
export interface Lease {
  /** From now on its loss is no surprise. */
  release(): void
  end(): Promise<void>
}

const beatMilliseconds = 2_000
const staleMilliseconds = 8_000

/**
 * On one machine the lease is a lock that the database itself holds for as long as the connection lives: it can't be
 * stale and needs no clean-up. A killed server's connection may take a moment to go. Where only the connection is lost
 * it is taken again; `onLost` hears of it where that fails.
 */
export async function takeLease(url: string, dataDir: string, onLost: () => void): Promise<Lease> {
  let ending = false
  let client = await hold(url, dataDir)
  const takeAgain = () => {
    if (ending) return
    hold(url, dataDir).then(again => {
      client = again
      client.once('end', takeAgain)
    }, onLost)
  }
  client.once('end', takeAgain)
  const beating = setInterval(() => beat(dataDir), beatMilliseconds)
  beating.unref()
  return {
    release: () => {
      ending = true
    },
    end: async () => {
      ending = true
      clearInterval(beating)
      await rm(beatFile(dataDir), { force: true })
      await client.end().catch(() => undefined) // It may be gone already.
    },
  }
}

async function hold(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'learn lease' })
  client.on('error', () => undefined) // Its end is heard of as an end.
  await client.connect()
  for (let tries = 0; tries <= 10; tries++) {
    const { rows } = await client.query<{ leased: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('learn server', 0)) as leased`,
    )
    if (rows[0]?.leased) return client
    await sleep(100)
  }
  await client.end()
  throw inUse(dataDir)
}

/**
 * In another container process numbers and the database's own locks are another world's, and two databases on one
 * directory destroy it. So whoever has the directory also touches a file in it; while another machine or container
 * does, nobody else begins. One that was killed is waited for until its last touch is old.
 */
export async function refuseOtherMachines(dataDir: string): Promise<void> {
  const here = await machine()
  const first = await lastBeat(dataDir)
  while (first && first.machine !== here) {
    const last = await lastBeat(dataDir)
    if (!last || Date.now() - last.at > staleMilliseconds) break
    if (last.at > first.at) throw inUse(dataDir)
    await sleep(200)
  }
  const mine = `${beatFile(dataDir)}.${process.pid}`
  await writeFile(mine, here)
  await rename(mine, beatFile(dataDir))
  await sleep(50) // Of two that begin at the same moment the last writer stays.
  if ((await lastBeat(dataDir))?.machine !== here) throw inUse(dataDir)
}

const inUse = (dataDir: string) =>
  new OperatorError(
    `Another Learn server is running on ${dataDir}. Stop it first, or give this one its own LEARN_DATA_DIR.`,
  )

const beatFile = (dataDir: string) => join(dataDir, 'in-use-by')

function beat(dataDir: string): void {
  const now = new Date()
  utimes(beatFile(dataDir), now, now).catch(() => undefined) // The next one may succeed.
}

async function lastBeat(dataDir: string): Promise<{ machine: string; at: number } | undefined> {
  try {
    const file = beatFile(dataDir)
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    return { machine: text, at: mtimeMs }
  } catch {
    return undefined
  }
}

/** A machine, or a container on it: what shares process numbers. */
async function machine(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${namespace}`
}
