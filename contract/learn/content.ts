import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, nullable, onePage } from '../values.ts'
import { ExamFamilyId, everyone, subjectIds, TopicId, yearGroups } from './values.ts'

export const answerModes = ['options', 'typed'] as const
export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const

const AnswerModes = Type.Array(Type.Enum(answerModes), {
  description: 'How questions are answered: by a letter, or by what is typed.',
})

const subject = closed(
  {
    id: Type.Enum(subjectIds),
    name: Type.String(),
    subdomains: Type.Array(closed({ id: Type.String(), name: Type.String() })),
    topicCount: Type.Number({ description: 'Those that an organization hides among them.' }),
  },
  { $id: 'LearnSubject' },
)
export interface LearnSubject extends Static<typeof subject> {}
export const LearnSubject = named<LearnSubject>(subject)

const examFamily = closed(
  {
    id: Type.String(),
    name: Type.String(),
    about: Type.String({ description: 'One line for a parent.' }),
    modes: AnswerModes,
    pace: Type.Number({ description: 'Of the time that a child needs at ease: below 1 the clock presses.' }),
    mix: Type.Array(closed({ subjectId: Type.Enum(subjectIds), share: Type.Number() }), {
      description: 'How much of the whole each subject is; all together are 1.',
    }),
  },
  { $id: 'LearnExamFamily' },
)
export interface LearnExamFamily extends Static<typeof examFamily> {}
export const LearnExamFamily = named<LearnExamFamily>(examFamily)

const topic = closed(
  {
    id: Type.String(),
    subjectId: Type.Enum(subjectIds),
    subdomainId: Type.String(),
    name: Type.String(),
    yearGroup: Type.Enum(yearGroups, { description: 'The school year in which it is met.' }),
    prerequisites: Type.Array(Type.String(), { description: 'Ids of the topics to know before.' }),
    about: Type.String({ description: 'One line for a parent.' }),
    modes: AnswerModes,
    templates: Type.Array(
      closed({ templateId: Type.String(), version: Type.Number(), mode: Type.Enum(answerModes) }),
      { description: 'What makes its questions.' },
    ),
    blueprint: Type.Array(closed({ examFamilyId: Type.String(), share: Type.Number() }), {
      description: 'How much of the whole exam it is, from 0 to 1.',
    }),
    lessonVersion: Type.Number(),
  },
  { $id: 'LearnTopic' },
)
export interface LearnTopic extends Static<typeof topic> {}
export const LearnTopic = named<LearnTopic>(topic)

const lesson = closed(
  {
    topicId: Type.String(),
    name: Type.String(),
    version: Type.Number(),
    markdown: Type.String({ description: 'Pictures stand in it as SVG.' }),
  },
  { $id: 'LearnLesson' },
)
export interface LearnLesson extends Static<typeof lesson> {}
export const LearnLesson = named<LearnLesson>(lesson)

const Picture = closed({
  svg: Type.String(),
  altText: Type.String({ description: 'What is to be seen, for whoever cannot see it.' }),
})

const question = closed(
  {
    questionId: Type.String({
      description: 'Names this question for ever: template, version, step and seed.',
    }),
    questionVersionId: Type.String({ description: 'Template and version.' }),
    topicId: Type.String(),
    mode: Type.Enum(answerModes),
    stem: Type.String({ description: 'What is asked, in Markdown.' }),
    passage: nullable(closed({ title: Type.String(), text: Type.String() })),
    picture: nullable(Picture),
    options: Type.Array(
      closed({ letter: Type.Enum(optionLetters), text: Type.String(), picture: nullable(Picture) }),
      { description: 'Empty where the answer is typed.' },
    ),
    step: Type.Number({ description: 'How hard it is made, from 1 to 5.' }),
    seconds: Type.Number({ description: 'What a child who can do it needs.' }),
    answer: nullable(
      Type.String({
        description: 'The letter, or what to type; null for a student who has not answered it yet.',
      }),
    ),
    explanation: nullable(
      Type.String({ description: 'The way to the answer, in Markdown; null where the answer is.' }),
    ),
  },
  { $id: 'LearnQuestion' },
)
export interface LearnQuestion extends Static<typeof question> {}
export const LearnQuestion = named<LearnQuestion>(question)

export const exampleLesson: LearnLesson = {
  topicId: 'maths.place-value',
  name: 'Place value',
  version: 1,
  markdown: 'A number is made of digits. The **place** of a digit tells you what it is worth.\n',
}

export const exampleQuestion: LearnQuestion = {
  questionId: 'maths.place-value.digit-worth@1:3:7',
  questionVersionId: 'maths.place-value.digit-worth@1',
  topicId: 'maths.place-value',
  mode: 'options',
  stem: 'What is the digit **5** worth in the number **67,503**?',
  passage: null,
  picture: null,
  options: [
    { letter: 'A', text: '500', picture: null },
    { letter: 'B', text: '100', picture: null },
    { letter: 'C', text: '503', picture: null },
    { letter: 'D', text: '5', picture: null },
    { letter: 'E', text: '50', picture: null },
  ],
  step: 3,
  seconds: 25,
  answer: 'A',
  explanation:
    'Count the places from the right. The 5 stands in the hundreds place, so it is worth 5 × 100 = **500**.',
}

const exampleTopic: LearnTopic = {
  id: 'maths.place-value',
  subjectId: 'maths',
  subdomainId: 'number',
  name: 'Place value',
  yearGroup: 'Year 4',
  prerequisites: [],
  about: 'Knowing what each digit of a number is worth, up to millions.',
  modes: ['options', 'typed'],
  templates: [
    { templateId: 'maths.place-value.digit-worth', version: 1, mode: 'options' },
    { templateId: 'maths.place-value.build-number', version: 1, mode: 'typed' },
  ],
  blueprint: [{ examFamilyId: 'gl', share: 0.0064 }],
  lessonVersion: 1,
}

const page = { nextCursor: null, prevCursor: null }
const reading = {
  method: 'GET',
  status: 200,
  role: 'any',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
} as const

const subjectPage = closed(onePage(LearnSubject), { $id: 'LearnSubjectPage' })
interface LearnSubjectPage extends Static<typeof subjectPage> {}

export const listLearnSubjects = operation({
  id: 'learn.listLearnSubjects',
  path: '/v1/learn/subjects',
  summary: 'List the subjects',
  description: 'What is taught: the subjects, and the parts of each.',
  ...reading,
  response: named<LearnSubjectPage>(subjectPage),
  errors: [],
  example: {
    request: {},
    response: {
      data: [{ id: 'maths', name: 'Maths', subdomains: [{ id: 'number', name: 'Number' }], topicCount: 34 }],
      total: 1,
      ...page,
    },
  },
})

const examFamilyPage = closed(onePage(LearnExamFamily), { $id: 'LearnExamFamilyPage' })
interface LearnExamFamilyPage extends Static<typeof examFamilyPage> {}

export const listLearnExamFamilies = operation({
  id: 'learn.listLearnExamFamilies',
  path: '/v1/learn/exam-families',
  summary: 'List the exam families',
  description:
    'The kinds of exam that children are prepared for: how each is answered, how fast, and how much of it each subject is.',
  ...reading,
  response: named<LearnExamFamilyPage>(examFamilyPage),
  errors: [],
  example: {
    request: {},
    response: {
      data: [
        {
          id: 'gl',
          name: 'GL Assessment',
          about: 'Separate papers for each subject, at a steady pace.',
          modes: ['options'],
          pace: 0.9,
          mix: [
            { subjectId: 'maths', share: 0.25 },
            { subjectId: 'english', share: 0.25 },
            { subjectId: 'verbal-reasoning', share: 0.25 },
            { subjectId: 'non-verbal-reasoning', share: 0.25 },
          ],
        },
      ],
      total: 1,
      ...page,
    },
  },
})

const topicPage = closed(
  {
    ...onePage(LearnTopic),
    contentVersion: Type.String({ description: 'Changes with anything that is taught.' }),
  },
  { $id: 'LearnTopicPage' },
)
interface LearnTopicPage extends Static<typeof topicPage> {}

export const listLearnTopics = operation({
  id: 'learn.listLearnTopics',
  path: '/v1/learn/topics',
  summary: 'List the topics',
  description:
    'What is taught, in an order in which it could be: each topic with what to know before, and how much of each exam it is. With `subjectId` the topics of that subject, with `examFamilyId` those that the exam asks for. A student is not shown what its organization hides.',
  ...reading,
  query: closed({
    subjectId: Type.Optional(Type.Enum(subjectIds)),
    examFamilyId: Type.Optional(ExamFamilyId),
  }),
  response: named<LearnTopicPage>(topicPage),
  errors: ['BadRequest'],
  featured: true,
  example: {
    request: { subjectId: 'maths', examFamilyId: 'gl' },
    response: { data: [exampleTopic], total: 1, ...page, contentVersion: '2026.1' },
  },
})

export const getLearnLesson = operation({
  id: 'learn.getLearnLesson',
  path: '/v1/learn/topics/{topicId}/lesson',
  summary: 'Get the lesson of a topic',
  description:
    'The lesson, in plain English for a child of nine. A student is not shown one of a topic that its organization hides, nor one that it withholds while it requires published content.',
  ...reading,
  params: closed({ topicId: TopicId }),
  response: LearnLesson,
  errors: ['NotFound'],
  example: { request: { topicId: exampleLesson.topicId }, response: exampleLesson },
})

export const getLearnQuestion = operation({
  id: 'learn.getLearnQuestion',
  path: '/v1/learn/questions/{questionId}',
  summary: 'Get a question',
  description:
    'The question that this id names, the same every time. The id is the template’s, its version, a step from 1 to 5 and a seed below 2³²: `maths.place-value.digit-worth@1:3:7`. A student sees the answer and the explanation once it has answered; guardians and tutors always do.',
  ...reading,
  params: closed({ questionId: Type.String({ minLength: 1, maxLength: 128 }) }),
  response: LearnQuestion,
  errors: ['NotFound'],
  example: { request: { questionId: exampleQuestion.questionId }, response: exampleQuestion },
})
