import type { Route } from '@learn/contract/route'
import { exitCodes, failureOf } from './failure.ts'
import { type Output, Rows } from './output/print.ts'
import type { Page } from './output/shape.ts'
import type { Session } from './session.ts'

/** A list that broke off in the middle: what had come before is written already. */
class ListStopped extends Error {
  readonly _tag: string
  readonly requestId: string | undefined
  readonly next: string
  readonly details: object

  constructor(thrown: unknown, itemsWritten: number, cursor: string) {
    const { _tag, message, requestId, next, details } = failureOf(thrown)
    super(`${message} ${itemsWritten} items were written before that.`, { cause: thrown })
    this._tag = _tag
    this.requestId = requestId
    this.next = `${next ? `${next}\n` : ''}Go on where it stopped: --cursor ${cursor}`
    this.details = { ...details, itemsWritten, cursor }
  }
}

/** Writes all pages of a list, each as it comes, and holds no more than one. */
export async function printAll(
  output: Output,
  { connection }: Session,
  route: Route,
  input: object,
): Promise<number> {
  const rows = new Rows(output)
  let written = 0
  let cursor: string | null = null
  do {
    // A list that is short enough for one page takes no limit.
    const page: Page = await connection
      .call<Page>(route, cursor === null ? largest(output, input) : { ...largest(output, input), cursor })
      .then(({ data }) => data)
      .catch(thrown => {
        throw cursor === null ? thrown : new ListStopped(thrown, written, cursor)
      })
    await rows.write(page.data)
    written += page.data.length
    cursor = page.nextCursor
  } while (cursor !== null)
  await rows.end()
  return exitCodes.ok
}

const largest = ({ shape }: Output, input: object) => (shape.isPaged ? { limit: '100', ...input } : input)
