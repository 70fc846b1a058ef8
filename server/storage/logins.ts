import { createHash, createHmac, type KeyObject, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { sign } from '../secrets.ts'
import { withUser } from './reaching/addresses.ts'

/** Separate roles for operations, for sign-in and OAuth, and for background work, each with its own privileges. */
export const databaseRoles = ['learn_app', 'learn_identity', 'learn_worker'] as const
export type DatabaseRole = (typeof databaseRoles)[number]

/** A database user with the privileges of one role and no others. */
export interface Login {
  readonly role: DatabaseRole
  readonly name: string
  readonly url: string
}

/**
 * Name and password come from the installation's secret, so there is nothing to configure, and installations that share
 * a PostgreSQL have separate users.
 */
export function loginAs(role: DatabaseRole, databaseUrl: string, key: KeyObject): Login {
  const name = nameOf(role, key)
  return { role, name, url: withUser(databaseUrl, name, passwordOf(role, key)) }
}

/** Creates the users that are missing, as the owner of the database. */
export async function createLogins(client: pg.ClientBase, key: KeyObject): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any ($1)',
    [loginNames(key)],
  )
  for (const role of databaseRoles) {
    if (rows.some(({ name }) => name === nameOf(role, key))) continue
    await client.query(createLogin(role, key)).catch(refuseCreation)
  }
}

/** For an administrator to run, if the owner of the database may not create roles. */
export function rolesScript(key: KeyObject): string {
  const groups = databaseRoles.map(role => `create role ${role} nologin;\n`)
  return [...groups, ...databaseRoles.map(role => `${createLogin(role, key)};\n`)].join('')
}

/** The names of all users of a secret. */
export const loginNames = (key: KeyObject): string[] => databaseRoles.map(role => nameOf(role, key))

const nameOf = (role: DatabaseRole, key: KeyObject) =>
  `${role}_${sign(key, 'name').toString('hex').slice(0, 12)}`

const passwordOf = (role: DatabaseRole, key: KeyObject) => sign(key, `password ${role}`).toString('base64url')

const createLogin = (role: DatabaseRole, key: KeyObject) =>
  `create role ${nameOf(role, key)} login password '${scramVerifier(passwordOf(role, key))}' in role ${role}`

function refuseCreation(error: unknown): void {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  if (code === '42710' || code === '23505') return // Another server has just created it.
  if (code !== '42501') throw error
  throw new OperatorError(
    `The user in DATABASE_URL may not create the users that the server logs in as. Have an administrator of your PostgreSQL run the statements that "npm run admin -- database-roles" prints.`,
    { cause: error },
  )
}

/** PostgreSQL stores this instead of the password (RFC 5803), so the password is in no statement that it could log. */
function scramVerifier(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096]
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  const serverKey = keyed('Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}
