import { realpath } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { findRunningDatabase } from '../storage/embedded/postgres.ts'

/** The database's address; undefined if it is embedded and no server runs. */
export async function findDatabase({ databaseUrl, dataDir }: Config): Promise<string | undefined> {
  return databaseUrl ?? (await findRunningDatabase(await realpath(dataDir).catch(() => dataDir)))
}

export const noServer = ({ dataDir }: Config) =>
  `No server is running on ${dataDir}. Start it (npm start), or set LEARN_DATA_DIR or DATABASE_URL to the value that the server uses.`
