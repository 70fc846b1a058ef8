import { randomBytes } from 'node:crypto'
import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { studentScopes } from '@learn/contract/student-sign-in'
import { randomId, uuidv7 } from '../../../server/ids.ts'
import type { Person, Tenant, World } from '../world.ts'

type Onboarding = Input<Contract['learn.completeLearnParentChildOnboarding']>

/** The input that onboards a child, with a unique username. */
export const newChild = (parentEmail: string, overrides: Partial<Onboarding> = {}): Onboarding => ({
  parentDisplayName: 'Alex Reed',
  parentEmail,
  childDisplayName: 'Robin',
  childUsername: `robin-${randomBytes(8).toString('hex')}`,
  childPin: '4071',
  yearGroup: 'Year 5',
  targetSchool: null,
  examFamilyId: 'gl',
  subjectIds: ['maths', 'english'],
  avatarId: 'fox',
  ...overrides,
})

export interface Child {
  readonly studentId: string
  readonly learnerKey: string
  readonly organizationId: string
  readonly teamId: string
  readonly username: string
  /** The child's own token. */
  readonly token: string
}

/** Onboards a child with this credential. */
export async function onboard(
  world: World,
  credential: string,
  parentEmail: string,
  overrides: Partial<Onboarding> = {},
): Promise<Child> {
  const child = newChild(parentEmail, overrides)
  const { status, body } = await world.call('learn.completeLearnParentChildOnboarding', credential, child)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { organizationId, teamId, studentId, learnerKey } = body.actor
  const token = await world.token(studentId, { scopes: studentScopes, audience: null })
  return { studentId, learnerKey, organizationId, teamId, username: child.childUsername, token }
}

/** An independent family: a parent, the organization created for them, and a child. */
export async function family(
  world: World,
  overrides: Partial<Onboarding> = {},
): Promise<Child & { parent: Person }> {
  const parent = await world.person()
  return { parent, ...(await onboard(world, parent.token, parent.email, overrides)) }
}

/** A family whose parent has accepted the invitation of an organization and is its client. */
export async function clientFamily(
  world: World,
  tenant: Tenant,
  overrides: Partial<Onboarding> = {},
): Promise<Child & { parent: Person }> {
  const parent = await world.person()
  const child = await onboard(world, tenant.key, parent.email, overrides)
  await acceptInvitation(world, tenant.key, parent)
  return { parent, ...child }
}

/** Accepts the pending invitation to this person, as if they had followed the link in the email. */
export async function acceptInvitation(
  world: World,
  admin: string,
  { email, token }: Pick<Person, 'email' | 'token'>,
): Promise<void> {
  const filter = { 'filter[status]': 'pending', limit: '100' }
  const { body } = await world.call('organizations.listInvitations', admin, filter)
  const invitation = body.data.find(pending => pending.email === email)
  if (!invitation) throw new Error(`${email} has no pending invitation`)
  const accepted = await world.call('organizations.acceptInvitation', token, { token: invitation.token })
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
}

/** Attaches a file to an assignment as the operation would, whether or not the file exists. */
export async function attachFile(world: World, assignmentId: string, mediaItemId: string): Promise<void> {
  await world.owner.query(
    `insert into assignment_files (assignment_id, position, media_item_id, organization_id, student_id, created_at)
      select id, (select count(*) + 1 from assignment_files where assignment_id = $1), $2, organization_id, student_id, created_at
      from assignments where id = $1`,
    [assignmentId, mediaItemId],
  )
}

export interface PractisedSession {
  /** The open session. */
  readonly sessionId: string
  /** The answered decision. */
  readonly decisionId: string
  readonly attemptId: string
  readonly questionId: string
  /** The decision that waits for its answer. */
  readonly openDecisionId: string
  readonly assignmentId: string
  /** A note that is shared with the guardians. */
  readonly noteId: string
  /** The open paper. */
  readonly paperId: string
}

/** Practises a little: an open session with one answer and one open question. */
export async function practiseOnce(world: World, child: Child): Promise<PractisedSession> {
  const { organizationId, studentId, token } = child
  const started = await world.call('learn.createLearnSession', token, {
    studentId,
    sessionType: 'diagnostic',
  })
  const sessionId = started.body.id
  const first = await world.call('learn.createLearnDecision', token, { sessionId })
  const decisionId = first.body.decision.id
  const { body: attempt } = await world.call('learn.createLearnAttempt', token, { decisionId, answer: null })
  const second = await world.call('learn.createLearnDecision', token, { sessionId })
  const assignmentId = uuidv7(new Date())
  await world.owner.query(
    `insert into assignments (id, organization_id, student_id, assigned_by_user_id, action_type, topic_id, wanted, created_at)
    values ($3, $1, $2, gen_random_uuid(), 'practice', 'maths.place-value', 3, now())`,
    [organizationId, studentId, assignmentId],
  )
  await world.owner.query(
    `insert into archived_decisions (organization_id, student_id, first_id, last_id, block) values ($1, $2, $3, $3, '')`,
    [organizationId, studentId, decisionId],
  )
  // A file that has been purged since.
  await attachFile(world, assignmentId, randomId())
  await world.owner.query(
    `insert into lessons_seen (organization_id, student_id, topic_id, seen_at) values ($1, $2, 'maths.place-value', now())`,
    [organizationId, studentId],
  )
  await world.owner.query(
    `insert into open_misconceptions (organization_id, student_id, topic_id, name, made_at)
      values ($1, $2, 'maths.place-value', 'one-place-too-far-right', now())`,
    [organizationId, studentId],
  )
  await world.owner.query(
    `with settings as (insert into learn_settings (organization_id, updated_at) values ($1, now()) on conflict do nothing)
    insert into topic_settings (organization_id, topic_id, hidden, lesson_published, updated_at)
      values ($1, 'maths.algebra', true, true, now()) on conflict do nothing`,
    [organizationId],
  )
  const paper = await world.call('learn.createLearnPaper', token, { studentId, questionCount: 5 })
  // Long enough for any test: when its time is up, a paper is handed in.
  await world.owner.query(`update learn_papers set ends_at = ends_at + interval '1 day' where id = $1`, [
    paper.body.id,
  ])
  const noteId = uuidv7(new Date())
  await world.owner.query(
    `insert into learn_notes (id, organization_id, student_id, written_by_user_id, text, shared_with_guardians, created_at,
        updated_at)
      values ($3, $1, $2, gen_random_uuid(), 'Reads the question twice.', true, now(), now())`,
    [organizationId, studentId, noteId],
  )
  await keepOldProgress(world, child)
  const { id: attemptId, questionId } = attempt
  return {
    sessionId,
    decisionId,
    attemptId,
    questionId,
    openDecisionId: second.body.decision.id,
    assignmentId,
    noteId,
    paperId: paper.body.id,
  }
}

/** As if an earlier version of the server had kept the child's progress. */
async function keepOldProgress(world: World, { organizationId, studentId }: Child): Promise<void> {
  await world.owner.query(
    `with outlook as (
      insert into outlooks (student_id, organization_id, version, attempts, state) values ($2, $1, 'none', 0, '{}')
      on conflict do nothing
    ), week as (
      insert into student_weeks (student_id, organization_id, start, forecast) values ($2, $1, '2020-01-06', '{}')
      on conflict do nothing
    )
    insert into student_days (student_id, organization_id, day, attempts, right_answers, milliseconds)
      values ($2, $1, '2020-01-07', 1, 0, 1000) on conflict do nothing`,
    [organizationId, studentId],
  )
}
