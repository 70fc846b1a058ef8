import type { Context } from './context.ts'
import { exitCodes } from './failure.ts'
import { parseOwn } from './own-commands.ts'

export async function whoami(context: Context, args: readonly string[]): Promise<number> {
  parseOwn('whoami', args)
  const { terminal, flags } = context
  const { client } = await context.session()
  const caller = await client.identity.getCaller()
  if (flags.json || !terminal.isTable) await terminal.write(`${JSON.stringify(caller, null, 2)}\n`)
  else await terminal.write(`${caller.email ?? caller.principalId}\n`)
  return exitCodes.ok
}
