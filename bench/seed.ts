import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { makeApiKey } from '../server/identity/api-key.ts'
import { hashSecret } from '../server/identity/secret.ts'

/** Organizations with one administrator each. The given key may access the first `reached` of them. */
export async function seedOrganizations(
  owner: pg.Client,
  options: { count: number; keyId: string; reached: number },
): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with admin as (select created_by_user_id as id from api_keys where id = $1),
    made as (
      insert into organizations (id, name, billing_email, created_at, updated_at)
        select uuidv7(), 'Organization ' || n, 'accounts' || n || '@example.org', moment, moment
        from generate_series(1, $2::int) n, lateral (select now() - n * interval '1 minute' as moment) m
      returning id
    ), numbered as (select id, row_number() over () as n from made),
    members as (
      insert into memberships (id, principal_id, organization_id, role, created_at)
        select uuidv7(), $1, id, 'admin', now() from numbered where n <= $3
        union all select uuidv7(), admin.id, numbered.id, 'admin', now() from numbered, admin
    )
    select id from numbered order by n`,
    [options.keyId, options.count, options.reached],
  )
  return rows.map(({ id }) => id)
}

/** Invitations of every role and status, a second apart, spread evenly over the organizations. */
export async function seedInvitations(
  owner: pg.Client,
  organizationIds: readonly string[],
  count: number,
): Promise<void> {
  const perStatement = 100_000
  for (let done = 0; done < count; done += perStatement) {
    await owner.query(
      `insert into invitations (id, organization_id, email, role, status, invited_by_user_id, token_seed, expires_at,
          revoked_at, accepted_at, created_at)
        select uuidv7(), organization, 'guest' || n || '@example.org', (array['viewer', 'member', 'admin'])[1 + n % 3],
          status, member.principal_id, gen_random_uuid(),
          moment + interval '20 years', case when status = 'revoked' then moment + interval '1 hour' end,
          case when status = 'accepted' then moment + interval '1 hour' end, moment
        from generate_series($2::int, $3::int) n,
          lateral (select ($1::uuid[])[1 + n % cardinality($1::uuid[])] as organization,
            timestamptz '2015-01-01Z' + n * interval '1 second' as moment,
            (array['pending', 'accepted', 'revoked', 'expired'])[1 + n % 4] as status) made
        join memberships member on member.organization_id = made.organization
        join users on users.id = member.principal_id`,
      [organizationIds, done, Math.min(done + perStatement, count) - 1],
    )
  }
}

/** Brings the statistics and visibility map to the state of a database that has been running for a while. */
export async function settle(owner: pg.Client): Promise<void> {
  await owner.query('vacuum (analyze)')
  await owner.query('checkpoint')
}

/** A key with the admin role in one organization, limited to these scopes. */
export async function keyFor(
  owner: pg.Client,
  organizationId: string,
  userId: string,
  scopes: readonly string[] = ['invitations:read'],
): Promise<{ id: string; secret: string }> {
  const secret = makeApiKey()
  const { rows } = await owner.query<{ id: string }>(
    `with key as (
      insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at)
        values (uuidv7(), $1, $2, 'Bench', $4, now()) returning id
    ), secret as (
      insert into api_key_secrets (hash, api_key_id, organization_id, user_id, created_at)
        select decode($3, 'hex'), id, $1, $2, now() from key
    )
    insert into memberships (id, principal_id, organization_id, role, created_at)
      select uuidv7(), id, $1, 'admin', now() from key returning principal_id as id`,
    [organizationId, userId, hashSecret(secret), scopes],
  )
  return { id: rows[0]?.id ?? '', secret }
}

/** An access token of a person who has the same memberships as a key. */
export async function createTokenLike(owner: pg.Client, keyId: string): Promise<string> {
  const token = `learn_at_${randomBytes(32).toString('base64url')}`
  await owner.query(
    `with person as (
      insert into users (id, email, created_at) values (uuidv7(), 'bench@example.org', now()) returning id
    ), members as (
      insert into memberships (id, principal_id, organization_id, role, created_at)
        select uuidv7(), person.id, organization_id, role, now() from memberships, person where principal_id = $1
    )
    insert into access_tokens (hash, principal_id, scopes, audience, payload, expires_at)
      select decode($2, 'hex'), person.id, scopes, 'api', '{}', now() + interval '1 day'
      from person, api_keys where api_keys.id = $1`,
    [keyId, hashSecret(token)],
  )
  return token
}
