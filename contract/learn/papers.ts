import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, list, named, nullable, Timestamp } from '../values.ts'
import { longestAnswer } from './attempts.ts'
import { exampleQuestion, LearnQuestion } from './content.ts'
import { everyone, exampleIds, SubjectIds, subjectIds, yearGroups } from './values.ts'

export const fewestPaperQuestions = 5
export const mostPaperQuestions = 50
export const usualPaperQuestions = 12

const paperFields = {
  id: Id,
  organizationId: Id,
  studentId: Id,
  examFamilyId: Type.String({ description: 'The exam that the paper follows.' }),
  yearGroup: Type.Enum(yearGroups, { description: 'The student’s school year when the paper was made.' }),
  subjectIds: SubjectIds,
  questionCount: Type.Number(),
  answeredCount: Type.Number({ description: 'The number of questions with an answer.' }),
  startedAt: Timestamp,
  endsAt: Type.String({ description: 'When the time is up, by the server’s clock.' }),
  submittedAt: nullable(
    Type.String({
      description: 'When the paper was handed in: `endsAt` at the latest. Null while it is open.',
    }),
  ),
  result: nullable(
    closed(
      {
        rightAnswers: Type.Number(),
        subjects: Type.Array(
          closed({
            subjectId: Type.Enum(subjectIds),
            questionCount: Type.Number(),
            answeredCount: Type.Number(),
            rightAnswers: Type.Number(),
          }),
        ),
      },
      { description: 'Null until the paper is handed in.' },
    ),
  ),
}

const paperSummary = closed(paperFields, { $id: 'LearnPaperSummary' })
export interface LearnPaperSummary extends Static<typeof paperSummary> {}
export const LearnPaperSummary = named<LearnPaperSummary>(paperSummary)

const answerFields = {
  position: Type.Number({ description: 'The place of the question in the paper, from 1.' }),
  answer: nullable(Type.String({ description: 'The student’s answer. Null if there is none.' })),
  flagged: Type.Boolean({ description: 'Whether the student wants to look at the question again.' }),
  answeredAt: nullable(Type.String({ description: 'When this answer was given. Null if there is none.' })),
}

const ServerTime = Type.String({
  description: 'The server’s time. Count down from it to `endsAt`, because the device’s clock may be wrong.',
})

const paper = closed(
  {
    ...paperFields,
    serverTime: ServerTime,
    questions: Type.Array(
      closed({
        ...answerFields,
        question: LearnQuestion,
        marked: nullable(
          closed({
            correct: Type.Boolean({ description: 'False for a question without an answer.' }),
            misconception: nullable(
              Type.String({ description: 'The typical mistake that leads to this answer, if there is one.' }),
            ),
            slip: nullable(
              Type.String({
                description: 'A sentence for the student about the misconception: what to do instead.',
              }),
            ),
          }),
        ),
      }),
      {
        description:
          'In the order of the paper. Until it is handed in, `marked` is null, and so are `answer` and `explanation` of each `question`, for everybody.',
      },
    ),
  },
  { $id: 'LearnPaper' },
)
export interface LearnPaper extends Static<typeof paper> {}
export const LearnPaper = named<LearnPaper>(paper)

const paperAnswer = closed(
  { ...answerFields, endsAt: Timestamp, serverTime: ServerTime },
  { $id: 'LearnPaperAnswer' },
)
export interface LearnPaperAnswer extends Static<typeof paperAnswer> {}
export const LearnPaperAnswer = named<LearnPaperAnswer>(paperAnswer)

const { organizationId, studentId, paperId } = exampleIds

const openSummary: LearnPaperSummary = {
  id: paperId,
  organizationId,
  studentId,
  examFamilyId: 'gl',
  yearGroup: 'Year 5',
  subjectIds: ['maths'],
  questionCount: 1,
  answeredCount: 1,
  startedAt: '2026-01-31T09:30:00.000Z',
  endsAt: '2026-01-31T09:35:00.000Z',
  submittedAt: null,
  result: null,
}

const exampleAnswer = {
  position: 1,
  answer: 'E',
  flagged: false,
  answeredAt: '2026-01-31T09:30:24.000Z',
}

const openPaper: LearnPaper = {
  ...openSummary,
  serverTime: '2026-01-31T09:31:00.000Z',
  questions: [
    { ...exampleAnswer, question: { ...exampleQuestion, answer: null, explanation: null }, marked: null },
  ],
}

const submittedSummary: LearnPaperSummary = {
  ...openSummary,
  submittedAt: '2026-01-31T09:32:10.000Z',
  result: {
    rightAnswers: 0,
    subjects: [{ subjectId: 'maths', questionCount: 1, answeredCount: 1, rightAnswers: 0 }],
  },
}

export const examplePaper: LearnPaper = {
  ...submittedSummary,
  serverTime: '2026-01-31T09:32:10.000Z',
  questions: [
    {
      ...exampleAnswer,
      question: exampleQuestion,
      marked: {
        correct: false,
        misconception: 'one-place-too-far-right',
        slip: 'Count the places from the right before you say what a digit is worth. You stopped one too soon.',
      },
    },
  ],
}

export const createLearnPaper = operation({
  id: 'learn.createLearnPaper',
  method: 'POST',
  path: '/v1/learn/papers',
  summary: 'Start a paper',
  description: `Starts a mini-test under exam conditions and its clock. The questions are fixed: subjects and topics in the proportions of the student’s exam, in its answer modes, on topics taught up to the student’s year, at that year’s difficulty. No question comes twice, and none that the student was asked lately, as far as there are others. The time is what each question needs (\`seconds\`), times the \`pace\` of the exam, with the student’s extra time, rounded up to whole minutes. Save answers with \`learn.saveLearnPaperAnswer\` and hand the paper in with \`learn.submitLearnPaper\`; when the time is up, it is handed in automatically. Answers in papers change neither mastery nor decisions. Fails with \`Conflict\` if the student has an open paper, or if the organization hides every topic of these subjects. Fails with \`PaymentRequired\` if the student has no active entitlement, and with \`Forbidden\` if consent is withdrawn, or the organization requires a guardian’s own and does not have it.`,
  body: closed(
    {
      studentId: Id,
      subjectIds: Type.Optional(
        Type.Array(SubjectIds.items, {
          maxItems: 20,
          description:
            'The subjects of the paper, out of those that the student learns. All of them by default or if empty.',
        }),
      ),
      questionCount: Type.Optional(
        Type.Integer({
          minimum: fewestPaperQuestions,
          maximum: mostPaperQuestions,
          description: `The number of questions. Default ${usualPaperQuestions}. The paper has fewer if the organization shows too few topics for so many different questions.`,
        }),
      ),
    },
    { $id: 'CreateLearnPaperRequest' },
  ),
  response: LearnPaper,
  status: 201,
  errors: ['BadRequest', 'PaymentRequired', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'studentId',
  callers: everyone,
  effect: 'mutate',
  example: {
    request: { studentId, subjectIds: ['maths'], questionCount: 5 },
    response: openPaper,
  },
})

export const listLearnPapers = operation({
  id: 'learn.listLearnPapers',
  method: 'GET',
  path: '/v1/learn/papers',
  summary: 'List papers',
  description:
    'Lists the papers of every student you can see, newest first, without their questions. Students see their own papers, and `client` members those of their families.',
  ...list(LearnPaperSummary, 'LearnPaperPage', {
    sortBy: ['startedAt'],
    filters: { organizationId: 'id', studentId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  example: {
    request: { 'filter[studentId]': studentId },
    response: { data: [submittedSummary], total: 1, nextCursor: null, prevCursor: null },
  },
})

const about = {
  params: closed({ paperId: Id }),
  status: 200,
  about: 'paperId',
  finds: true,
  callers: everyone,
} as const

export const getLearnPaper = operation({
  id: 'learn.getLearnPaper',
  method: 'GET',
  path: '/v1/learn/papers/{paperId}',
  summary: 'Get a paper',
  description:
    'Returns a paper with its questions and the saved answers. After it is handed in, the response also has the results: which answers are right, the right answers with explanations, and the counts for each subject.',
  ...about,
  response: LearnPaper,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  effect: 'read',
  example: { request: { paperId }, response: openPaper },
})

export const saveLearnPaperAnswer = operation({
  id: 'learn.saveLearnPaperAnswer',
  method: 'PUT',
  path: '/v1/learn/papers/{paperId}/answers',
  summary: 'Save an answer in a paper',
  description:
    'Saves or clears the answer to a question of an open paper, flags the question to look at it again, or both. Answers can change until the paper is handed in, and nothing says whether they are right. Repeating a call changes nothing. Fails with `Conflict` if the paper has been handed in or its time is up. Fails with `BadRequest` if the paper has no such question, or the answer is empty or not one of the options. Fails with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it.',
  ...about,
  body: closed(
    {
      position: Type.Integer({ minimum: 1, maximum: mostPaperQuestions }),
      answer: Type.Optional(
        nullable(
          Type.String({
            maxLength: longestAnswer,
            description: 'The capital letter of an option, or the typed text. Null clears the answer.',
          }),
        ),
      ),
      flagged: Type.Optional(
        Type.Boolean({ description: 'Whether the student wants to look at the question again.' }),
      ),
    },
    { $id: 'SaveLearnPaperAnswerRequest' },
  ),
  response: LearnPaperAnswer,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  effect: 'mutate',
  practises: true,
  example: {
    request: { paperId, position: 1, answer: 'E' },
    response: { ...exampleAnswer, endsAt: openPaper.endsAt, serverTime: '2026-01-31T09:30:24.000Z' },
  },
})

export const submitLearnPaper = operation({
  id: 'learn.submitLearnPaper',
  method: 'POST',
  path: '/v1/learn/papers/{paperId}/submit',
  summary: 'Hand in a paper',
  description:
    'Hands in a paper and returns its results. Questions without an answer count as wrong. This can’t be undone. A paper that has already been handed in, or whose time was up, returns the same results again. A dry run shows no results.',
  ...about,
  response: LearnPaper,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  effect: 'mutate',
  example: { request: { paperId }, response: examplePaper },
})
