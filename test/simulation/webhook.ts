import assert from 'node:assert/strict'
import type { Queries } from '../../server/storage/database.ts'
import { lockOrganization } from '../../server/storage/organization.store.ts'
import { statement } from '../../server/storage/statement.ts'
import type { WrongWebhook } from './mutations.ts'
import type { Work } from './part.ts'
import type { ProviderEvent, ProviderPayment } from './provider.ts'

const eventInsert = statement<{ id: string }>(
  'simulated_event_insert',
  'insert into payment_events (id, type, received_at) values ($1, $2, $3) on conflict (id) do nothing returning id',
)
const paymentRecord = statement<{ recorded: boolean }>(
  'simulated_payment_record',
  `select record_payment($1, $2, $3, 100, 'eur', $4, $5, $6, $7, $8) as recorded`,
)
const paymentSettle = statement<{ changed: boolean | null }>(
  'simulated_payment_settle',
  'select settle_payment($1, $2, $3, $4, $5) as changed',
)

const paymentGrants = statement<{ id: string; credits: number }>(
  'simulated_payment_grants',
  'select id, credits from simulated_grants($1)',
)

/**
 * Updates a payment to what the provider says. It must lock the organization's row before asking: otherwise it might
 * overwrite newer information with older.
 */
export function webhook(event: ProviderEvent, wrong?: WrongWebhook): Work {
  return async ({ run, db, actor, now }) => {
    const { id, type, payment } = event
    const ask = async () => {
      await actor.stop({
        what: `asks the provider about ${run.describe([payment.id])}`,
        lasts: false,
        safe: true,
      })
      return { ...payment }
    }
    const earlier = wrong === 'asks before locking' ? await ask() : undefined
    if (wrong === 'marks the event first') {
      const [isNew] = await db.system.query(eventInsert, [id, type, now()])
      if (!isNew) return acknowledge(event)
    }
    const version = await db.systemTransaction(async tx => {
      await lockOrganization(tx, payment.organizationId)
      if (wrong !== 'marks the event first') {
        const [isNew] = await tx.query(eventInsert, [id, type, now()])
        if (!isNew) return 0
      }
      const present = earlier ?? (await ask())
      if (present.paid) await write(tx, present, { record: run.random.id(), settle: run.random.id() }, now())
      return present.version
    })
    const written = run.written.get(payment.id) ?? 0
    run.expect(() => assert(version === 0 || version >= written, 'an older version overwrites a newer one'))
    run.written.set(payment.id, Math.max(written, version))
    acknowledge(event)
  }
}

function acknowledge(event: ProviderEvent): void {
  event.acknowledged = true
}

async function write(
  tx: Queries,
  payment: ProviderPayment,
  newGrants: { record: string; settle: string },
  now: Date,
): Promise<void> {
  const { id, organizationId, kind, credits, refunded, disputed } = payment
  const isPlan = kind === 'plan'
  const until = isPlan ? new Date(now.getTime() + 1_200_000) : null
  const priority = isPlan ? 10 : 40
  await tx.query(paymentRecord, [id, organizationId, kind, credits, newGrants.record, priority, until, now])
  await tx.query(paymentSettle, [id, refunded, disputed, newGrants.settle, now])
  await tx.query(paymentGrants, [id])
}
