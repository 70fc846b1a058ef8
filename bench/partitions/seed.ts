import type pg from 'pg'
import { historyOf } from '../decisions/history.ts'
import { withoutIndexes } from '../decisions/seed.ts'

/** How many rows each child has in each table. */
const rowsOfAChild = 2_500
/** The newest of each child have a real record. No page reads the others. */
const whole = 100
const inAStatement = 1_000_000

export const childrenFor = (rows: number): number => rows / rowsOfAChild

export interface Seeded {
  readonly rows: number
  readonly organizationId: string
  /** A real decision, whose record the others get. */
  readonly template: string
  /** The rows are spread over this time. */
  readonly from: string
  readonly until: string
}

const idAt = (kind: string) =>
  `(lpad(to_hex(floor(extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7' || substr(h.${kind}, 1, 3) || '8' || substr(h.${kind}, 4, 15))::uuid`

/** The rows of a slice, in the order of time; every child in turn. */
const rowsText = `generate_series($1::bigint, $2::bigint) g (n)
  cross join lateral (select $4::timestamptz + ($5::timestamptz - $4::timestamptz) * (g.n / $3::double precision) as at) t
  cross join lateral (select md5('d' || g.n) as decision, md5('a' || g.n) as attempt, md5('e' || g.n) as event) h
  join child c on c.n = g.n % $6`

/** Lists make the question of each answer again. */
const question = historyOf(0, 1)[0]?.questionId ?? ''

const texts = {
  learn_decisions: `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id,
      target_id, question_id, deterministic, seed, record, view, weighed, model_version, content_version, created_at)
    select ${idAt('decision')}, $7, c.id, c.session, g.n / $6, 'practice', 'mastery_policy_v0', r.target_id, r.question_id, false, r.seed,
      case when g.n / $6 >= ${rowsOfAChild - whole} then r.record else '' end, '', case when g.n / $6 >= ${rowsOfAChild - whole} then r.weighed else '' end,
      r.model_version, r.content_version, t.at
    from ${rowsText} cross join (select * from learn_decisions where id = $8) r`,
  learn_attempts: `insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
      difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
    select ${idAt('attempt')}, $7, c.id, 1 + g.n / $6, c.session, ${idAt('decision')}, r.target_id, '${question}', 0, 'A', true, 0.5, 0.5, t.at, t.at
    from ${rowsText} cross join (select * from learn_decisions where id = $8) r`,
  audit_events: `insert into audit_events (id, organization_id, principal_id, actor_kind, operation, subject_id, request_id, created_at)
    select ${idAt('event')}, $7, c.id, 'student', 'learn.createLearnSession', c.session, 'bench', t.at
    from ${rowsText} cross join (select * from learn_decisions where id = $8) r`,
} as const

/** Fills all three tables through their parents. Triggers are off: they would look up and count row by row. */
export async function seedRows(
  owner: pg.Client,
  { rows, organizationId, template, from, until }: Seeded,
): Promise<void> {
  const children = childrenFor(rows)
  await owner.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
  )
  await owner.query(
    `create temporary table child as select id, gen_random_uuid() as session, row_number() over (order by id) - 1 as n
      from students where organization_id = $1 order by id limit $2`,
    [organizationId, children],
  )
  await owner.query('create index on child (n); analyze child')
  await owner.query(
    `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
        excluded_candidate_ids, decisions, attempts, started_at, ended_at)
      select session, $1, id, 'practice', array['maths'], array['practice'], '{}', $2, $2, $3, $4 from child`,
    [organizationId, rowsOfAChild, from, until],
  )
  for (const [table, text] of Object.entries(texts)) {
    const began = performance.now()
    await withoutIndexes(owner, table, async () => {
      for (let n = 0; n < rows; n += inAStatement)
        await owner.query(text, [
          n,
          Math.min(rows, n + inAStatement) - 1,
          rows,
          from,
          until,
          children,
          organizationId,
          template,
        ])
    })
    console.log(
      `  ${table}: ${rows.toLocaleString('en')} rows in ${Math.round((performance.now() - began) / 1000)} s`,
    )
  }
  await owner.query(
    'update student_counts set sessions = 1, decisions = $1, attempts = $1 where student_id in (select id from child)',
    [rowsOfAChild],
  )
  await owner.query('set session_replication_role = origin')
}
