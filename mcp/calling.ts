import type { KeyObject } from 'node:crypto'
import type { Estimate } from '@learn/contract/billing'
import type { Operation } from '@learn/contract/operation'
import { type Cost, costOf } from '@learn/contract/preview'
import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
import { organizationOf } from './binding.ts'
import type { Choice } from './choice.ts'
import { type Claim, makeToken, refusalOf } from './confirmation.ts'
import { askedBefore, askPerson, type Reply } from './consent.ts'
import { followJob } from './following.ts'
import { bindInput, outsideOf, refusedInput } from './input.ts'
import type { Answer, Failed, Fields, Invoke } from './invocation.ts'
import { askingResult, previewResult, questionOf } from './preview.ts'
import { answered, failed } from './results.ts'

export type Result = CallToolResult | InputRequiredResult

/** What a call happens in: one connection, or one request of it. */
export interface Surroundings {
  /** The whole contract, in which is found what a call is about. */
  readonly operations: readonly Operation[]
  readonly choice: Choice
  readonly invoke: Invoke
  /** Signs what was previewed. */
  readonly key: KeyObject
  /** Who calls, as far as this is known here. */
  readonly caller: string
  /** How the client can put a question to a person: as an answer that asks, by a request of ours, or not at all. */
  readonly asks: (ctx: ServerContext) => 'by answer' | 'by request' | 'never'
  readonly now: () => number
  readonly isStopping: () => boolean
  readonly waits: Waits
}

export interface Waits {
  /** For a person, at a client that holds the call meanwhile. */
  readonly personMilliseconds: number
  /** For a job whose progress is told. */
  readonly jobMilliseconds: number
}

/** One call of one operation, from a tool of its own or by its id. */
export async function callOperation(
  around: Surroundings,
  operation: Operation,
  args: Fields,
  confirmationToken: string | undefined,
  ctx: ServerContext,
): Promise<Result> {
  const input = await admittedInput(around, operation, args)
  if ('failure' in input) return failed(input.failure as Failed)
  if (operation.effect === 'read') return resultOf(await around.invoke(operation, input, ctx.mcpReq))
  return await callWithConsent(around, operation, input, confirmationToken, ctx)
}

/** The input as it may be sent: of the operation's shape, and within what the connection is bound to. */
export async function admittedInput(
  { choice: { organization }, operations, invoke }: Surroundings,
  operation: Operation,
  args: Fields,
): Promise<Fields | { readonly failure: Failed }> {
  const input = bindInput(operation, args, organization)
  if ('failure' in input) return input
  const refusal = refusedInput(operation, input)
  if (refusal) return { failure: refusal }
  if (organization === undefined || operation.about === undefined) return input
  const found = await organizationOf(operation, input, operations, invoke)
  if ('failure' in found) return found
  return found.organization === organization ? input : { failure: outsideOf(organization) }
}

/** Nothing that changes something, or costs something, happens before somebody has agreed to exactly that. */
async function callWithConsent(
  around: Surroundings,
  operation: Operation,
  input: Fields,
  given: string | undefined,
  ctx: ServerContext,
): Promise<Result> {
  const price = await priceOf(around, operation, input)
  if ('failure' in price) return failed(price.failure)
  const { cost, organization } = price
  const claim: Claim = {
    caller: around.caller,
    organization,
    operation: operation.id,
    input,
    credits: cost?.credits ?? 0,
  }
  const preview = (because?: string) =>
    previewResult(operation, input, cost, makeToken(around.key, claim, around.now()), because)
  const perform = async (token: string) => {
    const refusal = refusalOf(around.key, token, claim, around.now())
    return refusal ? preview(refusal) : await performed(around, operation, input, token, ctx)
  }
  const settle = async ({ agreed, because }: Reply, token: string) => {
    if (agreed) return await perform(token)
    return because === undefined ? failed(declined) : preview(because)
  }

  if (given !== undefined) return await perform(given)
  const before = askedBefore(ctx, around.now())
  if (before) return await settle(before.reply, before.token)
  const asks = around.asks(ctx)
  if (asks === 'never') return preview()
  const token = makeToken(around.key, claim, around.now())
  const question = questionOf(operation, input, cost)
  if (asks === 'by answer') return askingResult(question, token)
  return await settle(await askPerson(ctx, question, around), token)
}

const declined: Failed = {
  _tag: 'Declined',
  message: 'The person was asked and did not agree. Nothing was done.',
}

/** The token is the idempotency key: whoever uses it twice, or at two places at once, gets the first answer again. */
async function performed(
  around: Surroundings,
  operation: Operation,
  input: Fields,
  idempotencyKey: string,
  ctx: ServerContext,
): Promise<CallToolResult> {
  const { signal } = ctx.mcpReq
  const answer = await around.invoke(operation, input, { idempotencyKey, signal })
  return resultOf(operation.status === 202 ? await followJob(around, answer, ctx) : answer)
}

const resultOf = (answer: Answer): CallToolResult =>
  'failure' in answer ? failed(answer.failure) : answered(answer.body)

/** Where a call is paid for, and what it costs now. */
async function priceOf(
  { operations, invoke, choice }: Surroundings,
  operation: Operation,
  input: Fields,
): Promise<{ readonly organization: string; readonly cost?: Cost } | { readonly failure: Failed }> {
  if (operation.effect !== 'paid') {
    const named = input.organizationId ?? choice.organization
    return { organization: typeof named === 'string' ? named : '' }
  }
  const found = await organizationOf(operation, input, operations, invoke)
  if ('failure' in found) return found
  const estimate = operations.find(({ id }) => id === 'billing.createEstimate')
  if (!estimate || found.organization === undefined) return { failure: unpriced(operation) }
  const { organization } = found
  const answer = await invoke(estimate, { organizationId: organization, operation: operation.id, input })
  if ('failure' in answer) return answer
  // The answer is what the contract says of this operation.
  return { organization, cost: costOf(answer.body as Estimate) }
}

const unpriced = ({ id }: Operation): Failed => ({
  _tag: 'BadRequest',
  message: `What ${id} would cost can’t be known before, so it is not called from here.`,
})
