import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { NoRoom, type Objects, WrongBytes } from '../objects/objects.ts'
import { runConcurrently } from '../objects/s3-parts.ts'
import { OperatorError } from '../operator-error.ts'
import { migrate } from '../storage/migrate.ts'
import { findMigrations, hasData, lockRestore } from './backup.store.ts'
import { type Backups, objectName } from './backups.ts'
import { type Manifest, readFileList, type StoredTable, tableName } from './manifest.ts'
import type { Progress } from './progress.ts'
import { Damaged } from './sealed.ts'
import { emptyTables, listTables, writeTable } from './tables.store.ts'

export interface RestorePlan {
  readonly backups: Backups
  readonly backup: string
  readonly manifest: Manifest
  readonly objects: Pick<Objects, 'put'>
  readonly onProgress: Progress
}

/**
 * Restores a backup into an empty database. The files come first and all rows are committed at once, so that an
 * interrupted restore can be run again.
 */
export async function restore(client: pg.Client, plan: RestorePlan): Promise<void> {
  await refuseUsed(client)
  await restoreFiles(plan)
  await migrate(client, undefined, plan.manifest.migrations.at(-1)?.version)
  await refuseOtherSchema(client, plan.manifest)
  await restoreTables(client, plan)
  await migrate(client)
  await client.query('analyze')
}

const diskFull = '53100'

const noRoom = (what: string, cause: unknown) =>
  new OperatorError(`There is no room left ${what}. Make room, then run the same restore again.`, { cause })

export async function refuseUsed(client: pg.ClientBase): Promise<void> {
  if (await hasData(client))
    throw new OperatorError(
      'The database already has data, and a restore never overwrites any. Restore into an empty data directory (LEARN_DATA_DIR) or an empty database (DATABASE_URL).',
    )
}

/** The tables must match those of the backup exactly. */
async function refuseOtherSchema(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const [here, there] = [await findMigrations(client), manifest.migrations]
  const strange = there.find(({ checksum }, at) => here[at]?.checksum !== checksum)
  if (strange)
    throw new OperatorError(
      `The backup has the migration ${strange.name}, which this version of Learn does not have, or has in another form. Restore it with the version that made it, or a newer one.`,
    )
}

async function restoreTables(client: pg.Client, plan: RestorePlan): Promise<void> {
  const { manifest, onProgress } = plan
  const known = await listTables(client)
  await client.query('begin')
  try {
    await lockRestore(client)
    await refuseUsed(client) // Another restore may have been faster.
    await withoutTriggers(client)
    await emptyTables(client, known)
    for (const [at, table] of manifest.tables.entries()) {
      await restoreTable(client, plan, table)
      onProgress(`Table ${at + 1} of ${manifest.tables.length}: ${table.name}`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error instanceof pg.DatabaseError && error.code === diskFull
      ? noRoom('for the database', error)
      : error
  }
}

/** Disables triggers: rows arrive table by table, so references can't be checked yet, and they include their counters. */
export async function withoutTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
    throw new OperatorError(
      `The user in DATABASE_URL is not allowed to disable triggers, which a restore needs. Have a superuser run: grant set on parameter session_replication_role to "${client.user}"`,
    )
  }
}

async function restoreTable(
  client: pg.Client,
  { backups, backup }: RestorePlan,
  table: StoredTable,
): Promise<void> {
  const hash = createHash('sha256')
  const into = writeTable(client, table)
  async function* hashed(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(backups.read(tableName(backup, table)), createZstdDecompress(), hashed, into)
  if (hash.digest('hex') !== table.sha256 || into.rowCount !== table.rows)
    throw new Damaged(`The table ${table.name} in the backup is damaged.`)
}

/** How many files are written at a time: each is flushed to disk, which is mostly waiting. */
const atOnce = 4

async function restoreFiles({ backups, backup, manifest, objects, onProgress }: RestorePlan): Promise<void> {
  const missing = new Set(manifest.files.missing)
  const listed = await readFileList(backups, backup)
  let done = 0
  await runConcurrently(atOnce, listed, async ({ bytes, ...key }) => {
    onProgress(`Files: ${(++done).toLocaleString('en')} of ${manifest.files.count.toLocaleString('en')}`)
    if (missing.has(`${key.organizationId}/${key.sha256}`)) return
    await objects.put(key, backups.read(objectName(key)), bytes).catch(error => {
      if (error instanceof WrongBytes) throw new Damaged(`${objectName(key)} is damaged.`)
      throw error instanceof NoRoom ? noRoom('for the files', error) : error
    })
  })
}
