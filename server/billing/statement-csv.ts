import type { Statement } from '@learn/contract/statements'

const header = [
  'month',
  'organization_id',
  'organization_name',
  'section',
  'day',
  'kind_or_operation',
  'calls_or_entries',
  'credits',
]

/**
 * A statement as CSV (RFC 4180). The opening and the movements add up to the closing. Usage is the detail of the movement
 * `post` and must not be added to them.
 */
export function statementCsv(statement: Statement): string {
  const { month, organizationId, organizationName, movements, usage } = statement
  const row = (section: string, day: string, what: string, count: number | '', credits: number) =>
    line([month, organizationId, organizationName, section, day, what, count, credits])
  return [
    line(header),
    row('opening', firstDay(statement), '', '', statement.openingCredits),
    ...movements.map(({ kind, entries, credits }) => row('movement', '', kind, entries, credits)),
    ...usage.map(({ day, operation, calls, credits }) => row('usage', day, operation, calls, credits)),
    row('closing', lastDay(statement), '', '', statement.closingCredits),
  ].join('')
}

const firstDay = ({ from }: Statement) => from.slice(0, 10)
/** `to` is exclusive. */
const lastDay = ({ to }: Statement) => new Date(Date.parse(to) - 1).toISOString().slice(0, 10)

const line = (cells: readonly (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

/** The start of what a spreadsheet takes for a formula. Some accept full-width characters too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
