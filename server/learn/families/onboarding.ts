import type * as contract from '@learn/contract/learn/onboarding'
import type { Input, Output } from '@learn/contract/operation'
import type { MutationContext } from '../../context.ts'
import { organizationIdOf } from '../../context.ts'
import { readNewPin } from '../../identity/common-pin.ts'
import { findEmail } from '../../identity/credential.store.ts'
import { normalizeEmail, notAnEmail, readEmail } from '../../identity/email.ts'
import { foldUsername, hashPin } from '../../identity/pin.ts'
import { lacksScope } from '../../identity/scope-words.ts'
import { inviteUnlessKnown } from '../../invitations/invitations.ts'
import { readName } from '../../names.ts'
import { createOrganization } from '../../organizations/organizations.ts'
import { lockOrganization } from '../../storage/organization.store.ts'
import { translateViolations } from '../../storage/rule.ts'
import { day } from '../../times.ts'
import { readExamFamily, readSubjects } from '../knowledge/profile.ts'
import {
  addGuardian,
  addStudent,
  findOrAddFamily,
  inviteParent,
  mostChildren,
  mostChildrenInADay,
  nameOfFamily,
  withNotFound,
} from './adding.ts'
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
  await countUsername(ctx)
  const family = await enterFamily(ctx, asked)
  await refuseTooManyChildren(ctx, family)
  const parentId = await findParent(ctx, family, asked.parentEmail)
  const student = await addStudent(ctx, family, asked)
  await addCredential(ctx, family, student, asked)
  const basis = ctx.actor.kind === 'user' ? 'guardian' : 'organization'
  const linkId = await addGuardian(ctx, family, { student, parentId, name: asked.parentDisplayName, basis })
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
  const isNew = ctx.organizations.length === 0
  const name = nameOfFamily(parentDisplayName)
  const organizationId = isNew ? (await createOrganization(ctx, { name })).id : organizationIdOf(ctx)
  await lockOrganization(ctx.db, organizationId)
  const ownerId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  return await findOrAddFamily(ctx, organizationId, { parentEmail, parentDisplayName, ownerId })
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

async function addCredential(
  ctx: Ctx,
  { organizationId }: store.Family,
  student: { id: string },
  { childUsername: username, childPin }: CheckedInput,
): Promise<void> {
  const credential = {
    studentId: student.id,
    organizationId,
    username,
    folded: foldUsername(username),
    pinHash: await hashPin(ctx.secrets.pin, childPin),
  }
  await translateViolations(store.insertCredential(ctx.db, credential, ctx.now), {
    student_credentials_username: () => ctx.fault('Conflict', 'childUsername is taken. Choose another.'),
  })
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
