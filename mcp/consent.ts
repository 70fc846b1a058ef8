import { inputResponse, type ServerContext } from '@modelcontextprotocol/server'
import type { Surroundings } from './calling.ts'
import { madeAt } from './confirmation.ts'
import type { questionOf } from './preview.ts'

/** What came of the question: agreed, or a reason to ask in another way; neither where a person said no. */
export interface Reply {
  readonly agreed: boolean
  readonly because?: string
}

/** Nobody reads a question and says no as fast as this: then it was the client. */
const readingMilliseconds = 1_000

/** The reply that a call carries which is made again after a question (2026-07-28), and the token that went with that. */
export function askedBefore(ctx: ServerContext, now: number): { reply: Reply; token: string } | undefined {
  const response = inputResponse(ctx.mcpReq.inputResponses, 'confirm')
  const token = ctx.mcpReq.requestState<string>()
  if (response.kind !== 'elicit' || typeof token !== 'string') return undefined
  return { reply: replyOf(response, now - madeAt(token)), token }
}

/** Asks while the call waits (before 2026-07-28). A client that does not answer in time has not said no. */
export async function askPerson(
  ctx: ServerContext,
  question: ReturnType<typeof questionOf>,
  { now, waits }: Surroundings,
): Promise<Reply> {
  const began = now()
  try {
    const { signal } = ctx.mcpReq
    const response = await ctx.mcpReq.elicitInput(question, { timeout: waits.personMilliseconds, signal })
    return replyOf(response, now() - began)
  } catch {
    return { agreed: false, because: 'The client did not put the question to the person in time.' }
  }
}

interface Response {
  readonly action: 'accept' | 'decline' | 'cancel'
  readonly content?: Readonly<Record<string, unknown>> | undefined
}

function replyOf({ action, content }: Response, milliseconds: number): Reply {
  if (action === 'accept' && content?.confirm === true) return { agreed: true }
  if (action === 'cancel') return { agreed: false, because: 'The question was closed without an answer.' }
  if (action === 'decline' && milliseconds < readingMilliseconds)
    return {
      agreed: false,
      because: 'The client said no by itself, before a person could have read the question.',
    }
  return { agreed: false }
}
