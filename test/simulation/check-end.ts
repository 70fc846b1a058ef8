import assert from 'node:assert/strict'
import { settleDueCredits } from '../../server/storage/credits.store.ts'
import type { Checker } from './check.ts'
import { act } from './operations.ts'
import type { Part } from './part.ts'
import type { RunState } from './run-state.ts'

/**
 * When everything is quiet: every payment matches the provider, every request was charged as it was answered, and
 * nothing is reserved.
 */
export async function checkEnd(
  run: RunState,
  checker: Checker,
  playLast: (part: Part) => Promise<void>,
): Promise<void> {
  for (const payment of run.provider.payments) {
    const { payments, lapsed } = run.books.ledger(payment.organizationId)
    const known = payments.get(payment.id)
    assert.equal(known !== undefined, payment.paid, 'every paid payment is recorded, and no other')
    if (!known) continue
    const { refunded, credits } = payment
    const disputed = Math.min(payment.disputed, credits - refunded)
    // Lapsed credits are not taken back a second time. They may have lapsed before the rest was taken back, or after.
    const left = credits - (lapsed.get(known.grantId) ?? 0)
    within(known.refunded, Math.min(refunded, left), refunded, 'as much is taken back as was refunded')
    const both = known.refunded + known.disputed
    within(
      both,
      Math.min(refunded + disputed, left),
      refunded + disputed,
      'as much is taken back as was refunded and is disputed',
    )
  }
  for (const { operation, input, key, answers } of run.requests) {
    const { reservations } = run.books.ledger(input.organizationId)
    const own = [...reservations.values()].filter(({ purpose }) => purpose === input.purpose)
    const charged = own.filter(({ status }) => status === 'posted')
    assert(charged.length <= 1, 'a request is charged at most once')
    if (operation !== act) continue
    if (answers.length > 0) assert.equal(charged[0]?.posted, input.units, 'an answered request was charged')
    else if (key) assert.equal(charged.length, 0, 'a request without a response was not charged')
  }
  await playLast({
    name: 'sweep',
    role: 'learn_worker',
    purpose: 'the end',
    work: async ({ db, now }) => {
      await settleDueCredits(db.system, now(), 1_000)
    },
  })
  await checker.checkFromTheBeginning()
  for (const ledger of run.books.ledgers.values())
    assert.equal(ledger.reserved, 0, 'no credits stay reserved')
}

function within(number: number, least: number, most: number, why: string): void {
  assert(number >= least && number <= most, `${why}: ${number} is not between ${least} and ${most}`)
}
