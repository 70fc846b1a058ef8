import type pg from 'pg'
import type { Config } from '../../config.ts'
import { OperatorError } from '../../operator-error.ts'
import { runAsOwner } from '../../storage/owner.ts'
import { findDatabase, noServer } from '../database-address.ts'

/** A command of the admin tool. The help is generated from these. */
export interface Command {
  readonly name: string
  /** The arguments, with a line break where the help should have one. */
  readonly usage: string
  readonly help: string
  /** Reads the arguments before anything else, so that mistakes are reported even without a database. */
  readonly read: (args: string[]) => Work
}

/** The settings are read when they are needed, because some commands need none. */
export type Work = (readConfig: () => Config) => Promise<Outcome> | Outcome

/** The text to print. A report that something failed also sets exit code 1. */
export type Outcome = string | { readonly report: string; readonly failed: boolean }

/** Runs the work as the owner of a running server's database. */
export const onDatabase =
  (work: (client: pg.Client, config: Config) => Promise<Outcome>): Work =>
  async readConfig => {
    const config = readConfig()
    const url = await findDatabase(config)
    if (!url) throw new OperatorError(noServer(config))
    return await runAsOwner(url, 'learn admin', client => work(client, config))
  }
