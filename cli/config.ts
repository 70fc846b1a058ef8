import { homedir } from 'node:os'
import { join } from 'node:path'

/** What the environment says. Nothing else of the command line reads it. */
export interface Config {
  /** Where profiles and, without a keychain, tokens are kept. */
  readonly directory: string
  readonly url: string | undefined
  readonly token: string | undefined
  readonly profile: string | undefined
  readonly colour: boolean
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // A variable that is set to nothing is not set, as https://no-color.org has it too.
  const read = (name: string) => environment[name]?.trim() || undefined
  return {
    directory: read('LEARN_CONFIG_DIR') ?? join(usualPlace(read), 'learn'),
    url: read('LEARN_URL'),
    token: read('LEARN_TOKEN'),
    profile: read('LEARN_PROFILE'),
    colour: read('NO_COLOR') === undefined && read('TERM') !== 'dumb',
  }
}

const usualPlace = (read: (name: string) => string | undefined) =>
  read('XDG_CONFIG_HOME') ??
  (process.platform === 'win32' ? read('APPDATA') : undefined) ??
  join(homedir(), '.config')
