import type { Operation } from '@learn/contract/operation'
import { type Config, readConfig } from './config.ts'
import { type Context, mayUseVariable, type Session } from './context.ts'
import { reportFailure, UsageError } from './failure.ts'
import { type GlobalFlags, parseGlobalFlags } from './flags/global-flags.ts'
import type { OwnCommand } from './own/command.ts'
import { ownNameIn, readGiven } from './own/command.ts'
import { ownCommands } from './own-commands.ts'
import { replaceControls } from './terminal/printable.ts'
import type { Terminal } from './terminal/terminal.ts'

export interface RunOptions {
  /** Used in place of the contract's. */
  readonly operations?: readonly Operation[]
  readonly config?: Config
}

/** Runs one command and returns its exit code. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  options: RunOptions = {},
): Promise<number> {
  let usesVariable = false
  try {
    const { flags, rest } = parseGlobalFlags(args)
    const context = contextOf(terminal, flags, options)
    usesVariable = mayUseVariable(context)
    if (flags.version) return await (await import('./own/version.ts')).printVersion(context)
    if (flags.help || rest.length === 0)
      return await (await import('./help/help.ts')).showHelp(context, rest, ownCommands)
    const name = ownNameIn(ownCommands, rest) ?? ''
    const own = ownCommands[name]
    if (own) refuseUseless(name, own, flags)
    if (own) {
      const given = readGiven(name, own, rest.slice(name.split(' ').length))
      return await (await own.load())(context, given, ownCommands)
    }
    return await (await import('./operation/run-operation.ts')).runOperation(context, rest, ownCommands)
  } catch (thrown) {
    return await reportFailure(thrown, terminal, { json: args.includes('--json'), usesVariable })
  }
}

function refuseUseless(name: string, { tries, showsRequest }: OwnCommand, flags: GlobalFlags): void {
  const useless =
    flags.dryRun && !tries ? '--dry-run' : flags.showRequest && !showsRequest && '--show-request'
  if (useless) throw new UsageError(`learn ${name} does not support ${useless}.`)
}

function contextOf(
  terminal: Terminal,
  flags: GlobalFlags,
  { operations, config = readConfig() }: RunOptions,
): Context {
  const warn = (text: string) => terminal.writeError(`${replaceControls(text)}\n`)
  let session: Promise<Session> | undefined
  const openSession = async () => (await import('./account/session.ts')).openSession(context)
  const fetchAndPrint: typeof fetch = async (input, init) =>
    (await import('./account/debug.ts')).fetchAndPrint(context, input, init)
  const context: Context = {
    terminal,
    flags,
    config,
    operations,
    fetch: flags.debug ? fetchAndPrint : undefined,
    session: () => {
      session ??= openSession()
      return session
    },
    warn,
    note: async text => (flags.quiet || flags.json ? undefined : await warn(text)),
  }
  return context
}
