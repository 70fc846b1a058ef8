import pg from 'pg'
import { describeMistyped, readConfig } from './config.ts'
import { commands } from './operator/commands/all.ts'
import type { Outcome } from './operator/commands/command.ts'
import { helpOf, helpOfAll } from './operator/commands/help.ts'
import { explain } from './operator/explain.ts'
import { OperatorError, TryLater, UsageError } from './operator-error.ts'
import { ConfigError } from './settings/setting.ts'

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands.find(known => known.name === name)
try {
  if (/^(help|--help|-h)$/.test(name)) console.log(helpOfAll(commands))
  else if (!command) {
    console.error(`Unknown command "${name}".\n\n${helpOfAll(commands)}`)
    process.exitCode = 2
  } else if (args.includes('--help')) console.log(helpOf(command))
  else print(await command.read(args)(readConfig))
} catch (thrown) {
  const error = explain(thrown)
  const foreseen = error instanceof OperatorError || isUsageError(error)
  // PostgreSQL's error details contain row values; its message does not.
  console.error(
    error instanceof Error && (foreseen || error instanceof pg.DatabaseError) ? error.message : error,
  )
  if (foreseen && !(error instanceof ConfigError))
    for (const words of describeMistyped()) console.error(words)
  process.exitCode = isUsageError(error) ? 2 : error instanceof TryLater ? TryLater.exitCode : 1
}

/** After a report, connections that never answered may still be open, and nobody should wait for them. */
function print(outcome: Outcome): void {
  if (typeof outcome === 'string') console.log(outcome)
  else process.stdout.write(`${outcome.report}\n`, () => process.exit(outcome.failed ? 1 : 0))
}

/** Covers our own usage errors and those of parseArgs, whose messages are clear enough to show. */
function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
