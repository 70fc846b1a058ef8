import type { Context } from './context.ts'
import { exitCodes } from './failure.ts'
import { ownCommands } from './own-commands.ts'

/** Says what there is, or what the named command does and takes. */
export async function showHelp({ terminal }: Context, _: readonly string[]): Promise<number> {
  for (const [name, { summary }] of Object.entries(ownCommands))
    await terminal.write(`learn ${name}  ${summary}\n`)
  return exitCodes.ok
}
