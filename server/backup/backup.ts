import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Objects } from '../objects/objects.ts'
import { TryLater } from '../operator-error.ts'
import * as store from './backup.store.ts'
import { type Backups, backupNameOf, isComplete, manifestName, namesOfBackups } from './backups.ts'
import { compressed } from './compress.ts'
import { copyFiles, listFiles } from './copy-files.ts'
import { noteDamage, repairNoted } from './damage.ts'
import { type Manifest, type StoredTable, tableName } from './manifest.ts'
import type { Progress } from './progress.ts'
import { countCopied, listTables, readTable, type Table } from './tables.store.ts'

export interface BackupPlan {
  readonly backups: Backups
  readonly objects: Objects
  /** The installation's LEARN_SECRET. */
  readonly secret: string
  readonly onProgress: Progress
  /** Copies whatever else the backup needs before it counts as complete. */
  readonly copyMore?: (backup: string) => Promise<void>
}

export interface BackedUp {
  readonly name: string
  readonly manifest: Manifest
  /** The files that no earlier backup had. */
  readonly newFiles: number
}

export class AnotherIsRunning extends TryLater {
  constructor() {
    super('Another backup of this installation is in progress. Wait until it has finished.')
  }
}

/** Only one process at a time makes or removes backups of an installation. */
export async function alone<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  if (!(await store.beginBackup(client))) throw new AnotherIsRunning()
  try {
    return await work()
  } finally {
    await store.endBackup(client).catch(() => undefined) // A lost connection has already ended it.
  }
}

/**
 * Copies the database as it is at one moment, and the files that it refers to. The tables and the list of files are read in one
 * transaction. The files, which may take hours, are copied after it, because an open transaction keeps PostgreSQL from cleaning
 * up; until then a lock keeps them from being removed.
 */
export async function backUp(client: pg.ClientBase, plan: BackupPlan): Promise<BackedUp> {
  const { backups, objects, onProgress, secret } = plan
  const { place } = backups
  for (const name of await namesOfBackups(place))
    if (!(await isComplete(place, name))) await place.removeFolder(name)
  const taken = await store.beginSnapshot(client)
  const backup = backupNameOf(taken)
  const proceed = async () => {
    if (!(await store.isStillMine(client))) throw new AnotherIsRunning()
  }
  try {
    const migrations = await store.findMigrations(client)
    const databaseBytes = await store.findDatabaseSize(client)
    const tables = await copyTables(client, plan, backup)
    const listing = await listFiles(client, backups, backup)
    await store.endSnapshot(client)
    await repairNoted(backups, objects)
    const { added, missing } = await copyFiles(listing, { backups, backup, objects, onProgress, proceed })
    await store.allowRemovals(client)
    await plan.copyMore?.(backup)
    const takenAt = taken.toISOString()
    const names = missing.map(({ organizationId, sha256 }) => `${organizationId}/${sha256}`)
    const files = { count: listing.count, bytes: listing.bytes, missing: names }
    const manifest: Manifest = { format: 1, takenAt, migrations, tables, databaseBytes, files, secret }
    await proceed()
    if (missing.length > 0) await noteDamage(backups, backup, missing)
    await backups.keepLock(backup)
    await backups.write(manifestName(backup), [Buffer.from(JSON.stringify(manifest))])
    return { name: backup, manifest, newFiles: added }
  } catch (error) {
    await place.removeFolder(backup).catch(() => undefined) // If this fails, the next backup removes it.
    throw error
  }
}

async function copyTables(client: pg.ClientBase, plan: BackupPlan, name: string): Promise<StoredTable[]> {
  const stored: StoredTable[] = []
  const tables = await listTables(client)
  for (const [at, table] of tables.entries()) {
    plan.onProgress(`Table ${at + 1} of ${tables.length}: ${table.name}`)
    stored.push(await copyTable(client, plan.backups, name, table))
  }
  return stored
}

async function copyTable(
  client: pg.ClientBase,
  backups: Backups,
  backup: string,
  table: Table,
): Promise<StoredTable> {
  const hash = createHash('sha256')
  const rows = readTable(client, table)
  rows.on('data', chunk => hash.update(chunk))
  await backups.write(tableName(backup, table), compressed(rows))
  return { ...table, rows: await countCopied(client, rows), sha256: hash.digest('hex') }
}
