import type pg from 'pg'
import type { Opening } from './opening.ts'
import type { Value } from './parameter.ts'
import { runPrepared } from './prepared-query.ts'
import { organizationsLiteral, scopeStatement } from './scope.ts'
import { type Statement, statement } from './statement.ts'

const nothing = statement<never>('transaction_nothing', 'select')

/** Begins with its first statement, in the same round trip. */
export class OpenTransaction {
  readonly #client: pg.PoolClient
  readonly #onAnswer: (client: pg.PoolClient) => void
  readonly #principalId: string | undefined
  #opening: Opening | undefined
  /** The statement that the transaction began with. */
  #first: Promise<unknown> | undefined
  #refusal: { readonly reason: unknown } | undefined
  #finished = false

  constructor(
    client: pg.PoolClient,
    opening: Opening,
    onAnswer: (client: pg.PoolClient) => void,
    principalId?: string,
  ) {
    this.#client = client
    this.#onAnswer = onAnswer
    this.#opening = opening
    this.#principalId = principalId
  }

  get finished(): boolean {
    return this.#finished
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

  readonly query = async <Row>(statement: Statement<Row>, values: readonly Value[], after?: 'commit') => {
    if (this.#refusal) throw this.#refusal.reason
    const opening = this.#opening
    this.#opening = undefined
    const sent = runPrepared(this.#client, statement, values, opening && this.#watched(opening), after)
    if (opening) this.#first = sent
    const rows = await sent
    this.#onAnswer(this.#client)
    return rows
  }

  #watched(opening: Opening): Opening {
    const { check } = opening
    if (!check) return opening
    return {
      ...opening,
      check: fields => {
        try {
          check(fields)
        } catch (reason) {
          this.#refusal = { reason }
          throw reason
        }
      },
    }
  }

  readonly finish = async <Row>(statement: Statement<Row>, values: readonly Value[]) => {
    // In one round trip with the opening, it would commit before the access is compared.
    await this.open()
    const rows = await this.query(statement, values, 'commit')
    this.#finished = true
    return rows
  }

  async rescope(organizations: readonly string[]): Promise<void> {
    await this.query(scopeStatement, [this.#principalId ?? null, organizationsLiteral(organizations)])
  }
}
