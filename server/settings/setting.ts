import { readFileSync } from 'node:fs'
import { explainRefusal, OperatorError } from '../operator-error.ts'
import type { Kind } from './kinds.ts'

/** An environment variable that the server reads. The documentation is generated from this. */
export type Setting<T = unknown> = {
  readonly kind: Kind<T>
  /** One or two sentences. */
  readonly meaning: string
  /** The value is never printed. */
  readonly secret?: true
} & (
  | { /** The value if the variable is not set. */ readonly default: string }
  | { /** Completes "If it is not set, …". */ readonly unset: string }
)

/** Settings that belong together, by the name of their variable. */
export interface Theme {
  readonly title: string
  /** An introduction to all of them, in Markdown. */
  readonly about?: string
  readonly settings: Readonly<Record<string, Setting>>
}

/** The type of a setting's value: never undefined if it has a default. */
export type ValueOf<S extends Setting> =
  S extends Setting<infer T> ? (S extends { readonly default: string } ? T : T | undefined) : never

/** An invalid setting. The message names the variable, its value unless that is secret, and what is allowed. */
export class ConfigError extends OperatorError {}

/** An empty variable counts as not set. */
export const isSet = (name: string, environment: NodeJS.ProcessEnv): boolean =>
  Boolean(environment[name]?.trim())

/** A secret may be in a file, which other programs and `ps` don't see. `NAME_FILE` is its path. */
export const mayBeInFile = (setting: Setting): boolean => setting.secret === true
export const fileNameOf = (name: string): string => `${name}_FILE`

export function readSetting(name: string, setting: Setting, environment: NodeJS.ProcessEnv): unknown {
  const text = readText(name, setting, environment) || ('default' in setting ? setting.default : undefined)
  if (text === undefined) return undefined
  const value = setting.kind.parse(text)
  return value === undefined ? refuse(name, setting, text, setting.kind.explain?.(text)) : value
}

function readText(name: string, setting: Setting, environment: NodeJS.ProcessEnv): string | undefined {
  const text = environment[name]?.trim()
  const file = fileNameOf(name)
  const path = mayBeInFile(setting) ? environment[file]?.trim() : undefined
  if (!path) return text
  if (text) throw new ConfigError(`${name} and ${file} are both set. Set only one of them.`)
  return readSecretFile(file, path)
}

function readSecretFile(name: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text) return text
  } catch (error) {
    throw new ConfigError(
      `${name} must be the path of a file that the server can read, but ${explainRefusal(error, path)}.`,
    )
  }
  throw new ConfigError(`${name} must be the path of a file that contains the secret, and ${path} is empty.`)
}

/** The value is put before anything that follows the first sentence of `allowed`. */
export function refuse(name: string, setting: Setting, text: string, allowed = setting.kind.allowed): never {
  const [expected, ...advice] = allowed.split('. ')
  const not = setting.secret ? '' : `, not "${withoutPassword(text)}"`
  throw new ConfigError([`${name} must be ${expected}${not}`, ...advice].map(part => `${part}.`).join(' '))
}

const withoutPassword = (text: string) => text.replace(/(?<=\/\/)[^/]*@/, '…@')
