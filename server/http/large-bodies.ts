import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import type { Application } from '../application.ts'
import { Fault } from '../fault.ts'
import { type Share, Turns } from '../turns.ts'
import type { Door } from './doors.ts'

const largeBytes = 64 * 1024

/** Together with their waiting calls, one person could otherwise fill the memory with bodies of 1 MB. */
const turns = new Turns({ each: 8, waiting: 200, milliseconds: 10_000, what: 'large requests' })

/** A hook that leaves a large body unread until its sender has a turn. The turn ends with the answer. */
export function waitWithLargeBody(app: Application, door: Door) {
  return async (
    request: FastifyRequest,
    { raw }: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    if (!isLarge(request)) return payload
    const share = await shareOf(app, door, request)
    await turns.enter(share)
    if (raw.closed) turns.leave(share)
    else raw.once('close', () => turns.leave(share))
    return payload
  }
}

/** A body of unknown length may become large. */
const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > largeBytes

/**
 * The person alone, so that a parent who sends slowly does not keep their tutor's requests waiting. A caller who can't be
 * authenticated is refused later, and waits with others of their address until then.
 */
async function shareOf(app: Application, door: Door, request: FastifyRequest): Promise<Share> {
  const credential = door.credentialOf(app, request)
  if (!(credential instanceof Fault)) {
    const { authorization, audience } = credential
    const caller = await app.credentials
      .authenticate(authorization, audience, app.now())
      .catch(() => undefined)
    if (caller) return { person: caller.share.person ?? caller.share.organization }
  }
  return { person: `address ${request.ip}` }
}
