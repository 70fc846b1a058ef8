import { homedir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from './failure.ts'

/** What can be set in the environment, for the help. */
export const variables: readonly (readonly [name: string, meaning: string])[] = [
  ['LEARN_URL', 'where the server is, unless --url or --profile is given'],
  ['LEARN_TOKEN', 'an API key or access token that is used instead of a sign-in, unless --profile is given'],
  ['LEARN_PROFILE', 'the profile to use, unless --profile is given'],
  ['LEARN_CONFIG_DIR', 'where profiles are kept, and tokens where there is no keychain; ~/.config/learn'],
  ['LEARN_KEYCHAIN_TIMEOUT', 'how many seconds the keychain may take; 10, and with 0 it is not used'],
  ['NO_COLOR', 'no colour, whatever it is set to'],
]

/** What the environment says. Nothing else of the command line reads it. */
export interface Config {
  /** Where profiles and, without a keychain, tokens are kept. */
  readonly directory: string
  readonly url: string | undefined
  readonly token: string | undefined
  readonly profile: string | undefined
  /** How long the keychain may take; 0 leaves it alone. */
  readonly keychainSeconds: number
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // A variable that is set to nothing is not set.
  const read = (name: string) => environment[name]?.trim() || undefined
  return {
    directory: read('LEARN_CONFIG_DIR') ?? join(usualPlace(read), 'learn'),
    url: read('LEARN_URL'),
    token: read('LEARN_TOKEN'),
    profile: read('LEARN_PROFILE'),
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

const usualPlace = (read: (name: string) => string | undefined) =>
  read('XDG_CONFIG_HOME') ?? (isWindows ? read('APPDATA') : undefined) ?? join(homedir(), '.config')

/** For what was compiled: a folder of the person's own, for whoever writes there writes what is run. */
export function cacheDirectory({ XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv = process.env): string {
  const place = XDG_CACHE_HOME || (isWindows && LOCALAPPDATA) || join(homedir(), '.cache')
  return join(place, 'learn')
}
