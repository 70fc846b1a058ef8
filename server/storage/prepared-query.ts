import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { toParameter, type Value } from './parameter.ts'
import { type Column, compileRowReader, type RowReader } from './row-reader.ts'
import { refuseStale, type Scope, scopeStatement } from './scope.ts'
import { type Statement, statement } from './statement.ts'

/** What a query asks of pg's connection; @types/pg leaves it out. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** By statement, not by connection: the same statement has the same columns on all of them. */
const readers = new WeakMap<Statement<unknown>, RowReader<unknown>>()

export const beginStatement = statement<never>('transaction_begin', 'begin')
export const commitStatement = statement<never>('transaction_commit', 'commit')

/**
 * Runs a named prepared statement. What comes before it, a scope or the beginning of a transaction, and the commit that
 * comes after it cost no round trip of their own. Where the statement fails, nothing is committed.
 */
export function runPrepared<Row>(
  client: pg.ClientBase,
  statement: Statement<Row>,
  values: readonly Value[],
  before?: Scope | 'begin',
  after?: 'commit',
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery<Row>(statement, values, { before, after }, resolve, reject)
    // pg accepts whatever has its query's methods; its types know only those of its own classes.
    client.query(query as unknown as pg.Submittable)
  })
}

/**
 * A prepared statement that brings its scope along: both go out before one Sync, so PostgreSQL runs them in one
 * implicit transaction, and the scope ends with it. That is one round trip, against four for BEGIN, set_config,
 * SELECT, COMMIT. The columns are asked for once in the life of the process. It leans on the inside of `pg`,
 * whose version is therefore pinned.
 */
class PreparedQuery<Row> {
  readonly name: string
  readonly text: string
  readonly #statement: Statement<Row>
  readonly #values: readonly Value[]
  readonly #before: Scope | 'begin' | undefined
  readonly #after: 'commit' | undefined
  readonly #resolve: (rows: Row[]) => void
  readonly #reject: (error: unknown) => void
  readonly #rows: Row[] = []
  #reader: RowReader<Row> | undefined
  /** The answer to what came before comes first. */
  #awaitsBefore: boolean
  #failure: unknown

  constructor(
    statement: Statement<Row>,
    values: readonly Value[],
    { before, after }: { before: Scope | 'begin' | undefined; after: 'commit' | undefined },
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

  /** Everything leaves in one write. */
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
      if (typeof before === 'object') refuseStale(before, asNumber(fields[0]), asNumber(fields[1]))
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

const asNumber = (text: string | null | undefined) => (text == null ? null : Number(text))

const bind = (statement: string, values: readonly Value[]) =>
  serialize.bind({ statement, values: [...values], valueMapper: toParameter })

const beginMessages = Buffer.concat([bind(beginStatement.name, []), serialize.execute()])
const commitMessages = Buffer.concat([bind(commitStatement.name, []), serialize.execute()])

const prefixes = new WeakMap<Scope, Buffer>()

/** A caller's scope is the same from call to call: its bytes are made once. */
export function scopeMessages(scope: Scope): Buffer {
  let prefix = prefixes.get(scope)
  if (prefix === undefined) {
    prefix = Buffer.concat([
      bind(scopeStatement.name, [scope.principalId, scope.organizations]),
      serialize.execute(),
    ])
    prefixes.set(scope, prefix)
  }
  return prefix
}
