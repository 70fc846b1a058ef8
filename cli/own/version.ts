import type { Context } from '../context.ts'
import { exitCodes } from '../failure.ts'
import own from '../package.json' with { type: 'json' }

export async function printVersion({ terminal, flags }: Context): Promise<number> {
  await terminal.write(
    flags.json ? `${JSON.stringify({ version: own.version })}\n` : `learn ${own.version}\n`,
  )
  return exitCodes.ok
}
