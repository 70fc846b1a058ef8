import type { Operation } from '@learn/contract/operation'
import type { Connection, Learn } from '@learn/sdk'
import type { ChosenProfile } from './account/profiles.ts'
import type { Config } from './config.ts'
import type { GlobalFlags } from './flags/global-flags.ts'
import type { Terminal } from './terminal/terminal.ts'

/** A server and a client that is signed in there. */
export interface Session {
  readonly client: Learn
  readonly connection: Connection
  readonly profile: ChosenProfile
  readonly baseUrl: string
}

/** What requests to a server depend on. */
export interface Outgoing {
  readonly flags: GlobalFlags
  readonly config: Config
  /** With --debug, a `fetch` that prints every request. Without it, undefined. */
  readonly fetch: typeof fetch | undefined
  /** Writes a warning to standard error. */
  warn(text: string): Promise<void>
}

/** Everything a command works with. */
export interface Context extends Outgoing {
  readonly terminal: Terminal
  /** A test's operations, in place of the contract's. */
  readonly operations: readonly Operation[] | undefined
  /** The server, as the signed-in caller. Fails if nobody is signed in. */
  session(): Promise<Session>
  /** Writes a note to standard error, unless --quiet or --json is given. */
  note(text: string): Promise<void>
}

/** Whether calls use LEARN_TOKEN. A named profile uses its own token, if it has one. */
export const mayUseVariable = ({ config, flags }: Pick<Context, 'config' | 'flags'>): boolean =>
  config.token !== undefined && flags.profile === undefined
