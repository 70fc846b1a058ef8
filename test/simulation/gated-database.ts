import assert from 'node:assert/strict'
import type { Queries, Transaction } from '../../server/storage/database.ts'
import { isAnswered, isClaimedByAnother } from '../../server/storage/idempotency.store.ts'
import { scopeOpening } from '../../server/storage/opening.ts'
import type { Value } from '../../server/storage/parameter.ts'
import { runPrepared } from '../../server/storage/prepared-query.ts'
import { type Scope, scopeStatement } from '../../server/storage/scope.ts'
import type { Statement } from '../../server/storage/statement.ts'
import { type Actor, Crashed, type Fate, Lost } from './actor.ts'
import { View } from './books.ts'
import type { Session } from './lane.ts'
import { Given, meanings } from './meaning.ts'
import { OpenTransaction } from './open-transaction.ts'
import type { RunState } from './run-state.ts'

/**
 * The product's database as one actor sees it. Each statement waits for the scheduler, then runs in the database and in
 * the model. Both must give the same result.
 */
export class GatedDatabase {
  readonly #run: RunState
  readonly #actor: Actor
  readonly #session: Session

  constructor(run: RunState, actor: Actor, session: Session) {
    this.#run = run
    this.#actor = actor
    this.#session = session
  }

  readonly system: Queries = { query: (statement, values) => this.#alone(statement, values) }

  scoped(scope: Scope): Queries {
    return { query: (statement, values) => this.#alone(statement, values, scope) }
  }

  async transaction<T>(scope: Scope, work: (db: Transaction) => Promise<T>): Promise<T> {
    return await this.#transaction(work, scope)
  }

  async systemTransaction<T>(work: (db: Queries) => Promise<T>): Promise<T> {
    return await this.#transaction(work)
  }

  async #alone<Row>(statement: Statement<Row>, values: readonly Value[], scope?: Scope): Promise<Row[]> {
    const transaction = new OpenTransaction(this.#actor, new View(this.#run.books))
    const fate = await this.#stop(transaction, statement, values, true)
    this.#failBefore(fate)
    const rows = await this.#send(transaction, statement, values, scope)
    transaction.view.commit()
    if (statement.name in meanings) this.#run.end(transaction) // A statement that only reads locks nothing and changes nothing.
    this.#failAfter(fate)
    return rows
  }

  async #transaction<T>(work: (db: Transaction) => Promise<T>, scope?: Scope): Promise<T> {
    this.#failBefore(await this.#actor.stop({ what: 'begin', lasts: false }))
    const { client } = this.#session
    const transaction = new OpenTransaction(this.#actor, new View(this.#run.books))
    const begun = client.query('begin')
    if (scope) await runPrepared(client, scopeStatement, [scope.principalId, scope.organizations])
    await begun
    let isOpen = true
    try {
      const run: Queries['query'] = async (statement, values) => {
        const fate = await this.#stop(transaction, statement, values, false)
        this.#failBefore(fate)
        return await this.#send(transaction, statement, values)
      }
      // Statements that are started together run in order, and none after one that failed.
      let before: Promise<unknown> = Promise.resolve()
      const query: Queries['query'] = (statement, values) => {
        const done = before.then(() => run(statement, values))
        before = done
        return done
      }
      const done = await work({
        query,
        // Here the commit is a separate step, where more can happen.
        finish: query,
        soon: { query },
        flush: async () => undefined,
        rescope: () => {
          throw new Error('the simulation never changes the organization of a transaction')
        },
      })
      const fate = await this.#actor.stop({ what: 'commit', lasts: true })
      this.#failBefore(fate)
      await client.query('commit')
      isOpen = false
      transaction.view.commit()
      this.#run.end(transaction)
      this.#failAfter(fate)
      return done
    } catch (error) {
      if (isOpen) await this.#undo(transaction, error)
      throw error
    }
  }

  /** A lost connection or a crash rolls back immediately; otherwise the process does it. */
  async #undo(transaction: OpenTransaction, error: unknown): Promise<void> {
    const isGone = error instanceof Lost || error instanceof Crashed
    if (!isGone) await this.#actor.stop({ what: 'rollback', lasts: false, safe: true })
    if (isGone && this.#run.random.chance(0.02)) await this.#run.lane.cut(this.#session)
    else await this.#session.client.query('rollback')
    this.#run.tell(this.#actor, 'is rolled back')
    this.#run.end(transaction)
  }

  #stop<Row>(
    transaction: OpenTransaction,
    statement: Statement<Row>,
    values: readonly Value[],
    lasts: boolean,
  ): Promise<Fate> {
    return this.#actor.stop({
      what: `${statement.name} ${this.#run.describe(values)}`,
      takes: () => meanings[statement.name]?.takes?.(transaction.view, new Given(values)),
      lasts,
    })
  }

  async #send<Row>(
    transaction: OpenTransaction,
    statement: Statement<Row>,
    values: readonly Value[],
    scope?: Scope,
  ): Promise<Row[]> {
    const { locks } = this.#run
    const given = new Given(values)
    const meaning = meanings[statement.name]
    const takes = meaning?.takes?.(transaction.view, given)
    const sent = runPrepared(this.#session.client, statement, values, scope && scopeOpening(scope, 'long'))
    const holder = takes === undefined ? undefined : locks.get(takes)
    if (takes !== undefined && holder && holder !== transaction) await this.#wait(takes, holder, sent)
    const rows = await sent.catch(error => {
      if (isClaimedByAnother(error) || isAnswered(error))
        this.#run.tell(this.#actor, `hears: ${error.message}`)
      else this.#run.fail(error)
      throw error
    })
    // Even if there is nothing left to do: PostgreSQL locks the row before it looks again.
    if (takes !== undefined) locks.set(takes, transaction)
    this.#run.tell(this.#actor, `gets ${this.#run.describe(rows)}`)
    this.#run.expect(() => {
      const expected = meaning?.does(given, {
        view: transaction.view,
        purpose: this.#actor.purpose,
        rows,
        nextPlaceholder: () => this.#run.nextPlaceholder(),
        takeIfFree: id => {
          const other = locks.get(id)
          if (other && other !== transaction) return false
          locks.set(id, transaction)
          return true
        },
      })
      if (expected) assert.deepEqual(rows, expected, `the rows of ${statement.name}`)
    })
    return rows
  }

  /**
   * The model says that another transaction has locked the row, so PostgreSQL must make this one wait until that has
   * ended.
   */
  async #wait(takes: string, holder: OpenTransaction, sent: Promise<unknown>): Promise<void> {
    this.#run.tell(this.#actor, `waits for ${holder.actor.name}`)
    const comes = await this.#run.lane.comesToWait(this.#session, sent)
    if (!comes) this.#run.fail(new Error(`PostgreSQL does not wait for ${this.#run.describe([takes])}`))
    await this.#actor.wait(takes, sent)
  }

  #failBefore(fate: Fate): void {
    if (fate === 'crashes before') this.#crash()
    if (fate === 'is lost before') throw new Lost('the connection was lost')
  }

  #failAfter(fate: Fate): void {
    if (fate === 'crashes after') this.#crash()
    if (fate === 'is lost after') throw new Lost('the response was lost')
  }

  #crash(): never {
    this.#actor.dead = true
    throw new Crashed('the process has crashed')
  }
}
