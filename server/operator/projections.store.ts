import type { StoredState } from '../learn/knowledge/stored-projection.ts'
import type { Queries } from '../storage/database.ts'
import { uuidArray } from '../storage/parameter.ts'
import { statement } from '../storage/statement.ts'

/** Runs as the owner, outside row-level security, for the admin tool only. */

export interface StudentToRebuild {
  readonly studentId: string
  readonly attempts: number
}

/** Null matches everything. */
export interface ProjectionFilter {
  readonly studentId: string | null
  /** Only projections that are out of date for this model version. */
  readonly staleFor: string | null
}

const toRebuildFind = statement<StudentToRebuild>(
  'projection_find_to_rebuild',
  `select n.student_id as "studentId", n.attempts
  from student_counts n left join projections p on p.student_id = n.student_id
  where n.attempts > 0 and ($1::uuid is null or n.student_id = $1)
    and ($2::text is null or p.attempts is distinct from n.attempts or p.model_version <> $2)
    and ($3::uuid is null or n.student_id > $3)
  order by n.student_id limit $4`,
)

/** The next students who have answered questions, ordered by id. */
export async function findToRebuild(
  db: Queries,
  { studentId, staleFor }: ProjectionFilter,
  after: string | null,
  atMost: number,
): Promise<StudentToRebuild[]> {
  return await db.query(toRebuildFind, [studentId, staleFor, after, atMost])
}

export interface StoredProjection extends StoredState {
  readonly studentId: string
  readonly modelVersion: string
  readonly attempts: number
  readonly asOf: string
}

const storedFind = statement<StoredProjection>(
  'projection_find_stored',
  `select student_id as "studentId", model_version as "modelVersion", attempts, as_of as "asOf", state, changes
  from projections where student_id = any ($1::uuid[])`,
)

export async function findStored(db: Queries, studentIds: readonly string[]): Promise<StoredProjection[]> {
  return await db.query(storedFind, [uuidArray(studentIds)])
}

export interface RebuiltProjection {
  readonly studentId: string
  readonly keptAttempts: number | null
  readonly attempts: number
  readonly asOf: Date
  readonly state: Uint8Array
}

/**
 * If an answer has arrived since the history was read, that answer has already written a complete projection, which stays.
 * Students erased since then are skipped.
 */
const rebuiltSave = statement<{ studentId: string }>(
  'projection_save_rebuilt',
  `insert into projections as p (student_id, organization_id, model_version, attempts, as_of, state)
    select s.id, s.organization_id, $1, r.attempts, r.as_of, r.state
    from unnest($2::uuid[], $3::integer[], $4::timestamptz[], $5::bytea[]) as r (student_id, attempts, as_of, state)
    join students s on s.id = r.student_id
    order by s.id for key share of s
  on conflict (student_id) do update set model_version = excluded.model_version, attempts = excluded.attempts,
    as_of = excluded.as_of, state = excluded.state, changes = ''
  where p.attempts = (select kept from unnest($2::uuid[], $6::integer[]) as k (student_id, kept) where k.student_id = p.student_id)
  returning student_id as "studentId"`,
)

/** Returns how many projections changed. */
export async function saveRebuilt(
  db: Queries,
  modelVersion: string,
  rebuilt: readonly RebuiltProjection[],
): Promise<number> {
  const column = (of: (one: RebuiltProjection) => string) => rebuilt.map(of)
  const saved = await db.query(rebuiltSave, [
    modelVersion,
    column(({ studentId }) => studentId),
    column(({ attempts }) => String(attempts)),
    column(({ asOf }) => asOf.toISOString()),
    column(({ state }) => `\\x${Buffer.from(state).toString('hex')}`),
    `{${rebuilt.map(({ keptAttempts }) => keptAttempts ?? 'null').join(',')}}`,
  ])
  return saved.length
}
