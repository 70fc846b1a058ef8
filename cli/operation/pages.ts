import type { Route } from '@learn/contract/documents/route'
import { walk } from '@learn/sdk/pages'
import type { Session } from '../context.ts'
import { exitCodes, failureOf } from '../failure.ts'
import { type Output, printAnswer, Rows } from '../output/print.ts'
import type { Row } from '../output/selection.ts'

/** A list that stopped halfway. The items before that were already printed. */
class ListStopped extends Error {
  readonly _tag: string
  readonly requestId: string | undefined
  readonly next: string
  readonly details: object

  constructor(thrown: unknown, itemsWritten: number, cursor: string) {
    const { _tag, message, requestId, next, details } = failureOf(thrown)
    super(`${message} ${itemsWritten} items were printed before that.`, { cause: thrown })
    this._tag = _tag
    this.requestId = requestId
    this.next = `${next ? `${next}\n` : ''}To continue where it stopped: --cursor ${cursor}`
    this.details = { ...details, itemsWritten, cursor }
  }
}

/** Prints all pages of a list as they arrive, holding only one at a time. */
export async function printAll(
  output: Output,
  { connection }: Session,
  route: Route,
  input: object,
): Promise<number> {
  const rows = new Rows(output)
  const asked = withLimit(output, input)
  let written = 0
  try {
    for await (const page of walk(connection, route, asked, undefined, connection.call(route, asked))) {
      // The items of every list in the contract are objects.
      await (output.jq ? printAnswer(output, page) : rows.write(page.data as readonly Row[]))
      written += page.data.length
    }
  } catch (thrown) {
    // The SDK's errors know where the walk stopped.
    const { cursor } = Object(thrown) as { cursor?: string }
    const isKept = written > 0 && !output.context.terminal.isWhole
    throw isKept && cursor !== undefined ? new ListStopped(thrown, written, cursor) : thrown
  }
  if (!output.jq) await rows.end()
  return exitCodes.ok
}

/** A list that always fits on one page takes no limit. */
const withLimit = ({ shape }: Output, input: object) => (shape.isPaged ? { limit: '100', ...input } : input)
