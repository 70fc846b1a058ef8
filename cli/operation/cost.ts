import { type Cost, costOf, creditWords } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import type { Context, Session } from '../context.ts'
import { failureOf, NotPayable, UsageError } from '../failure.ts'
import { operationsOf } from './command.ts'
import { findDefaultOrganization, readOrganizationFlag } from './organization.ts'

type Input = Readonly<Record<string, unknown>>

/** What a paid call would cost. Undefined if it is free, or if the caller may not see the credits. */
export async function estimate(
  context: Context,
  session: Session,
  operation: Operation,
  input: Input,
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
    await context.note(`Costs ${creditWords(credits)} per ${per}. Can’t show the balance: ${message}`)
    return undefined
  }
}

/** The subject of a call decides who pays, whichever organization is the usual one. */
async function payerOf(
  context: Context,
  { connection }: Session,
  operation: Operation,
  input: Input,
): Promise<string> {
  const { organizationOf } = await import('@learn/mcp/binding')
  const found = await organizationOf(operation, input, await operationsOf(context), async (read, fields) => ({
    body: (await connection.call(routeOf(read), fields)).data,
  }))
  const subject = 'organization' in found ? found.organization : undefined
  const payer = subject ?? (await readOrganizationFlag(context)) ?? (await findDefaultOrganization(context))
  if (payer !== undefined) return payer
  throw new UsageError('Use --organization to choose which organization pays.', 'List yours: learn whoami')
}

export function notPayableError({ credits, balanceBefore, shortfall }: Cost): NotPayable {
  const failure = new NotPayable(
    `This would cost ${creditWords(credits)}, but the balance is ${balanceBefore}: ${shortfall} short. Nothing was sent.`,
  )
  const details = { requiredCredits: credits, availableCredits: balanceBefore, shortfall }
  return Object.assign(failure, { details })
}

export const priceWords = ({ credits }: Cost): string => creditWords(credits)

export const costWords = ({ credits, balanceBefore, balanceAfter }: Cost): string =>
  credits === 0
    ? 'Costs nothing.'
    : `Costs up to ${creditWords(credits)} (balance ${balanceBefore} → ${balanceAfter}).`
