import type { LearnNote } from '@learn/contract/learn/notes'
import type { Queries } from '../../storage/database.ts'
import { organizationList } from '../../storage/list.ts'
import { statement } from '../../storage/statement.ts'

const columns = `id, organization_id as "organizationId", student_id as "studentId",
  written_by_user_id as "writtenByUserId", text, shared_with_guardians as "sharedWithGuardians", created_at as "createdAt",
  updated_at as "updatedAt"`

const list = {
  table: 'learn_notes',
  columns,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
} as const

export const findNotes = organizationList<LearnNote>({ ...list, entity: 'learn_notes' })

/** $2 is the student. */
export const findNotesOfStudent = organizationList<LearnNote>({
  ...list,
  entity: 'learn_notes_of_student',
  filters: ['student_id = $2::uuid'],
})

const noteInsert = statement<LearnNote>(
  'learn_note_insert',
  `insert into learn_notes (id, organization_id, student_id, written_by_user_id, text, shared_with_guardians, created_at,
      updated_at)
    select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::boolean, $7::timestamptz, $7::timestamptz
    where (select count(*) from learn_notes where student_id = $3::uuid) < $8::integer
    returning ${columns}`,
)

/** Undefined if there are as many as allowed. */
export async function insertNote(
  db: Queries,
  note: Omit<LearnNote, 'createdAt' | 'updatedAt'>,
  most: number,
  now: Date,
): Promise<LearnNote | undefined> {
  const { id, organizationId, studentId, writtenByUserId, text, sharedWithGuardians } = note
  const values = [id, organizationId, studentId, writtenByUserId, text, sharedWithGuardians, now, most]
  const [made] = await db.query(noteInsert, values)
  return made
}

const noteFind = statement<LearnNote>(
  'learn_note_find',
  `select ${columns} from learn_notes where id = $1 for update`,
)

/** Locks the note until the end of the transaction. */
export async function lockNote(db: Queries, id: string): Promise<LearnNote | undefined> {
  const [found] = await db.query(noteFind, [id])
  return found
}

const noteSave = statement<LearnNote>(
  'learn_note_save',
  `update learn_notes set text = coalesce($2, text), shared_with_guardians = coalesce($3, shared_with_guardians),
    updated_at = greatest(updated_at, $4) where id = $1 returning ${columns}`,
)

/** Null leaves a field unchanged. */
export async function saveNote(
  db: Queries,
  id: string,
  change: { readonly text: string | null; readonly sharedWithGuardians: boolean | null },
  now: Date,
): Promise<LearnNote | undefined> {
  const [saved] = await db.query(noteSave, [id, change.text, change.sharedWithGuardians, now])
  return saved
}

const noteDelete = statement<never>('learn_note_delete', 'delete from learn_notes where id = $1')

export async function deleteNote(db: Queries, id: string): Promise<void> {
  await db.query(noteDelete, [id])
}
