import Type, { type Static } from 'typebox'
import { callerKinds, operation } from './operation.ts'
import { closed, Id, list, named, nullable, Timestamp } from './values.ts'

export const auditActorKinds = [...callerKinds, 'operator', 'provider'] as const

const auditEvent = closed(
  {
    id: Id,
    organizationId: Id,
    operation: Type.String({
      description: 'The ID of the operation, or the action of the operator or payment provider.',
    }),
    subjectId: Type.String({ format: 'uuid', description: 'The ID of the resource that was changed.' }),
    actorKind: Type.Enum(auditActorKinds),
    principalId: nullable(
      Type.String({
        format: 'uuid',
        description:
          'The user, API key or student who acted. Null for the operator and the payment provider.',
      }),
    ),
    userId: nullable(
      Type.String({
        format: 'uuid',
        description: 'The user who acted. If an API key acted, the user whom it acts for.',
      }),
    ),
    address: nullable(
      Type.String({ description: 'The IP address of the request. Not kept for decisions and answers.' }),
    ),
    requestId: Type.String({
      description: 'The ID of the request. Empty for decisions and answers, because it is not kept for them.',
    }),
    createdAt: Timestamp,
  },
  { $id: 'AuditEvent' },
)
export interface AuditEvent extends Static<typeof auditEvent> {}
export const AuditEvent = named<AuditEvent>(auditEvent)

const example: AuditEvent = {
  id: '019a0b1c-8a70-7b12-9c34-0d1e2f3a4b5c',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  operation: 'teams.createTeam',
  subjectId: '019a0b1c-7b00-7aaa-8bbb-0c1d2e3f4a5b',
  actorKind: 'user',
  principalId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  userId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  address: '192.0.2.7',
  requestId: '019a0b1c-8a6f-7b12-9c34-6a5b4c3d2e1f',
  createdAt: '2026-01-31T09:30:00.000Z',
}

export const listAuditEvents = operation({
  id: 'audit.listAuditEvents',
  method: 'GET',
  path: '/v1/audit-events',
  summary: 'List audit events',
  description:
    'Lists who changed what, when and from which address, in every organization you administer, newest first. Each event is recorded in the same transaction as its change. Decisions and answers are their own records, listed by `learn.listLearnDecisions` and `learn.listLearnAttempts`: to see who made one, filter by its ID as `subjectId`.',
  ...list(AuditEvent, 'AuditEventPage', {
    sortBy: ['createdAt'],
    filters: {
      organizationId: 'id',
      operation: 'text',
      subjectId: 'id',
      principalId: 'id',
      actorKind: auditActorKinds,
    },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'admin',
  scope: 'audit:read',
  effect: 'read',
  fromStandby: true,
  example: {
    request: { 'filter[operation]': 'teams.createTeam' },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})
