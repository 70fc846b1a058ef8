import { nearest } from '@learn/contract/nearest'
import type { Format } from '@learn/contract/operation'
import { UsageError } from '../failure.ts'
import { readValue } from './flag-value.ts'
import { commandFlags, type Flag, flagWordsOf } from './flags.ts'
import { globalFlags } from './global-flags.ts'
import { flagValue, readTyped, type TypedFlag, type TypedWord } from './typed.ts'

/** What an operation's command was given, without the global flags. */
export interface Arguments {
  /** The fields of the input that were given, by name. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly input: string | undefined
  readonly select: readonly string[] | undefined
  readonly jq: string | undefined
  readonly output: string | undefined
  /** The format in which to save the result of a job. */
  readonly resultFormat?: Format
  readonly csv: boolean
  readonly all: boolean
  readonly wait: boolean
  readonly idempotencyKey: string | undefined
}

export function readArguments(flags: readonly Flag[], args: readonly string[], title: string): Arguments {
  const reading = new ArgumentReader(flags, title)
  const typed = readTyped(args, [...commandFlags, ...flags.flatMap(flagWordsOf)])
  for (let one = typed.shift(); one !== undefined; one = typed.shift()) {
    if (one.kind === 'word') reading.word(one.text)
    if (one.kind === 'flag') reading.flag(one, typed)
    if (one.kind === 'unknown') throw reading.unknownFlagError(one.flag)
  }
  return reading.result()
}

class ArgumentReader {
  readonly #flags: readonly Flag[]
  readonly #title: string
  readonly #places: Flag[]
  readonly #fields: Record<string, unknown> = {}
  readonly #options = new Map<string, string>()

  constructor(flags: readonly Flag[], title: string) {
    this.#flags = flags
    this.#title = title
    this.#places = flags.filter(({ part }) => part === 'params')
  }

  /** Words without a flag fill the fields of the path, in order. */
  word(text: string): void {
    const flag = this.#places.find(({ field }) => !(field in this.#fields))
    if (!flag) throw this.#surplusError(text)
    this.#set(flag, readValue(flag, text))
  }

  flag(typed: TypedFlag, rest: TypedWord[]): void {
    const { flag: name, value } = typed
    const field = this.#flags.find(({ flag }) => flag === name)
    const negated = this.#flags.find(({ flag }) => name === `--no-${flag.slice(2)}`)
    if (field?.schema.type === 'boolean') this.#set(field, readValue(field, value ?? takeBoolean(rest)))
    else if (field) this.#set(field, readValue(field, value ?? ''))
    else {
      const given = flagValue(typed, commandFlags)
      if (negated) this.#set(negated, false)
      else this.#options.set(name, given)
    }
  }

  #set(flag: Flag, value: unknown): void {
    const { field, schema } = flag
    const before = this.#fields[field]
    if (schema.type === 'array' && Array.isArray(before) && Array.isArray(value)) before.push(...value)
    else if (field in this.#fields) throw new UsageError(`${flag.flag} was given twice.`)
    else this.#fields[field] = value
  }

  #surplusError(text: string): UsageError {
    const names = this.#places.map(({ flag }) => `<${flag.slice(2)}>`)
    return new UsageError(
      `Unexpected argument "${text}": ${this.#title} takes ${names.join(' ') || 'only flags'}.`,
      `See ${this.#title} --help`,
    )
  }

  unknownFlagError(name: string): UsageError {
    const known = [...this.#flags, ...commandFlags, ...globalFlags].map(({ flag }) => flag)
    const meant = nearest(name, known) ?? known.find(flag => flag.endsWith(name.replace(/^-+/, '-')))
    return new UsageError(
      `${this.#title} has no flag ${name}.${meant ? ` Did you mean ${meant}?` : ''}`,
      `See ${this.#title} --help`,
    )
  }

  result(): Arguments {
    const options = this.#options
    return {
      fields: this.#fields,
      input: options.get('--input'),
      select: options
        .get('--fields')
        ?.split(',')
        .map(path => path.trim())
        .filter(Boolean),
      jq: options.get('--jq'),
      output: options.get('--output'),
      csv: options.has('--csv'),
      all: options.has('--all'),
      wait: !options.has('--no-wait'),
      idempotencyKey: options.get('--idempotency-key'),
    }
  }
}

/** `--given false` is understood, though a switch needs no value. */
function takeBoolean(rest: TypedWord[]): string {
  const [next] = rest
  if (next?.kind !== 'word' || !/^(true|false)$/.test(next.text)) return 'true'
  rest.shift()
  return next.text
}
