import { operations } from '@learn/contract'
import { entrances } from '@learn/contract/entrances'
import { openapi } from '@learn/contract/openapi'

/** What follows from the contract alone, by file name under `generated/`. `schema.sql` needs a database: see schema.ts. */
export function contractDocuments(): Record<string, string> {
  return {
    'openapi.json': `${JSON.stringify(openapi(), null, 2)}\n`,
    'operations.txt': operationsText(),
    'entrances.txt': entrancesText(),
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
  return tableText([['operation', 'request', 'effect', 'least role', 'scope', 'own errors'], ...rows])
}

/** What can be asked without a bearer token. */
function entrancesText(): string {
  const rows = Object.entries(entrances).map(([id, { method, path, credential, speaks }]) => [
    id,
    `${method} ${path}`,
    credential,
    speaks,
  ])
  return tableText([['entrance', 'request', 'asks for', 'speaks'], ...rows])
}

function tableText(table: readonly (readonly string[])[]): string {
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
