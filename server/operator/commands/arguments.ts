import { isId } from '@learn/contract/id'
import { isOneLine } from '../../names.ts'
import { UsageError } from '../../operator-error.ts'
import { day } from '../../times.ts'

/** Checks the number of arguments, and that the first is an organization id. */
export function readOrganization(words: string[], count: number, usage: string): string[] {
  const [id = ''] = words
  if (words.length === count && isId(id)) return words
  const problem = words.length === count ? `"${id}" is not the id of an organization.\n` : ''
  throw new UsageError(
    `${problem}Usage: npm run admin -- ${usage}\nTo see the ids: npm run admin -- list-organizations`,
  )
}

/** Trimmed, a single line, and not too long. */
export function readLine(text: string | undefined, most: number): string | undefined {
  const line = text?.trim() ?? ''
  return line !== '' && [...line].length <= most && isOneLine(line) ? line : undefined
}

export function readExpiry(days: string | undefined): Date | null {
  if (days === undefined) return null
  if (!/^[1-9][0-9]{0,3}$/.test(days))
    throw new UsageError('--expires-in-days must be a number from 1 to 9999.')
  return new Date(Date.now() + Number(days) * day)
}

export const nameAndId = ({ id, name }: { id: string; name: string }) => `"${name}" (${id})`

export const pluralize = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
