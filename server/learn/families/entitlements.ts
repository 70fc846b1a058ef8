import type * as contract from '@learn/contract/learn/entitlements'
import type { Input } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { readName } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import { readMoment } from '../../times.ts'
import { readSubjects } from '../knowledge/profile.ts'
import * as store from './entitlements.store.ts'

/** Whether a student with this entitlement may practise now. */
export function isRunning(
  { status, startsAt, endsAt }: Pick<contract.LearnEntitlement, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  if (status !== 'trialing' && status !== 'active') return false
  const time = now.getTime()
  return Date.parse(startsAt) <= time && (endsAt === null || Date.parse(endsAt) > time)
}

export async function getLearnEntitlement(
  ctx: Context<'NotFound'>,
  { studentId }: Input<typeof contract.getLearnEntitlement>,
): Promise<contract.LearnEntitlement> {
  return (await store.findEntitlement(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
}

export async function updateLearnEntitlement(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound'>,
  { studentId, ...asked }: Input<typeof contract.updateLearnEntitlement>,
): Promise<contract.LearnEntitlement> {
  // A parent administers the family's organization, and could give themselves a plan with a key of it.
  if (await store.isOfOneFamily(ctx.db, organizationIdOf(ctx)))
    throw ctx.fault(
      'Forbidden',
      'This organization belongs to one family, so it can’t set its own plan. Ask this server’s operator to set it.',
    )
  const before = (await store.lockEntitlement(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  const after = applyChanges(ctx, before, asked)
  await store.saveEntitlement(ctx.db, studentId, after, ctx.now)
  ctx.audit(organizationIdOf(ctx), studentId)
  return after
}

function applyChanges(
  ctx: Context<'BadRequest'>,
  before: contract.LearnEntitlement,
  asked: Omit<Input<typeof contract.updateLearnEntitlement>, 'studentId'>,
): contract.LearnEntitlement {
  const { plan, status = before.status, startsAt, endsAt, subjectIds } = asked
  const after = {
    plan: plan === undefined ? before.plan : readName(ctx, 'plan', plan),
    status,
    startsAt: startsAt === undefined ? before.startsAt : readMoment(ctx, 'startsAt', startsAt),
    endsAt: typeof endsAt === 'string' ? readMoment(ctx, 'endsAt', endsAt) : clearOrKeepEnd(before, endsAt),
    subjectIds: subjectIds === undefined ? before.subjectIds : readSubjects(subjectIds),
  }
  // A trial of zero days ends when it starts. Changing another field must not require fixing that.
  const isMoved = startsAt !== undefined || endsAt !== undefined
  if (isMoved && after.endsAt !== null && after.endsAt <= after.startsAt)
    throw ctx.fault(
      'BadRequest',
      `endsAt (${after.endsAt}) must be later than startsAt (${after.startsAt}). Give both, or set endsAt to null.`,
    )
  return after
}

const clearOrKeepEnd = ({ endsAt }: contract.LearnEntitlement, asked: null | undefined) =>
  asked === null ? null : endsAt
