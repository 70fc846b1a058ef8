import pg from 'pg'
import copy from 'pg-copy-streams'
import { ownTables, streamedRows, streamedTables } from './tables.store.ts'

/** PostgreSQL's logical replication of one organization. Runs as the owner of both databases. */

/** The name of the publication, of the slot and of the subscription. */
export const nameOf = (organization: string): string => `learn_move_${organization.replaceAll('-', '')}`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** How long to wait for a table's lock. Everybody else waits behind us meanwhile. */
const lockMilliseconds = 500

interface Leaf {
  readonly name: string
  readonly root: string
  readonly identity: string
  readonly keyed: readonly string[]
}

/** The streamed tables, or their partitions, with the columns of their primary key. */
async function findLeaves(client: pg.ClientBase): Promise<Leaf[]> {
  const { rows } = await client.query<Leaf>(
    `select c.oid::regclass::text as name, coalesce(pg_partition_root(c.oid)::oid, c.oid)::regclass::text as root,
        c.relreplident::text as identity,
        coalesce((select array_agg(a.attname::text) from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary), '{}') as keyed
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and coalesce(pg_partition_root(c.oid)::oid, c.oid)::regclass::text = any ($1)`,
    [streamedTables],
  )
  return rows
}

/**
 * A publication with a row filter refuses updates and deletions in tables whose replica identity lacks a column of the
 * filter. Returns whether all tables are prepared; if not, a table was always in use.
 */
export async function prepareIdentities(client: pg.ClientBase): Promise<boolean> {
  const lacking = (await findLeaves(client)).filter(({ root, identity, keyed }) => {
    const needed = ['organization_id', ...(ownTables[root]?.reads ?? [])]
    return identity !== 'f' && !(identity === 'd' && needed.every(column => keyed.includes(column)))
  })
  return await setIdentities(client, lacking, 'full')
}

/** Undoes `prepareIdentities`, once no publication needs it. */
export async function resetIdentities(client: pg.ClientBase): Promise<boolean> {
  const changed = (await findLeaves(client)).filter(({ identity }) => identity === 'f')
  return await setIdentities(client, changed, 'default')
}

async function setIdentities(client: pg.ClientBase, leaves: readonly Leaf[], to: 'full' | 'default') {
  let complete = true
  await client.query(`set lock_timeout = ${lockMilliseconds}`)
  for (const { name } of leaves)
    await client.query(`alter table ${name} replica identity ${to}`).catch(error => {
      if (!isLocked(error)) throw error
      complete = false
    })
  await client.query('reset lock_timeout')
  return complete
}

export const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03'

/** Replicates the organization's rows, and the mark of its move. */
export async function createPublication(client: pg.ClientBase, organization: string): Promise<void> {
  const tables = streamedTables.map(name => `${quoted(name)} where (${streamedRows(name, organization)})`)
  await client.query(
    `create publication ${nameOf(organization)} for table ${[...tables, `organization_moves where (id = '${organization}')`].join(', ')}
      with (publish = 'insert, update, delete', publish_via_partition_root = true)`,
  )
}

/** Begins to keep changes, and returns a snapshot from just before. This is not SQL: PostgreSQL requires its capitals. */
export async function createSlot(replication: pg.ClientBase, organization: string): Promise<string> {
  const { rows } = await replication.query<{ snapshot_name: string }>(
    `CREATE_REPLICATION_SLOT ${nameOf(organization)} LOGICAL pgoutput (SNAPSHOT 'export')`,
  )
  return rows[0]?.snapshot_name ?? ''
}

/** Runs in the transaction that copies the rows, so the subscription exists if and only if they have arrived. */
export async function createSubscription(
  client: pg.ClientBase,
  organization: string,
  sourceUrl: string,
): Promise<void> {
  const name = nameOf(organization)
  await logNoStatements(client)
  await client.query(
    `create subscription ${name} connection ${pg.escapeLiteral(sourceUrl)} publication ${name}
      with (create_slot = false, slot_name = '${name}', copy_data = false)`,
  )
}

/** Until the end of the transaction, because the next statement contains a password. Only a superuser may set this. */
async function logNoStatements(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config(name, value, true) from (values
        ('log_statement', 'none'), ('log_min_duration_statement', '-1'), ('log_min_error_statement', 'panic')
      ) as quiet (name, value) where current_setting('is_superuser') = 'on'`,
  )
}

export async function isSubscribed(client: pg.ClientBase, organization: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_subscription s join pg_database d on d.oid = s.subdbid
      where d.datname = current_database() and s.subname = $1`,
    [nameOf(organization)],
  )
  return rows.length > 0
}

export interface SlotState {
  /** The bytes of the log that PostgreSQL keeps for the slot. */
  readonly kept: number
  /** PostgreSQL has removed log that the target still needed. */
  readonly isLost: boolean
}

export async function findSlot(client: pg.ClientBase, organization: string): Promise<SlotState | undefined> {
  const { rows } = await client.query<SlotState>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as kept, wal_status = 'lost' as "isLost"
      from pg_replication_slots where slot_name = $1`,
    [nameOf(organization)],
  )
  return rows[0]
}

/** How many changes the subscription failed to apply. */
export async function countErrors(client: pg.ClientBase, organization: string): Promise<number> {
  const { rows } = await client.query<{ errors: number }>(
    'select apply_error_count::int as errors from pg_stat_subscription_stats where subname = $1',
    [nameOf(organization)],
  )
  return rows[0]?.errors ?? 0
}

/** A single statement would ask the source to drop its slot, but the source may be unreachable, or the same PostgreSQL. */
export async function dropSubscription(client: pg.ClientBase, organization: string): Promise<void> {
  if (!(await isSubscribed(client, organization))) return
  const name = nameOf(organization)
  await client.query(`alter subscription ${name} disable`)
  await client.query(`alter subscription ${name} set (slot_name = none)`)
  await client.query(`drop subscription ${name}`)
}

/** Also ends a worker that still reads from the slot. False if it has not ended yet. */
export async function dropSlot(client: pg.ClientBase, organization: string): Promise<boolean> {
  const name = nameOf(organization)
  await client.query(
    'select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1 and active_pid is not null',
    [name],
  )
  await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and active_pid is null',
    [name],
  )
  const { rows } = await client.query('select from pg_replication_slots where slot_name = $1', [name])
  return rows.length === 0
}

export async function dropPublication(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query(`drop publication if exists ${nameOf(organization)}`)
}

/** The organizations that slots, publications or subscriptions here are for. */
export async function findRemains(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct substr(name, 12)::uuid::text as id from (
      select slot_name::text as name from pg_replication_slots where database = current_database()
      union all select pubname::text from pg_publication
      union all select subname::text from pg_subscription s join pg_database d on d.oid = s.subdbid
        where d.datname = current_database()
    ) known where name ~ '^learn_move_[0-9a-f]{32}$'`,
  )
  return rows.map(({ id }) => id)
}

export interface Copied {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: string
}

const columnsOf = ({ columns }: Copied) => columns.map(quoted).join(', ')

export const readRows = (client: pg.ClientBase, copied: Copied): copy.CopyToStreamQuery =>
  client.query(
    copy.to(
      `copy (select ${columnsOf(copied)} from ${quoted(copied.table)} where ${copied.rows}) to stdout (format binary)`,
    ),
  )

export const writeRows = (client: pg.ClientBase, copied: Copied): copy.CopyStreamQuery =>
  client.query(copy.from(`copy ${quoted(copied.table)} (${columnsOf(copied)}) from stdin (format binary)`))

/** Removes the rows that an unfinished move has copied into the target, unless the organization exists there. */
export async function removeArrived(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const name of streamedTables)
    await client.query(
      `delete from ${quoted(name)} where organization_id = $1 and not exists (select from organizations where id = $1)`,
      [organization],
    )
  await client.query('delete from organization_moves where id = $1', [organization])
  await client.query('commit')
}
