import { createReadStream } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../error-code.ts'
import { OperatorError } from '../../operator-error.ts'
import { archiveOf } from '../../storage/embedded/archive.ts'
import type { Backups } from '../backups.ts'
import { compressed, expanded } from '../compress.ts'

const folder = 'log'

/** Each cluster numbers its parts itself, so each has its own folder. A recovered cluster continues the original's. */
export const logOf = (system: string) => `${folder}/${system}`
export const partName = (system: string, part: string) => `${logOf(system)}/${part}`
export const systemsIn = folder

/** Parts of the log, notes about copies of the files, and the history of recoveries. */
const partNames = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/

/** Undefined for a file that is not a part of the log, such as one that a stranger put there. */
export function partOf(name: string): string | undefined {
  const part = name.slice(name.lastIndexOf('/') + 1)
  return partNames.test(part) ? part : undefined
}

/** Whether a file is a part of the log itself, and not a note or a history. */
export const isLog = (part: string) => part.length === 24
export const isHistory = (part: string) => part.endsWith('.history')
/** PostgreSQL calls a branch a timeline. */
export const branchOf = (part: string) => Number.parseInt(part.slice(0, 8), 16)
export const historyOf = (branch: number) => `${branch.toString(16).toUpperCase().padStart(8, '0')}.history`
/** Increases from part to part, on whichever branch. */
export const positionOf = (part: string) => part.slice(8, 24)

/** Moves what PostgreSQL has archived to the place for backups. Two processes may do this at the same time. */
export async function shipParts(data: string, backups: Backups, system: string): Promise<void> {
  const archive = archiveOf(data)
  const parts = (await readdir(archive)).filter(name => partOf(name) === name).sort()
  for (const part of parts) {
    const path = join(archive, part)
    try {
      if (await backups.has(partName(system, part)))
        await refuseAnother(backups, partName(system, part), path)
      else await backups.write(partName(system, part), compressed(createReadStream(path)))
      await rm(path, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error // The other process was faster.
    }
  }
}

/** PostgreSQL archives a part again after a crash. Another server's part must never be overwritten. */
async function refuseAnother(backups: Backups, name: string, path: string): Promise<void> {
  const archived = await readFile(path)
  const kept = Buffer.concat(await Array.fromAsync(expanded(backups.read(name))))
  if (!kept.equals(archived))
    throw new OperatorError(
      `${backups.place.address} has the log of another server that was restored from the same backup: ${name} differs. Use another place for this server.`,
    )
}
