import { homedir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from './failure.ts'

/** The environment variables, for help. */
export const variables: readonly (readonly [name: string, meaning: string])[] = [
  ['LEARN_URL', 'the server, unless --url or --profile is given'],
  ['LEARN_TOKEN', 'an API key or access token to use instead of a sign-in, unless --profile is given'],
  ['LEARN_PROFILE', 'the profile to use, unless --profile is given'],
  ['LEARN_ORGANIZATION', 'the organization’s name or ID, unless --organization or --profile is given'],
  [
    'LEARN_CONFIG_DIR',
    'the folder for profiles, and for tokens if there is no keychain (default ~/.config/learn)',
  ],
  [
    'LEARN_KEYCHAIN_TIMEOUT',
    'how many seconds to wait for the keychain (default 10; 0 disables the keychain)',
  ],
  ['NO_COLOR', 'set to anything to turn colour off'],
]

/** Settings from the environment, which is only read here. */
export interface Config {
  /** The folder for profiles and, without a keychain, tokens. */
  readonly directory: string
  readonly url: string | undefined
  readonly token: string | undefined
  readonly profile: string | undefined
  readonly organization: string | undefined
  /** How long to wait for the keychain; 0 disables it. */
  readonly keychainSeconds: number
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as unset.
  const read = (name: string) => environment[name]?.trim() || undefined
  return {
    directory: read('LEARN_CONFIG_DIR') ?? join(defaultConfigFolder(read), 'learn'),
    url: read('LEARN_URL'),
    token: read('LEARN_TOKEN'),
    profile: read('LEARN_PROFILE'),
    organization: read('LEARN_ORGANIZATION'),
    keychainSeconds: keychainSeconds(read('LEARN_KEYCHAIN_TIMEOUT')),
  }
}

/** See https://no-color.org. */
export const wantsColour = ({ NO_COLOR, TERM }: NodeJS.ProcessEnv = process.env): boolean =>
  !NO_COLOR && TERM !== 'dumb'

function keychainSeconds(given = '10'): number {
  const seconds = Number(given)
  if (seconds >= 0 && seconds <= 600) return seconds
  throw new UsageError(`LEARN_KEYCHAIN_TIMEOUT must be a number of seconds from 0 to 600, not "${given}".`)
}

const isWindows = process.platform === 'win32'

const defaultConfigFolder = (read: (name: string) => string | undefined) =>
  read('XDG_CONFIG_HOME') ?? (isWindows ? read('APPDATA') : undefined) ?? join(homedir(), '.config')

/** For compiled code. The user's own folder: anyone who can write there decides what is run. */
export function cacheDirectory({ XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv = process.env): string {
  const place = XDG_CACHE_HOME || (isWindows && LOCALAPPDATA) || join(homedir(), '.cache')
  return join(place, 'learn')
}
