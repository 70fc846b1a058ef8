import { creditWords, isSecret, previewOf } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import { requestOf } from '@learn/sdk/connection'
import { chooseProfile } from '../account/profiles.ts'
import { exitCodes } from '../failure.ts'
import type { Output } from '../output/print.ts'
import { costWords, estimate } from './cost.ts'

/** Shows the request and its effect without making it. Only the price of a paid call is asked for. */
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
    ...(cost
      ? [costWords(cost), ...(cost.payable ? [] : [`The balance is ${creditWords(cost.shortfall)} short.`])]
      : []),
    'Nothing was sent.',
  ]
  await terminal.write(`${lines.join('\n')}\n`)
  return exitCodes.ok
}
