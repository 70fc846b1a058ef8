import pg from 'pg'
import { OperatorError } from '../operator-error.ts'

export interface DeletedOrganization {
  readonly id: string
  readonly name: string
  readonly deletedAt: Date
}

/** Organizations that can still be restored, the latest deletion first. */
export async function findDeletedOrganizations(
  client: pg.ClientBase,
  characters: string,
): Promise<DeletedOrganization[]> {
  const { rows } = await client.query<DeletedOrganization>(
    `select id, name, deleted_at as "deletedAt" from deleted_organizations
      where strpos(lower(name), lower($1)) > 0 or strpos(id::text, lower($1)) > 0 order by deleted_at desc, id limit 200`,
    [characters],
  )
  return rows
}

export async function lockDeletedOrganization(
  client: pg.ClientBase,
  id: string,
): Promise<DeletedOrganization | undefined> {
  const { rows } = await client.query<DeletedOrganization>(
    `select id, name, deleted_at as "deletedAt" from deleted_organizations where id = $1 for update`,
    [id],
  )
  return rows[0]
}

/** Disables triggers: rows come back with their counters, which triggers would count again. */
export async function withoutTriggers(client: pg.ClientBase, user: string | undefined): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
    throw new OperatorError(
      `The user in DATABASE_URL is not allowed to disable triggers, which a restore needs. Have a superuser run: grant set on parameter session_replication_role to "${user}"`,
    )
  }
}

export async function withTriggers(client: pg.ClientBase): Promise<void> {
  await client.query('set local session_replication_role = origin')
}

/** Inserts every kept row, and the principals of keys and students, with versions that no server has cached. */
export async function insertKeptRows(client: pg.ClientBase, id: string): Promise<void> {
  await client.query(
    `insert into principals (id, kind, credential_version, membership_version)
      select (content ->> 'id')::uuid, case table_name when 'api_keys' then 'key' else 'student' end, v, v
      from deleted_rows, (select (extract(epoch from clock_timestamp()) * 1000)::bigint as v) versions
      where deleted_id = $1 and table_name in ('api_keys', 'students')`,
    [id],
  )
  for (const { name, columns } of await findKeptTables(client, id))
    await client.query(
      `insert into ${name} (${columns}) overriding system value
        select ${columns} from deleted_rows d, jsonb_populate_record(null::${name}, d.content)
        where d.deleted_id = $1 and d.table_name = $2`,
      [id, name],
    )
}

async function findKeptTables(client: pg.ClientBase, id: string) {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select c.relname as name, (
        select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relname in (select table_name from deleted_rows where deleted_id = $1)`,
    [id],
  )
  return rows
}

/** Removes rows that refer to something that is gone, such as memberships of people who have closed their accounts. */
export async function removeDangling(client: pg.ClientBase, id: string): Promise<number> {
  const { rows } = await client.query<{ text: string }>(
    `select format('delete from %s t where organization_id = $1 and %s and not exists (select from %s p where %s)',
        f.conrelid::regclass,
        (select string_agg(format('t.%I is not null', a.attname), ' and ') from pg_attribute a
          where a.attrelid = f.conrelid and a.attnum = any (f.conkey)),
        f.confrelid::regclass,
        (select string_agg(format('p.%I = t.%I', theirs.attname, ours.attname), ' and ')
          from unnest(f.conkey, f.confkey) as pair (ours, theirs)
          join pg_attribute ours on ours.attrelid = f.conrelid and ours.attnum = pair.ours
          join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = pair.theirs)) as text
    from pg_constraint f join pg_attribute o on o.attrelid = f.conrelid and o.attname = 'organization_id'
    where f.contype = 'f' and f.conparentid = 0 and f.confdeltype = 'c' and f.conrelid::regclass::text not like '%.%'`,
  )
  let removed = 0
  for (let again = true; again; ) {
    again = false
    for (const { text } of rows) {
      const count = (await client.query(text, [id])).rowCount ?? 0
      removed += count
      again ||= count > 0
    }
  }
  return removed
}

/** How many people and children were restored. */
export async function countRestored(client: pg.ClientBase, id: string) {
  const { rows } = await client.query<{ administrators: number; people: number; students: number }>(
    `select count(*) filter (where m.role = 'admin')::integer as administrators, count(*)::integer as people,
      (select count(*)::integer from students where organization_id = $1) as students
    from memberships m join users u on u.id = m.principal_id where m.organization_id = $1`,
    [id],
  )
  return rows[0] ?? { administrators: 0, people: 0, students: 0 }
}

/** Deletes the copy, which is no longer needed, and makes every server read the members' access again. */
export async function finishRestoring(client: pg.ClientBase, id: string): Promise<void> {
  await client.query(
    `update principals set membership_version = membership_version + 1
      where id in (select principal_id from memberships where organization_id = $1)`,
    [id],
  )
  // The balance is 0 now, and a recharge would charge a card unexpectedly.
  await client.query(`delete from recharges where organization_id = $1 and state = 'pending'`, [id])
  await client.query('update organizations set auto_recharge_enabled = false where id = $1', [id])
  await client.query('delete from deleted_organizations where id = $1', [id])
  await client.query('delete from organization_deletions where id = $1', [id])
}
