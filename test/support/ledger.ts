import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { LedgerEntry } from '@learn/contract/ledger'
import type { Tenant, World } from './world.ts'

/** An entry's hash, computed as docs/ledger.md describes. */
export function hashOf(entry: LedgerEntry, previous: string): string {
  const lines = [
    'learn-ledger-1',
    previous,
    entry.organizationId,
    entry.number,
    entry.id,
    entry.kind,
    entry.fromAccount,
    entry.toAccount,
    entry.credits,
    entry.grantId,
    entry.reservationId ?? '',
    entry.paymentId ?? '',
    entry.operation ?? '',
    entry.balance,
    entry.reserved,
    entry.owed,
    entry.createdAt,
  ]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Every entry, oldest first. */
export async function entriesOf(world: World, { key, organizationId }: Tenant): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await world.call('billing.listLedgerEntries', key, {
      'filter[organizationId]': organizationId,
      limit: '100',
      sortOrder: 'asc',
      ...(cursor && { cursor }),
    })
    entries.push(...body.data)
    cursor = body.nextCursor
  }
  return entries
}

const signedCredits = (entry: LedgerEntry, account: string) =>
  entry.toAccount === account ? entry.credits : entry.fromAccount === account ? -entry.credits : 0

/** Checks that everything the API says about an organization's credits agrees, and returns the entries. */
export async function assertLedger(world: World, tenant: Tenant): Promise<LedgerEntry[]> {
  const { key, organizationId } = tenant
  const entries = await entriesOf(world, tenant)
  const sums = { available: 0, reserved: 0, owed: 0 }
  let previous = ''
  for (const [index, entry] of entries.entries()) {
    for (const account of ['available', 'reserved', 'owed'] as const)
      sums[account] += signedCredits(entry, account)
    assert.equal(entry.number, index + 1)
    assert.deepEqual(
      [entry.balance, entry.reserved, entry.owed],
      [sums.available, sums.reserved, 0 - sums.owed],
      `after entry ${entry.number}`,
    )
    assert(entry.balance >= 0 && entry.reserved >= 0 && entry.owed >= 0)
    assert.equal(entry.hash, hashOf(entry, previous), `the hash of entry ${entry.number}`)
    previous = entry.hash
  }
  const { body: balance } = await world.call('billing.getBalance', key, { organizationId })
  assert.deepEqual(
    [balance.creditsBalance, balance.reservedCredits, balance.owedCredits],
    [sums.available, sums.reserved, Math.abs(sums.owed)],
  )
  assert.deepEqual(balance.head, previous === '' ? null : { number: entries.length, hash: previous })
  const { body: organization } = await world.call('organizations.getOrganization', key, { organizationId })
  assert.deepEqual(
    [organization.creditsBalance, organization.reservedCredits],
    [sums.available, sums.reserved],
  )
  for (const { id, availableCredits, reservedCredits } of balance.grants) {
    const ofGrant = entries.filter(({ grantId }) => grantId === id)
    const sumOf = (account: string) => ofGrant.reduce((sum, entry) => sum + signedCredits(entry, account), 0)
    assert.deepEqual([availableCredits, reservedCredits], [sumOf('available'), sumOf('reserved')])
  }
  const { body: pending } = await world.call('billing.listReservations', key, {
    'filter[organizationId]': organizationId,
    'filter[status]': 'pending',
    limit: '100',
  })
  const held = pending.data.reduce((sum, { credits }) => sum + credits, 0)
  assert.equal(held, sums.reserved, 'the reserved credits are those of the pending reservations')
  const { body: verified } = await world.call('billing.verifyLedger', key, { organizationId })
  assert.equal(verified.intact, true)
  return entries
}
