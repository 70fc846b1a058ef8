import type { Context } from './context.ts'

/** Control characters, line ends, and what turns the direction of writing: a name with these can lie about the rest of a line. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const isOneLine = (text: string) => !unfit.test(text)

/** A name that can stand in a mail, a page or a line of a log. */
export function readName(ctx: Context<'BadRequest'>, field: string, name: string): string {
  if (!isOneLine(name))
    throw ctx.fault('BadRequest', `${field} must be one line, without control characters.`)
  return name
}
