import type { RawRow } from '../../storage/copy-query.ts'
import type { Queries, Reads } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { hasConsent } from '../families/consents.store.ts'

const studentsFind = statement<{ id: string; decisions: number }>(
  'policy_replay_find_students',
  `select student_id as id, decisions from student_counts
    where organization_id = $1 and decisions > 0 and ${hasConsent('student_counts.student_id')} order by student_id`,
)

/** Decisions to read at a time: enough to make round trips negligible, and few enough for memory. */
const decisionsAtOnce = 4_000

/** A child with more decisions is read in parts, whose limits have to be found first. */
const decisionsOfAPart = 20_000

/** What is read at a time: some children, or a part of one. */
export interface Batch extends Pick<Period, 'from' | 'until'> {
  readonly ids: readonly string[]
  /** The first part of a child includes all their answers. */
  readonly isFirst: boolean
}

/**
 * All children of an organization who have decisions, in batches. A child with many decisions gets batches of their own.
 * Children whose consent was withdrawn are left out, like those who were erased.
 */
export async function* findBatches(
  db: Queries,
  organizationId: string,
  period: Period,
): AsyncGenerator<Batch, void> {
  const { from, until } = period
  let ids: string[] = []
  let size = 0
  for (const { id, decisions } of await db.query(studentsFind, [organizationId])) {
    if (ids.length > 0 && size + decisions > decisionsAtOnce) {
      yield { ids, from, until, isFirst: true }
      ids = []
      size = 0
    }
    if (decisions > decisionsOfAPart) yield* await partsOf(db, id, period)
    else {
      ids.push(id)
      size += decisions
    }
  }
  if (ids.length > 0) yield { ids, from, until, isFirst: true }
}

const endsFind = statement<{ at: string }>(
  'policy_replay_find_parts',
  `select distinct created_at as at from (
    select created_at, row_number() over (order by created_at, id) as number from learn_decisions
    where student_id = $1 and created_at >= coalesce($2::timestamptz, '-infinity') and created_at < $3::timestamptz
  ) decided where number % $4 = 0 order by at`,
)

/** Parts follow each other in the order of decisions. */
async function partsOf(db: Queries, id: string, { from, until }: Period): Promise<Batch[]> {
  const ends = (await db.query(endsFind, [id, from, until, decisionsOfAPart])).map(({ at }) => at)
  const begins = [from, ...ends]
  return begins.map((begin, place) => ({
    ids: [id],
    from: begin,
    until: ends[place] ?? until,
    isFirst: place === 0,
  }))
}

/** A child's decisions in the period, and all their answers since its start. */
export interface ReadChild {
  readonly id: string
  readonly yearGroup: string
  readonly decisions: number
  /** The packed candidates of the random decisions, one after another. */
  readonly weighed: Buffer
  readonly assigned: number
  readonly rested: number
  readonly withoutContent: number
  readonly fallback: number
  /** The topics of the answers, separated by commas; null if there are no answers. */
  readonly topicIds: string | null
  /** For each answer: when it was given, the score after it, and whether it was right. */
  readonly answers: Buffer | null
}

/** Decided by the product's own policy, with a random choice. */
const byChance = `rule is null and algorithm_id = 'mastery_policy_v0'`

/** Read with COPY, because most of it is bytes. Everything else is text. */
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
      where $6::boolean and student_id = s.id
        and answered_at >= coalesce($3::timestamptz, '-infinity') and answered_at <= $5::timestamptz
      order by answered_at, id
    ) answered
  ) a
  where s.organization_id = $1 and s.id = any ($2::uuid[]) and decisions > 0 and ${hasConsent('s.id')} order by s.id`,
)

export interface Period {
  readonly from: string | null
  readonly until: string
  /** Later answers are ignored, so that the same replay gives the same outcome. */
  readonly createdAt: string
}

/** Those of these children who have decisions in the period. */
export async function readChildren(
  db: Reads,
  organizationId: string,
  { ids, from, until, isFirst }: Batch,
  { createdAt }: Pick<Period, 'createdAt'>,
): Promise<ReadChild[]> {
  return (await db.copy(childrenFind, [organizationId, ids, from, until, createdAt, isFirst])).map(childIn)
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
