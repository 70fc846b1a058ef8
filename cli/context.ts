import type { Operation } from '@learn/contract/operation'
import type { Session } from './account/session.ts'
import type { Config } from './config.ts'
import type { GlobalFlags } from './flags/global-flags.ts'
import type { Terminal } from './terminal/terminal.ts'

/** Everything a command works with. */
export interface Context {
  readonly terminal: Terminal
  readonly flags: GlobalFlags
  readonly config: Config
  /** A test's operations, in place of the contract's. */
  readonly operations: readonly Operation[] | undefined
  /** The server, as the signed-in caller. Fails if nobody is signed in. */
  session(): Promise<Session>
  /** Writes a warning to standard error. */
  warn(text: string): Promise<void>
  /** Writes a note to standard error, unless --quiet or --json is given. */
  note(text: string): Promise<void>
}
