import type * as contract from '@learn/contract/learn/onboarding'
import type { Input, Output } from '@learn/contract/operation'
import type { MutationContext } from '../../context.ts'
import { organizationIdOf } from '../../context.ts'
import { pluralize } from '../../documents/document-words.ts'
import { Fault } from '../../fault.ts'
import { findEmail } from '../../identity/credential.store.ts'
import { normalizeEmail, notAnEmail, readEmail } from '../../identity/email.ts'
import { foldUsername, hashPin, makeLearnerKey } from '../../identity/pin.ts'
import { lacksScope } from '../../identity/scope-words.ts'
import { inviteUnlessKnown, noSeatFault, refuseTooManyMails } from '../../invitations/invitations.ts'
import { readName } from '../../names.ts'
import { createOrganization } from '../../organizations/organizations.ts'
import { lockOrganization } from '../../storage/organization.store.ts'
import { translateViolations } from '../../storage/rule.ts'
import { StaleAccess } from '../../storage/scope.ts'
import { readExamFamily, readSubjects } from '../knowledge/profile.ts'
import { insertConsent } from './consents.store.ts'
import { familyMail } from './mail.ts'
import { notifyOfChild, notifyOfTutor } from './notices.ts'
import * as store from './onboarding.store.ts'

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'Conflict'>
type OnboardingInput = Input<typeof contract.completeLearnParentChildOnboarding>

/** The version of the text that guardians agree to. A new text gets a new name. */
export const consentWording = 'learning-2026-1'

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

const mostUsernames = 20
/** Enough for a large school on its first day. */
const mostFamiliesInADay = 5_000
const day = 86_400_000

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
  const parentId = await findParent(ctx, asked.parentEmail)
  // Counted by person: another key does not allow more tries.
  const wait = ctx.parts.guesses.countGuess('username', ctx.actor.userId, mostUsernames, ctx.now)
  if (wait !== undefined) throw tooManyUsernamesFault(wait)
  const family = await enterFamily(ctx, parentId, asked)
  const student = await addStudent(ctx, family, asked)
  const links = await addGuardian(ctx, family, { student, parentId, name: asked.parentDisplayName })
  if (asked.tutorInviteEmail) await inviteTutor(ctx, family, asked.tutorInviteEmail)
  ctx.parts.guesses.takeBackGuess('username', ctx.actor.userId)
  ctx.audit(family.organizationId, student.id)
  const { organizationId, teamId } = family
  const place = { organizationId, teamId, studentId: student.id, displayName: asked.parentDisplayName }
  return {
    actor: {
      ...place,
      actorId: parentId,
      learnerKey: student.learnerKey,
      adminGrants: family.own ? [...guardianGrants, ...familyGrants] : guardianGrants,
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
    links,
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
  const childUsername = readName(ctx, 'childUsername', input.childUsername).trim()
  if (!foldUsername(childUsername)) throw ctx.fault('BadRequest', 'childUsername must not be blank.')
  return {
    examFamilyId,
    parentEmail,
    tutorInviteEmail,
    childUsername,
    childPin: input.childPin,
    parentDisplayName: readName(ctx, 'parentDisplayName', input.parentDisplayName),
    childDisplayName: readName(ctx, 'childDisplayName', input.childDisplayName),
    avatarId: readName(ctx, 'avatarId', input.avatarId),
    targetSchool: readName(ctx, 'targetSchool', input.targetSchool ?? ''),
    yearGroup: input.yearGroup,
    subjectIds: readSubjects(input.subjectIds),
  }
}

type CheckedInput = ReturnType<typeof read>

const tooManyUsernamesFault = (retryAfterSeconds: number) =>
  new Fault(
    'TooManyRequests',
    `You have tried too many usernames that are taken. Try again in ${pluralize(retryAfterSeconds, 'second')}.`,
    { retryAfterSeconds },
  )

/** With a user's token the caller is the parent. With a key the parent is the person with this address. */
async function findParent(ctx: Ctx, email: string): Promise<string> {
  if (ctx.actor.kind !== 'user') return await store.findOrMakePerson(ctx.db, email, ctx.newId(), ctx.now)
  if (email === (await findEmail(ctx.db, ctx.actor.userId))) return ctx.actor.userId
  throw ctx.fault(
    'Forbidden',
    'parentEmail is not your address. Sign in with that address, or use an organization’s API key.',
  )
}

/** The family's team, new or from an earlier child, in the organization of the key or in the family's own. */
async function enterFamily(ctx: Ctx, parentId: string, asked: CheckedInput): Promise<store.Family> {
  const own = ctx.actor.kind === 'user'
  const name = `Family of ${[...asked.parentDisplayName].slice(0, 54).join('')}`
  const isNew = ctx.organizations.length === 0
  const organizationId = isNew ? (await createOrganization(ctx, { name })).id : organizationIdOf(ctx)
  await lockOrganization(ctx.db, organizationId)
  const known = await store.findFamily(ctx.db, organizationId, parentId)
  const family = known ?? { organizationId, teamId: ctx.newId(), own }
  if (!known) await addFamily(ctx, { ...family, id: ctx.newId(), name, parentId })
  if (!own) await admitParent(ctx, family, parentId, asked.parentEmail)
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

/** A parent added by an organization sees their own family there, and gets an email. */
async function admitParent(ctx: Ctx, family: store.Family, parentId: string, email: string): Promise<void> {
  const { organizationId, teamId } = family
  const admitted = await translateViolations(
    store.admitClient(ctx.db, {
      organizationId,
      teamId,
      userId: parentId,
      membershipId: ctx.newId(),
      now: ctx.now,
    }),
    {
      seats: () => noSeatFault(ctx),
      most_memberships: () =>
        ctx.fault('Conflict', 'The parent already belongs to 1,000 organizations, which is the maximum.'),
    },
  )
  if (!admitted.isNew) return await notifyOfChild(ctx, family)
  ctx.audit(organizationId, admitted.memberId)
  await refuseTooManyMails(ctx, organizationId, mostFamiliesInADay)
  await ctx.mail(familyMail(ctx.publicUrl, email, admitted.organizationName))
}

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

async function addGuardian(
  ctx: Ctx,
  { organizationId }: store.Family,
  { student, parentId, name }: { student: { id: string }; parentId: string; name: string },
) {
  const of = { organizationId, studentId: student.id, now: ctx.now }
  await store.insertGuardian(ctx.db, { ...of, id: ctx.newId(), userId: parentId, name })
  // With a key, the organization states that consent was given, and we record who created the key.
  const givenBy = ctx.actor.userId
  await insertConsent(ctx.db, { ...of, id: ctx.newId(), givenBy, wording: consentWording })
  return await store.findLinks(ctx.db, organizationId, parentId)
}

/** A tutor who is already a member here joins the family's team; anyone else is invited. */
async function inviteTutor(ctx: Ctx, { organizationId, teamId }: store.Family, email: string): Promise<void> {
  const joined = await store.joinTeam(ctx.db, { organizationId, teamId, email, now: ctx.now })
  if (joined?.isNew) await notifyOfTutor(ctx, { organizationId, teamId }, { email })
  if (joined) return
  // The team was created or found in this transaction, so NotFound can't happen.
  const inviting = ctx as MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>
  const invitee = { email, role: 'member', teamId, membershipType: 'client' } as const
  if (await inviteUnlessKnown(inviting, organizationId, invitee)) return
  throw ctx.fault(
    'Conflict',
    `tutorInviteEmail: ${email} already has a pending invitation to another family of this organization. Wait until it is accepted, revoke it, or leave the field out.`,
  )
}
