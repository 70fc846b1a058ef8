import pg from 'pg'
import { OperatorError, reasonOf } from '../operator-error.ts'
import type { Login } from './logins.ts'
import { isNotWritable, NotWritable } from './reaching/away.ts'

/** A connection has the wrong user, privileges or settings, and is closed before it is used. */
export class UnsafeSession extends OperatorError {}

interface Session {
  readonly loggedIn: string
  readonly acting: string
  readonly isSuperuser: boolean
  readonly bypassesPolicies: boolean
  readonly groups: string[]
  readonly settings: string[]
  readonly readOnly: string
}

const sessionText = `
  select session_user::text as "loggedIn", current_user::text as acting, r.rolsuper as "isSuperuser",
    r.rolbypassrls as "bypassesPolicies",
    array(select rolname::text from pg_roles where oid <> r.oid and pg_has_role(r.oid, oid, 'member')) as groups,
    array(select current_setting(name, true) from unnest($1::text[]) with ordinality as asked (name, place) order by place) as settings,
    current_setting('transaction_read_only') as "readOnly"
  from pg_roles r where r.rolname = session_user`

/** A setting is `name=value`, with the value as PostgreSQL shows it, but without spaces. */
export const optionsOf = (settings: readonly string[]): string =>
  settings.map(setting => `-c ${setting}`).join(' ')

/** Makes the same settings behind a pooler that refuses start-up options. They last as long as the session. */
export async function setByStatement(client: pg.ClientBase, settings: readonly string[]): Promise<void> {
  const pairs = settings.map(setting => setting.split('='))
  await client.query(
    'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as asked (name, value)',
    [pairs.map(([name]) => name), pairs.map(([, value]) => value)],
  )
}

/**
 * Proves in one round trip that a new connection is what we asked for. Between us and PostgreSQL, a pooler may drop the
 * settings or log in as someone else, and a server that did not notice would show every tenant's rows to everybody.
 */
export async function proveSession(
  client: pg.ClientBase,
  { role, name }: Login,
  settings: readonly string[],
  only?: 'reads',
): Promise<void> {
  const wanted = [...settings, 'row_security=on'].map(setting => setting.split('=') as [string, string])
  const { rows } = await client.query<Session>(sessionText, [wanted.map(([setting]) => setting)])
  const [found] = rows
  if (found?.loggedIn !== name) throw tampered(`its user is ${found?.loggedIn}, not ${name}`)
  if (found.acting !== name) throw tampered(`it acts as ${found.acting}, not as ${name}`)
  for (const [index, [setting, value]] of wanted.entries()) {
    const actual = found.settings[index]?.replaceAll(', ', ',')
    if (actual !== value) throw tampered(`its ${setting} is ${actual}, not ${value}`)
  }
  const excess = [
    ...(found.isSuperuser ? ['is a superuser'] : []),
    ...(found.bypassesPolicies ? ['bypasses row-level security'] : []),
    ...found.groups.filter(group => group !== role).map(group => `is a member of ${group}`),
  ]
  if (excess.length > 0 || !found.groups.includes(role)) {
    throw new UnsafeSession(
      `Refused a connection to the database: its user ${name} should be a member of ${role} and have no other privileges, but it ${excess[0] ?? 'is not a member'}. Run "drop role ${name}" in your PostgreSQL; the next start creates the user again.`,
    )
  }
  if (found.readOnly !== 'off' && only !== 'reads') throw new NotWritable()
}

/** Tells the operator why a user can't log in. */
export function loginRefusal({ name }: Login, error: unknown): unknown {
  if (error instanceof OperatorError) return error
  if (isNotWritable(error)) return new OperatorError(onlyReads, { cause: error })
  const reason = `Can't log in to the database as ${name}: ${reasonOf(error)}.`
  return new OperatorError(`${reason}${adviceFor(error, name)}`, { cause: error })
}

export const onlyReads =
  'The database in DATABASE_URL can only be read: it is a standby, is still recovering, or has default_transaction_read_only on. Set DATABASE_URL to the primary, or name all hosts in it, such as postgres://learn:password@db1,db2/learn?target_session_attrs=read-write.'

function adviceFor(error: unknown, name: string): string {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  // PgBouncer gives this code to whatever it refuses itself.
  if (code === '08P01') return ` If a pooler such as PgBouncer is in between, ${setUpPooler}.`
  if (code === '28P01')
    return ` If its password was changed, run "drop role ${name}" in your PostgreSQL; the next start creates the user again.`
  if (code.startsWith('28'))
    return ' Allow this user to log in with its password (scram-sha-256) in pg_hba.conf.'
  return ''
}

const setUpPooler =
  'set it up as docs/operating/poolers.md shows: pool_mode = session, no "options" in ignore_startup_parameters, and auth_query, so that every user logs in as itself. Or set DATABASE_URL to the address of PostgreSQL itself'

const tampered = (reason: string) =>
  new UnsafeSession(
    `Refused a connection to the database: ${reason}. If DATABASE_URL has "options", remove them. If a pooler such as PgBouncer changes this, ${setUpPooler}.`,
  )
