import type { RawRow } from '../storage/copy-query.ts'
import type { Queries, Reads } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const studentsFind = statement<{ id: string; decisions: number }>(
  'policy_replay_find_students',
  `select student_id as id, decisions from student_counts where organization_id = $1 and decisions > 0 order by student_id`,
)

/** About so much is read at once: enough that a round trip is nothing, few enough to be held. */
const decisionsAtOnce = 4_000

/** All children of an organization of whom there are decisions, some at a time. One of whom there are many is alone. */
export async function findBatches(db: Queries, organizationId: string): Promise<string[][]> {
  const batches: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const { id, decisions } of await db.query(studentsFind, [organizationId])) {
    if (size + decisions > decisionsAtOnce) {
      batches.push([])
      size = 0
    }
    batches.at(-1)?.push(id)
    size += decisions
  }
  return batches
}

/** A child's decisions of the period, and all that it has answered since. */
export interface ReadChild {
  readonly id: string
  readonly yearGroup: string
  readonly decisions: number
  /** What was weighed in those by chance, one after the other. */
  readonly weighed: Buffer
  readonly assigned: number
  readonly rested: number
  readonly withoutContent: number
  readonly fallback: number
  /** The topics of the answers, with commas between; null where there are none. */
  readonly topicIds: string | null
  /** Of each answer when it was given, the score after it, and whether it was right. */
  readonly answers: Buffer | null
}

/** The policy of the product decided it, and chance had its part in it. */
const byChance = `rule is null and algorithm_id = 'mastery_policy_v0'`

/** Copied, for most of it is bytes. What is not is a text. */
const childrenFind = statement<RawRow>(
  'policy_replay_read_students',
  `select s.id::text, s.year_group, topic_ids, weighed, answers, decisions::text, assigned::text, rested::text,
    without_content::text, fallback::text
  from students s cross join lateral (
    select count(*) as decisions, coalesce(string_agg(weighed, '') filter (where ${byChance}), '') as weighed,
      count(*) filter (where rule = 'tutor_assigned') as assigned,
      count(*) filter (where rule = 'fatigue_guardrail') as rested,
      count(*) filter (where rule = 'content_fallback') as without_content,
      count(*) filter (where rule is null and algorithm_id = 'projection_fallback_v0') as fallback
    from (
      select rule, algorithm_id, weighed from learn_decisions
      where student_id = s.id and created_at >= coalesce($3::timestamptz, '-infinity') and created_at < $4::timestamptz
      order by created_at, id
    ) decided
  ) d cross join lateral (
    select string_agg(topic_id, ',') as topic_ids,
      string_agg(float8send(date_part('epoch', answered_at)) || float8send(score_after) || boolsend(is_right), '') as answers
    from (
      select topic_id, answered_at, score_after, is_right from learn_attempts
      where student_id = s.id and answered_at >= coalesce($3::timestamptz, '-infinity') and answered_at <= $5::timestamptz
      order by answered_at, id
    ) answered
  ) a
  where s.organization_id = $1 and s.id = any ($2::uuid[]) and decisions > 0 order by s.id`,
)

export interface Period {
  readonly from: string | null
  readonly until: string
  /** What was answered later is not looked at, so that the same replay gives the same outcome. */
  readonly createdAt: string
}

/** Of these children, those of whom there are decisions in the period. */
export async function readChildren(
  db: Reads,
  organizationId: string,
  ids: readonly string[],
  { from, until, createdAt }: Period,
): Promise<ReadChild[]> {
  return (await db.copy(childrenFind, [organizationId, ids, from, until, createdAt])).map(childIn)
}

function childIn([id, yearGroup, topicIds, weighed, answers, ...counts]: RawRow): ReadChild {
  const [decisions = 0, assigned = 0, rested = 0, withoutContent = 0, fallback = 0] = counts.map(Number)
  return {
    id: String(id),
    yearGroup: String(yearGroup),
    topicIds: topicIds?.toString() ?? null,
    weighed: weighed ?? Buffer.alloc(0),
    answers: answers ?? null,
    decisions,
    assigned,
    rested,
    withoutContent,
    fallback,
  }
}
