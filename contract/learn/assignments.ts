import Type, { type Static } from 'typebox'
import { Disposition, MediaDownload } from '../media.ts'
import { operation } from '../operation.ts'
import { closed, Id, list, Moment, named, nullable, Timestamp } from '../values.ts'
import { everyone, exampleIds, TopicId } from './values.ts'

export const assignedActionTypes = ['lesson', 'mini-test', 'test', 'practice'] as const
export const assignmentStatuses = ['open', 'done', 'canceled'] as const

export const mostFiles = 10

const assignmentFile = closed(
  {
    mediaItemId: Id,
    name: nullable(Type.String({ description: 'Null where it was deleted for good.' })),
    mediaType: nullable(Type.String()),
    bytes: nullable(Type.Number()),
    available: Type.Boolean({
      description:
        'False for one that is gone: in the bin, deleted for good, or canceled with the assignment.',
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
      description: 'The person who set it, or who made the key that did.',
    }),
    actionType: Type.Enum(assignedActionTypes),
    topicId: Type.String(),
    count: Type.Number({ description: 'How many are to be done.' }),
    done: Type.Number({ description: 'How many are done.' }),
    note: nullable(Type.String()),
    files: Type.Array(LearnAssignmentFile, {
      description: 'Given along with it; `learn.createLearnAssignmentDownload` brings them.',
    }),
    status: Type.Enum(assignmentStatuses),
    dueAt: nullable(Timestamp),
    createdAt: Timestamp,
    closedAt: nullable(Type.String({ description: 'When it was done or canceled.' })),
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

export const createLearnAssignment = operation({
  id: 'learn.createLearnAssignment',
  method: 'POST',
  path: '/v1/learn/assignments',
  summary: 'Set a student something to do',
  description:
    'Sets a lesson, or questions, of a topic. What is set comes before what would be chosen, in sessions that allow it: first what has the earliest `dueAt`, then the oldest. Only rest comes before. It is done once `count` of it were done. A topic that the student does not learn or the organization hides, a lesson that it withholds and a `dueAt` that has passed are a `BadRequest`. Of a student 50 can be open; one more is a `Conflict`. Files of the media library can be given along, such as worksheets, by who has the scope `media:read` and sees them: whoever sees the assignment can then download them.',
  body: closed(
    {
      studentId: Id,
      actionType: Type.Enum(assignedActionTypes),
      topicId: TopicId,
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Default 1.' })),
      note: Type.Optional(Type.String({ maxLength: 500, description: 'For the student and its guardians.' })),
      dueAt: Type.Optional(Moment),
      mediaItemIds: Type.Optional(
        Type.Array(Id, { maxItems: mostFiles, description: 'Files to give along, each once.' }),
      ),
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
  summary: 'List what students were set',
  description:
    'What was set for the students that the caller sees, newest first. A student sees its own, a `client` member those of its families.',
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
  summary: 'Get what a student was set',
  description:
    'One assignment, with its files: that which a student’s `activeAssignmentId` names, or any other.',
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
  summary: 'Get an address to download a file of an assignment',
  description:
    'An address that gives the bytes of a file that was given with an assignment, as `media.createMediaDownload` does: for 5 minutes, and for as long as the caller could see the assignment. It is for whoever sees that, whether or not they see the file in the media library. A file that is gone for now is a `Conflict`, one that was never given or is gone for good `NotFound`.',
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
  summary: 'Cancel what a student was set',
  description:
    'Takes back what is open, and the files that were given with it. What was done of it counts. One that is done or canceled already is a `Conflict`.',
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
