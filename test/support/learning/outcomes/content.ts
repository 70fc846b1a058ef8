import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { oddKey } from './outcome.ts'

export const contentErrors = (world: World) => ({
  'learn.getLearnConsentWording': {},
  'learn.listLearnSubjects': {},
  'learn.listLearnExamFamilies': {},
  'learn.listLearnTopics': {
    BadRequest: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.listLearnTopics', key, { examFamilyId: 'unheard-of' })
    },
  },
  'learn.getLearnLesson': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.getLearnLesson', key, { topicId: 'maths.unheard-of' })
    },
  },
  'learn.getLearnQuestion': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.getLearnQuestion', key, { questionId: 'maths.unheard-of@1:3:7' })
    },
  },
  'learn.listLearnWritingTasks': {},
  'learn.getLearnWritingTask': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.getLearnWritingTask', key, { writingTaskId: 'unheard-of' })
    },
  },
  'learn.listLearnTopicSettings': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.listLearnTopicSettings', key, { organizationId: randomId() })
    },
  },
  'learn.updateLearnTopicSetting': changeErrors(world, 'learn.updateLearnTopicSetting', [
    { topicId: 'maths.place-value', hidden: true },
    { topicId: 'maths.place-value', hidden: false },
  ]),
  'learn.getLearnSettings': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.getLearnSettings', key, { organizationId: randomId() })
    },
  },
  'learn.updateLearnSettings': changeErrors(world, 'learn.updateLearnSettings', [
    { requirePublishedContent: true },
    { requirePublishedContent: false },
  ]),
})

/** Errors of an organization's settings: an invalid idempotency key, an unknown organization, and one key for two changes. */
function changeErrors<Id extends 'learn.updateLearnTopicSetting' | 'learn.updateLearnSettings'>(
  world: World,
  id: Id,
  [first, second]: [Omit<Input<Contract[Id]>, 'organizationId'>, Omit<Input<Contract[Id]>, 'organizationId'>],
) {
  const change = async (tenant: { key: string; organizationId: string }, change: object, name: string) => {
    const { key, organizationId } = tenant
    // Both are inputs without the organization, but the union type can't say so.
    const input = { organizationId, ...change } as never
    return await world.call(id, key, input, { headers: { 'idempotency-key': name } })
  }
  return {
    BadRequest: async () => await change(await world.tenant(), first, oddKey['idempotency-key']),
    NotFound: async () =>
      await change({ ...(await world.tenant()), organizationId: randomId() }, first, 'one'),
    Conflict: async () => {
      const tenant = await world.tenant()
      await change(tenant, first, 'one')
      return await change(tenant, second, 'one')
    },
  }
}
