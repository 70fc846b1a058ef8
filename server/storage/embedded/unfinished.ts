import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { exists } from './places.ts'

/** Where a restore makes the database, in the data directory, until it is complete. */
export const unfinishedIn = (dataDir: string) => join(dataDir, 'restoring')

export const hasDatabase = async (dataDir: string): Promise<boolean> =>
  (await exists(join(dataDir, 'postgres'))) || (await exists(join(dataDir, 'postgres-is-in')))

/** Otherwise a server would begin a new installation among the files of the one that is to come back. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if ((await hasDatabase(dataDir)) || !(await exists(unfinishedIn(dataDir)))) return
  throw new OperatorError(
    `A restore into ${dataDir} was interrupted. Run the same restore again: npm run admin -- restore. For a new, empty installation, use another data directory (LEARN_DATA_DIR).`,
  )
}
