import type { Attempt } from '@learn/learning'
import type { Queries } from '../../storage/database.ts'
import { uuidArray } from '../../storage/parameter.ts'
import { statement } from '../../storage/statement.ts'

/** All answers of a child, packed: the topics as text, and 17 bytes for each answer. */
interface Packed {
  readonly studentId: string
  /** How many answers the stored projection covered at the same moment; null if there was no projection. */
  readonly keptAttempts: number | null
  readonly topicIds: string
  readonly answers: Buffer
}

export interface History extends Pick<Packed, 'studentId' | 'keptAttempts'> {
  readonly attempts: Iterable<Attempt>
}

/** In PostgreSQL's binary format: reading rows would cost several times as much as the computation that follows. */
const historiesFind = statement<Packed>(
  'learn_history_find',
  `select asked.id as "studentId", (select attempts from projections where student_id = asked.id) as "keptAttempts",
    string_agg(topic_id, ' ') as "topicIds", string_agg(bytes, '') as answers
  from unnest($1::uuid[]) as asked (id) cross join lateral (
    select topic_id, float8send(difficulty) || timestamptz_send(answered_at) || boolsend(is_right) as bytes
    from learn_attempts where student_id = asked.id order by number offset 0
  ) answered group by asked.id`,
)

/** All answers of these children, in order. Mastery is computed from them alone. */
export async function findHistories(db: Queries, studentIds: readonly string[]): Promise<History[]> {
  const found = await db.query(historiesFind, [uuidArray(studentIds)])
  return found.map(({ topicIds, answers, ...whose }) => ({
    ...whose,
    attempts: attemptsIn(topicIds.split(' '), answers),
  }))
}

const answerBytes = 17
/** PostgreSQL counts microseconds from here. */
const year2000 = Date.UTC(2000, 0, 1)

function* attemptsIn(topicIds: readonly string[], answers: Buffer): Iterable<Attempt> {
  let at = 0
  for (const topicId of topicIds) {
    const microseconds = answers.readInt32BE(at + 8) * 2 ** 32 + answers.readUInt32BE(at + 12)
    yield {
      topicId,
      difficulty: answers.readDoubleBE(at),
      at: year2000 + microseconds / 1000,
      right: answers[at + 16] === 1,
    }
    at += answerBytes
  }
}
