import { randomId } from '../../../../server/ids.ts'
import type { Person, World } from '../../world.ts'
import { type Child, family, type PractisedSession, practiseOnce } from '../family.ts'
import type { LearnOperationId } from '../learn-inputs.ts'
import { type Outcome, oddKey } from './outcome.ts'

type PractisedChild = Child & PractisedSession & { parent: Person }

export const practisingErrors = (world: World) => ({
  ...sessionErrors(world),
  ...decisionErrors(world),
  ...attemptErrors(world),
  ...paperErrors(world),
})

const sessionErrors = (world: World) => ({
  'learn.createLearnSession': {
    BadRequest: async () => {
      const { token, studentId } = await family(world)
      const practice = { studentId, sessionType: 'practice' } as const
      return await world.call('learn.createLearnSession', token, {
        ...practice,
        subjectIds: ['verbal-reasoning'],
      })
    },
    PaymentRequired: async () => await begin(world, await endEntitlement(world, await family(world))),
    Forbidden: async () => await begin(world, await withdrawConsent(world, await family(world))),
    NotFound: async () => await begin(world, { ...(await family(world)), studentId: randomId() }),
    Conflict: async () => {
      const { token, studentId } = await family(world)
      const headers = { 'idempotency-key': 'one' }
      const practice = { studentId, sessionType: 'practice' } as const
      await world.call('learn.createLearnSession', token, practice, { headers })
      const test = { studentId, sessionType: 'test' } as const
      return await world.call('learn.createLearnSession', token, test, { headers })
    },
  },
  'learn.listLearnSessions': listErrors(world, 'learn.listLearnSessions'),
  'learn.getLearnSession': {
    NotFound: () => callAsChild(world, 'learn.getLearnSession', () => ({ sessionId: randomId() })),
  },
  'learn.endLearnSession': {
    BadRequest: () => callAsChild(world, 'learn.endLearnSession', sessionOf, oddKey),
    NotFound: () => callAsChild(world, 'learn.endLearnSession', () => ({ sessionId: randomId() })),
    Conflict: () => callAsChild(world, 'learn.endLearnSession', endSessionOf(world)),
  },
})

const decisionErrors = (world: World) => ({
  'learn.createLearnDecision': {
    BadRequest: () => callAsChild(world, 'learn.createLearnDecision', sessionOf, oddKey),
    PaymentRequired: () =>
      callAsChild(world, 'learn.createLearnDecision', async child =>
        sessionOf(await endEntitlement(world, child)),
      ),
    Forbidden: () =>
      callAsChild(world, 'learn.createLearnDecision', async child =>
        sessionOf(await withdrawConsent(world, child)),
      ),
    NotFound: () => callAsChild(world, 'learn.createLearnDecision', () => ({ sessionId: randomId() })),
    Conflict: () => callAsChild(world, 'learn.createLearnDecision', endSessionOf(world)),
  },
  'learn.getLearnPolicyDecisionLog': {
    NotFound: async () => {
      const { token } = await family(world)
      return await world.call('learn.getLearnPolicyDecisionLog', token, {})
    },
  },
  'learn.listLearnDecisions': listErrors(world, 'learn.listLearnDecisions'),
  'learn.getLearnDecision': missingDecision(world, 'learn.getLearnDecision'),
  'learn.explainLearnDecision': missingDecision(world, 'learn.explainLearnDecision'),
  'learn.reproduceLearnDecision': missingDecision(world, 'learn.reproduceLearnDecision'),
})

function attemptErrors(world: World) {
  type Attempt = { decisionId: string; answer: string }
  const answer = (attemptOf: (child: PractisedChild) => Attempt | Promise<Attempt>) =>
    callAsChild(world, 'learn.createLearnAttempt', attemptOf)
  return {
    'learn.createLearnAttempt': {
      BadRequest: () => answer(({ openDecisionId }) => ({ decisionId: openDecisionId, answer: 'F' })),
      Forbidden: () =>
        answer(async child => {
          await withdrawConsent(world, child)
          return { decisionId: child.openDecisionId, answer: 'A' }
        }),
      NotFound: () => answer(() => ({ decisionId: randomId(), answer: 'A' })),
      Conflict: () => answer(({ decisionId }) => ({ decisionId, answer: 'A' })),
    },
    'learn.listLearnAttempts': listErrors(world, 'learn.listLearnAttempts'),
  }
}

const paperErrors = (world: World) => ({
  'learn.createLearnPaper': {
    BadRequest: async () => {
      const { token, studentId } = await family(world)
      return await world.call('learn.createLearnPaper', token, {
        studentId,
        subjectIds: ['verbal-reasoning'],
      })
    },
    PaymentRequired: async () => await startPaper(world, await endEntitlement(world, await family(world))),
    Forbidden: async () => await startPaper(world, await withdrawConsent(world, await family(world))),
    NotFound: async () => await startPaper(world, { ...(await family(world)), studentId: randomId() }),
    Conflict: () => callAsChild(world, 'learn.createLearnPaper', ({ studentId }) => ({ studentId })),
  },
  'learn.listLearnPapers': listErrors(world, 'learn.listLearnPapers'),
  'learn.getLearnPaper': {
    NotFound: () => callAsChild(world, 'learn.getLearnPaper', () => ({ paperId: randomId() })),
  },
  'learn.saveLearnPaperAnswer': {
    BadRequest: () => callAsChild(world, 'learn.saveLearnPaperAnswer', child => answerOf(child, 'F')),
    Forbidden: () =>
      callAsChild(world, 'learn.saveLearnPaperAnswer', async child =>
        answerOf(await withdrawConsent(world, child)),
      ),
    NotFound: () => callAsChild(world, 'learn.saveLearnPaperAnswer', () => answerOf({ paperId: randomId() })),
    Conflict: () =>
      callAsChild(world, 'learn.saveLearnPaperAnswer', async child => {
        await world.call('learn.submitLearnPaper', child.token, { paperId: child.paperId })
        return answerOf(child)
      }),
  },
  'learn.submitLearnPaper': {
    BadRequest: () => callAsChild(world, 'learn.submitLearnPaper', paperOf, oddKey),
    NotFound: () => callAsChild(world, 'learn.submitLearnPaper', () => ({ paperId: randomId() })),
    Conflict: async () => {
      const { token, studentId } = await family(world)
      const headers = { 'idempotency-key': 'one' }
      const submitNew = async () => {
        const { body } = await world.call('learn.createLearnPaper', token, { studentId })
        return await world.call('learn.submitLearnPaper', token, { paperId: body.id }, { headers })
      }
      await submitNew()
      return await submitNew()
    },
  },
})

const paperOf = ({ paperId }: Pick<PractisedSession, 'paperId'>) => ({ paperId })

const answerOf = ({ paperId }: Pick<PractisedSession, 'paperId'>, answer = 'A') => ({
  paperId,
  position: 1,
  answer,
})

const startPaper = (world: World, { token, studentId }: Pick<Child, 'token' | 'studentId'>): Outcome =>
  world.call('learn.createLearnPaper', token, { studentId })

const listErrors = (world: World, id: LearnOperationId) => ({
  BadRequest: () => callAsChild(world, id, () => ({ sortBy: 'name' })),
  NotFound: async () => {
    const { parent } = await family(world)
    return await world.call(id, parent.token, { 'filter[organizationId]': randomId() } as never)
  },
})

const missingDecision = (world: World, id: LearnOperationId) => ({
  NotFound: () => callAsChild(world, id, () => ({ decisionId: randomId() })),
})

/** Calls an operation as a child who has practised. Only a parent may reproduce a decision. */
async function callAsChild(
  world: World,
  id: LearnOperationId,
  inputOf: (child: PractisedChild) => object | Promise<object>,
  headers: Record<string, string> = {},
): Outcome {
  const child = await family(world)
  const learned = { ...child, ...(await practiseOnce(world, child)) }
  const input = await inputOf(learned)
  const token = id === 'learn.reproduceLearnDecision' ? child.parent.token : child.token
  return await world.call(id, token, input as never, { headers })
}

async function begin(world: World, { token, studentId }: Pick<Child, 'token' | 'studentId'>): Outcome {
  return await world.call('learn.createLearnSession', token, { studentId, sessionType: 'practice' })
}

const sessionOf = ({ sessionId }: PractisedChild) => ({ sessionId })

const endSessionOf = (world: World) => async (child: PractisedChild) => {
  await world.call('learn.endLearnSession', child.token, { sessionId: child.sessionId })
  return sessionOf(child)
}

async function withdrawConsent<C extends Child>(world: World, child: C): Promise<C> {
  await world.owner.query(
    'update consents set withdrawn_at = now(), withdrawn_by_user_id = given_by_user_id where student_id = $1',
    [child.studentId],
  )
  return child
}

async function endEntitlement<C extends Child>(world: World, child: C): Promise<C> {
  await world.owner.query(`update entitlements set status = 'ended' where student_id = $1`, [child.studentId])
  return child
}
