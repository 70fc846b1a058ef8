import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily, practiseOnce } from '../family.ts'
import type { LearnOperationId } from '../learn-inputs.ts'
import { replayOf } from '../replays.ts'
import { type Outcome, oddKey } from './outcome.ts'

export function replayErrors(world: World) {
  const uniform = { policy: { kind: 'uniform' } } as const
  const startPractising = async (credits = 0) => {
    const tenant = await world.tenant()
    const child = await clientFamily(world, tenant)
    await practiseOnce(world, child)
    if (credits > 0) await world.credits(tenant, credits)
    return { ...tenant, child }
  }
  const callOnNone = async (id: LearnOperationId): Outcome =>
    await world.call(id, (await world.tenant()).key, { replayId: randomId() } as never)
  const cancel = async (times: number, headers: Record<string, string> = {}): Outcome => {
    const { key, child, ...tenant } = await startPractising()
    const replayId = await replayOf(world, tenant, child)
    for (let time = 1; time < times; time++)
      await world.call('learn.cancelLearnPolicyReplay', key, { replayId })
    return await world.call('learn.cancelLearnPolicyReplay', key, { replayId }, { headers })
  }
  return {
    'learn.createLearnPolicyReplay': {
      BadRequest: async () => {
        const { key, organizationId } = await world.tenant()
        return await world.call('learn.createLearnPolicyReplay', key, { organizationId, ...uniform })
      },
      NotFound: async () => {
        const { key } = await world.tenant()
        const input = { organizationId: randomId(), ...uniform }
        return await world.call('learn.createLearnPolicyReplay', key, input)
      },
      Conflict: async () => {
        const { key, organizationId } = await startPractising(2)
        const headers = { 'idempotency-key': 'one' }
        const input = { organizationId, ...uniform }
        await world.call('learn.createLearnPolicyReplay', key, input, { headers })
        return await world.call('learn.createLearnPolicyReplay', key, { ...input, seed: 2 }, { headers })
      },
      PaymentRequired: async () => {
        const { key, organizationId } = await startPractising()
        return await world.call('learn.createLearnPolicyReplay', key, { organizationId, ...uniform })
      },
    },
    'learn.listLearnPolicyReplays': {
      BadRequest: async () =>
        await world.call('learn.listLearnPolicyReplays', (await world.tenant()).key, { sortBy: 'colour' }),
      NotFound: async () =>
        await world.call('learn.listLearnPolicyReplays', (await world.tenant()).key, {
          'filter[organizationId]': randomId(),
        }),
    },
    'learn.getLearnPolicyReplay': { NotFound: () => callOnNone('learn.getLearnPolicyReplay') },
    'learn.cancelLearnPolicyReplay': {
      BadRequest: () => cancel(1, oddKey),
      NotFound: () => callOnNone('learn.cancelLearnPolicyReplay'),
      Conflict: () => cancel(2),
    },
    'learn.listLearnPolicyReplayDecisions': {
      BadRequest: async () => {
        const { key, child, ...tenant } = await startPractising()
        const replayId = await replayOf(world, tenant, child)
        return await world.call('learn.listLearnPolicyReplayDecisions', key, { replayId, sortBy: 'colour' })
      },
      NotFound: () => callOnNone('learn.listLearnPolicyReplayDecisions'),
    },
  }
}
