import type pg from 'pg'

/** Runs as the owner of the source. */

const peopleOf = `
  select m.principal_id as id from memberships m join users u on u.id = m.principal_id where m.organization_id = $1
  union select user_id from guardians where organization_id = $1 and user_id is not null
  union select owner_user_id from families where organization_id = $1 and owner_user_id is not null
  union select k.created_by_user_id from api_keys k join users u on u.id = k.created_by_user_id where k.organization_id = $1
  union select user_id from api_key_secrets where organization_id = $1`

export interface MovingPerson {
  readonly id: string
  readonly email: string
}

/** Everybody who belongs to the organization. They may belong to others too. */
export async function findPeople(client: pg.ClientBase, organization: string): Promise<MovingPerson[]> {
  const { rows } = await client.query<MovingPerson>(
    `select u.id, u.email from users u join (${peopleOf}) p on p.id = u.id order by 1`,
    [organization],
  )
  return rows
}

/**
 * Remembers the organization's people for this transaction: whether the target knows them, and whether they leave the source.
 * People who also belong to something else in the source keep an account on both sides, and their sessions stay.
 */
export async function rememberPeople(
  client: pg.ClientBase,
  organization: string,
  known: readonly string[],
): Promise<void> {
  await client.query(
    'create temporary table moving_people (id uuid primary key, is_known boolean not null, leaves boolean not null) on commit drop',
  )
  await client.query(
    `insert into moving_people
      select p.id, p.id = any ($2), not (
        exists (select from memberships where principal_id = p.id and organization_id <> $1)
        or exists (select from guardians where user_id = p.id and organization_id <> $1)
        or exists (select from families where owner_user_id = p.id and organization_id <> $1)
        or exists (select from api_keys where created_by_user_id = p.id and organization_id <> $1 and revoked_at is null))
      from (${peopleOf}) p`,
    [organization, known],
  )
}

/** Makes every server reload the guardians' access. A suspension does this only for members and students. */
export async function refreshGuardians(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query(
    `update principals set membership_version = membership_version + 1
      where id in (select user_id from guardians where organization_id = $1)`,
    [organization],
  )
}

/** Makes the target's servers reload the access of people whom the target already knew. */
export async function refreshKnown(client: pg.ClientBase, known: readonly string[]): Promise<void> {
  await client.query(
    'update principals set membership_version = membership_version + 1 where id = any ($1)',
    [known],
  )
}

const knowingTime = `interval '15 minutes'`

/**
 * Ends the sessions that were copied and would now be valid on both sides: those of people who left, and of children. Only
 * after a while, because those who call the source meanwhile should learn that the organization has moved, and not that they
 * are signed out.
 */
export async function endSessions(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('begin')
  await rememberPeople(client, organization, [])
  await client.query(
    `update web_sessions set expires_at = least(expires_at, now() + ${knowingTime})
      where user_id in (select id from moving_people where leaves)`,
  )
  await client.query(
    `update access_tokens set expires_at = least(expires_at, now() + ${knowingTime}) where principal_id in (
      select id from moving_people where leaves union all select id from students where organization_id = $1)`,
    [organization],
  )
  await client.query(
    `delete from oauth_records where grant_id in (
      select id from oauth_grants where user_id in (select id from moving_people where leaves))`,
  )
  await client.query('commit')
}
