import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** Marks a data directory whose database has moved away. */
export const movedFile = (dataDir: string) => join(dataDir, 'moved')

/** Two servers on two copies would each miss what people do on the other. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const at = await readFile(movedFile(dataDir), 'utf8').catch(() => undefined)
  if (at !== undefined)
    throw new OperatorError(
      `The database of ${dataDir} was moved to another PostgreSQL at ${at.trim()}. Set DATABASE_URL to that database. To use this one again, as it was then, delete the file ${movedFile(dataDir)}.`,
    )
}
