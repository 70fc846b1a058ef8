import type pg from 'pg'
import { reasonOf } from '../../operator-error.ts'
import { splitByPartition } from './divided-tables.ts'
import { asOneStatement, isBusy, isLocked, limitLocks, limitStatements, retry } from './give-way.ts'
import { isOutsideTransaction, type Migration, MigrationError, statementsOf } from './migration-file.ts'
import { Waits, type Watcher } from './waits.ts'

const recordText =
  'insert into schema_migrations (version, name, checksum, compatible_from) values ($1, $2, $3, $4)'

/** Applies a migration while servers use the database. A new database has no users, so there it runs in one transaction. */
export async function applyMigration(
  client: pg.ClientBase,
  migration: Migration,
  { isNew, watcher }: { isNew: boolean; watcher: Watcher },
): Promise<void> {
  const { name, text, version, checksum, compatibleFrom } = migration
  const isOutside = isOutsideTransaction(migration)
  const record = async () => {
    await client.query(recordText, [version, name, checksum, compatibleFrom])
  }
  try {
    if (isNew) await atOnce(client, isOutside ? text.replace(/ concurrently\b/g, '') : text, record)
    else if (isOutside) {
      await oneAtATime(client, migration, watcher)
      await record()
    } else await inTransaction(client, migration, watcher, record)
  } catch (error) {
    const outcome = isOutside && !isNew ? 'failed' : 'failed and was rolled back'
    throw new MigrationError(`The migration ${name} ${outcome}: ${reasonOf(error)}`, { cause: error })
  }
}

async function atOnce(client: pg.ClientBase, text: string, record: () => Promise<void>) {
  await client.query('begin')
  await completely(client, async () => {
    await client.query(text)
    await record()
  })
}

/** In a transaction that ends, one way or the other, before anybody has waited for a second. */
export async function inTransaction(
  client: pg.ClientBase,
  { name, text }: Pick<Migration, 'name' | 'text'>,
  watcher: Watcher,
  record: () => Promise<void> = async () => undefined,
): Promise<void> {
  await watched(client, name, watcher, async waits => {
    await retry(waits, isBusy, async () => {
      await client.query('begin')
      await completely(client, async () => {
        await limitStatements(client, 'local')
        await client.query(asOneStatement(text))
        await record()
      })
    })
  })
}

async function completely(client: pg.ClientBase, work: () => Promise<void>) {
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Each statement must have no effect the second time, because an interrupted migration starts again from the first. */
export async function oneAtATime(
  client: pg.ClientBase,
  migration: Pick<Migration, 'name' | 'text'>,
  watcher: Watcher,
): Promise<void> {
  try {
    for (const statement of statementsOf(migration))
      await watched(client, migration.name, watcher, async waits => {
        if (isPatient(statement)) await retry(waits, isLocked, () => runPatiently(client, statement))
        else if (inBatches(statement)) await retry(waits, isLocked, () => runInBatches(client, statement))
        else
          await retry(waits, isBusy, async () => {
            await limitStatements(client, 'session')
            await client.query(statement)
          })
      })
  } finally {
    await client.query('reset lock_timeout; reset statement_timeout').catch(() => undefined)
  }
}

/** Nobody waits behind a statement that only waits for transactions to end. */
const isPatient = (statement: string) => /\bconcurrently\b|\bvalidate constraint\b/i.test(statement)

/** For as long as it takes, even if a backup has begun that takes hours. */
async function runPatiently(client: pg.ClientBase, statement: string) {
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  for (const each of await splitByPartition(client, statement)) {
    // The index of a divided table can only be dropped at once.
    if (each.startsWith('drop index if exists')) await limitLocks(client, 'session')
    await dropInvalidIndex(client, each)
    await client.query(each)
  }
}

async function watched(
  client: pg.ClientBase,
  name: string,
  watcher: Watcher,
  work: (waits: Waits) => Promise<void>,
) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waits = new Waits(name, rows[0]?.pid ?? 0, watcher)
  await work(waits).finally(() => waits.close())
}

const inBatches = (statement: string) => /^-- until nothing changes$/m.test(statement)

/** Each batch is committed. */
async function runInBatches(client: pg.ClientBase, statement: string) {
  await limitLocks(client, 'session')
  while ((await client.query(statement)).rowCount);
}

/** Drops an index whose creation was interrupted: `if not exists` would otherwise accept it. */
async function dropInvalidIndex(client: pg.ClientBase, statement: string) {
  const [, name, schema = 'public'] =
    /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)\s+on\s+(?:(\w+)\.)?/i.exec(
      statement,
    ) ?? []
  if (!name) return
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`${schema}.${name}`],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${schema}.${name}`)
}
