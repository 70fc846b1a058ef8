import type pg from 'pg'

/** Runs as the owner. A mark is part of its database, but of no table, so neither a move nor a backup copies it. */

const states = ['moving', 'deciding', 'moved', 'arrived'] as const
export type MoveState = (typeof states)[number]

export interface Mark {
  readonly state: MoveState
  /** The same in both databases. */
  readonly id: string
  readonly at: string
  /** Where to, without a password. */
  readonly to: string
}

const first = 'learn-move'

export async function readMark(client: pg.ClientBase): Promise<Mark | undefined> {
  const { rows } = await client.query<{ text: string | null }>(
    `select obj_description(to_regclass('public.schema_migrations'), 'pg_class') as text`,
  )
  const [start, word, id = '', at = '', ...to] = rows[0]?.text?.split(' ') ?? []
  const state = states.find(known => known === word)
  return start === first && state ? { state, id, at, to: to.join(' ') } : undefined
}

const textOf = ({ state, id, at, to }: Mark) => [first, state, id, at, to].join(' ')

/** From here on, every new connection can only read, also the owner's. */
export async function closeDatabase(client: pg.ClientBase, mark: Mark): Promise<void> {
  await atOnce(client, async () => {
    await run(client, 'alter database %I set default_transaction_read_only = on')
    await comment(client, textOf(mark))
  })
}

/** The opposite, for this connection too. */
export async function openDatabase(client: pg.ClientBase): Promise<void> {
  await atOnce(client, async () => {
    await run(client, 'alter database %I reset default_transaction_read_only')
    await comment(client, null)
  })
  await client.query('set default_transaction_read_only = off')
}

/** Belongs to the transaction that is open. */
export const markArrived = (client: pg.ClientBase, mark: Mark): Promise<void> =>
  comment(client, textOf({ ...mark, state: 'arrived' }))

async function atOnce(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin read write')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const comment = (client: pg.ClientBase, text: string | null) =>
  run(client, 'comment on table public.schema_migrations is %2$L', text)

/** Runs a statement that takes no parameters. `%I` is the name of the database. */
async function run(client: pg.ClientBase, template: string, ...values: (string | null)[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format($1, variadic array[current_database()::text] || $2::text[]) as statement`,
    [template, values],
  )
  await client.query(rows[0]?.statement ?? '')
}

/** Only the owner of a database can close it. Returns its name and the user's, if that is somebody else. */
export async function findStranger(
  client: pg.ClientBase,
): Promise<{ database: string; user: string } | undefined> {
  const { rows } = await client.query<{ database: string; user: string; owns: boolean }>(
    `select quote_ident(datname) as database, quote_ident(current_user) as user, pg_has_role(datdba, 'USAGE') as owns
      from pg_database where datname = current_database()`,
  )
  return rows[0]?.owns ? undefined : rows[0]
}

export async function isReadOnly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ only: string }>('show default_transaction_read_only')
  return Object.values(rows[0] ?? {})[0] === 'on'
}

const moveLock = `hashtextextended('learn move', 0)`
const startLock = `hashtextextended('learn start', 0)`

/** Held by a move for as long as it is connected. */
export const tryLockMove = (client: pg.ClientBase) => tryLock(client, moveLock)
export const unlockMove = (client: pg.ClientBase) => unlock(client, moveLock)
/** False while a server starts. No other can start meanwhile: they hold it together, until they are connected. */
export const tryLockStarts = (client: pg.ClientBase) => tryLock(client, startLock)
export const unlockStarts = (client: pg.ClientBase) => unlock(client, startLock)

async function tryLock(client: pg.ClientBase, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lock}) as mine`)
  return rows[0]?.mine ?? false
}

async function unlock(client: pg.ClientBase, lock: string): Promise<void> {
  await client.query(`select pg_advisory_unlock(${lock})`)
}

/** Whether neither servers nor the operator's tool are connected. */
export async function isUnused(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and (usename ~ '^learn_(app|identity|worker)_' or application_name in ('learn admin', 'learn start'))`,
  )
  return rows.length === 0
}
