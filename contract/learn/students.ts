import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Day, Id, list, named, nullable, Timestamp } from '../values.ts'
import { exampleCredential, StudentCredential } from './onboarding.ts'
import { exampleDecision, masteryFields, ProjectionFreshness, studentStateFields } from './record.ts'
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

const consent = closed(
  {
    given: Type.Boolean({ description: 'Whether it is given at present.' }),
    givenAt: Timestamp,
    withdrawnAt: nullable(Timestamp),
  },
  { $id: 'LearnConsent' },
)
export interface LearnConsent extends Static<typeof consent> {}
export const LearnConsent = named<LearnConsent>(consent)

export const exampleConsent: LearnConsent = {
  given: true,
  givenAt: '2026-01-31T09:30:00.000Z',
  withdrawnAt: null,
}

const student = closed(
  {
    id: Id,
    organizationId: Id,
    teamId: Type.String({ format: 'uuid', description: 'The family.' }),
    learnerKey: Type.String({ description: 'Stands for the student where no name may be.' }),
    displayName: Type.String(),
    avatarId: Type.String(),
    yearGroup: Type.Enum(yearGroups),
    targetSchool: Type.String({ description: 'Empty where none was named.' }),
    examFamilyId: Type.String(),
    subjectIds: SubjectIds,
    credential: StudentCredential,
    consent: LearnConsent,
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
  subjectIds: ['maths', 'english'],
  credential: exampleCredential,
  consent: exampleConsent,
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-01-31T09:30:00.000Z',
}

export const listLearnStudents = operation({
  id: 'learn.listLearnStudents',
  method: 'GET',
  path: '/v1/learn/students',
  summary: 'List students',
  description:
    'The students of every organization of which the caller is a member, newest first. A `client` member, such as a parent or a tutor, sees those of its families only.',
  ...list(LearnStudent, 'LearnStudentPage', {
    sortBy: ['createdAt', 'displayName'],
    filters: { organizationId: 'id', teamId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'learn:read',
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
  description: 'One student: who it is, what it learns and for which exam.',
  ...reading,
  ...about,
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
    'Changes a student’s name, picture, year, school, exam or subjects; what is left out stays as it is. An unknown exam family is a `BadRequest`. An empty `subjectIds` means all four, and one that is named twice counts once. What is decided next goes by it; the entitlement stays as it is. The username stays; the PIN is changed by `learn.resetLearnStudentPin`.',
  ...about,
  body: closed(
    {
      displayName: Type.Optional(PersonName),
      avatarId: Type.Optional(AvatarId),
      yearGroup: Type.Optional(Type.Enum(yearGroups)),
      targetSchool: Type.Optional(nullable(TargetSchool)),
      examFamilyId: Type.Optional(ExamFamilyId),
      subjectIds: Type.Optional(SubjectIds),
    },
    { $id: 'UpdateLearnStudentRequest' },
  ),
  response: LearnStudent,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  effect: 'mutate',
  example: {
    request: { studentId: exampleStudent.id, targetSchool: 'Ashgrove Grammar School' },
    response: { ...exampleStudent, targetSchool: 'Ashgrove Grammar School' },
  },
})

const state = closed(
  {
    ...studentStateFields,
    masteryByTopic: Type.Array(
      closed({
        ...masteryFields,
        attempts: Type.Number(),
        rightAnswers: Type.Number(),
        enoughEvidence: Type.Boolean({ description: 'Whether there are answers enough to trust the score.' }),
      }),
      {
        description:
          'Every topic that the student learns, in the order of teaching, without those that its organization hides.',
      },
    ),
    projectionFreshness: ProjectionFreshness,
    attempts: Type.Number({ description: 'Of all topics.' }),
    rightAnswers: Type.Number(),
    modelVersion: Type.String({ description: 'Of what the scores are computed by.' }),
  },
  { $id: 'LearnStudentState' },
)
export interface LearnStudentState extends Static<typeof state> {}
export const LearnStudentState = named<LearnStudentState>(state)

export const exampleState: LearnStudentState = {
  ...exampleDecision.studentState,
  masteryByTopic: exampleDecision.studentState.masteryByTopic.map(topic => ({
    ...topic,
    attempts: 14,
    rightAnswers: 10,
    enoughEvidence: true,
  })),
  projectionFreshness: exampleDecision.projectionFreshness,
  attempts: 212,
  rightAnswers: 151,
  modelVersion: 'mastery-1',
}

export const getLearnStudentState = operation({
  id: 'learn.getLearnStudentState',
  path: '/v1/learn/students/{studentId}/state',
  summary: 'See how well a student knows each topic',
  description:
    'What is known of a student now, and how well it is known: the chance of a right answer in every topic, with the answers that it rests on. A score falls as time goes by without practice.',
  ...reading,
  ...about,
  response: LearnStudentState,
  errors: ['NotFound'],
  featured: true,
  example: { request: { studentId: exampleStudent.id }, response: exampleState },
})

const progress = closed(
  {
    studentId: Id,
    days: Type.Array(
      closed({
        day: Day,
        attempts: Type.Number(),
        rightAnswers: Type.Number(),
        minutes: Type.Number({ description: 'Spent on questions, to a tenth.' }),
      }),
      { description: 'Days on which something was answered, oldest first.' },
    ),
    topics: Type.Array(
      closed({
        topicId: Type.String(),
        first: Type.Number({ description: 'The score before the first answer of these days.' }),
        latest: Type.Number({ description: 'The score after the last one.' }),
        attempts: Type.Number(),
      }),
      { description: 'Topics of which something was answered.' },
    ),
  },
  { $id: 'LearnStudentProgress' },
)
export interface LearnStudentProgress extends Static<typeof progress> {}
export const LearnStudentProgress = named<LearnStudentProgress>(progress)

/** How far back progress is told where no day is named, and the longest time that one answer spans. */
export const usualProgressDays = 90
export const mostProgressDays = 400

export const getLearnStudentProgress = operation({
  id: 'learn.getLearnStudentProgress',
  path: '/v1/learn/students/{studentId}/progress',
  summary: 'See how a student came along',
  description: `What a student did day by day in UTC, and how far each topic came. \`from\` and \`to\` are days and both count; without them it is the ${usualProgressDays} days up to today. At most ${mostProgressDays} days.`,
  ...reading,
  ...about,
  query: closed({ from: Type.Optional(Day), to: Type.Optional(Day) }),
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
