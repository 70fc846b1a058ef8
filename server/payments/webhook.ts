import type { Application } from '../application.ts'
import { fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import type { CounterLabels } from '../monitoring/declarations.ts'
import { providerUnreachableFault } from './desk.ts'
import { insertEvent, isSeen, lockSubject } from './payments.store.ts'
import { ProviderError, type ProviderEvent, type Subject } from './provider.ts'
import {
  type Settlement,
  settleCard,
  settleInvoice,
  settlePayment,
  settleSubscription,
} from './settlement.ts'

/** A request to the webhook. */
export interface Delivery {
  readonly body: Buffer
  readonly signature: string | undefined
  readonly address: string
  readonly requestId: string
}

const settle: Record<Subject['kind'], (at: Settlement, id: string) => Promise<void>> = {
  payment: settlePayment,
  invoice: settleInvoice,
  subscription: settleSubscription,
  card: settleCard,
}

/** Handles an event from the provider. Its effect and its record are one transaction, so a failed event can be resent. */
export async function receiveEvent(app: Application, delivery: Delivery): Promise<void> {
  const { provider, now } = app
  if (!provider.terms) throw fault('NotFound', 'This server does not take payments.')
  const event = await readSigned(app, delivery)
  const { about } = event
  if (!about) return countEvent('ignored')
  try {
    const outcome = await app.payments.systemTransaction(async db => {
      await lockSubject(
        db,
        `${about.kind === 'payment' || about.kind === 'invoice' ? about.kind : 'customer'} ${about.id}`,
      )
      if (await isSeen(db, event.id)) return 'repeated'
      const { secrets, log } = app
      const { address, requestId } = delivery
      await settle[about.kind]({ db, provider, secrets, log, now: now(), address, requestId }, about.id)
      await insertEvent(db, { ...event, now: now() })
      return 'handled'
    })
    countEvent(outcome)
  } catch (error) {
    countEvent('failed')
    throw error instanceof ProviderError ? toFault(error, about) : error
  }
}

const countEvent = (outcome: CounterLabels<'learn_webhooks_received_total'>['outcome']) =>
  count('learn_webhooks_received_total', { outcome })

/** Unsigned requests count against their address, like requests without a valid credential. */
async function readSigned(app: Application, { body, signature, address }: Delivery): Promise<ProviderEvent> {
  const now = app.now()
  try {
    return await app.provider.readEvent(body, signature, now)
  } catch (error) {
    countEvent('refused')
    throw (await app.rateLimits.countAddress(address, now)).refusal ?? error
  }
}

function toFault({ reason, code }: ProviderError, { kind, id }: Subject) {
  return reason === 'missing' || reason === 'refused'
    ? fault('BadRequest', `The payment provider did not return the ${kind} ${id}: ${code}.`)
    : providerUnreachableFault()
}
