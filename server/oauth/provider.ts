import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Secrets } from '../secrets.ts'
import type { Queries } from '../storage/database.ts'
import { createAdapter, createHashes, type Hashes } from './adapter.ts'
import { createDocumentFetch, type DocumentFetchOptions } from './client-document.ts'
import { clientDefaults, commandLine, limitMetadata } from './client-metadata.ts'
import type { Library } from './library.ts'
import { isUser } from './oauth.store.ts'
import { slowDownPolling } from './polling.ts'
import { answerRegistrations, makeClientId } from './registration.ts'
import { resourceOf, resourcesOf } from './resources.ts'
import { answerServerError } from './server-error.ts'

export interface OAuthOptions {
  /** Such as https://learn.example, without a path. Request headers never change it. */
  readonly origin: string
  readonly db: Queries
  readonly scopes: readonly string[]
  readonly keys: Pick<Secrets, 'signing' | 'cookie' | 'userCode'>
  readonly clientDocuments: DocumentFetchOptions
  signedInUser(request: IncomingMessage): Promise<string | undefined>
  clientAddress(request: IncomingMessage): string
  renderError(error: { error: string; error_description?: string }): {
    headers: Record<string, string>
    body: string
  }
  logError(error: unknown): void
  /** After how many seconds the client should retry, if the server was only too busy. */
  secondsUntil(error: unknown): number | undefined
}

export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  device_authorization: '/oauth/device',
  revocation: '/oauth/revoke',
  registration: '/oauth/register',
  jwks: '/oauth/jwks',
  code_verification: '/device', // Only named in responses: the page is ours.
}

export const interactionPath = '/auth/interaction'

const seconds = { minute: 60, hour: 3_600, day: 86_400 }

export interface OAuth {
  readonly library: Library
  readonly provider: Provider
  readonly hashes: Hashes
  readonly options: OAuthOptions
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Create it on first use: it takes time and memory, which a server without OAuth clients should not spend. */
export async function createOAuth(options: OAuthOptions): Promise<OAuth> {
  const library = await import('oidc-provider')
  const hashes = createHashes(options.keys.userCode)
  const provider = new library.Provider(options.origin, configuration(library, hashes, options))
  pinOrigin(provider, options.origin)
  prefixTokens(provider)
  useOurSession(provider, options)
  slowDownPolling(library, provider, hashes, options.db)
  answerRegistrations(provider)
  cleanMetadata(provider, options)
  provider.on('server_error', (ctx, error) => answerServerError(ctx, error, options))
  const koa: EventEmitter = provider // The type definitions leave out Koa's own events.
  koa.on('error', error => options.logError(error)) // Otherwise Koa prints the error.
  return { library, provider, hashes, options, handle: provider.callback() }
}

function configuration(library: Library, hashes: Hashes, options: OAuthOptions): Configuration {
  const { errors } = library
  const { origin, db } = options
  return {
    adapter: model => createAdapter({ db, hashes, origin, errors }, model),
    clients: [commandLine],
    clientDefaults,
    extraClientMetadata: { properties: ['application_type'], validator: limitMetadata },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    routes,
    jwks: { keys: options.keys.signing.accepted.map(signingKey) },
    cookies: cookies(options),
    scopes: [...options.scopes, ...ignoredScopes],
    extraParams: { scope: (ctx, scope) => resolveScope(library, options, ctx, scope) },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clockTolerance: 0,
    ttl: {
      AccessToken: seconds.hour,
      AuthorizationCode: seconds.minute,
      DeviceCode: 10 * seconds.minute,
      Interaction: 30 * seconds.minute,
      RefreshToken: 30 * seconds.day,
    },
    interactions: { policy: askEveryTime(library), url: (_ctx, { uid }) => `${interactionPath}/${uid}` },
    loadExistingGrant: ctx => findApprovedGrant(ctx),
    findAccount: async (_ctx, id) =>
      (await isUser(db, id)) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    // The provider checks the resource only after it has consumed the token, so a mistake would revoke the whole family.
    rotateRefreshToken: ctx => {
      const { params, entities } = ctx.oidc
      const asked = params?.resource
      if (asked !== undefined && asked !== entities.RefreshToken?.resource) throw new errors.InvalidTarget()
      return true
    },
    clientBasedCORS: (_ctx, from, client) =>
      client.redirectUris?.some(uri => URL.parse(uri)?.origin === from) ?? false,
    renderError: (ctx, out) => renderError(options, ctx, out),
    fetch: createDocumentFetch(options.clientDocuments),
    fetchResponseBodyLimits: { jwks_uri: 0, sector_identifier_uri: 0 },
    sectorIdentifierUriValidate: () => false, // Never fetched, since nothing here depends on it.
    features: features(library, options),
  }
}

function features({ errors }: Library, options: OAuthOptions): Configuration['features'] {
  const { origin } = options
  const off = { enabled: false }
  return {
    devInteractions: off,
    dPoP: off,
    userinfo: off,
    rpInitiatedLogout: off,
    pushedAuthorizationRequests: off,
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    deviceFlow: {
      enabled: true,
      charset: 'base-20',
      mask: '****-****',
      deviceInfo: ctx => ({
        address: options.clientAddress(ctx.req),
        agent: ctx.get('user-agent').slice(0, 200),
      }),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => resourceOf(origin, 'api'),
      useGrantedResource: async () => true,
      getResourceServerInfo: async (ctx, resource) => {
        if (Array.isArray(ctx.oidc.params?.resource))
          throw new errors.InvalidTarget('request one resource at a time')
        if (!resourcesOf(origin).includes(resource)) throw new errors.InvalidTarget()
        return { scope: options.scopes.join(' '), accessTokenFormat: 'opaque' }
      },
    },
    clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
    registration: { enabled: true, idFactory: makeClientId, issueRegistrationAccessToken: false },
  }
}

/** Clients often request these. The provider adds `openid` itself, but it is never granted, so no id_token is issued. */
const ignoredScopes = ['openid', 'offline_access']

/** Runs for every authorization request, of both the code and the device flow. */
function resolveScope({ errors }: Library, options: OAuthOptions, ctx: KoaContextWithOIDC, scope?: string) {
  const asked = scope?.split(' ').filter(name => !ignoredScopes.includes(name)) ?? []
  const unknown = asked.filter(name => !options.scopes.includes(name))
  if (unknown.length > 0) throw new errors.InvalidScope('unknown scope', unknown.join(' '))
  const granted = asked.length > 0 ? asked : options.scopes
  if (ctx.oidc.params) ctx.oidc.params.scope = granted.join(' ')
}

/** One prompt: our own page, which signs the person in if needed and asks for approval. */
function askEveryTime({ interactionPolicy: { base, Check, Prompt } }: Library) {
  const policy = base()
  policy.clear()
  const approved = new Check('not_approved', 'every request needs approval', ctx => !ctx.oidc.grant?.jti)
  policy.add(new Prompt({ name: 'consent', requestable: true }, approved))
  return policy
}

/** The grant approved in this interaction, if the same user is still signed in. */
async function findApprovedGrant(ctx: KoaContextWithOIDC) {
  const grantId = ctx.oidc.result?.consent?.grantId
  const grant = grantId ? await ctx.oidc.provider.Grant.find(grantId) : undefined
  if (!grant || grant.accountId === ctx.oidc.session?.accountId) return grant
  await grant.destroy()
  return undefined
}

/** A browser may prefer HTML at every endpoint, but only `authorize` is a page. */
function renderError({ renderError: page }: OAuthOptions, ctx: KoaContextWithOIDC, out: { error: string }) {
  if (ctx.oidc.route !== 'authorization' && ctx.oidc.route !== 'resume') {
    ctx.body = out
    return
  }
  const { headers, body } = page(out)
  ctx.set(headers)
  ctx.body = body
}

function cookies({ origin, keys }: OAuthOptions): Configuration['cookies'] {
  const secure = origin.startsWith('https:')
  // `__Host-` needs the path `/`. These have the path of one interaction, so that several can be open together.
  const prefix = secure ? '__Secure-' : ''
  const attributes = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const
  return {
    keys: keys.cookie.accepted.map(key => key.export().toString('base64url')),
    names: {
      interaction: `${prefix}learn_interaction`,
      resume: `${prefix}learn_resume`,
      session: `${secure ? '__Host-' : ''}learn_oauth`, // Never set; see useOurSession.
    },
    short: attributes,
    long: attributes,
  }
}

function signingKey(seed: KeyObject) {
  const ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex') // The PKCS #8 prefix (RFC 8410) before the 32 bytes.
  const key = createPrivateKey({ key: Buffer.concat([ed25519, seed.export()]), format: 'der', type: 'pkcs8' })
  return { ...key.export({ format: 'jwk' }), kty: 'OKP', use: 'sig', alg: 'EdDSA' }
}

/** Koa derives these from request headers, and the provider builds its URLs from them. */
function pinOrigin(provider: Provider, origin: string) {
  const { host, hostname, protocol } = new URL(origin)
  const pinned = { host, hostname, protocol: protocol.slice(0, -1), origin }
  for (const [name, value] of Object.entries(pinned))
    Object.defineProperty(provider.request, name, { get: () => value })
  Object.defineProperty(provider.request, 'href', {
    get(this: typeof provider.request) {
      return `${origin}${this.path}${this.search}`
    },
  })
}

interface TokenModel {
  prototype: { generateTokenId(): string }
}

/** The prefix makes a leaked token easy to find. The method is internal to the provider, so we check that it exists. */
function prefixTokens(provider: Provider) {
  // The type definitions leave out generateTokenId (models/base_model.js).
  const prefixed = [
    ['learn_at_', provider.AccessToken as unknown as TokenModel],
    ['learn_rt_', provider.RefreshToken as unknown as TokenModel],
  ] as const
  for (const [prefix, { prototype }] of prefixed) {
    const generate = prototype.generateTokenId
    if (typeof generate !== 'function') throw new Error('oidc-provider has no generateTokenId to prefix')
    prototype.generateTokenId = function () {
      return prefix + generate.call(this)
    }
  }
}

/**
 * The provider's session lasts for one request and mirrors ours. Because it is marked as destroyed, the provider neither
 * stores it nor sends it as a cookie, so it can't outlive ours.
 */
function useOurSession(provider: Provider, { signedInUser }: OAuthOptions) {
  provider.Session.get = async ctx => {
    const session = new provider.Session()
    const accountId = await signedInUser(ctx.req)
    if (accountId) session.loginAccount({ accountId })
    Object.defineProperty(session, 'destroyed', { value: true })
    ctx.oidc?.entity('Session', session)
    return session
  }
}

const metadataOfOpenId = [
  'claim_types_supported',
  'claims_parameter_supported',
  'claims_supported',
  'id_token_signing_alg_values_supported',
  'subject_types_supported',
]

/** We are not an OpenID provider. These fields stay in openid-configuration, because its readers require them. */
function cleanMetadata(provider: Provider, { scopes }: OAuthOptions) {
  provider.use(async (ctx, next) => {
    await next()
    if (!ctx.path.startsWith('/.well-known/') || ctx.status !== 200) return
    const metadata = { ...ctx.body, scopes_supported: scopes, response_modes_supported: ['query'] }
    if (ctx.path.endsWith('oauth-authorization-server'))
      for (const name of metadataOfOpenId) delete metadata[name]
    ctx.body = metadata
  })
}
