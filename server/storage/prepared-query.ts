import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { toParameter, type Value } from './parameter.ts'
import { type Column, compileRowReader, type RowReader } from './row-reader.ts'
import { briefScopeStatement, refuseStale, type Scope, scopeStatement } from './scope.ts'
import { type Statement, statement } from './statement.ts'

/** The parts of pg's connection that a query uses; @types/pg omits them. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** Keyed by statement, because it has the same columns on every connection. */
const readers = new WeakMap<Statement<unknown>, RowReader<unknown>>()

/** The scope of a statement, and how long it may take. */
export interface Entering {
  readonly scope: Scope
  readonly pace: Pace
}

/** A brief statement is stopped after three seconds, any other after ten. */
export type Pace = 'brief' | 'long'

export const beginStatement = statement<never>('transaction_begin', 'begin')
export const commitStatement = statement<never>('transaction_commit', 'commit')

/**
 * Runs a named prepared statement. A scope or `begin` before it and a `commit` after it share its round trip. If the
 * statement fails, nothing is committed.
 */
export function runPrepared<Row>(
  client: pg.ClientBase,
  statement: Statement<Row>,
  values: readonly Value[],
  before?: Entering | 'begin',
  after?: 'commit',
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery<Row>(statement, values, { before, after }, resolve, reject)
    // pg accepts any object with a query's methods, but its types allow only its own classes.
    client.query(query as unknown as pg.Submittable)
  })
}

/**
 * Sends the scope and the statement before one Sync, so that PostgreSQL runs them in one implicit transaction: one round
 * trip instead of four for BEGIN, set_config, SELECT and COMMIT. It relies on internals of `pg`, which is pinned.
 */
class PreparedQuery<Row> {
  readonly name: string
  readonly text: string
  readonly #statement: Statement<Row>
  readonly #values: readonly Value[]
  readonly #before: Entering | 'begin' | undefined
  readonly #after: 'commit' | undefined
  readonly #resolve: (rows: Row[]) => void
  readonly #reject: (error: unknown) => void
  readonly #rows: Row[] = []
  #reader: RowReader<Row> | undefined
  /** Whether the next result belongs to the scope or `begin`. */
  #awaitsBefore: boolean
  #failure: unknown

  constructor(
    statement: Statement<Row>,
    values: readonly Value[],
    { before, after }: { before: Entering | 'begin' | undefined; after: 'commit' | undefined },
    resolve: (rows: Row[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.#statement = statement
    this.#values = values
    this.#before = before
    this.#after = after
    this.#resolve = resolve
    this.#reject = reject
    this.#awaitsBefore = before !== undefined
    this.#reader = readers.get(statement) as RowReader<Row> | undefined
  }

  /** Sends everything in one write. */
  submit(connection: Wire): null {
    const messages: Buffer[] = []
    if (this.#before) messages.push(this.#before === 'begin' ? beginMessages : scopeMessages(this.#before))
    if (!(this.name in connection.parsedStatements || this.name in connection.submittedNamedStatements)) {
      messages.push(serialize.parse({ name: this.name, text: this.text }))
      connection.submittedNamedStatements[this.name] = this.text
    }
    messages.push(bind(this.name, this.#values))
    if (this.#reader === undefined) messages.push(serialize.describe({ type: 'P' }))
    messages.push(serialize.execute())
    if (this.#after) messages.push(commitMessages)
    messages.push(serialize.sync())
    connection.stream.write(Buffer.concat(messages))
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#reader = compileRowReader<Row>(fields)
    readers.set(this.#statement, this.#reader)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      const before = this.#awaitsBefore ? this.#before : undefined
      if (typeof before === 'object') refuseStale(before.scope, toNumber(fields[0]), toNumber(fields[1]))
      else if (this.#reader) this.#rows.push(this.#reader(fields))
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete(): void {
    this.#awaitsBefore = false
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#rows)
  }

  handleError(error: unknown): void {
    this.#reject(error)
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

const toNumber = (text: string | null | undefined) => (text == null ? null : Number(text))

const bind = (statement: string, values: readonly Value[]) =>
  serialize.bind({ statement, values: [...values], valueMapper: toParameter })

const beginMessages = Buffer.concat([bind(beginStatement.name, []), serialize.execute()])
const commitMessages = Buffer.concat([bind(commitStatement.name, []), serialize.execute()])

const statements = { brief: briefScopeStatement, long: scopeStatement }
const prefixes = { brief: new WeakMap<Scope, Buffer>(), long: new WeakMap<Scope, Buffer>() }

/** A caller's scope is reused from call to call, so its bytes are cached. */
export function scopeMessages({ scope, pace }: Entering): Buffer {
  let prefix = prefixes[pace].get(scope)
  if (prefix === undefined) {
    prefix = Buffer.concat([
      bind(statements[pace].name, [scope.principalId, scope.organizations]),
      serialize.execute(),
    ])
    prefixes[pace].set(scope, prefix)
  }
  return prefix
}
