import type { SubscriptionState } from './provider.ts'

/** The parts of a subscription that we use. Its billing period is on its items. */
interface StripeSubscriptionFacts {
  readonly id: string
  readonly status: string
  readonly start_date: number
  readonly ended_at: number | null
  readonly cancel_at: number | null
  readonly metadata: Readonly<Record<string, string>>
  readonly items: { readonly data: readonly Item[] }
}

interface Item {
  readonly id: string
  readonly current_period_end: number
  readonly price: { readonly id: string; readonly recurring: { readonly usage_type: string } | null }
}

/** All others, such as a failed first payment, count as inactive. */
const statuses: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  canceled: 'canceled',
  unpaid: 'unpaid',
  paused: 'paused',
}

export const dateOf = (seconds: number) => new Date(seconds * 1000)

export function subscriptionState(
  { id, status, items, ended_at, cancel_at, start_date, metadata }: StripeSubscriptionFacts,
  plans: Readonly<Record<string, string>>,
): SubscriptionState {
  const prices = items.data.map(({ price }) => price.id)
  const plan = Object.entries(plans).find(([, price]) => prices.includes(price))?.[0]
  const endsAt = ended_at ?? cancel_at
  const periodEnds = items.data.map(item => item.current_period_end)
  const metered = items.data.find(({ price }) => price.recurring?.usage_type === 'metered')
  return {
    id,
    status: statuses[status] ?? 'inactive',
    plan: plan ?? metadata.plan ?? null,
    startedAt: dateOf(start_date),
    endsAt: endsAt === null ? null : dateOf(endsAt),
    currentPeriodEnd: periodEnds.length > 0 ? dateOf(Math.max(...periodEnds)) : null,
    meteredItemId: metered?.id ?? null,
  }
}
