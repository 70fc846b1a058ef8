import pg from 'pg'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

export interface Family {
  readonly organizationId: string
  readonly teamId: string
  readonly own: boolean
}

const personOf = statement<{ id: string }>('person_find_or_make', 'select person_of($1, $2, $3) as id')

export async function findOrMakePerson(
  db: Queries,
  email: string,
  newId: string,
  now: Date,
): Promise<string> {
  const [person] = await db.query(personOf, [email, newId, now])
  if (!person) throw new Error('the person was neither found nor created')
  return person.id
}

const familyFind = statement<Family>(
  'family_find',
  `select organization_id as "organizationId", team_id as "teamId", own from families
    where organization_id = $1 and parent_user_id = $2`,
)

export async function findFamily(
  db: Queries,
  organizationId: string,
  parentId: string,
): Promise<Family | undefined> {
  const [family] = await db.query(familyFind, [organizationId, parentId])
  return family
}

const familyInsert = statement<never>(
  'family_insert',
  `with team as (
    insert into teams (id, organization_id, name, created_at, updated_at) values ($3, $2, $4, $7, $7)
    returning id, organization_id
  )
  insert into families (id, organization_id, team_id, parent_user_id, own, created_at)
    select $1::uuid, organization_id, id, $5::uuid, $6::boolean, $7::timestamptz from team`,
)

export async function insertFamily(
  db: Queries,
  family: Family & { id: string; name: string; parentId: string },
  now: Date,
): Promise<void> {
  const { id, organizationId, teamId, name, parentId, own } = family
  await db.query(familyInsert, [id, organizationId, teamId, name, parentId, own, now])
}

/** The database refused a second organization for this parent's family. */
export const isSecondFamily = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'families_own'

const clientAdmit = statement<{ memberId: string; isNew: boolean; organizationName: string }>(
  'family_admit_client',
  `with added as (
    insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
      values ($1, $2, $3, 'member', 'client', $5)
    on conflict (principal_id, organization_id) do nothing returning id, true as is_new
  ), member as (
    select id, is_new from added
    union all
    select id, false from memberships where principal_id = $2 and organization_id = $3
  ), joined as (
    insert into team_members (team_id, membership_id, organization_id, created_at)
      select $4::uuid, id, $3::uuid, $5::timestamptz from member
    on conflict do nothing
  )
  select m.id as "memberId", m.is_new as "isNew", o.name as "organizationName"
  from member m cross join organizations o where o.id = $3`,
)

/** Adds the parent to the organization as a client member, and to the family's team. Existing members stay as they are. */
export async function admitClient(
  db: Queries,
  client: { organizationId: string; teamId: string; userId: string; membershipId: string; now: Date },
) {
  const { organizationId, teamId, userId, membershipId, now } = client
  const [admitted] = await db.query(clientAdmit, [membershipId, userId, organizationId, teamId, now])
  if (!admitted) throw new Error('the parent was not added to the organization')
  return admitted
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
    userId: string
    name: string
    now: Date
  },
): Promise<void> {
  const { id, organizationId, studentId, userId, name, now } = guardian
  await db.query(guardianInsert, [id, organizationId, studentId, userId, name, now])
}

const linksFind = statement<{ id: string; studentId: string }>(
  'guardian_find_links',
  `select id, student_id as "studentId" from guardians where organization_id = $1 and user_id = $2
    order by created_at, id`,
)

/** All children of this parent here, in the order in which they were linked. */
export async function findLinks(db: Queries, organizationId: string, parentId: string) {
  return await db.query(linksFind, [organizationId, parentId])
}

const teamJoin = statement<{ isNew: boolean }>(
  'family_team_join',
  `with known as (
    select m.id, m.membership_type from memberships m join users u on u.id = m.principal_id
    where m.organization_id = $1 and u.email = $3
  ), joined as (
    insert into team_members (team_id, membership_id, organization_id, created_at)
      select $2::uuid, id, $1::uuid, $4::timestamptz from known where membership_type = 'client'
    on conflict do nothing returning 1
  )
  select exists (select from joined) as "isNew" from known`,
)

/** Undefined if the address does not belong to a member here. A client member also joins this team, once. */
export async function joinTeam(
  db: Queries,
  tutor: { organizationId: string; teamId: string; email: string; now: Date },
): Promise<{ isNew: boolean } | undefined> {
  const { organizationId, teamId, email, now } = tutor
  const [joined] = await db.query(teamJoin, [organizationId, teamId, email, now])
  return joined
}
