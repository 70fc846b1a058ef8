import assert from 'node:assert/strict'
import type pg from 'pg'
import type { WrongWebhook } from './webhook.ts'

/** A mistake that somebody could make: in a function of the database, or in what receives webhooks. */
export interface Mutation {
  readonly name: string
  readonly change?: { readonly in: string; readonly from: string; readonly to: string }
  readonly wrongWebhook?: WrongWebhook
}

const change = (name: string, where: string, from: string, to: string): Mutation => ({
  name,
  change: { in: where, from, to },
})

export const mutations: readonly Mutation[] = [
  change(
    'what is past its time is charged all the same',
    'post_reservation',
    `held.state = 'pending' and held.expires_at <= at`,
    'false',
  ),
  change(
    'a release gives all to one grant',
    'release_reservation',
    `select organization_id, how, 'reserved', 'available', credits, grant_id, reservation_id, at`,
    `select organization_id, how, 'reserved', 'available', credits, min(grant_id::text) over ()::uuid, reservation_id, at`,
  ),
  change('what is no longer there is not owed', 'take_credits_back', 'if missing > 0', 'if false'),
  change('what is owed is not paid first', 'put_credits_in', 'least(credits_owed, amount)', '0'),
  change("nobody takes the organization's row", 'hold_credits', 'for no key update', ''),
  { name: 'an event is marked before its credits are there', wrongWebhook: 'marks the event first' },
  { name: 'the provider is asked too early', wrongWebhook: 'asks before it is its turn' },
  change('what is over is charged again', 'post_reservation', `held.state <> 'pending'`, 'false'),
  change('what is voided is voided again', 'void_reservation', `held.state <> 'pending'`, 'false'),
  change(
    'a void takes from a job what it holds',
    'void_reservation',
    'if exists (select',
    'if false and exists (select',
  ),
  change('a repeated request holds twice', 'reserve_credits', 'for_request is not null', 'false'),
  change('a grant is made again', 'grant_credits', 'if not found then return false; end if;', ''),
  change(
    'what is paid once comes in twice',
    'record_payment',
    'exists (select from payments where id = payment)',
    'false',
  ),
  change('a failed refund is forgotten', 'settle_payment', 'if change = 0', 'if change <= 0'),
  change('a refund takes from other grants first', 'take_credits_back', 'id = payment.grant_id desc, ', ''),
  change('what never ends is spent first', 'reserve_credits', 'nulls last', 'nulls first'),
  change('grants never lapse', 'settle_credits', 'is_open and available > 0', 'false'),
  change('a heartbeat wakes the dead', 'extend_reservation', 'and expires_at > at', ''),
  change('a heartbeat can shorten', 'extend_reservation', 'greatest(expires_at, until)', 'until'),
  change(
    'usage counts what was held',
    'post_reservation',
    'held.operation, 1, used',
    'held.operation, 1, held.credits',
  ),
  change('usage goes by the clock of the server', 'post_reservation', 'greatest(at, e.created_at)', 'at'),
  change(
    'the clock of the ledger goes back',
    'add_credit_entry',
    'greatest(new.created_at, earliest)',
    'new.created_at',
  ),
  change(
    'the chain has no links',
    'add_credit_entry',
    'credit_entry_hash(previous, new)',
    'credit_entry_hash(null, new)',
  ),
  change('the sweep settles who is busy', 'settle_due_credits', 'for no key update skip locked', ''),
]

/** Makes the mistake in a database. */
export async function mutate(client: pg.ClientBase | pg.Pool, { name, change }: Mutation): Promise<void> {
  if (!change) return
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
    [change.in],
  )
  const text = rows[0]?.text ?? ''
  const mutated = text.replace(change.from, () => change.to)
  assert.notEqual(mutated, text, `${name}: ${change.in} is not what it was`)
  await client.query(mutated)
}
