import { createHash } from 'node:crypto'
import type pg from 'pg'
import { NoSuchObject, type ObjectKey, type Objects, WrongBytes } from '../objects/objects.ts'
import { runConcurrently } from '../objects/s3-parts.ts'
import type { ExpectedObject } from '../operator/media.store.ts'
import { expectedInPages, readerOf } from '../operator/media.ts'
import { OperatorError } from '../operator-error.ts'
import * as store from './backup.store.ts'
import {
  type Backups,
  backupNameOf,
  isComplete,
  manifestName,
  namesOfBackups,
  objectName,
} from './backups.ts'
import { compressed } from './compress.ts'
import { filesName, type Manifest, type StoredTable, tableName } from './manifest.ts'
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

export class AnotherIsRunning extends OperatorError {
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

/** Copies the database as it is at one moment, and the files that it refers to. Nobody has to wait. */
export async function backUp(client: pg.ClientBase, plan: BackupPlan): Promise<BackedUp> {
  const { backups, secret } = plan
  const { place } = backups
  for (const name of await namesOfBackups(place))
    if (!(await isComplete(place, name))) await place.removeFolder(name)
  const taken = await store.beginSnapshot(client)
  const name = backupNameOf(taken)
  try {
    const migrations = await store.findMigrations(client)
    const tables = await copyTables(client, plan, name)
    const { keys, added, ...files } = await copyFiles(client, plan)
    await backups.write(filesName(name), keys)
    await store.endSnapshot(client)
    await plan.copyMore?.(name)
    const takenAt = taken.toISOString()
    const manifest: Manifest = { format: 1, takenAt, migrations, tables, files, secret }
    if (!(await store.isStillMine(client))) throw new AnotherIsRunning()
    await backups.write(manifestName(name), [Buffer.from(JSON.stringify(manifest))])
    return { name, manifest, newFiles: added }
  } catch (error) {
    await place.removeFolder(name).catch(() => undefined) // If this fails, the next backup removes it.
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

/** How many files are copied at a time: each is flushed to disk, which is mostly waiting. */
const atOnce = 4

/** Skips files that an earlier backup copied: a file's name is the hash of its bytes. */
async function copyFiles(client: pg.ClientBase, { backups, objects, onProgress }: BackupPlan) {
  const keys: Buffer[] = []
  const missing: string[] = []
  let [count, bytes, added] = [0, 0, 0]
  for await (const page of expectedInPages(client, undefined)) {
    await runConcurrently(atOnce, page, async object => {
      if (await backups.has(objectName(object))) return
      if (await copyFile(backups, objects, object)) added++
      else missing.push(`${object.organizationId}/${object.sha256}`)
      onProgress(`Files: ${added.toLocaleString('en')} copied`)
    })
    for (const object of page) {
      keys.push(Buffer.from(`${object.organizationId} ${object.sha256} ${object.bytes}\n`))
      count++
      bytes += object.bytes
    }
  }
  return { keys, count, bytes, added, missing }
}

/** False if the file is missing or damaged. One lost file must not prevent the backup of all others. */
async function copyFile(backups: Backups, objects: Objects, object: ExpectedObject): Promise<boolean> {
  try {
    const read = await readerOf(objects, object)
    await backups.write(objectName(object), checked(object, await read()))
    return true
  } catch (error) {
    if (error instanceof NoSuchObject || error instanceof WrongBytes) return false
    throw error
  }
}

/** Passes the bytes on. Throws at the end if they don't have that hash. */
export async function* checked(
  { sha256 }: Pick<ObjectKey, 'sha256'>,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new WrongBytes(`the file ${sha256} is damaged`)
}
