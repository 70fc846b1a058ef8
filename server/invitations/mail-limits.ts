import type { MutationContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { mayCause } from '../mail/limits.ts'
import { countMail } from './mail.store.ts'

const mostMailsInADay = 500
/** Enough for a large school on its first day. */
const mostMailsToParents = 5_000
/** For all organizations and keys of one person together. */
const mostMailsByPerson = 5_000

/** Anybody who creates an organization can make us send emails to strangers, so there are daily limits. */
export async function refuseTooManyMails(
  ctx: MutationContext<never>,
  organizationId: string,
  isToParent: boolean,
): Promise<void> {
  const most = isToParent ? mostMailsToParents : mostMailsInADay
  const tomorrow = new Date(ctx.now).setUTCHours(24, 0, 0, 0)
  const refuse = (who: string, limit: number) =>
    new Fault(
      'TooManyRequests',
      `${who} reached the limit of ${limit.toLocaleString('en')} emails for today. Try again tomorrow (UTC).`,
      { retryAfterSeconds: Math.ceil((tomorrow - ctx.now.getTime()) / 1000) },
    )
  if (!(await countMail(ctx.db, organizationId, ctx.now, most))) throw refuse('This organization has', most)
  if (!(await mayCause(ctx, mostMailsByPerson))) throw refuse('You and your keys have', mostMailsByPerson)
}
