import pg from 'pg'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

export interface Family {
  readonly organizationId: string
  readonly teamId: string
  /** The parent, if the organization was created for this family. */
  readonly ownerId: string | null
}

const familyFind = statement<Family>(
  'family_find',
  `select organization_id as "organizationId", team_id as "teamId", owner_user_id as "ownerId" from families
    where organization_id = $1 and parent_email = $2`,
)

export async function findFamily(
  db: Queries,
  organizationId: string,
  parentEmail: string,
): Promise<Family | undefined> {
  const [family] = await db.query(familyFind, [organizationId, parentEmail])
  return family
}

const familyInsert = statement<never>(
  'family_insert',
  `with team as (
    insert into teams (id, organization_id, name, created_at, updated_at) values ($3, $2, $4, $7, $7)
    returning id, organization_id
  )
  insert into families (id, organization_id, team_id, parent_email, owner_user_id, created_at)
    select $1::uuid, organization_id, id, $5::text, $6::uuid, $7::timestamptz from team`,
)

export async function insertFamily(
  db: Queries,
  family: Family & { id: string; name: string; parentEmail: string },
  now: Date,
): Promise<void> {
  const { id, organizationId, teamId, name, parentEmail, ownerId } = family
  await db.query(familyInsert, [id, organizationId, teamId, name, parentEmail, ownerId, now])
}

/** The database refused a second organization for this parent's family. */
export const isSecondFamily = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'families_own'

const childrenCount = statement<{ all: number; recent: number }>(
  'family_count_children',
  `select count(*) as all, count(*) filter (where created_at > $2) as recent from students where team_id = $1`,
)

/** How many children the family has, and how many of them were added since then. */
export async function countChildren(db: Queries, teamId: string, since: Date) {
  const [counted] = await db.query(childrenCount, [teamId, since])
  return counted ?? { all: 0, recent: 0 }
}

const studentInsert = statement<never>(
  'student_insert',
  `insert into students (id, organization_id, team_id, learner_key, display_name, avatar_id, year_group, target_school,
      exam_family_id, subject_ids, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
)

export async function insertStudent(
  db: Queries,
  student: {
    id: string
    organizationId: string
    teamId: string
    learnerKey: string
    childDisplayName: string
    avatarId: string
    yearGroup: string
    targetSchool: string
    examFamilyId: string
    subjectIds: readonly string[]
    now: Date
  },
): Promise<void> {
  const { id, organizationId, teamId, learnerKey, childDisplayName, avatarId, yearGroup } = student
  const { targetSchool, examFamilyId, subjectIds, now } = student
  const who = [id, organizationId, teamId, learnerKey, childDisplayName, avatarId]
  await db.query(studentInsert, [...who, yearGroup, targetSchool, examFamilyId, [...subjectIds], now])
}

const credentialInsert = statement<never>(
  'student_credential_insert',
  `insert into student_credentials (student_id, organization_id, username, username_folded, pin_hash, updated_at)
    values ($1, $2, $3, $4, $5, $6)`,
)

export async function insertCredential(
  db: Queries,
  credential: {
    studentId: string
    organizationId: string
    username: string
    folded: string
    pinHash: string
  },
  now: Date,
): Promise<void> {
  const { studentId, organizationId, username, folded, pinHash } = credential
  await db.query(credentialInsert, [studentId, organizationId, username, folded, pinHash, now])
}

const entitlementInsert = statement<never>(
  'entitlement_insert',
  `insert into entitlements (student_id, organization_id, plan, status, starts_at, ends_at, subject_ids, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export async function insertEntitlement(
  db: Queries,
  entitlement: {
    studentId: string
    organizationId: string
    plan: string
    status: string
    startsAt: string
    endsAt: string | null
    subjectIds: readonly string[]
    now: Date
  },
): Promise<void> {
  const { studentId, organizationId, plan, status, startsAt, endsAt, subjectIds, now } = entitlement
  const values = [studentId, organizationId, plan, status, startsAt, endsAt, [...subjectIds], now]
  await db.query(entitlementInsert, values)
}

const guardianInsert = statement<never>(
  'guardian_insert',
  `insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
    values ($1, $2, $3, $4, $5, $6)`,
)

export async function insertGuardian(
  db: Queries,
  guardian: {
    id: string
    organizationId: string
    studentId: string
    /** Null until the parent accepts. */
    userId: string | null
    name: string
    now: Date
  },
): Promise<void> {
  const { id, organizationId, studentId, userId, name, now } = guardian
  await db.query(guardianInsert, [id, organizationId, studentId, userId, name, now])
}

const linksFind = statement<{ id: string; studentId: string }>(
  'guardian_find_links',
  `select g.id, g.student_id as "studentId" from students s join guardians g on g.student_id = s.id
    where s.team_id = $1 order by g.created_at, g.id`,
)

/** The links to all children of the family, in the order in which they were created. */
export async function findLinks(db: Queries, teamId: string) {
  return await db.query(linksFind, [teamId])
}

const teamJoin = statement<{ userId: string; isNew: boolean }>(
  'family_team_join',
  `with known as (
    select m.id, m.membership_type, u.id as user_id from memberships m join users u on u.id = m.principal_id
    where m.organization_id = $1 and u.email = $3
  ), joined as (
    insert into team_members (team_id, membership_id, organization_id, created_at)
      select $2::uuid, id, $1::uuid, $4::timestamptz from known where membership_type = 'client'
    on conflict do nothing returning 1
  )
  select user_id as "userId", exists (select from joined) as "isNew" from known`,
)

/** Undefined if the address does not belong to a member here. A client member also joins this team, once. */
export async function joinTeam(
  db: Queries,
  person: { organizationId: string; teamId: string; email: string; now: Date },
): Promise<{ userId: string; isNew: boolean } | undefined> {
  const { organizationId, teamId, email, now } = person
  const [joined] = await db.query(teamJoin, [organizationId, teamId, email, now])
  return joined
}
