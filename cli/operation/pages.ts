import type { Route } from '@learn/contract/documents/route'
import { walk } from '@learn/sdk/pages'
import type { Session } from '../account/session.ts'
import { exitCodes, failureOf } from '../failure.ts'
import { type Output, Rows } from '../output/print.ts'
import type { Row } from '../output/selection.ts'

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
  const asked = largest(output, input)
  let written = 0
  try {
    for await (const { data } of walk(connection, route, asked, undefined, connection.call(route, asked))) {
      // What is listed are objects, in every list of the contract.
      await rows.write(data as readonly Row[])
      written += data.length
    }
  } catch (thrown) {
    // Read by name: an error of the SDK knows where the walk stopped.
    const { cursor } = Object(thrown) as { cursor?: string }
    const isKept = written > 0 && !output.context.terminal.isWhole
    throw isKept && cursor !== undefined ? new ListStopped(thrown, written, cursor) : thrown
  }
  await rows.end()
  return exitCodes.ok
}

/** A list that is short enough for one page takes no limit. */
const largest = ({ shape }: Output, input: object) => (shape.isPaged ? { limit: '100', ...input } : input)
