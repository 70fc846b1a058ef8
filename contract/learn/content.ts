import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, nullable, onePage } from '../values.ts'
import { everyone, subjectIds, TopicId } from './values.ts'

export const answerModes = ['options', 'typed'] as const
const answerKinds = ['number', 'fraction', 'money', 'quantity', 'time', 'letters', 'text'] as const
const answerKindWords =
  'number: digits, perhaps with a point or a minus. fraction: such as 3/4. money: in pounds. quantity: a number with its unit. time: such as 14:05. letters: a code or a word by its letters. text: words.'
export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const

/** What `Markdown` means in lessons, questions and explanations. Options and answers have its marks within a line. */
export const markdownWords =
  'Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**, *italics*, `code`, `\\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw fractions such as 3/4 and 2 1/2 with the numerator above the denominator.'

export const AnswerModes = Type.Array(Type.Enum(answerModes), {
  description: 'How questions are answered: by choosing a letter (options) or by typing (typed).',
})

const subject = closed(
  {
    id: Type.Enum(subjectIds),
    name: Type.String(),
    subdomains: Type.Array(closed({ id: Type.String(), name: Type.String() })),
    topicCount: Type.Number({
      description: 'The number of topics, including those that an organization hides.',
    }),
  },
  { $id: 'LearnSubject' },
)
export interface LearnSubject extends Static<typeof subject> {}
export const LearnSubject = named<LearnSubject>(subject)

const examFamily = closed(
  {
    id: Type.String(),
    name: Type.String(),
    about: Type.String({ description: 'A short description for parents.' }),
    modes: AnswerModes,
    pace: Type.Number({
      description: 'The time in the exam relative to a comfortable pace. Below 1, the child has less time.',
    }),
    mix: Type.Array(closed({ subjectId: Type.Enum(subjectIds), share: Type.Number() }), {
      description: 'The share of each subject in the exam. The shares add up to 1.',
    }),
  },
  { $id: 'LearnExamFamily' },
)
export interface LearnExamFamily extends Static<typeof examFamily> {}
export const LearnExamFamily = named<LearnExamFamily>(examFamily)

const lesson = closed(
  {
    topicId: Type.String(),
    name: Type.String(),
    version: Type.Number(),
    markdown: Type.String({ description: `The text as ${markdownWords}` }),
  },
  { $id: 'LearnLesson' },
)
export interface LearnLesson extends Static<typeof lesson> {}
export const LearnLesson = named<LearnLesson>(lesson)

const Picture = closed({
  svg: Type.String(),
  altText: Type.String({ description: 'A description for children who can’t see the picture.' }),
})

const question = closed(
  {
    questionId: Type.String({
      description: 'Template, version, step and seed. The same ID always means the same question.',
    }),
    questionVersionId: Type.String({ description: 'The template and its version.' }),
    topicId: Type.String(),
    mode: Type.Enum(answerModes),
    stem: Type.String({ description: `The question as ${markdownWords}` }),
    passage: nullable(closed({ title: Type.String(), text: Type.String() })),
    set: nullable(
      closed(
        {
          id: Type.String({ description: 'The same for all questions about one text.' }),
          position: Type.Number({ description: 'The place of this question among them, from 1.' }),
          count: Type.Number({ description: 'How many questions there are about this text.' }),
        },
        {
          description:
            'For a long text with several questions. They come one after another: show the text once, beside them.',
        },
      ),
    ),
    picture: nullable(Picture),
    options: Type.Array(
      closed({ letter: Type.Enum(optionLetters), text: Type.String(), picture: nullable(Picture) }),
      { description: 'Empty if the answer is typed.' },
    ),
    answerForm: nullable(
      closed(
        {
          kind: Type.Enum(answerKinds, { description: answerKindWords }),
          unit: nullable(Type.String({ description: 'The unit that the question asks for.' })),
        },
        { description: 'What a typed answer looks like. Null if there are options.' },
      ),
    ),
    step: Type.Number({ description: 'The difficulty, from 1 to 5.' }),
    seconds: Type.Number({ description: 'The time that a child who knows the topic needs.' }),
    answer: nullable(
      Type.String({
        description: 'The right letter or text. Null for a student who has not answered yet.',
      }),
    ),
    explanation: nullable(
      Type.String({
        description: 'How to find the answer, in Markdown as in `stem`. Null if `answer` is null.',
      }),
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
  set: null,
  picture: null,
  options: [
    { letter: 'A', text: '500', picture: null },
    { letter: 'B', text: '100', picture: null },
    { letter: 'C', text: '503', picture: null },
    { letter: 'D', text: '5', picture: null },
    { letter: 'E', text: '50', picture: null },
  ],
  answerForm: null,
  step: 3,
  seconds: 25,
  answer: 'A',
  explanation:
    'Count the places from the right. The 5 stands in the hundreds place, so it is worth 5 × 100 = **500**.',
}

const page = { nextCursor: null, prevCursor: null }
export const reading = {
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
  summary: 'List subjects',
  description: 'Lists the subjects and their subdomains.',
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
  summary: 'List exam families',
  description:
    'Lists the kinds of exam that children can prepare for, with their answer modes, pace and mix of subjects.',
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

export const getLearnLesson = operation({
  id: 'learn.getLearnLesson',
  path: '/v1/learn/topics/{topicId}/lesson',
  summary: 'Get the lesson on a topic',
  description:
    'Returns the lesson on a topic, written for children aged about nine. Students do not see the lesson if their organization hides the topic, or requires published content and has not published this lesson.',
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
    'Returns the question with this ID. The ID consists of a template, its version, a step from 1 to 5 and a seed below 2³², such as `maths.place-value.digit-worth@1:3:7`, and always gives the same question. Students see the answer and the explanation only after they have answered, and not while the question is in their open paper. Guardians and tutors always see them.',
  ...reading,
  params: closed({ questionId: Type.String({ minLength: 1, maxLength: 128 }) }),
  response: LearnQuestion,
  errors: ['NotFound'],
  example: { request: { questionId: exampleQuestion.questionId }, response: exampleQuestion },
})
