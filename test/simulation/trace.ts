const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const shorten = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' ? '…' : value

/** What happened, one line per event, with short names for ids. */
export class Trace {
  readonly lines: (() => string)[] = []
  readonly #names = new Map<string, string>()

  constructor(organizations: readonly string[]) {
    for (const [index, id] of organizations.entries()) this.#names.set(id, 'ABC'[index] ?? id)
  }

  /** Formatted only when somebody reads it. */
  add(step: number, milliseconds: number, who: string, what: string): void {
    const time = new Date(milliseconds).toISOString().slice(11, 23)
    this.lines.push(() => `${String(step).padStart(4)}  ${time}  ${who.padEnd(22)}  ${this.#short(what)}`)
  }

  /** The last lines. */
  text(count = Number.POSITIVE_INFINITY): string {
    const all = this.lines.map(line => line())
    return all.slice(-Math.min(count, all.length)).join('\n')
  }

  describe(values: readonly unknown[]): string {
    return values
      .map(value => {
        if (value instanceof Date) return value.toISOString().slice(5, 23)
        // Encrypted values differ each time; hashes don't.
        if (Buffer.isBuffer(value)) return value.length === 32 ? `${value.toString('hex').slice(0, 6)}…` : '…'
        if (typeof value === 'object') return JSON.stringify(value, shorten)
        return String(value)
      })
      .join(' ')
  }

  #short(text: string): string {
    return text.replaceAll(ids, id => {
      const known = this.#names.get(id) ?? `#${this.#names.size}`
      this.#names.set(id, known)
      return known
    })
  }
}
