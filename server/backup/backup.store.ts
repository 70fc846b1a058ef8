import type pg from 'pg'
import { removalLock } from '../objects/objects.store.ts'
import type { ObjectKey } from '../objects/objects.ts'
import { unfinishedRestore } from '../storage/migrating/unfinished-restore.ts'

/** Runs as the owner, outside row-level security, for backups and restores only. */

/** The lock of the process that makes a backup. */
export const oneAtATime = `hashtextextended('learn backup', 0)`

/** False if another process is making one. */
export async function beginBackup(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${oneAtATime}) as mine`)
  return rows[0]?.mine ?? false
}

/** A lost connection loses the lock, and another backup may then have removed what this one wrote. */
export async function isStillMine(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted
      and ((classid::bigint << 32) | objid::bigint) = ${oneAtATime}`,
  )
  return rows.length > 0
}

/** Ends the transaction. Files are still not removed. */
export async function endSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('rollback')
}

/** Until `allowRemovals`, no file is removed. */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query('set idle_session_timeout = 0') // Copying one file may take hours.
  await client.query(`select pg_advisory_lock_shared(${removalLock})`)
}

/** Lets files be removed again. */
export async function allowRemovals(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_unlock_shared(${removalLock})`)
}

export async function endBackup(client: pg.ClientBase): Promise<void> {
  await client.query('rollback')
  await client.query('select pg_advisory_unlock_all()')
}

/**
 * Begins a transaction that sees the database as it is now, and returns the time. No file is removed until `allowRemovals`.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Date> {
  await holdRemovals(client)
  await client.query('begin transaction isolation level repeatable read, read only')
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  // A migration that has to wait for a backup says so, and does not give up.
  await client.query("set local application_name = 'learn backup'")
  const { rows } = await client.query<{ now: Date }>('select statement_timestamp() as now')
  return new Date(rows[0]?.now ?? 0)
}

export interface AppliedMigration {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

export async function findMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

export async function findDatabaseSize(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  return Number(rows[0]?.bytes)
}

/** When the installation was made. It stays the same when the secret changes, and when a backup is restored. */
export async function findInstallationTime(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    'select extract(epoch from created_at)::text as at from installation',
  )
  return rows[0]?.at ?? ''
}

/** False if another restore into this database is running. Lasts as long as the connection. */
export async function beginRestore(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('learn restore', 0)) as mine`,
  )
  return rows[0]?.mine ?? false
}

/** Once a server has started on a database, it has at least an administrator. */
export async function hasData(client: pg.ClientBase): Promise<boolean> {
  if (!(await isOurs(client))) return false
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.principals') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  return (await client.query('select from principals limit 1')).rows.length > 0
}

/** Whether Learn has made its tables there. Other programs have a table of this name too, with other columns. */
export async function isOurs(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('public.schema_migrations') and attname = 'checksum'`,
  )
  return rows.length > 0
}

/**
 * The tables that are neither PostgreSQL's, nor an extension's, nor made by a restore that was interrupted. It also made ours
 * without WAL, which no backup lists.
 */
export async function findForeignTables(client: pg.ClientBase, ours: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
      and not (n.nspname = 'public' and (c.relname = '${unfinishedRestore}' or c.relname = any ($1)
        or (c.relpersistence = 'u' and cardinality($1) > 0)))
      and not (n.nspname = 'pgboss' and cardinality($1) > 0)
    order by 1`,
    [ours.length > 0 ? [...ours, 'schema_migrations'] : []],
  )
  return rows.map(({ name }) => name)
}

/** Whose file it is, and under which names. */
export async function findUses(
  client: pg.ClientBase,
  { organizationId, sha256 }: ObjectKey,
): Promise<{ organization: string | null; items: string[] }> {
  const { rows } = await client.query<{ organization: string | null; items: string[] }>(
    `select (select name from organizations where id = $1) as organization,
      array(select distinct name from media_items m where organization_id = $1 and (sha256 = $2 or exists (
        select from media_renditions r where r.item_id = m.id and r.organization_id = $1 and r.sha256 = $2)) order by 1) as items`,
    [organizationId, sha256],
  )
  return rows[0] ?? { organization: null, items: [] }
}

/** When the last transaction that a recovery repeated was committed. */
export async function findLastChange(client: pg.ClientBase): Promise<Date | undefined> {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return rows[0]?.at ?? undefined
}

/** Begins a copy of the cluster's files. Returns the first part of the log that the copy needs. */
export async function beginBase(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ part: string }>(
    `select pg_walfile_name(pg_backup_start('learn', fast => true)) as part`,
  )
  return rows[0]?.part ?? ''
}

interface EndedBase {
  readonly label: string
  /** The position in the log at which the files are consistent. */
  readonly end: string
  readonly at: Date
  readonly version: number
}

/** Ends the copy. Waits until the last part of the log that it needs has been archived. */
export async function endBase(client: pg.ClientBase): Promise<EndedBase> {
  const { rows } = await client.query<EndedBase>(
    `select labelfile as label, lsn::text as "end", clock_timestamp() as at,
        current_setting('server_version_num')::int as version
      from pg_backup_stop()`,
  )
  return rows[0] ?? { label: '', end: '0/0', at: new Date(0), version: 0 }
}

export async function isArchiving(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  return rows[0]?.archive_mode === 'on'
}

export async function findObjectsSince(client: pg.ClientBase, since: Date): Promise<ObjectKey[]> {
  const { rows } = await client.query<ObjectKey>(
    'select organization_id as "organizationId", sha256 from media_objects where wanted_at > $1',
    [since],
  )
  return rows
}

/** The cluster's id, which stays the same even when its files are recovered from a copy. */
export async function findSystem(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]?.id ?? ''
}

/** The current position in the log. Background work moves it too, but only a little. */
export async function findLogPosition(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return rows[0]?.position ?? ''
}

/** Closes the current part of the log, so that it is archived. */
export async function closeLogPart(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_switch_wal()')
}

/** Whether there have been backups of this installation at that address. A database of an older version does not know. */
export async function hasBegun(client: pg.ClientBase, address: string): Promise<boolean> {
  if (!(await knowsPlaces(client))) return false
  return (await client.query('select from backup_places where address = $1', [address])).rows.length > 0
}

export async function noteBegun(client: pg.ClientBase, address: string): Promise<void> {
  if (!(await knowsPlaces(client))) return
  await client.query(
    'insert into backup_places (address, begun_at) values ($1, clock_timestamp()) on conflict do nothing',
    [address],
  )
}

async function knowsPlaces(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('public.backup_places') is not null as known`,
  )
  return rows[0]?.known ?? false
}
