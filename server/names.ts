import { isOneLine } from '@learn/contract/one-line'
import type { Context } from './context.ts'

export { isOneLine }

/** Checks that a name can appear in an email, a page or a log line. */
export function readName(ctx: Context<'BadRequest'>, field: string, name: string): string {
  if (!isOneLine(name))
    throw ctx.fault('BadRequest', `${field} must be a single line without control characters.`)
  return name
}
