import type pg from 'pg'
import { lastWithoutCompatibility, type Migration, MigrationError } from './migration-file.ts'

/** A migration that the database has. */
export interface Applied {
  readonly version: number
  readonly name: string
  readonly checksum: string
  /** The newest migration of the oldest compatible servers. Null if the migration does not say. */
  readonly compatibleFrom: number | null
}

export interface Comparison {
  /** The migrations that the database lacks. */
  readonly pending: readonly Migration[]
  /** The names of the migrations that only newer servers have, and that this version is compatible with. */
  readonly newer: readonly string[]
}

/** Compares a version's migrations with those of the database. Throws if the version can't use the database. */
export function compare(migrations: readonly Migration[], applied: readonly Applied[]): Comparison {
  const known = new Map(migrations.map(migration => [migration.version, migration]))
  const newest = newestOf(migrations)
  const newer: string[] = []
  for (const done of applied) {
    const mine = known.get(done.version)
    if (!mine) {
      if (done.version < newest || (done.compatibleFrom ?? done.version) > newest) throw tooNew(done)
      newer.push(done.name)
    } else if (mine.checksum !== done.checksum)
      throw new MigrationError(
        `The migration ${mine.name} was changed after this database applied it. Restore the file, and put the change into a new migration.`,
      )
  }
  const pending = migrations.filter(({ version }) => !applied.some(done => done.version === version))
  return { pending, newer }
}

export const newestOf = (migrations: readonly Pick<Migration, 'version'>[]): number =>
  migrations.at(-1)?.version ?? 0

function tooNew({ name, compatibleFrom }: Pick<Applied, 'name' | 'compatibleFrom'>): MigrationError {
  const since =
    compatibleFrom === null ? '' : ` Servers need at least the migration ${numbered(compatibleFrom)}.`
  return new MigrationError(
    `The database is newer than this version of Learn: it has the migration ${name}, which this version does not have and is not compatible with.${since} Start the newer version again. To go back, restore the backup from before the update with this version.`,
  )
}

export const numbered = (version: number): string => String(version).padStart(4, '0')

/** Read as JSON, because the table of an older database does not have the column yet. */
const appliedText = `select version, name, checksum, (to_jsonb(done) ->> 'compatible_from')::integer as "compatibleFrom"
  from schema_migrations done order by version`

export async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(appliedText)
  return rows
}

/** Creates the list of applied migrations. An existing list gets the new column, and nobody waits for that for long. */
export async function prepareList(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now(),
    compatible_from integer
  )`)
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'compatible_from'`,
  )
  if (rows.length === 0)
    await client.query('alter table schema_migrations add column compatible_from integer')
}

/** Names a server's connections, so that a migration sees which versions are running. */
export const serverName = (newest: number, rest: string) => `learn, schema ${newest}, ${rest}`

/** Servers from before `serverName` have a name without a number. */
const runningText = `select min(coalesce(substring(application_name from '^learn, schema (\\d+),')::integer, $1)) as oldest
  from pg_stat_activity where datname = current_database() and application_name ~ '^learn, (schema \\d+, )?new files: '`

/** Refuses migrations that are not compatible with a connected server, before the first is applied. */
export async function refuseWhileOldServersRun(
  client: pg.ClientBase,
  pending: readonly Migration[],
): Promise<void> {
  const { rows } = await client.query<{ oldest: number | null }>(runningText, [lastWithoutCompatibility])
  const oldest = rows[0]?.oldest ?? Number.POSITIVE_INFINITY
  const breaking = pending.find(({ compatibleFrom }) => (compatibleFrom ?? 0) > oldest)
  if (breaking)
    throw new MigrationError(
      `Nothing was migrated: the newest migration of a running server is ${numbered(oldest)}, and ${breaking.name} needs servers that have ${numbered(breaking.compatibleFrom ?? 0)}. First upgrade the running servers to a version in between, or stop them.`,
    )
}
