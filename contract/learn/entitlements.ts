import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, Moment, named, nullable, Timestamp } from '../values.ts'
import { everyone, exampleIds, SubjectIds } from './values.ts'

export const entitlementStatuses = ['trialing', 'active', 'paused', 'ended'] as const

const entitlement = closed(
  {
    plan: Type.String({ description: 'What was agreed, by its name; `trial` at first.' }),
    status: Type.Enum(entitlementStatuses),
    startsAt: Timestamp,
    endsAt: nullable(Type.String({ description: 'Null where no end is set.' })),
    subjectIds: Type.Array(SubjectIds.items, { description: 'What it lets the student practise.' }),
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
  summary: 'Get what a student is entitled to',
  description:
    'The plan under which a student practises. It runs while its status is `trialing` or `active`, `startsAt` has come and `endsAt` has not. Without one that runs there are no sessions and no decisions; all that was learned stays readable.',
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
  summary: 'Change what a student is entitled to',
  description:
    'For an organization that sells its own plans, with its API key: it says what was bought, paused or ended. What is left out stays as it is. An empty `subjectIds` means all subjects, and one that is named twice counts once. `endsAt` must be later than `startsAt`.',
  ...about,
  body: closed(
    {
      plan: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      status: Type.Optional(Type.Enum(entitlementStatuses)),
      startsAt: Type.Optional(Moment),
      endsAt: Type.Optional(nullable(Moment)),
      subjectIds: Type.Optional(SubjectIds),
    },
    { $id: 'UpdateLearnEntitlementRequest' },
  ),
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'learn:write',
  callers: ['key'],
  effect: 'mutate',
  example: {
    request: { studentId: exampleIds.studentId, plan: 'year', status: 'active', endsAt: null },
    response: { ...exampleEntitlement, plan: 'year', status: 'active', endsAt: null },
  },
})
