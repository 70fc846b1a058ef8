import { UsageError } from '../failure.ts'

/** A flag in words, for the help and for reading it. */
export interface FlagWords {
  readonly flag: string
  /** What stands for its value in the help; a switch has none. */
  readonly value?: string
  readonly short?: string
  readonly meaning: string
}

/** Takes known flags out of the arguments, wherever they stand before a `--`. */
export function takeFlags(
  args: readonly string[],
  known: readonly FlagWords[],
): { found: ReadonlyMap<string, string>; rest: string[] } {
  const found = new Map<string, string>()
  const rest: string[] = []
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--') {
      rest.push(...args.slice(index))
      break
    }
    const [name, inline] = split(arg)
    const words = known.find(({ flag, short }) => name === flag || name === short)
    if (!words) rest.push(arg)
    else if (!words.value) found.set(words.flag, switchOf(words, inline))
    else found.set(words.flag, textOf(words, inline ?? args[++index]))
  }
  return { found, rest }
}

function split(arg: string): [name: string, inline: string | undefined] {
  const equals = arg.startsWith('--') ? arg.indexOf('=') : -1
  return equals < 0 ? [arg, undefined] : [arg.slice(0, equals), arg.slice(equals + 1)]
}

function switchOf({ flag }: FlagWords, inline: string | undefined): string {
  if (inline !== undefined) throw new UsageError(`${flag} is a switch and takes no value.`)
  return 'true'
}

function textOf({ flag, value }: FlagWords, given: string | undefined): string {
  if (!given || given.startsWith('--')) throw new UsageError(`${flag} needs a value: ${flag} ${value}`)
  return given
}
