import Type, { type Static, type TSchema } from 'typebox'
import { operation } from '../operation.ts'
import { closed, defaultPageSize, named, nullable } from '../values.ts'
import { AnswerModes, answerModes, reading } from './content.ts'
import { ExamFamilyId, subjectIds, yearGroups } from './values.ts'

/** More than there are, so that one page can have all of them. */
export const largestTopicPage = 200

/** Asks for the names of all topics at once. */
export const everyTopic = { form: 'short', limit: String(largestTopicPage) } as const

/** Left out of the short form. */
const whole = <S extends TSchema>(schema: S) => Type.Optional(schema)

const topic = closed(
  {
    id: Type.String(),
    subjectId: Type.Enum(subjectIds),
    subdomainId: Type.String(),
    name: Type.String(),
    yearGroup: Type.Enum(yearGroups, { description: 'The school year in which the topic is taught.' }),
    prerequisites: whole(Type.Array(Type.String(), { description: 'The IDs of the topics to learn first.' })),
    about: whole(Type.String({ description: 'A short description for parents.' })),
    modes: whole(AnswerModes),
    templates: whole(
      Type.Array(
        closed({ templateId: Type.String(), version: Type.Number(), mode: Type.Enum(answerModes) }),
        { description: 'The templates that generate the questions.' },
      ),
    ),
    blueprint: whole(
      Type.Array(closed({ examFamilyId: Type.String(), share: Type.Number() }), {
        description: 'The share of the topic in each exam, from 0 to 1.',
      }),
    ),
    lessonVersion: whole(Type.Number()),
  },
  { $id: 'LearnTopic' },
)
export interface LearnTopic extends Static<typeof topic> {}
export const LearnTopic = named<LearnTopic>(topic)

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

const topicPage = closed(
  {
    data: Type.Array(LearnTopic),
    total: Type.Number({ description: 'The number of matching topics on all pages.' }),
    nextCursor: nullable(Type.String()),
    prevCursor: Type.Null({ description: 'Always null: this list has no previous page.' }),
    contentVersion: Type.String({ description: 'Changes whenever any content changes.' }),
  },
  { $id: 'LearnTopicPage' },
)
interface LearnTopicPage extends Static<typeof topicPage> {}

export const listLearnTopics = operation({
  id: 'learn.listLearnTopics',
  path: '/v1/learn/topics',
  summary: 'List topics',
  description:
    'Lists the topics in teaching order, each with its prerequisites and its share of each exam. With `form=short`, each has only its id, subject, subdomain, name and school year, which is about a fifth as long. Students do not see topics that their organization hides.',
  ...reading,
  query: closed({
    subjectId: Type.Optional(
      Type.Enum(subjectIds, { description: 'Return only the topics of this subject.' }),
    ),
    examFamilyId: Type.Optional(
      Type.String({ ...ExamFamilyId, description: 'Return only the topics of this exam, such as `gl`.' }),
    ),
    form: Type.Optional(Type.Enum(['whole', 'short'], { description: 'Default whole.' })),
    limit: Type.Optional(
      Type.String({
        maxLength: 1_024,
        description: `Topics per page. Default ${defaultPageSize}, maximum ${largestTopicPage}.`,
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        maxLength: 2_048,
        description: 'The `nextCursor` of another page. Keep the other parameters unchanged.',
      }),
    ),
  }),
  response: named<LearnTopicPage>(topicPage),
  errors: ['BadRequest'],
  featured: true,
  example: {
    request: { subjectId: 'maths', examFamilyId: 'gl' },
    response: {
      data: [exampleTopic],
      total: 1,
      nextCursor: null,
      prevCursor: null,
      contentVersion: '2026.1',
    },
  },
})
