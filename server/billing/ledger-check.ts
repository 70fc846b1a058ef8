import type { Queries } from '../storage/database.ts'
import * as store from './ledger.store.ts'

const entriesAtOnce = 20_000

export async function findFirstBroken(db: Queries, organizationId: string, from: number, to: number) {
  for (let start = from; start <= to; start += entriesAtOnce) {
    const end = Math.min(to, start + entriesAtOnce - 1)
    const broken = await store.findBroken(db, organizationId, start, end)
    if (broken) return broken
  }
  return undefined
}

/** The organization's row says how many entries there should be. */
export function lastMissing({ entries, head }: store.LedgerState) {
  const last = head?.number ?? 0
  return last < entries ? { number: last + 1, reason: 'missing' as const } : undefined
}

/** From the first entry to the last. */
export async function isLedgerIntact(db: Queries, organizationId: string): Promise<boolean> {
  const ledger = await store.findLedger(db, organizationId, null)
  if (!ledger) return false
  const broken = (await findFirstBroken(db, organizationId, 1, ledger.entries)) ?? lastMissing(ledger)
  return broken === undefined && ledger.isBalanced
}
