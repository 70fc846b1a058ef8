import type { ExamFamilyId, SubjectId } from '@learn/content'
import type { YearGroup } from '@learn/contract/learn/values'
import type { MutationContext } from '../../context.ts'
import { readEmail } from '../../identity/email.ts'
import { makeLearnerKey } from '../../identity/pin.ts'
import { inviteGuardian } from '../../invitations/invitations.ts'
import { StaleAccess } from '../../storage/scope.ts'
import { day } from '../../times.ts'
import { consentWording } from './consent-wording.ts'
import { insertConsent } from './consents.store.ts'
import { notifyOfChild } from './notices.ts'
import * as store from './onboarding.store.ts'

type Ctx = MutationContext<'BadRequest' | 'Conflict'>

export const mostChildren = 20
export const mostChildrenInADay = 10

/** A child to add, without a way to sign in yet. */
export interface NewChild {
  readonly childDisplayName: string
  readonly avatarId: string
  readonly yearGroup: YearGroup
  readonly targetSchool: string
  readonly examFamilyId: ExamFamilyId
  readonly subjectIds: SubjectId[]
}

export interface Parent {
  readonly parentEmail: string
  readonly parentDisplayName: string
}

/**
 * Adds a parent's children, and invites the parent once. The organization states that the parent agrees.
 * Callers must lock the organization first. Returns the students' ids in the order of the children.
 */
export async function addForOrganization(
  ctx: Ctx,
  organizationId: string,
  parent: Parent,
  children: readonly NewChild[],
): Promise<string[]> {
  const family = await findOrAddFamily(ctx, organizationId, { ...parent, ownerId: null })
  const { parentEmail: email, parentDisplayName: name } = parent
  const member = await store.joinTeam(ctx.db, { ...family, email, now: ctx.now })
  const parentId = member?.userId ?? null
  const ids: string[] = []
  for (const child of children) {
    const student = await addStudent(ctx, family, child)
    await addGuardian(ctx, family, { student, parentId, name, basis: 'organization' })
    ctx.audit(organizationId, student.id)
    ids.push(student.id)
  }
  if (parentId) await notifyOfChild(ctx, family)
  else await inviteParent(ctx, family, email)
  return ids
}

export const nameOfFamily = (parentDisplayName: string) =>
  `Family of ${[...parentDisplayName].slice(0, 54).join('')}`

export async function findOrAddFamily(
  ctx: Ctx,
  organizationId: string,
  parent: Parent & Pick<store.Family, 'ownerId'>,
): Promise<store.Family> {
  const { parentEmail, ownerId } = parent
  const known = await store.findFamily(ctx.db, organizationId, parentEmail)
  if (known) return known
  const family = { organizationId, teamId: ctx.newId(), ownerId }
  const name = nameOfFamily(parent.parentDisplayName)
  await addFamily(ctx, { ...family, id: ctx.newId(), name, parentEmail })
  return family
}

async function addFamily(ctx: Ctx, family: Parameters<typeof store.insertFamily>[1]): Promise<void> {
  try {
    await store.insertFamily(ctx.db, family, ctx.now)
  } catch (error) {
    // Two first onboardings of one parent at the same time: the second is retried, and finds what the first created.
    throw store.isSecondFamily(error) ? new StaleAccess() : error
  }
  ctx.audit(family.organizationId, family.teamId)
}

/** Until the parent accepts, they are neither a member nor a guardian, and no account is created for them. */
export async function inviteParent(
  ctx: Ctx,
  { organizationId, teamId }: store.Family,
  parentEmail: string,
): Promise<void> {
  const email = readEmail(ctx, 'parentEmail', parentEmail)
  await inviteGuardian(withNotFound(ctx), organizationId, { email, teamId })
}

/** The team was created or found in this transaction, so NotFound can't happen. */
export const withNotFound = (ctx: Ctx) => ctx as MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>

export async function addStudent(ctx: Ctx, { organizationId, teamId }: store.Family, asked: NewChild) {
  const id = ctx.newId()
  const learnerKey = makeLearnerKey()
  await store.insertStudent(ctx.db, { ...asked, id, organizationId, teamId, learnerKey, now: ctx.now })
  const entitlement = {
    plan: 'trial',
    status: 'trialing' as const,
    startsAt: ctx.now.toISOString(),
    endsAt:
      ctx.parts.trialDays === null
        ? null
        : new Date(ctx.now.getTime() + ctx.parts.trialDays * day).toISOString(),
    subjectIds: asked.subjectIds,
  }
  await store.insertEntitlement(ctx.db, { ...entitlement, studentId: id, organizationId, now: ctx.now })
  return { id, learnerKey, entitlement }
}

/** Returns the id of the link, which waits for the parent to accept if they are not known here. */
export async function addGuardian(
  ctx: Ctx,
  { organizationId }: store.Family,
  guardian: {
    student: { id: string }
    parentId: string | null
    name: string
    basis: 'guardian' | 'organization'
  },
): Promise<string> {
  const { student, parentId, name, basis } = guardian
  const of = { organizationId, studentId: student.id, now: ctx.now }
  const id = ctx.newId()
  await store.insertGuardian(ctx.db, { ...of, id, userId: parentId, name })
  // If the organization states that consent was given, we record the person who calls, or whom the key acts for.
  const givenBy = ctx.actor.userId
  const { wording } = consentWording
  await insertConsent(ctx.db, { ...of, id: ctx.newId(), givenBy, basis, wording })
  return id
}
