import type pg from 'pg'

/** Runs as the owner: no other database user can read these tables. */

/** A starting server holds this lock until it is connected, so that no keys come into use that it doesn't know. */
export async function lockStart(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(hashtextextended('learn start', 0))`)
}

/** Locks until the end of the transaction. False while a server is starting. */
export async function tryLockStart(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('learn start', 0)) as locked`,
  )
  return rows[0]?.locked ?? false
}

/** Locks the keys until the end of the transaction, so that one server at a time reads and changes them. */
export async function lockKeys(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('learn keys', 0))`)
}

export interface KnownSecret {
  readonly fingerprint: Buffer
  readonly logins: readonly string[]
  readonly replacedAt: Date | null
}

/** The newest comes last. */
export async function findSecrets(client: pg.ClientBase): Promise<KnownSecret[]> {
  const { rows } = await client.query<KnownSecret>(
    'select fingerprint, logins, replaced_at as "replacedAt" from installation_secrets order by created_at',
  )
  return rows
}

export async function saveSecret(
  client: pg.ClientBase,
  fingerprint: Buffer,
  logins: readonly string[],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into installation_secrets (fingerprint, logins, created_at) values ($1, $2, $3)
      on conflict (fingerprint) do update set logins = excluded.logins, replaced_at = null`,
    [fingerprint, logins, now],
  )
}

/** Orders this secret after all others, even if a clock was set back. */
export async function makeNewest(client: pg.ClientBase, fingerprint: Buffer, now: Date): Promise<void> {
  await client.query(
    `update installation_secrets set created_at = greatest($2::timestamptz, interval '1 millisecond' +
      (select max(created_at) from installation_secrets where fingerprint <> $1)) where fingerprint = $1`,
    [fingerprint, now],
  )
}

export interface SealedGeneration {
  readonly number: number
  readonly usedFrom: Date | null
  /** Null if this secret does not open it. */
  readonly sealed: Buffer | null
}

/** All generations, with the roots that this secret opens. */
export async function findGenerations(
  client: pg.ClientBase,
  fingerprint: Buffer,
): Promise<SealedGeneration[]> {
  const { rows } = await client.query<SealedGeneration>(
    `select number, used_from as "usedFrom", sealed from key_generations
      left join sealed_roots on generation = number and fingerprint = $1 order by number`,
    [fingerprint],
  )
  return rows
}

export async function insertGeneration(
  client: pg.ClientBase,
  number: number,
  usedFrom: Date | null,
  now: Date,
): Promise<void> {
  await client.query('insert into key_generations (number, used_from, created_at) values ($1, $2, $3)', [
    number,
    usedFrom,
    now,
  ])
}

export async function insertRoot(
  client: pg.ClientBase,
  generation: number,
  fingerprint: Buffer,
  sealed: Buffer,
): Promise<void> {
  await client.query('insert into sealed_roots (generation, fingerprint, sealed) values ($1, $2, $3)', [
    generation,
    fingerprint,
    sealed,
  ])
}

/** From now on, only this secret opens the keys. */
export async function replaceOthers(client: pg.ClientBase, fingerprint: Buffer, now: Date): Promise<void> {
  await client.query('delete from sealed_roots where fingerprint <> $1', [fingerprint])
  await client.query(
    'update installation_secrets set replaced_at = $2 where fingerprint <> $1 and replaced_at is null',
    [fingerprint, now],
  )
}

/** Brings a generation into use, and deletes those of abandoned rotations. */
export async function useGeneration(client: pg.ClientBase, number: number, now: Date): Promise<void> {
  await client.query('update key_generations set used_from = $2 where number = $1', [number, now])
  await client.query('delete from key_generations where used_from is null')
}

/** Also deletes the queued emails and stored answers, which nobody can read again. */
export async function forgetGenerations(client: pg.ClientBase): Promise<void> {
  await client.query('delete from key_generations')
  await client.query('delete from mails')
  await client.query('delete from idempotent_answers')
}

/** How many connections to this database come from servers with another secret. */
export async function countOtherSessions(client: pg.ClientBase, fingerprint: Buffer): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database()
        and usename::text in (select unnest(logins) from installation_secrets where fingerprint <> $1)`,
    [fingerprint],
  )
  return rows[0]?.count ?? 0
}

/** Whether somebody uses these database users, in any database: a copy of this one may have the same secret. */
export async function areConnected(client: pg.ClientBase, logins: readonly string[]): Promise<boolean> {
  const { rows } = await client.query('select from pg_stat_activity where usename::text = any ($1) limit 1', [
    logins,
  ])
  return rows.length > 0
}

export async function removeSecret(
  client: pg.ClientBase,
  { fingerprint, logins }: KnownSecret,
): Promise<void> {
  // An owner who may not drop roles may not even ask to drop missing ones.
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(rolname) as name from pg_roles where rolname = any ($1)',
    [logins],
  )
  for (const { name } of rows) await client.query(`drop role if exists ${name}`)
  await client.query('delete from installation_secrets where fingerprint = $1', [fingerprint])
}

/** Hashes with the first key have no number. */
const generationOfPin = `coalesce(substring(pin_hash from '^([0-9]+):')::integer, 1)`

/** How many PINs there are, and how many of them were hashed with a key before this one that still opens. */
export async function countPins(
  client: pg.ClientBase,
  generation: number,
  opened: readonly number[],
): Promise<{ pins: number; formerPins: number }> {
  const { rows } = await client.query<{ pins: number; formerPins: number }>(
    `select count(pin_hash)::integer as pins,
      count(pin_hash) filter (where ${generationOfPin} <> $1 and ${generationOfPin} = any ($2))::integer
        as "formerPins"
    from student_credentials`,
    [generation, opened],
  )
  return rows[0] ?? { pins: 0, formerPins: 0 }
}

/** How many PINs of each organization were hashed with keys that are lost. */
export async function countLostPins(
  client: pg.ClientBase,
  opened: readonly number[],
): Promise<{ id: string; name: string; pins: number }[]> {
  const { rows } = await client.query<{ id: string; name: string; pins: number }>(
    `select o.id, o.name, count(*)::integer as pins
      from student_credentials c join organizations o on o.id = c.organization_id
      where pin_hash is not null and not ${generationOfPin} = any ($1)
      group by o.id order by pins desc, o.id`,
    [opened],
  )
  return rows
}
