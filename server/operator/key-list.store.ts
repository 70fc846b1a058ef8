import type pg from 'pg'

/** A key as the operator sees it. Its secret is stored nowhere. */
export interface ListedKey {
  readonly id: string
  readonly name: string
  readonly organizationId: string
  readonly organizationName: string
  readonly role: string
  readonly scopes: string[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly expiresAt: Date | null
}

export interface KeySearch {
  readonly organizationId: string | undefined
  /** In the name or id. */
  readonly characters: string
  /** The id of a key: only older ones are found. */
  readonly before: string | undefined
  readonly now: Date
}

/** The newest valid keys, and the number of all that match, older ones included. */
export async function searchKeys(
  client: pg.ClientBase,
  { organizationId, characters, before, now }: KeySearch,
  atMost: number,
): Promise<{ data: ListedKey[]; total: number }> {
  const { rows } = await client.query<ListedKey & { total: number }>(
    `select k.id, k.name, o.id as "organizationId", o.name as "organizationName", coalesce(m.role, 'none') as role, k.scopes,
      k.created_at as "createdAt", k.last_used_at as "lastUsedAt", least(k.expires_at, k.grant_expires_at) as "expiresAt",
      count(*) over ()::integer as total
    from api_keys k join organizations o on o.id = k.organization_id
      left join memberships m on m.principal_id = k.id and m.organization_id = k.organization_id
    where k.revoked_at is null and ($1::uuid is null or k.organization_id = $1)
      and (k.expires_at is null or k.expires_at > $3) and (k.grant_expires_at is null or k.grant_expires_at > $3)
      and (strpos(lower(k.name), lower($2)) > 0 or strpos(k.id::text, lower($2)) > 0)
      and ($5::uuid is null or (k.created_at, k.id) < (select created_at, id from api_keys where id = $5))
    order by k.created_at desc, k.id desc limit $4`,
    [organizationId, characters, now, atMost, before],
  )
  return { data: rows.map(({ total: _, ...key }) => key), total: rows[0]?.total ?? 0 }
}
