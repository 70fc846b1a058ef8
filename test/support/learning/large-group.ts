import { topics } from '@learn/content'
import { packMarks } from '@learn/learning/marks'
import { pack, rebuild } from '@learn/learning/projection'
import { model } from '../../../server/learn/knowledge/model.ts'
import type { World } from '../world.ts'
import type { Child } from './family.ts'
import { answers } from './standings.ts'

/** Every child has answered in all topics but some, in one of these ways. */
const ways = ['++++++++++++', '+++-++-+++-+', '-+-+--+-++-+', '--+-----+---', '++++++++----', '+-++'] as const

/** As if many children of this child's family had practised every topic. */
export async function storeSiblings(
  world: World,
  { studentId }: Pick<Child, 'studentId'>,
  count: number,
): Promise<void> {
  const standings = ways.map((_, way) =>
    rebuild(
      model,
      topics.flatMap(({ id }, n) =>
        n % 7 === way ? [] : answers(id, ways[(n + way) % ways.length] ?? '', 30),
      ),
    ),
  )
  await world.owner.query(
    `with made as materialized (
      select uuidv7() as id, n, s.organization_id, s.team_id, s.avatar_id, s.year_group, s.exam_family_id, s.subject_ids
      from students s, generate_series(1, $2::integer) n where s.id = $1
    ), students_made as (
      insert into students (id, organization_id, team_id, learner_key, display_name, avatar_id, year_group, target_school,
          exam_family_id, subject_ids, created_at, updated_at)
        select id, organization_id, team_id, 'lk_' || id, 'Child ' || lpad(n::text, 3, '0'), avatar_id, year_group, '',
          exam_family_id, subject_ids, now(), now() from made
    ), credentials_made as (
      insert into student_credentials (student_id, organization_id, username, username_folded, pin_hash, updated_at)
        select id, organization_id, 'child-' || id, 'child-' || id, 'none', now() from made
    ), consents_made as (
      insert into consents (id, organization_id, student_id, given_by_user_id, basis, wording, given_at)
        select uuidv7(), m.organization_id, m.id, c.given_by_user_id, c.basis, c.wording, now()
        from made m, consents c where c.student_id = $1
    ), projected as (
      insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
        select id, organization_id, $3, ($4::integer[])[way], $5, ($6::bytea[])[way]
        from made, lateral (select 1 + n % cardinality($4::integer[]) as way) w
    )
    insert into topic_marks (student_id, organization_id, model_version, attempts, marks, week, answers, right_answers,
        answers_before)
      select id, organization_id, $3, ($4::integer[])[way], ($7::bytea[])[way],
        date_trunc('week', now() at time zone 'UTC')::date, n, n, n
      from made, lateral (select 1 + n % cardinality($4::integer[]) as way) w`,
    [
      studentId,
      count,
      model.version,
      standings.map(({ attempts }) => attempts),
      new Date(standings[0]?.asOf ?? 0),
      standings.map(one => Buffer.from(pack(one))),
      standings.map(one => Buffer.from(packMarks(model, one))),
    ],
  )
}
