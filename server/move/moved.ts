import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** Says that the database of a data directory is somewhere else now. */
export const movedFile = (dataDir: string) => join(dataDir, 'moved')

/** Two servers on two copies would each have half of what people do. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const at = await readFile(movedFile(dataDir), 'utf8').catch(() => undefined)
  if (at !== undefined)
    throw new OperatorError(
      `The database of ${dataDir} was moved to another PostgreSQL at ${at.trim()}. Set DATABASE_URL to that one. To use this one again as it was then, delete the file ${movedFile(dataDir)}.`,
    )
}
