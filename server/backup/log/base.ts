import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import * as store from '../backup.store.ts'
import type { Backups } from '../backups.ts'
import { compressed } from '../compress.ts'
import type { Progress } from '../progress.ts'
import { shipParts } from './parts.ts'

/** The facts that a recovery needs, in addition to the files of a cluster. */
export interface BaseManifest {
  readonly format: 1
  /** The cluster that the files and the log belong to. */
  readonly system: string
  /** The first part of the log that a recovery from these files needs. */
  readonly firstPart: string
  /** The position in the log at which the files are consistent. */
  readonly end: string
  /** The earliest moment to which these files can be recovered. */
  readonly completeAt: string
  /** PostgreSQL's file `backup_label`. */
  readonly label: string
  readonly majorVersion: number
}

export const baseName = (backup: string) => `${backup}/base`
export const baseManifestName = (backup: string) => `${backup}/base-manifest`

/** Copies the cluster's files while it runs, as PostgreSQL prescribes. The log makes them consistent. */
export async function copyBase(
  client: pg.ClientBase,
  {
    data,
    backups,
    backup,
    onProgress,
  }: { data: string; backups: Backups; backup: string; onProgress: Progress },
): Promise<void> {
  await refuseWithoutArchive(client)
  const firstPart = await store.beginBase(client)
  await backups.write(baseName(backup), compressed(framesOf(data, onProgress)))
  onProgress('Waiting for the last part of the log')
  const { label, end, at, version } = await store.endBase(client)
  const system = await store.findSystem(client)
  await shipParts(data, backups, system) // Without these parts the files are useless.
  const manifest: BaseManifest = {
    format: 1,
    system,
    firstPart,
    end,
    completeAt: at.toISOString(),
    label,
    majorVersion: Math.floor(version / 10_000),
  }
  await backups.write(baseManifestName(backup), [Buffer.from(JSON.stringify(manifest))])
}

async function refuseWithoutArchive(client: pg.ClientBase): Promise<void> {
  if (!(await store.isArchiving(client)))
    throw new OperatorError(
      'The database was started without LEARN_BACKUP_LOG, so its log is not kept. Restart the server with LEARN_BACKUP_LOG=yes.',
    )
}

export async function readBaseManifest(backups: Backups, backup: string): Promise<BaseManifest | undefined> {
  if (!(await backups.has(baseManifestName(backup)))) return undefined
  const parts = await Array.fromAsync(backups.read(baseManifestName(backup)))
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as BaseManifest
}

/** Of these, only the folder itself is copied: PostgreSQL creates the contents again. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'learn-archive',
])
const omitted =
  /^(postmaster\.(pid|opts)|server\.log|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*|\.s\.PGSQL.*|current_logfiles)$/

/** A header for each file or folder, followed by the file's bytes. */
export interface Header {
  readonly name: string
  /** Undefined for a folder. */
  readonly bytes?: number
}

const headerOf = (header: Header): Buffer => {
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, text])
}

async function* framesOf(data: string, onProgress: Progress, folder = ''): AsyncGenerator<Uint8Array> {
  const entries = await readdir(join(data, folder), { withFileTypes: true }).catch(noneIfMissing)
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (omitted.test(entry.name)) continue
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      yield headerOf({ name })
      if (!emptied.has(name)) yield* framesOf(data, onProgress, name)
    } else if (entry.isFile()) {
      onProgress(`Database files: ${name}`)
      yield* frameOf(data, name)
    }
  }
}

/** A file may grow, shrink or disappear while it is read. The log has the changes, so only the announced length matters. */
async function* frameOf(data: string, name: string): AsyncGenerator<Uint8Array> {
  const file = await open(join(data, name)).catch(noneIfMissing)
  if (Array.isArray(file)) return
  try {
    const { size } = await file.stat()
    yield headerOf({ name, bytes: size })
    let left = size
    if (size > 0)
      for await (const chunk of file.createReadStream({ start: 0, end: size - 1, autoClose: false })) {
        left -= chunk.length
        yield chunk
      }
    for (; left > 0; left -= Math.min(left, zeros.length)) yield zeros.subarray(0, left)
  } finally {
    await file.close()
  }
}

const zeros = Buffer.alloc(64 * 1024)

const noneIfMissing = (error: NodeJS.ErrnoException): [] => {
  if (error.code === 'ENOENT') return []
  throw error
}

/** The version of PostgreSQL that made the files in a folder. */
export async function majorVersionOf(data: string): Promise<number> {
  return Number((await readFile(join(data, 'PG_VERSION'), 'utf8')).trim())
}
