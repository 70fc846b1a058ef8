import assert from 'node:assert/strict'
import type pg from 'pg'

/** Wrong implementations, to check that they are noticed. */
export type WrongWebhook = 'marks the event first' | 'asks before locking'

/** A mistake that somebody could make, in a database function or in the webhook handler. */
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
    'an expired reservation can still be charged',
    'post_reservation',
    `held.status = 'pending' and held.expires_at <= at`,
    'false',
  ),
  change(
    'a release gives everything to one grant',
    'release_reservation',
    `select organization_id, how, 'reserved', 'available', credits, grant_id, reservation_id, at`,
    `select organization_id, how, 'reserved', 'available', credits, min(grant_id::text) over ()::uuid, reservation_id, at`,
  ),
  change('credits that were already spent are not owed', 'take_credits_back', 'if missing > 0', 'if false'),
  change('debts are not paid first', 'put_credits_in', 'least(credits_owed, amount)', '0'),
  change("the organization's row is not locked", 'hold_credits', 'for no key update', ''),
  { name: 'an event is marked before its credits are added', wrongWebhook: 'marks the event first' },
  { name: 'the provider is asked too early', wrongWebhook: 'asks before locking' },
  change('an ended reservation is charged again', 'post_reservation', `held.status <> 'pending'`, 'false'),
  change('an ended reservation is voided again', 'void_reservation', `held.status <> 'pending'`, 'false'),
  change(
    'a void takes a reservation away from its job',
    'void_reservation',
    'if exists (select',
    'if false and exists (select',
  ),
  change('a repeated request reserves twice', 'reserve_credits', 'for_request is not null', 'false'),
  change('a grant is made again', 'grant_credits', 'if not found then return false; end if;', ''),
  change(
    'one payment adds credits twice',
    'record_payment',
    'exists (select from payments where id = payment)',
    'false',
  ),
  change('a failed refund is forgotten', 'settle_payment', 'if change = 0', 'if change <= 0'),
  change('a refund takes from other grants first', 'take_credits_back', 'id = payment.grant_id desc, ', ''),
  change('grants without an end are spent first', 'reserve_credits', 'nulls last', 'nulls first'),
  change('grants never lapse', 'settle_credits', 'is_open and available > 0', 'false'),
  change('a heartbeat revives an expired reservation', 'extend_reservation', 'and expires_at > at', ''),
  change(
    'a heartbeat can shorten a reservation',
    'extend_reservation',
    'greatest(expires_at, until)',
    'until',
  ),
  change(
    'usage counts the reserved credits',
    'post_reservation',
    'held.operation, 1, used',
    'held.operation, 1, held.credits',
  ),
  change('usage goes by the server’s clock', 'post_reservation', 'greatest(at, e.created_at)', 'at'),
  change(
    'the ledger’s clock goes back',
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
  change('the sweep waits for busy organizations', 'settle_due_credits', 'for no key update skip locked', ''),
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
  assert.notEqual(mutated, text, `${name}: ${change.in} no longer contains the text to change`)
  await client.query(mutated)
}
