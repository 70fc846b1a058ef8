import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, named, nullable, onePage } from '../values.ts'
import { exampleIds, TopicId } from './values.ts'

const topicSetting = closed(
  {
    topicId: Type.String(),
    hidden: Type.Boolean({ description: 'Students meet nothing of a hidden topic.' }),
    lessonPublished: Type.Boolean({
      description: 'Whether students get the lesson where published content is required.',
    }),
  },
  { $id: 'LearnTopicSetting' },
)
export interface LearnTopicSetting extends Static<typeof topicSetting> {}
export const LearnTopicSetting = named<LearnTopicSetting>(topicSetting)

const topicSettingPage = closed(onePage(LearnTopicSetting), { $id: 'LearnTopicSettingPage' })
interface LearnTopicSettingPage extends Static<typeof topicSettingPage> {}

const settings = closed(
  {
    organizationId: Id,
    requirePublishedContent: Type.Boolean({
      description: 'Whether students get published lessons only. At first it is so.',
    }),
    eraseInactiveDays: nullable(
      Type.Number({
        description:
          'After so many days without an answer a student is erased, and all that is known of it. Null: never.',
      }),
    ),
  },
  { $id: 'LearnSettings' },
)
export interface LearnSettings extends Static<typeof settings> {}
export const LearnSettings = named<LearnSettings>(settings)

const { organizationId } = exampleIds
const exampleTopicSetting: LearnTopicSetting = {
  topicId: 'maths.place-value',
  hidden: false,
  lessonPublished: false,
}
const exampleSettings: LearnSettings = {
  organizationId,
  requirePublishedContent: true,
  eraseInactiveDays: 730,
}

const reading = {
  method: 'GET',
  query: closed({ organizationId: Id }),
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  about: 'organizationId',
  effect: 'read',
} as const

const changing = {
  method: 'PATCH',
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'learn:write',
  about: 'organizationId',
  effect: 'mutate',
} as const

export const listLearnTopicSettings = operation({
  id: 'learn.listLearnTopicSettings',
  path: '/v1/learn/topic-settings',
  summary: 'List what an organization shows of each topic',
  description:
    'Every topic, and whether the organization hides it or withholds its lesson. At first all are shown and published.',
  ...reading,
  response: named<LearnTopicSettingPage>(topicSettingPage),
  example: {
    request: { organizationId },
    response: { data: [exampleTopicSetting], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const updateLearnTopicSetting = operation({
  id: 'learn.updateLearnTopicSetting',
  path: '/v1/learn/topic-settings/{topicId}',
  summary: 'Hide a topic, or withhold its lesson',
  description:
    'Changes what the students of an organization get of a topic, from the next decision on. What is left out stays as it is. What was learned of a topic is kept while it is hidden.',
  ...changing,
  params: closed({ topicId: TopicId }),
  body: closed(
    {
      organizationId: Id,
      hidden: Type.Optional(Type.Boolean()),
      lessonPublished: Type.Optional(Type.Boolean()),
    },
    { $id: 'UpdateLearnTopicSettingRequest' },
  ),
  response: LearnTopicSetting,
  example: {
    request: { topicId: exampleTopicSetting.topicId, organizationId, lessonPublished: false },
    response: exampleTopicSetting,
  },
})

export const getLearnSettings = operation({
  id: 'learn.getLearnSettings',
  path: '/v1/learn/settings',
  summary: 'Get the settings for learning',
  description: 'What an organization has set for all of its students.',
  ...reading,
  response: LearnSettings,
  example: { request: { organizationId }, response: exampleSettings },
})

/** Nobody sets by mistake that children are erased within a month. */
export const fewestInactiveDays = 30
export const mostInactiveDays = 3_650

export const updateLearnSettings = operation({
  id: 'learn.updateLearnSettings',
  path: '/v1/learn/settings',
  summary: 'Change the settings for learning',
  description: `Changes what holds for all students of an organization; what is left out stays as it is. \`eraseInactiveDays\` is from ${fewestInactiveDays} to ${mostInactiveDays}: students who were inactive for longer are erased for good, those of today too.`,
  ...changing,
  body: closed(
    {
      organizationId: Id,
      requirePublishedContent: Type.Optional(Type.Boolean()),
      eraseInactiveDays: Type.Optional(
        nullable(Type.Integer({ minimum: fewestInactiveDays, maximum: mostInactiveDays })),
      ),
    },
    { $id: 'UpdateLearnSettingsRequest' },
  ),
  response: LearnSettings,
  example: { request: { organizationId, eraseInactiveDays: 730 }, response: exampleSettings },
})
