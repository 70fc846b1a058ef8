import Type, { type Static } from 'typebox'
import { Disposition, MediaDownload } from '../media/items.ts'
import { operation } from '../operation.ts'
import { closed, Id, list, Moment, named, nullable, Timestamp } from '../values.ts'
import { everyone, exampleIds, TopicId } from './values.ts'

export const assignedActionTypes = ['lesson', 'mini-test', 'test', 'practice'] as const
export const assignmentStatuses = ['open', 'done', 'canceled'] as const

export const mostFiles = 10

const assignmentFile = closed(
  {
    mediaItemId: Id,
    name: nullable(Type.String({ description: 'Null if the file was permanently deleted.' })),
    mediaType: nullable(Type.String()),
    bytes: nullable(Type.Number()),
    available: Type.Boolean({
      description:
        'Whether the file can be downloaded. False if it is in the bin or deleted, or the assignment was canceled.',
    }),
  },
  { $id: 'LearnAssignmentFile' },
)
export interface LearnAssignmentFile extends Static<typeof assignmentFile> {}
export const LearnAssignmentFile = named<LearnAssignmentFile>(assignmentFile)

const assignment = closed(
  {
    id: Id,
    organizationId: Id,
    studentId: Id,
    assignedByUserId: Type.String({
      format: 'uuid',
      description: 'The user who set the assignment, or who created the API key that set it.',
    }),
    actionType: Type.Enum(assignedActionTypes),
    topicId: Type.String(),
    count: Type.Number({ description: 'The number of questions or lessons to do.' }),
    done: Type.Number({ description: 'The number done so far.' }),
    note: nullable(Type.String({ description: 'A note for the student and their guardians.' })),
    files: Type.Array(LearnAssignmentFile, {
      description: 'The attached files. Download them with `learn.createLearnAssignmentDownload`.',
    }),
    status: Type.Enum(assignmentStatuses),
    dueAt: nullable(Timestamp),
    createdAt: Timestamp,
    closedAt: nullable(Type.String({ description: 'When the assignment was done or canceled.' })),
  },
  { $id: 'LearnAssignment' },
)
export interface LearnAssignment extends Static<typeof assignment> {}
export const LearnAssignment = named<LearnAssignment>(assignment)

export const exampleAssignment: LearnAssignment = {
  id: exampleIds.assignmentId,
  organizationId: exampleIds.organizationId,
  studentId: exampleIds.studentId,
  assignedByUserId: exampleIds.userId,
  actionType: 'practice',
  topicId: 'maths.place-value',
  count: 5,
  done: 0,
  note: 'Say each place aloud.',
  files: [
    {
      mediaItemId: exampleIds.mediaItemId,
      name: 'place-value.pdf',
      mediaType: 'application/pdf',
      bytes: 48_213,
      available: true,
    },
  ],
  status: 'open',
  dueAt: '2026-02-07T18:00:00.000Z',
  createdAt: '2026-01-31T09:30:00.000Z',
  closedAt: null,
}

/** What is set, for one student or for many. */
export const workFields = {
  actionType: Type.Enum(assignedActionTypes),
  topicId: TopicId,
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 50,
      description: 'The number of lessons or questions to do. Default 1.',
    }),
  ),
  note: Type.Optional(
    Type.String({ maxLength: 500, description: 'A note for the student and their guardians.' }),
  ),
  dueAt: Type.Optional(
    Type.String({
      ...Moment,
      description: 'When the assignment should be done. ISO 8601 time with a time zone.',
    }),
  ),
  mediaItemIds: Type.Optional(
    Type.Array(Id, { maxItems: mostFiles, description: 'The files to attach. Duplicates are ignored.' }),
  ),
}

export const createLearnAssignment = operation({
  id: 'learn.createLearnAssignment',
  method: 'POST',
  path: '/v1/learn/assignments',
  summary: 'Set an assignment',
  description:
    'Sets a lesson or questions on a topic for a student. In sessions that allow it, assignments come before all other steps except breaks: first the one with the earliest `dueAt`, then the oldest. An assignment is done after `count` lessons or questions. You can attach files from the media library, such as worksheets, if you can see them and have the scope `media:read`. Fails with `BadRequest` if the student does not learn the topic, the organization hides it or withholds its lesson, or `dueAt` has passed. Fails with `Conflict` if the student already has 50 open assignments.',
  body: closed(
    {
      studentId: Id,
      ...workFields,
    },
    { $id: 'CreateLearnAssignmentRequest' },
  ),
  response: LearnAssignment,
  status: 201,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'studentId',
  effect: 'mutate',
  featured: true,
  example: {
    request: {
      studentId: exampleAssignment.studentId,
      actionType: 'practice',
      topicId: exampleAssignment.topicId,
      count: 5,
      note: 'Say each place aloud.',
      dueAt: '2026-02-07T18:00:00.000Z',
      mediaItemIds: [exampleIds.mediaItemId],
    },
    response: exampleAssignment,
  },
})

export const listLearnAssignments = operation({
  id: 'learn.listLearnAssignments',
  method: 'GET',
  path: '/v1/learn/assignments',
  summary: 'List assignments',
  description:
    'Lists the assignments of every student you can see, newest first. Students see their own assignments, and `client` members those of their families.',
  ...list(LearnAssignment, 'LearnAssignmentPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', studentId: 'id', status: assignmentStatuses },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  featured: true,
  example: {
    request: { 'filter[studentId]': exampleAssignment.studentId, 'filter[status]': 'open' },
    response: { data: [exampleAssignment], total: 1, nextCursor: null, prevCursor: null },
  },
})

const ofAssignment = {
  role: 'viewer',
  scope: 'learn:read',
  about: 'assignmentId',
  callers: everyone,
  effect: 'read',
} as const

export const getLearnAssignment = operation({
  id: 'learn.getLearnAssignment',
  method: 'GET',
  path: '/v1/learn/assignments/{assignmentId}',
  summary: 'Get an assignment',
  description: 'Returns an assignment with its files, such as the one in a student’s `activeAssignmentId`.',
  params: closed({ assignmentId: Id }),
  response: LearnAssignment,
  status: 200,
  errors: ['NotFound'],
  ...ofAssignment,
  example: { request: { assignmentId: exampleAssignment.id }, response: exampleAssignment },
})

export const createLearnAssignmentDownload = operation({
  id: 'learn.createLearnAssignmentDownload',
  nounVerb: 'assignments download-url',
  method: 'POST',
  path: '/v1/learn/assignments/{assignmentId}/files/{mediaItemId}/downloads',
  summary: 'Get a download URL for an assignment’s file',
  description:
    'Returns a URL that downloads a file attached to an assignment. It works for 5 minutes without a token, as long as you can see the assignment. You do not need access to the media library. Fails with `Conflict` if the file is currently not available, and with `NotFound` if it is not attached or was permanently deleted.',
  params: closed({ assignmentId: Id, mediaItemId: Id }),
  body: closed({ disposition: Disposition }, { $id: 'CreateLearnAssignmentDownloadRequest' }),
  response: MediaDownload,
  status: 200,
  errors: ['NotFound', 'Conflict'],
  ...ofAssignment,
  example: {
    request: {
      assignmentId: exampleAssignment.id,
      mediaItemId: exampleIds.mediaItemId,
      disposition: 'inline',
    },
    response: {
      url: 'https://learn.example.org/files/AZoLHF4vfD2OT1pre4nI2g',
      expiresAt: '2026-01-31T09:35:00.000Z',
    },
  },
})

export const cancelLearnAssignment = operation({
  id: 'learn.cancelLearnAssignment',
  method: 'POST',
  path: '/v1/learn/assignments/{assignmentId}/cancel',
  summary: 'Cancel an assignment',
  description:
    'Cancels an open assignment and withdraws its files. Answers already given still count. Fails with `Conflict` if the assignment is already done or canceled.',
  params: closed({ assignmentId: Id }),
  response: LearnAssignment,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'assignmentId',
  effect: 'mutate',
  destructive: true,
  example: {
    request: { assignmentId: exampleAssignment.id },
    response: {
      ...exampleAssignment,
      files: exampleAssignment.files.map(file => ({ ...file, available: false })),
      status: 'canceled',
      closedAt: '2026-02-02T16:05:12.480Z',
    },
  },
})
