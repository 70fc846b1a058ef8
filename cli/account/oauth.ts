import { hostname } from 'node:os'
import { NetworkError, TimeoutError, UnexpectedAnswer } from '@learn/sdk'
import * as oauth from 'oauth4webapi'
import type { Outgoing } from '../context.ts'
import { UsageError } from '../failure.ts'
import type { GlobalFlags } from '../flags/global-flags.ts'
import own from '../package.json' with { type: 'json' }
import { refuseUnencrypted } from './profiles.ts'
import type { Token } from './tokens.ts'

const client: oauth.Client = { client_id: 'learn-cli' }

/** The authorization server at an address, and its own metadata. */
export interface Authority {
  readonly url: string
  readonly server: oauth.AuthorizationServer
  readonly options: RequestOptions
}

type RequestOptions = ReturnType<typeof optionsFor>

export async function discover(url: string, outgoing: RequestSettings): Promise<Authority> {
  refuseUnencrypted(url)
  const issuer = new URL(url)
  const options = optionsFor(outgoing)
  return await translateErrors(url, async () => {
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options })
    const server = await oauth.processDiscoveryResponse(issuer, response)
    refuseElsewhere(url, server)
    return { url, server, options }
  })
}

/** A token is only sent to the server that issued it, whatever its metadata says. */
function refuseElsewhere(url: string, server: oauth.AuthorizationServer): void {
  const { device_authorization_endpoint: device, token_endpoint: token, revocation_endpoint: end } = server
  const isHere = (endpoint: string) => URL.canParse(endpoint) && new URL(endpoint).origin === url
  if ([device, token, end].every(endpoint => endpoint === undefined || isHere(endpoint))) return
  throw new UnexpectedAnswer(
    `${url} asks for sign-ins to be sent to another server. This was refused, because that server could steal your token.`,
    200,
  )
}

/** The flags and the `fetch` that requests here depend on. */
type RequestSettings = Pick<Outgoing, 'fetch'> & { readonly flags: Pick<GlobalFlags, 'timeoutSeconds'> }

const optionsFor = ({ flags: { timeoutSeconds = 30 }, fetch: send }: RequestSettings) => ({
  ...(send && { [oauth.customFetch]: (url: string, init: object) => send(url, init) }),
  // refuseUnencrypted has run: the address is https or on this machine.
  [oauth.allowInsecureRequests]: true,
  headers: { 'user-agent': `learn/${own.version} (${process.platform}; ${hostname()})` },
  signal: () => AbortSignal.timeout(timeoutSeconds * 1_000),
})

export interface DeviceRequest {
  readonly deviceCode: string
  readonly userCode: string
  readonly verificationUri: string
  readonly verificationUriComplete: string
  readonly expiresAt: string
  readonly intervalSeconds: number
}

/** Starts a sign-in that a person approves in a browser, on any device. */
export async function startDevice(authority: Authority, scope: string | undefined): Promise<DeviceRequest> {
  const { url, server, options } = authority
  const device = await translateErrors(url, async () => {
    const asked = scope === undefined ? {} : { scope }
    const sent = oauth.deviceAuthorizationRequest(server, client, oauth.None(), asked, options)
    return await oauth.processDeviceAuthorizationResponse(server, client, await sent)
  })
  return {
    deviceCode: device.device_code,
    userCode: device.user_code,
    verificationUri: device.verification_uri,
    verificationUriComplete: device.verification_uri_complete ?? device.verification_uri,
    expiresAt: new Date(Date.now() + device.expires_in * 1_000).toISOString(),
    intervalSeconds: device.interval ?? 5,
  }
}

type UnapprovedState = 'pending' | 'slow_down' | 'denied' | 'expired'
export type PollResult =
  | { readonly state: 'approved'; readonly token: Token }
  | { readonly state: UnapprovedState; readonly token?: never }

const refusals: Record<string, UnapprovedState> = {
  authorization_pending: 'pending',
  slow_down: 'slow_down',
  access_denied: 'denied',
  expired_token: 'expired',
  invalid_grant: 'expired',
}

/** Asks once whether the sign-in was approved. */
export async function pollDevice(
  { url, server, options }: Authority,
  deviceCode: string,
): Promise<PollResult> {
  return await translateErrors(url, async () => {
    const response = await oauth.deviceCodeGrantRequest(server, client, oauth.None(), deviceCode, options)
    try {
      return {
        state: 'approved',
        token: tokenOf(await oauth.processDeviceCodeResponse(server, client, response)),
      }
    } catch (error) {
      const state = error instanceof oauth.ResponseBodyError ? refusals[error.error] : undefined
      if (!state) throw error
      return { state }
    }
  })
}

/** A new token for an expired one, or undefined if the sign-in has ended. */
export async function refresh({ url, server, options }: Authority, refreshToken: string) {
  return await translateErrors(url, async () => {
    const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, options)
    try {
      return tokenOf(await oauth.processRefreshTokenResponse(server, client, response))
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return undefined
      throw error
    }
  })
}

/** Ends a sign-in at the server (RFC 7009). */
export async function revoke({ url, server, options }: Authority, token: string): Promise<void> {
  await translateErrors(url, async () => {
    const response = await oauth.revocationRequest(server, client, oauth.None(), token, options)
    await oauth.processRevocationResponse(response)
  })
}

const tokenOf = (answer: oauth.TokenEndpointResponse): Token => ({
  accessToken: answer.access_token,
  ...(answer.refresh_token && { refreshToken: answer.refresh_token }),
  ...(answer.expires_in && { expiresAt: new Date(Date.now() + answer.expires_in * 1_000).toISOString() }),
})

/** Turns failures into the errors that the SDK throws for any call. */
async function translateErrors<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError)
      throw new UsageError(
        `${url} refused the sign-in: ${error.error_description ?? error.error}.`,
        undefined,
        error,
      )
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new TimeoutError(`${url} took too long to respond.`, undefined, error)
    if (error instanceof oauth.OperationProcessingError) throw unexpectedAnswerError(url, error)
    if (error instanceof TypeError)
      throw new NetworkError(
        `Could not reach the server at ${url}. Check the address, and that the server is running.`,
        undefined,
        error,
      )
    throw error
  }
}

function unexpectedAnswerError(url: string, error: oauth.OperationProcessingError) {
  const { cause } = error
  const issuer = Object(Object(cause).body).issuer
  if (error.code === oauth.JSON_ATTRIBUTE_COMPARISON && typeof issuer === 'string')
    return new UsageError(
      `The server at ${url} calls itself ${issuer}.`,
      `Use that address: --url ${issuer}`,
      error,
    )
  const status = cause instanceof Response ? cause.status : 0
  if (status === 429 || status >= 500)
    return new NetworkError(
      `The server at ${url} can’t sign anyone in right now (status ${status}).`,
      undefined,
      error,
    )
  return new UnexpectedAnswer(
    `${url} does not look like a Learn server: it offers no sign-in.`,
    status,
    undefined,
    error,
  )
}
