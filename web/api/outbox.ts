/** An answer that the server may not have yet. */
export interface Kept {
  readonly studentId: string
  readonly sessionId: string
  readonly decisionId: string
  readonly answer: string | null
  readonly milliseconds: number
  /** The same for every try, so that the server takes the answer once. */
  readonly idempotencyKey: string
}

/** Where answers are kept, as `localStorage` does it. */
export interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

const name = 'learn.answer'

/**
 * Keeps an answer from the moment it is given until the server has answered. There is at most one: nothing new is asked
 * while an answer is under way. Without storage, as in some private windows, it lives as long as the page.
 */
export class Outbox {
  readonly #store: Store
  #inPage: Kept | undefined

  constructor(store: Store) {
    this.#store = store
  }

  keep(answer: Kept): void {
    this.#inPage = answer
    try {
      this.#store.setItem(name, JSON.stringify(answer))
    } catch {} // Storage may be full or forbidden.
  }

  /** The answer of this student that still has to be sent. */
  waiting(studentId: string): Kept | undefined {
    const kept = this.#inPage ?? this.#read()
    return kept?.studentId === studentId ? kept : undefined
  }

  /** Forgets the answer, unless another one has been kept since. */
  remove({ idempotencyKey }: Kept): void {
    if (this.#inPage?.idempotencyKey === idempotencyKey) this.#inPage = undefined
    if (this.#read()?.idempotencyKey !== idempotencyKey) return
    try {
      this.#store.removeItem(name)
    } catch {}
  }

  #read(): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#store.getItem(name) ?? 'null')
      return isKept(kept) ? kept : undefined
    } catch {
      return undefined
    }
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const kept = value as Record<string, unknown>
  const texts = ['studentId', 'sessionId', 'decisionId', 'idempotencyKey']
  return (
    texts.every(field => typeof kept[field] === 'string') &&
    (kept.answer === null || typeof kept.answer === 'string') &&
    typeof kept.milliseconds === 'number'
  )
}
