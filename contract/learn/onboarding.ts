import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, nullable } from '../values.ts'
import { exampleEntitlement, LearnEntitlement } from './entitlements.ts'
import {
  AvatarId,
  ExamFamilyId,
  exampleIds,
  PersonName,
  Pin,
  SubjectIds,
  TargetSchool,
  yearGroups,
} from './values.ts'

const studentCredential = closed(
  {
    username: Type.String(),
    pinSet: Type.Boolean({ description: 'That there is a PIN. The PIN itself is never shown.' }),
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
      actorId: Type.String({ description: 'The parent, as a user.' }),
      displayName: Type.String(),
      organizationId: Type.String(),
      teamId: Type.String({ description: 'The family.' }),
      studentId: Type.String(),
      learnerKey: Type.String(),
      adminGrants: Type.Array(Type.String(), {
        description:
          'What the parent may do: `student:pin`, `student:consent`, `student:export`, `student:erase` and so on; `organization:manage` where it is the family’s own.',
      }),
    }),
    profile: closed({
      displayName: Type.String({ description: 'Of the parent.' }),
      organizationId: Type.String(),
      teamId: Type.String(),
      studentId: Type.String(),
    }),
    student: closed({
      id: Type.String(),
      displayName: Type.String(),
      avatarId: Type.String(),
      targetSchool: Type.String({ description: 'Empty where none was named.' }),
      learnerKey: Type.String({ description: 'Stands for the student where no name may be.' }),
      credential: StudentCredential,
    }),
    links: Type.Array(
      closed({ id: Type.String({ description: 'Of the guardian’s link.' }), studentId: Type.String() }),
      { description: 'Every child of whom the parent is a guardian in this family, the new one last.' },
    ),
    entitlement: LearnEntitlement,
    firstDestination: Type.String({
      description:
        'Where an app may lead the child first. It is a path for the app: this server has no such page.',
    }),
    nextSteps: Type.Array(Type.String(), {
      description:
        'Ids of the operations to call then, in this order, with the token that the child gets from `POST /auth/student`.',
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
    'Makes all that a child needs to begin, at once or not at all: the family’s team, the student with a username and a PIN, the parent as its guardian with a recorded consent, and a trial. With a person’s token, the caller is the parent: `parentEmail` must be the caller’s own address, else it is `Forbidden`; the organization is the family’s own, made with the first child. With an API key, the organization is the key’s; the parent becomes a `client` member of it who sees the own family only, and is told by mail. A further child joins the same family. Usernames are one space for all organizations, in which capital letters make no difference: a taken one is a `Conflict`. An unknown exam family, or an address that no mail could reach, is a `BadRequest`. An empty `subjectIds` means all four, and one that is named twice counts once. Whoever is at `tutorInviteEmail` is invited to work with this family, as a `client` member with the role `member`. The child signs in by `POST /auth/student`.',
  body: closed(
    {
      parentDisplayName: PersonName,
      parentEmail: Type.String({
        minLength: 3,
        maxLength: 254,
        description: 'With a person’s token, the caller’s own address.',
      }),
      childDisplayName: PersonName,
      childUsername: Type.String({
        minLength: 1,
        maxLength: 128,
        description: 'What the child signs in with. Any characters; the case of letters makes no difference.',
      }),
      childPin: Pin,
      yearGroup: Type.Enum(yearGroups),
      targetSchool: nullable(TargetSchool),
      examFamilyId: ExamFamilyId,
      subjectIds: SubjectIds,
      avatarId: AvatarId,
      tutorInviteEmail: Type.Optional(
        nullable(
          Type.String({ maxLength: 254, description: 'Who is there gets an invitation by mail, or null.' }),
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
