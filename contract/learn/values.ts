import Type from 'typebox'
import { OneLine } from '../one-line.ts'

export const subjectIds = ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'] as const
export const yearGroups = ['Year 4', 'Year 5', 'Year 6'] as const
export type YearGroup = (typeof yearGroups)[number]

export const SubjectIds = Type.Array(Type.Enum(subjectIds), { maxItems: 20 })
export const TopicId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`.',
})
export const ExamFamilyId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`.',
})
export const PersonName = OneLine({ minLength: 1, maxLength: 160 })
export const TargetSchool = OneLine({
  maxLength: 160,
  description: 'The school that the child hopes to go to.',
})
export const AvatarId = OneLine({
  minLength: 1,
  maxLength: 128,
  description: 'The ID of a picture in your app. The server stores it and does not interpret it.',
})
export const Pin = Type.String({
  minLength: 4,
  maxLength: 4,
  writeOnly: true,
  description: 'Four characters. The PIN never appears in responses or logs.',
})
export const NewPin = Type.String({
  ...Pin,
  description:
    'Any four characters, but not a PIN that many people choose. It needs at least three different characters, and must not be a year, count up or down such as 2345, or follow a pattern on the keypad. The PIN never appears in responses or logs.',
})

/** The callers who may see a child's learning. A child sees only their own. */
export const everyone = ['user', 'key', 'student'] as const

/** All examples are about the same family. */
export const exampleIds = {
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  teamId: '019a0b1c-7b00-7aaa-8bbb-0c1d2e3f4a5b',
  userId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  studentId: '019a0b1e-1000-7c3d-8e4f-5a6b7c8d9e0f',
  guardianId: '019a0b1e-1100-7c3d-8e4f-5a6b7c8d9e0f',
  sessionId: '019a0b1e-2000-7c3d-8e4f-5a6b7c8d9e0f',
  decisionId: '019a0b1e-3000-7c3d-8e4f-5a6b7c8d9e0f',
  attemptId: '019a0b1e-4000-7c3d-8e4f-5a6b7c8d9e0f',
  assignmentId: '019a0b1e-5000-7c3d-8e4f-5a6b7c8d9e0f',
  paperId: '019a0b1e-5500-7c3d-8e4f-5a6b7c8d9e0f',
  mediaItemId: '019a0b1e-6000-7c3d-8e4f-5a6b7c8d9e0f',
} as const
