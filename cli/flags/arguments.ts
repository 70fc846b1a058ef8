import { nearest } from '@learn/contract/nearest'
import type { Format } from '@learn/contract/operation'
import { UsageError } from '../failure.ts'
import { readValue } from './flag-value.ts'
import type { FlagWords } from './flag-words.ts'
import { commandFlags, type Flag } from './flags.ts'
import { globalFlags } from './global-flags.ts'

/** What an operation's command was given beside the flags that every command has. */
export interface Arguments {
  /** The fields of the input that were given, by name. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly input: string | undefined
  readonly select: readonly string[] | undefined
  readonly output: string | undefined
  /** What is saved of a job: what it came to, in this format. */
  readonly resultFormat?: Format
  readonly csv: boolean
  readonly all: boolean
  readonly wait: boolean
  readonly idempotencyKey: string | undefined
}

export function readArguments(flags: readonly Flag[], args: readonly string[], name: string): Arguments {
  const reading = new Reading(flags, name)
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') for (const positional of rest.splice(0)) reading.positional(positional)
    else if (/^-./.test(arg)) reading.flag(arg, rest)
    else reading.positional(arg)
  }
  return reading.result()
}

class Reading {
  readonly #flags: readonly Flag[]
  readonly #name: string
  readonly #places: Flag[]
  readonly #fields: Record<string, unknown> = {}
  readonly #options = new Map<string, string>()

  constructor(flags: readonly Flag[], name: string) {
    this.#flags = flags
    this.#name = name
    this.#places = flags.filter(({ part }) => part === 'params')
  }

  /** What stands without a flag fills the path, in its order. */
  positional(text: string): void {
    const flag = this.#places.find(({ field }) => !(field in this.#fields))
    if (!flag) {
      const names = this.#places.map(place => place.flag).join(', ')
      throw new UsageError(
        `"${text}" is one argument too many: ${this.#name} takes ${names ? `${names} without their names` : 'flags only'}.`,
        `See what it takes: ${this.#name} --help`,
      )
    }
    this.#set(flag, readValue(flag, text))
  }

  flag(arg: string, rest: string[]): void {
    const equals = arg.indexOf('=')
    const name = equals < 0 ? arg : arg.slice(0, equals)
    const inline = equals < 0 ? undefined : arg.slice(equals + 1)
    const option = commandFlags.find(({ flag }) => flag === name)
    const field = this.#flags.find(({ flag }) => flag === name)
    const negated = this.#flags.find(({ flag, schema }) => schema.type === 'boolean' && isNo(name, flag))
    if (option) this.#options.set(name, option.value ? taken(option, inline, rest) : switched(option, inline))
    else if (negated) this.#set(negated, false)
    else if (field?.schema.type === 'boolean') this.#set(field, readValue(field, inline ?? truth(rest)))
    else if (field) this.#set(field, readValue(field, taken({ ...field, value: 'VALUE' }, inline, rest)))
    else throw this.#unknown(name)
  }

  #set(flag: Flag, value: unknown): void {
    const { field, schema } = flag
    const before = this.#fields[field]
    if (schema.type === 'array' && Array.isArray(before) && Array.isArray(value)) before.push(...value)
    else if (field in this.#fields) throw new UsageError(`${flag.flag} was given twice.`)
    else this.#fields[field] = value
  }

  #unknown(name: string): UsageError {
    const known = [...this.#flags, ...commandFlags, ...globalFlags].map(({ flag }) => flag)
    const meant = nearest(name, known) ?? known.find(flag => flag.endsWith(name.replace(/^-+/, '-')))
    return new UsageError(
      `${this.#name} has no flag ${name}.${meant ? ` Did you mean ${meant}?` : ''}`,
      `See what it takes: ${this.#name} --help`,
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
      output: options.get('--output'),
      csv: options.has('--csv'),
      all: options.has('--all'),
      wait: !options.has('--no-wait'),
      idempotencyKey: options.get('--idempotency-key'),
    }
  }
}

const isNo = (name: string, flag: string) => name === `--no-${flag.slice(2)}`

const truth = (rest: string[]) => (/^(true|false)$/.test(rest[0] ?? '') ? (rest.shift() ?? '') : 'true')

function taken(
  { flag, value }: Pick<FlagWords, 'flag' | 'value'>,
  inline: string | undefined,
  rest: string[],
) {
  if (inline !== undefined) return inline
  const next = rest[0]
  if (next === undefined || next.startsWith('--'))
    throw new UsageError(
      `${flag} needs a value: ${flag} ${value}. One that begins with -- is given as ${flag}=--…`,
    )
  rest.shift()
  return next
}

function switched({ flag }: FlagWords, inline: string | undefined): string {
  if (inline !== undefined) throw new UsageError(`${flag} is a switch and takes no value.`)
  return 'true'
}
