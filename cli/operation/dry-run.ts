import { routeOf } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import { exitCodes } from '../failure.ts'
import { type Output, printAnswer } from '../output/print.ts'
import { previewWords, warn } from './confirm.ts'
import { estimate } from './cost.ts'

/** Has the server make the call and undo it, then prints what the call is about, its cost and its answer. */
export async function dryRun(
  output: Output,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { context } = output
  const session = await context.session()
  const { data } = await session.connection.call(routeOf(operation), input, { dryRun: true })
  const cost = await estimate(context, session, operation, input)
  const warning = await warn(context, session, operation, input)
  await context.note((await previewWords(context, session, operation, input, cost, warning)).trimEnd())
  await context.note(
    'Nothing was changed. This would be the answer, but its IDs, secrets and links lead nowhere:',
  )
  await printAnswer(output, data)
  return exitCodes.ok
}
