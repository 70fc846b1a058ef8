import Type, { type Static } from 'typebox'
import { OneLine } from '../one-line.ts'
import { operation } from '../operation.ts'
import { closed, Id, Moment, named, nullable, Timestamp } from '../values.ts'
import { everyone, exampleIds, SubjectIds } from './values.ts'

export const entitlementStatuses = ['trialing', 'active', 'paused', 'ended'] as const

const entitlement = closed(
  {
    plan: Type.String({ description: 'The name of the plan. `trial` after onboarding.' }),
    status: Type.Enum(entitlementStatuses),
    startsAt: Timestamp,
    endsAt: nullable(Type.String({ description: 'Null if no end is set.' })),
    subjectIds: Type.Array(SubjectIds.items, { description: 'The subjects that the student may practise.' }),
  },
  { $id: 'LearnEntitlement' },
)
export interface LearnEntitlement extends Static<typeof entitlement> {}
export const LearnEntitlement = named<LearnEntitlement>(entitlement)

export const exampleEntitlement: LearnEntitlement = {
  plan: 'trial',
  status: 'trialing',
  startsAt: '2026-01-31T09:30:00.000Z',
  endsAt: '2026-02-14T09:30:00.000Z',
  subjectIds: ['maths', 'english'],
}

const about = {
  path: '/v1/learn/students/{studentId}/entitlement',
  params: closed({ studentId: Id }),
  response: LearnEntitlement,
  status: 200,
  about: 'studentId',
} as const

export const getLearnEntitlement = operation({
  id: 'learn.getLearnEntitlement',
  method: 'GET',
  summary: 'Get a student’s entitlement',
  description:
    'Returns the plan that lets a student practise. It is active if its status is `trialing` or `active`, `startsAt` has passed and `endsAt` has not. Without an active entitlement, the student can’t start sessions or get decisions, but all their records stay readable.',
  ...about,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  example: { request: { studentId: exampleIds.studentId }, response: exampleEntitlement },
})

export const updateLearnEntitlement = operation({
  id: 'learn.updateLearnEntitlement',
  method: 'PATCH',
  summary: 'Change a student’s entitlement',
  description:
    'Changes the plan of a student, for organizations that sell their own plans. Only API keys can call this. In a family’s own organization, only this server’s operator sets the plan, so the call fails with `Forbidden`. Fields you leave out stay unchanged. `endsAt` must be later than `startsAt`.',
  ...about,
  body: closed(
    {
      plan: Type.Optional(OneLine({ minLength: 1, maxLength: 64 })),
      status: Type.Optional(Type.Enum(entitlementStatuses)),
      startsAt: Type.Optional(Moment),
      endsAt: Type.Optional(nullable(Moment)),
      subjectIds: Type.Optional(
        Type.Array(SubjectIds.items, {
          maxItems: 20,
          description: 'An empty list means all four. Duplicates are ignored.',
        }),
      ),
    },
    { $id: 'UpdateLearnEntitlementRequest' },
  ),
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'learn:write',
  callers: ['key'],
  effect: 'mutate',
  example: {
    request: { studentId: exampleIds.studentId, plan: 'year', status: 'active', endsAt: null },
    response: { ...exampleEntitlement, plan: 'year', status: 'active', endsAt: null },
  },
})
