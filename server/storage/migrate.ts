import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { installJobQueue } from './job-queue.ts'
import { applyMigration } from './migrating/apply-migration.ts'
import {
  type Comparison,
  compare,
  newestOf,
  prepareList,
  readApplied,
  refuseWhileOldServersRun,
} from './migrating/compatibility.ts'
import { type Migration, MigrationError, readMigrations } from './migrating/migration-file.ts'
import { refuseUnfinished } from './migrating/unfinished-restore.ts'
import { nobody, type Watcher } from './migrating/waits.ts'

const directory = join(import.meta.dirname, 'migrations')
const oldestPostgres = 15

export { MigrationError } from './migrating/migration-file.ts'

/**
 * Applies missing migrations as the owner; before a backup is restored, only up to the backup's version. A lock lets
 * several servers start at the same time.
 */
export async function migrate(
  client: pg.ClientBase,
  from: string = directory,
  upTo: number = Number.POSITIVE_INFINITY,
  watcher: Watcher = nobody,
): Promise<string[]> {
  await checkVersion(client)
  if (upTo === Number.POSITIVE_INFINITY) await refuseUnfinished(client)
  const migrations = await readMigrations(from)
  await lock(client)
  try {
    await prepareList(client)
    const applied = await readApplied(client)
    const { pending, newer } = compare(migrations, applied)
    const missing = pending.filter(({ version }) => version <= upTo)
    const isNew = applied.length === 0
    if (!isNew) await refuseWhileOldServersRun(client, missing)
    for (const migration of missing) {
      if (!isNew) watcher.say(`applying the migration ${migration.name}`)
      await applyMigration(client, migration, { isNew, watcher })
    }
    if (newer.length > 0)
      watcher.say(`the database is newer, but this version is compatible with ${newer.join(', ')}`)
    // The newer version has installed its own.
    else if (from === directory)
      await installJobQueue(client, watcher).catch(error => refuseJobQueue(client, error))
    return missing.map(({ name }) => name)
  } finally {
    await client.query(`select pg_advisory_unlock(hashtextextended('learn migrations', 0))`)
  }
}

/** Polls, because creating an index concurrently would wait for the transaction of a server that waits here. */
async function lock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('learn migrations', 0)) as locked`,
    )
    if (rows[0]?.locked) return
    await sleep(50)
  }
}

/** All that this version of Learn has, in order. */
export const readOwnMigrations = (): Promise<Migration[]> => readMigrations(directory)

/** The number of the newest migration, which identifies this version. */
export const newestOwnMigration = async (): Promise<number> => newestOf(await readOwnMigrations())

/** What the next start will apply. Rejects if this version of Learn can't use the database. */
export async function compareWithDatabase(client: pg.ClientBase): Promise<Comparison> {
  await checkVersion(client)
  return compare(await readMigrations(directory), await readApplied(client))
}

async function checkVersion(client: pg.ClientBase) {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < oldestPostgres) {
    throw new MigrationError(`The database is PostgreSQL ${major}; Learn needs ${oldestPostgres} or later.`)
  }
}

/** pg-boss leaves its failed transaction open, which would hide the real error behind the next statement's. */
async function refuseJobQueue(client: pg.ClientBase, error: unknown): Promise<never> {
  await client.query('rollback').catch(() => undefined)
  const reason = error instanceof Error ? error.message : String(error)
  throw new MigrationError(
    `Can't set up the job queue in the schema "pgboss": ${reason}. The user in DATABASE_URL must be allowed to create it: start once as the database's owner, or run "grant create on database".`,
    { cause: error },
  )
}
