import type pg from 'pg'
import { removalLock } from '../objects/objects.store.ts'
import type { ObjectKey } from '../objects/objects.ts'

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
  await client.query('set idle_session_timeout = 0') // Copying one file may take hours.
  await client.query(`select pg_advisory_lock_shared(${removalLock})`)
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

/** When the installation was made. It stays the same when the secret changes, and when a backup is restored. */
export async function findInstallationTime(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    'select extract(epoch from created_at)::text as at from installation',
  )
  return rows[0]?.at ?? ''
}

/** Locks until the end of the transaction. */
export async function lockRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('learn restore', 0))`)
}

/** Once a server has started on a database, it has at least an administrator. */
export async function hasData(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.principals') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  return (await client.query('select from principals limit 1')).rows.length > 0
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
