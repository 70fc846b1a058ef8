import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Deleted, Email, Id, named, nullable, Timestamp } from '../values.ts'
import { guardian } from './guardian.ts'
import { exampleIds } from './values.ts'

export const viewerKinds = ['guardian', 'tutor', 'organization'] as const

const viewer = closed(
  {
    id: Id,
    kind: Type.Enum(viewerKinds, {
      description:
        'guardian: holds the student’s rights. tutor: somebody in the family’s team, who sees the student and can set work. organization: everybody who works for it.',
    }),
    name: nullable(Type.String({ description: 'A guardian’s or the organization’s name.' })),
    email: nullable(Type.String({ description: 'Null for an organization.' })),
    invited: Type.Boolean({
      description: 'Whether they have not accepted yet. Until then, they see nothing.',
    }),
    since: Timestamp,
    expiresAt: nullable(Type.String({ ...Timestamp, description: 'When an invitation expires.' })),
    isYou: Type.Boolean(),
    canRemove: Type.Boolean({
      description:
        'Whether you can remove them. A guardian can’t remove those who were guardians before them, or the organization.',
    }),
  },
  { $id: 'LearnStudentViewer' },
)
export interface LearnStudentViewer extends Static<typeof viewer> {}
export const LearnStudentViewer = named<LearnStudentViewer>(viewer)

const viewers = closed({ data: Type.Array(LearnStudentViewer) }, { $id: 'LearnStudentViewers' })
export interface LearnStudentViewers extends Static<typeof viewers> {}
export const LearnStudentViewers = named<LearnStudentViewers>(viewers)

const { studentId } = exampleIds

const exampleViewer: LearnStudentViewer = {
  id: '019a0b1e-5700-7c3d-8e4f-5a6b7c8d9e0f',
  kind: 'tutor',
  name: null,
  email: 'sam@ashgrove.example',
  invited: true,
  since: '2026-01-31T09:30:00.000Z',
  expiresAt: '2026-02-07T09:30:00.000Z',
  isYou: false,
  canRemove: true,
}

export const listLearnStudentViewers = operation({
  id: 'learn.listLearnStudentViewers',
  method: 'GET',
  path: '/v1/learn/students/{studentId}/viewers',
  summary: 'List who sees a student',
  description:
    'Lists everybody who sees a student, since when, and whom guardians have invited: first the guardians, then the tutors, the organization, and the invitations. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  response: LearnStudentViewers,
  errors: ['Forbidden', 'NotFound'],
  scope: 'learn:read',
  effect: 'read',
  example: { request: { studentId }, response: { data: [exampleViewer] } },
})

export const mostFamilyInvitations = 5

export const inviteLearnStudentViewer = operation({
  id: 'learn.inviteLearnStudentViewer',
  method: 'POST',
  path: '/v1/learn/students/{studentId}/viewers',
  summary: 'Invite a guardian or tutor',
  description: `Invites somebody to a student’s family, with a link that works for seven days. A tutor sees the family’s children and can set work for them. A guardian gets the same rights as you for all children of the family whose guardian you are. If this address has such an invitation already, it gets a new link. Up to ${mostFamilyInvitations} invitations of a family can be pending. The other guardians get an email when the person has accepted. Only a guardian of the student can call this; others get \`Forbidden\`.`,
  ...guardian,
  status: 201,
  body: closed(
    { email: Email, kind: Type.Enum(['guardian', 'tutor']) },
    { $id: 'InviteLearnStudentViewerRequest' },
  ),
  response: LearnStudentViewer,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'invitations:write',
  effect: 'mutate',
  example: {
    request: { studentId, email: 'sam@ashgrove.example', kind: 'tutor' },
    response: exampleViewer,
  },
})

export const removeLearnStudentViewer = operation({
  id: 'learn.removeLearnStudentViewer',
  method: 'DELETE',
  path: '/v1/learn/students/{studentId}/viewers/{viewerId}',
  summary: 'Remove a guardian, tutor or invitation',
  description:
    'Ends a tutor’s or guardian’s access to all children of the student’s family at once, or revokes an invitation to it. Guardians can remove those who became guardians after them: `canRemove` says whom. Otherwise the call fails with `Conflict`. The person gets an email. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  params: closed({
    studentId: Id,
    viewerId: Type.String({ format: 'uuid', description: 'From `learn.listLearnStudentViewers`.' }),
  }),
  response: Deleted,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'invitations:write',
  effect: 'mutate',
  example: {
    request: { studentId, viewerId: exampleViewer.id },
    response: { id: exampleViewer.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})
