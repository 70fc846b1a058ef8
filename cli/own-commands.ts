import { nearest } from '@learn/contract/nearest'
import type { Context } from './context.ts'
import { UsageError } from './failure.ts'
import { type FlagWords, takeFlags } from './flag-words.ts'
import { globalFlags } from './global-flags.ts'

/** Does what was asked; gives what the process ends with. */
export type Command = (context: Context, args: readonly string[]) => Promise<number>

/** A command that is no operation of the contract, under its name; one of two words stands among the operations of a group. */
export interface OwnCommand {
  readonly summary: string
  /** How it is typed, a line for each way. */
  readonly usage: readonly string[]
  readonly flags: readonly FlagWords[]
  /** Whether it changes something, and can say what without doing it. */
  readonly changes?: true
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
  'media upload': {
    summary: 'Upload files and folders, skip what is there, and go on with what broke off',
    usage: [
      'learn media upload PATH… [--folder FOLDER] [--tags LIST]',
      'learn media upload PATH… --recursive',
    ],
    flags: [
      {
        flag: '--recursive',
        short: '-r',
        meaning: 'folders too, with all that is in them; they keep their names in the library',
      },
      { flag: '--folder', value: 'FOLDER', meaning: 'the folder of the library to put it in, such as maths' },
      { flag: '--team-id', value: 'ID', meaning: 'the team whose files they are; else the organization’s' },
      { flag: '--tags', value: 'LIST', meaning: 'tags for all of them, with commas' },
      { flag: '--name', value: 'NAME', meaning: 'what the file is called; else as it is here' },
      { flag: '--alt-text', value: 'TEXT', meaning: 'what the file shows or says' },
      { flag: '--media-type', value: 'TYPE', meaning: 'what the file is; else by the end of its name' },
      { flag: '--no-wait', meaning: 'do not wait until all have been looked through and are ready' },
    ],
    changes: true,
    load: async () => (await import('./media/upload.ts')).upload,
  },
  'media download': {
    summary: 'Download files, and hold them against their hashes',
    usage: [
      'learn media download ID… [--to PATH]',
      'learn media download ID --rendition thumbnail-256',
      'learn media download ID --to -',
    ],
    flags: [
      { flag: '--to', value: 'PATH', meaning: 'the file or folder to write to, or - for standard output' },
      {
        flag: '--rendition',
        value: 'WHICH',
        meaning:
          'what was made of a picture instead: thumbnail-256, thumbnail-1024, or the id of a rendition',
      },
      { flag: '--force', meaning: 'write over a file that is there' },
    ],
    load: async () => (await import('./media/download.ts')).download,
  },
  completion: {
    summary: 'Print a script that completes commands and flags in your shell',
    usage: ['learn completion bash|zsh|fish'],
    flags: [],
    load: async () => (await import('./completion.ts')).printCompletion,
  },
}

/** The name of the one that the words begin with, if they do. */
export const ownNameIn = ([first = '', second]: readonly string[]): string | undefined =>
  [`${first} ${second}`, first].find(name => Object.hasOwn(ownCommands, name))

/** Those of two words, of a group: what stands behind it, and the command. */
export const ownIn = (group: string): [name: string, command: OwnCommand][] =>
  Object.entries(ownCommands)
    .filter(([name]) => name.startsWith(`${group} `))
    .map(([name, command]) => [name.slice(group.length + 1), command])

/** The flags and words of such a command. There may be as many words as are named, behind `--` any. */
export function parseOwn(
  command: string,
  args: readonly string[],
  wordNames: readonly string[] | 'any' = [],
): { found: ReadonlyMap<string, string>; words: readonly string[] } {
  const known = ownCommands[command]?.flags ?? []
  const { found, rest } = takeFlags(args, known)
  const next = `See learn ${command} --help`
  const end = wordNames === 'any' && rest.includes('--') ? rest.indexOf('--') : rest.length
  const unknown = rest.slice(0, end).find(arg => arg.startsWith('-'))
  if (unknown !== undefined) {
    const meant = nearest(
      unknown,
      [...known, ...globalFlags].map(({ flag }) => flag),
    )
    throw new UsageError(`learn ${command} has no flag ${unknown}.`, meant ? `Did you mean ${meant}?` : next)
  }
  if (wordNames === 'any') return { found, words: [...rest.slice(0, end), ...rest.slice(end + 1)] }
  const surplus = rest[wordNames.length]
  if (surplus !== undefined) throw new UsageError(`learn ${command} does not take "${surplus}".`, next)
  return { found, words: rest }
}
