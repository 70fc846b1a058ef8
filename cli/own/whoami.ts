import type { Caller } from '@learn/contract/identity'
import type { Context } from '../context.ts'
import { exitCodes } from '../failure.ts'
import { printable, printableJson } from '../terminal/printable.ts'

export async function whoami(context: Context): Promise<number> {
  const { terminal, flags } = context
  const { client, profile } = await context.session()
  const caller = await client.caller.get()
  const asJson = flags.json || !terminal.isTable
  await terminal.write(asJson ? `${printableJson(caller, 2)}\n` : printable(inWords(caller, profile.url)))
  return exitCodes.ok
}

function inWords(caller: Caller, url: string): string {
  const { kind, email, principalId, scopes, expiresAt, memberships } = caller
  const rows = [
    [kind === 'key' ? 'API key' : kind, email ? `${email}  ${principalId}` : principalId],
    ['server', url],
    ['scopes', scopes.join(' ')],
    ['expires', expiresAt ?? 'never'],
    ...memberships.map(({ organizationName, organizationId, role, membershipType, suspendedReason }) => [
      'organization',
      `${organizationName}  ${role}${membershipType === 'client' ? ', client' : ''}  ${organizationId}${suspendedReason ? `  suspended: ${suspendedReason}` : ''}`,
    ]),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return rows.map(([name = '', value]) => `${name.padEnd(width)}  ${value}\n`).join('')
}
