import { randomBytes } from 'node:crypto'
import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { uuidv7 } from '../server/ids.ts'
import type { Person, Tenant, World } from './world.ts'

type Onboarding = Input<Contract['learn.completeLearnParentChildOnboarding']>

export const studentScopes = ['learn:read', 'learn:write']

/** A child to be onboarded, with a username that nobody else has. */
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
  /** What the child itself calls with. */
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
  const token = await world.token(studentId, { scopes: studentScopes })
  return { studentId, learnerKey, organizationId, teamId, username: child.childUsername, token }
}

/** A family on its own: a parent, the organization that was made for them, and a child. */
export async function family(
  world: World,
  overrides: Partial<Onboarding> = {},
): Promise<Child & { parent: Person }> {
  const parent = await world.person()
  return { parent, ...(await onboard(world, parent.token, parent.email, overrides)) }
}

/** A family whom an organization looks after: the parent is its client. */
export async function clientFamily(
  world: World,
  tenant: Tenant,
  overrides: Partial<Onboarding> = {},
): Promise<Child & { parent: Person }> {
  const parent = await world.person()
  return { parent, ...(await onboard(world, tenant.key, parent.email, overrides)) }
}

export interface Practised {
  readonly sessionId: string
  /** Answered. */
  readonly decisionId: string
  readonly attemptId: string
  readonly assignmentId: string
}

const questionId = 'maths.place-value.digit-worth@1:3:7'

/** What a child who has practised a little leaves behind, written straight into the tables: an open session with one answer. */
export async function practised(world: World, child: Child): Promise<Practised> {
  const { organizationId, studentId, learnerKey } = child
  const [sessionId, decisionId, attemptId, assignmentId] = [1, 2, 3, 4].map(() => uuidv7(new Date())) as [
    string,
    string,
    string,
    string,
  ]
  const of = [organizationId, studentId]
  await world.owner.query(
    `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
      excluded_candidate_ids, decisions, attempts, right_answers, started_at)
    values ($3, $1, $2, 'practice', '{maths}', '{practice,break}', '{}', 1, 1, 1, now())`,
    [...of, sessionId],
  )
  const candidate = {
    candidateId: 'practice:maths.place-value',
    targetId: 'maths.place-value',
    label: 'Practice: Place value',
    eligible: true,
    reasonCodes: ['not_enough_evidence'],
  }
  const { candidateId, reasonCodes } = candidate
  const record = {
    algorithmVersion: '1',
    propensity: 1,
    selectedCandidateId: candidateId,
    candidates: [candidate],
    candidateScores: [
      {
        candidateId,
        score: 1,
        reasonCodes,
        scoreBreakdown: [{ component: 'exam', value: 1 }],
        propensity: 1,
      },
    ],
    reasonCodes,
    studentState: {
      studentId,
      learnerKey,
      consecutiveCorrect: 0,
      activeAssignmentId: '',
      masteryByTopic: [],
    },
    constraints: {
      allowedActionTypes: ['practice', 'break'],
      excludedCandidateIds: [],
      contentAvailable: true,
      requirePublishedContent: true,
    },
    projectionFreshness: { asOf: new Date().toISOString(), stale: false },
    questionVersionId: 'maths.place-value.digit-worth@1',
    draw: 0.5,
  }
  await world.owner.query(
    `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      question_id, attempt_id, deterministic, seed, record, view, model_version, content_version, created_at)
    values ($3, $1, $2, $4, 0, 'practice', 'mastery_policy_v0', 'maths.place-value', $5, $6, false, 7, $7, '{}', 'mastery-1',
      '2026.1', now())`,
    [...of, decisionId, sessionId, questionId, attemptId, JSON.stringify(record)],
  )
  await world.owner.query(
    `insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
      difficulty, answer, is_right, milliseconds, score_before, score_after, answered_at, created_at)
    values ($3, $1, $2, 1, $4, $5, 'maths.place-value', $6, 0, 'A', true, 20000, 0.5, 0.6, now(), now())`,
    [...of, attemptId, sessionId, decisionId, questionId],
  )
  await world.owner.query(
    `insert into assignments (id, organization_id, student_id, assigned_by_user_id, action_type, topic_id, wanted, created_at)
    values ($3, $1, $2, gen_random_uuid(), 'practice', 'maths.place-value', 3, now())`,
    [...of, assignmentId],
  )
  const state = Buffer.from('00', 'hex')
  await world.owner.query(
    `insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
    values ($2, $1, 'none', 0, now(), $3)`,
    [...of, state],
  )
  await world.owner.query(
    `insert into lessons_seen (organization_id, student_id, topic_id, seen_at) values ($1, $2, 'maths.place-value', now())`,
    of,
  )
  await world.owner.query(
    `with settings as (insert into learn_settings (organization_id, updated_at) values ($1, now()) on conflict do nothing)
    insert into topic_settings (organization_id, topic_id, hidden, lesson_published, updated_at)
      values ($1, 'maths.algebra', true, true, now()) on conflict do nothing`,
    [organizationId],
  )
  return { sessionId, decisionId, attemptId, assignmentId }
}
