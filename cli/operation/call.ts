import { routeOf } from '@learn/contract/documents/route'
import type { Job } from '@learn/contract/jobs'
import type { Context } from '../context.ts'
import { exitCodes, UsageError } from '../failure.ts'
import { type Arguments, readArguments } from '../flags/arguments.ts'
import { type Flag, flagsOf } from '../flags/flags.ts'
import type { GlobalFlags } from '../flags/global-flags.ts'
import { outputOf, printAnswer } from '../output/print.ts'
import type { OperationCommand } from './command.ts'
import { confirm, refuseUnconfirmed } from './confirm.ts'
import { applyFormat } from './format.ts'
import { readInput } from './input.ts'
import { followsJob, printJob } from './job.ts'
import { printAll } from './pages.ts'

/** Runs one operation: reads the input, confirms the call, makes it and prints the answer. */
export async function callOperation(
  context: Context,
  command: OperationCommand,
  args: readonly string[],
): Promise<number> {
  const flags = flagsOf(command.operation)
  const given = readArguments(flags, args, command.title)
  refuseUseless(command, given, context.flags)
  const suited = await applyFormat(context, command, given)
  const { output: path } = given
  if (path === undefined || path === '-' || context.flags.dryRun || context.flags.showRequest)
    return await call(context, command, flags, suited)
  const { saveTo } = await import('../output/file.ts')
  return await saveTo(context, path, saving => call(saving, command, flags, suited))
}

async function call(
  context: Context,
  command: OperationCommand,
  flags: readonly Flag[],
  given: Arguments,
): Promise<number> {
  const { operation } = command
  const output = await outputOf(context, operation, given)
  const input = await readInput(context, command, flags, given)
  const { flags: shared } = context
  if (shared.showRequest)
    return await (await import('./show-request.ts')).showRequest(output, operation, input)
  if (shared.dryRun) return await (await import('./dry-run.ts')).dryRun(output, operation, input)
  refuseUnconfirmed(context, command)
  const session = await context.session()
  await confirm(context, session, operation, input)
  const route = routeOf(operation)
  if (given.all) return await printAll(output, session, route, input)
  if (operation.transport === 'events' && given.wait)
    return await printJob(output, session, String(input.jobId))
  const { idempotencyKey } = given
  const { data } = await session.connection.call(route, input, idempotencyKey ? { idempotencyKey } : {})
  // followsJob: the answer is a job.
  if (followsJob(operation) && given.wait) return await printJob(output, session, (data as Job).id)
  await printAnswer(output, data)
  return exitCodes.ok
}

/** Refuses flags that make no sense for this operation. */
function refuseUseless(
  { operation, title }: OperationCommand,
  given: Arguments,
  { dryRun }: GlobalFlags,
): void {
  if (dryRun && operation.effect === 'read')
    throw new UsageError(
      `--dry-run only works with commands that change something. ${title} only reads.`,
      'To see the request: --show-request',
    )
  if (given.all && !routeOf(operation).paged)
    throw new UsageError(`--all only works with lists, and ${title} is not a list.`)
  if (!given.wait && !followsJob(operation))
    throw new UsageError(`--no-wait only works with commands that wait for a job, and ${title} does not.`)
  if (given.idempotencyKey !== undefined && operation.effect === 'read')
    throw new UsageError(
      `--idempotency-key only works with commands that change something. ${title} only reads.`,
    )
}
