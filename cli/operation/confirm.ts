import { type Cost, costOf, creditWords, previewOf } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import type { Session } from '../account/session.ts'
import type { Context } from '../context.ts'
import { failureOf, NotConfirmed, NotPayable, UsageError } from '../failure.ts'
import { lineOf, pad, widthOf } from '../output/text.ts'
import { ask } from '../terminal/prompt.ts'
import { type OperationCommand, operationsOf } from './command.ts'

/** Whatever changes something is confirmed by somebody, or by --yes. Nothing is sent before that. */
export function refuseUnasked({ flags, terminal }: Context, { operation, title }: OperationCommand): void {
  if (operation.effect === 'read' || flags.yes || terminal.isInteractive) return
  throw new NotConfirmed(
    `${title} ${operation.effect === 'paid' ? 'costs credits' : 'changes something'}, and there is no terminal to ask at. Nothing was sent.`,
    'Add --yes to do it without being asked, or --dry-run to see what it would do.',
  )
}

export async function confirm(
  context: Context,
  session: Session,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (operation.effect === 'read') return
  const cost = await estimate(context, session, operation, input)
  if (cost && !cost.payable) throw notPayable(operation, cost)
  if (context.flags.yes) {
    if (cost) await context.note(costWords(cost))
    return
  }
  await askPerson(context, session, operation, input, cost)
  // They took their time: where the price is another by now, they are asked about that one.
  const now = cost && (await estimate(context, session, operation, input))
  if (!cost || !now || now.credits === cost.credits) return
  await context.warn(`The price has changed meanwhile, from ${cost.credits} to ${creditWords(now.credits)}.`)
  await confirm(context, session, operation, input)
}

async function askPerson(
  { terminal }: Context,
  { baseUrl }: Session,
  operation: Operation,
  input: object,
  cost: Cost | undefined,
): Promise<void> {
  await terminal.writeError(previewWords(operation, input, cost, baseUrl))
  await agree(terminal, previewOf(operation, input).destructive)
}

/** Asks whether what was shown is to be done. */
export async function agree(terminal: Context['terminal'], isDestructive = false): Promise<void> {
  const agreed = isDestructive
    ? (await ask(terminal, 'This can’t be undone. Type yes to go on: '))?.trim() === 'yes'
    : /^y(es)?$/i.test((await ask(terminal, 'Go on? [y/N] '))?.trim() ?? '')
  if (!agreed) throw new NotConfirmed('It was not confirmed. Nothing was sent.')
}

/** What a paid call would cost and leave; undefined for what is free, and for whoever may not see the credits. */
export async function estimate(
  context: Context,
  session: Session,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<Cost | undefined> {
  if (operation.effect !== 'paid') return undefined
  const organizationId = await payerOf(context, session, operation, input)
  try {
    const request = { organizationId, operation: operation.id, input: { ...input } }
    return costOf(await session.client.billing.estimate(request))
  } catch (thrown) {
    const { _tag, message } = failureOf(thrown)
    if (_tag !== 'Forbidden') throw thrown
    const { credits, per } = operation.cost
    await context.note(
      `It costs ${creditWords(credits)} for each ${per}. What that leaves can’t be told: ${message}`,
    )
    return undefined
  }
}

/** What a call is about says who pays, whichever organization is the usual one. */
async function payerOf(
  context: Context,
  { connection, organizationId }: Session,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { organizationOf } = await import('@learn/mcp/binding')
  const found = await organizationOf(operation, input, await operationsOf(context), async (read, fields) => ({
    body: (await connection.call(routeOf(read), fields)).data,
  }))
  const payer = 'organization' in found ? (found.organization ?? organizationId) : undefined
  if (payer !== undefined) return payer
  throw new UsageError('It must be known who pays: name the organization with --organization ID.')
}

function notPayable({ id }: Operation, { credits, balanceBefore, shortfall }: Cost): NotPayable {
  const failure = new NotPayable(
    `${id} would cost ${creditWords(credits)} and there are ${balanceBefore}: ${shortfall} are missing. Nothing was sent.`,
  )
  const details = { requiredCredits: credits, availableCredits: balanceBefore, shortfall }
  return Object.assign(failure, { details })
}

export const costWords = ({ credits, balanceBefore, balanceAfter }: Cost): string =>
  credits === 0
    ? 'It costs nothing.'
    : `It costs up to ${creditWords(credits)}: ${balanceBefore} before, ${balanceAfter} after.`

/** What would happen, in lines. */
function previewWords(operation: Operation, input: object, cost: Cost | undefined, baseUrl: string): string {
  const { summary, fields } = previewOf(operation, input, cost)
  const width = Math.max(0, ...fields.map(({ name }) => widthOf(name)))
  const lines = [
    `${summary} (${operation.id}) at ${baseUrl}`,
    ...fields.map(({ name, value }) => `  ${pad(name, width)}  ${lineOf(value)}`),
    ...(cost ? [costWords(cost)] : []),
  ]
  return `${lines.join('\n')}\n`
}
