import { nearest } from '@learn/contract/nearest'
import type { Context } from './context.ts'
import { UsageError } from './failure.ts'
import { type FlagWords, takeFlags } from './flag-words.ts'
import { globalFlags } from './global-flags.ts'

/** Does what was asked; gives what the process ends with. */
export type Command = (context: Context, args: readonly string[]) => Promise<number>

/** A command that is no operation of the contract. */
export interface OwnCommand {
  readonly summary: string
  /** How it is typed, a line for each way. */
  readonly usage: readonly string[]
  readonly flags: readonly FlagWords[]
  /** Loaded when it is asked for: most of what commands need takes longer to load than a request takes. */
  load(): Promise<Command>
}

export const ownCommands: Readonly<Record<string, OwnCommand>> = {
  login: {
    summary: 'Sign in, by a code that you allow in a browser',
    usage: [
      'learn login',
      'learn login --start',
      'learn login --poll [HANDLE]',
      'learn login --with-token < key.txt',
    ],
    flags: [
      { flag: '--no-browser', meaning: 'open no browser: only show the address and the code' },
      {
        flag: '--scope',
        value: 'SCOPES',
        meaning: 'what it may do, such as "identity:read teams:read"; else all',
      },
      {
        flag: '--start',
        meaning: 'for agents: begin a sign-in, print in JSON where a person allows it, and do not wait',
      },
      {
        flag: '--poll',
        meaning:
          'for agents: whether it was allowed, in JSON. Ends with 0 for approved, 3 pending, 4 denied, 1 expired',
      },
      { flag: '--wait', value: 'SECONDS', meaning: 'with --poll: how long to wait for the person' },
      { flag: '--with-token', meaning: 'keep an API key that is read from standard input' },
    ],
    load: async () => (await import('./login.ts')).login,
  },
  logout: {
    summary: 'End the sign-in of a profile, here and at the server',
    usage: ['learn logout'],
    flags: [],
    load: async () => (await import('./logout.ts')).logout,
  },
  profiles: {
    summary: 'See, choose and remove profiles: servers, and who is signed in there',
    usage: [
      'learn profiles list',
      'learn profiles use NAME [--organization ID]',
      'learn profiles remove NAME',
    ],
    flags: [],
    load: async () => (await import('./profile-commands.ts')).manageProfiles,
  },
  whoami: {
    summary: 'See who is signed in, in which organizations, and what they may do',
    usage: ['learn whoami'],
    flags: [],
    load: async () => (await import('./whoami.ts')).whoami,
  },
  mcp: {
    summary: 'Serve the operations to an agent, over standard input and output',
    usage: ['learn mcp [--toolsets learn,billing] [--read-only] [--organization ID]'],
    flags: [
      {
        flag: '--toolsets',
        value: 'NAMES',
        meaning: 'only operations of these groups, such as learn,billing',
      },
      { flag: '--read-only', meaning: 'only operations that change nothing' },
    ],
    load: async () => (await import('./mcp.ts')).serveMcp,
  },
  completion: {
    summary: 'Print a script that completes commands and flags in your shell',
    usage: ['learn completion bash|zsh|fish'],
    flags: [],
    load: async () => (await import('./completion.ts')).printCompletion,
  },
}

/** The flags and words of such a command. There may be as many words as are named. */
export function parseOwn(
  command: string,
  args: readonly string[],
  wordNames: readonly string[] = [],
): { found: ReadonlyMap<string, string>; words: readonly string[] } {
  const known = ownCommands[command]?.flags ?? []
  const { found, rest } = takeFlags(args, known)
  const next = `See learn ${command} --help`
  const unknown = rest.find(arg => arg.startsWith('-'))
  if (unknown !== undefined) {
    const meant = nearest(
      unknown,
      [...known, ...globalFlags].map(({ flag }) => flag),
    )
    throw new UsageError(`learn ${command} has no flag ${unknown}.`, meant ? `Did you mean ${meant}?` : next)
  }
  const surplus = rest[wordNames.length]
  if (surplus !== undefined) throw new UsageError(`learn ${command} does not take "${surplus}".`, next)
  return { found, words: rest }
}
