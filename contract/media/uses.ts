import Type, { type Static } from 'typebox'
import { assignmentStatuses } from '../learn/assignments.ts'
import { exampleIds } from '../learn/values.ts'
import { operation } from '../operation.ts'
import { closed, Id, list, named, Timestamp } from '../values.ts'

const mediaItemUse = closed(
  {
    kind: Type.Enum(['assignment'], { description: 'What it was given with.' }),
    id: Type.String({ format: 'uuid', description: 'Of the assignment.' }),
    organizationId: Id,
    studentId: Id,
    topicId: Type.String(),
    status: Type.Enum(assignmentStatuses),
    createdAt: Timestamp,
  },
  { $id: 'MediaItemUse' },
)
export interface MediaItemUse extends Static<typeof mediaItemUse> {}
export const MediaItemUse = named<MediaItemUse>(mediaItemUse)

export const listMediaItemUses = operation({
  id: 'media.listMediaItemUses',
  method: 'GET',
  path: '/v1/media/items/{mediaItemId}/uses',
  summary: 'List where a file is used',
  description:
    'The assignments with which the file was given, newest first, of students that the caller sees; there may be others. What is put into the bin or purged is gone from all of them. It tells of students, so that the scope `learn:read` is needed too.',
  params: closed({ mediaItemId: Id }),
  ...list(MediaItemUse, 'MediaItemUsePage', {
    sortBy: ['createdAt'],
    filters: { studentId: 'id', status: assignmentStatuses },
  }),
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
  role: 'viewer',
  scope: 'media:read',
  about: 'mediaItemId',
  effect: 'read',
  example: {
    request: { mediaItemId: exampleIds.mediaItemId, 'filter[status]': 'open' },
    response: {
      data: [
        {
          kind: 'assignment',
          id: exampleIds.assignmentId,
          organizationId: exampleIds.organizationId,
          studentId: exampleIds.studentId,
          topicId: 'maths.place-value',
          status: 'open',
          createdAt: '2026-01-31T09:30:00.000Z',
        },
      ],
      total: 1,
      nextCursor: null,
      prevCursor: null,
    },
  },
})
