import { isOneLine } from '@learn/contract/one-line'
import type { Context } from './context.ts'

export { isOneLine }

/** A name that can stand in a mail, a page or a line of a log. */
export function readName(ctx: Context<'BadRequest'>, field: string, name: string): string {
  if (!isOneLine(name))
    throw ctx.fault('BadRequest', `${field} must be a single line without control characters.`)
  return name
}
