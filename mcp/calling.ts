import type { KeyObject } from 'node:crypto'
import type { Operation } from '@learn/contract/operation'
import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { organizationOf } from './binding.ts'
import type { Choice } from './choice.ts'
import { type Claim, isSigned, makeToken, refusalOf } from './confirmation.ts'
import { askedBefore, askPerson, type Reply } from './consent.ts'
import { followJob } from './following.ts'
import { bindInput, outsideOf } from './input.ts'
import type { Answer, Failed, Fields, Invoke } from './invocation.ts'
import { askingResult, previewResult, questionOf } from './preview.ts'
import { priceOf } from './price.ts'
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
  readonly isOver: () => boolean
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
  if (operation.effect === 'read')
    return resultOf(await readOperation(around, operation, args, ctx.mcpReq.signal))
  const bound = bindInput(operation, args, around.choice.organization)
  if ('failure' in bound) return failed(bound.failure)
  return await callWithConsent(around, operation, bound.input, confirmationToken, ctx)
}

export async function readOperation(
  around: Surroundings,
  operation: Operation,
  args: Fields,
  signal?: AbortSignal,
): Promise<Answer> {
  const bound = bindInput(operation, args, around.choice.organization)
  if ('failure' in bound) return bound
  const outside = await outsideOfBounds(around, operation, bound.input)
  if (outside) return { failure: outside }
  return await around.invoke(operation, bound.input, signal && { signal })
}

/** Why what a call is about is not of the organization that the connection is bound to. */
async function outsideOfBounds(
  { choice: { organization }, operations, invoke }: Surroundings,
  operation: Operation,
  input: Fields,
): Promise<Failed | undefined> {
  if (organization === undefined || operation.about === undefined) return undefined
  const found = await organizationOf(operation, input, operations, invoke)
  if ('failure' in found) return found.failure
  return found.organization === organization ? undefined : outsideOf(organization)
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
  const credits = cost?.credits ?? 0
  const claim: Claim = { caller: around.caller, organization, operation: operation.id, input, credits }

  const before = askedBefore(ctx, around.now())
  if (before && !isSigned(around.key, before.token, claim)) throw changedState()
  const agreed = before?.reply.agreed ? before.token : undefined
  const token = before ? agreed : given
  const refused = token === undefined ? undefined : refusalOf(around.key, token, claim, around.now())
  // What was previewed was within bounds. It may be gone by now: then this is the answer again of what deleted it.
  if (token !== undefined && !refused) return await performed(around, operation, input, token, ctx)
  const outside = await outsideOfBounds(around, operation, input)
  if (outside) return failed(outside)

  const fresh = makeToken(around.key, claim, around.now())
  const preview = (because?: string) => previewResult(operation, input, cost, fresh, because)
  if (before && !refused) return notAgreed(before.reply, preview)
  const asks = around.asks(ctx)
  if (asks === 'never') return preview(refused)
  // Whoever can be asked is asked: a wrong token is no way to get a good one past them.
  const question = questionOf(operation, input, cost, refused)
  if (asks === 'by answer') return askingResult(question, fresh)
  const reply = await askPerson(ctx, question, around)
  if (!reply.agreed) return notAgreed(reply, preview)
  // They took their time: where the price is another by now, they are asked about that one.
  return await callWithConsent(around, operation, input, fresh, ctx)
}

/** The protocol wants an error here: whoever changes what they carry for us is no client to be asked again. */
const changedState = () =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'This requestState was changed, or was made for another operation, organization or caller. Make the call again without it.',
  )

/** A person's no is final. Where nobody was asked in earnest, the agent asks in its own words. */
const notAgreed = ({ because }: Reply, preview: (because: string) => CallToolResult): CallToolResult =>
  because === undefined ? failed(declined) : preview(because)

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
