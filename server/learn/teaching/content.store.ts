import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const inPaper = (condition: string) => `exists (
      select from learn_paper_questions q join learn_papers p on p.id = q.paper_id
      where q.organization_id = $1 and q.student_id = $2 and q.question_id = $4 and p.submitted_at ${condition})`

const questionStanding = statement<{ hidden: boolean; revealed: boolean }>(
  'question_find_standing',
  `select
    exists (select from topic_settings where organization_id = $1 and topic_id = $3 and hidden) as hidden,
    (exists (select from learn_attempts where organization_id = $1 and student_id = $2 and question_id = $4)
      or ${inPaper('is not null')}) and not ${inPaper('is null')} as revealed`,
)

/**
 * Whether the question's topic is hidden, and whether the student may see the answer: they have answered this very
 * question, and it is not in their open paper.
 */
export async function findStanding(
  db: Queries,
  asked: { organizationId: string; studentId: string; topicId: string; questionId: string },
): Promise<{ hidden: boolean; revealed: boolean }> {
  const { organizationId, studentId, topicId, questionId } = asked
  const [standing] = await db.query(questionStanding, [organizationId, studentId, topicId, questionId])
  if (!standing) throw new Error('the standing of the question was not found')
  return standing
}
