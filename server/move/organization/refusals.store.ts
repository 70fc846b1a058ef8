import type pg from 'pg'

/** Finds what could keep an organization from moving. Runs as the owner of both databases. */

export interface Server {
  readonly version: number
  readonly walLevel: string
  readonly freeSlots: number
  readonly keepsAtMost: string
  readonly isSuperuser: boolean
  readonly mayReplicate: boolean
  readonly maySubscribe: boolean
  readonly workers: number
  readonly system: string
  readonly user: string
}

export async function describeServer(client: pg.ClientBase): Promise<Server> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('wal_level') as "walLevel",
      current_setting('max_replication_slots')::int - (select count(*)::int from pg_replication_slots) as "freeSlots",
      current_setting('max_slot_wal_keep_size') as "keepsAtMost", r.rolsuper as "isSuperuser",
      r.rolsuper or r.rolreplication as "mayReplicate",
      r.rolsuper or coalesce((select pg_has_role(r.oid, oid, 'member') from pg_roles where rolname = 'pg_create_subscription'), false)
        and has_database_privilege(current_database(), 'create') as "maySubscribe",
      current_setting('max_logical_replication_workers')::int as workers,
      (select system_identifier::text from pg_control_system()) || current_database() as system, current_user::text as user
    from pg_roles r where r.rolname = current_user`,
  )
  const [found] = rows
  if (!found) throw new Error('the server does not describe itself')
  return found
}

/** Every migration, and everything about the columns of our tables. */
export async function describeSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select coalesce((select string_agg(version || ' ' || checksum, ',' order by version) from schema_migrations), '') || coalesce((
      select string_agg(c.relname || '.' || a.attname || ' ' || a.atttypid::regtype, ',' order by c.relname, a.attnum)
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition), '') as text`,
  )
  return rows[0]?.text ?? ''
}

/** The sealed keys of an installation. They are equal only if one installation was set up with the other's. */
export async function describeKeys(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select coalesce(string_agg(generation || encode(fingerprint, 'hex') || encode(sealed, 'hex'), ','
      order by generation, fingerprint), '') as text from sealed_roots`,
  )
  return rows[0]?.text ?? ''
}

/** The tables without partitions of their own, and whether they have the organization's column. */
export async function listOurTables(client: pg.ClientBase): Promise<{ name: string; hasColumn: boolean }[]> {
  const { rows } = await client.query<{ name: string; hasColumn: boolean }>(
    `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id'
        and not a.attisdropped) as "hasColumn"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  return rows
}

/** Without the columns that PostgreSQL computes. */
export async function listColumns(client: pg.ClientBase): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Names that must be unique in a whole installation. */
export interface UniqueNames {
  readonly usernames: string[]
  readonly learnerKeys: string[]
  readonly customers: string[]
  readonly payments: string[]
  readonly owners: string[]
}

export async function findUniqueNames(client: pg.ClientBase, organization: string): Promise<UniqueNames> {
  const { rows } = await client.query<UniqueNames>(
    `select array(select username_folded from student_credentials where organization_id = $1) as usernames,
      array(select learner_key from students where organization_id = $1) as "learnerKeys",
      array(select unnest(array[provider_customer_id, provider_subscription_id]) from organizations where id = $1) as customers,
      array(select id from payments where organization_id = $1) as payments,
      array(select owner_user_id::text from families where organization_id = $1 and owner_user_id is not null and not owner_left) as owners`,
    [organization],
  )
  return rows[0] ?? { usernames: [], learnerKeys: [], customers: [], payments: [], owners: [] }
}

/** The names that others already have in the target, by kind. An interrupted run may have copied some of ours. */
export async function findTaken(
  client: pg.ClientBase,
  organization: string,
  names: UniqueNames,
): Promise<UniqueNames> {
  const { rows } = await client.query<UniqueNames>(
    `select array(select username from student_credentials where username_folded = any ($1) and organization_id <> $6) as usernames,
      array(select learner_key from students where learner_key = any ($2) and organization_id <> $6) as "learnerKeys",
      array(select name from organizations where provider_customer_id = any ($3) or provider_subscription_id = any ($3)) as customers,
      array(select id from payments where id = any ($4) and organization_id <> $6) as payments,
      array(select u.email from families f join users u on u.id = f.owner_user_id
        where f.owner_user_id = any ($5::uuid[]) and not f.owner_left) as owners`,
    [names.usernames, names.learnerKeys, names.customers, names.payments, names.owners, organization],
  )
  return rows[0] ?? names
}

/** Addresses that belong to somebody else in the target: the same address with another id, or the reverse. */
export async function findStrangers(
  client: pg.ClientBase,
  people: readonly { id: string; email: string }[],
): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `select p.email from unnest($1::uuid[], $2::text[]) p (id, email)
      join users u on u.id = p.id and u.email <> p.email or u.email = p.email and u.id <> p.id order by 1`,
    [people.map(({ id }) => id), people.map(({ email }) => email)],
  )
  return rows.map(({ email }) => email)
}

export interface Tied {
  /** Keys of other organizations that are members of this one. */
  readonly foreignKeys: string[]
  readonly pendingRecharges: number
  readonly arrivingUploads: number
  readonly pendingInvitations: number
  readonly pins: number
  readonly objects: number
  readonly bytes: number
}

export async function findTies(client: pg.ClientBase, organization: string): Promise<Tied> {
  const { rows } = await client.query<Tied>(
    `select array(select k.name from memberships m join api_keys k on k.id = m.principal_id
        where m.organization_id = $1 and k.organization_id <> $1) as "foreignKeys",
      (select count(*)::int from recharges where organization_id = $1 and state = 'pending') as "pendingRecharges",
      (select count(*)::int from media_uploads where organization_id = $1 and expires_at is not null) as "arrivingUploads",
      (select count(*)::int from invitations where organization_id = $1 and status = 'pending') as "pendingInvitations",
      (select count(pin_hash)::int from student_credentials where organization_id = $1) as pins,
      count(*)::int as objects, coalesce(sum(bytes), 0)::float8 as bytes from media_objects where organization_id = $1`,
    [organization],
  )
  const [found] = rows
  if (!found) throw new Error('nothing was counted')
  return found
}

/** Why the target can't take this organization: it has it, or had it. */
export async function findFormer(client: pg.ClientBase, organization: string): Promise<string | undefined> {
  const { rows } = await client.query<{ reason: string }>(
    `select 'has this organization' as reason where exists (select from organizations where id = $1)
      union all select 'has deleted this organization' where exists (select from organization_deletions where id = $1)`,
    [organization],
  )
  return rows[0]?.reason
}

/** Sets what logical replication needs. It takes effect when PostgreSQL restarts. */
export async function allowReplication(client: pg.ClientBase): Promise<void> {
  await client.query('alter system set wal_level = logical')
  await client.query(`alter system set max_slot_wal_keep_size = '10GB'`)
}

/** Gives an installation that has not started yet the keys of another. False if it has keys already. */
export async function shareKeys(source: pg.ClientBase, target: pg.ClientBase): Promise<boolean> {
  await target.query('begin')
  for (const table of ['installation_secrets', 'key_generations', 'sealed_roots']) {
    const { rows } = await source.query<{ rows: object[] }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t`,
    )
    const { rows: there } = await target.query(`select from ${table} limit 1`)
    if (there.length > 0) {
      await target.query('rollback')
      return false
    }
    await target.query(
      `insert into ${table} select t.* from jsonb_populate_recordset(null::${table}, $1) t`,
      [JSON.stringify(rows[0]?.rows ?? [])],
    )
  }
  await target.query('commit')
  return true
}
