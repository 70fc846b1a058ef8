import { accessSync, constants } from 'node:fs'
import { realpath } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { codeOf } from '../error-code.ts'
import { explainRefusal } from '../operator-error.ts'
import { findRunningDatabase } from '../storage/embedded/postgres.ts'

/** The database's address; undefined if it is embedded and no server runs. */
export async function findDatabase({ databaseUrl, dataDir }: Config): Promise<string | undefined> {
  return databaseUrl ?? (await findRunningDatabase(await realpath(dataDir).catch(() => dataDir)))
}

/** A server may be running, but another user can't see that. */
export function noServer({ dataDir }: Config): string {
  try {
    accessSync(dataDir, constants.R_OK | constants.X_OK)
  } catch (error) {
    if (codeOf(error) === 'EACCES')
      return `Can't use the data directory (LEARN_DATA_DIR) ${explainRefusal(error, dataDir)}.`
  }
  return `No server is running on ${dataDir}. Start it (npm start), or set LEARN_DATA_DIR or DATABASE_URL to the value that the server uses.`
}
