import type { Caller } from '@learn/contract/identity'
import type { Context } from '../context.ts'
import { exitCodes } from '../failure.ts'
import { escapeControls, printableFor } from '../terminal/printable.ts'
import type { CommandInput } from './command.ts'

export async function whoami(context: Context, { flags: found }: CommandInput): Promise<number> {
  const { terminal, flags } = context
  const expression = found.get('--jq')
  const jq = expression && (await (await import('../output/jq.ts')).compileJq(expression))
  const { client, profile } = await context.session()
  const caller = await client.caller.get()
  if (jq) await terminal.write(printableFor(terminal, jq(caller)))
  else if (flags.json || !terminal.isTable) await terminal.write(`${escapeControls(caller, 2)}\n`)
  else {
    const { recordLines } = await import('../output/record.ts')
    await terminal.write(recordLines(describe(caller, profile.url), terminal.columns, text => text))
  }
  return exitCodes.ok
}

function describe(caller: Caller, server: string): object {
  const { kind, email, principalId, scopes, expiresAt, memberships } = caller
  return {
    [kind === 'key' ? 'API key' : kind]: email ? `${email} (${principalId})` : principalId,
    server,
    expires: expiresAt ?? 'never',
    scopes: scopes.join(' '),
    organizations: memberships.map(membership => ({
      name: membership.organizationName,
      role: `${membership.role}${membership.membershipType === 'client' ? ', client' : ''}`,
      suspended: membership.suspendedReason,
      id: membership.organizationId,
    })),
  }
}
