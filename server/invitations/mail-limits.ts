import type { MutationContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { mayCause, mayWriteToParents } from '../mail/limits.ts'
import { countMail } from './mail.store.ts'

const mostMailsInADay = 500
/** Enough for a large school on its first day. */
const mostMailsToParents = 5_000
/** For all organizations and keys of one person together. */
const mostMailsByPerson = 5_000

/** Parents are counted on their own: after a class was imported, its school can still invite teachers. */
const mayWrite = async (ctx: MutationContext<never>, organizationId: string, isToParent: boolean) =>
  isToParent
    ? await mayWriteToParents(ctx, organizationId, mostMailsToParents)
    : await countMail(ctx.db, organizationId, ctx.now, mostMailsInADay)

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
  if (!(await mayWrite(ctx, organizationId, isToParent))) throw refuse('This organization has', most)
  if (!(await mayCause(ctx, mostMailsByPerson))) throw refuse('You and your keys have', mostMailsByPerson)
}
