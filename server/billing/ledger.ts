import * as contract from '@learn/contract/ledger'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, organizationIdOf } from '../context.ts'
import { throwNotFound } from '../not-found.ts'
import { listPage } from '../storage/page.ts'
import * as store from './ledger.store.ts'
import { findFirstBroken, lastMissing } from './ledger-check.ts'

export async function listLedgerEntries(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLedgerEntries>,
): Promise<Output<typeof contract.listLedgerEntries>> {
  return await listPage(ctx, contract.listLedgerEntries, input, request =>
    store.findEntries(ctx.db, ctx.reach, request),
  )
}

export async function listReservations(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listReservations>,
): Promise<Output<typeof contract.listReservations>> {
  return await listPage(ctx, contract.listReservations, input, request => {
    const { status = null, operation = null } = request.filters
    return store.findReservations(ctx.db, ctx.reach, request, [status, operation])
  })
}

export async function verifyLedger(
  ctx: Context<'BadRequest' | 'NotFound'>,
  { from, headNumber, headHash }: Input<typeof contract.verifyLedger>,
): Promise<contract.LedgerVerification> {
  if ((headNumber === undefined) !== (headHash === undefined))
    throw ctx.fault('BadRequest', 'Send both headNumber and headHash, or neither.')
  const organizationId = organizationIdOf(ctx)
  const kept = headNumber === undefined ? null : Number(headNumber)
  const ledger =
    (await store.findLedger(ctx.db, organizationId, kept)) ?? throwNotFound(ctx, 'organizationId')
  const verifiedFrom = Number(from ?? 1)
  const verifiedTo = Math.min(ledger.entries, verifiedFrom + contract.mostVerified - 1)
  const broken =
    (await findFirstBroken(ctx.db, organizationId, verifiedFrom, verifiedTo)) ??
    compareWithHead(ledger, kept, headHash) ??
    lastMissing(ledger) ??
    (ledger.isBalanced ? undefined : { number: ledger.entries, reason: 'balance' as const })
  return {
    organizationId,
    intact: broken === undefined,
    verifiedFrom,
    verifiedTo: Math.max(verifiedTo, 0),
    nextFrom: verifiedTo < ledger.entries ? verifiedTo + 1 : null,
    firstBroken: broken ? { ...broken, message: brokenSentences[broken.reason] } : null,
    head: ledger.head,
  }
}

function compareWithHead(
  { entries, keptHash }: store.LedgerState,
  kept: number | null,
  hash: string | undefined,
) {
  if (kept === null) return undefined
  if (kept > entries) return { number: entries + 1, reason: 'missing' as const }
  return keptHash === hash ? undefined : { number: kept, reason: 'kept_head' as const }
}

const brokenSentences = {
  missing: 'This entry is missing.',
  hash: 'This entry’s hash does not match its content and the entry before it.',
  balance: 'The balances after this entry don’t add up.',
  kept_head: 'This entry differs from the head you saved: this entry or an earlier one was changed.',
}
