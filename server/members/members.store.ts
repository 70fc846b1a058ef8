import type { Member } from '@learn/contract/members'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'

/** A member is either a person or a key. */
const kindOf = (member: string) =>
  `case when exists (select from users where id = ${member}.principal_id) then 'user' else 'key' end`

const columns = (member: string) => `id, organization_id as "organizationId", ${kindOf(member)} as kind,
  principal_id as "principalId", (select email from users where id = ${member}.principal_id) as email, role,
  membership_type as "membershipType",
  array(select team_id from team_members where membership_id = ${member}.id order by created_at, team_id) as "teamIds",
  (select count(*) from api_keys where created_by_user_id = ${member}.principal_id
    and organization_id = ${member}.organization_id and revoked_at is null) as "apiKeys",
  created_at as "createdAt"`

/** Filters: $2 team, $3 kind, $4 role, $5 kind of membership. */
export const findMembers = organizationList<Member>({
  entity: 'members',
  table: 'memberships',
  columns: columns('page'),
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: [
    // Revoked keys are listed with the keys, not here.
    `not exists (select from api_keys where id = memberships.principal_id and revoked_at is not null)
      and ($2::uuid is null or exists (select from team_members where membership_id = memberships.id and team_id = $2))`,
    `($3::text is null or ${kindOf('memberships')} = $3)`,
    `($4::text is null or role = $4)`,
    `($5::text is null or membership_type = $5)`,
  ],
})

const memberFind = statement<Member>(
  'member_find',
  `select ${columns('memberships')} from memberships where id = $1`,
)

export async function findMember(db: Queries, id: string): Promise<Member | undefined> {
  const [found] = await db.query(memberFind, [id])
  return found
}

const membershipFind = statement<{ id: string }>(
  'membership_find_by_principal',
  'select id from memberships where organization_id = $1 and principal_id = $2',
)

export async function findMembershipId(
  db: Queries,
  organizationId: string,
  principalId: string,
): Promise<string | undefined> {
  const [found] = await db.query(membershipFind, [organizationId, principalId])
  return found?.id
}

const homeOfKey = statement<{ home: boolean }>(
  'membership_is_home_of_key',
  `select exists (
    select from memberships m join api_keys k on k.id = m.principal_id and k.organization_id = m.organization_id
    where m.id = $1
  ) as home`,
)

export async function isHomeOfKey(db: Queries, id: string): Promise<boolean> {
  const [row] = await db.query(homeOfKey, [id])
  return row?.home ?? false
}

const memberSave = statement<never>(
  'member_save',
  `update memberships set role = coalesce($2, role), membership_type = coalesce($3, membership_type) where id = $1`,
)

export async function saveMember(
  db: Queries,
  id: string,
  role: string | null,
  membershipType: string | null,
): Promise<void> {
  await db.query(memberSave, [id, role, membershipType])
}

const memberDelete = statement<{ userId: string; organizationId: string }>(
  'member_delete',
  `delete from memberships where id = $1 returning principal_id as "userId", organization_id as "organizationId"`,
)
const keysFindRevoked = statement<{ id: string }>(
  'api_keys_find_just_revoked',
  `select id from api_keys where created_by_user_id = $1 and organization_id = $2
    and revoked_at = now()::timestamptz(3) order by id`,
)

/** Deletes a membership. A trigger revokes the keys that act for this person here; their ids are returned. */
export async function deleteMember(db: Queries, id: string): Promise<string[]> {
  const [gone] = await db.query(memberDelete, [id])
  if (!gone) return []
  return (await db.query(keysFindRevoked, [gone.userId, gone.organizationId])).map(({ id }) => id)
}
