import { isOneLine } from '@learn/contract/one-line'
import type { Context } from './context.ts'

export { isOneLine }

/** Control characters, and those that change the direction of text. Line breaks and tabs are allowed. */
const unfit = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Names that look the same are the same. PostgreSQL's own folding depends on how the database was created. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Checks a text of several lines. */
export function readPlainText(ctx: Context<'BadRequest'>, field: string, text: string): string {
  if (text.trim() === '' || unfit.test(text.replaceAll(/[\n\r\t]/g, '')))
    throw ctx.fault('BadRequest', `${field} must be plain text without control characters, and not blank.`)
  return text
}

/** Checks that a name can appear in an email, a page or a log line. */
export function readName(ctx: Context<'BadRequest'>, field: string, name: string): string {
  if (!isOneLine(name))
    throw ctx.fault('BadRequest', `${field} must be a single line without control characters.`)
  return name
}
