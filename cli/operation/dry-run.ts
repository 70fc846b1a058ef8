import { isSecret, previewOf } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import { requestOf } from '@learn/sdk/connection'
import { chooseProfile } from '../account/profiles.ts'
import { exitCodes } from '../failure.ts'
import type { Output } from '../output/print.ts'
import { costWords, estimate } from './confirm.ts'

/** Says what would be sent and what that would do. Nothing is sent, but for the question what it would cost. */
export async function dryRun(
  { context, form }: Output,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { terminal, flags, config } = context
  const { url: baseUrl } = await chooseProfile(flags, config)
  const covered = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, isSecret(operation, name) ? '••••' : value]),
  )
  const { path, body } = requestOf(routeOf(operation), covered)
  const cost =
    operation.effect === 'paid'
      ? await estimate(context, await context.session(), operation, input)
      : undefined
  const preview = previewOf(operation, input, cost)
  const request = {
    method: operation.method,
    url: `${baseUrl}${path}`,
    ...(body && { body: JSON.parse(body) }),
  }
  if (form !== 'table') {
    await terminal.write(`${JSON.stringify({ request, preview }, null, 2)}\n`)
    return exitCodes.ok
  }
  const lines = [
    `${request.method} ${request.url}`,
    ...(body ? [JSON.stringify(request.body, null, 2)] : []),
    '',
    `${preview.summary}${preview.destructive ? '. This can’t be undone.' : '.'}`,
    ...(cost ? [costWords(cost), ...(cost.payable ? [] : [`${cost.shortfall} credits are missing.`])] : []),
    'Nothing was sent.',
  ]
  await terminal.write(`${lines.join('\n')}\n`)
  return exitCodes.ok
}
