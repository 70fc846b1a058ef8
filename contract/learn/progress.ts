import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Day, daySpan, Id, named, nullable } from '../values.ts'
import { everyone, exampleIds, subjectIds, yearGroups } from './values.ts'

const estimate = closed(
  {
    value: Type.Number({ description: 'The expected share of right answers, from 0 to 1.' }),
    low: Type.Number(),
    high: Type.Number({
      description: 'The true share lies between `low` and `high` 8 times out of 10.',
    }),
  },
  { $id: 'LearnEstimate' },
)
export interface LearnEstimate extends Static<typeof estimate> {}
const Estimate = nullable(named<LearnEstimate>(estimate))

/** Below these numbers of answers, in all and in a subject, no estimate is given. */
export const answersForEstimate = 20
export const answersForSubjectEstimate = 10

const subject = closed({
  subjectId: Type.Enum(subjectIds),
  answers: Type.Number({ description: 'The number of answers so far.' }),
  estimate: Estimate,
})
const expectations = {
  answers: Type.Number({ description: 'The number of answers so far, in these subjects.' }),
  estimate: Estimate,
  subjects: Type.Array(subject, { description: 'The subjects that the student learns, in teaching order.' }),
}

const about = { params: closed({ studentId: Id }), status: 200, about: 'studentId' } as const
const reading = {
  method: 'GET',
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
} as const

const forecast = closed(
  {
    studentId: Id,
    examFamilyId: Type.String(),
    yearGroup: Type.Enum(yearGroups),
    ...expectations,
  },
  { $id: 'LearnStudentForecast' },
)
export interface LearnStudentForecast extends Static<typeof forecast> {}
export const LearnStudentForecast = named<LearnStudentForecast>(forecast)

const exampleExpectations = {
  answers: 212,
  estimate: { value: 0.64, low: 0.57, high: 0.71 },
  subjects: [
    {
      subjectId: 'maths' as const,
      answers: 131,
      estimate: { value: 0.69, low: 0.62, high: 0.76 },
    },
    { subjectId: 'english' as const, answers: 8, estimate: null },
  ],
}

export const getLearnStudentForecast = operation({
  id: 'learn.getLearnStudentForecast',
  path: '/v1/learn/students/{studentId}/forecast',
  summary: 'See how a test would go today',
  description: `Returns the share of questions that a student would be expected to answer correctly in a test today: one with the mix of topics of their exam family, and questions for their year, as \`learn.createLearnPaper\` makes it. A single test can differ from this share by chance. An estimate is null below ${answersForEstimate} answers in all, or ${answersForSubjectEstimate} in the subject. It says nothing about a place at a school.`,
  ...reading,
  ...about,
  response: LearnStudentForecast,
  errors: ['NotFound'],
  featured: true,
  example: {
    request: { studentId: exampleIds.studentId },
    response: {
      studentId: exampleIds.studentId,
      examFamilyId: 'gl',
      yearGroup: 'Year 5',
      ...exampleExpectations,
    },
  },
})

const sums = {
  attempts: Type.Number(),
  rightAnswers: Type.Number(),
  minutes: Type.Number({ description: 'The time spent on questions, to a tenth of a minute.' }),
}
const trend = closed(
  {
    studentId: Id,
    weeks: Type.Array(
      closed({
        start: Type.String({ ...Day, description: 'The week’s Monday, in UTC, as YYYY-MM-DD.' }),
        ...sums,
        estimate: Estimate,
        subjects: Type.Array(subject),
      }),
      {
        description:
          'One entry for each week since the student began, oldest first. In a week without practice, estimates are null.',
      },
    ),
    days: Type.Array(closed({ day: Day, ...sums }), {
      description: 'The days in these weeks on which the student answered questions, oldest first.',
    }),
  },
  { $id: 'LearnStudentTrend' },
)
export interface LearnStudentTrend extends Static<typeof trend> {}
export const LearnStudentTrend = named<LearnStudentTrend>(trend)

/** The default and the longest period, in days. */
export const usualTrendDays = 84
export const mostTrendDays = 728

export const getLearnStudentTrend = operation({
  id: 'learn.getLearnStudentTrend',
  path: '/v1/learn/students/{studentId}/trend',
  summary: 'See how a student has done week by week',
  description: `Returns a student’s answers and minutes for each week, with the share of a test that they would have been expected to answer correctly at its end, in all and by subject. Weeks begin on Monday, in UTC, and are included whole if they include a day of the period. The default period is the last ${usualTrendDays} days. The longest is ${mostTrendDays} days.`,
  ...reading,
  ...about,
  query: closed(daySpan),
  response: LearnStudentTrend,
  errors: ['BadRequest', 'NotFound'],
  fromStandby: true,
  example: {
    request: { studentId: exampleIds.studentId, from: '2026-01-26', to: '2026-02-01' },
    response: {
      studentId: exampleIds.studentId,
      weeks: [
        {
          start: '2026-01-26',
          attempts: 86,
          rightAnswers: 59,
          minutes: 74.2,
          estimate: exampleExpectations.estimate,
          subjects: exampleExpectations.subjects,
        },
      ],
      days: [{ day: '2026-01-31', attempts: 3, rightAnswers: 2, minutes: 2 }],
    },
  },
})

/** At most so many topics in each list of a summary. */
export const mostInSummary = 3
export const suggestionKinds = ['review', 'mistake', 'practice', 'start'] as const

const topic = { topicId: Type.String(), topicName: Type.String() }
const summary = closed(
  {
    studentId: Id,
    displayName: Type.String(),
    start: Type.String({ ...Day, description: 'The week’s Monday, in UTC, as YYYY-MM-DD.' }),
    days: Type.Number({ description: 'The days with practice.' }),
    ...sums,
    minutesBefore: Type.Number({ description: 'The minutes of the week before.' }),
    estimate: Estimate,
    wentWell: Type.Array(closed({ ...topic, first: Type.Number(), latest: Type.Number() }), {
      description: 'The topics whose score rose most in this week.',
    }),
    hard: Type.Array(closed({ ...topic, times: Type.Number(), forParent: Type.String() }), {
      description: 'Mistakes that came up and have not gone yet, with a way to help at home.',
    }),
    next: Type.Array(
      closed({
        ...topic,
        kind: Type.Enum(suggestionKinds, {
          description:
            'review: was secure, and may be fading. mistake: a known mistake is still open. practice: begun, and not secure. start: not practised yet.',
        }),
      }),
      { description: 'What is worth doing now, most useful first.' },
    ),
    sentences: Type.Array(Type.String(), {
      description: 'The same in three sentences for a parent: what was done, how it went, what to do next.',
    }),
  },
  { $id: 'LearnStudentSummary' },
)
export interface LearnStudentSummary extends Static<typeof summary> {}
export const LearnStudentSummary = named<LearnStudentSummary>(summary)

export const getLearnStudentSummary = operation({
  id: 'learn.getLearnStudentSummary',
  path: '/v1/learn/students/{studentId}/summary',
  summary: 'Sum up a student’s week',
  description: `Says in a few lines how a student is doing and what to do next: what they practised in a week, what went well, what is hard, how a test would go today, and at most ${mostInSummary} topics worth practising now. Weeks begin on Monday, in UTC. The default is the current week.`,
  ...reading,
  ...about,
  query: closed({
    day: Type.Optional(Type.String({ ...Day, description: 'Any day of the week, in UTC, as YYYY-MM-DD.' })),
  }),
  response: LearnStudentSummary,
  errors: ['BadRequest', 'NotFound'],
  featured: true,
  fromStandby: true,
  example: {
    request: { studentId: exampleIds.studentId, day: '2026-01-31' },
    response: {
      studentId: exampleIds.studentId,
      displayName: 'Robin',
      start: '2026-01-26',
      days: 4,
      attempts: 86,
      rightAnswers: 59,
      minutes: 74.2,
      minutesBefore: 86,
      estimate: exampleExpectations.estimate,
      wentWell: [{ topicId: 'maths.averages', topicName: 'Averages', first: 0.52, latest: 0.67 }],
      hard: [
        {
          topicId: 'maths.place-value',
          topicName: 'Place value',
          times: 2,
          forParent:
            'Reads a digit as one place smaller than it is. Write the column names above a number together.',
        },
      ],
      next: [{ topicId: 'maths.place-value', topicName: 'Place value', kind: 'mistake' }],
      sentences: [
        'Robin practised for 74 minutes on 4 days and got 59 of 86 questions right.',
        'Averages went well; Place value is still hard.',
        'Next, go over Place value once more.',
      ],
    },
  },
})
