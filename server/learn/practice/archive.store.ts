import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { type Archivable, findInBlock } from './archived-decisions.ts'

/** Selects `record` of a decision, or the block of the archive that has it. Read such rows with `fromArchive`. */
export const recordOf = (
  table: string,
): string => `case when ${table}.record <> '' then ${table}.record else (
    select block from archived_decisions a where a.student_id = ${table}.student_id and a.first_id <= ${table}.id
    order by a.first_id desc limit 1) end as record, ${table}.record = '' as "isArchived"`

export interface PerhapsArchived {
  readonly id: string
  readonly record: Buffer
  readonly isArchived: boolean
}

/** The row as it was before its record moved into the archive. */
export function fromArchive<Row extends PerhapsArchived>({
  isArchived,
  ...row
}: Row): Omit<Row, 'isArchived'> {
  if (!isArchived) return row
  const { record, view } = findInBlock(row.record, row.id)
  return 'view' in row ? { ...row, record, view } : { ...row, record }
}

export interface ToArchive extends Archivable {
  readonly studentId: string
}

const nextFind = statement<{ more: boolean } & { [Key in keyof ToArchive]: ToArchive[Key] | null }>(
  'learn_decisions_find_to_archive',
  'select more, id, student_id as "studentId", record, view from find_decisions_to_archive($1)',
)

/** Decisions of one child and month, in order. Undefined once everything before this moment is archived. */
export async function findToArchive(db: Queries, before: Date): Promise<ToArchive[] | undefined> {
  const rows = await db.query(nextFind, [before])
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, studentId, record, view }) =>
    id && studentId && record && view ? [{ id, studentId, record, view }] : [],
  )
}

const blockArchive = statement<{ moved: boolean }>(
  'learn_decisions_archive',
  'select archive_decisions($1, $2::uuid[], $3) as moved',
)

/** One transaction: a record is either in its row or in the archive. */
export async function archiveBlock(db: Queries, studentId: string, ids: readonly string[], block: Buffer) {
  await db.query(blockArchive, [studentId, [...ids], block])
}
