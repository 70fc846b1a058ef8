import { UsageError } from '../failure.ts'
import { type FlagWords, takeFlags } from './typed.ts'

/** The flags that every command has. */
export interface GlobalFlags {
  readonly json: boolean
  readonly quiet: boolean
  readonly yes: boolean
  readonly dryRun: boolean
  readonly help: boolean
  readonly version: boolean
  readonly profile: string | undefined
  readonly url: string | undefined
  readonly organization: string | undefined
  readonly timeoutSeconds: number | undefined
}

export const globalFlags: readonly FlagWords[] = [
  { flag: '--json', meaning: 'JSON on standard output, and failures as JSON on standard error' },
  { flag: '--yes', short: '-y', meaning: 'do it without asking, for scripts' },
  { flag: '--dry-run', meaning: 'show what would be sent, and send nothing' },
  { flag: '--quiet', short: '-q', meaning: 'nothing but the answer and failures: no notes, no progress' },
  { flag: '--profile', value: 'NAME', meaning: 'the profile to use, instead of the current one' },
  { flag: '--url', value: 'URL', meaning: 'where the server is, instead of the profile’s address' },
  { flag: '--organization', value: 'ID', meaning: 'the organization, where a command needs one' },
  { flag: '--timeout', value: 'SECONDS', meaning: 'how long a call may take, with all attempts' },
  { flag: '--help', short: '-h', meaning: 'what a command does and takes' },
  { flag: '--version', meaning: 'the version of the command line' },
]

/** Takes the flags of every command out of the arguments; the rest is the command's. */
export function parseGlobalFlags(args: readonly string[]): { flags: GlobalFlags; rest: string[] } {
  const { found, rest } = takeFlags(args, globalFlags)
  return {
    rest,
    flags: {
      json: found.has('--json'),
      quiet: found.has('--quiet'),
      yes: found.has('--yes'),
      dryRun: found.has('--dry-run'),
      help: found.has('--help'),
      version: found.has('--version'),
      profile: found.get('--profile'),
      url: found.get('--url'),
      organization: idOf('--organization', found.get('--organization')),
      timeoutSeconds: secondsOf('--timeout', found.get('--timeout')),
    },
  }
}

/** What a profile keeps would otherwise be wrong in every command to come. */
function idOf(flag: string, given: string | undefined): string | undefined {
  if (given === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given)) return given
  throw new UsageError(
    `${flag} must be the id of an organization, a UUID, not "${given}".`,
    'See which are yours: learn whoami',
  )
}

export function secondsOf(flag: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const seconds = Number(given)
  if (seconds > 0 && seconds <= 86_400) return seconds
  throw new UsageError(`${flag} must be a number of seconds above 0 and up to 86400, not "${given}".`)
}
