import type pg from 'pg'
import type { Opening } from './opening.ts'
import type { Value } from './parameter.ts'
import { type Run, runTogether } from './prepared-query.ts'
import { organizationsLiteral, scopeStatement } from './scope.ts'
import { type Statement, statement } from './statement.ts'

const nothing = statement<never>('transaction_nothing', 'select')

/** Called with what happens next on the connection. */
type Note = (client: pg.PoolClient, next: 'statement' | 'commit' | 'pause') => void

/** Begins with its first statement, in the same round trip. */
export class OpenTransaction {
  readonly #client: pg.PoolClient
  readonly #note: Note
  readonly #principalId: string | undefined
  #opening: Opening | undefined
  /** The statement that the transaction began with. */
  #first: Promise<unknown> | undefined
  #refusal: { readonly reason: unknown } | undefined
  /** The statements that have been started but not sent yet. */
  #started: Run[] = []
  #isSending = false
  #finished = false
  #isCommitting = false
  #isClosed = false

  constructor(client: pg.PoolClient, opening: Opening, note: Note, principalId?: string) {
    this.#client = client
    this.#note = note
    this.#opening = opening
    this.#principalId = principalId
  }

  /** Whether the commit has been sent. If the connection is lost after that, its outcome is unknown. */
  get isCommitting(): boolean {
    return this.#isCommitting
  }

  /**
   * Begins if nothing has been sent yet, so that every transaction checks the caller's access. Throws if that was refused,
   * even if the work did not notice.
   */
  async open(): Promise<void> {
    if (this.#opening) await this.query(nothing, [])
    await this.#first?.catch(() => undefined)
    if (this.#refusal) throw this.#refusal.reason
  }

  /** Statements that are started together share one round trip, and run in the order in which they were started. */
  readonly query = async <Row>(statement: Statement<Row>, values: readonly Value[]) => {
    if (this.#refusal) throw this.#refusal.reason
    if (this.#isClosed) throw tooLate()
    const sent = new Promise<Row[]>((resolve, reject) => {
      // Safe: the rows are those of this statement.
      this.#started.push({ statement, values, resolve: resolve as Run['resolve'], reject })
      if (!this.#isSending) queueMicrotask(this.#send)
      this.#isSending = true
    })
    if (this.#opening) this.#first ??= sent
    const rows = await sent
    this.#note(this.#client, 'pause')
    return rows
  }

  /** A statement that shares the round trip of the next one, or of the commit. Those fail if it fails. */
  readonly soon = {
    query: async <Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]> => {
      if (this.#refusal) throw this.#refusal.reason
      if (this.#isClosed) throw tooLate()
      this.#started.push({ statement, values, resolve: ignore, reject: ignore })
      return []
    },
  }

  /** Sends the statements that wait for the next one. */
  async flush(): Promise<void> {
    if (this.#started.length > 0) await this.query(nothing, [])
  }

  readonly #send = (): void => {
    const [opening, runs] = [this.#opening, this.#started]
    this.#opening = undefined
    this.#started = []
    this.#isSending = false
    if (this.#isClosed) {
      for (const { reject } of runs) reject(tooLate())
      return
    }
    const before = opening && this.#watched(opening)
    const after = this.#isCommitting ? 'commit' : undefined
    if (after) this.#close()
    this.#note(this.#client, after ?? 'statement')
    runTogether(this.#client, runs, { before, after })
  }

  #watched(opening: Opening): Opening {
    return {
      ...opening,
      refusal: error => {
        const reason = opening.refusal?.(error)
        if (reason) this.#refusal = { reason }
        return reason
      },
    }
  }

  readonly finish = async <Row>(statement: Statement<Row>, values: readonly Value[]) => {
    this.#isCommitting = true
    const rows = await this.query(statement, values)
    this.#finished = true
    return rows
  }

  /** Commits, unless the last statement already did. */
  async commit(): Promise<void> {
    if (this.#finished) return
    if (this.#started.length > 0) return void (await this.finish(nothing, []))
    this.#isCommitting = true
    this.#close()
    this.#note(this.#client, 'commit')
    const { command } = await this.#client.query('commit')
    // PostgreSQL rolls back without an error if a statement had failed, even if the work did not notice.
    if (command !== 'COMMIT') throw new Error('a statement of this transaction failed before its commit')
  }

  async rollback(): Promise<void> {
    this.#close()
    this.#note(this.#client, 'statement')
    await this.#client.query('rollback')
  }

  /** From now on nothing is sent: work that did not wait for all of its parts would reach whatever uses the connection next. */
  #close(): void {
    this.#isClosed = true
  }

  async rescope(organizations: readonly string[]): Promise<void> {
    await this.query(scopeStatement, [this.#principalId ?? null, organizationsLiteral(organizations)])
  }
}

const ignore = () => undefined

const tooLate = () => new Error('the transaction has already ended')
