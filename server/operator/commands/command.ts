import type pg from 'pg'
import type { Config } from '../../config.ts'
import { OperatorError } from '../../operator-error.ts'
import { runAsOwner } from '../../storage/owner.ts'
import { findDatabase, noServer } from '../database-address.ts'

/** A command of the operator's tool. The help is assembled from these. */
export interface Command {
  readonly name: string
  /** Its arguments; a line break where the help should break it. */
  readonly usage: string
  readonly help: string
  /** Reads the arguments before doing anything, so that mistakes are reported even without a database. */
  readonly read: (args: string[]) => Work
}

/** The settings are read when they are needed, because some commands need none. */
export type Work = (readConfig: () => Config) => Promise<Outcome> | Outcome

/** The text to print; an exit code of 1 if it is a report of something that is wrong. */
export type Outcome = string | { readonly report: string; readonly failed: boolean }

/** Work as the owner of the database of a running server. */
export const onDatabase =
  (work: (client: pg.Client, config: Config) => Promise<Outcome>): Work =>
  async readConfig => {
    const config = readConfig()
    const url = await findDatabase(config)
    if (!url) throw new OperatorError(noServer(config))
    return await runAsOwner(url, 'learn admin', client => work(client, config))
  }
