import { unpackRecord, unpackStoredView } from '../../../server/learn/practice/packed-decision.ts'
import { compact } from '../../../server/storage/compact.ts'
import type { World } from '../world.ts'

/** The record and the view of a decision, as stored. */
export async function readStoredDecision({ owner }: Pick<World, 'owner'>, decisionId: string) {
  const { rows } = await owner.query(
    `select record, view, weighed, student_id as "studentId", question_id as "questionId" from learn_decisions where id = $1`,
    [decisionId],
  )
  return { record: unpackRecord(rows[0]), view: unpackStoredView(rows[0]) }
}

/** Changes a stored decision directly in the database, in the earlier form: only that one can contradict itself. */
export async function tamper<Kept extends object>(
  world: Pick<World, 'owner'>,
  decisionId: string,
  column: 'record' | 'view',
  change: (kept: Kept) => object,
): Promise<void> {
  const stored = await readStoredDecision(world, decisionId)
  // Safe: it is plain JSON, of which a test changes what it knows.
  const changed = { ...stored, [column]: change(stored[column] as unknown as Kept) }
  await world.owner.query('update learn_decisions set record = $2, view = $3 where id = $1', [
    decisionId,
    compact(changed.record),
    compact(changed.view),
  ])
}
