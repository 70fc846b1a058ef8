import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Opening } from './opening.ts'
import { toParameter, type Value } from './parameter.ts'
import type { Statement } from './statement.ts'

/** A row whose fields are in PostgreSQL's binary format. */
export type RawRow = readonly (Buffer | null)[]

/**
 * Runs a select in a scope with COPY, which returns binary rows. pg reads ordinary rows as text, in which bytes are twice
 * as long. It is not prepared, so use it only for statements with large results.
 */
export function runCopy(
  client: pg.ClientBase,
  statement: Statement<RawRow>,
  values: readonly Value[],
  before: Opening,
): Promise<RawRow[]> {
  return new Promise((resolve, reject) => {
    const query = new CopyQuery(withValues(statement.text, values), before, resolve, reject)
    // pg accepts any object with a query's methods, but its types allow only its own classes.
    client.query(query as unknown as pg.Submittable)
  })
}

/** COPY does not support parameters. */
const withValues = (text: string, values: readonly Value[]) =>
  text.replaceAll(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1]))

function literal(value: Value | undefined): string {
  const given = toParameter(value)
  if (given === null) return 'null'
  if (typeof given === 'string') return pg.escapeLiteral(given)
  throw new Error('COPY statements cannot take bytes')
}

class CopyQuery {
  readonly #text: string
  readonly #before: Opening
  readonly #resolve: (rows: RawRow[]) => void
  readonly #reject: (error: unknown) => void
  readonly #rows: RawRow[] = []
  #isFirst = true
  #failure: unknown

  constructor(
    select: string,
    before: Opening,
    resolve: (rows: RawRow[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#text = `copy (${select}) to stdout (format binary)`
    this.#before = before
    this.#resolve = resolve
    this.#reject = reject
  }

  submit({ stream }: { readonly stream: { write(bytes: Buffer): void } }): null {
    const statement = [serialize.parse({ text: this.#text }), serialize.bind(), serialize.execute()]
    stream.write(Buffer.concat([this.#before.messages, ...statement, serialize.sync()]))
    return null
  }

  /** The result of the opening: the statement itself returns no rows of this kind. */
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#before.check?.(fields)
    } catch (error) {
      this.#failure = error
    }
  }

  /** Receives one row; the first has a header before it. pg reuses its buffer, so the bytes are copied. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const bytes = this.#isFirst ? chunk.subarray(headBytes) : chunk
    this.#isFirst = false
    if (bytes.readInt16BE(0) === endMark) return
    const row = Buffer.allocUnsafeSlow(bytes.length) // Not from the pool, so that it can be freed on its own.
    bytes.copy(row)
    this.#rows.push(fieldsOf(row))
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#rows)
  }

  handleError(error: unknown): void {
    this.#reject(this.#failure ?? error)
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
}

/** Frees a row's memory immediately, given any of its fields. Large rows would pile up until garbage collection. */
export function freeBuffer({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** The signature, the flags, and the length of the empty extension. */
const headBytes = 19
const endMark = -1

function fieldsOf(row: Buffer): RawRow {
  let at = 2
  return Array.from({ length: row.readInt16BE(0) }, () => {
    const length = row.readInt32BE(at)
    const from = at + 4
    at = from + Math.max(0, length)
    return length < 0 ? null : row.subarray(from, at)
  })
}
