import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { showProgress } from '../backup/progress.ts'
import type { Config } from '../config.ts'
import { randomId } from '../ids.ts'
import { OperatorError, reasonOf, UsageError } from '../operator-error.ts'
import { databaseUrl } from '../settings/kinds.ts'
import { openDataDirectory } from '../storage/embedded/data-directory.ts'
import { InUseError } from '../storage/embedded/lease.ts'
import { exists } from '../storage/embedded/places.ts'
import { findCluster, findRunningDatabase, startEmbedded } from '../storage/embedded/postgres.ts'
import { connectTo } from '../storage/reaching/connecting.ts'
import { addressOf } from './address.ts'
import { moveDatabase } from './database.ts'
import { closeSource, finishEarlier, lockMove, prepareSource } from './handover.ts'
import { type Mark, openDatabase, readMark } from './mark.store.ts'

const usage = 'Usage: npm run admin -- move-database [<DATABASE_URL> | embedded | --undo]'

/** Moves between the embedded database and the operator's own. */
export async function moveDatabaseCommand(args: string[], config: Config): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { undo: { type: 'boolean', default: false } },
  })
  if (values.undo && positionals.length === 0) return await undoMove(config)
  const [to = config.newDatabaseUrl ?? ''] = positionals
  const isUrl = /^postgres(ql)?:\/\//.test(to)
  if (values.undo || positionals.length > 1 || !(isUrl || to === 'embedded'))
    throw new UsageError(`${usage}\nWithout an argument, LEARN_NEW_DATABASE_URL says where to.`)
  const problem = isUrl ? databaseUrl.explain?.(to) : undefined
  if (problem) throw new UsageError(`The address must be ${problem}.`)
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
  const dataDir = await findDataDirectory(config)
  return await withConnections(async ({ connect, own }) => {
    const running = await findRunningDatabase(dataDir)
    const source = await connect(
      running ?? (await own(() => startEmbedded(dataDir))),
      'the embedded database',
    )
    const target = await connect(to, 'the new database')
    const outcome = await moveBetween(source, target, addressOf(to), async () => {
      if (!running) return source
      await source.end().catch(() => undefined)
      return await connect(await own(() => takeEmbedded(dataDir)), 'the embedded database')
    })
    const secret = config.secret
      ? 'the same LEARN_SECRET'
      : `LEARN_SECRET set to the text in ${join(dataDir, 'secret')}`
    return `${outcome} Start the server with DATABASE_URL set to the new one, ${secret}, and the same LEARN_DATA_DIR. The embedded database stays as it is, and no server starts on it.`
  })
}

async function moveToEmbedded(config: Config, from: string): Promise<string> {
  const dataDir = await openDataDirectory(config.dataDir)
  await refuseOtherSecret(dataDir, config.secret)
  return await withConnections(async ({ connect, own }) => {
    const source = await connect(from, 'the database in DATABASE_URL')
    const target = await connect(await own(() => startEmbedded(dataDir)), 'the embedded database')
    const outcome = await moveBetween(
      source,
      target,
      `the embedded database in ${dataDir}`,
      async () => source,
    )
    return `${outcome} Start the server without DATABASE_URL, with the same LEARN_SECRET and LEARN_DATA_DIR. The old database stays as it is, and no server starts on it.`
  })
}

/** Lets servers use a database again that was moved. */
async function undoMove(config: Config): Promise<string> {
  return await withConnections(async ({ connect, own }) => {
    const find = async () => {
      const dataDir = await findDataDirectory(config)
      return (await findRunningDatabase(dataDir)) ?? (await own(() => startEmbedded(dataDir)))
    }
    const client = await connect(config.databaseUrl ?? (await find()), 'the database in use')
    const mark = await readMark(client)
    if (!mark || mark.state === 'arrived') return 'This database was not moved, and servers can use it.'
    await lockMove(client)
    await openDatabase(client)
    return `Servers can use this database again, as it was at ${mark.at}. Start none on ${mark.to} any more: the two would differ.`
  })
}

/** Returns what to tell. */
async function moveBetween(
  source: pg.Client,
  target: pg.Client,
  to: string,
  reconnect: () => Promise<pg.Client>,
): Promise<string> {
  const earlier = await prepareSource(source)
  if (earlier && earlier.to !== to)
    throw new OperatorError(
      `A move to ${earlier.to} was interrupted at its very end. Run it again first, to the same place.`,
    )
  if (earlier && (await finishEarlier(source, target, earlier)))
    return 'Everything had arrived already, and now the move is finished.'
  const mark: Mark = { state: 'moving', id: randomId(), at: new Date().toISOString(), to }
  const onProgress = showProgress()
  const whenStopped = async () => {
    onProgress.end()
    process.stderr.write('The copy is complete. Stop the server now; the rest happens automatically.\n')
    const found = await reconnect()
    await lockMove(found)
    await closeSource(found, mark)
    process.stderr.write('The server has stopped. Copying everything that has changed since.\n')
    return found
  }
  try {
    const { stoppedSeconds } = await moveDatabase({ source, target, mark, whenStopped, onProgress })
    return `Moved and compared every row. Servers have been stopped for ${stoppedSeconds} s so far.`
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

async function findDataDirectory({ dataDir }: Config): Promise<string> {
  if (!(await exists(join(await findCluster(dataDir), 'PG_VERSION'))))
    throw new OperatorError(`There is no embedded database in ${dataDir}. Set LEARN_DATA_DIR.`)
  return await openDataDirectory(dataDir)
}

/** The secret in the data directory, if there is one, must be the one in use. */
async function refuseOtherSecret(dataDir: string, secret: string | undefined): Promise<void> {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined)
  if (kept !== undefined && kept.trim() !== secret)
    throw new OperatorError(
      `${dataDir} has the secret of another installation. Move into an empty data directory (LEARN_DATA_DIR).`,
    )
}

interface Connections {
  connect(url: string, what: string): Promise<pg.Client>
  /** Starts a database that is ours until the end, and returns its address. */
  own(start: () => ReturnType<typeof startEmbedded>): Promise<string>
}

/** Ends all connections, and then the databases that are ours, whatever happens. */
async function withConnections<T>(work: (connections: Connections) => Promise<T>): Promise<T> {
  const clients: pg.Client[] = []
  const ends: (() => Promise<void>)[] = []
  const connect = async (url: string, what: string) => {
    const client = await connectTo(url, { application_name: 'learn move' }).catch(error => {
      throw new OperatorError(`Can't connect to ${what}: ${reasonOf(error)}.`)
    })
    clients.push(client)
    return client
  }
  const own = async (start: () => ReturnType<typeof startEmbedded>) => {
    const embedded = await start()
    ends.push(() => embedded.stop())
    return embedded.url
  }
  try {
    return await work({ connect, own })
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
    for (const end of ends) await end()
  }
}
