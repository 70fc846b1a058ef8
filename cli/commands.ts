import type { Context } from './context.ts'
import { UsageError } from './failure.ts'

/** Runs the operation that the arguments name. */
export async function runCommand(_: Context, args: readonly string[]): Promise<number> {
  throw new UsageError(`There is no command "${args.join(' ')}".`)
}
