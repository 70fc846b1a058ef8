import { namesIn } from '@learn/contract/documents/names'
import { type Cost, type Preview, previewOf, warningOf } from '@learn/contract/documents/preview'
import { asksFirst, canDryRun, type Operation } from '@learn/contract/operation'
import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { organizationOf } from './binding.ts'
import { type Claim, isSigned, makeToken, refusalOf } from './confirmation.ts'
import { askPerson, type Reply, readEarlierReply } from './consent.ts'
import { followJob } from './following.ts'
import { bindInput, otherOrganizationFailure } from './input.ts'
import type { Answer, Failed, Fields } from './invocation.ts'
import { askingResult, previewResult, questionOf } from './preview.ts'
import { priceOf } from './price.ts'
import { readForAgent } from './reading.ts'
import { answerResult, failureResult } from './results.ts'
import { keptFromAgents } from './slim.ts'
import type { CallSurroundings } from './surroundings.ts'

export type Result = CallToolResult | InputRequiredResult

/** Calls an operation, from its own tool or by its id. */
export async function callOperation(
  around: CallSurroundings,
  operation: Operation,
  args: Fields,
  confirmationToken: string | undefined,
  ctx: ServerContext,
): Promise<Result> {
  const kept = keptFromAgents(operation)
  if (kept) return failureResult(kept)
  const call = (input: Fields) => callWithoutAsking(around, operation, input, ctx.mcpReq.signal)
  if (operation.effect === 'read') return await readForAgent(operation, args, call)
  if (!asksFirst(operation)) return resultOf(operation, await call(args))
  const bound = bindInput(operation, args, around.choice.organization)
  if ('failure' in bound) return failureResult(bound.failure)
  return await callWithConsent(around, operation, bound.input, confirmationToken, ctx)
}

/** For reads, and for the steps of practice. */
export async function callWithoutAsking(
  around: CallSurroundings,
  operation: Operation,
  args: Fields,
  signal?: AbortSignal,
): Promise<Answer> {
  const bound = bindInput(operation, args, around.choice.organization)
  if ('failure' in bound) return bound
  const outside = await checkBounds(around, operation, bound.input)
  if (outside) return { failure: outside }
  return await around.invoke(operation, bound.input, signal && { signal })
}

/** A failure if the call concerns an organization other than the one the connection is bound to. */
async function checkBounds(
  { choice: { organization }, operations, invoke }: CallSurroundings,
  operation: Operation,
  input: Fields,
): Promise<Failed | undefined> {
  if (organization === undefined || operation.about === undefined) return undefined
  const found = await organizationOf(operation, input, operations, invoke)
  if ('failure' in found) return found.failure
  return found.organization === organization ? undefined : otherOrganizationFailure(organization)
}

/**
 * Any other call is made only after exactly that call has been confirmed: by a person, if the client can ask one, and
 * otherwise by the agent itself, with the token from the preview.
 */
async function callWithConsent(
  around: CallSurroundings,
  operation: Operation,
  input: Fields,
  given: string | undefined,
  ctx: ServerContext,
): Promise<Result> {
  const price = await priceOf(around, operation, input)
  if ('failure' in price) return failureResult(price.failure)
  const { cost, organization } = price
  const credits = cost?.credits ?? 0
  const claim: Claim = { caller: around.caller, organization, operation: operation.id, input, credits }

  const before = readEarlierReply(ctx, around.now())
  if (before && !signerOf(around, before.token, claim)) throw changedStateError()
  const agreed = before?.reply.agreed ? before.token : undefined
  const token = before ? agreed : given
  const refused =
    token === undefined
      ? undefined
      : refusalOf(signerOf(around, token, claim) ?? around.key, token, claim, around.now())
  // The previewed call was within bounds. If it deleted its subject, only the stored answer is left to return.
  if (token !== undefined && !refused) return await perform(around, operation, input, token, ctx)
  const outside = await checkBounds(around, operation, input)
  if (outside) return failureResult(outside)
  // Nobody should be asked to agree to a call that would fail.
  const tried = canDryRun(operation) && (await around.invoke(operation, input, { isDryRun: true }))
  if (tried && 'failure' in tried) return failureResult(tried.failure)

  const fresh = makeToken(around.key, claim, around.now())
  const shown = await describe(around, operation, input, cost)
  const preview = (because?: string) => previewResult(shown, fresh, because)
  if (before && !refused) return declinedResult(before.reply, preview)
  const asks = around.asks(ctx)
  if (asks === 'never') return preview(refused)
  // A person who can be asked is asked: a wrong token must not earn the agent a good one.
  const question = questionOf(shown, refused)
  if (asks === 'by answer') return askingResult(question, fresh)
  const reply = await askPerson(ctx, question, around)
  if (!reply.agreed) return declinedResult(reply, preview)
  // If the price has changed in the meantime, the person is asked about the new one.
  return await callWithConsent(around, operation, input, fresh, ctx)
}

/** The key that signed this token. */
const signerOf = ({ key, formerKeys }: CallSurroundings, token: string, claim: Claim) =>
  [key, ...formerKeys].find(known => isSigned(known, token, claim))

/** The preview, with names and warnings. If some of these can't be read, they are left out. */
async function describe(
  { operations, invoke }: CallSurroundings,
  operation: Operation,
  input: Fields,
  cost: Cost | undefined,
): Promise<Preview> {
  const read = async (reading: Operation, fields: object) => {
    const answer = await invoke(reading, { ...fields })
    return 'failure' in answer ? undefined : answer.body
  }
  const warning = await warningOf(operation, input, operations, read)
  return previewOf(operation, input, cost, warning, await namesIn(operation, input, operations, read))
}

/** A protocol error instead of a new preview: a client that tampers with our state is not asked again. */
const changedStateError = () =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'This requestState was changed, or belongs to another operation, organization or caller. Repeat the call without it.',
  )

/** The server's refusal of a call that is not for this kind of caller. The arguments are ignored. */
export const callInVain = async ({ invoke }: CallSurroundings, operation: Operation): Promise<Result> =>
  resultOf(operation, await invoke(operation, {}))

/** A person's no is final. If no person saw the question, the agent must ask them itself. */
const declinedResult = ({ because }: Reply, preview: (because: string) => CallToolResult): CallToolResult =>
  because === undefined ? failureResult(declined) : preview(because)

const declined: Failed = {
  _tag: 'Declined',
  message: 'The person did not agree. Nothing was done.',
}

/** The token is the idempotency key, so using it again, even in parallel, returns the first answer. */
async function perform(
  around: CallSurroundings,
  operation: Operation,
  input: Fields,
  idempotencyKey: string,
  ctx: ServerContext,
): Promise<CallToolResult> {
  const { signal } = ctx.mcpReq
  const answer = await around.invoke(operation, input, { idempotencyKey, signal })
  return resultOf(operation, operation.status === 202 ? await followJob(around, answer, ctx) : answer)
}

const resultOf = (operation: Operation, answer: Answer): CallToolResult =>
  'failure' in answer ? failureResult(answer.failure) : answerResult(operation, answer.body)
