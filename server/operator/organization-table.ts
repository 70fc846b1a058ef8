import type { ListedOrganization } from './operator.store.ts'
import { alignColumns, dayOr } from './table.ts'

/** A table for the operator. The name comes last, because wide characters would break the columns after it. */
export function organizationTable(
  { data, total }: { data: readonly ListedOrganization[]; total: number },
  search: string,
): string {
  if (total === 0)
    return search ? `No organization has "${search}" in its name or id.` : 'There are no organizations yet.'
  const lines = [
    ['id', 'created', 'members', 'seats', 'suspended', 'name'],
    ...data.map(({ id, createdAt, members, seats, suspendedReason, name }) => [
      id,
      dayOr(createdAt, ''),
      String(members),
      seats === null ? 'no limit' : String(seats),
      suspendedReason === null ? 'no' : 'yes',
      name,
    ]),
  ]
  const table = alignColumns(lines)
  return total > data.length
    ? `${table}\n\nThese are the newest ${data.length} of ${total}. Find others with --search <part of a name or id>.`
    : table
}
