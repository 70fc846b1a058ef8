import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { seedStudents, withoutIndexes } from '../../../bench/decisions/seed.ts'
import { seedItems } from '../../../bench/media/seed.ts'

/** Who owns the rows of the large tables. */
export interface LargeDatabase {
  readonly organization: string
  readonly students: readonly string[]
  /** Children without rows in the large tables, who can practise. */
  readonly pupils: readonly string[]
  readonly rows: number
}

const children = 200
const pupils = 4
const perStatement = 500_000
const template = 'maths.place-value@1'

/** The shares of the rows. The other tables have one row for each child, or a few. */
const shares = { audit: 0.3, decisions: 0.25, attempts: 0.25, entries: 0.1, items: 0.1 }

/** Fills the large tables of a database at the baseline with rows that satisfy every constraint. Triggers are off, and no hash is computed. */
export async function seedLargeDatabase(owner: pg.Client, rows: number): Promise<LargeDatabase> {
  const organization = randomUUID()
  await owner.query(`insert into installation (secret_fingerprint, created_at) values ('x', now())`)
  await owner.query(
    `insert into organizations (id, name, created_at, updated_at) values ($1, 'Large', now(), now())`,
    [organization],
  )
  // Their administrator has the same id, and sees all rows.
  await owner.query(`insert into users (id, email, created_at) values ($1, 'admin@example.org', now())`, [
    organization,
  ])
  await owner.query(
    `insert into memberships (id, principal_id, organization_id, role, created_at) values ($1, $1, $1, 'admin', now())`,
    [organization],
  )
  const { students } = await seedStudents(owner, organization, Array(children + pupils).fill(0))
  const all = students.map(({ id }) => id)
  const ids = all.slice(0, children)
  await owner.query(
    `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
        excluded_candidate_ids, started_at) select id, $2, id, 'practice', '{maths}', '{practice}', '{}', now()
      from unnest($1::uuid[]) id`,
    [ids, organization],
  )
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into credit_grants (id, organization_id, kind, priority, credits, created_at) values ($1, $1, 'operator', 0, 1, now())`,
    [organization],
  )
  await fill(owner, 'audit_events', rows * shares.audit, auditText, [organization])
  await fill(owner, 'learn_decisions', rows * shares.decisions, decisionText, [organization, ids])
  await fill(owner, 'learn_attempts', rows * shares.attempts, attemptText, [organization, ids])
  await fill(owner, 'credit_entries', rows * shares.entries, entryText, [organization])
  await owner.query('update organizations set ledger_entries = $2, credits_balance = $2 where id = $1', [
    organization,
    Math.round(rows * shares.entries),
  ])
  await owner.query('set session_replication_role = origin')
  await withoutIndexes(owner, 'media_items', () =>
    seedItems(owner, organization, Math.round(rows * shares.items)),
  )
  await owner.query('vacuum (analyze)')
  await owner.query('checkpoint')
  return { organization, students: ids, pupils: all.slice(children), rows }
}

/** The last two parameters of a text are the first and last number of its rows. */
async function fill(owner: pg.Client, table: string, count: number, text: string, values: unknown[]) {
  await withoutIndexes(owner, table, async () => {
    for (let done = 0; done < count; done += perStatement)
      await owner.query(text, [...values, done + 1, Math.min(done + perStatement, Math.round(count))])
  })
}

/** An id that is known from its number, so that rows can refer to each other. */
const idOf = (prefix: string) => `('${prefix}' || lpad(to_hex(n), 24, '0'))::uuid`

const auditText = `insert into audit_events (id, organization_id, principal_id, actor_kind, operation, subject_id, request_id, created_at)
  select ${idOf('a0000000')}, $1, $1, 'user', 'learn.answerDecision', $1, 'request-' || n,
    timestamptz '2020-01-01Z' + n * interval '1 second' from generate_series($2::int, $3::int) n`

const decisionText = `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id,
    target_id, question_id, attempt_id, deterministic, seed, record, view, weighed, model_version, content_version, created_at)
  select ${idOf('d0000000')}, $1, child, child, n / 200, 'practice', 'mastery_policy_v0', 'maths.place-value', '${template}-' || n,
    ${idOf('e0000000')}, false, n, '\\x01', '\\x01', '\\x01', 'model', 'content', timestamptz '2020-01-01Z' + n * interval '1 second'
  from generate_series($3::int, $4::int) n, lateral (select ($2::uuid[])[1 + n % ${children}] as child) c`

const attemptText = `insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
    difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
  select ${idOf('e0000000')}, $1, child, 1 + n / ${children}, child, ${idOf('d0000000')}, 'maths.place-value', '${template}-' || n, 0, 'A',
    n % 3 > 0, 0.5, 0.5, moment, moment
  from generate_series($3::int, $4::int) n, lateral (select ($2::uuid[])[1 + n % ${children}] as child,
    timestamptz '2020-01-01Z' + n * interval '1 second' as moment) c`

const entryText = `insert into credit_entries (organization_id, number, id, kind, from_account, to_account, credits, grant_id, balance,
    reserved, owed, created_at, hash)
  select $1, n, ${idOf('c0000000')}, 'grant', 'operator', 'available', 1, $1, n, 0, 0,
    timestamptz '2020-01-01Z' + n * interval '1 second', sha256(n::text::bytea) from generate_series($2::int, $3::int) n`
