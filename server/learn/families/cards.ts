import { randomInt } from 'node:crypto'
import type { createLearnSignInCards as operation } from '@learn/contract/learn/cards'
import type { Input, Output } from '@learn/contract/operation'
import { type MutationContext, organizationIdOf } from '../../context.ts'
import { pluralize } from '../../documents/document-words.ts'
import { Fault } from '../../fault.ts'
import { isCommonPin } from '../../identity/common-pin.ts'
import { hashPin } from '../../identity/pin.ts'
import { findCards } from './cards.store.ts'
import { takePinRights } from './pin-rights.ts'
import { setPin } from './rights.ts'

type Ctx = MutationContext<'Forbidden' | 'NotFound'>

/** Gives every student a new PIN, or nobody. The PINs are in the answer and nowhere else. */
export async function createLearnSignInCards(
  ctx: Ctx,
  { studentIds }: Input<typeof operation>,
): Promise<Output<typeof operation>> {
  const organizationId = organizationIdOf(ctx)
  const wanted = [...new Set(studentIds.map(id => id.toLowerCase()))]
  await takePinRights(ctx, wanted)
  await countCards(ctx)
  const isReal = await ctx.unlessDryRun(async () => true, false)
  const found = new Map((await findCards(ctx.db, wanted)).map(card => [card.studentId, card]))
  const cards = wanted.flatMap(id => {
    const card = found.get(id)
    return card ? [{ ...card, pin: isReal ? makePin() : '0000' }] : []
  })
  for (const { studentId } of cards) ctx.audit(organizationId, studentId)
  await ctx.unlessDryRun(() => setPins(ctx, cards), undefined)
  return { cards }
}

/** In the order of their ids, so that two calls about the same students don't wait for each other. */
async function setPins(ctx: Ctx, cards: readonly { studentId: string; pin: string }[]): Promise<void> {
  const hashed = await Promise.all(
    cards.map(async card => ({ ...card, hash: await hashPin(ctx.secrets.pin, card.pin) })),
  )
  for (const { studentId, hash } of hashed.sort(byId)) await setPin(ctx, studentId, hash)
}

const byId = (one: { studentId: string }, other: { studentId: string }) =>
  one.studentId < other.studentId ? -1 : 1

/** Four digits that nobody would guess first. */
function makePin(): string {
  for (;;) {
    const pin = randomInt(10_000).toString().padStart(4, '0')
    if (!isCommonPin(pin)) return pin
  }
}

const mostCalls = 30

/** Hashing a class's PINs takes a second of work, so nobody may ask for it all the time. */
async function countCards({ parts, actor, now }: Pick<Ctx, 'parts' | 'actor' | 'now'>): Promise<void> {
  const wait = await parts.guesses.countGuess('sign-in cards', actor.userId, mostCalls, now)
  if (wait === undefined) return
  throw new Fault(
    'TooManyRequests',
    `You have made sign-in cards ${mostCalls} times within ten minutes. Try again in ${pluralize(wait, 'second')}.`,
    { retryAfterSeconds: wait },
  )
}
