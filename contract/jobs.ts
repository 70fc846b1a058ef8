import Type, { type Static } from 'typebox'
import { type ErrorKind, errorKinds } from './errors.ts'
import { operation } from './operation.ts'
import { closed, Id, list, named, nullable, Timestamp } from './values.ts'

export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const
export type JobStatus = (typeof jobStatuses)[number]

const job = closed(
  {
    id: Id,
    organizationId: Id,
    operation: Type.String({ description: 'The operation that started the job.' }),
    status: Type.Enum(jobStatuses, { description: 'succeeded, failed and canceled are final.' }),
    progress: Type.Number({ minimum: 0, maximum: 1, description: 'The fraction that is done, from 0 to 1.' }),
    message: nullable(Type.String({ description: 'What the job is doing now.' })),
    result: Type.Unknown({ description: 'The result, once the job has succeeded. Null until then.' }),
    error: nullable(
      closed({
        kind: Type.Enum(Object.keys(errorKinds) as ErrorKind[]), // Its keys are the kinds.
        message: Type.String({ description: 'Why the job failed, and what to do.' }),
      }),
    ),
    attempts: Type.Number({
      description:
        'How many times the job was started. More than once if a server stopped while working on it.',
    }),
    reservationId: nullable(
      Type.String({
        format: 'uuid',
        description: 'The ID of its credit reservation. Null if the job is free.',
      }),
    ),
    reservedCredits: Type.Number({ description: 'The credits reserved for the job.' }),
    chargedCredits: Type.Number({
      description: 'The credits charged. Jobs that fail or are canceled are free.',
    }),
    createdBy: Type.String({ format: 'uuid', description: 'The user or API key that started the job.' }),
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
  status: 'running',
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
    'Lists jobs, newest first. A job is work that takes longer than a request. A `client` member sees only their own jobs.',
  ...list(Job, 'JobPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', status: jobStatuses, operation: 'text' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'jobs:read',
  effect: 'read',
  example: {
    request: { 'filter[status]': 'running' },
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
  description: 'Returns a job with its progress and, once it has finished, its result or error.',
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
    'Streams server-sent events. Each event contains the job and is named after its status. The first event comes immediately, the others when the job changes. The stream ends when the job has succeeded, failed or been canceled. If it ends earlier, because its server is restarting, open it again; with `Last-Event-ID`, you get only changes.',
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
    'Stops a queued or running job immediately. A canceled job has no effect and costs nothing. Fails with `Conflict` if the job has already finished.',
  ...about,
  role: 'member',
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  scope: 'jobs:write',
  effect: 'mutate',
  destructive: true,
  example: {
    request: { jobId: exampleJob.id },
    response: { ...exampleJob, status: 'canceled', finishedAt: '2026-01-31T09:30:09.000Z' },
  },
})
