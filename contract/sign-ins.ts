import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { closed, Deleted, Id, list, named, nullable, Timestamp } from './values.ts'

const grant = closed(
  {
    id: Id,
    clientId: Type.String(),
    clientName: Type.String(),
    scopes: Type.Array(Type.String()),
    resources: Type.Array(Type.String({ description: 'A URL that the app’s tokens are valid for.' })),
    createdAt: Timestamp,
    lastUsedAt: nullable(Timestamp),
    expiresAt: Timestamp,
  },
  { $id: 'Grant' },
)
export interface Grant extends Static<typeof grant> {}
export const Grant = named<Grant>(grant)

const grantExample: Grant = {
  id: '019a0b1c-a010-7123-8456-7a8b9c0d1e2f',
  clientId: 'learn-cli',
  clientName: 'Learn command line',
  scopes: ['identity:read', 'organizations:read'],
  resources: ['https://learn.example/v1'],
  createdAt: '2026-01-31T09:30:00.000Z',
  lastUsedAt: '2026-02-01T02:00:00.000Z',
  expiresAt: '2027-03-07T09:30:00.000Z',
}

export const listGrants = operation({
  id: 'identity.listGrants',
  method: 'GET',
  path: '/v1/grants',
  summary: 'List apps with access to your account',
  description: 'Lists the apps that can act for you, such as the command line that you signed in with.',
  ...list(Grant, 'GrantPage', { sortBy: ['createdAt'], filters: {} }),
  errors: ['BadRequest'],
  role: 'none',
  scope: 'identity:read',
  callers: ['user'],
  effect: 'read',
  example: {
    request: {},
    response: { data: [grantExample], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const revokeGrant = operation({
  id: 'identity.revokeGrant',
  method: 'DELETE',
  path: '/v1/grants/{grantId}',
  summary: 'Revoke an app’s access',
  description:
    'Ends an app’s access to your account. All its tokens stop working immediately, and API keys that were created or rotated through it are revoked.',
  params: closed({ grantId: Id }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'none',
  scope: 'identity:write',
  callers: ['user'],
  effect: 'mutate',
  warning: async () => 'API keys that were created or rotated through this app stop working.',
  example: {
    request: { grantId: grantExample.id },
    response: { id: grantExample.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})

const session = closed(
  {
    id: Id,
    userAgent: nullable(Type.String({ description: 'The browser’s User-Agent header.' })),
    address: nullable(Type.String({ description: 'The IP address of the sign-in.' })),
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    expiresAt: Timestamp,
  },
  { $id: 'Session' },
)
export interface Session extends Static<typeof session> {}
export const Session = named<Session>(session)

const sessionExample: Session = {
  id: '019a0b1c-b010-7123-8456-7a8b9c0d1e2f',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  address: '192.0.2.7',
  createdAt: '2026-01-31T09:30:00.000Z',
  lastUsedAt: '2026-01-31T09:45:00.000Z',
  expiresAt: '2026-03-02T09:30:00.000Z',
}

export const listSessions = operation({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/v1/sessions',
  summary: 'List your browser sessions',
  description: 'Lists the browsers where you are signed in.',
  ...list(Session, 'SessionPage', { sortBy: ['createdAt'], filters: {} }),
  errors: ['BadRequest'],
  role: 'none',
  scope: 'identity:read',
  callers: ['user'],
  effect: 'read',
  example: {
    request: {},
    response: { data: [sessionExample], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const revokeSession = operation({
  id: 'identity.revokeSession',
  method: 'DELETE',
  path: '/v1/sessions/{sessionId}',
  summary: 'Sign out a browser',
  description: 'Ends a browser session. The browser is signed out immediately.',
  params: closed({ sessionId: Id }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'none',
  scope: 'identity:write',
  callers: ['user'],
  effect: 'mutate',
  example: {
    request: { sessionId: sessionExample.id },
    response: { id: sessionExample.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})

export const revokeAllSessions = operation({
  id: 'identity.revokeAllSessions',
  method: 'DELETE',
  path: '/v1/sessions',
  summary: 'Sign out everywhere',
  description:
    'Signs you out in every browser, including the one that makes this call. Apps and API keys keep their access, and your children stay signed in.',
  response: closed({
    ended: Type.Integer({ minimum: 0, description: 'The number of browsers that were signed out.' }),
  }),
  status: 200,
  errors: ['BadRequest', 'Conflict'],
  role: 'none',
  scope: 'identity:write',
  callers: ['user'],
  effect: 'mutate',
  example: { request: {}, response: { ended: 3 } },
})
