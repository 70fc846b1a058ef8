import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Day, daySpan, Id, list, named, nullable, Timestamp } from '../values.ts'
import { exampleConsent, LearnConsent } from './consent.ts'
import { exampleCredential, StudentCredential } from './onboarding.ts'
import { LearnPreferences, usualPreferences } from './preferences.ts'
import { exampleDecision } from './record.ts'
import {
  AvatarId,
  ExamFamilyId,
  everyone,
  exampleIds,
  PersonName,
  SubjectIds,
  TargetSchool,
  yearGroups,
} from './values.ts'

const ExtraTimePercent = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: 'How much longer the student has for tests: 25 is a quarter more.',
})

const student = closed(
  {
    id: Id,
    organizationId: Id,
    teamId: Type.String({ format: 'uuid', description: 'The team of the family.' }),
    learnerKey: Type.String({ description: 'The student’s pseudonym, used where names must not appear.' }),
    displayName: Type.String(),
    avatarId: Type.String(),
    yearGroup: Type.Enum(yearGroups),
    targetSchool: Type.String({ description: 'Empty if none was given.' }),
    examFamilyId: Type.String(),
    examDate: nullable(Type.String({ ...Day, description: 'The day of the exam. Null if it is not known.' })),
    subjectIds: SubjectIds,
    preferences: LearnPreferences,
    extraTimePercent: ExtraTimePercent,
    credential: StudentCredential,
    staffPinResets: Type.Boolean({
      description:
        'Whether a guardian allows the people who teach the student to give them a new PIN. Default false.',
    }),
    consent: LearnConsent,
    youAreGuardian: Type.Boolean({
      description:
        'Whether you are a guardian of the student, who can set the PIN, give or withdraw consent, export and erase. Always false with an API key.',
    }),
    erasureAt: nullable(
      Type.String({
        ...Timestamp,
        description:
          'When the student will be erased, if a guardian has scheduled it. Until then there is no practice, and a guardian can stop it.',
      }),
    ),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: 'LearnStudent' },
)
export interface LearnStudent extends Static<typeof student> {}
export const LearnStudent = named<LearnStudent>(student)

export const exampleStudent: LearnStudent = {
  id: exampleIds.studentId,
  organizationId: exampleIds.organizationId,
  teamId: exampleIds.teamId,
  learnerKey: exampleDecision.learnerKey,
  displayName: 'Robin',
  avatarId: 'fox',
  yearGroup: 'Year 5',
  targetSchool: '',
  examFamilyId: 'gl',
  examDate: '2026-09-15',
  subjectIds: ['maths', 'english'],
  preferences: usualPreferences,
  extraTimePercent: 0,
  credential: exampleCredential,
  staffPinResets: false,
  consent: exampleConsent,
  youAreGuardian: true,
  erasureAt: null,
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-01-31T09:30:00.000Z',
}

export const listLearnStudents = operation({
  id: 'learn.listLearnStudents',
  method: 'GET',
  path: '/v1/learn/students',
  summary: 'List students',
  description:
    'Lists the students of every organization you belong to, newest first. A `client` member, such as a parent or tutor, sees only the students of their own families. Guardians always see their own children, even after they have left the organization. A student sees only themselves.',
  ...list(LearnStudent, 'LearnStudentPage', {
    sortBy: ['createdAt', 'displayName'],
    filters: { organizationId: 'id', teamId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  forGuardians: true,
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  featured: true,
  example: {
    request: { 'filter[teamId]': exampleStudent.teamId },
    response: { data: [exampleStudent], total: 1, nextCursor: null, prevCursor: null },
  },
})

const about = { params: closed({ studentId: Id }), status: 200, about: 'studentId' } as const
const reading = {
  method: 'GET',
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
} as const

export const getLearnStudent = operation({
  id: 'learn.getLearnStudent',
  path: '/v1/learn/students/{studentId}',
  summary: 'Get a student',
  description: 'Returns a student with their year group, subjects, exam and consent.',
  ...reading,
  ...about,
  forGuardians: true,
  response: LearnStudent,
  errors: ['NotFound'],
  example: { request: { studentId: exampleStudent.id }, response: exampleStudent },
})

export const updateLearnStudent = operation({
  id: 'learn.updateLearnStudent',
  method: 'PATCH',
  path: '/v1/learn/students/{studentId}',
  summary: 'Change a student',
  description:
    'Changes a student’s name, avatar, year group, school, exam, exam date, subjects, extra time, or whether tutors may reset the PIN. Fields you leave out stay unchanged. The next decision uses the new values. The entitlement does not change. For the username and the PIN, see `learn.updateLearnStudentUsername` and `learn.resetLearnStudentPin`. Fails with `BadRequest` if the exam family is unknown, or the exam date is not valid.',
  ...about,
  body: closed(
    {
      displayName: Type.Optional(PersonName),
      avatarId: Type.Optional(AvatarId),
      yearGroup: Type.Optional(Type.Enum(yearGroups)),
      targetSchool: Type.Optional(nullable(TargetSchool)),
      examFamilyId: Type.Optional(ExamFamilyId),
      examDate: Type.Optional(
        nullable(
          Type.String({ ...Day, description: 'As YYYY-MM-DD, at most five years away. Null removes it.' }),
        ),
      ),
      subjectIds: Type.Optional(
        Type.Array(SubjectIds.items, {
          maxItems: 20,
          description: 'An empty list means all four. Duplicates are ignored.',
        }),
      ),
      extraTimePercent: Type.Optional(ExtraTimePercent),
      staffPinResets: Type.Optional(
        Type.Boolean({
          description:
            'Whether the people who teach the student may give them a new PIN. Only a guardian can change it; others get `Forbidden`.',
        }),
      ),
    },
    { $id: 'UpdateLearnStudentRequest' },
  ),
  response: LearnStudent,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  forGuardians: true,
  scope: 'learn:write',
  effect: 'mutate',
  example: {
    request: { studentId: exampleStudent.id, targetSchool: 'Ashgrove Grammar School' },
    response: { ...exampleStudent, targetSchool: 'Ashgrove Grammar School' },
  },
})

const progress = closed(
  {
    studentId: Id,
    days: Type.Array(
      closed({
        day: Day,
        attempts: Type.Number(),
        rightAnswers: Type.Number(),
        minutes: Type.Number({ description: 'The time spent on questions, to a tenth of a minute.' }),
      }),
      { description: 'The days on which the student answered questions, oldest first.' },
    ),
    topics: Type.Array(
      closed({
        topicId: Type.String(),
        first: Type.Number({ description: 'The mastery score before the first answer in the period.' }),
        latest: Type.Number({ description: 'The mastery score after the last answer in the period.' }),
        attempts: Type.Number(),
      }),
      { description: 'The topics that the student answered questions on.' },
    ),
  },
  { $id: 'LearnStudentProgress' },
)
export interface LearnStudentProgress extends Static<typeof progress> {}
export const LearnStudentProgress = named<LearnStudentProgress>(progress)

/** The default and the longest period of a progress report. */
export const usualProgressDays = 90
export const mostProgressDays = 400

export const getLearnStudentProgress = operation({
  id: 'learn.getLearnStudentProgress',
  path: '/v1/learn/students/{studentId}/progress',
  summary: 'See a student’s progress',
  description: `Returns a student’s answers for each day in UTC, and how their mastery of each topic changed. The default period is the last ${usualProgressDays} days, including today. The longest is ${mostProgressDays} days.`,
  ...reading,
  ...about,
  query: closed(daySpan),
  response: LearnStudentProgress,
  errors: ['BadRequest', 'NotFound'],
  featured: true,
  example: {
    request: { studentId: exampleStudent.id, from: '2026-01-01', to: '2026-01-31' },
    response: {
      studentId: exampleStudent.id,
      days: [{ day: '2026-01-31', attempts: 3, rightAnswers: 2, minutes: 2 }],
      topics: [{ topicId: 'maths.place-value', first: 0.68, latest: 0.71, attempts: 3 }],
    },
  },
})
