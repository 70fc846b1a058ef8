import type { IncomingMessage, ServerResponse } from 'node:http'
import { findClientName } from './client-name.ts'
import { newGrant } from './grants.ts'
import type { NewGrant } from './oauth.store.ts'
import type { OAuth } from './provider.ts'

/** A client's request for access, made through a browser. */
export interface Interaction {
  readonly clientId: string
  readonly clientName: string
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly resource: string
}

/** Undefined if the interaction has ended or belongs to another browser. */
export async function findInteraction(
  oauth: OAuth,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> {
  try {
    const { params } = await oauth.provider.interactionDetails(request, response)
    const clientId = String(params.client_id)
    const clientName = await findClientName(oauth, clientId)
    if (!clientName) return undefined
    return {
      clientId,
      clientName,
      redirectUri: String(params.redirect_uri),
      scopes: String(params.scope).split(' '),
      resource: String(params.resource),
    }
  } catch (error) {
    if (error instanceof oauth.library.errors.SessionNotFound) return undefined
    throw error
  }
}

/** Returns where to redirect the browser, which then continues to the client. `keep` stores the grant. */
export async function approveInteraction(
  oauth: OAuth,
  request: IncomingMessage,
  response: ServerResponse,
  approval: { userId: string; now: Date; keep: (grant: NewGrant) => Promise<void> },
): Promise<string | undefined> {
  const interaction = await findInteraction(oauth, request, response)
  if (!interaction) return undefined
  const { clientId, clientName, scopes, resource } = interaction
  const { userId, now, keep } = approval
  const grant = newGrant({ userId, clientId, clientName, scopes, resource }, now)
  await keep(grant)
  return await oauth.provider.interactionResult(request, response, { consent: { grantId: grant.id } })
}

export async function denyInteraction(
  oauth: OAuth,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> {
  if (!(await findInteraction(oauth, request, response))) return undefined
  const denial = { error: 'access_denied', error_description: 'the request was denied' }
  return await oauth.provider.interactionResult(request, response, denial)
}
