import { invalid } from './failures.ts'

/** The parameters of a call by wire name, such as `line_items[0][price]`. */
export class Params {
  readonly #values: Map<string, string>
  readonly #read = new Set<string>()

  constructor(encoded: string) {
    this.#values = new Map(new URLSearchParams(encoded))
  }

  /** Undefined if it was not sent. An empty string stands for null. */
  text(name: string): string | undefined {
    this.#read.add(name)
    return this.#values.get(name)
  }

  required(name: string): string {
    const value = this.text(name)
    if (!value) throw invalid(`Missing required param: ${name}.`, 'parameter_missing', name)
    return value
  }

  number(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', name)
    return Number(value)
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name)
    return value === undefined ? undefined : value === 'true'
  }

  /** Reads `name[key]=value` for any keys. */
  map(name: string): Record<string, string> {
    const names = this.#startingWith(`${name}[`)
    return Object.fromEntries(names.map(key => [key.slice(name.length + 1, -1), this.text(key) ?? '']))
  }

  /** The metadata after this call: an empty value removes a key, and an empty whole clears everything. */
  metadata(name: string, before: Record<string, string> = {}): Record<string, string> {
    const kept = this.text(name) === '' ? {} : before
    const merged = Object.entries({ ...kept, ...this.map(name) })
    return Object.fromEntries(merged.filter(([, value]) => value !== ''))
  }

  /** Reads `name[0]`, `name[1]` and so on. */
  items(name: string): string[] {
    const indexes = this.#startingWith(`${name}[`).map(key => key.slice(name.length + 1).split(']')[0])
    return [...new Set(indexes)].map(index => `${name}[${index}]`)
  }

  /** Accepts parameters that make no difference here. */
  ignore(...names: string[]): void {
    for (const name of names) for (const key of this.#startingWith(name)) this.#read.add(key)
  }

  /** Reports parameters that nothing has read, because they would silently have no effect. */
  unread(): string[] {
    return [...this.#values.keys()].filter(name => !this.#read.has(name))
  }

  /** The same for the same parameters in any order. */
  get fingerprint(): string {
    return JSON.stringify([...this.#values].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  get all(): Record<string, string> {
    return Object.fromEntries(this.#values)
  }

  #startingWith(start: string): string[] {
    return [...this.#values.keys()].filter(name => name.startsWith(start))
  }
}
