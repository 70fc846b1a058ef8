import type { Operation } from '@learn/contract/operation'
import type { Session } from './account/session.ts'
import type { Config } from './config.ts'
import type { GlobalFlags } from './flags/global-flags.ts'
import type { Terminal } from './terminal/terminal.ts'

/** What a command works with. */
export interface Context {
  readonly terminal: Terminal
  readonly flags: GlobalFlags
  readonly config: Config
  /** Operations that a test has instead of the contract's. */
  readonly operations: readonly Operation[] | undefined
  /** Who is signed in, and the server to ask. Fails where nobody is. */
  session(): Promise<Session>
  /** What must be seen, on standard error. */
  warn(text: string): Promise<void>
  /** A remark beside the answer, on standard error; none with --quiet, nor with --json, where a failure alone is written there. */
  note(text: string): Promise<void>
}
