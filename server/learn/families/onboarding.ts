import type * as contract from '@learn/contract/learn/onboarding'
import type { Input, Output } from '@learn/contract/operation'
import type { MutationContext } from '../../context.ts'
import { organizationIdOf } from '../../context.ts'
import { readNewPin } from '../../identity/common-pin.ts'
import { findEmail } from '../../identity/credential.store.ts'
import { normalizeEmail, notAnEmail, readEmail } from '../../identity/email.ts'
import { foldUsername, hashPin, makeLearnerKey } from '../../identity/pin.ts'
import { lacksScope } from '../../identity/scope-words.ts'
import { inviteGuardian, inviteUnlessKnown } from '../../invitations/invitations.ts'
import { readName } from '../../names.ts'
import { createOrganization } from '../../organizations/organizations.ts'
import { lockOrganization } from '../../storage/organization.store.ts'
import { translateViolations } from '../../storage/rule.ts'
import { StaleAccess } from '../../storage/scope.ts'
import { day } from '../../times.ts'
import { readExamFamily, readSubjects } from '../knowledge/profile.ts'
import { consentWording } from './consent-wording.ts'
import { insertConsent } from './consents.store.ts'
import { notifyOfChild, notifyOfTutor } from './notices.ts'
import * as store from './onboarding.store.ts'
import { countUsername, readUsername, takeBackTries } from './usernames.ts'

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'Conflict'>
type OnboardingInput = Input<typeof contract.completeLearnParentChildOnboarding>

/** What guardians may do for their own child, whatever their role in the organization. */
const guardianGrants = [
  'student:read',
  'student:manage',
  'student:pin',
  'student:consent',
  'student:export',
  'student:erase',
]
const familyGrants = ['organization:manage', 'team:manage', 'tutor:invite']

const mostChildren = 20
const mostChildrenInADay = 10

export async function completeLearnParentChildOnboarding(
  ctx: Ctx,
  input: OnboardingInput,
): Promise<Output<typeof contract.completeLearnParentChildOnboarding>> {
  const asked = read(ctx, input)
  if (asked.tutorInviteEmail && !ctx.scopes.has('invitations:write'))
    throw ctx.fault(
      'Forbidden',
      `${lacksScope(ctx.actor.kind, 'invitations:write')} You need it to invite a tutor. Leave tutorInviteEmail out, or use another credential.`,
    )
  if (ctx.actor.kind === 'user') await requireOwnAddress(ctx, asked.parentEmail)
  countUsername(ctx)
  const family = await enterFamily(ctx, asked)
  await refuseTooManyChildren(ctx, family)
  const parentId = await findParent(ctx, family, asked.parentEmail)
  const student = await addStudent(ctx, family, asked)
  const linkId = await addGuardian(ctx, family, { student, parentId, name: asked.parentDisplayName })
  if (parentId) await notifyOfChild(ctx, family)
  else await inviteParent(ctx, family, asked.parentEmail)
  if (asked.tutorInviteEmail) await inviteTutor(ctx, family, asked.tutorInviteEmail)
  ctx.afterCommit(() => takeBackTries(ctx))
  ctx.audit(family.organizationId, student.id)
  const { organizationId, teamId } = family
  const place = { organizationId, teamId, studentId: student.id, displayName: asked.parentDisplayName }
  return {
    actor: {
      ...place,
      // With a key, the answer must not depend on whether the parent has an account.
      actorId: ctx.actor.kind === 'user' ? ctx.actor.userId : linkId,
      learnerKey: student.learnerKey,
      adminGrants: family.ownerId ? [...guardianGrants, ...familyGrants] : guardianGrants,
    },
    profile: place,
    student: {
      id: student.id,
      displayName: asked.childDisplayName,
      avatarId: asked.avatarId,
      targetSchool: asked.targetSchool,
      learnerKey: student.learnerKey,
      credential: { username: asked.childUsername, pinSet: true, credentialKind: 'student_username_pin' },
    },
    links: await store.findLinks(ctx.db, teamId),
    entitlement: student.entitlement,
    firstDestination: `/learn/${student.id}/diagnostic`,
    nextSteps: ['learn.createLearnSession', 'learn.createLearnDecision', 'learn.createLearnAttempt'],
  }
}

/** The input, normalized for storage. */
function read(ctx: Ctx, input: OnboardingInput) {
  const examFamilyId = readExamFamily(ctx, input.examFamilyId)
  const parentEmail = normalizeEmail(input.parentEmail)
  if (!parentEmail) throw notAnEmail(ctx, 'parentEmail')
  const tutorInviteEmail = input.tutorInviteEmail
    ? readEmail(ctx, 'tutorInviteEmail', input.tutorInviteEmail)
    : null
  if (tutorInviteEmail === parentEmail)
    throw ctx.fault('BadRequest', 'tutorInviteEmail is the parent’s own address. Leave it out.')
  const childUsername = readUsername(ctx, 'childUsername', input.childUsername)
  return {
    examFamilyId,
    parentEmail,
    tutorInviteEmail,
    childUsername,
    childPin: readNewPin(ctx, 'childPin', input.childPin),
    parentDisplayName: readName(ctx, 'parentDisplayName', input.parentDisplayName),
    childDisplayName: readName(ctx, 'childDisplayName', input.childDisplayName),
    avatarId: readName(ctx, 'avatarId', input.avatarId),
    targetSchool: readName(ctx, 'targetSchool', input.targetSchool ?? ''),
    yearGroup: input.yearGroup,
    subjectIds: readSubjects(input.subjectIds),
  }
}

type CheckedInput = ReturnType<typeof read>

async function requireOwnAddress(ctx: Ctx, email: string): Promise<void> {
  if (email === (await findEmail(ctx.db, ctx.actor.userId))) return
  throw ctx.fault(
    'Forbidden',
    'parentEmail is not your address. Sign in with that address, or use an organization’s API key.',
  )
}

/** The family's team, new or from an earlier child, in the organization of the key or in the family's own. */
async function enterFamily(
  ctx: Ctx,
  { parentDisplayName, parentEmail }: CheckedInput,
): Promise<store.Family> {
  const name = `Family of ${[...parentDisplayName].slice(0, 54).join('')}`
  const isNew = ctx.organizations.length === 0
  const organizationId = isNew ? (await createOrganization(ctx, { name })).id : organizationIdOf(ctx)
  await lockOrganization(ctx.db, organizationId)
  const known = await store.findFamily(ctx.db, organizationId, parentEmail)
  if (known) return known
  const ownerId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const family = { organizationId, teamId: ctx.newId(), ownerId }
  await addFamily(ctx, { ...family, id: ctx.newId(), name, parentEmail })
  return family
}

/** The organization is locked, so children are added one after the other. */
async function refuseTooManyChildren(ctx: Ctx, { teamId }: store.Family): Promise<void> {
  const since = new Date(ctx.now.getTime() - day)
  const { all, recent } = await store.countChildren(ctx.db, teamId, since)
  if (all >= mostChildren)
    throw ctx.fault('Conflict', `This family already has ${mostChildren} children, which is the maximum.`)
  if (recent >= mostChildrenInADay)
    throw ctx.fault(
      'Conflict',
      `${mostChildrenInADay} children were added to this family within a day, which is the maximum. Try again tomorrow.`,
    )
}

/**
 * With a key, the parent is known only if they are a member of the key's organization. They then join the family's team.
 * We don't look up whether anybody else has an account, so neither the answer nor its timing can reveal it.
 */
async function findParent(ctx: Ctx, family: store.Family, email: string): Promise<string | null> {
  if (ctx.actor.kind === 'user') return ctx.actor.userId
  const member = await store.joinTeam(ctx.db, { ...family, email, now: ctx.now })
  return member?.userId ?? null
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
async function inviteParent(
  ctx: Ctx,
  { organizationId, teamId }: store.Family,
  parentEmail: string,
): Promise<void> {
  const email = readEmail(ctx, 'parentEmail', parentEmail)
  await inviteGuardian(withNotFound(ctx), organizationId, { email, teamId })
}

/** The team was created or found in this transaction, so NotFound can't happen. */
const withNotFound = (ctx: Ctx) => ctx as MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>

async function addStudent(ctx: Ctx, { organizationId, teamId }: store.Family, asked: CheckedInput) {
  const id = ctx.newId()
  const learnerKey = makeLearnerKey()
  await store.insertStudent(ctx.db, { ...asked, id, organizationId, teamId, learnerKey, now: ctx.now })
  const credential = {
    studentId: id,
    organizationId,
    username: asked.childUsername,
    folded: foldUsername(asked.childUsername),
    pinHash: await hashPin(ctx.secrets.pin, asked.childPin),
  }
  await translateViolations(store.insertCredential(ctx.db, credential, ctx.now), {
    student_credentials_username: () => ctx.fault('Conflict', 'childUsername is taken. Choose another.'),
  })
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
async function addGuardian(
  ctx: Ctx,
  { organizationId }: store.Family,
  { student, parentId, name }: { student: { id: string }; parentId: string | null; name: string },
): Promise<string> {
  const of = { organizationId, studentId: student.id, now: ctx.now }
  const id = ctx.newId()
  await store.insertGuardian(ctx.db, { ...of, id, userId: parentId, name })
  // With a key, the organization states that consent was given, and we record the person whom the key acts for.
  const givenBy = ctx.actor.userId
  const basis = ctx.actor.kind === 'user' ? 'guardian' : 'organization'
  const { wording } = consentWording
  await insertConsent(ctx.db, { ...of, id: ctx.newId(), givenBy, basis, wording })
  return id
}

/** A tutor who is already a member here joins the family's team; anyone else is invited. */
async function inviteTutor(ctx: Ctx, { organizationId, teamId }: store.Family, email: string): Promise<void> {
  const joined = await store.joinTeam(ctx.db, { organizationId, teamId, email, now: ctx.now })
  if (joined?.isNew) await notifyOfTutor(ctx, { organizationId, teamId }, { email })
  if (joined) return
  const invitee = { email, role: 'member', teamId, membershipType: 'client' } as const
  if (await inviteUnlessKnown(withNotFound(ctx), organizationId, invitee)) return
  throw ctx.fault(
    'Conflict',
    `tutorInviteEmail: ${email} already has a pending invitation to another family of this organization. Wait until it is accepted, revoke it, or leave the field out.`,
  )
}
