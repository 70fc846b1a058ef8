import type { Queries } from '../storage/database.ts'
import { uuidArray } from '../storage/parameter.ts'
import { statement } from '../storage/statement.ts'

const organizationMovedTo = statement<{ address: string | null }>(
  'organization_moved_to',
  'select moved_to($1::uuid[]) as address',
)

/** Where one of these organizations is now, if it has moved. */
export async function findNewAddress(
  db: Queries,
  organizations: readonly string[],
): Promise<string | undefined> {
  const [found] = await db.query(organizationMovedTo, [uuidArray(organizations)])
  return found?.address ?? undefined
}
