import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { bindMessage, commitMessages, type Opening } from './opening.ts'
import type { Value } from './parameter.ts'
import { type Column, compileRowReader, type RowReader } from './row-reader.ts'
import type { Statement } from './statement.ts'

/** The parts of pg's connection that a query uses; @types/pg omits them. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** Keyed by statement, because it has the same columns on every connection. */
const readers = new WeakMap<Statement<unknown>, RowReader<unknown>>()

/**
 * Runs a named prepared statement. An opening before it and a `commit` after it share its round trip. If the statement
 * fails, nothing is committed.
 */
export function runPrepared<Row>(
  client: pg.ClientBase,
  statement: Statement<Row>,
  values: readonly Value[],
  before?: Opening,
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
  readonly #before: Opening | undefined
  readonly #after: 'commit' | undefined
  readonly #resolve: (rows: Row[]) => void
  readonly #reject: (error: unknown) => void
  readonly #rows: Row[] = []
  #reader: RowReader<Row> | undefined
  /** How many results of the opening are still to come. */
  #resultsBefore: number
  #failure: unknown

  constructor(
    statement: Statement<Row>,
    values: readonly Value[],
    { before, after }: { before: Opening | undefined; after: 'commit' | undefined },
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
    this.#resultsBefore = before?.results ?? 0
    this.#reader = readers.get(statement) as RowReader<Row> | undefined
  }

  /** Sends everything in one write. */
  submit(connection: Wire): null {
    const messages: Buffer[] = []
    if (this.#before) messages.push(this.#before.messages)
    if (!(this.name in connection.parsedStatements || this.name in connection.submittedNamedStatements)) {
      messages.push(serialize.parse({ name: this.name, text: this.text }))
      connection.submittedNamedStatements[this.name] = this.text
    }
    messages.push(bindMessage(this.name, this.#values))
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
      if (this.#resultsBefore > 0) this.#before?.check?.(fields)
      else if (this.#reader) this.#rows.push(this.#reader(fields))
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete(): void {
    this.#resultsBefore--
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#rows)
  }

  /** What the opening found comes first: it may be why the statement failed. */
  handleError(error: unknown): void {
    this.#reject(this.#failure ?? error)
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
