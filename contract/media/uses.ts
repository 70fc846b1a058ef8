import Type, { type Static } from 'typebox'
import { assignmentStatuses } from '../learn/assignments.ts'
import { exampleIds } from '../learn/values.ts'
import { operation } from '../operation.ts'
import { closed, Id, list, named, Timestamp } from '../values.ts'

const mediaItemUse = closed(
  {
    kind: Type.Enum(['assignment'], { description: 'The kind of resource that uses the file.' }),
    id: Type.String({ format: 'uuid', description: 'The ID of the assignment.' }),
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
    'Lists the assignments that include the file, newest first. You see only those of students you can see; there may be others. If you move the file to the bin or delete it, it disappears from all of them. You also need the scope `learn:read`.',
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
