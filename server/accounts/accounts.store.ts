import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** An organization that the person administers. */
export interface Administered {
  readonly id: string
  readonly name: string
  readonly suspendedReason: string | null
  /** Whether anybody else is a member. */
  readonly hasOthers: boolean
  readonly hasOtherAdministrator: boolean
  /** Whether any student there has another guardian, or is waiting for one. */
  readonly hasOthersStudents: boolean
  readonly students: number
  readonly files: number
}

const administeredFind = statement<Administered>(
  'account_find_administered',
  `select o.id, o.name, o.suspended_reason as "suspendedReason", exists (
      select from memberships m join users u on u.id = m.principal_id
      where m.organization_id = o.id and u.id <> $1
    ) as "hasOthers", exists (
      select from memberships m join users u on u.id = m.principal_id
      where m.organization_id = o.id and u.id <> $1 and m.role = 'admin'
    ) as "hasOtherAdministrator", exists (
      select from students s where s.organization_id = o.id and (
        not exists (select from guardians where student_id = s.id and user_id = $1)
        or exists (select from guardians where student_id = s.id and user_id <> $1))
    ) as "hasOthersStudents",
    (select count(*) from students where organization_id = o.id) as students,
    (select coalesce(sum(items), 0)::bigint from media_counts where organization_id = o.id) as files
  from memberships own join organizations o on o.id = own.organization_id
  where own.principal_id = $1 and own.role = 'admin' order by o.name, o.id`,
)

export async function findAdministered(db: Queries, userId: string): Promise<Administered[]> {
  return await db.query(administeredFind, [userId])
}

export interface OwnStudent {
  readonly id: string
  readonly organizationId: string
}

const studentsFind = statement<OwnStudent>(
  'account_find_students',
  `select g.student_id as id, g.organization_id as "organizationId" from guardians g
    where g.user_id = $1 and not exists (
      select from guardians other where other.student_id = g.student_id and other.user_id <> $1
    ) order by g.organization_id, g.student_id`,
)

/** The students whose only guardian is this person. */
export async function findOwnStudents(db: Queries, userId: string): Promise<OwnStudent[]> {
  return await db.query(studentsFind, [userId])
}

const accountClose = statement<{ organizationId: string; subjectId: string }>(
  'account_close',
  'select organization_id as "organizationId", subject_id as "subjectId" from close_account($1)',
)

/** Closes the caller's account. Returns the memberships, keys and teams that ended with it. */
export async function closeAccount(db: Queries, now: Date) {
  return await db.query(accountClose, [now])
}

const changeSave = statement<never>(
  'account_request_email_change',
  `select request_email_change($1, decode($2, 'hex'), decode($3, 'hex'), $4)`,
)

/** The hashes are those of the links' tokens. */
export async function saveEmailChange(
  db: Queries,
  change: { email: string; old: string; fresh: string; expiresAt: Date },
): Promise<void> {
  await db.query(changeSave, [change.email, change.old, change.fresh, change.expiresAt])
}
