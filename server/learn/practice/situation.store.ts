import type { ExamFamilyId } from '@learn/content'
import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type { YearGroup } from '@learn/contract/learn/values'
import type { ActionType, SessionType } from '@learn/contract/learn/words'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { type ConsentStanding, consentStanding } from '../families/consents.store.ts'

/** Everything a decision is made from, as the database has it. */
export interface Situation {
  readonly sessionType: SessionType
  readonly subjectIds: string[]
  readonly allowedActionTypes: ActionType[]
  readonly excludedCandidateIds: string[]
  readonly position: number
  readonly wrongInARow: number
  readonly startedAt: string
  readonly endedAt: string | null
  readonly openDecisionId: string | null
  readonly studentId: string
  readonly learnerKey: string
  readonly examFamilyId: ExamFamilyId
  readonly studentCreatedAt: string
  readonly consent: ConsentStanding | null
  readonly plan: string
  readonly status: LearnEntitlement['status']
  readonly startsAt: string
  readonly endsAt: string | null
  /** The number of answers. The projection is stale if it lacks one. */
  readonly attempts: number
  readonly projectionVersion: string | null
  readonly projectedAttempts: number | null
  readonly asOf: string | null
  readonly state: Buffer | null
  readonly changes: Buffer | null
  readonly requirePublishedContent: boolean
  readonly newPolicyPercent: number
  readonly hiddenTopicIds: string[]
  readonly withheldTopicIds: string[]
  readonly lessonsSeen: string[]
  /** Those seen in the last seven days, or so near in the future that a clock was set back a little. */
  readonly lessonsThisWeek: string[]
  /** The latest known mistakes: the ids of topic and template, and the mistake's name, with spaces in between. */
  readonly openMistakes: string[]
  readonly yearGroup: YearGroup
  /** Whether the student has open assignments. */
  readonly hasAssignments: boolean
  readonly lastDecidedAt: string | null
  /** For the steps of this session, newest first. */
  readonly targetIds: string[]
  readonly questionIds: (string | null)[]
  readonly actionTypes: ActionType[]
  /** Null for a step without an answer. */
  readonly answersRight: (boolean | null)[]
}

const situationFind = statement<Situation>(
  'learn_decision_find_situation',
  `select s.session_type as "sessionType", s.subject_ids as "subjectIds", s.allowed_action_types as "allowedActionTypes",
    s.excluded_candidate_ids as "excludedCandidateIds", s.decisions as position, s.wrong_in_a_row as "wrongInARow",
    s.started_at as "startedAt", s.ended_at as "endedAt", s.open_decision_id as "openDecisionId",
    s.student_id as "studentId", c.learner_key as "learnerKey", c.exam_family_id as "examFamilyId",
    c.created_at as "studentCreatedAt", c.year_group as "yearGroup",
    ${consentStanding('s.student_id', 'c.erasure_at')} as consent,
    e.plan, e.status, e.starts_at as "startsAt", e.ends_at as "endsAt", n.attempts,
    p.model_version as "projectionVersion", p.attempts as "projectedAttempts", p.as_of as "asOf", p.state, p.changes,
    coalesce(t.require_published_content, true) as "requirePublishedContent",
    coalesce(t.new_policy_percent, 100) as "newPolicyPercent",
    chosen."hiddenTopicIds", chosen."withheldTopicIds", l."lessonsSeen", l."lessonsThisWeek",
    array(select topic_id || ' ' || coalesce(template_id, '') || ' ' || name from open_misconceptions where student_id = s.student_id
      order by made_at desc limit 60) as "openMistakes",
    exists (select from assignments where student_id = s.student_id and status = 'open') as "hasAssignments",
    w."lastDecidedAt", w."targetIds", w."questionIds", w."actionTypes", w."answersRight"
  from learn_sessions s
  join students c on c.id = s.student_id
  join entitlements e on e.student_id = s.student_id
  join student_counts n on n.student_id = s.student_id
  left join projections p on p.student_id = s.student_id
  left join learn_settings t on t.organization_id = s.organization_id
  cross join lateral (
    select coalesce(array_agg(topic_id) filter (where hidden), '{}') as "hiddenTopicIds",
      coalesce(array_agg(topic_id) filter (where not lesson_published), '{}') as "withheldTopicIds"
    from topic_settings where organization_id = s.organization_id
  ) chosen
  cross join lateral (
    select coalesce(array_agg(topic_id), '{}') as "lessonsSeen",
      coalesce(array_agg(topic_id) filter (where seen_at > $2::timestamptz - interval '7 days'
        and seen_at < $2::timestamptz + interval '7 days'), '{}') as "lessonsThisWeek"
    from lessons_seen where student_id = s.student_id
  ) l
  cross join lateral (
    select max(created_at) as "lastDecidedAt", coalesce(array_agg(target_id), '{}') as "targetIds",
      coalesce(array_agg(question_id), '{}') as "questionIds", coalesce(array_agg(action_type), '{}') as "actionTypes",
      coalesce(array_agg(is_right), '{}') as "answersRight"
    from (
      select d.created_at, d.target_id, d.question_id, d.action_type, a.is_right
      from learn_decisions d
      left join lateral (select is_right from learn_attempts where decision_id = d.id offset 0) a on true
      where d.session_id = s.id order by d.position desc
    ) steps
  ) w
  where s.id = $1`,
)

export async function findSituation(
  db: Queries,
  sessionId: string,
  now: Date,
): Promise<Situation | undefined> {
  const [found] = await db.query(situationFind, [sessionId, now])
  return found
}
