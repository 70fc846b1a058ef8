import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const cardsFind = statement<{ studentId: string; displayName: string; username: string }>(
  'sign_in_cards_find',
  `select s.id as "studentId", s.display_name as "displayName", c.username
    from students s join student_credentials c on c.student_id = s.id where s.id = any ($1::uuid[])`,
)

/** Everything on the students' cards except the PINs. */
export async function findCards(db: Queries, studentIds: readonly string[]) {
  return await db.query(cardsFind, [[...studentIds]])
}
