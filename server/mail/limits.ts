import type { Context, MutationContext } from '../context.ts'
import { sign } from '../secrets.ts'
import { countMail } from './limits.store.ts'

/** The most emails of a kind that one address gets in a day, from all organizations together. */
const mostReceived = {
  /** They may come from organizations that the person has never heard of. */
  invitation: 3,
  /** About the person's own children. */
  notice: 10,
  /** Counted on their own, so that nobody can use up the others first. */
  erasure: 10,
  pin: 10,
  address: 10,
}

/**
 * Whether this address may get another email of this kind today. If not, nothing is sent, and the call succeeds all the
 * same: a refusal would tell one organization about the emails of others. A dry run sends nothing, and must not lock a
 * count that is shared with others.
 */
export async function mayReceive(
  { db, secrets, now, unlessDryRun }: Pick<MutationContext, 'db' | 'secrets' | 'now' | 'unlessDryRun'>,
  address: string,
  kind: keyof typeof mostReceived,
): Promise<boolean> {
  const name = sign(secrets.mailCount.current, `${kind} to ${address}`)
  return await unlessDryRun(() => countMail(db, name, now, mostReceived[kind]), false)
}

/** Whether this organization may write to another parent today. */
export async function mayWriteToParents(
  { db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>,
  organizationId: string,
  most: number,
): Promise<boolean> {
  return await countMail(db, sign(secrets.mailCount.current, `to parents by ${organizationId}`), now, most)
}

/** Whether this person, with all their keys and organizations, may have another email sent to a stranger today. */
export async function mayCause(
  { db, secrets, now, actor }: Pick<Context, 'db' | 'secrets' | 'now' | 'actor'>,
  most: number,
): Promise<boolean> {
  return await countMail(db, sign(secrets.mailCount.current, `by ${actor.userId}`), now, most)
}
