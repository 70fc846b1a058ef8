import type { Context } from './context.ts'
import { UsageError } from './failure.ts'

export async function serveMcp(_: Context, __: readonly string[]): Promise<number> {
  throw new UsageError('There is no MCP server yet.')
}
