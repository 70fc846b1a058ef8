import { timingSafeEqual } from 'node:crypto'
import { isId } from '@learn/contract/id'
import { type Secrets, sign } from '../secrets.ts'
import type { Notes } from './provider.ts'

/** An offer of credits for an amount of money. */
export interface Purchase {
  readonly organizationId: string
  readonly credits: number
  readonly amount: number
  readonly currency: string
}

const proofOf = ({ purchase }: Secrets, { organizationId, credits, amount, currency }: Purchase) =>
  sign(purchase.current, `${organizationId} ${credits} ${amount} ${currency}`)

export const rechargeNote = 'rechargeId'

/** The notes on a payment: what it buys, and a proof that we offered it for exactly this amount. */
export function notesOf(secrets: Secrets, purchase: Purchase, rechargeId?: string): Notes {
  return {
    organizationId: purchase.organizationId,
    credits: String(purchase.credits),
    proof: proofOf(secrets, purchase).toString('base64url'),
    ...(rechargeId && { [rechargeNote]: rechargeId }),
  }
}

/** What a payment buys according to its notes; undefined if they are not ours or don't match the amount paid. */
export function readPurchase(
  secrets: Secrets,
  notes: Notes,
  { amount, currency }: Pick<Purchase, 'amount' | 'currency'>,
): Purchase | undefined {
  const { organizationId = '', credits = '', proof = '' } = notes
  if (!isId(organizationId) || !/^[1-9][0-9]{0,9}$/.test(credits)) return undefined
  const purchase = { organizationId, credits: Number(credits), amount, currency }
  const given = Buffer.from(proof, 'base64url')
  const expected = proofOf(secrets, purchase)
  return given.length === expected.length && timingSafeEqual(given, expected) ? purchase : undefined
}

/** The credits to take back for money that was returned: rounded up, never more than were bought. */
export function creditsToTakeBack(
  credits: number,
  {
    amount,
    refundedAmount,
    disputedAmount,
  }: { amount: number; refundedAmount: number; disputedAmount: number },
): { refunded: number; disputed: number } {
  const share = (part: number) => {
    if (part <= 0 || amount <= 0) return 0
    if (part >= amount) return credits
    return Number((BigInt(credits) * BigInt(part) + BigInt(amount) - 1n) / BigInt(amount))
  }
  const refunded = share(refundedAmount)
  return { refunded, disputed: share(refundedAmount + disputedAmount) - refunded }
}
