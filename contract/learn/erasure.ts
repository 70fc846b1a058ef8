import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, nullable, Timestamp } from '../values.ts'
import { guardian } from './guardian.ts'
import { exampleIds } from './values.ts'

/** How long a scheduled erasure can be stopped. */
export const graceDays = 7

const erasure = closed(
  {
    erasureAt: nullable(Timestamp),
    attempts: Type.Integer({ description: 'Answers to questions.' }),
    sessions: Type.Integer(),
    papers: Type.Integer({ description: 'Mini-tests.' }),
    assignments: Type.Integer({ description: 'Work set for the student.' }),
    notes: Type.Integer({ description: 'Notes that are shared with you. Others are erased too.' }),
    files: Type.Integer({
      description: 'The files of the family’s team, if the student is the family’s last. Otherwise 0.',
    }),
  },
  { $id: 'LearnStudentErasure' },
)
/** What erasing a student would remove. */
export interface LearnStudentErasure extends Static<typeof erasure> {}
export const LearnStudentErasure = named<LearnStudentErasure>(erasure)

const { studentId } = exampleIds

const exampleErasure: LearnStudentErasure = {
  erasureAt: null,
  attempts: 212,
  sessions: 18,
  papers: 2,
  assignments: 3,
  notes: 1,
  files: 0,
}
const scheduled = { ...exampleErasure, erasureAt: '2026-02-09T16:05:12.480Z' }

export const getLearnStudentErasure = operation({
  id: 'learn.getLearnStudentErasure',
  method: 'GET',
  path: '/v1/learn/students/{studentId}/erasure',
  summary: 'See what erasing a student would remove',
  description:
    'Counts what would be erased with a student, and says when it will be, if a guardian has scheduled it. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  response: LearnStudentErasure,
  errors: ['Forbidden', 'NotFound'],
  scope: 'learn:read',
  effect: 'read',
  example: { request: { studentId }, response: exampleErasure },
})

export const scheduleLearnStudentErasure = operation({
  id: 'learn.scheduleLearnStudentErasure',
  method: 'POST',
  path: '/v1/learn/students/{studentId}/erasure',
  summary: 'Erase a student in a few days',
  description: `Erases a student and everything recorded about them after ${graceDays} days, as \`learn.eraseLearnStudent\` does at once. Until then, practice is closed with \`Forbidden\`, every guardian gets an email, and any of them can stop it with \`learn.cancelLearnStudentErasure\`. If an erasure is scheduled already, its date stays. Fails with \`BadRequest\` if \`confirmName\` is not the student’s display name. Only a guardian of the student can call this; others get \`Forbidden\`.`,
  ...guardian,
  body: closed(
    {
      confirmName: Type.String({
        maxLength: 160,
        description: 'The student’s display name, as confirmation. Case and spaces around it are ignored.',
      }),
    },
    { $id: 'ScheduleLearnStudentErasureRequest' },
  ),
  response: LearnStudentErasure,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  destructive: true,
  example: { request: { studentId, confirmName: 'Robin' }, response: scheduled },
})

export const cancelLearnStudentErasure = operation({
  id: 'learn.cancelLearnStudentErasure',
  method: 'POST',
  path: '/v1/learn/students/{studentId}/erasure/cancel',
  summary: 'Stop the erasure of a student',
  description:
    'Stops a scheduled erasure, also one that another guardian has scheduled. Practice opens again. If none is scheduled, nothing changes. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  response: LearnStudentErasure,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  example: { request: { studentId }, response: exampleErasure },
})
