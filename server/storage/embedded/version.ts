import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { findPackagedBinaries } from './places.ts'

/** The major version of the embedded PostgreSQL, which is also that of its package. */
export async function majorVersion(): Promise<number> {
  const { version } = JSON.parse(await readFile(join(findPackagedBinaries(), '../package.json'), 'utf8'))
  return Number.parseInt(version, 10)
}

/** PostgreSQL can't read the files of another major version, and its own message does not say what to do. */
export async function refuseOtherMajor(data: string): Promise<void> {
  const theirs = Number((await readFile(join(data, 'PG_VERSION'), 'utf8')).trim())
  const ours = await majorVersion()
  if (theirs === ours) return
  throw new OperatorError(
    `The database in ${data} was made by PostgreSQL ${theirs}, and this version of Learn has PostgreSQL ${ours}. Nothing was changed.
Start the previous version of Learn, and make a backup: npm run admin -- backup <place>
Then stop it, and restore the backup with this version into a new data directory: LEARN_DATA_DIR=<new folder> npm run admin -- restore <place>
docs/operating/upgrading.md shows every step.`,
  )
}
