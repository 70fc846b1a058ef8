import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { showProgress } from '../backup/progress.ts'
import type { Config } from '../config.ts'
import { OperatorError, reasonOf, UsageError } from '../operator-error.ts'
import { openDataDirectory } from '../storage/embedded/data-directory.ts'
import { InUseError } from '../storage/embedded/lease.ts'
import { findRunningDatabase, startEmbedded } from '../storage/embedded/postgres.ts'
import { isUnused } from './changes.store.ts'
import { moveDatabase } from './database.ts'
import { movedFile } from './moved.ts'

const usage = 'Usage: npm run admin -- move-database <DATABASE_URL | embedded>'

/** Moves between the embedded database and the operator's own. */
export async function moveDatabaseCommand(args: string[], config: Config): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [to = ''] = positionals
  const isUrl = /^postgres(ql)?:\/\//.test(to)
  if (positionals.length !== 1 || !(isUrl || to === 'embedded')) throw new UsageError(usage)
  const isEmbedded = config.databaseUrl === undefined
  if (isEmbedded === (to === 'embedded'))
    throw new UsageError(
      isEmbedded
        ? `The server already uses the embedded database.\n${usage}`
        : 'DATABASE_URL is set, so the server uses your own database. Move it to the embedded one with: npm run admin -- move-database embedded',
    )
  return isEmbedded ? await moveToOwn(config, to) : await moveToEmbedded(config, config.databaseUrl ?? '')
}

async function moveToOwn(config: Config, to: string): Promise<string> {
  const dataDir = await openDataDirectory(config.dataDir)
  const running = await findRunningDatabase(dataDir)
  if (!running)
    throw new OperatorError(
      `No server is running on ${config.dataDir}. Start it (npm start), or set LEARN_DATA_DIR.`,
    )
  const clients = new Clients()
  const ends: (() => Promise<void>)[] = []
  try {
    const source = await clients.connect(running, 'the embedded database')
    const target = await clients.connect(to, 'the new database')
    const seconds = await moveBetween(source, target, async () => {
      await source.end().catch(() => undefined)
      const embedded = await takeEmbedded(dataDir)
      ends.push(() => embedded.stop())
      return await clients.connect(embedded.url, 'the embedded database')
    })
    await writeFile(movedFile(dataDir), `${new Date().toISOString()}\n`)
    const secret = config.secret
      ? 'the same LEARN_SECRET'
      : `LEARN_SECRET set to the text in ${join(dataDir, 'secret')}`
    return `Moved and compared every row. The server has been stopped for ${seconds} s so far. Start it with that DATABASE_URL, ${secret}, and the same LEARN_DATA_DIR. The embedded database stays as it is, and no server starts on it unless you delete the file ${movedFile(dataDir)}.`
  } finally {
    await clients.end()
    for (const end of ends) await end()
  }
}

async function moveToEmbedded(config: Config, from: string): Promise<string> {
  const dataDir = await openDataDirectory(config.dataDir)
  await refuseOtherSecret(dataDir, config.secret)
  const embedded = await startEmbedded(dataDir)
  const clients = new Clients()
  try {
    const source = await clients.connect(from, 'the database in DATABASE_URL')
    const target = await clients.connect(embedded.url, 'the embedded database')
    const seconds = await moveBetween(source, target, async () => {
      await untilUnused(source)
      return source
    })
    return `Moved and compared every row. The servers have been stopped for ${seconds} s so far. Start one without DATABASE_URL, with the same LEARN_SECRET and LEARN_DATA_DIR. The old database stays as it is: don't start a server on it, or the two will differ.`
  } finally {
    await clients.end()
    await embedded.stop()
  }
}

async function moveBetween(
  source: pg.Client,
  target: pg.Client,
  stopped: () => Promise<pg.Client>,
): Promise<number> {
  const onProgress = showProgress()
  const whenStopped = async () => {
    onProgress.end()
    process.stderr.write('The copy is complete. Stop the server now; the rest happens automatically.\n')
    const found = await stopped()
    process.stderr.write('The server has stopped. Copying everything that has changed since.\n')
    return found
  }
  try {
    return (await moveDatabase({ source, target, whenStopped, onProgress })).stoppedSeconds
  } finally {
    onProgress.end()
  }
}

/** Starts the embedded database as soon as the server has released it. */
async function takeEmbedded(dataDir: string) {
  for (;;) {
    try {
      return await startEmbedded(dataDir)
    } catch (error) {
      if (!(error instanceof InUseError)) throw error
      await sleep(500)
    }
  }
}

/** Waits until no server is connected. */
async function untilUnused(client: pg.Client): Promise<void> {
  while (!(await isUnused(client))) await sleep(500)
}

/** The secret in the data directory, if there is one, must be the one in use. */
async function refuseOtherSecret(dataDir: string, secret: string | undefined): Promise<void> {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined)
  if (kept !== undefined && kept.trim() !== secret)
    throw new OperatorError(
      `${dataDir} has the secret of another installation. Move into an empty data directory (LEARN_DATA_DIR).`,
    )
}

class Clients {
  readonly #open: pg.Client[] = []

  async connect(url: string, what: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'learn move' })
    client.on('error', () => undefined) // The running query reports the error.
    await client.connect().catch(error => {
      throw new OperatorError(`Can't connect to ${what}: ${reasonOf(error)}.`)
    })
    this.#open.push(client)
    return client
  }

  async end(): Promise<void> {
    await Promise.all(this.#open.map(client => client.end().catch(() => undefined)))
  }
}
