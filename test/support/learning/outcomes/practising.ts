import { randomId } from '../../../../server/ids.ts'
import type { Person, World } from '../../world.ts'
import { type Child, family, type Practised, practised } from '../family.ts'
import type { LearnOperationId } from '../learn-inputs.ts'
import { type Outcome, oddKey } from './outcome.ts'

export function practisingErrors(world: World) {
  type Learned = Child & Practised & { parent: Person }
  const learned = async (): Promise<Learned> => {
    const child = await family(world)
    return { ...child, ...(await practised(world, child)) }
  }
  /** The child's own call about what it has done. */
  const asChild = async <Id extends LearnOperationId>(
    id: Id,
    inputOf: (child: Learned) => object | Promise<object>,
    headers: Record<string, string> = {},
  ): Outcome => {
    const child = await learned()
    const input = await inputOf(child)
    const token = id === 'learn.reproduceLearnDecision' ? child.parent.token : child.token
    return await world.call(id, token, input as never, { headers })
  }
  const withoutConsent = async <C extends Child>(child: C): Promise<C> => {
    await world.owner.query(
      'update consents set withdrawn_at = now(), withdrawn_by_user_id = given_by_user_id where student_id = $1',
      [child.studentId],
    )
    return child
  }
  const withoutEntitlement = async <C extends Child>(child: C): Promise<C> => {
    await world.owner.query(`update entitlements set status = 'ended' where student_id = $1`, [
      child.studentId,
    ])
    return child
  }
  const ended = async (child: Learned) => {
    await world.call('learn.endLearnSession', child.token, { sessionId: child.sessionId })
    return child
  }
  /** The session, once this has happened to the child. */
  const about = (happens: (child: Learned) => Promise<Learned>) => async (child: Learned) => ({
    sessionId: (await happens(child)).sessionId,
  })
  const begin = async ({ token, studentId }: Pick<Child, 'token' | 'studentId'>): Outcome =>
    await world.call('learn.createLearnSession', token, { studentId, sessionType: 'practice' })
  const answer = async (
    inputOf: (
      child: Learned,
    ) => { decisionId: string; answer: string } | Promise<{ decisionId: string; answer: string }>,
  ): Outcome => await asChild('learn.createLearnAttempt', inputOf)
  const twice = async <Id extends LearnOperationId>(
    id: Id,
    token: string,
    first: object,
    second: object,
  ): Outcome => {
    const headers = { 'idempotency-key': 'one' }
    await world.call(id, token, first as never, { headers })
    return await world.call(id, token, second as never, { headers })
  }
  const listErrors = (id: LearnOperationId) => ({
    BadRequest: async () => await asChild(id, () => ({ sortBy: 'name' })),
    NotFound: async () => {
      const { parent } = await family(world)
      return await world.call(id, parent.token, { 'filter[organizationId]': randomId() } as never)
    },
  })
  const noDecision = (id: LearnOperationId) => ({
    NotFound: async () => await asChild(id, () => ({ decisionId: randomId() })),
  })
  return {
    'learn.createLearnSession': {
      BadRequest: async () => {
        const { token, studentId } = await family(world)
        const practice = { studentId, sessionType: 'practice' } as const
        return await world.call('learn.createLearnSession', token, {
          ...practice,
          subjectIds: ['verbal-reasoning'],
        })
      },
      PaymentRequired: async () => await begin(await withoutEntitlement(await family(world))),
      Forbidden: async () => await begin(await withoutConsent(await family(world))),
      NotFound: async () => await begin({ ...(await family(world)), studentId: randomId() }),
      Conflict: async () => {
        const { token, studentId } = await family(world)
        const [one, other] = [{ sessionType: 'practice' }, { sessionType: 'test' }] as const
        return await twice('learn.createLearnSession', token, { studentId, ...one }, { studentId, ...other })
      },
    },
    'learn.listLearnSessions': listErrors('learn.listLearnSessions'),
    'learn.getLearnSession': {
      NotFound: async () => await asChild('learn.getLearnSession', () => ({ sessionId: randomId() })),
    },
    'learn.endLearnSession': {
      BadRequest: async () =>
        await asChild('learn.endLearnSession', ({ sessionId }) => ({ sessionId }), oddKey),
      NotFound: async () => await asChild('learn.endLearnSession', () => ({ sessionId: randomId() })),
      Conflict: async () => await asChild('learn.endLearnSession', about(ended)),
    },
    'learn.createLearnDecision': {
      BadRequest: async () =>
        await asChild('learn.createLearnDecision', ({ sessionId }) => ({ sessionId }), oddKey),
      PaymentRequired: async () => await asChild('learn.createLearnDecision', about(withoutEntitlement)),
      Forbidden: async () => await asChild('learn.createLearnDecision', about(withoutConsent)),
      NotFound: async () => await asChild('learn.createLearnDecision', () => ({ sessionId: randomId() })),
      Conflict: async () => await asChild('learn.createLearnDecision', about(ended)),
    },
    'learn.getLearnPolicyDecisionLog': {
      NotFound: async () => {
        const { token } = await family(world)
        return await world.call('learn.getLearnPolicyDecisionLog', token, {})
      },
    },
    'learn.listLearnDecisions': listErrors('learn.listLearnDecisions'),
    'learn.getLearnDecision': noDecision('learn.getLearnDecision'),
    'learn.explainLearnDecision': noDecision('learn.explainLearnDecision'),
    'learn.reproduceLearnDecision': noDecision('learn.reproduceLearnDecision'),
    'learn.createLearnAttempt': {
      BadRequest: async () =>
        await answer(({ openDecisionId }) => ({ decisionId: openDecisionId, answer: 'F' })),
      Forbidden: async () =>
        await answer(async child => {
          await withoutConsent(child)
          return { decisionId: child.openDecisionId, answer: 'A' }
        }),
      NotFound: async () => await answer(() => ({ decisionId: randomId(), answer: 'A' })),
      Conflict: async () => await answer(({ decisionId }) => ({ decisionId, answer: 'A' })),
    },
    'learn.listLearnAttempts': listErrors('learn.listLearnAttempts'),
  }
}
