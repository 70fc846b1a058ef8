import { randomId, uuidv7 } from '../../../server/ids.ts'
import { compact } from '../../../server/storage/compact.ts'
import type { World } from '../world.ts'
import type { Child } from './family.ts'
import { replayOf } from './replays.ts'

/** Adds a child's answers in sessions of fifty, directly in the tables. */
export async function answerMany(world: World, child: Child, count: number): Promise<void> {
  const of = [child.organizationId, child.studentId]
  const bulk = 'x'.repeat(500)
  await world.owner.query(
    `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
      excluded_candidate_ids, decisions, attempts, right_answers, started_at, ended_at)
    select md5($2 || 's' || n)::uuid, $1, $2::uuid, 'practice', '{maths}', '{practice}', '{}', 50, 50, 25,
      timestamptz '2025-01-01' + n * interval '1 hour', timestamptz '2025-01-01' + n * interval '1 hour 1 second'
    from generate_series(0, ($3::int - 1) / 50) n`,
    [...of, count],
  )
  await world.owner.query(
    `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      question_id, deterministic, seed, record, view, weighed, model_version, content_version, created_at)
    select md5($2 || 'd' || n)::uuid, $1, $2::uuid, md5($2 || 's' || (n - 1) / 50)::uuid, (n - 1) % 50, 'practice',
      'mastery_policy_v0', 'maths.place-value', 'maths.place-value.digit-worth@1:3:' || n, false, n,
      $4, $4, '', 'mastery-1', '2026.1', timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, $3::int) n`,
    [...of, count, compact({ selectedCandidateId: 'practice:maths.place-value', text: bulk })],
  )
  await world.owner.query(
    `insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
      difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
    select md5($2 || 'a' || n)::uuid, $1, $2::uuid, n, md5($2 || 's' || (n - 1) / 50)::uuid, md5($2 || 'd' || n)::uuid,
      'maths.place-value', 'maths.place-value.digit-worth@1:3:' || n, 0, 'A', n % 2 = 0, 0.5, 0.6,
      timestamptz '2025-01-01' + n * interval '1 minute', timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, $3::int) n`,
    [...of, count],
  )
  await world.owner.query(
    `insert into audit_events (id, organization_id, principal_id, actor_kind, user_id, operation, subject_id, request_id, created_at)
    select md5($2 || 'e' || n)::uuid, $1, $2::uuid, 'student', $2::uuid, 'learn.createLearnAttempt', md5($2 || 'a' || n)::uuid,
      'test', timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, $3::int) n`,
    [...of, count],
  )
  await world.owner.query('analyze learn_decisions, learn_attempts, audit_events')
}

/** Adds a child's records other than practice: failed sign-ins, a token, a replay, audit events and a stored answer. */
export async function insertTraces(world: World, child: Child, usernameHash: Buffer): Promise<void> {
  await world.owner.query(
    `insert into student_sign_in_tries (username_hash, network, tries, updated_at)
      values ($1, '*', 3, now()), ($1, '192.0.2.0/24', 3, now())`,
    [usernameHash],
  )
  await world.token(child.studentId, { scopes: ['learn:read'] })
  const { organizationId, studentId } = child
  await replayOf(world, { organizationId, userId: randomId() }, child)
  await world.owner.query(
    `with made as (
      insert into teams (id, organization_id, name, created_at, updated_at) values ($3, $1, 'Tuesday group', now(), now())
      returning id
    )
    insert into team_students (team_id, student_id, organization_id, created_at) select id, $2, $1, now() from made`,
    [organizationId, studentId, uuidv7(new Date())],
  )
  await world.owner.query(
    `insert into audit_events (id, organization_id, principal_id, actor_kind, user_id, operation, subject_id, address,
      request_id, created_at)
    values ($3, $1, $2, 'student', $2, 'auth.studentSignIn', $2, '192.0.2.7', 'test', now()),
      ($4, null, $2, 'student', $2, 'auth.studentSignOut', $2, '192.0.2.7', 'test', now())`,
    [organizationId, studentId, uuidv7(new Date()), uuidv7(new Date())],
  )
  await world.owner.query(
    `insert into audit_events (id, organization_id, actor_kind, operation, subject_id, request_id, created_at)
      select gen_random_uuid(), $1, 'operator', 'test', id, 'test', now() from (
        select id from learn_sessions where student_id = $2
        union all select id from learn_decisions where student_id = $2
        union all select id from learn_attempts where student_id = $2
        union all select id from assignments where student_id = $2
        union all select id from guardians where student_id = $2
        union all select id from consents where student_id = $2
      ) things`,
    [organizationId, studentId],
  )
  await world.owner.query(
    `insert into idempotent_answers (principal_id, operation, key, fingerprint, answer, expires_at)
      values ($1, 'learn.createLearnSession', 'k', '\\x00', '\\x00', now() + interval '1 day')`,
    [studentId],
  )
}
