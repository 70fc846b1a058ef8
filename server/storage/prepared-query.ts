import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { toParameter, type Value } from './parameter.ts'
import { type Column, compileRowReader, type RowReader } from './row-reader.ts'
import { refuseStale, type Scope, scopeStatement } from './scope.ts'
import type { Statement } from './statement.ts'

/** What a query asks of pg's connection; @types/pg leaves it out. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** By statement, not by connection: the same statement has the same columns on all of them. */
const readers = new WeakMap<Statement<unknown>, RowReader<unknown>>()

/** Runs a named prepared statement; in a scope, if one is given, which costs no round trip of its own. */
export function runPrepared<Row>(
  client: pg.ClientBase,
  statement: Statement<Row>,
  values: readonly Value[],
  scope?: Scope,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery<Row>(statement, values, scope, resolve, reject)
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
  readonly #scope: Scope | undefined
  readonly #resolve: (rows: Row[]) => void
  readonly #reject: (error: unknown) => void
  readonly #rows: Row[] = []
  #reader: RowReader<Row> | undefined
  /** The answer to the scope comes first. */
  #awaitsScope: boolean
  #failure: unknown

  constructor(
    statement: Statement<Row>,
    values: readonly Value[],
    scope: Scope | undefined,
    resolve: (rows: Row[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.#statement = statement
    this.#values = values
    this.#scope = scope
    this.#resolve = resolve
    this.#reject = reject
    this.#awaitsScope = scope !== undefined
    this.#reader = readers.get(statement) as RowReader<Row> | undefined
  }

  /** Everything leaves in one write. */
  submit(connection: Wire): null {
    const messages: Buffer[] = []
    if (this.#scope) messages.push(scopeMessages(this.#scope))
    if (!(this.name in connection.parsedStatements || this.name in connection.submittedNamedStatements)) {
      messages.push(serialize.parse({ name: this.name, text: this.text }))
      connection.submittedNamedStatements[this.name] = this.text
    }
    messages.push(bind(this.name, this.#values))
    if (this.#reader === undefined) messages.push(serialize.describe({ type: 'P' }))
    messages.push(serialize.execute(), serialize.sync())
    connection.stream.write(Buffer.concat(messages))
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#reader = compileRowReader<Row>(fields)
    readers.set(this.#statement, this.#reader)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      if (this.#awaitsScope && this.#scope) refuseStale(this.#scope, asNumber(fields[0]), asNumber(fields[1]))
      else if (this.#reader) this.#rows.push(this.#reader(fields))
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete(): void {
    this.#awaitsScope = false
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

const prefixes = new WeakMap<Scope, Buffer>()

/** A caller's scope is the same from call to call: its bytes are made once. */
function scopeMessages(scope: Scope): Buffer {
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
