import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, named, nullable, onePage } from '../values.ts'
import { exampleIds, TopicId } from './values.ts'

const topicSetting = closed(
  {
    topicId: Type.String(),
    hidden: Type.Boolean({ description: 'Whether the topic is hidden from students.' }),
    lessonPublished: Type.Boolean({
      description: 'Whether students get the lesson if the organization requires published content.',
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
      description: 'Whether students get only published lessons. Default true.',
    }),
    eraseInactiveDays: nullable(
      Type.Number({
        description:
          'A student who has not answered for this many days is erased with all their records. Null for never.',
      }),
    ),
    newPolicyPercent: Type.Number({
      description:
        'The percentage of students whose steps are chosen by the newest version of the policy. The previous version chooses for the others. Default 100.',
    }),
    guardianConsentRequired: Type.Boolean({
      description:
        'Whether students can practise only once a guardian has agreed in person. While it is true, the organization’s word is not enough. Default false.',
    }),
    groupComparisons: Type.Boolean({
      description:
        'Whether `learn.getLearnGroupOverview` shows where the middle of a group is. Students and guardians never see it. Default false.',
    }),
    staffPinResets: Type.Boolean({
      description:
        'Whether the people who teach a student may give them a new PIN, without asking a guardian. Default false.',
    }),
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
  newPolicyPercent: 50,
  guardianConsentRequired: false,
  groupComparisons: false,
  staffPinResets: false,
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
  summary: 'List topic settings',
  description:
    'Lists every topic with the organization’s settings: whether it is hidden, and whether its lesson is published. By default, all topics are visible and all lessons published.',
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
  summary: 'Hide a topic or withhold its lesson',
  description:
    'Changes what an organization’s students see of a topic, from the next decision on. Fields you leave out stay unchanged. Hiding a topic does not delete any answers or mastery.',
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
  summary: 'Get the learning settings',
  description: 'Returns an organization’s settings for all its students.',
  ...reading,
  response: LearnSettings,
  example: { request: { organizationId }, response: exampleSettings },
})

/** High enough that a typo can't erase children within a month. */
export const fewestInactiveDays = 30
export const mostInactiveDays = 3_650

export const updateLearnSettings = operation({
  id: 'learn.updateLearnSettings',
  path: '/v1/learn/settings',
  summary: 'Change the learning settings',
  description: `Changes an organization’s settings for all its students. Fields you leave out stay unchanged. \`eraseInactiveDays\` can be from ${fewestInactiveDays} to ${mostInactiveDays}. It also applies to existing students: those who have been inactive for longer are permanently erased. \`newPolicyPercent\` lets you try a new version of the policy with some students first, and go back. A student keeps the same version as long as the percentage stays the same, and a higher percentage only moves students to the new version. Each decision says in \`algorithmVersion\` which version made it. While \`guardianConsentRequired\` is true, students whose consent stands on the organization’s word get \`Forbidden\` for sessions, decisions, answers and papers, until a guardian agrees with \`learn.updateLearnConsent\`.`,
  ...changing,
  body: closed(
    {
      organizationId: Id,
      requirePublishedContent: Type.Optional(Type.Boolean()),
      eraseInactiveDays: Type.Optional(
        nullable(Type.Integer({ minimum: fewestInactiveDays, maximum: mostInactiveDays })),
      ),
      newPolicyPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      guardianConsentRequired: Type.Optional(Type.Boolean()),
      groupComparisons: Type.Optional(Type.Boolean()),
      staffPinResets: Type.Optional(Type.Boolean()),
    },
    { $id: 'UpdateLearnSettingsRequest' },
  ),
  response: LearnSettings,
  example: { request: { organizationId, eraseInactiveDays: 730 }, response: exampleSettings },
})
