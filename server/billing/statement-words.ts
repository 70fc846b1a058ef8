import { operations } from '@learn/contract'
import type { Statement } from '@learn/contract/statements'
import { inUtc } from '../documents/document-words.ts'

type Movement = Statement['movements'][number]

/** The kinds of ledger entries, for those who have never heard of a ledger. */
export const movementWords: Readonly<Record<Movement['kind'], string>> = {
  grant: 'Bought or granted',
  reserve: 'Set aside for work under way',
  post: 'Spent',
  void: 'Set aside and not needed',
  expire: 'Set aside for too long, and given back',
  lapse: 'Lapsed, because not used in time',
  refund: 'Taken back after a refund',
  refund_failed: 'Given back, because a refund failed',
  dispute: 'Taken back after a payment was disputed',
  dispute_won: 'Given back after a dispute was settled',
  close: 'Left over when the organization was deleted',
}

const summaries = new Map(operations.map(({ id, summary }) => [id, summary]))

/** What an operation does. One that is no longer in the contract has its id only. */
export const operationWords = (operation: string) => summaries.get(operation) ?? operation

export function share(part: number, whole: number): string {
  if (part === 0) return '0%'
  if (part === whole) return '100%'
  const percent = (part / whole) * 100
  return percent < 0.1 ? 'under 0.1%' : `${percent.toFixed(1)}%`
}

const monthFormat = inUtc({ month: 'long', year: 'numeric' })
const dayFormat = inUtc({ day: 'numeric', month: 'long' })

export const monthWords = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`))
export const dayWords = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** The days of a month, oldest first. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  // The day before the first of the next month.
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Whether the statement goes to the end of its month: that of a running month does not. */
export function isComplete({ month, to }: Statement): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.parse(to) >= Date.UTC(year, number, 1)
}
