import { scopes as allScopes, type Role } from '@learn/contract/operation'
import type pg from 'pg'
import { makeApiKey } from '../identity/api-key.ts'
import { insertApiKey, insertSecret } from '../identity/identity.store.ts'
import { addressOfMoved } from '../identity/moved.ts'
import { hashSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import { OperatorError } from '../operator-error.ts'
import { insertAdministrators, insertOrganization } from '../organizations/organizations.store.ts'
import { insertUser } from '../sign-in/sign-in.store.ts'
import { insertAuditEvent } from '../storage/audit.store.ts'
import { grantCredits } from '../storage/credits.store.ts'
import type { Queries } from '../storage/database.ts'
import { runPrepared } from '../storage/prepared-query.ts'
import * as store from './operator.store.ts'

/** What the first start created. The key is stored nowhere else. */
export interface FirstRun {
  readonly organizationName: string
  readonly email: string
  readonly apiKey: string
}

/** Creates an organization, its administrator and an API key on a new database. On an existing one it changes nothing. */
export async function bootstrap(
  client: pg.ClientBase,
  given: { email: string; apiKey: string | undefined; signupCredits: number; mediaQuota: number; now: Date },
): Promise<FirstRun | undefined> {
  const { now } = given
  return await inTransaction(client, async () => {
    const isFirst = await store.insertInstallation(client, now)
    await store.saveSignupCredits(client, given.signupCredits)
    await store.saveUsualMediaQuota(client, given.mediaQuota)
    if (!isFirst) return undefined
    const [userId, organizationId] = [uuidv7(now), uuidv7(now)]
    const organizationName = 'My organization'
    const db = queriesOf(client)
    await insertUser(db, userId, given.email, now)
    await insertOrganization(db, { id: organizationId, name: organizationName, now })
    await insertAdministrators(db, [{ id: uuidv7(now), principalId: userId }], organizationId, now)
    const { secret } = await addKey(client, {
      organizationId,
      userId,
      name: 'First key',
      apiKey: given.apiKey,
      now,
    })
    await grantCredits(db, {
      id: uuidv7(now),
      organizationId,
      kind: 'operator',
      credits: firstCredits,
      now,
    })
    await recordAsOperator(client, 'operator.bootstrap', organizationId, organizationId, now)
    return { organizationName, email: given.email, apiKey: secret }
  })
}

/** Credits with which the first organization can try things out. */
const firstCredits = 1_000

export interface KeyRequest {
  readonly organizationId: string | undefined
  readonly name: string
  readonly role: Role
  readonly scopes: readonly string[]
  readonly expiresAt: Date | null
}

/** Creates a key for the given organization, or for the only one. */
export async function makeKey(client: pg.ClientBase, request: KeyRequest) {
  const now = new Date()
  const organization = await chooseOrganization(client, request.organizationId)
  const userId = await store.findAdministrator(client, organization.id)
  if (!userId)
    throw new OperatorError(
      `Can't create a key: "${organization.name}" has no administrator for the key to act for.`,
    )
  return await inTransaction(client, async () => {
    const key = await addKey(client, {
      ...request,
      organizationId: organization.id,
      userId,
      apiKey: undefined,
      now,
    })
    await recordAsOperator(client, 'operator.makeKey', organization.id, key.id, now)
    return { ...key, organization }
  })
}

export async function revokeKey(client: pg.ClientBase, id: string): Promise<void> {
  const now = new Date()
  await inTransaction(client, async () => {
    const organizationId = await store.revokeApiKey(client, id, now)
    if (!organizationId) throw new OperatorError(`Key ${id} does not exist or is already revoked.`)
    await recordAsOperator(client, 'operator.revokeKey', organizationId, id, now)
  })
}

const mostListed = 50

/** The newest organizations whose name or id contains these characters, and how many there are in total. */
export async function listOrganizations(client: pg.ClientBase, characters: string) {
  return await store.searchOrganizations(client, characters, mostListed)
}

/** Returns the organization as it was before, with any earlier reason. */
export async function suspendOrganization(client: pg.ClientBase, id: string, reason: string) {
  return await changeOrganization(client, 'operator.suspend', id, async before => {
    refuseMoved(before)
    if (addressOfMoved(reason) !== undefined)
      throw new OperatorError(
        'A reason that begins with "moved to" says that the organization is in another installation. Word it differently.',
      )
    await store.saveSuspension(client, id, reason)
    return before
  })
}

export async function resumeOrganization(client: pg.ClientBase, id: string) {
  return await changeOrganization(client, 'operator.resume', id, async before => {
    if (before.suspendedReason === null) throw new OperatorError(`"${before.name}" is not suspended.`)
    refuseMoved(before)
    await store.saveSuspension(client, id, null)
    return before
  })
}

/** The reason for its suspension is all that keeps the old copy closed. */
function refuseMoved({ name, suspendedReason }: { name: string; suspendedReason: string | null }): void {
  if (addressOfMoved(suspendedReason) === undefined) return
  throw new OperatorError(
    `"${name}" has ${suspendedReason}, and only an old copy is left here. docs/operating/moving-an-organization.md says how to move it back.`,
  )
}

/** The limit may be lower than the seats already taken: nobody is removed, but nobody can be added. */
export async function setSeats(client: pg.ClientBase, id: string, seats: number | null) {
  return await changeOrganization(client, 'operator.setSeats', id, async before => {
    return { ...before, taken: await store.saveSeats(client, id, seats) }
  })
}

/** The quota may be lower than the space used: nothing is removed, but nothing can be added. Null means the default. */
export async function setMediaQuota(client: pg.ClientBase, id: string, quota: number | null) {
  return await changeOrganization(client, 'operator.setMediaQuota', id, async before => {
    return { ...before, ...(await store.saveMediaQuota(client, id, quota)) }
  })
}

/** Grants credits without payment, which only the operator can. Returns the new balance. */
export async function grantAsOperator(
  client: pg.ClientBase,
  id: string,
  { credits, expiresAt, now = new Date() }: { credits: number; expiresAt: Date | null; now?: Date },
) {
  const grant = async (before: store.LockedOrganization) => {
    await grantCredits(queriesOf(client), {
      id: uuidv7(now),
      organizationId: before.id,
      kind: 'operator',
      credits,
      expiresAt,
      now,
    })
    return { ...before, ...(await store.findCredits(client, before.id)) }
  }
  return await changeOrganization(client, 'operator.grantCredits', id, grant, now)
}

async function changeOrganization<T>(
  client: pg.ClientBase,
  operation: string,
  id: string,
  change: (before: store.LockedOrganization) => Promise<T>,
  now = new Date(),
): Promise<T> {
  return await inTransaction(client, async () => {
    const before = await store.keepOrganization(client, id)
    if (!before) throw noOrganizationError(id)
    const changed = await change(before)
    await recordAsOperator(client, operation, before.id, before.id, now)
    return changed
  })
}

const noOrganizationError = (id: string) =>
  new OperatorError(`There is no organization ${id}. See npm run admin -- list-organizations.`)

async function chooseOrganization(client: pg.ClientBase, id: string | undefined) {
  const [found, ...others] = await store.findOrganizations(client, id)
  if (!found) throw id ? noOrganizationError(id) : new OperatorError('There are no organizations yet.')
  if (others.length === 0) return found
  const list = [found, ...others].map(known => `  ${known.id}  ${known.name}`).join('\n')
  throw new OperatorError(`There are several organizations. Choose one with --organization <id>:\n${list}`)
}

interface KeyParts {
  readonly organizationId: string
  readonly userId: string
  readonly name: string
  readonly role?: Role
  readonly scopes?: readonly string[]
  readonly expiresAt?: Date | null
  readonly apiKey: string | undefined
  readonly now: Date
}

async function addKey(client: pg.ClientBase, parts: KeyParts): Promise<{ id: string; secret: string }> {
  const { organizationId, userId, name, role = 'admin', scopes = allScopes, expiresAt = null, now } = parts
  const secret = parts.apiKey ?? makeApiKey()
  const id = uuidv7(now)
  const key = {
    id,
    organizationId,
    createdByUserId: userId,
    name,
    role,
    scopes,
    expiresAt,
    grantId: null,
    now,
  }
  await insertApiKey(queriesOf(client), { ...key, membershipId: uuidv7(now) })
  await insertSecret(queriesOf(client), {
    hash: hashSecret(secret),
    apiKeyId: id,
    organizationId,
    userId,
    grantId: null,
    now,
  })
  return { id, secret }
}

/** The owner's connection, for statements shared with the server. */
export const queriesOf = (client: pg.ClientBase): Queries => ({
  query: (statement, values) => runPrepared(client, statement, values),
})

export async function recordAsOperator(
  client: pg.ClientBase,
  operation: string,
  organizationId: string,
  subjectId: string,
  now: Date,
) {
  const event = { id: uuidv7(now), organizationId, subjectId, actor: 'operator', operation, now } as const
  await insertAuditEvent(queriesOf(client), { ...event, address: null, requestId: 'operator' })
}

export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
