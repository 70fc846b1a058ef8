import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { installJobQueue } from './job-queue.ts'
import { applyMigration } from './migrating/apply-migration.ts'
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
    await client.query(`create table if not exists schema_migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`)
    const applied = await readApplied(client)
    const missing = compare(migrations, applied).filter(({ version }) => version <= upTo)
    const isNew = applied.length === 0
    for (const migration of missing) {
      if (!isNew) watcher.say(`applying the migration ${migration.name}`)
      await applyMigration(client, migration, { isNew, watcher })
    }
    if (from === directory)
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

type Applied = Pick<Migration, 'version' | 'name' | 'checksum'>

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

/** The migrations that the next start will apply. Rejects if the database does not match this version of Learn. */
export async function findPending(client: pg.ClientBase): Promise<Migration[]> {
  await checkVersion(client)
  return compare(await readMigrations(directory), await readApplied(client))
}

/** The names of those migrations. */
export const findPendingMigrations = async (client: pg.ClientBase): Promise<string[]> =>
  (await findPending(client)).map(({ name }) => name)

async function checkVersion(client: pg.ClientBase) {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < oldestPostgres) {
    throw new MigrationError(`The database is PostgreSQL ${major}; Learn needs ${oldestPostgres} or later.`)
  }
}

function compare(migrations: Migration[], applied: readonly Applied[]): Migration[] {
  for (const done of applied) {
    const known = migrations[done.version - 1]
    if (!known) {
      throw new MigrationError(
        `The database is newer than this version of Learn: it has the migration ${done.name}, which this version does not have. Start the newer version again. To go back, restore the backup from before the update with this version.`,
      )
    }
    if (known.checksum !== done.checksum) {
      throw new MigrationError(
        `The migration ${known.name} was changed after this database applied it. Restore the file, and put the change into a new migration.`,
      )
    }
  }
  return migrations.slice(applied.length)
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
