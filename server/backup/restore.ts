import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import type { Objects } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import { migrate } from '../storage/migrate.ts'
import { type BackupFolder, objectName } from './folder.ts'
import { filesName, findMigrations, type Manifest, type StoredTable, tableName } from './manifest.ts'
import { Damaged } from './sealed.ts'
import { emptyTables, listTables, writeTable } from './tables.ts'

export interface RestorePlan {
  readonly folder: BackupFolder
  readonly backup: string
  readonly manifest: Manifest
  readonly objects: Objects
  readonly onProgress: (sentence: string) => void
}

/**
 * Restores a backup into an empty database. The files come first and all rows are committed at once, so that a restore
 * that was interrupted can be started again.
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

/** A database that a server has started on has at least its administrator. */
async function refuseUsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.principals') is not null as exists`,
  )
  if (!rows[0]?.exists) return
  const { rows: used } = await client.query('select from principals limit 1')
  if (used.length > 0)
    throw new OperatorError(
      'The database has data already, and a restore never overwrites any. Restore into an empty data directory (LEARN_DATA_DIR) or an empty database (DATABASE_URL).',
    )
}

/** The tables must be those of the backup, to the letter. */
async function refuseOtherSchema(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const [here, there] = [await findMigrations(client), manifest.migrations]
  const strange = there.find(({ checksum }, at) => here[at]?.checksum !== checksum)
  if (strange)
    throw new OperatorError(
      `The backup has the migration ${strange.name}, which this version of Learn does not have in this form. Restore it with the version that made it, or a newer one.`,
    )
}

async function restoreTables(client: pg.Client, plan: RestorePlan): Promise<void> {
  const { manifest, onProgress } = plan
  const known = await listTables(client)
  await client.query('begin')
  try {
    await withoutTriggers(client)
    await emptyTables(client, known)
    for (const [at, table] of manifest.tables.entries()) {
      await restoreTable(client, plan, table)
      onProgress(`Table ${at + 1} of ${manifest.tables.length}: ${table.name}`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Rows come table by table, so their references can't be checked, and their counters are among them. */
async function withoutTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
    throw new OperatorError(
      `The user in DATABASE_URL may not load rows without their triggers. Let a superuser run: grant set on parameter session_replication_role to "${client.user}"`,
    )
  }
}

async function restoreTable(
  client: pg.Client,
  { folder, backup }: RestorePlan,
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
  await pipeline(folder.read(tableName(backup, table)), createZstdDecompress(), hashed, into)
  if (hash.digest('hex') !== table.sha256)
    throw new Damaged(`The table ${table.name} in the backup is damaged.`)
}

async function restoreFiles({ folder, backup, manifest, objects, onProgress }: RestorePlan): Promise<void> {
  const list = Buffer.concat(await Array.fromAsync(folder.read(filesName(backup)))).toString('utf8')
  const missing = new Set(manifest.files.missing)
  let done = 0
  for (const line of list.split('\n').filter(Boolean)) {
    const [organizationId = '', sha256 = '', bytes = ''] = line.split(' ')
    const key = { organizationId, sha256 }
    if (!missing.has(`${organizationId}/${sha256}`))
      await objects.put(key, folder.read(objectName(key)), Number(bytes))
    if (++done % 100 === 0) onProgress(`Files restored: ${done} of ${manifest.files.count}`)
  }
}
