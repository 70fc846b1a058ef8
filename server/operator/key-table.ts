import { scopes as allScopes } from '@learn/contract/operation'
import type { ListedKey } from './key-list.store.ts'
import { alignColumns, dayOr } from './table.ts'

/** A table for the operator. The names come last, because wide characters would break the columns after them. */
export function keyTable(
  { data, total }: { data: readonly ListedKey[]; total: number },
  search: string,
): string {
  if (total === 0)
    return search ? `No valid key has "${search}" in its name or id.` : 'There are no valid keys.'
  const table = alignColumns([
    ['id', 'created', 'last used', 'expires', 'role', 'scopes', 'name', 'organization'],
    ...data.map(key => [
      key.id,
      dayOr(key.createdAt, ''),
      dayOr(key.lastUsedAt, 'never'),
      dayOr(key.expiresAt, 'never'),
      key.role,
      key.scopes.length === allScopes.length ? 'all' : `${key.scopes.length} of ${allScopes.length}`,
      key.name,
      `${key.organizationName} (${key.organizationId})`,
    ]),
  ])
  const more = `There are ${(total - data.length).toLocaleString('en')} older keys. To see the next, add: --before ${data.at(-1)?.id}`
  return total > data.length ? `${table}\n\n${more}` : table
}
