import type pg from 'pg'
import { NoRoom, type Objects, WrongBytes } from '../objects/objects.ts'
import { findUses } from './backup.store.ts'
import { type Backups, objectName } from './backups.ts'
import type { ListedFile } from './manifest.ts'
import { noRoom } from './room.ts'
import { Damaged, Missing } from './sealed.ts'

export interface Library {
  readonly backups: Backups
  /** Where files are restored to. */
  readonly objects: Pick<Objects, 'put'>
}

/** A file that could not be restored. */
export interface LostFile extends ListedFile {
  readonly reason: 'missing' | 'damaged' | 'lost before the backup'
}

/** One rotten file must not prevent the restore of all others, so it is returned. One that is there already stays. */
export async function restoreFile(
  { backups, objects }: Library,
  { organizationId, sha256, bytes }: ListedFile,
): Promise<LostFile | undefined> {
  const key = { organizationId, sha256 }
  const file = { ...key, bytes }
  try {
    await objects.put(key, backups.read(objectName(key)), bytes)
    return undefined
  } catch (error) {
    if (error instanceof Missing) return { ...file, reason: 'missing' }
    if (error instanceof Damaged || error instanceof WrongBytes) return { ...file, reason: 'damaged' }
    throw error
  }
}

/** Counts what is still to come, to say how much room is needed if there is none left. */
export class Remaining {
  #bytes: number | undefined
  readonly #folder: string | undefined

  constructor(bytes: number | undefined, folder: string | undefined) {
    this.#bytes = bytes
    this.#folder = folder
  }

  async after(bytes: number, work: Promise<LostFile | undefined>): Promise<LostFile | undefined> {
    const lost = await work.catch(async error => {
      if (!(error instanceof NoRoom)) throw error
      throw await noRoom({ what: 'the files', folder: this.#folder, bytes: this.#bytes }, error)
    })
    if (this.#bytes !== undefined) this.#bytes -= bytes
    return lost
  }
}

const mostListed = 50

/** Names the lost files for the operator, from the restored database; undefined if there are none. */
export async function describeLost(
  client: pg.ClientBase,
  lost: readonly LostFile[],
): Promise<string | undefined> {
  if (lost.length === 0) return undefined
  const lines: string[] = []
  for (const file of lost.slice(0, mostListed)) {
    const { organization, items } = await findUses(client, file)
    const names = items.length > 0 ? items.join(', ') : file.sha256
    lines.push(`${organization ?? file.organizationId}: ${names} (${file.reason})`)
  }
  if (lost.length > mostListed) lines.push(`and ${(lost.length - mostListed).toLocaleString('en')} more`)
  const count = lost.length === 1 ? 'One file is lost' : `${lost.length.toLocaleString('en')} files are lost`
  return [
    `${count}, because the backup does not have ${lost.length === 1 ? 'it' : 'them'} intact:`,
    ...lines,
    'Everything else is restored. npm run admin -- verify-media lists them again; if another copy turns up, put it into the storage under its hash.',
  ].join('\n')
}
