import assert from 'node:assert/strict'
import type { Contract } from '@learn/contract'
import type { ErrorKind } from '@learn/contract/errors'
import type { Input } from '@learn/contract/operation'
import { randomId } from '../server/ids.ts'
import type { Answer } from './client.ts'
import { clientFamily, newChild, onboard, practised } from './family.ts'
import type { LearnOperationId } from './learn-inputs.ts'
import type { World } from './world.ts'

type Outcome = Promise<Answer<{ _tag?: ErrorKind }>>

/** The same as in outcomes.test.ts, for the learning surface. */
export const learnErrors = (
  world: World,
): { [Id in LearnOperationId]: Record<Contract[Id]['errors'][number], () => Outcome> } => ({
  'learn.completeLearnParentChildOnboarding': {
    BadRequest: async () => {
      const { token, email } = await world.person()
      const child = newChild(email, { examFamilyId: 'unheard-of' })
      return await world.call('learn.completeLearnParentChildOnboarding', token, child)
    },
    Forbidden: async () => {
      const { token } = await world.person()
      const child = newChild('somebody.else@example.org')
      return await world.call('learn.completeLearnParentChildOnboarding', token, child)
    },
    Conflict: async () => {
      const { token, email } = await world.person()
      const { username } = await onboard(world, token, email)
      const child = newChild(email, { childUsername: username.toUpperCase() })
      return await world.call('learn.completeLearnParentChildOnboarding', token, child)
    },
  },
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
  'learn.listLearnTopicSettings': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.listLearnTopicSettings', key, { organizationId: randomId() })
    },
  },
  'learn.updateLearnTopicSetting': changing(world, 'learn.updateLearnTopicSetting', [
    { topicId: 'maths.place-value', hidden: true },
    { topicId: 'maths.place-value', hidden: false },
  ]),
  'learn.getLearnSettings': {
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.getLearnSettings', key, { organizationId: randomId() })
    },
  },
  'learn.updateLearnSettings': changing(world, 'learn.updateLearnSettings', [
    { requirePublishedContent: true },
    { requirePublishedContent: false },
  ]),
})

/** Of an organization's settings: an unfit idempotency key, another's organization, and one key for two changes. */
function changing<Id extends 'learn.updateLearnTopicSetting' | 'learn.updateLearnSettings'>(
  world: World,
  id: Id,
  [first, second]: [Omit<Input<Contract[Id]>, 'organizationId'>, Omit<Input<Contract[Id]>, 'organizationId'>],
) {
  const change = async (tenant: { key: string; organizationId: string }, change: object, name: string) => {
    const { key, organizationId } = tenant
    // Both are an input but for the organization, which the type of all can't say.
    const input = { organizationId, ...change } as never
    return await world.call(id, key, input, { headers: { 'idempotency-key': name } })
  }
  return {
    BadRequest: async () => await change(await world.tenant(), first, 'x'.repeat(256)),
    NotFound: async () =>
      await change({ ...(await world.tenant()), organizationId: randomId() }, first, 'one'),
    Conflict: async () => {
      const tenant = await world.tenant()
      await change(tenant, first, 'one')
      return await change(tenant, second, 'one')
    },
  }
  'learn.listLearnStudents': listErrors(world, 'learn.listLearnStudents'),
  'learn.getLearnStudent': { NotFound: () => ofNobody(world, 'learn.getLearnStudent') },
  'learn.updateLearnStudent': {
    BadRequest: () => ofChild(world, 'learn.updateLearnStudent', { examFamilyId: 'unheard-of' }),
    NotFound: () => ofNobody(world, 'learn.updateLearnStudent'),
    Conflict: () => ofChildTwice(world, 'learn.updateLearnStudent', { avatarId: 'owl' }, { avatarId: 'cat' }),
  },
  'learn.getLearnStudentState': { NotFound: () => ofNobody(world, 'learn.getLearnStudentState') },
  'learn.getLearnStudentProgress': {
    BadRequest: () => ofChild(world, 'learn.getLearnStudentProgress', { from: '2026-02-30' }),
    NotFound: () => ofNobody(world, 'learn.getLearnStudentProgress'),
  },
  'learn.getLearnEntitlement': { NotFound: () => ofNobody(world, 'learn.getLearnEntitlement') },
  'learn.updateLearnEntitlement': {
    BadRequest: () => ofChild(world, 'learn.updateLearnEntitlement', { endsAt: '2000-01-01T00:00:00Z' }),
    NotFound: () => ofNobody(world, 'learn.updateLearnEntitlement'),
    Conflict: () => ofChildTwice(world, 'learn.updateLearnEntitlement', { plan: 'year' }, { plan: 'month' }),
  },
  'learn.createLearnAssignment': {
    BadRequest: () =>
      ofChild(world, 'learn.createLearnAssignment', { actionType: 'practice', topicId: 'maths.witchcraft' }),
    NotFound: () =>
      ofNobody(world, 'learn.createLearnAssignment', { actionType: 'lesson', topicId: 'maths.place-value' }),
    Conflict: () => {
      const topicId = 'maths.place-value'
      const [first, second] = [
        { topicId, actionType: 'lesson' },
        { topicId, actionType: 'practice' },
      ]
      return ofChildTwice(world, 'learn.createLearnAssignment', first, second)
    },
  },
  'learn.listLearnAssignments': listErrors(world, 'learn.listLearnAssignments'),
  'learn.cancelLearnAssignment': {
    BadRequest: () => ofAssignment(world, { 'idempotency-key': 'x'.repeat(256) }),
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.cancelLearnAssignment', key, { assignmentId: randomId() })
    },
    Conflict: () => ofAssignment(world, {}, 'twice'),
  },
})

function listErrors(world: World, id: 'learn.listLearnStudents' | 'learn.listLearnAssignments') {
  const ask = async (query: object) => {
    const { key } = await world.tenant()
    return await world.call(id, key, query)
  }
  return {
    BadRequest: () => ask({ sortBy: 'shoeSize' }),
    NotFound: () => ask({ 'filter[organizationId]': randomId() }),
  }
}

/** Calls below, with the student filled in. Their own types would say no more than that. */
async function ofNobody(world: World, id: LearnOperationId, input: object = {}): Outcome {
  const { key } = await world.tenant()
  return await world.call(id, key, { studentId: randomId(), ...input } as never)
}

async function ofChild(world: World, id: LearnOperationId, input: object): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  return await world.call(id, tenant.key, { studentId, ...input } as never)
}

/** The same idempotency key for something else. */
async function ofChildTwice(world: World, id: LearnOperationId, first: object, second: object): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  const headers = { 'idempotency-key': 'one' }
  const { status } = await world.call(id, tenant.key, { studentId, ...first } as never, { headers })
  assert(status < 300, 'the first is done')
  return await world.call(id, tenant.key, { studentId, ...second } as never, { headers })
}

async function ofAssignment(
  world: World,
  headers: Record<string, string>,
  times: 'once' | 'twice' = 'once',
): Outcome {
  const tenant = await world.tenant()
  const { assignmentId } = await practised(world, await clientFamily(world, tenant))
  if (times === 'twice') await world.call('learn.cancelLearnAssignment', tenant.key, { assignmentId })
  return await world.call('learn.cancelLearnAssignment', tenant.key, { assignmentId }, { headers })
}
