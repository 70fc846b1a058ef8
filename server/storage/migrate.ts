import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { installJobQueue } from './job-queue.ts'

const directory = join(import.meta.dirname, 'migrations')
const oldestPostgres = 15

/** The database can't be migrated. The message tells the operator why. */
export class MigrationError extends OperatorError {}

interface Migration {
  readonly version: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** Applies missing migrations as the owner, up to a version if a backup of that version will be restored. A lock makes it safe for several servers to start at the same time. */
export async function migrate(
  client: pg.ClientBase,
  from: string = directory,
  upTo: number = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await checkVersion(client)
  const migrations = await readMigrations(from)
  await client.query(`select pg_advisory_lock(hashtextextended('learn migrations', 0))`)
  try {
    await client.query(`create table if not exists schema_migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`)
    const applied = await client.query<Migration>(
      'select version, name, checksum from schema_migrations order by version',
    )
    const missing = compare(migrations, applied.rows).filter(({ version }) => version <= upTo)
    for (const migration of missing) await apply(client, migration)
    if (from === directory) await installJobQueue(client).catch(error => refuseJobQueue(client, error))
    return missing.map(({ name }) => name)
  } finally {
    await client.query(`select pg_advisory_unlock(hashtextextended('learn migrations', 0))`)
  }
}

/** The migrations that the next start will apply. Rejects if the database does not fit this version of Learn. */
export async function findPendingMigrations(client: pg.ClientBase): Promise<string[]> {
  await checkVersion(client)
  const applied = await client.query<Migration>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return compare(await readMigrations(directory), applied.rows).map(({ name }) => name)
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

async function readMigrations(from: string): Promise<Migration[]> {
  const names = (await readdir(from)).filter(name => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (name, index) => {
      const version = Number(/^(\d{4})_/.exec(name)?.[1])
      if (version !== index + 1)
        throw new MigrationError(`The migration ${name} should have the number ${index + 1}.`)
      const text = await readFile(join(from, name), 'utf8')
      return { version, name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

function compare(
  migrations: Migration[],
  applied: Pick<Migration, 'version' | 'name' | 'checksum'>[],
): Migration[] {
  for (const done of applied) {
    const known = migrations[done.version - 1]
    if (!known) {
      throw new MigrationError(
        `The database is newer than this version of Learn: it has the migration ${done.name}, which this version does not have. Start the newer version.`,
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

async function apply(client: pg.ClientBase, { version, name, text, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migration ${name} failed and was rolled back: ${reason}`, { cause: error })
  }
}
