import type { ListedOrganization } from './operator.store.ts'

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
      createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length),
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

/** Pads every column but the last to its longest cell. */
function alignColumns(lines: readonly string[][]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? []
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
