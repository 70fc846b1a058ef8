import type { ObjectKey } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import type { AppliedMigration } from './backup.store.ts'
import { type Backups, manifestName } from './backups.ts'
import { Damaged } from './sealed.ts'
import type { Table } from './tables.store.ts'

export interface StoredTable extends Table {
  readonly rows: number
  /** The hash of the rows as PostgreSQL copies them. */
  readonly sha256: string
}

/** Lists the contents of a backup, with everything that is not in its tables and files. */
export interface Manifest {
  readonly format: 1
  /** The moment that the backup captures: everything acknowledged before, and nothing after. */
  readonly takenAt: string
  /** The migrations that the database had. */
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly StoredTable[]
  /** How much room the database took. Older backups do not say. */
  readonly databaseBytes?: number
  readonly files: {
    readonly count: number
    readonly bytes: number
    /** The files that were lost or damaged before. */
    readonly missing: readonly string[]
  }
  /** LEARN_SECRET. Without it nobody could sign in again. */
  readonly secret: string
}

export const tableName = (backup: string, { name }: Table) => `${backup}/tables/${name}`
/** Lists the files that the backup needs, one per line. */
export const filesName = (backup: string) => `${backup}/files`

export async function readManifest(backups: Backups, backup: string): Promise<Manifest> {
  const parts = await Array.fromAsync(backups.read(manifestName(backup)))
  const manifest = parse(Buffer.concat(parts).toString('utf8'))
  if (manifest?.format === undefined) throw new Damaged(`${manifestName(backup)} is damaged.`)
  if (manifest.format !== 1)
    throw new OperatorError(`The backup ${backup} was made by a newer version of Learn. Use that version.`)
  return manifest
}

/** Only Learn can have written it, because it is encrypted. Undefined if it is no JSON all the same. */
function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest
  } catch {
    return undefined
  }
}

export interface ListedFile extends ObjectKey {
  readonly bytes: number
}

export async function readFileList(backups: Backups, backup: string): Promise<ListedFile[]> {
  return (await Array.fromAsync(pagesOfFiles(backups, backup))).flat()
}

/** Some hundred at a time, because a library may have millions. */
export async function* pagesOfFiles(backups: Backups, backup: string): AsyncGenerator<ListedFile[]> {
  let rest = ''
  for await (const chunk of backups.read(filesName(backup))) {
    const lines = (rest + chunk.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines.map(readLine)
  }
}

function readLine(line: string): ListedFile {
  const [organizationId = '', sha256 = '', bytes = ''] = line.split(' ')
  return { organizationId, sha256, bytes: Number(bytes) }
}
