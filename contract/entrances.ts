/**
 * Everything besides the operations that the server answers, except health, metrics and the reference: sign-in pages, OAuth
 * (RFC 6749, 7009, 7591, 8414, 8628 and 9728), webhooks, children's sign-in, MCP and signed downloads.
 */
export interface Entrance {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  /**
   * The credential it needs: none, a browser session, a signature of the body or in the URL, a child's PIN, or a bearer
   * token. Visitors without a session are redirected to the sign-in page.
   */
  readonly credential: 'none' | 'session' | 'signature' | 'pin' | 'token'
  /**
   * The kind of exchange: a page, a form on one, JSON for a page's own script, a static file, OAuth, a provider's webhook,
   * JSON like the API's for any program, the Model Context Protocol, or the bytes of a media file.
   */
  readonly speaks: 'page' | 'form' | 'script' | 'file' | 'oauth' | 'webhook' | 'program' | 'mcp' | 'download'
}

/** From a link in the email itself. */
const stopping = { path: '/auth/unsubscribe', credential: 'signature' } as const

export const entrances = {
  'auth.signIn': {
    method: 'GET',
    path: '/auth/sign-in',
    summary: 'Sign in with email or a passkey',
    credential: 'none',
    speaks: 'page',
  },
  'auth.requestCode': {
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Request a sign-in code by email',
    credential: 'none',
    speaks: 'form',
  },
  'auth.verifyCode': {
    method: 'POST',
    path: '/auth/code',
    summary: 'Sign in with an emailed code',
    credential: 'none',
    speaks: 'form',
  },
  'auth.signOut': {
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Sign out of this browser',
    credential: 'none',
    speaks: 'form',
  },
  'auth.signOutEverywhere': {
    method: 'POST',
    path: '/auth/sign-out-everywhere',
    summary: 'Sign out of every browser',
    credential: 'session',
    speaks: 'form',
  },
  'auth.passkeySignInOptions': {
    method: 'POST',
    path: '/auth/passkey-sign-in/options',
    summary: 'Start signing in with a passkey',
    credential: 'none',
    speaks: 'script',
  },
  'auth.passkeySignIn': {
    method: 'POST',
    path: '/auth/passkey-sign-in',
    summary: 'Sign in with a passkey',
    credential: 'none',
    speaks: 'script',
  },
  'auth.studentSignIn': {
    method: 'POST',
    path: '/auth/student',
    summary: 'Sign a child in with a username and PIN',
    credential: 'pin',
    speaks: 'program',
  },
  'auth.studentSignOut': {
    method: 'POST',
    path: '/auth/student/sign-out',
    summary: 'Sign a child out',
    credential: 'token',
    speaks: 'program',
  },
  'web.childSignIn': {
    method: 'POST',
    path: '/web/child/sign-in',
    summary: 'Sign a child in on our own page',
    credential: 'pin',
    speaks: 'script',
  },
  'web.childSignOut': {
    method: 'POST',
    path: '/web/child/sign-out',
    summary: 'Sign the child out of this browser',
    credential: 'none',
    speaks: 'script',
  },
  'auth.account': {
    method: 'GET',
    path: '/auth/account',
    summary: 'View your passkeys, browsers and connected apps',
    credential: 'session',
    speaks: 'page',
  },
  'auth.passkeyOptions': {
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'Start adding a passkey',
    credential: 'session',
    speaks: 'script',
  },
  'auth.addPasskey': {
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Add a passkey',
    credential: 'session',
    speaks: 'script',
  },
  'auth.removePasskey': {
    method: 'POST',
    path: '/auth/passkeys/remove',
    summary: 'Remove a passkey',
    credential: 'session',
    speaks: 'form',
  },
  'auth.endSession': {
    method: 'POST',
    path: '/auth/sessions/end',
    summary: 'Sign out of another browser',
    credential: 'session',
    speaks: 'form',
  },
  'auth.endGrant': {
    method: 'POST',
    path: '/auth/grants/end',
    summary: 'Remove an app’s access',
    credential: 'session',
    speaks: 'form',
  },
  'auth.closeAccount': {
    method: 'POST',
    path: '/auth/account/close',
    summary: 'Close your account',
    credential: 'session',
    speaks: 'form',
  },
  'auth.invitation': {
    method: 'GET',
    path: '/auth/invitation',
    summary: 'View an invitation',
    credential: 'session',
    speaks: 'page',
  },
  'auth.acceptInvitation': {
    method: 'POST',
    path: '/auth/invitation',
    summary: 'Accept an invitation',
    credential: 'session',
    speaks: 'form',
  },
  'auth.unsubscribe': { ...stopping, method: 'GET', summary: 'See how to stop an email', speaks: 'page' },
  'auth.stopEmails': { ...stopping, method: 'POST', summary: 'Stop an email (RFC 8058)', speaks: 'form' },
  'auth.device': {
    method: 'GET',
    path: '/device',
    summary: 'Enter the code shown on a device',
    credential: 'session',
    speaks: 'page',
  },
  'auth.decideDevice': {
    method: 'POST',
    path: '/device',
    summary: 'Approve or deny a device',
    credential: 'session',
    speaks: 'form',
  },
  'auth.interaction': {
    method: 'GET',
    path: '/auth/interaction/{uid}',
    summary: 'View an app’s request for access',
    credential: 'session',
    speaks: 'page',
  },
  'auth.decideInteraction': {
    method: 'POST',
    path: '/auth/interaction/{uid}',
    summary: 'Approve or deny an app',
    credential: 'session',
    speaks: 'form',
  },
  'oauth.authorize': {
    method: 'GET',
    path: '/oauth/authorize',
    summary: 'Authorization endpoint (RFC 6749, PKCE)',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.resume': {
    method: 'GET',
    path: '/oauth/authorize/{uid}',
    summary: 'Continue after a decision',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.token': {
    method: 'POST',
    path: '/oauth/token',
    summary: 'Token endpoint (RFC 6749)',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.device': {
    method: 'POST',
    path: '/oauth/device',
    summary: 'Device authorization endpoint (RFC 8628)',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.revoke': {
    method: 'POST',
    path: '/oauth/revoke',
    summary: 'Revocation endpoint (RFC 7009)',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.register': {
    method: 'POST',
    path: '/oauth/register',
    summary: 'Register an app (RFC 7591)',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.keys': {
    method: 'GET',
    path: '/oauth/jwks',
    summary: 'Public keys of the server',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.serverMetadata': {
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    summary: 'Metadata of the authorization server (RFC 8414)',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.openidMetadata': {
    method: 'GET',
    path: '/.well-known/openid-configuration',
    summary: 'The same metadata, where OpenID clients look for it',
    credential: 'none',
    speaks: 'oauth',
  },
  'oauth.apiMetadata': {
    method: 'GET',
    path: '/.well-known/oauth-protected-resource/v1',
    summary: 'Metadata of the API as a protected resource (RFC 9728)',
    credential: 'none',
    speaks: 'file',
  },
  'oauth.mcpMetadata': {
    method: 'GET',
    path: '/.well-known/oauth-protected-resource/mcp',
    summary: 'Metadata of the MCP endpoint as a protected resource (RFC 9728)',
    credential: 'none',
    speaks: 'file',
  },
  'webhooks.stripe': {
    method: 'POST',
    path: '/webhooks/stripe',
    summary: 'Receive payment events from Stripe',
    credential: 'signature',
    speaks: 'webhook',
  },
  'mcp.message': {
    method: 'POST',
    path: '/mcp',
    summary: 'The operations as tools for agents (Model Context Protocol)',
    credential: 'token',
    speaks: 'mcp',
  },
  'files.download': {
    method: 'GET',
    path: '/files/{address}',
    summary: 'Download a media file with a signed URL',
    credential: 'signature',
    speaks: 'download',
  },
} as const satisfies Record<string, Entrance>

export type EntranceId = keyof typeof entrances
