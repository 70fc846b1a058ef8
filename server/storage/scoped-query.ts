import pg from 'pg'
import { type Statement, statement } from './statement.ts'

/** Who asks, and the organizations that the statements of one call may see. */
export interface Scope {
  readonly principalId: string
  /** What the server believes the principal may do; the database compares. */
  readonly accessVersion: number
  /** The organizations as an array literal of PostgreSQL's. */
  readonly organizations: string
}

export const organizationsLiteral = (ids: readonly string[]) => `{${ids.join(',')}}`

/** What the principal may do has changed since it was cached. The call is made again with what is true now. */
export class StaleAccess extends Error {}

/** Sets the context of row-level security for this transaction only. */
export const scopeStatement = statement<{ access_version: number | null }>(
  'scope_set',
  `select set_config('learn.principal', $1, true), set_config('learn.organizations', $2, true),
    (select access_version from principals where id = $1::uuid) as access_version`,
)
const accessVersionColumn = 2

/** What pg's Query asks of a connection; @types/pg leaves it out. */
interface Wire {
  bind(message: { statement: string; values: readonly string[]; binary: boolean }): void
  execute(message: { portal: string; rows: number }): void
}

/** The methods of pg's Query that @types/pg leaves out. */
interface QueryInternals {
  new (
    config: { name: string; text: string; values: unknown[] },
    callback: (error: Error | null, result: { rows: unknown[] }) => void,
  ): {
    prepare(connection: Wire): void
    handleDataRow(message: { fields: (string | null)[] }): void
    handleCommandComplete(message: unknown, connection: Wire): void
  }
}

/**
 * A prepared statement that brings its context along: the scope and the statement go out before one Sync, so
 * PostgreSQL runs both in one implicit transaction, and the context ends with it. One round trip, against four
 * for BEGIN, set_config, SELECT, COMMIT. It leans on the inside of `pg`, whose version is therefore pinned.
 */
export class ScopedQuery extends (pg.Query as unknown as QueryInternals) {
  readonly #scope: Scope
  #scopeDone = false
  #accessVersion: string | null = null

  private constructor(
    scope: Scope,
    config: { name: string; text: string; values: unknown[] },
    callback: (error: Error | null, rows: unknown[]) => void,
  ) {
    super(config, (error, result) => {
      if (error) callback(error, [])
      else if (Number(this.#accessVersion) !== scope.accessVersion) callback(new StaleAccess(), [])
      else callback(null, result.rows)
    })
    this.#scope = scope
  }

  static run<Row>(
    client: pg.ClientBase,
    scope: Scope,
    { name, text }: Statement<Row>,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const query = new ScopedQuery(scope, { name, text, values: [...values] }, (error, rows) =>
        // The statement's row type is asserted where the SQL is written, as with every query.
        error ? reject(error) : resolve(rows as Row[]),
      )
      client.query(query as unknown as pg.Submittable)
    })
  }

  override prepare(connection: Wire): void {
    connection.bind({
      statement: scopeStatement.name,
      values: [this.#scope.principalId, this.#scope.organizations],
      binary: false,
    })
    connection.execute({ portal: '', rows: 0 })
    super.prepare(connection)
  }

  override handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#scopeDone) super.handleDataRow(message)
    else this.#accessVersion = message.fields[accessVersionColumn] ?? null
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#scopeDone) super.handleCommandComplete(message, connection)
    else this.#scopeDone = true
  }
}
