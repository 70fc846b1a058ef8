import type { PolicyDecision } from '@learn/contract/learn/record'
import type { LearnReplayedDecision } from '@learn/contract/learn/replays/replays'
import type { SessionType } from '@learn/contract/learn/words'
import { expand } from '../../storage/compact.ts'
import type { Queries } from '../../storage/database.ts'
import { organizationList } from '../../storage/list.ts'
import { statement } from '../../storage/statement.ts'
import { fromArchive, type PerhapsArchived, recordOf } from '../practice/archive.store.ts'
import type { DecisionRecord } from '../practice/decision-record.ts'
import { type PackedRecord, unpackRecord } from '../practice/packed-decision.ts'

/** A decision from the log, as it was recorded. */
export interface LoggedDecision {
  readonly id: string
  readonly studentId: string
  readonly sessionId: string
  readonly sessionType: SessionType
  readonly positionInSession: number
  readonly createdAt: string
  readonly record: DecisionRecord
  /** Its position among the decisions that were asked for. */
  readonly place: number
}

const loggedFind = statement<Omit<LoggedDecision, 'record'> & PackedRecord & PerhapsArchived>(
  'learn_decisions_find_by_draw',
  `select place, d.id, d.student_id as "studentId", d.session_id as "sessionId",
    (select session_type from learn_sessions where id = d.session_id) as "sessionType",
    d.position as "positionInSession", d.created_at as "createdAt", ${recordOf('d')}, d.weighed,
    d.question_id as "questionId"
  from unnest($1::uuid[], $2::timestamptz[], $3::bigint[]) with ordinality as wanted (student_id, at, seed, place)
  join learn_decisions d on d.student_id = wanted.student_id and d.created_at = wanted.at and d.seed = wanted.seed
  order by place`,
)

/** By child, time and seed: the data that a replay reads has no decision ids. */
export async function findLogged(
  db: Queries,
  wanted: readonly { readonly studentId: string; readonly at: number; readonly seed: number }[],
): Promise<LoggedDecision[]> {
  const rows = await db.query(loggedFind, [
    wanted.map(({ studentId }) => studentId),
    wanted.map(({ at }) => new Date(at).toISOString()),
    wanted.map(({ seed }) => String(seed)),
  ])
  return rows.map(fromArchive).map(({ weighed, questionId, ...row }) => ({
    ...row,
    place: row.place - 1,
    record: unpackRecord({ ...row, weighed, questionId }),
  }))
}

export interface NewReplayed {
  readonly studentId: string
  readonly decisionId: string
  /** A `PolicyDecision` without its id, compressed. */
  readonly record: Buffer
  readonly loggedCandidateId: string
  readonly loggedPropensity: number
  readonly weight: number
  readonly reward: number | null
  readonly createdAt: string
}

const replayedInsert = statement<never>(
  'replayed_decisions_insert',
  `insert into replayed_decisions (id, replay_id, organization_id, student_id, decision_id, record, logged_candidate_id,
      logged_propensity, weight, reward, created_at)
    select n.id, r.id, r.organization_id, "studentId", "decisionId", record, "loggedCandidateId", "loggedPropensity", weight,
      n.reward, "createdAt"
    from policy_replays r cross join jsonb_to_recordset($2) as n (id uuid, "studentId" uuid, "decisionId" uuid, record bytea,
      "loggedCandidateId" text, "loggedPropensity" float8, weight float8, reward float8, "createdAt" timestamptz)
    where r.id = $1`,
)

export async function insertReplayed(
  db: Queries,
  replayId: string,
  replayed: readonly (NewReplayed & { readonly id: string })[],
): Promise<void> {
  const rows = replayed.map(row => ({ ...row, record: `\\x${row.record.toString('hex')}` }))
  await db.query(replayedInsert, [replayId, JSON.stringify(rows)])
}

type PackedReplayed = Omit<LearnReplayedDecision, 'decision'> & { readonly record: Buffer }

const columns = `id, replay_id as "replayId", decision_id as "decisionId", record,
  logged_candidate_id as "loggedCandidateId", logged_propensity as "loggedPropensity", weight, reward,
  created_at as "createdAt"`

/** It was written in the contract's shape, as a test verifies. */
const unpackRow = ({ record, ...row }: PackedReplayed): LearnReplayedDecision => ({
  ...row,
  decision: { ...expand<Omit<PolicyDecision, 'id'>>(record), id: row.id },
})

const packedList = organizationList<PackedReplayed>({
  entity: 'replayed_decisions',
  table: 'replayed_decisions',
  columns,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: ['replay_id = $2::uuid', '($3::uuid is null or student_id = $3)'],
})

export async function findReplayed(...asked: Parameters<typeof packedList>) {
  const found = await packedList(...asked)
  return { ...found, items: found.items.map(unpackRow) }
}
