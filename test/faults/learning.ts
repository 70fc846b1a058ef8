import { pack, rebuild } from '@learn/learning/projection'
import type pg from 'pg'
import { model } from '../../server/learn/knowledge/model.ts'
import { wholeState } from '../../server/learn/knowledge/stored-projection.ts'

/** Each query finds rows that break a rule. At any time, all must be empty. */
const rules: Record<string, string> = {
  'a session’s decision count is wrong': `
    select s.id from learn_sessions s
    where s.decisions <> (select count(*) from learn_decisions d where d.session_id = s.id)`,
  'a session’s answer counts are wrong': `
    select s.id from learn_sessions s where (s.attempts, s.right_answers) <>
      (select count(*)::int, count(*) filter (where is_right)::int from learn_attempts a where a.session_id = s.id)`,
  'a decision and its answer differ': `
    select a.id from learn_attempts a left join learn_decisions d on d.id = a.decision_id
    where (d.student_id, d.session_id, d.question_id) is distinct from (a.student_id, a.session_id, a.question_id)`,
  'an open decision has an answer, or an unanswered one is not open': `
    select s.id from learn_sessions s join learn_decisions d on d.session_id = s.id
      left join learn_attempts a on a.decision_id = d.id
    where d.question_id is not null and (a.id is null) <> (s.open_decision_id is not distinct from d.id)`,
  'a student’s stored counts are wrong': `
    select c.student_id from student_counts c
    where c.sessions <> (select count(*) from learn_sessions s where s.student_id = c.student_id)
      or c.decisions <> (select count(*) from learn_decisions d where d.student_id = c.student_id)
      or c.attempts <> (select count(*) from learn_attempts a where a.student_id = c.student_id)`,
  'a child’s answer numbers have gaps': `
    select student_id from learn_attempts group by student_id having max(number) <> count(*)`,
  'a projection lacks an answer': `
    select c.student_id from student_counts c left join projections p on p.student_id = c.student_id
    where c.attempts <> coalesce(p.attempts, 0)`,
  'a decision or an answer has an audit event, although its row is the record': `
    select subject_id from audit_events where operation in ('learn.createLearnDecision', 'learn.createLearnAttempt')`,
}

/** Everything that is wrong with what children have learnt. */
export async function learningViolations(
  owner: pg.Pool | pg.Client,
  studentIds: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const [rule, text] of Object.entries(rules)) {
    const { rows } = await owner.query(text)
    if (rows.length > 0) found.push(`${rule}: ${JSON.stringify(rows[0])}`)
  }
  for (const studentId of studentIds) {
    const { rows } = await owner.query(
      `select p.state, p.changes, array(select json_build_object('topicId', topic_id, 'difficulty', difficulty, 'right', is_right,
          'at', extract(epoch from answered_at) * 1000) from learn_attempts a where a.student_id = p.student_id order by number) as attempts
        from projections p where student_id = $1`,
      [studentId],
    )
    const known = rows[0]
    if (known && Buffer.compare(wholeState(known), pack(rebuild(model, known.attempts))) !== 0)
      found.push(`the projection of ${studentId} does not follow from their answers`)
  }
  return found
}
