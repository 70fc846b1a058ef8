import { operations } from '@learn/contract'
import { openapi } from '@learn/contract/openapi'

/** What follows from the contract alone, by file name under `generated/`. `schema.sql` needs a database: see schema.ts. */
export function contractDocuments(): Record<string, string> {
  return {
    'openapi.json': `${JSON.stringify(openapi(), null, 2)}\n`,
    'operations.txt': operationsText(),
  }
}

/** One line for each operation: what a reviewer wants to see when the contract changes. */
function operationsText(): string {
  const rows = operations.map(({ id, method, path, effect, role, scope, errors }) => [
    id,
    `${method} ${path}`,
    effect,
    role,
    scope,
    errors.join(' '),
  ])
  const table = [['operation', 'request', 'effect', 'least role', 'scope', 'own errors'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? []
  return table
    .map(
      row =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
