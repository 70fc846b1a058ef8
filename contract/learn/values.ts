import Type from 'typebox'

export const subjectIds = ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'] as const
export const yearGroups = ['Year 4', 'Year 5', 'Year 6'] as const

export const SubjectIds = Type.Array(Type.Enum(subjectIds), { maxItems: 20 })
export const TopicId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'Such as `maths.place-value`; `learn.listLearnTopics` has them all.',
})
export const ExamFamilyId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'Such as `gl`; `learn.listLearnExamFamilies` has them all.',
})
export const PersonName = Type.String({ minLength: 1, maxLength: 160 })
export const TargetSchool = Type.String({ maxLength: 160 })
export const AvatarId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'Names a picture of the app’s own; nothing is known of it here.',
})
export const Pin = Type.String({
  minLength: 4,
  maxLength: 4,
  writeOnly: true,
  description: 'Any four characters. It is in no answer and in no log.',
})

/** Who may look at what a child learns: the child too, and then at its own only. */
export const everyone = ['user', 'key', 'student'] as const

/** One family runs through all examples. */
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
  mediaItemId: '019a0b1e-6000-7c3d-8e4f-5a6b7c8d9e0f',
} as const
