import type {
  LearnPolicyReplay,
  LearnReplayOutcome,
  LearnReplayPolicy,
} from '@learn/contract/learn/replays/outcome'
import type { Queries } from '../../storage/database.ts'
import { organizationList } from '../../storage/list.ts'
import { statement } from '../../storage/statement.ts'
import { hasConsent } from '../families/consents.store.ts'

/** A requested replay: a policy, and the decisions and reward to judge it by. */
export interface ReplayRequest {
  readonly policy: LearnReplayPolicy
  readonly reward: LearnPolicyReplay['reward']
  readonly from: string | null
  readonly until: string
  readonly seed: number
}

const decisionsCount = statement<{ decisions: number; first: string | null; last: string | null }>(
  'learn_decisions_count_of_period',
  'select decisions, first, last from count_decisions($1, $2, $3)',
)

/** How many decisions the organization made in the period, and when it made its first and last ever. */
export async function countDecisions(
  db: Queries,
  organizationId: string,
  { from, until }: Pick<ReplayRequest, 'from' | 'until'>,
): Promise<{ decisions: number; first: string | null; last: string | null }> {
  const [counted] = await db.query(decisionsCount, [organizationId, from, until])
  return counted ?? { decisions: 0, first: null, last: null }
}

const replayInsert = statement<never>(
  'policy_replay_insert',
  `insert into policy_replays (id, organization_id, policy, reward, since, until, seed, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export async function insertReplay(
  db: Queries,
  id: string,
  organizationId: string,
  { policy, reward, from, until, seed }: ReplayRequest,
  now: Date,
): Promise<void> {
  const wish = [JSON.stringify(policy), reward, from, until, seed]
  await db.query(replayInsert, [id, organizationId, ...wish, now])
}

const wishFind = statement<ReplayRequest & { createdAt: string }>(
  'policy_replay_find_wish',
  `select policy, reward, since as "from", until, seed, created_at as "createdAt" from policy_replays where id = $1`,
)

export async function findWish(
  db: Queries,
  id: string,
): Promise<(ReplayRequest & { createdAt: string }) | undefined> {
  const [found] = await db.query(wishFind, [id])
  return found
}

/** The columns of a replay and its job. */
const columns = (
  replay: string,
) => `${replay}.id, ${replay}.organization_id as "organizationId", policy, reward,
  since as "from", until, status, progress, message, error, reserved_credits as "reservedCredits",
  charged_credits as "chargedCredits", outcome, principal_id as "createdBy", ${replay}.created_at as "createdAt",
  finished_at as "finishedAt"`

const jobs = `(select id as job_id, status, progress, message, reserved_credits, charged_credits, principal_id, finished_at,
    case when error_kind is not null then jsonb_build_object('kind', error_kind, 'message', error_message) end as error
  from jobs) job`

const replayFind = statement<LearnPolicyReplay>(
  'policy_replay_find',
  `select ${columns('r')} from policy_replays r join ${jobs} on job_id = r.id where r.id = $1`,
)

export async function findReplay(db: Queries, id: string): Promise<LearnPolicyReplay | undefined> {
  const [found] = await db.query(replayFind, [id])
  return found
}

export const findReplays = organizationList<LearnPolicyReplay>({
  entity: 'policy_replays',
  table: 'policy_replays',
  columns: columns('page'),
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: [
    '($2::text is null or exists (select from jobs j where j.id = policy_replays.id and j.status = $2))',
  ],
  joined: `join ${jobs} on job_id = page.id`,
})

const studentsHold = statement<{ id: string }>(
  'policy_replay_hold_students',
  `select id from students where id = any ($1::uuid[]) and ${hasConsent('students.id')} order by id for key share`,
)

/** How many of these students may still be processed. Protects them from erasure until the end of the transaction. */
export async function lockStudents(db: Queries, ids: readonly string[]): Promise<number> {
  return (await db.query(studentsHold, [ids])).length
}

const studentsCount = statement<{ count: number }>(
  'policy_replay_count_students',
  `select count(*) from students where id = any ($1::uuid[]) and ${hasConsent('students.id')}`,
)

/** How many of these students still exist, with their guardian's consent. */
export async function countStudents(db: Queries, ids: readonly string[]): Promise<number> {
  const [row] = await db.query(studentsCount, [ids])
  return row?.count ?? 0
}

const replayFinish = statement<{ id: string }>(
  'policy_replay_finish',
  'update policy_replays set outcome = $2, few = $3 where id = $1 and outcome is null returning id',
)

/** False if the replay no longer exists. */
export async function finishReplay(
  db: Queries,
  id: string,
  outcome: LearnReplayOutcome,
  few: readonly string[] | null,
): Promise<boolean> {
  return (await db.query(replayFinish, [id, JSON.stringify(outcome), few])).length === 1
}
