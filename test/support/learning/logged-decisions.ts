import { randomBytes } from 'node:crypto'
import { decideAmong } from '@learn/learning/policy'
import { packWeighed } from '@learn/learning/replay/weighed'
import { randomId, uuidv7 } from '../../../server/ids.ts'
import { viewOf } from '../../../server/learn/knowledge/view.ts'
import { compact } from '../../../server/storage/compact.ts'
import type { Tenant, World } from '../world.ts'
import { anyLearner } from './learners.ts'

const hour = 3_600_000

/** The time of each child's first decision. One follows every hour. */
export const logBegins = Date.UTC(2026, 0, 5, 9)

const views = Array.from({ length: 8 }, (_, number) => ({
  ...viewOf({ ...anyLearner(number), stale: false, assignment: null }),
  constraints: {
    allowedActionTypes: ['lesson', 'practice', 'test', 'mini-test', 'break'] as const,
    excludedCandidateIds: [],
    contentAvailable: true,
    requirePublishedContent: false,
  },
  session: {
    type: 'practice' as const,
    position: 3,
    minutes: 4,
    wrongInARow: 0,
    recentTopicIds: [],
    latest: [],
    steps: {},
  },
}))

/** Decisions as the product makes them, each answered a day later. */
function decisionsOf(studentId: string, learnerKey: string, count: number, begins: number) {
  return Array.from({ length: count }, (_, place) => {
    const view = views[place % views.length]
    if (!view) throw new Error('no views were generated')
    const id = randomId()
    const seed = Number.parseInt(id.slice(-8), 16)
    const at = begins + place * hour
    const { decision, eligible } = decideAmong(view, seed)
    const record = {
      ...decision,
      questionVersionId: null,
      studentState: {
        studentId,
        learnerKey,
        consecutiveCorrect: 0,
        activeAssignmentId: '',
        masteryByTopic: [],
      },
      constraints: view.constraints,
      projectionFreshness: { asOf: new Date(at).toISOString(), stale: false },
    }
    return {
      id,
      place,
      seed,
      actionType: decision.actionType,
      targetId: decision.targetId,
      record: hex(compact(record)),
      weighed: hex(packWeighed(decision, { view, eligible, at })),
      at: new Date(at).toISOString(),
      answeredAt: new Date(at + 25 * hour).toISOString(),
      isRight: seed % 3 > 0,
    }
  })
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`

/** Adds children with a log of random decisions, directly in the tables. */
export async function logDecisions(
  world: World,
  { organizationId, key }: Tenant,
  {
    children,
    each,
    yearGroup = 'Year 5',
    begins = logBegins,
  }: { children: number; each: number; yearGroup?: string; begins?: number },
): Promise<string[]> {
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Learners' })
  const ids: string[] = []
  for (let child = 0; child < children; child++) {
    const [studentId, sessionId] = [uuidv7(new Date()), randomId()]
    const learnerKey = `lk_${randomBytes(8).toString('hex')}`
    await world.owner.query(
      `insert into students (id, organization_id, team_id, learner_key, display_name, avatar_id, year_group, target_school,
        exam_family_id, subject_ids, created_at, updated_at)
      values ($1, $2, $3, $4, 'Robin', 'fox', $5, '', 'gl', '{maths}', now(), now())`,
      [studentId, organizationId, team.id, learnerKey, yearGroup],
    )
    await world.owner.query(
      `insert into consents (id, organization_id, student_id, given_by_user_id, basis, wording, given_at)
        values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'guardian', 'Yes.', now())`,
      [organizationId, studentId],
    )
    await world.owner.query(
      `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
        excluded_candidate_ids, started_at, ended_at) values ($1, $2, $3, 'practice', '{maths}', '{practice}', '{}', now(), now())`,
      [sessionId, organizationId, studentId],
    )
    const rows = JSON.stringify(decisionsOf(studentId, learnerKey, each, begins))
    await world.owner.query(
      `with log as (
        select * from jsonb_to_recordset($4) as row (id uuid, place integer, seed bigint, "actionType" text, "targetId" text,
          record bytea, weighed bytea, at timestamptz, "answeredAt" timestamptz, "isRight" boolean)
      ), decided as (
        insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id,
          target_id, deterministic, seed, record, view, weighed, model_version, content_version, created_at)
        select id, $1, $2, $3, place, "actionType", 'mastery_policy_v0', "targetId", false, seed, record, '', weighed, 'm', 'c', at
        from log returning id
      )
      insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
        difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
      select gen_random_uuid(), $1, $2, place + 1, $3, log.id, "targetId", 'q', 0, 'A', "isRight", 0.5, 0.6, "answeredAt", now()
      from log join decided on decided.id = log.id`,
      [organizationId, studentId, sessionId, rows],
    )
    ids.push(studentId)
  }
  return ids
}

/** Adds breaks because a child was tired, one second apart. */
export async function insertBreaks(
  { owner }: Pick<World, 'owner'>,
  studentId: string,
  times: number,
): Promise<void> {
  await owner.query(
    `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      deterministic, rule, seed, record, view, model_version, content_version, created_at)
    select gen_random_uuid(), organization_id, student_id, session_id, last + n, 'break', 'mastery_policy_v0', 'rest', true,
      'fatigue_guardrail', n, '', '', 'm', 'c', created_at + (last + n) * interval '1 second'
    from learn_decisions cross join generate_series(1, $2::int) n
    cross join (select max(position) as last from learn_decisions where student_id = $1) kept
    where student_id = $1 and position = 0`,
    [studentId, times],
  )
}
