import assert from 'node:assert/strict'
import * as oauth from 'oauth4webapi'
import type { VisitedPage, Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** The test servers use http. */
export const insecure = { [oauth.allowInsecureRequests]: true }

type Parameters = Record<string, string>
export type Tokens = oauth.TokenEndpointResponse & { readonly refresh_token: string }

/** How an authorization request differs from the usual one. An empty parameter is left out. */
export interface Flow {
  readonly redirectUri?: string
  readonly parameters?: Parameters
}

const usualRedirect = 'http://127.0.0.1:51234/callback'

/** A program that gets its tokens with OAuth: plain oauth4webapi that knows only the server's address. */
export class OAuthClient {
  readonly server: oauth.AuthorizationServer
  readonly client: oauth.Client
  /** Every secret that it ever received. */
  readonly seen: Set<string>

  private constructor(server: oauth.AuthorizationServer, client: oauth.Client, seen = new Set<string>()) {
    this.server = server
    this.client = client
    this.seen = seen
  }

  static async discover(origin: string, clientId = 'learn-cli'): Promise<OAuthClient> {
    const issuer = new URL(origin)
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
    const server = await oauth.processDiscoveryResponse(issuer, response)
    return new OAuthClient(server, { client_id: clientId })
  }

  /** The same program, sent to another server by a load balancer. */
  onServer(url: string): OAuthClient {
    const moveUrl = (endpoint: string | undefined) => url + new URL(endpoint ?? '').pathname
    const server = {
      ...this.server,
      token_endpoint: moveUrl(this.server.token_endpoint),
      revocation_endpoint: moveUrl(this.server.revocation_endpoint),
    }
    return new OAuthClient(server, this.client, this.seen)
  }

  async startDevice(parameters: Parameters = {}, headers: Record<string, string> = {}) {
    const { server, client } = this
    const options = { ...insecure, headers }
    const response = await oauth.deviceAuthorizationRequest(server, client, oauth.None(), parameters, options)
    const device = await oauth.processDeviceAuthorizationResponse(server, client, response)
    this.#keep(device.device_code, device.user_code, device.user_code.replace('-', ''))
    return device
  }

  async poll(deviceCode: string): Promise<Tokens> {
    const { server, client } = this
    const response = await oauth.deviceCodeGrantRequest(server, client, oauth.None(), deviceCode, insecure)
    return this.#keepTokens(await oauth.processDeviceCodeResponse(server, client, response))
  }

  /** Gets tokens for the person who is signed in in this browser. */
  async signInDevice(visitor: Visitor, parameters: Parameters = {}): Promise<Tokens> {
    const device = await this.startDevice(parameters)
    const { status, text } = await decideDevice(visitor, device.user_code, 'approve')
    assert.equal(status, 200, text)
    return await this.poll(device.device_code)
  }

  async authorizeUrl({ redirectUri = usualRedirect, parameters }: Flow = {}) {
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const url = new URL(this.server.authorization_endpoint ?? '')
    const all = {
      client_id: this.client.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      ...parameters,
    }
    for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value)
    return { url: url.href, verifier, state }
  }

  /** Goes as far as the page where a person decides. */
  async openConsent(visitor: Visitor, flow: Flow = {}) {
    const { url, verifier, state } = await this.authorizeUrl(flow)
    const { status, location, text } = await visitor.get(url)
    assert.equal(status, 303, text)
    assert.match(location ?? '', /^\/auth\/interaction\/[\w-]+$/)
    const page = location ?? ''
    this.#keep(page.slice(page.lastIndexOf('/') + 1))
    return { page, verifier, state }
  }

  /** The authorization response that reaches the program through the browser. Throws if it is an error. */
  readCallback(callback: URL, state: string): URLSearchParams {
    const answer = oauth.validateAuthResponse(this.server, this.client, callback, state)
    this.#keep(answer.get('code') ?? '')
    return answer
  }

  /** The error of a request that is refused without asking a person. */
  async refusalOf(visitor: Visitor, flow: Flow): Promise<string> {
    const { url, state } = await this.authorizeUrl(flow)
    const { location, text } = await visitor.get(url)
    assert(location, text)
    return await errorOf(async () => this.readCallback(new URL(location), state))
  }

  async askForCode(visitor: Visitor, flow: Flow = {}) {
    const { page, verifier, state } = await this.openConsent(visitor, flow)
    const callback = await decideConsent(visitor, page, 'approve')
    return { answer: this.readCallback(callback, state), verifier }
  }

  async exchange(
    answer: URLSearchParams,
    verifier: string | typeof oauth.nopkce,
    { redirectUri = usualRedirect }: Flow = {},
  ) {
    const { server, client } = this
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      answer,
      redirectUri,
      verifier,
      insecure,
    )
    return this.#keepTokens(await oauth.processAuthorizationCodeResponse(server, client, response))
  }

  async signInBrowser(visitor: Visitor, flow: Flow = {}): Promise<Tokens> {
    const { answer, verifier } = await this.askForCode(visitor, flow)
    return await this.exchange(answer, verifier, flow)
  }

  async refresh(token: string, parameters: Parameters = {}): Promise<Tokens> {
    const { server, client } = this
    const options = { ...insecure, additionalParameters: parameters }
    const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, options)
    return this.#keepTokens(await oauth.processRefreshTokenResponse(server, client, response))
  }

  async revoke(token: string): Promise<void> {
    const { server, client } = this
    const response = await oauth.revocationRequest(server, client, oauth.None(), token, insecure)
    await oauth.processRevocationResponse(response)
  }

  #keepTokens(tokens: oauth.TokenEndpointResponse): Tokens {
    const { access_token, refresh_token } = tokens
    assert(refresh_token, 'every response has a refresh token')
    this.#keep(access_token, refresh_token)
    return { ...tokens, refresh_token }
  }

  #keep(...secrets: string[]): void {
    for (const secret of secrets) if (secret) this.seen.add(secret)
  }
}

/** The code of an OAuth error, or 'no error'. */
export async function errorOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError)
      return error.error
    throw error
  }
  return 'no error'
}

type Decision = 'approve' | 'deny'

export const decideDevice = (visitor: Visitor, userCode: string, decision: Decision): Promise<VisitedPage> =>
  visitor.post('/device', { user_code: userCode, decision })

/** Decides, and returns the address where the browser ends up. */
export async function decideConsent(visitor: Visitor, page: string, decision: Decision): Promise<URL> {
  const decided = await visitor.post(page, { decision })
  assert.equal(decided.status, 303, decided.text)
  const { location, text } = await visitor.get(decided.location ?? '')
  assert(location, text)
  return new URL(location, visitor.origin)
}

/** The ids of a person's grants. */
export async function grantsOf(world: World, email: string): Promise<string[]> {
  const { rows } = await world.owner.query<{ id: string }>(
    'select g.id from oauth_grants g join users u on u.id = g.user_id where email = $1',
    [email],
  )
  return rows.map(({ id }) => id)
}

/** The audit events about a person's grants, and whether each was written in the grant's transaction. */
export async function recordsOfGrants(world: World, email: string): Promise<object[]> {
  const { rows } = await world.owner.query<object>(
    `select operation, organization_id, actor_kind, address, e.xmin::text = g.xmin::text as together
      from oauth_grants g join users u on u.id = g.user_id
        join audit_events e on e.subject_id = g.id and e.user_id = u.id
      where email = $1`,
    [email],
  )
  return rows
}
