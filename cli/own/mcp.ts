import { createSecretKey, randomBytes } from 'node:crypto'
import { operations as contract } from '@learn/contract'
import { routeOf } from '@learn/contract/documents/route'
import { ChoiceError, type ChoiceOptions, choose, type Invoke, readToolsets } from '@learn/mcp'
import { serveStreams } from '@learn/mcp/stdio'
import type { Session } from '../account/session.ts'
import type { Context } from '../context.ts'
import { exitCodes, failureOf, UsageError } from '../failure.ts'
import type { Given } from './command.ts'

/** Serves the operations to one agent, as whoever is signed in. Standard output is the protocol's alone. */
export async function serveMcp(context: Context, given: Given): Promise<number> {
  const { terminal, operations = contract } = context
  const choice = choiceOf(context, given)
  try {
    choose(operations, choice)
  } catch (error) {
    throw error instanceof ChoiceError ? new UsageError(error.message) : error
  }
  const session = await context.session()
  await context.note(`Serving ${session.baseUrl} over standard input and output, until it closes.`)
  const onError = ({ message }: Error) => void context.note(message)
  await serveStreams(
    { in: terminal.in, out: terminal.out, onError },
    {
      operations,
      invoke: invokeBy(session),
      // What was previewed is confirmed in the same process, so nobody else needs to know the key.
      key: createSecretKey(randomBytes(32)),
      caller: '',
      choice,
    },
  )
  return exitCodes.ok
}

function choiceOf({ flags }: Context, { flags: found }: Given): ChoiceOptions {
  if (flags.yes)
    throw new UsageError(
      'learn mcp does not take --yes: what an agent changes or spends, a person has agreed to.',
      'Leave it out. With --read-only nothing has to be agreed to.',
    )
  return {
    toolsets: readToolsets(found.get('--toolsets')),
    readOnly: found.has('--read-only'),
    organization: flags.organization,
  }
}

/** Asks the server, as every command does. */
const invokeBy =
  ({ connection }: Session): Invoke =>
  async (operation, input, { idempotencyKey, signal } = {}) => {
    try {
      const options = { ...(idempotencyKey && { idempotencyKey }), ...(signal && { signal }) }
      const { data } = await connection.call(routeOf(operation), input, options)
      return { body: data }
    } catch (thrown) {
      const { _tag, message, requestId, next, details } = failureOf(thrown)
      return { failure: { _tag, message, requestId, next, ...details } }
    }
  }
