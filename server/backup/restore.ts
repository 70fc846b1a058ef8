import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { runConcurrently } from '../objects/s3-parts.ts'
import { forgetFolder } from '../objects/shared-folder.store.ts'
import { expectedInPages } from '../operator/media.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'
import { migrate } from '../storage/migrate.ts'
import { markUnfinished, unmarkUnfinished } from '../storage/migrating/unfinished-restore.ts'
import { beginRestore } from './backup.store.ts'
import { objectName } from './backups.ts'
import { type Library, type LostFile, Remaining, restoreFile } from './files.ts'
import { type ListedFile, type Manifest, readFileList, type StoredTable, tableName } from './manifest.ts'
import type { Progress } from './progress.ts'
import { Damaged, undefinedIfDamaged } from './sealed.ts'
import { emptyTables, writeTable } from './tables.store.ts'
import { refuseUnfit, withoutTriggers } from './target.ts'

export interface RestorePlan extends Library {
  readonly backup: string
  readonly manifest: Manifest
  /** The folder that files are restored to, if they are in one. */
  readonly folder?: string | undefined
  readonly onProgress: Progress
}

/**
 * Restores a backup into an empty database, and returns the files that the backup does not have intact. Everything that can
 * be refused is refused first. Then come the files, and all rows are committed at once, so that an interrupted restore
 * can be run again.
 */
export async function restore(client: pg.Client, plan: RestorePlan): Promise<LostFile[]> {
  const { manifest } = plan
  if (!(await beginRestore(client)))
    throw new OperatorError('Another restore into this database is running. Wait until it ends.')
  await refuseUnfit(client, manifest)
  await markUnfinished(client)
  await migrate(client, undefined, manifest.migrations.at(-1)?.version)
  const listed = await readFileList(plan.backups, plan.backup).catch(undefinedIfDamaged)
  const lost = listed && (await restoreFiles(plan, listed))
  const found = await restoreTables(client, plan, async () => lost ?? (await restoreExpected(client, plan)))
  await finish(client)
  return found
}

/** All rows and files are there, and a server that starts does the rest. */
export class AlmostRestored extends OperatorError {}

async function finish(client: pg.Client): Promise<void> {
  try {
    await migrate(client)
    await client.query('analyze')
  } catch (error) {
    throw new AlmostRestored(
      `All rows and files are restored, but the last step failed: ${reasonOf(error)}. Correct that, then start the server, which does the rest itself.`,
      { cause: error },
    )
  }
}

/** `beforeCommit` sees the rows. */
async function restoreTables<T>(
  client: pg.Client,
  plan: RestorePlan,
  beforeCommit: () => Promise<T>,
): Promise<T> {
  const { tables } = plan.manifest
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await withoutTriggers(client)
    await emptyTables(client, tables)
    for (const [at, table] of tables.entries()) {
      await restoreTable(client, plan, table)
      plan.onProgress(`Table ${at + 1} of ${tables.length}: ${table.name}`)
    }
    await forgetFolder(client)
    const done = await beforeCommit()
    await unmarkUnfinished(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
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

async function restoreFiles(plan: RestorePlan, listed: readonly ListedFile[]): Promise<LostFile[]> {
  const lost: LostFile[] = []
  const { missing } = plan.manifest.files
  const lostBefore = new Set(missing)
  const remaining = new Remaining(
    listed.reduce((sum, { bytes }) => sum + bytes, 0),
    plan.folder,
  )
  let done = 0
  await runConcurrently(atOnce, listed, async file => {
    plan.onProgress(`Files: ${(++done).toLocaleString('en')} of ${listed.length.toLocaleString('en')}`)
    const wasLost = lostBefore.has(`${file.organizationId}/${file.sha256}`)
    // A later backup may have found it again.
    if (wasLost && !(await plan.backups.has(objectName(file))))
      lost.push({ ...file, reason: 'lost before the backup' })
    else {
      const found = await remaining.after(file.bytes, restoreFile(plan, file))
      if (found) lost.push(found)
    }
  })
  return lost
}

/** The list of files is damaged itself, but the rows know them too. */
async function restoreExpected(client: pg.Client, plan: RestorePlan): Promise<LostFile[]> {
  const expected: ListedFile[] = []
  for await (const page of expectedInPages(client, undefined))
    for (const { organizationId, sha256, bytes } of page) expected.push({ organizationId, sha256, bytes })
  return await restoreFiles(plan, expected)
}
