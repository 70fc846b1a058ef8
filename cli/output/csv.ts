import type { Row } from './selection.ts'

/** Text that a spreadsheet would run as a formula. Some also accept the full-width characters. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A line as in RFC 4180, but ending in a single newline like all other output. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\n`

export const csvRow = (row: Row, columns: readonly string[]): string =>
  csvLine(columns.map(column => row[column]))

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const raw = typeof value === 'string' ? value : JSON.stringify(value)
  const text = formula.test(raw) ? `'${raw}` : raw
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
