import { inputResponse, type ServerContext } from '@modelcontextprotocol/server'
import { madeAt } from './confirmation.ts'
import type { questionOf } from './preview.ts'
import type { CallSurroundings } from './surroundings.ts'

/** The reply to the question. Not agreed with a reason means that no person has answered; without, that one said no. */
export interface Reply {
  readonly agreed: boolean
  readonly because?: string
}

/** A no that comes faster than a person can read is from the client itself. */
const readingMilliseconds = 1_000

/** The reply and its token in a call that is repeated after a question (protocol 2026-07-28). */
export function readEarlierReply(
  ctx: ServerContext,
  now: number,
): { reply: Reply; token: string } | undefined {
  const response = inputResponse(ctx.mcpReq.inputResponses, 'confirm')
  const token = ctx.mcpReq.requestState<string>()
  if (response.kind !== 'elicit' || typeof token !== 'string') return undefined
  return { reply: replyOf(response, now - madeAt(token)), token }
}

/** Asks while the call waits (protocols before 2026-07-28). No answer in time does not count as a no. */
export async function askPerson(
  ctx: ServerContext,
  question: ReturnType<typeof questionOf>,
  { now, waits }: CallSurroundings,
): Promise<Reply> {
  const began = now()
  try {
    const { signal } = ctx.mcpReq
    const response = await ctx.mcpReq.elicitInput(question, { timeout: waits.personMilliseconds, signal })
    return replyOf(response, now() - began)
  } catch {
    return { agreed: false, because: 'The client did not ask the person in time.' }
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
      because: 'The client answered no before a person could have read the question.',
    }
  return { agreed: false }
}
