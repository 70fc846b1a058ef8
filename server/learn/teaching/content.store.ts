import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const questionStanding = statement<{ hidden: boolean; attempted: boolean }>(
  'question_find_standing',
  `select
    exists (select from topic_settings where organization_id = $1 and topic_id = $3 and hidden) as hidden,
    exists (select from learn_attempts where organization_id = $1 and student_id = $2 and question_id = $4) as attempted`,
)

/** Whether the question's topic is hidden, and whether the student has answered this very question. */
export async function findStanding(
  db: Queries,
  asked: { organizationId: string; studentId: string; topicId: string; questionId: string },
): Promise<{ hidden: boolean; attempted: boolean }> {
  const { organizationId, studentId, topicId, questionId } = asked
  const [standing] = await db.query(questionStanding, [organizationId, studentId, topicId, questionId])
  if (!standing) throw new Error('the standing of the question was not found')
  return standing
}
