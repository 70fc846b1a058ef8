import { compact, expand } from '../../../server/storage/compact.ts'
import type { World } from '../world.ts'

/** Changes a stored decision directly in the database. */
export async function tamper<Kept extends object>(
  { owner }: Pick<World, 'owner'>,
  decisionId: string,
  column: 'record' | 'view',
  change: (kept: Kept) => object,
): Promise<void> {
  const { rows } = await owner.query(`select ${column} as kept from learn_decisions where id = $1`, [
    decisionId,
  ])
  const changed = compact(change(expand<Kept>(rows[0].kept)))
  await owner.query(`update learn_decisions set ${column} = $2 where id = $1`, [decisionId, changed])
}
