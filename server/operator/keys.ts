import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { deriveSecrets, type Generation, open, seal, sign } from '../secrets.ts'
import { loginNames } from '../storage/logins.ts'
import * as store from './keys.store.ts'
import { inTransaction } from './operator.ts'

/** The secrets that a server starts with. */
export interface GivenSecrets {
  readonly secret: string
  /** The secret before it, during a rotation. */
  readonly previous?: string | undefined
}

/** Given instead of the previous secret, if nobody has it any more. */
export const lostSecret = 'lost'

/** A secret, with the fingerprint, key and database users derived from it. */
function bearerOf(secret: string) {
  const { installation, wrapping, databaseLogin } = deriveSecrets(secret)
  return {
    secret,
    fingerprint: sign(installation, 'fingerprint'),
    wrapping,
    logins: loginNames(databaseLogin),
  }
}
type Bearer = ReturnType<typeof bearerOf>

export interface OpenedKeys {
  readonly generations: readonly Generation[]
  /** Whether a rotation is unfinished. */
  readonly isRotating: boolean
}

/**
 * Opens the installation's keys, or creates them on the first start. With a new secret and the previous one, it begins a
 * rotation: both then open the existing keys, and only the new secret opens a new generation. Refuses any other secret.
 */
export async function openKeys(
  client: pg.ClientBase,
  { secret, previous }: GivenSecrets,
  now: Date,
): Promise<OpenedKeys> {
  const mine = bearerOf(secret)
  const former = previous === undefined || previous === lostSecret ? undefined : bearerOf(previous)
  return await inTransaction(client, async () => {
    await store.lockKeys(client)
    await makeFirst(client, mine, former, now)
    if (!(await isOpenedBy(client, mine))) {
      if (former) await beginRotation(client, mine, former, now)
      else if (previous === lostSecret) await startAgain(client, mine, now)
      else throw await unknownSecretError(client, mine)
    }
    await store.saveSecret(client, mine.fingerprint, mine.logins, now)
    if (former) await store.makeNewest(client, mine.fingerprint, now) // It may be older, if a rotation is taken back.
    return await readKeys(client, secret)
  })
}

/** The keys as this secret opens them. */
export async function readKeys(client: pg.ClientBase, secret: string): Promise<OpenedKeys> {
  const mine = bearerOf(secret)
  const generations = await openAll(client, mine)
  if (!generations) throw await unknownSecretError(client, mine)
  const secrets = await store.findSecrets(client)
  const isRotating =
    generations.some(({ usedFrom }) => !usedFrom) || secrets.some(({ replacedAt }) => replacedAt)
  return { generations, isRotating }
}

/** Whether this is the secret that the servers have, or are getting. */
export async function rankOf(client: pg.ClientBase, secret: string): Promise<'newest' | 'older' | 'unknown'> {
  const { fingerprint } = bearerOf(secret)
  const known = await store.findSecrets(client)
  const newest = known.findLast(({ replacedAt }) => !replacedAt)
  if (newest?.fingerprint.equals(fingerprint)) return 'newest'
  return known.some(other => other.fingerprint.equals(fingerprint)) ? 'older' : 'unknown'
}

/** Undefined if this secret does not open every generation in use. */
async function openAll(client: pg.ClientBase, bearer: Bearer): Promise<Generation[] | undefined> {
  const all = await store.findGenerations(client, bearer.fingerprint)
  const opened = all.flatMap(({ number, usedFrom, sealed }) => {
    const root = sealed && open(bearer.wrapping, sealed)
    return root ? [{ number, usedFrom, root }] : []
  })
  const isComplete = all.every(({ number, usedFrom }) => !usedFrom || opened.some(it => it.number === number))
  return isComplete && opened.length > 0 ? opened : undefined
}

const isOpenedBy = async (client: pg.ClientBase, bearer: Bearer) =>
  (await openAll(client, bearer)) !== undefined

/** A new installation gets random keys. One that is older than rotations keeps its keys, which were derived from its secret. */
async function makeFirst(client: pg.ClientBase, mine: Bearer, former: Bearer | undefined, now: Date) {
  if ((await store.findGenerations(client, mine.fingerprint)).length > 0) return
  const [known] = await store.findSecrets(client)
  if (!known) return await addGeneration(client, mine, { number: 1, root: makeRoot(), usedFrom: now }, now)
  const owner = [mine, former].find(bearer => bearer?.fingerprint.equals(known.fingerprint))
  if (owner) await addGeneration(client, owner, { number: 1, root: owner.secret, usedFrom: now }, now)
}

const makeRoot = () => randomBytes(32).toString('base64url')

async function addGeneration(client: pg.ClientBase, bearer: Bearer, generation: Generation, now: Date) {
  await store.saveSecret(client, bearer.fingerprint, bearer.logins, now)
  await store.insertGeneration(client, generation.number, generation.usedFrom, now)
  await addRoot(client, bearer, generation)
}

const addRoot = (client: pg.ClientBase, { fingerprint, wrapping }: Bearer, { number, root }: Generation) =>
  store.insertRoot(client, number, fingerprint, seal(wrapping, root))

async function beginRotation(client: pg.ClientBase, mine: Bearer, former: Bearer, now: Date) {
  const opened = await openAll(client, former)
  if (!opened) {
    throw new OperatorError(
      `Neither LEARN_SECRET nor LEARN_SECRET_PREVIOUS is the secret of this database. Set LEARN_SECRET_PREVIOUS to the secret that the servers used until now. ${ifLost}`,
    )
  }
  await store.saveSecret(client, mine.fingerprint, mine.logins, now)
  for (const generation of opened) await addRoot(client, mine, generation)
  const number = await nextNumber(client, mine)
  await addGeneration(client, mine, { number, root: makeRoot(), usedFrom: null }, now)
}

/** Without the secret nobody can open the keys, so they are replaced at once. Everything made with them becomes invalid. */
async function startAgain(client: pg.ClientBase, mine: Bearer, now: Date) {
  if ((await store.countOtherSessions(client, mine.fingerprint)) > 0) {
    throw new OperatorError(
      'A connected server still has the secret of this database, so the secret is not lost. Copy it from that server, or stop that server first.',
    )
  }
  const number = await nextNumber(client, mine)
  await store.forgetGenerations(client)
  await addGeneration(client, mine, { number, root: makeRoot(), usedFrom: now }, now)
  await store.replaceOthers(client, mine.fingerprint, now)
}

/** Never 1: PIN hashes without a number belong to the first generation. */
async function nextNumber(client: pg.ClientBase, { fingerprint }: Bearer): Promise<number> {
  const known = await store.findGenerations(client, fingerprint)
  return Math.max(1, ...known.map(({ number }) => number)) + 1
}

const ifLost =
  "If nobody has it, children's PINs, open invitations, queued emails and the links in emails are lost. Accounts, passkeys, sessions, API keys, children's records, files and credits are not. docs/operating/rotating-the-secret.md explains how to continue without it."

async function unknownSecretError(client: pg.ClientBase, { fingerprint }: Bearer): Promise<OperatorError> {
  const known = (await store.findSecrets(client)).find(other => other.fingerprint.equals(fingerprint))
  if (known) {
    return new OperatorError(
      'LEARN_SECRET has been replaced by a newer secret in this database. Set LEARN_SECRET to the new one.',
    )
  }
  return new OperatorError(
    `This database was created with a different LEARN_SECRET (or, if that was not set, a different file "secret" in the data directory). Start with the original one. To replace it, set LEARN_SECRET_PREVIOUS to the original one too. ${ifLost}`,
  )
}

/** Brings the newest keys into use once no server has another secret. Returns whether they are in use. */
export async function useNewest(client: pg.ClientBase, secret: string, now: Date): Promise<boolean> {
  const mine = bearerOf(secret)
  return await inTransaction(client, async () => {
    if (!(await store.tryLockStart(client))) return false
    await store.lockKeys(client)
    const newest = (await openAll(client, mine))?.at(-1)
    if (!newest || newest.usedFrom) return newest !== undefined
    if ((await store.countOtherSessions(client, mine.fingerprint)) > 0) return false
    await store.useGeneration(client, newest.number, now)
    await store.replaceOthers(client, mine.fingerprint, now)
    return true
  })
}

/** How many connections come from servers with another secret. */
export const countSessions = (client: pg.ClientBase, secret: string): Promise<number> =>
  store.countOtherSessions(client, bearerOf(secret).fingerprint)
