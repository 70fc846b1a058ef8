import { isSecret } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import { requestOf } from '@learn/sdk/connection'
import { chooseProfile } from '../account/profiles.ts'
import { exitCodes } from '../failure.ts'
import type { Output } from '../output/print.ts'

/** Prints the request without sending it. This needs no server. */
export async function showRequest(
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
  const request = {
    method: operation.method,
    url: `${baseUrl}${path}`,
    ...(body && { body: JSON.parse(body) }),
  }
  const lines = [
    `${request.method} ${request.url}`,
    ...(body ? [JSON.stringify(request.body, null, 2)] : []),
    'Nothing was sent.',
  ]
  await terminal.write(
    form === 'table' ? `${lines.join('\n')}\n` : `${JSON.stringify({ request }, null, 2)}\n`,
  )
  return exitCodes.ok
}
