import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../../config.ts'
import { refuseMoved } from '../../move/moved.ts'
import { OperatorError } from '../../operator-error.ts'
import { openDataDirectory } from '../../storage/embedded/data-directory.ts'
import { exists } from '../../storage/embedded/places.ts'
import { findCluster, startEmbedded } from '../../storage/embedded/postgres.ts'
import { compareWithDatabase, migrate } from '../../storage/migrate.ts'
import { numbered } from '../../storage/migrating/compatibility.ts'
import {
  isOutsideTransaction,
  lastOfBaseline,
  type Migration,
  summaryOf,
  tablesOf,
} from '../../storage/migrating/migration-file.ts'
import { runAsOwner } from '../../storage/owner.ts'
import { findDatabase, noServer } from '../database-address.ts'
import { pluralize } from './arguments.ts'
import { estimateRows, isEmptyDatabase } from './migrating.store.ts'

/** Applies the missing migrations, or only lists them. */
export async function migrateDatabase(config: Config, { dryRun }: { dryRun: boolean }): Promise<string> {
  return await withDatabase(config, async (client, url) => {
    await refuseMoved(client)
    if (await isEmptyDatabase(client)) return 'The database is empty. The first start creates everything.'
    const { pending, newer } = await compareWithDatabase(client)
    if (newer.length > 0)
      return `The database is newer than this version: it has ${newer.join(', ')}. This version is compatible with it. There is nothing to apply.`
    if (pending.length === 0) return 'The database is up to date. There is nothing to apply.'
    if (dryRun) return await describe(client, pending)
    const applied = await migrate(client, undefined, undefined, {
      say: text => process.stderr.write(`${text}\n`),
      url,
    })
    return `Applied ${applied.join(', ')}. Servers of this version can start.`
  })
}

/** Uses a running server's database. If no server is running, starts the embedded one for as long as the work takes. */
async function withDatabase<T>(
  config: Config,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const name = 'learn admin'
  const running = await findDatabase(config)
  if (running) return await runAsOwner(running, name, client => work(client, running))
  if (!(await exists(join(await findCluster(config.dataDir), 'PG_VERSION'))))
    throw new OperatorError(noServer(config))
  const dataDir = await openDataDirectory(config.dataDir)
  const embedded = await startEmbedded(dataDir, { archive: config.backups.log })
  return await runAsOwner(embedded.url, name, client => work(client, embedded.url)).finally(() =>
    embedded.stop(),
  )
}

async function describe(client: pg.ClientBase, pending: readonly Migration[]): Promise<string> {
  const rows = await estimateRows(client, pending.flatMap(tablesOf))
  const parts = pending.map(migration => {
    const tables = tablesOf(migration).flatMap(table => {
      const count = rows.get(table)
      return count === undefined ? [] : `${table} (about ${pluralize(Math.round(count), 'row')})`
    })
    return [
      migration.name,
      `  ${summaryOf(migration)}`,
      `  ${manner(migration)}`,
      `  ${companions(migration)}`,
      `  ${tables.length > 0 ? `Changes ${tables.join(', ')}.` : 'Changes no table that has rows now.'}`,
    ].join('\n')
  })
  return [
    `${pluralize(pending.length, 'migration')} would be applied, in this order. Nothing was changed.`,
    ...parts,
    'Make a backup first (npm run admin -- backup). To apply them: npm run admin -- migrate, or start this version.',
  ].join('\n\n')
}

/** Which older servers can run next to the new ones. The operator can go back to the same versions. */
function companions({ compatibleFrom, version }: Migration): string {
  if (compatibleFrom === null) return 'Does not say which older servers are compatible with it.'
  return compatibleFrom === version
    ? 'No older server is compatible with it: stop them first. To go back, you need a backup.'
    : `Servers whose newest migration is ${numbered(compatibleFrom)} or later are compatible with it, and you can go back to them.`
}

function manner(migration: Migration): string {
  if (migration.version <= lastOfBaseline) return 'Offline: stop all servers first.'
  return isOutsideTransaction(migration)
    ? 'Online, statement by statement: servers can keep running. If it is interrupted, the next start finishes it. It waits for a running backup to end.'
    : 'Online, in one transaction: servers can keep running. It applies completely or not at all.'
}
