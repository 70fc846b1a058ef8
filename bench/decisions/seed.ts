import { randomBytes, randomUUID } from 'node:crypto'
import { subjectIds, topics } from '@learn/content'
import type { Random } from '@learn/content/random'
import { emptyProjection, fold, pack } from '@learn/learning/projection'
import type pg from 'pg'
import { hashSecret } from '../../server/identity/secret.ts'
import { model } from '../../server/learn/knowledge/model.ts'
import { firstDay, type HistoryAnswer, historyOf, stepsInSession } from './history.ts'

export interface SeededStudent {
  readonly id: string
  readonly attempts: number
}

/** An organization whose children are in families of two, each with a parent who is a client member. */
export interface SeededOrganization {
  readonly id: string
  readonly students: readonly SeededStudent[]
}

/** Creates the students, but not yet their attempts. */
export async function seedStudents(
  owner: pg.Client,
  organizationId: string,
  attempts: readonly number[],
): Promise<SeededOrganization> {
  const students = attempts.map(count => ({ id: randomUUID(), attempts: count }))
  const ids = students.map(({ id }) => id)
  await owner.query(
    `with child as materialized (
      select id, n, (n + 1) / 2 as family from unnest($1::uuid[]) with ordinality as child (id, n)
    ), family as materialized (
      select family as n, uuidv7() as team, uuidv7() as parent, uuidv7() as membership from child group by family
    ), made_teams as (
      insert into teams (id, organization_id, name, created_at, updated_at)
        select team, $2, 'Family ' || n, now(), now() from family
    ), made_parents as (
      insert into users (id, email, created_at) select parent, parent || '@example.org', now() from family
    ), made_members as (
      insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
        select membership, parent, $2, 'member', 'client', now() from family
    ), joined as (
      insert into team_members (team_id, membership_id, organization_id, created_at)
        select team, membership, $2, now() from family
    ), made_families as (
      insert into families (id, organization_id, team_id, parent_email, created_at)
        select uuidv7(), $2, team, parent || '@example.org', now() from family
    ), made_students as (
      insert into students (id, organization_id, team_id, learner_key, display_name, avatar_id, year_group, target_school,
          exam_family_id, subject_ids, created_at, updated_at)
        select c.id, $2, f.team, 'learner-' || c.id, 'Robin', 'fox', 'Year 5', '', 'gl', $3, $4, $4
        from child c join family f on f.n = c.family
    ), entitled as (
      insert into entitlements (student_id, organization_id, plan, status, starts_at, subject_ids, updated_at)
        select id, $2, 'bench', 'active', $4, $3, $4 from child
    )
    insert into consents (id, organization_id, student_id, given_by_user_id, basis, wording, given_at)
      select uuidv7(), $2, c.id, f.parent, 'guardian', 'Yes.', $4 from child c join family f on f.n = c.family`,
    [ids, organizationId, subjectIds, new Date(firstDay)],
  )
  return { id: organizationId, students }
}

const pupils = 2
/** The share of answers that differ between children who share a simulated pupil. */
const otherwise = 0.05

/** The longest histories. Each child gets the beginning of one. */
export const histories = (longest: number): HistoryAnswer[][] =>
  Array.from({ length: pupils }, (_, seed) => historyOf(seed, longest))

/** One question from each topic: little evidence, spread as widely as possible. */
export const roundOfTopics = (history: readonly HistoryAnswer[]): HistoryAnswer[] =>
  topics.flatMap(({ id }, at) => {
    const first = history.find(({ topicId }) => topicId === id)
    return first ? [{ ...first, at: at * 60_000 }] : []
  })

/**
 * Inserts a child's attempts and sessions, and the projection that these answers give. Triggers are off: decisions are
 * inserted later, and counts are set at the end.
 */
export async function seedAttempts(
  owner: pg.Client,
  { id: organizationId }: SeededOrganization,
  { id, attempts }: SeededStudent,
  history: readonly HistoryAnswer[],
  random: Random,
): Promise<void> {
  const began = firstDay + random.int(0, 300) * 60_000
  const answers = history.slice(0, attempts).map(answer => ({
    ...answer,
    at: began + answer.at,
    right: random.chance(otherwise) ? !answer.right : answer.right,
  }))
  let known = emptyProjection(model)
  for (const answer of answers) known = fold(model, known, answer)
  const column = (values: readonly (string | number | boolean)[]) => `{${values.join(',')}}`
  await owner.query(
    `with session as materialized (
      select uuidv7(to_timestamp($8 / 1000.0) - now() + n * interval '1 day') as id, n
      from generate_series(0, ($9 - 1) / $10::integer) n
    ), sat as (
      insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
          excluded_candidate_ids, decisions, attempts, started_at, ended_at)
        select id, $1, $2, 'practice', $7, array['practice'], '{}', $10, $10, to_timestamp($8 / 1000.0), to_timestamp($8 / 1000.0)
        from session
    ), projected as (
      insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
        values ($2, $1, $11, $9, to_timestamp($12 / 1000.0), $13)
    )
    insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
        difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
      select uuidv7(moment - now()), $1, $2, number, s.id, uuidv7(moment - now()), topic, question, difficulty, 'A', is_right,
        0.5, 0.5, moment, moment
      from unnest($3::text[], $4::text[], $5::double precision[], $6::boolean[], $14::double precision[])
        with ordinality as answered (topic, question, difficulty, is_right, at, number)
      cross join lateral (select to_timestamp(at / 1000.0) as moment) m
      join session s on s.n = (number - 1) / $10`,
    [
      organizationId,
      id,
      column(answers.map(({ topicId }) => topicId)),
      column(answers.map(({ questionId }) => questionId)),
      column(answers.map(({ difficulty }) => difficulty)),
      column(answers.map(({ right }) => right)),
      subjectIds,
      began,
      answers.length,
      stepsInSession,
      known.modelVersion,
      known.asOf,
      Buffer.from(pack(known)),
      column(answers.map(({ at }) => at)),
    ],
  )
}

/** How many of each child's newest decisions get a full record and view. No benchmark reads the others. */
export const whole = 100

/** Inserts the decision behind each attempt, with the record and view of a real one. */
export async function seedDecisions(owner: pg.Client, templateId: string): Promise<void> {
  // Record and view are copied as stored, already compressed.
  await owner.query(
    `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
        question_id, deterministic, seed, record, view, weighed, model_version, content_version, created_at)
      select a.decision_id, a.organization_id, a.student_id, a.session_id, (a.number - 1) % $1, 'practice', 'mastery_policy_v0',
        a.topic_id, a.question_id, false, t.seed, case when is_whole then t.record else '' end,
        case when is_whole then t.view else '' end, t.weighed, t.model_version, t.content_version, a.created_at
      from learn_attempts a join projections p on p.student_id = a.student_id
      cross join learn_decisions t cross join lateral (select a.number > p.attempts - $3 as is_whole) w
      where t.id = $2`,
    [stepsInSession, templateId, whole],
  )
}

/** Drops the indexes that no constraint needs and recreates them afterwards, which is faster, also those of partitions. */
export async function withoutIndexes(
  owner: pg.Client,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = $1
      and not exists (select from pg_constraint where conname = indexname)`,
    [table],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await owner.query(definition.replace(' ON ONLY ', ' ON '))
}

/** Sets the counts that the triggers would have set. */
export async function setCounts(owner: pg.Client): Promise<void> {
  await owner.query(
    `update student_counts c set sessions = s.count, attempts = coalesce(a.count, 0), decisions = coalesce(d.count, 0)
      from (select student_id, count(*) from learn_sessions group by 1) s
      left join (select student_id, count(*) from learn_attempts group by 1) a using (student_id)
      left join (select student_id, count(*) from learn_decisions group by 1) d using (student_id)
      where s.student_id = c.student_id`,
  )
}

export async function tokenOf(owner: pg.Client, principalId: string): Promise<string> {
  const token = `learn_at_${randomBytes(32).toString('base64url')}`
  await owner.query(
    `insert into access_tokens (hash, principal_id, scopes, audience, payload, expires_at)
      values (decode($1, 'hex'), $2, array['learn:read', 'learn:write'], 'api', '{}', now() + interval '1 day')`,
    [hashSecret(token), principalId],
  )
  return token
}
