import type { Row } from './selection.ts'

/** What a spreadsheet would take for a formula; the wide forms count as the narrow ones in some. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** One line of RFC 4180, but for its end, which is that of every other program here. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\n`

export const csvRow = (row: Row, columns: readonly string[]): string =>
  csvLine(columns.map(column => row[column]))

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  const text = formula.test(said) ? `'${said}` : said
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
