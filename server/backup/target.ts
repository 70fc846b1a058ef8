import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { readOwnMigrations } from '../storage/migrate.ts'
import { type AppliedMigration, findForeignTables, findMigrations, hasData, isOurs } from './backup.store.ts'
import type { Manifest } from './manifest.ts'

/** Everything for which a restore can be refused, before anything is copied. */
export async function refuseUnfit(client: pg.Client, manifest: Manifest): Promise<void> {
  await refuseUsed(
    client,
    manifest.tables.map(({ name }) => name),
  )
  await refuseUnknown(manifest)
  if (await isOurs(client)) await refuseNewer(await findMigrations(client), manifest)
  await client.query('begin')
  await withoutTriggers(client).finally(() => client.query('rollback'))
}

const mostNames = 5

/** `tables` are those that an interrupted restore may have made. */
export async function refuseUsed(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  if (await hasData(client))
    throw new OperatorError(
      'The database already has data, and a restore never overwrites any. Restore into an empty data directory (LEARN_DATA_DIR) or an empty database (DATABASE_URL).',
    )
  const foreign = await findForeignTables(client, (await isOurs(client)) ? tables : [])
  if (foreign.length === 0) return
  const rest = foreign.length > mostNames ? ` and ${foreign.length - mostNames} more` : ''
  throw new OperatorError(
    `The database has tables of another program (${foreign.slice(0, mostNames).join(', ')}${rest}), and a restore never overwrites any. Use an empty database (DATABASE_URL).`,
  )
}

/** The tables must match those of the backup exactly. */
async function refuseUnknown({ migrations }: Manifest): Promise<void> {
  const strange = findStrange(migrations, await readOwnMigrations())
  if (strange)
    throw new OperatorError(
      `The backup has the migration ${strange.name}, which this version of Learn does not have, or has in another form. Restore it with the version that made it, or a newer one.`,
    )
}

/** A migration may change rows, so rows from before it must not come after it. */
async function refuseNewer(applied: readonly AppliedMigration[], { migrations }: Manifest): Promise<void> {
  const newer = findStrange(applied, migrations)
  if (newer)
    throw new OperatorError(
      `The database has the migration ${newer.name}, which is newer than the backup. An interrupted restore of another backup may have made it. Use an empty database (DATABASE_URL).`,
    )
}

/** A new one, in the same form as the known ones. */
const findStrange = (migrations: readonly AppliedMigration[], known: readonly AppliedMigration[]) =>
  migrations.find(
    ({ version, checksum }) => !known.some(other => other.version === version && other.checksum === checksum),
  )

/** Disables triggers: rows arrive table by table, so references can't be checked yet, and they include their counters. */
export async function withoutTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
    throw new OperatorError(
      `The user "${client.user}" of that database is not allowed to disable triggers while rows are loaded. Have a superuser run there: grant set on parameter session_replication_role to "${client.user}"`,
    )
  }
}
