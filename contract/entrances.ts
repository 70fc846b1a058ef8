/**
 * What can be asked without a bearer token: sign-in, its pages, and OAuth itself. They are no operations: people and
 * OAuth clients meet them as pages, forms and the endpoints of RFC 6749, 7009, 8414, 8628 and 9728. Beside them only
 * health, metrics and the reference are open. A webhook is called by another server, which signs what it says. A child
 * signs in by the program that it learns with, and out of it by the token that it got. Agents speak MCP with the same
 * tokens and keys as the API takes; what they may ask for there are the operations. A file is had by an address that an
 * operation has signed.
 */
export interface Entrance {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  /**
   * What it asks for: nothing, that somebody is signed in in this browser, a signature over the body or in the address, a
   * child's PIN, or the token that was given for it. Who is not signed in is led to the sign-in.
   */
  readonly credential: 'none' | 'session' | 'signature' | 'pin' | 'token'
  /**
   * How it speaks: a page, a form that leads to one, JSON for a page's own script, a file, OAuth, JSON for a provider,
   * JSON for any program, in the shape of the API, the Model Context Protocol, or the bytes of a file.
   */
  readonly speaks: 'page' | 'form' | 'script' | 'file' | 'oauth' | 'webhook' | 'program' | 'mcp' | 'download'
}

export const entrances = {
  'auth.signIn': {
    method: 'GET',
    path: '/auth/sign-in',
    summary: 'Sign in by email or passkey',
    credential: 'none',
    speaks: 'page',
  },
  'auth.requestCode': {
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Have a code sent to an address',
    credential: 'none',
    speaks: 'form',
  },
  'auth.verifyCode': {
    method: 'POST',
    path: '/auth/code',
    summary: 'Sign in with the code',
    credential: 'none',
    speaks: 'form',
  },
  'auth.signOut': {
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Sign this browser out',
    credential: 'none',
    speaks: 'form',
  },
  'auth.passkeySignInOptions': {
    method: 'POST',
    path: '/auth/passkey-sign-in/options',
    summary: 'Begin to sign in with a passkey',
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
    summary: 'Sign a child in by username and PIN',
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
  'auth.account': {
    method: 'GET',
    path: '/auth/account',
    summary: 'Passkeys, sessions and what you have allowed',
    credential: 'session',
    speaks: 'page',
  },
  'auth.passkeyOptions': {
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'Begin to add a passkey',
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
    summary: 'Sign another browser out',
    credential: 'session',
    speaks: 'form',
  },
  'auth.endGrant': {
    method: 'POST',
    path: '/auth/grants/end',
    summary: 'End what you have allowed',
    credential: 'session',
    speaks: 'form',
  },
  'auth.invitation': {
    method: 'GET',
    path: '/auth/invitation',
    summary: 'Look at an invitation',
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
  'auth.device': {
    method: 'GET',
    path: '/device',
    summary: 'Enter the code that a device shows',
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
    summary: 'See what a program asks for',
    credential: 'session',
    speaks: 'page',
  },
  'auth.decideInteraction': {
    method: 'POST',
    path: '/auth/interaction/{uid}',
    summary: 'Approve or deny a program',
    credential: 'session',
    speaks: 'form',
  },
  'auth.style': {
    method: 'GET',
    path: '/auth/style.css',
    summary: 'How the pages look',
    credential: 'none',
    speaks: 'file',
  },
  'auth.script': {
    method: 'GET',
    path: '/auth/passkeys.js',
    summary: 'What passkeys need of a browser',
    credential: 'none',
    speaks: 'file',
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
    summary: 'Goes on after a decision',
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
  'oauth.keys': {
    method: 'GET',
    path: '/oauth/jwks',
    summary: 'The public keys of the server',
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
    summary: 'The same, where OpenID clients look',
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
    summary: 'Hear from Stripe what became of a payment',
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
    summary: 'Download a file of the media library by its signed address',
    credential: 'signature',
    speaks: 'download',
  },
} as const satisfies Record<string, Entrance>

export type EntranceId = keyof typeof entrances
