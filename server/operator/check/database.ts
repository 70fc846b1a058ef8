import pg from 'pg'
import { type Config, otherConnections } from '../../config.ts'
import { advice, findTrouble, isShared } from '../../objects/shared-folder.ts'
import { OperatorError, reasonOf } from '../../operator-error.ts'
import { deriveSecrets } from '../../secrets.ts'
import { databaseRoles, loginAs } from '../../storage/logins.ts'
import { compareWithDatabase, MigrationError } from '../../storage/migrate.ts'
import { type Divided, findDivided } from '../../storage/partitions/partitions.store.ts'
import { connectTo, openSession } from '../../storage/reaching/connecting.ts'
import { loginRefusal } from '../../storage/session.ts'
import { findDatabase, noServer } from '../database-address.ts'
import { readKeys } from '../keys.ts'
import { countStuckMails, type DatabaseFacts, findFacts, findUnprotected } from './database.store.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

export async function checkDatabase(
  config: Config,
  secret: string | undefined,
  now: () => Date,
  signal: AbortSignal,
): Promise<Finding[]> {
  const url = await findDatabase(config)
  if (!url)
    return [
      broken(
        'database',
        'not-running',
        noServer(config),
        'If the server does not start, its last output says why.',
      ),
    ]
  let client: pg.Client
  try {
    client = await connect(url)
  } catch (error) {
    return [unreachable(error)]
  }
  signal.addEventListener('abort', () => void client.end().catch(() => undefined))
  const asked = now()
  const facts = await findFacts(client)
  const middle = (asked.getTime() + now().getTime()) / 2
  const migrations = await checkMigrations(client)
  const findings = [
    ok('database', `PostgreSQL ${facts.version.split(' ')[0]} answers.`),
    ...judgeConnections(facts, config),
    judgeClock(facts.now.getTime() - middle),
    migrations,
  ]
  // The other checks need the tables.
  if (migrations.state === 'broken') return findings
  return [
    ...findings,
    await checkFingerprint(client, secret),
    ...(await checkFolder(client, config)),
    await checkRoles(client, url, secret),
    ...(await checkMailQueue(client)),
    ...(migrations.state === 'ok' ? [judgePartitions(await findDivided(client))] : []),
  ]
}

const limits = { application_name: 'learn check', connectionTimeoutMillis: 5_000 }

const connect = (url: string) => connectTo(url, { ...limits, statement_timeout: 5_000 })

function unreachable(error: unknown): Finding {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  const found = `The database can't be reached: ${reasonOf(error)}.`
  if (code === '53300')
    return broken(
      'connections',
      'no-connections-left',
      found,
      'Raise max_connections in PostgreSQL, or lower LEARN_DATABASE_CONNECTIONS.',
    )
  if (code.startsWith('28'))
    return broken('database', 'login-refused', found, 'Check the user and password in DATABASE_URL.')
  if (code === '3D000')
    return broken('database', 'no-such-database', found, 'Check the name in DATABASE_URL, or create it.')
  return broken(
    'database',
    'unreachable',
    found,
    'Check the host and port in DATABASE_URL, that PostgreSQL is running there, and that this machine can reach it.',
  )
}

function judgeConnections({ connections: { used, most } }: DatabaseFacts, config: Config): Finding[] {
  const left = most - used
  const found = `${used} of ${most} connections are used.`
  if (left >= 10) return [ok('connections', found)]
  const each = config.databaseConnections + otherConnections
  const processes = config.processes === 1 ? 1 : config.processes + 1
  const advice = `Raise max_connections in PostgreSQL. Each server uses up to ${each * processes}.`
  return [attention('connections', 'few-connections-left', found, advice)]
}

/** Both clocks decide when sessions and codes expire, so they must agree. */
export function judgeClock(difference: number): Finding {
  const seconds = Math.round(Math.abs(difference) / 1000)
  const found = `The clock of the database is ${seconds} seconds ${difference < 0 ? 'behind' : 'ahead of'} this machine’s.`
  const advice = 'Turn on time synchronization (NTP) on both machines.'
  if (seconds < 3) return ok('clock', 'This machine and the database agree on the time.')
  return seconds < 60
    ? attention('clock', 'clock-differs', found, advice)
    : broken('clock', 'clock-differs', found, advice)
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const part = 'migrations'
  try {
    const { pending, newer } = await compareWithDatabase(client)
    if (newer.length > 0)
      return ok(
        part,
        `The database is newer: it has ${newer.join(', ')}. This version is compatible with it.`,
      )
    if (pending.length === 0) return ok(part, 'The database is up to date.')
    const found = `Migrations that the database lacks: ${pending.map(({ name }) => name).join(', ')}.`
    return attention(part, 'pending-migrations', found, 'Restart the server, which applies them.')
  } catch (error) {
    if (error instanceof MigrationError)
      return broken(
        part,
        'wrong-migrations',
        error.message,
        'Run the version of Learn that matches the database.',
      )
    const isEmpty = error instanceof pg.DatabaseError && error.code === '42P01'
    if (!isEmpty) throw error
    return broken(part, 'empty-database', 'The database has no Learn tables.', 'Start the server once.')
  }
}

async function checkFingerprint(client: pg.Client, secret: string | undefined): Promise<Finding> {
  const advice = 'Set LEARN_SECRET, or restore the file "secret" in the data directory, from a backup.'
  if (secret === undefined)
    return broken('secret', 'no-secret', 'There is no secret, or this user may not read it.', advice)
  try {
    await readKeys(client, secret)
    return ok('secret', 'The secret belongs to this database.')
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return broken('secret', 'wrong-secret', error.message, advice)
  }
}

async function checkFolder(client: pg.Client, config: Config): Promise<Finding[]> {
  if (!isShared(config)) return []
  const part = 'shared folder'
  const trouble = await findTrouble(client, config)
  if (trouble) return [broken(part, 'folder-not-shared', trouble, advice)]
  return [ok(part, 'This server uses the folder in which all servers keep their files.')]
}

/** Logs in as each of the server's users, as the server does. */
async function checkRoles(client: pg.Client, url: string, secret: string | undefined): Promise<Finding> {
  const part = 'database users'
  const unprotected = await findUnprotected(client)
  if (unprotected.length > 0)
    return broken(
      part,
      'no-row-level-security',
      `Row-level security is off for ${unprotected.join(', ')}, so tenants are not separated there.`,
      `Stop the server and run in PostgreSQL: ${unprotected.map(name => `alter table ${name} enable row level security;`).join(' ')}`,
    )
  for (const role of secret === undefined ? [] : databaseRoles) {
    const login = loginAs(role, url, deriveSecrets(secret ?? '').databaseLogin)
    try {
      await (await openSession(login, ['statement_timeout=5s'], limits)).end()
    } catch (error) {
      const refusal = loginRefusal(login, error)
      const advice =
        'Restart the server, which creates missing users. If it is not allowed to, run npm run admin -- database-roles.'
      return broken(part, 'wrong-user', reasonOf(refusal), advice)
    }
  }
  return ok(part, 'Each user has only its own privileges, and row-level security is on.')
}

/** The sweeps add partitions about three quarters ahead. */
export function judgePartitions(divided: readonly Divided[]): Finding {
  const part = 'partitions'
  const late = divided.filter(({ ahead }) => ahead < 2).map(({ name }) => name)
  if (late.length > 0)
    return attention(
      part,
      'few-partitions-ahead',
      `Fewer than two quarters have partitions in ${late.join(', ')}. Rows of later quarters are still accepted, but kept together in one partition.`,
      'Start a server, which adds them. If one is running, its log says why it can’t.',
    )
  const outside = divided.filter(row => row.outside).map(({ name }) => name)
  if (outside.length > 0)
    return attention(
      part,
      'rows-outside-partitions',
      `Some rows of ${outside.join(', ')} are in none of the quarters, because a clock was wrong. They are found as usual.`,
      'Turn on time synchronization (NTP) on all machines. Nothing else needs to be done.',
    )
  return ok(part, 'Partitions are made ahead.')
}

async function checkMailQueue(client: pg.Client): Promise<Finding[]> {
  const stuck = await countStuckMails(client)
  if (stuck === 0) return []
  const found = `${stuck === 1 ? '1 email has' : `${stuck} emails have`} failed at least three times.`
  return [
    attention(
      'mail queue',
      'stuck-mails',
      found,
      'See the mail check, and run npm run admin -- send-test-mail.',
    ),
  ]
}
