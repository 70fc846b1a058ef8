import { UsageError } from '../failure.ts'
import { type FlagWords, takeFlags } from './typed.ts'

/** The flags of every command. */
export interface GlobalFlags {
  readonly json: boolean
  readonly quiet: boolean
  readonly yes: boolean
  readonly dryRun: boolean
  readonly showRequest: boolean
  readonly debug: boolean
  readonly help: boolean
  readonly version: boolean
  readonly profile: string | undefined
  readonly url: string | undefined
  readonly organization: string | undefined
  readonly timeoutSeconds: number | undefined
}

export const globalFlags: readonly FlagWords[] = [
  { flag: '--json', meaning: 'print JSON; errors are JSON on standard error' },
  { flag: '--yes', short: '-y', meaning: 'skip the confirmation, for scripts' },
  { flag: '--dry-run', meaning: 'show what would happen, without changing anything' },
  { flag: '--show-request', meaning: 'show the request, without sending it' },
  { flag: '--quiet', short: '-q', meaning: 'print only the result and errors, without notes or progress' },
  { flag: '--profile', value: 'NAME', meaning: 'use this profile instead of the current one' },
  { flag: '--url', value: 'URL', meaning: 'use this server instead of the profile’s' },
  { flag: '--organization', value: 'ORGANIZATION', meaning: 'the name or ID of the organization to use' },
  { flag: '--timeout', value: 'SECONDS', meaning: 'how long a call may take, including retries' },
  { flag: '--debug', meaning: 'print requests and responses to standard error, without secrets' },
  { flag: '--help', short: '-h', meaning: 'show help for a command' },
  { flag: '--version', short: '-v', meaning: 'show the version' },
]

/** Takes the global flags out of the arguments. The rest belongs to the command. */
export function parseGlobalFlags(args: readonly string[]): { flags: GlobalFlags; rest: string[] } {
  const { found, rest } = takeFlags(args, globalFlags)
  return {
    rest,
    flags: {
      json: found.has('--json'),
      quiet: found.has('--quiet'),
      yes: found.has('--yes'),
      dryRun: found.has('--dry-run'),
      showRequest: found.has('--show-request'),
      debug: found.has('--debug'),
      help: found.has('--help'),
      version: found.has('--version'),
      profile: found.get('--profile'),
      url: found.get('--url'),
      organization: found.get('--organization'),
      timeoutSeconds: secondsOf('--timeout', found.get('--timeout')),
    },
  }
}

export function secondsOf(flag: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const seconds = Number(given)
  if (seconds > 0 && seconds <= 86_400) return seconds
  throw new UsageError(`${flag} must be a number of seconds between 0 and 86400, not "${given}".`)
}
