import Type, { type Static } from 'typebox'
import { errorKinds } from './errors.ts'
import { operation } from './operation.ts'
import { closed, Id, list, named, nullable, Timestamp } from './values.ts'

export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const
export type JobState = (typeof jobStates)[number]

const job = closed(
  {
    id: Id,
    organizationId: Id,
    operation: Type.String({ description: 'The operation that asked for it.' }),
    state: Type.Enum(jobStates),
    progress: Type.Number({ minimum: 0, maximum: 1, description: 'How much of it is done.' }),
    message: nullable(Type.String({ description: 'What it is at, in words.' })),
    result: Type.Unknown({ description: 'What came of it, once it has succeeded; until then null.' }),
    error: nullable(
      closed({
        kind: Type.Enum(Object.keys(errorKinds)),
        message: Type.String({ description: 'Why it failed, and what to do.' }),
      }),
    ),
    attempts: Type.Number({ description: 'How often it was begun: more than once where a server was lost.' }),
    reservationId: nullable(Type.String({ format: 'uuid', description: 'The credits that it holds.' })),
    reservedCredits: Type.Number({ description: 'How many it holds, or held.' }),
    chargedCredits: Type.Number({
      description: 'How many it was charged for. What fails or is canceled is free.',
    }),
    createdBy: Type.String({ format: 'uuid', description: 'The principal who asked for it.' }),
    createdAt: Timestamp,
    startedAt: nullable(Timestamp),
    finishedAt: nullable(Timestamp),
    updatedAt: Timestamp,
  },
  { $id: 'Job' },
)
export interface Job extends Static<typeof job> {}
export const Job = named<Job>(job)

export const exampleJob: Job = {
  id: '019a0b1d-2000-7c3d-8e4f-5a6b7c8d9e0f',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  operation: 'learn.createLearnPolicyReplay',
  state: 'running',
  progress: 0.4,
  message: 'Read 40,000 of 100,000 decisions',
  result: null,
  error: null,
  attempts: 1,
  reservationId: '019a0b1d-0000-7c3d-8e4f-5a6b7c8d9e0f',
  reservedCredits: 10,
  chargedCredits: 0,
  createdBy: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  createdAt: '2026-01-31T09:30:00.000Z',
  startedAt: '2026-01-31T09:30:00.120Z',
  finishedAt: null,
  updatedAt: '2026-01-31T09:30:08.480Z',
}

export const listJobs = operation({
  id: 'jobs.listJobs',
  method: 'GET',
  path: '/v1/jobs',
  summary: 'List jobs',
  description:
    'What takes longer than a request: what waits, what is being worked on, and what came of it, newest first. A `client` member sees its own.',
  ...list(Job, 'JobPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', state: jobStates, operation: 'text' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'jobs:read',
  effect: 'read',
  example: {
    request: { 'filter[state]': 'running' },
    response: { data: [exampleJob], total: 1, nextCursor: null, prevCursor: null },
  },
})

const jobId = closed({ jobId: Id })
const about = { role: 'viewer', about: 'jobId', params: jobId, response: Job, status: 200 } as const

export const getJob = operation({
  id: 'jobs.getJob',
  method: 'GET',
  path: '/v1/jobs/{jobId}',
  summary: 'Get a job',
  description: 'How far a job is, and what came of it.',
  ...about,
  errors: ['NotFound'],
  scope: 'jobs:read',
  effect: 'read',
  featured: true,
  example: { request: { jobId: exampleJob.id }, response: exampleJob },
})

export const watchJob = operation({
  id: 'jobs.watchJob',
  method: 'GET',
  path: '/v1/jobs/{jobId}/events',
  summary: 'Watch a job',
  description:
    'A stream of server-sent events. Each event is the job as it then is, named by its state; the first comes at once, the others as it moves on, and the last is the one in which it has succeeded, failed or was canceled. Then the stream ends. Where it is cut off before, ask again.',
  ...about,
  transport: 'events',
  errors: ['NotFound'],
  scope: 'jobs:read',
  effect: 'read',
  example: { request: { jobId: exampleJob.id }, response: exampleJob },
})

export const cancelJob = operation({
  id: 'jobs.cancelJob',
  method: 'POST',
  path: '/v1/jobs/{jobId}/cancel',
  summary: 'Cancel a job',
  description:
    'Ends a job that waits or is being worked on, at once. Nothing of it takes effect and nothing is charged. One that has ended already is a `Conflict`.',
  ...about,
  role: 'member',
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  scope: 'jobs:write',
  effect: 'mutate',
  destructive: true,
  example: {
    request: { jobId: exampleJob.id },
    response: { ...exampleJob, state: 'canceled', finishedAt: '2026-01-31T09:30:09.000Z' },
  },
})
