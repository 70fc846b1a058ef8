import Type, { type Static } from 'typebox'
import { membershipTypes } from './invitations.ts'
import { OneLine } from './one-line.ts'
import { callerKinds, operation, roles, scopes } from './operation.ts'
import { Secret } from './secrets.ts'
import { closed, Id, list, named, nullable, Timestamp } from './values.ts'

const Scopes = Type.Array(Type.Enum(scopes), { uniqueItems: true, maxItems: scopes.length })

const caller = closed(
  {
    kind: Type.Enum(callerKinds),
    principalId: Type.String({ format: 'uuid', description: 'The ID of the user, API key or student.' }),
    userId: nullable(
      Type.String({ format: 'uuid', description: 'The user, or the user whom the API key acts for.' }),
    ),
    email: nullable(
      Type.String({ description: 'The user’s email address. Null for API keys and students.' }),
    ),
    scopes: Scopes,
    expiresAt: nullable(Timestamp),
    memberships: Type.Array(
      closed({
        memberId: Id,
        organizationId: Id,
        organizationName: Type.String(),
        role: Type.Enum(roles),
        membershipType: Type.Enum(membershipTypes),
        suspendedReason: nullable(
          Type.String({ description: 'Why the operator suspended the organization. Null if it is active.' }),
        ),
      }),
    ),
  },
  { $id: 'Caller' },
)
export interface Caller extends Static<typeof caller> {}
export const Caller = named<Caller>(caller)

export const getCaller = operation({
  id: 'identity.getCaller',
  method: 'GET',
  path: '/v1/caller',
  summary: 'See who you are',
  description: 'Returns the owner of your token, its scopes and its organizations.',
  response: Caller,
  status: 200,
  errors: [],
  role: 'any',
  scope: 'identity:read',
  effect: 'read',
  featured: true,
  example: {
    request: {},
    response: {
      kind: 'user',
      principalId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
      userId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
      email: 'sam@ashgrove.example',
      scopes: ['identity:read', 'organizations:read'],
      expiresAt: '2026-01-31T10:30:00.000Z',
      memberships: [
        {
          memberId: '019a0b1c-6b10-7ccc-9ddd-1a2b3c4d5e6f',
          organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
          organizationName: 'Ashgrove Tutors',
          role: 'member',
          membershipType: 'team',
          suspendedReason: null,
        },
      ],
    },
  },
})

const apiKeyFields = {
  id: Id,
  organizationId: Id,
  name: Type.String(),
  role: Type.Enum(roles),
  effectiveRole: nullable(
    Type.Enum(roles, {
      description:
        'What the key may do now: its own role, or the role of the person it acts for if that is lower. Null if the key no longer works, because it was revoked or that person can’t have keys here any more.',
    }),
  ),
  scopes: Scopes,
  createdByUserId: Type.String({
    format: 'uuid',
    description:
      'The person whom the key acts for: who created it or, if it was rotated, who rotated it last.',
  }),
  createdByEmail: nullable(
    Type.String({ description: 'That person’s email address. Null if they have left the organization.' }),
  ),
  grantId: nullable(
    Type.String({
      format: 'uuid',
      description:
        'The app’s grant through which the key was created or rotated, and with which it ends. Null if there was none.',
    }),
  ),
  createdAt: Timestamp,
  expiresAt: nullable(Timestamp),
  lastUsedAt: nullable(Timestamp),
  revokedAt: nullable(Timestamp),
}
const apiKey = closed(apiKeyFields, { $id: 'ApiKey' })
export interface ApiKey extends Static<typeof apiKey> {}
export const ApiKey = named<ApiKey>(apiKey)

const newApiKey = closed(
  {
    ...apiKeyFields,
    secret: Secret(
      { place: 'The secret of a key is shown only once, so it would be lost.', once: true },
      { description: 'The bearer token. Save it now: it is shown only once.' },
    ),
  },
  { $id: 'ApiKeyWithSecret' },
)
export interface ApiKeyWithSecret extends Static<typeof newApiKey> {}
export const ApiKeyWithSecret = named<ApiKeyWithSecret>(newApiKey)

const keyExample: ApiKey = {
  id: '019a0b1c-9c10-7123-8456-7a8b9c0d1e2f',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  name: 'Nightly export',
  role: 'viewer',
  effectiveRole: 'viewer',
  scopes: ['organizations:read', 'members:read'],
  createdByUserId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  createdByEmail: 'sam@ashgrove.example',
  grantId: null,
  createdAt: '2026-01-31T09:30:00.000Z',
  expiresAt: null,
  lastUsedAt: '2026-02-01T02:00:00.000Z',
  revokedAt: null,
}
const secret = 'learn_sk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG01234567'

const apiKeyId = closed({ apiKeyId: Id })

export const listApiKeys = operation({
  id: 'identity.listApiKeys',
  method: 'GET',
  path: '/v1/api-keys',
  summary: 'List API keys',
  description:
    'Lists the API keys of every organization you administer, newest first, including revoked keys. Secrets are never shown again, because only their hashes are stored. `lastUsedAt` may be a few seconds old.',
  ...list(ApiKey, 'ApiKeyPage', { sortBy: ['createdAt', 'name'], filters: { organizationId: 'id' } }),
  errors: ['BadRequest', 'NotFound'],
  role: 'admin',
  scope: 'keys:read',
  effect: 'read',
  example: {
    request: { 'filter[organizationId]': keyExample.organizationId },
    response: { data: [keyExample], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const createApiKey = operation({
  id: 'identity.createApiKey',
  method: 'POST',
  path: '/v1/api-keys',
  summary: 'Create an API key',
  description:
    'Creates an API key for an organization and returns its secret once. You can only give the key scopes that you have yourself. The key acts for you and can never do more than you: if your role is lowered, the key’s is too, and if you leave, the key is revoked. Another administrator can take it over by rotating it. A key created with another key acts for the same person and ends no later than that key. A key created through an app ends when the app’s access is removed or expires. An organization can have at most 1,000 working keys.',
  body: closed(
    {
      organizationId: Id,
      name: OneLine({ minLength: 1, maxLength: 64, description: 'A name to recognize the key by.' }),
      role: Type.Enum(roles, {
        description:
          'viewer: can read. member: can also work with students and files. admin: can also manage people, keys and money.',
      }),
      scopes: Scopes,
      expiresAt: Type.Optional(
        nullable(
          Type.String({
            ...Timestamp,
            maxLength: 40,
            description:
              'When the key expires. Default: when your own key or the app’s access ends, otherwise never.',
          }),
        ),
      ),
    },
    { $id: 'CreateApiKeyRequest' },
  ),
  response: ApiKeyWithSecret,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'keys:write',
  about: 'organizationId',
  effect: 'mutate',
  example: {
    request: {
      organizationId: keyExample.organizationId,
      name: keyExample.name,
      role: 'viewer',
      scopes: ['organizations:read', 'members:read'],
    },
    response: { ...keyExample, lastUsedAt: null, secret },
  },
})

export const longestOverlapSeconds = 86_400

export const rotateApiKey = operation({
  id: 'identity.rotateApiKey',
  method: 'POST',
  path: '/v1/api-keys/{apiKeyId}/rotate',
  summary: 'Rotate an API key',
  description:
    'Creates a new secret for the key and returns it once. The old secret keeps working for `overlapSeconds`, so that you can switch over. With 0 it stops working immediately. You need every scope that the key has. From then on the key acts for you, so it keeps working when the person it acted for leaves. If that person’s role limited the key, the old secret stops working immediately. If you rotate the key through an app, it ends with the app’s access. A key can’t rotate one that lasts longer than itself.',
  params: apiKeyId,
  body: closed(
    {
      overlapSeconds: Type.Integer({
        minimum: 0,
        maximum: longestOverlapSeconds,
        description: 'How long the old secret keeps working. At most one day.',
      }),
    },
    { $id: 'RotateApiKeyRequest' },
  ),
  response: ApiKeyWithSecret,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'keys:write',
  about: 'apiKeyId',
  effect: 'mutate',
  destructive: true,
  example: {
    request: { apiKeyId: keyExample.id, overlapSeconds: 3_600 },
    response: { ...keyExample, secret },
  },
})

export const revokeApiKey = operation({
  id: 'identity.revokeApiKey',
  method: 'POST',
  path: '/v1/api-keys/{apiKeyId}/revoke',
  summary: 'Revoke an API key',
  description: 'Revokes the key and all its secrets. It stops working immediately.',
  params: apiKeyId,
  response: ApiKey,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'keys:write',
  about: 'apiKeyId',
  effect: 'mutate',
  destructive: true,
  example: {
    request: { apiKeyId: keyExample.id },
    response: { ...keyExample, effectiveRole: null, revokedAt: '2026-02-02T16:05:12.480Z' },
  },
})
