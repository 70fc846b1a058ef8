import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { reasonOf } from '../../operator-error.ts'
import { isOutsideTransaction, type Migration, MigrationError, statementsOf } from './migration-file.ts'

/** Everybody who needs a table waits behind a migration that waits for it, so a migration never waits longer than this. */
const lockMilliseconds = 300
const pauseMilliseconds = { first: 200, longest: 5_000 }
const longestMilliseconds = 15 * 60 * 1000

const lockNotAvailable = '55P03'
const deadlock = '40P01'

/** Tells the operator something while a migration is applied. */
export type Say = (text: string) => void

const recordText = 'insert into schema_migrations (version, name, checksum) values ($1, $2, $3)'

/** Applies a migration while servers use the database. A new database has no users, so there it runs in one transaction. */
export async function applyMigration(
  client: pg.ClientBase,
  migration: Migration,
  { isNew, say }: { isNew: boolean; say: Say },
): Promise<void> {
  const { name, text } = migration
  try {
    if (!isOutsideTransaction(migration)) await inTransaction(client, migration, text, say)
    else if (isNew) await inTransaction(client, migration, text.replace(/ concurrently\b/g, ''), say)
    else await oneAtATime(client, migration, say)
  } catch (error) {
    const outcome = isOutsideTransaction(migration) && !isNew ? 'failed' : 'failed and was rolled back'
    throw new MigrationError(`The migration ${name} ${outcome}: ${reasonFor(error)}`, { cause: error })
  }
}

const record = async (client: pg.ClientBase, { version, name, checksum }: Migration) => {
  await client.query(recordText, [version, name, checksum])
}

async function inTransaction(client: pg.ClientBase, migration: Migration, text: string, say: Say) {
  await retry(migration, say, async () => {
    await client.query(`begin; set local lock_timeout = ${lockMilliseconds}`)
    try {
      await client.query(text)
      await record(client, migration)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  })
}

/** Each statement must have no effect the second time, because an interrupted migration starts again from the first. */
async function oneAtATime(client: pg.ClientBase, migration: Migration, say: Say) {
  try {
    for (const statement of statementsOf(migration)) {
      // Nobody waits behind a statement that only waits for transactions to end.
      const isPatient = /\bconcurrently\b|\bvalidate constraint\b/.test(statement)
      await client.query(`set lock_timeout = ${isPatient ? 0 : lockMilliseconds}`)
      await retry(migration, say, async () => {
        await dropInvalidIndex(client, statement)
        await run(client, statement)
      })
    }
    await record(client, migration)
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined)
  }
}

/** Large changes are made in batches, each of which is committed. */
async function run(client: pg.ClientBase, statement: string) {
  const inBatches = /^-- until nothing changes$/m.test(statement)
  let changed: number | null
  do changed = (await client.query(statement)).rowCount
  while (inBatches && changed)
}

/** Drops an index whose creation was interrupted: `if not exists` would otherwise accept it. */
async function dropInvalidIndex(client: pg.ClientBase, statement: string) {
  const name = /\bcreate (?:unique )?index concurrently (?:if not exists )?(\w+)/.exec(statement)?.[1]
  if (!name) return
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`)
}

/** Tries again until the locks are free, with pauses in which others get their turn. */
async function retry({ name }: Migration, say: Say, attempt: () => Promise<void>) {
  const deadline = Date.now() + longestMilliseconds
  for (let pause = pauseMilliseconds.first; ; pause = Math.min(pause * 2, pauseMilliseconds.longest)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      say(`the migration ${name} waits for a table that is in use, and tries again for up to 15 minutes`)
      await sleep(pause)
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === lockNotAvailable || error.code === deadlock)

const reasonFor = (error: unknown) =>
  isBusy(error)
    ? 'another transaction has locked a table for 15 minutes. Find it in pg_stat_activity (xact_start), end it, and start again'
    : reasonOf(error)
