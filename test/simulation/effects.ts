import type { Queries } from '../../server/storage/database.ts'
import { statement } from '../../server/storage/statement.ts'

const effectInsert = statement<never>(
  'simulated_effect_insert',
  'insert into simulated_effects (organization_id, purpose, credits) values ($1, $2, $3)',
)

/** The trace of each piece of work. A second one means it was done twice. */
export async function leaveEffect(db: Queries, organization: string, purpose: string, credits: number) {
  await db.query(effectInsert, [organization, purpose, credits])
}
