import { createSecretKey, randomBytes } from 'node:crypto'
import { operations as contract } from '@learn/contract'
import { routeOf } from '@learn/contract/documents/route'
import { ChoiceError, type ChoiceOptions, choose, type Invoke, readToolsets } from '@learn/mcp'
import { serveStreams } from '@learn/mcp/stdio'
import { type Context, mayUseVariable, type Session } from '../context.ts'
import { exitCodes, failureOf, UsageError } from '../failure.ts'
import { readOrganizationFlag } from '../operation/organization.ts'
import type { CommandInput } from './command.ts'

/** Serves the operations to one agent as the signed-in caller. Standard output carries nothing but the protocol. */
export async function serveMcp(context: Context, given: CommandInput): Promise<number> {
  const { terminal, operations = contract } = context
  const choice = await choiceOf(context, given)
  try {
    choose(operations, choice)
  } catch (error) {
    throw error instanceof ChoiceError ? new UsageError(error.message) : error
  }
  const session = await context.session()
  await context.note(`Serving ${session.baseUrl} over standard input and output until standard input closes.`)
  const onError = ({ message }: Error) => void context.note(message)
  await serveStreams(
    { in: terminal.in, out: terminal.out, onError },
    {
      operations,
      invoke: invokeBy(context, session),
      // Previews are confirmed by the same process, so the key need not outlive it.
      key: createSecretKey(randomBytes(32)),
      caller: '',
      choice,
    },
  )
  return exitCodes.ok
}

async function choiceOf(context: Context, { flags: found }: CommandInput): Promise<ChoiceOptions> {
  if (context.flags.yes)
    throw new UsageError(
      'learn mcp does not take --yes: a person must confirm what an agent changes or spends.',
      'Leave it out. With --read-only nothing needs confirmation.',
    )
  return {
    toolsets: readToolsets(found.get('--toolsets')),
    readOnly: found.has('--read-only'),
    organization: await readOrganizationFlag(context),
  }
}

/** Calls the server as every command does. */
const invokeBy =
  (context: Context, { connection }: Session): Invoke =>
  async (operation, input, { idempotencyKey, signal, isDryRun } = {}) => {
    try {
      const options = {
        ...(idempotencyKey && { idempotencyKey }),
        ...(signal && { signal }),
        dryRun: isDryRun,
      }
      const { data } = await connection.call(routeOf(operation), input, options)
      return { body: data }
    } catch (thrown) {
      const { _tag, message, requestId, next, details } = failureOf(thrown, mayUseVariable(context))
      return { failure: { _tag, message, requestId, next, ...details } }
    }
  }
