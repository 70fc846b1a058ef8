import type { Logger } from 'pino'
import { fault } from '../fault.ts'
import { isId, uuidv7 } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { insertAuditEvent } from '../storage/audit.store.ts'
import type { Queries } from '../storage/database.ts'
import { takeTurn } from '../storage/organization.store.ts'
import * as store from './payments.store.ts'
import type { InvoiceState, PaymentProvider, PaymentState } from './provider.ts'
import { creditsTakenBack, readPurchase, rechargeNote } from './purchase.ts'
import { succeedRecharge } from './recharge.store.ts'

/**
 * One transaction in which our books come to say what the provider says. It asks the provider first and takes the
 * organization's row then: whoever spends credits does not wait for a network.
 */
export interface Settlement {
  readonly db: Queries
  readonly provider: PaymentProvider
  readonly secrets: Secrets
  readonly log: Logger
  readonly now: Date
  readonly address: string | null
  readonly requestId: string
}

/** A payment, whatever was told of it: its credits come in once, and go back as far as its money did. */
export async function settlePayment(at: Settlement, id: string): Promise<void> {
  const { db, provider } = at
  await store.lockSubject(db, `payment ${id}`)
  const payment = await provider.readPayment(id)
  if (!payment.isPaid) return
  if (!(await store.findPayment(db, id)) && !(await recordPaid(at, payment))) return
  const recorded = await store.findPayment(db, id)
  if (!recorded) return
  const { organizationId, credits, grantId, disputedCredits } = recorded
  const back = creditsTakenBack(credits, payment)
  // Who disputes a payment is not to be charged for another.
  if (back.disputed > disputedCredits && (await store.stopAutoRecharge(db, organizationId, at.now)))
    await audit(at, 'provider.stopAutoRecharge', organizationId)
  if (await store.settlePayment(db, id, back, uuidv7(at.now), at.now))
    await audit(at, 'provider.settlePayment', organizationId, grantId)
}

/** Whether its credits came in. What has no notes of ours pays for a subscription, or is none of our business. */
async function recordPaid(at: Settlement, payment: PaymentState): Promise<boolean> {
  const { id, amount, currency, customerId, notes } = payment
  if (notes.organizationId === undefined) {
    const invoice = await at.provider.findInvoiceOf(id)
    return invoice?.isPaid ? await recordInvoice(at, { ...invoice, amount }, id) : false
  }
  refuseCurrency(at, id, currency)
  const purchase = readPurchase(at.secrets, notes, payment)
  if (!purchase)
    throw fault('BadRequest', `The payment ${id} of ${amount} ${currency} does not match its metadata.`)
  const organizationId = await ownerOf(at, id, customerId, purchase.organizationId)
  if (organizationId === undefined) return false
  const rechargeId = notes[rechargeNote] ?? ''
  const { credits } = purchase
  return await record(
    at,
    { id, organizationId, kind: 'purchase', amount, currency, credits, expiresAt: null },
    {
      customerId,
      rechargeId: isId(rechargeId) ? rechargeId : undefined,
    },
  )
}

/** An invoice that was paid, or was free: what its plan grants comes in, until the end of the period. */
export async function settleInvoice(at: Settlement, id: string): Promise<void> {
  await store.lockSubject(at.db, `invoice ${id}`)
  const invoice = await at.provider.readInvoice(id)
  if (!invoice.isPaid) return
  if (invoice.paymentId !== undefined) await settlePayment(at, invoice.paymentId)
  else if (!(await store.findPayment(at.db, id))) await recordInvoice(at, invoice, id)
}

async function recordInvoice(at: Settlement, invoice: InvoiceState, paymentId: string): Promise<boolean> {
  const { amount, currency, customerId, credits, periodEnd: expiresAt } = invoice
  if (credits === 0) return false
  refuseCurrency(at, invoice.id, currency)
  const organizationId = await ownerOf(at, invoice.id, customerId)
  if (organizationId === undefined) return false
  const payment = {
    id: paymentId,
    organizationId,
    kind: 'plan',
    amount,
    currency,
    credits,
    expiresAt,
  } as const
  return await record(at, payment, { customerId, rechargeId: undefined })
}

async function record(
  at: Settlement,
  payment: Omit<store.NewPayment, 'grantId'>,
  { customerId, rechargeId }: { customerId: string | null; rechargeId: string | undefined },
): Promise<boolean> {
  const { db, now } = at
  const { organizationId } = payment
  await store.lockSubject(db, `customer ${customerId}`)
  const customer = customerId ? await at.provider.readCustomer(customerId) : undefined
  await takeTurn(db, organizationId)
  // First: whether more is wanted is asked by the credits that come in, and one at a time.
  if (rechargeId) await succeedRecharge(db, rechargeId, payment.id, now)
  const grantId = uuidv7(now)
  if (!(await store.recordPayment(db, { ...payment, grantId }, now))) return false
  await audit(at, 'provider.recordPayment', organizationId, grantId)
  if (customer) await saveCard(at, organizationId, customer.paymentMethodId)
  return true
}

/** The card that a customer has now. */
export async function settleCard(at: Settlement, customerId: string): Promise<void> {
  await store.lockSubject(at.db, `customer ${customerId}`)
  const organizationId = await store.findOwner(at.db, customerId)
  if (organizationId === undefined) return // Of somebody else who uses the same account at the provider.
  const { paymentMethodId } = await at.provider.readCustomer(customerId)
  await saveCard(at, organizationId, paymentMethodId)
}

async function saveCard(
  at: Settlement,
  organizationId: string,
  paymentMethodId: string | null,
): Promise<void> {
  if (await store.savePaymentMethod(at.db, organizationId, paymentMethodId, at.now))
    await audit(at, 'provider.savePaymentMethod', organizationId)
}

const paying = new Set(['active', 'trialing', 'past_due'])

/** The subscription that a customer has now. */
export async function settleSubscription(at: Settlement, customerId: string): Promise<void> {
  await store.lockSubject(at.db, `customer ${customerId}`)
  const organizationId = await ownerOf(at, 'the subscription', customerId)
  const subscription = await at.provider.findSubscription(customerId)
  if (organizationId === undefined || !subscription) return
  const isSubscribed = paying.has(subscription.status)
  if (await store.saveSubscription(at.db, organizationId, { ...subscription, isSubscribed }, at.now))
    await audit(at, 'provider.saveSubscription', organizationId)
}

/** Whose it is. Nothing where that organization was deleted in the meantime: somebody must look at its money by hand. */
async function ownerOf(
  at: Settlement,
  what: string,
  customerId: string | null,
  claimed?: string,
): Promise<string | undefined> {
  const { db, provider, log } = at
  const owner = customerId ? await store.findOwner(db, customerId) : undefined
  if (owner !== undefined && (claimed === undefined || claimed === owner)) return owner
  const named = claimed ?? (customerId ? (await provider.readCustomer(customerId)).organizationId : undefined)
  if (owner === undefined && named && isId(named) && (await store.isDeleted(db, named))) {
    log.warn(
      { organizationId: named, customerId, about: what },
      'money moved for a deleted organization; handle it by hand',
    )
    return undefined
  }
  throw fault(
    'BadRequest',
    `The customer ${customerId} of ${what} belongs to no organization, or to a different one.`,
  )
}

function refuseCurrency({ provider: { terms } }: Settlement, what: string, currency: string): void {
  if (currency === terms?.currency) return
  throw fault('BadRequest', `${what} is in ${currency}, but this server only accepts ${terms?.currency}.`)
}

export async function audit(
  { db, now, address, requestId }: Settlement,
  operation: string,
  organizationId: string,
  subjectId = organizationId,
): Promise<void> {
  const event = { id: uuidv7(now), organizationId, subjectId, actor: 'provider', operation } as const
  await insertAuditEvent(db, { ...event, address, requestId, now })
}
