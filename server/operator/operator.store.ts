import type pg from 'pg'

/** Runs as the owner, outside row-level security, for the admin tool and the first start only. */

export async function insertInstallation(client: pg.ClientBase, now: Date): Promise<boolean> {
  const result = await client.query(
    'insert into installation (created_at) values ($1) on conflict do nothing',
    [now],
  )
  return result.rowCount === 1
}

export async function revokeApiKey(
  client: pg.ClientBase,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await client.query<{ organization_id: string }>(
    'update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning organization_id',
    [id, now],
  )
  return rows[0]?.organization_id
}

/** The organization with this id; without an id, the first few to choose from. */
export async function findOrganizations(
  client: pg.ClientBase,
  id: string | undefined,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from organizations where $1::uuid is null or id = $1 order by created_at, id limit 20',
    [id],
  )
  return rows
}

export async function findAdministrator(
  client: pg.ClientBase,
  organizationId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select u.id from users u join memberships m on m.principal_id = u.id
      where m.organization_id = $1 and m.role = 'admin' order by m.created_at, u.id limit 1`,
    [organizationId],
  )
  return rows[0]?.id
}

export interface ListedOrganization {
  readonly id: string
  readonly name: string
  /** People only, without keys. */
  readonly members: number
  readonly seats: number | null
  readonly suspendedReason: string | null
  readonly createdAt: Date
}

/** The newest organizations whose name or id contains these characters, and how many there are in total. */
export async function searchOrganizations(
  client: pg.ClientBase,
  characters: string,
  atMost: number,
): Promise<{ data: ListedOrganization[]; total: number }> {
  const { rows } = await client.query<ListedOrganization & { total: number }>(
    `with found as (
      select id, name, seats, suspended_reason, created_at from organizations
      where strpos(lower(name), lower($1)) > 0 or strpos(id::text, lower($1)) > 0
    )
    select id, name,
      (select count(*)::integer from memberships m join users u on u.id = m.principal_id
        where m.organization_id = found.id) as members,
      seats, suspended_reason as "suspendedReason", created_at as "createdAt",
      (select count(*)::integer from found) as total
    from found order by created_at desc, id desc limit $2`,
    [characters, atMost],
  )
  return { data: rows.map(({ total: _, ...organization }) => organization), total: rows[0]?.total ?? 0 }
}

export interface LockedOrganization {
  readonly id: string
  readonly name: string
  readonly suspendedReason: string | null
}

/** Locks the organization until the end of the transaction. */
export async function keepOrganization(
  client: pg.ClientBase,
  id: string,
): Promise<LockedOrganization | undefined> {
  const { rows } = await client.query<LockedOrganization>(
    'select id, name, suspended_reason as "suspendedReason" from organizations where id = $1 for no key update',
    [id],
  )
  return rows[0]
}

export async function saveSuspension(client: pg.ClientBase, id: string, reason: string | null) {
  await client.query('update organizations set suspended_reason = $2 where id = $1', [id, reason])
}

/** Returns how many seats are taken. */
export async function saveSeats(client: pg.ClientBase, id: string, seats: number | null): Promise<number> {
  const { rows } = await client.query<{ taken: number }>(
    'update organizations set seats = $2 where id = $1 returning seats_taken(id) as taken',
    [id, seats],
  )
  return rows[0]?.taken ?? 0
}

export async function findOrganizationOfStudent(
  client: pg.ClientBase,
  studentId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ organizationId: string }>(
    'select organization_id as "organizationId" from students where id = $1',
    [studentId],
  )
  return rows[0]?.organizationId
}

/** Sets the credits that new organizations start with. */
export async function saveSignupCredits(client: pg.ClientBase, credits: number): Promise<void> {
  await client.query('update installation set signup_credits = $1 where signup_credits <> $1', [credits])
}

export async function findCredits(
  client: pg.ClientBase,
  id: string,
): Promise<{ balance: number; owed: number }> {
  const { rows } = await client.query<{ balance: string; owed: string }>(
    'select credits_balance as balance, credits_owed as owed from organizations where id = $1',
    [id],
  )
  return { balance: Number(rows[0]?.balance), owed: Number(rows[0]?.owed) }
}

/** Sets the quota of organizations that have none of their own. */
export async function saveUsualMediaQuota(client: pg.ClientBase, bytes: number): Promise<void> {
  await client.query('update installation set media_quota = $1 where media_quota <> $1', [bytes])
}

/** Returns the new quota and how much of it is used. */
export async function saveMediaQuota(
  client: pg.ClientBase,
  id: string,
  quota: number | null,
): Promise<{ taken: number; quota: number }> {
  await client.query(
    'insert into media_usage (organization_id, quota) values ($1, $2) on conflict (organization_id) do update set quota = excluded.quota',
    [id, quota],
  )
  const { rows } = await client.query<{ taken: string; quota: string }>(
    'select used + reserved as taken, quota from media_room($1) limit 1',
    [id],
  )
  return { taken: Number(rows[0]?.taken), quota: Number(rows[0]?.quota) }
}
