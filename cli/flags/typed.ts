import { parseArgs } from 'node:util'
import { UsageError } from '../failure.ts'

/** A flag as help describes it. */
export interface FlagWords {
  readonly flag: string
  /** The placeholder for its value, such as `NAME`. A switch has none. */
  readonly value?: string
  readonly short?: string
  readonly meaning: string
}

/** A known flag. A switch has a value only if it was typed with one, as in `--json=yes`. */
export interface TypedFlag {
  readonly kind: 'flag'
  readonly flag: string
  readonly value: string | undefined
}

/** One thing that was typed, and how many arguments it takes up. Everything after `end`, a lone `--`, is a word. */
export type TypedWord = { readonly index: number; readonly length: number } & (
  | TypedFlag
  | { readonly kind: 'unknown'; readonly flag: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'end' }
)

/** Splits arguments into flags with their values, and words. */
export function readTyped(args: readonly string[], known: readonly FlagWords[]): TypedWord[] {
  const options = Object.fromEntries(
    known.map(({ flag, value, short }) => [
      flag.slice(2),
      { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short: short.slice(1) }) },
    ]),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  return tokens.map((token): TypedWord => {
    const { index } = token
    const place = { index, length: 1 }
    if (token.kind === 'positional') return { ...place, kind: 'word', text: token.value }
    if (token.kind === 'option-terminator') return { ...place, kind: 'end' }
    const { rawName, name, value, inlineValue } = token
    const words = known.find(({ flag, short }) => flag === `--${name}` && [flag, short].includes(rawName))
    if (!words)
      return { ...place, kind: 'unknown', flag: rawName.startsWith('--') ? rawName : (args[index] ?? '') }
    if (words.value) refuseMissing(words, value, inlineValue)
    return { index, length: inlineValue === false ? 2 : 1, kind: 'flag', flag: words.flag, value }
  })
}

function refuseMissing({ flag, value: placeholder }: FlagWords, value?: string, isInline?: boolean): void {
  const isFlag = !isInline && value?.startsWith('--')
  if (value !== undefined && !isFlag) return
  const hint = isFlag ? ` If the value starts with --, write ${flag}=${value}` : ''
  throw new UsageError(`${flag} needs a value: ${flag} ${placeholder}.${hint}`)
}

/** The value of a flag of the command itself: never empty, and `true` for a switch. */
export function flagValue({ flag, value }: TypedFlag, known: readonly FlagWords[]): string {
  const placeholder = known.find(words => words.flag === flag)?.value
  if (!placeholder && value !== undefined) throw new UsageError(`${flag} is a switch and takes no value.`)
  if (placeholder && !value) throw new UsageError(`${flag} needs a value: ${flag} ${placeholder}.`)
  return value ?? 'true'
}

/** Takes known flags out of the arguments, wherever they are before a `--`. The last of several counts. */
export function takeFlags(
  args: readonly string[],
  known: readonly FlagWords[],
): { found: ReadonlyMap<string, string>; rest: string[] } {
  const found = new Map<string, string>()
  const typed = readTyped(args, known)
  // One unknown letter in `-xyz` leaves the whole argument to the command.
  const left = new Set(typed.filter(({ kind }) => kind !== 'flag').map(({ index }) => index))
  const taken = new Set<number>()
  for (const one of typed) {
    if (one.kind !== 'flag' || left.has(one.index)) continue
    found.set(one.flag, flagValue(one, known))
    for (let index = one.index; index < one.index + one.length; index++) taken.add(index)
  }
  return { found, rest: args.filter((_, index) => !taken.has(index)) }
}
