import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { bindMessage, commitMessages, type Opening } from './opening.ts'
import type { Value } from './parameter.ts'
import { type Column, compileRowReader, type RowReader } from './row-reader.ts'
import type { Statement } from './statement.ts'

/** The parts of pg's connection that a query uses; @types/pg omits them. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  /** The texts of the prepared statements, by name. */
  readonly parsedStatements: Record<string, string>
}

/** A statement to run, and the promise of its rows. */
export interface Run {
  readonly statement: Statement<unknown>
  readonly values: readonly Value[]
  readonly resolve: (rows: unknown[]) => void
  readonly reject: (error: unknown) => void
}

interface Around {
  readonly before?: Opening | undefined
  readonly after?: 'commit' | undefined
}

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
    // Safe: the rows are those of this statement.
    const run = { statement, values, resolve: resolve as Run['resolve'], reject }
    runTogether(client, [run], { before, after })
  })
}

/** Runs several statements in one round trip, in this order. If one fails, those after it are not run, and all are rejected. */
export function runTogether(client: pg.ClientBase, runs: readonly Run[], around: Around): void {
  try {
    // pg accepts any object with a query's methods, but its types allow only its own classes.
    client.query(new PreparedQuery(runs, around) as unknown as pg.Submittable)
  } catch (error) {
    for (const { reject } of runs) reject(error)
  }
}

/** Keyed by statement, because it has the same columns on every connection. */
const readers = new WeakMap<Statement<unknown>, RowReader<unknown>>()

/**
 * Sends the scope and the statements before one Sync, so that PostgreSQL runs them in one implicit transaction: one round
 * trip instead of four for BEGIN, set_config, SELECT and COMMIT. It relies on internals of `pg`, which is pinned. It has no
 * name, so that we decide which statements are prepared, not pg.
 */
class PreparedQuery {
  readonly #runs: readonly Run[]
  readonly #around: Around
  readonly #rows: unknown[][]
  #reader: RowReader<unknown> | undefined
  /** How many results of the opening are still to come. */
  #resultsBefore: number
  /** The statement whose result comes next. */
  #at = 0
  #failure: unknown

  constructor(runs: readonly Run[], around: Around) {
    this.#runs = runs
    this.#around = around
    this.#rows = runs.map(() => [])
    this.#resultsBefore = around.before?.results ?? 0
  }

  #readerAt(at: number): RowReader<unknown> | undefined {
    const run = this.#runs[at]
    return run && readers.get(run.statement)
  }

  /** The statements that it runs, for those who watch a connection. */
  get names(): string[] {
    return this.#runs.map(({ statement }) => statement.name)
  }

  /** Sends everything in one write. */
  submit(connection: Wire): null {
    const messages: Buffer[] = []
    // Not earlier: while this waited for its turn, another connection may have learned the columns.
    this.#reader = this.#readerAt(0)
    if (this.#around.before) messages.push(this.#around.before.messages)
    for (const { statement, values } of this.#runs) {
      const { name, text } = statement
      // After a failure we don't know whether the statement was prepared. Closing one that was not does nothing.
      if (!(name in connection.parsedStatements))
        messages.push(serialize.close({ type: 'S', name }), serialize.parse({ name, text }))
      messages.push(bindMessage(name, values))
      if (!readers.has(statement)) messages.push(serialize.describe({ type: 'P' }))
      messages.push(serialize.execute())
    }
    if (this.#around.after) messages.push(commitMessages)
    messages.push(serialize.sync())
    connection.stream.write(Buffer.concat(messages))
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#learnColumns(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      if (this.#resultsBefore > 0) this.#around.before?.check?.(fields)
      else if (this.#reader) this.#rows[this.#at]?.push(this.#reader(fields))
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete(): void {
    if (this.#resultsBefore > 0) {
      this.#resultsBefore--
      return
    }
    if (!this.#reader) this.#learnColumns([]) // A statement that returns no rows has no description.
    this.#at++
    this.#reader = this.#readerAt(this.#at)
  }

  #learnColumns(fields: readonly Column[]): void {
    const run = this.#runs[this.#at]
    if (!run) return // This is the commit.
    this.#reader = compileRowReader(fields)
    readers.set(run.statement, this.#reader)
  }

  handleReadyForQuery(connection: Wire): void {
    for (const [at, { statement, resolve, reject }] of this.#runs.entries()) {
      connection.parsedStatements[statement.name] = statement.text
      if (this.#failure) reject(this.#failure)
      else resolve(this.#rows[at] ?? [])
    }
  }

  /** A failure of the opening comes first: it may be why a statement failed. */
  handleError(error: unknown): void {
    const reason = this.#failure ?? this.#around.before?.refusal?.(error) ?? error
    for (const { reject } of this.#runs) reject(reason)
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
