import { exampleReplayed } from '@learn/contract/learn/replays/replays'
import { uuidv7 } from '../../../server/ids.ts'
import { compact } from '../../../server/storage/compact.ts'
import type { Tenant, World } from '../world.ts'
import type { Child } from './family.ts'

/** A waiting replay that is never delivered, with a stored result for the child's first decision. */
export async function replayOf(
  world: World,
  { organizationId, userId }: Pick<Tenant, 'organizationId' | 'userId'>,
  { studentId, learnerKey }: Pick<Child, 'studentId' | 'learnerKey'>,
): Promise<string> {
  const replayId = await world.job({ organizationId, userId })
  await world.owner.query(
    `insert into policy_replays (id, organization_id, policy, reward, until, seed, created_at)
      values ($1, $2, '{"kind": "uniform"}', 'next_attempt', now(), 1, now())`,
    [replayId, organizationId],
  )
  const id = uuidv7(new Date())
  const record = compact({ ...exampleReplayed.decision, id, studentId, learnerKey })
  await world.owner.query(
    `insert into replayed_decisions (id, replay_id, organization_id, student_id, decision_id, record, logged_candidate_id,
      logged_propensity, weight, reward, created_at)
    select $1, $2, organization_id, student_id, id, $4, 'practice:maths.place-value', 0.975, 0.923, 1, created_at
    from learn_decisions where student_id = $3 order by created_at limit 1`,
    [id, replayId, studentId, record],
  )
  return replayId
}
