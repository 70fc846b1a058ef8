import { isId } from '@learn/contract/id'
import type { Logger } from 'pino'
import { fault } from '../fault.ts'
import { uuidv7 } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { insertAuditEvent } from '../storage/audit.store.ts'
import type { Queries } from '../storage/database.ts'
import { lockOrganization } from '../storage/organization.store.ts'
import * as store from './payments.store.ts'
import type { InvoiceState, PaymentProvider, PaymentState } from './provider.ts'
import { creditsToTakeBack, readPurchase, rechargeNote } from './purchase.ts'
import { succeedRecharge } from './recharge.store.ts'

/**
 * One transaction that brings our books in line with the provider. It asks the provider before it locks the
 * organization's row, so that spending credits never waits for the network.
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

/** Grants a payment's credits once, and takes them back in proportion to refunded or disputed money. */
export async function settlePayment(at: Settlement, id: string): Promise<void> {
  const { db, provider } = at
  await store.lockSubject(db, `payment ${id}`)
  const payment = await provider.readPayment(id)
  if (!payment.isPaid) return
  if (!(await store.findPayment(db, id)) && !(await recordPaid(at, payment))) return
  const recorded = await store.findPayment(db, id)
  if (!recorded) return
  const { organizationId, credits, grantId, disputedCredits } = recorded
  const back = creditsToTakeBack(credits, payment)
  // After a dispute, the customer must not be charged automatically again.
  if (back.disputed > disputedCredits && (await store.stopAutoRecharge(db, organizationId, at.now)))
    await audit(at, 'provider.stopAutoRecharge', organizationId)
  if (await store.settlePayment(db, id, back, uuidv7(at.now), at.now))
    await audit(at, 'provider.settlePayment', organizationId, grantId)
}

/** Returns whether credits were granted. A payment without our notes is for a subscription, or not ours. */
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

/** Grants the plan's credits of a paid or free invoice, valid until the end of the billing period. */
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
  await lockOrganization(db, organizationId)
  // Comes first: granting credits triggers the check for another recharge, and only one may be pending.
  if (rechargeId) await succeedRecharge(db, rechargeId, payment.id, now)
  const grantId = uuidv7(now)
  if (!(await store.recordPayment(db, { ...payment, grantId }, now))) return false
  await audit(at, 'provider.recordPayment', organizationId, grantId)
  if (customer) await saveCard(at, organizationId, customer.paymentMethodId)
  return true
}

/** Saves the customer's current card. */
export async function settleCard(at: Settlement, customerId: string): Promise<void> {
  await store.lockSubject(at.db, `customer ${customerId}`)
  const organizationId = await store.findOwner(at.db, customerId)
  if (organizationId === undefined) return // The provider account may have customers that are not ours.
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

/** Saves the customer's current subscription. */
export async function settleSubscription(at: Settlement, customerId: string): Promise<void> {
  await store.lockSubject(at.db, `customer ${customerId}`)
  const organizationId = await ownerOf(at, 'the subscription', customerId)
  const subscription = await at.provider.findSubscription(customerId)
  if (organizationId === undefined || !subscription) return
  const isSubscribed = paying.has(subscription.status)
  if (await store.saveSubscription(at.db, organizationId, { ...subscription, isSubscribed }, at.now))
    await audit(at, 'provider.saveSubscription', organizationId)
}

/** The organization of a customer; undefined if it was deleted meanwhile and somebody must handle the money by hand. */
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
