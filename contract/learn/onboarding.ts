import Type, { type Static } from 'typebox'
import { OneLine } from '../one-line.ts'
import { operation } from '../operation.ts'
import { closed, named, nullable } from '../values.ts'
import { exampleEntitlement, LearnEntitlement } from './entitlements.ts'
import {
  AvatarId,
  ExamFamilyId,
  exampleIds,
  NewPin,
  PersonName,
  SubjectIds,
  TargetSchool,
  yearGroups,
} from './values.ts'

export const Username = OneLine({
  minLength: 1,
  maxLength: 128,
  description:
    'The name that the child signs in with. It must be unique across all organizations. Case is ignored, spaces around it are removed, and it must not be blank. After 20 attempts that change nothing, dry runs included, the answer is `TooManyRequests` for up to ten minutes.',
})

const studentCredential = closed(
  {
    username: Type.String(),
    pinSet: Type.Boolean({ description: 'Whether a PIN is set. The PIN itself is never shown.' }),
    credentialKind: Type.Literal('student_username_pin'),
  },
  { $id: 'StudentCredential' },
)
export interface StudentCredential extends Static<typeof studentCredential> {}
export const StudentCredential = named<StudentCredential>(studentCredential)

export const exampleCredential: StudentCredential = {
  username: 'robin-the-fox',
  pinSet: true,
  credentialKind: 'student_username_pin',
}

const onboarding = closed(
  {
    actor: closed({
      actorId: Type.String({
        description:
          'With a parent’s own token, the user ID of the parent. With an API key, the ID of the link between the parent and the child: it says nothing about whether the parent has an account.',
      }),
      displayName: Type.String(),
      organizationId: Type.String(),
      teamId: Type.String({ description: 'The team of the family.' }),
      studentId: Type.String(),
      learnerKey: Type.String(),
      adminGrants: Type.Array(Type.String(), {
        description:
          'What the parent may do once they have accepted, such as `student:pin`, `student:consent`, `student:export` and `student:erase`. Includes `organization:manage` if the organization is the family’s own.',
      }),
    }),
    profile: closed({
      displayName: Type.String({ description: 'The parent’s name.' }),
      organizationId: Type.String(),
      teamId: Type.String(),
      studentId: Type.String(),
    }),
    student: closed({
      id: Type.String(),
      displayName: Type.String(),
      avatarId: Type.String(),
      targetSchool: Type.String({ description: 'Empty if none was given.' }),
      learnerKey: Type.String({ description: 'The student’s pseudonym, used where names must not appear.' }),
      credential: StudentCredential,
    }),
    links: Type.Array(
      closed({
        id: Type.String({ description: 'The ID of the link between guardian and child.' }),
        studentId: Type.String(),
      }),
      { description: 'The links to all children of this guardian in the family. The new child comes last.' },
    ),
    entitlement: LearnEntitlement,
    firstDestination: Type.String({
      description:
        'A suggested first page for the child, as a path in your app. This server’s own pages have it too.',
    }),
    nextSteps: Type.Array(Type.String(), {
      description:
        'The operations to call next, in this order, with the token that the child gets from `POST /auth/student`.',
    }),
  },
  { $id: 'ParentChildOnboarding' },
)
export interface ParentChildOnboarding extends Static<typeof onboarding> {}
export const ParentChildOnboarding = named<ParentChildOnboarding>(onboarding)

const { organizationId, teamId, studentId, userId, guardianId } = exampleIds

export const completeLearnParentChildOnboarding = operation({
  id: 'learn.completeLearnParentChildOnboarding',
  nounVerb: 'families onboard',
  method: 'POST',
  path: '/v1/learn/onboarding/parent-child',
  summary: 'Onboard a parent and a child',
  description:
    'Creates everything a child needs to start, in one step: the family’s team, the student, the parent as guardian with recorded consent, and a trial. With a parent’s own token, the parent agrees to the current text of `learn.getLearnConsentWording`. The first call creates the family’s own organization, and further children join it. With an API key, the family joins the key’s organization, which states that the parent agrees: the consent’s `basis` is `organization`, and the child can start immediately, unless the organization requires the guardian’s own consent. The parent is invited by email. By accepting, they become the child’s guardian and a `client` member, who sees only their own family, and are asked for their own consent. A family can have at most 20 children, and at most 10 can be added in a day. Fails with `Conflict` if the username is taken, and with `BadRequest` if the exam family is unknown, an email address is not valid or the PIN is too easy to guess. The child then signs in with `POST /auth/student`.',
  body: closed(
    {
      parentDisplayName: PersonName,
      parentEmail: Type.String({
        minLength: 3,
        maxLength: 254,
        description:
          'With the parent’s own token, this must be their own email address. Otherwise the call fails with `Forbidden`. Addresses are stored in lower case.',
      }),
      childDisplayName: PersonName,
      childUsername: Username,
      childPin: NewPin,
      yearGroup: Type.Enum(yearGroups),
      targetSchool: nullable(TargetSchool),
      examFamilyId: ExamFamilyId,
      subjectIds: Type.Array(SubjectIds.items, {
        maxItems: 20,
        description: 'The subjects to learn. An empty list means all four. Duplicates are ignored.',
      }),
      avatarId: AvatarId,
      tutorInviteEmail: Type.Optional(
        nullable(
          Type.String({
            maxLength: 254,
            description:
              'A tutor to invite by email. They join this family as a `client` member with the role `member`, and its guardians get an email when they do. This also needs the scope `invitations:write`.',
          }),
        ),
      ),
    },
    { $id: 'ParentChildOnboardingRequest' },
  ),
  response: ParentChildOnboarding,
  status: 201,
  errors: ['BadRequest', 'Forbidden', 'Conflict'],
  role: 'admin',
  scope: 'learn:write',
  about: 'home',
  effect: 'mutate',
  featured: true,
  example: {
    request: {
      parentDisplayName: 'Alex Reed',
      parentEmail: 'alex@reed.example',
      childDisplayName: 'Robin',
      childUsername: exampleCredential.username,
      childPin: '4071',
      yearGroup: 'Year 5',
      targetSchool: null,
      examFamilyId: 'gl',
      subjectIds: ['maths', 'english'],
      avatarId: 'fox',
      tutorInviteEmail: 'sam@ashgrove.example',
    },
    response: {
      actor: {
        actorId: userId,
        displayName: 'Alex Reed',
        organizationId,
        teamId,
        studentId,
        learnerKey: 'lk_7f3kq2vw9x',
        adminGrants: ['student:read', 'student:manage', 'organization:manage'],
      },
      profile: { displayName: 'Alex Reed', organizationId, teamId, studentId },
      student: {
        id: studentId,
        displayName: 'Robin',
        avatarId: 'fox',
        targetSchool: '',
        learnerKey: 'lk_7f3kq2vw9x',
        credential: exampleCredential,
      },
      links: [{ id: guardianId, studentId }],
      entitlement: exampleEntitlement,
      firstDestination: `/learn/${studentId}/diagnostic`,
      nextSteps: ['learn.createLearnSession', 'learn.createLearnDecision', 'learn.createLearnAttempt'],
    },
  },
})
