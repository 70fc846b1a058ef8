import { operations } from '@learn/contract'
import type { Statement } from '@learn/contract/statements'
import { utcFormat } from '../documents/document-words.ts'

type Movement = Statement['movements'][number]

/** The kinds of ledger entries, in everyday words. */
export const movementWords: Readonly<Record<Movement['kind'], string>> = {
  grant: 'Bought or granted',
  reserve: 'Reserved for work in progress',
  post: 'Spent',
  void: 'Reserved, then released',
  expire: 'Reserved for too long, then released',
  lapse: 'Expired because they were not used in time',
  refund: 'Taken back after a refund',
  refund_failed: 'Returned because a refund failed',
  dispute: 'Taken back after a payment dispute',
  dispute_won: 'Returned after a dispute was settled',
  close: 'Left over when the organization was deleted',
}

const summaries = new Map(operations.map(({ id, summary }) => [id, summary]))

/** An operation's summary, or its id if it is no longer in the contract. */
export const operationWords = (operation: string) => summaries.get(operation) ?? operation

export function percentOf(part: number, whole: number): string {
  if (part === 0) return '0%'
  if (part === whole) return '100%'
  const percent = (part / whole) * 100
  return percent < 0.1 ? 'under 0.1%' : `${percent.toFixed(1)}%`
}

const monthFormat = utcFormat({ month: 'long', year: 'numeric' })
const dayFormat = utcFormat({ day: 'numeric', month: 'long' })

export const monthWords = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`))
export const dayWords = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** The days of a month, oldest first. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  // The day before the first of the next month.
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Whether the statement covers its whole month. That of the current month doesn't. */
export function isComplete({ month, to }: Statement): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.parse(to) >= Date.UTC(year, number, 1)
}
