import { randomBytes } from 'node:crypto'
import { type StudentSession, type StudentSignIn, studentScopes } from '@learn/contract/student-sign-in'
import type { Application } from '../application.ts'
import { Fault, fault } from '../fault.ts'
import { networkOf } from '../identity/address.ts'
import { foldUsername, hashPin, hashUsername, isPin } from '../identity/pin.ts'
import { hashSecret, kindOfSecret, makeSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { insertAuditEvent } from '../storage/audit.store.ts'
import type { Visitor } from './sign-in.ts'
import * as store from './student.store.ts'
import { countTry, forgive } from './tries.ts'

const tokenMilliseconds = 2 * 60 * 60_000
/** Wrong ones, in ten minutes from one place, at whatever usernames. */
const mostTries = 100

type App = Pick<Application, 'identity' | 'secrets' | 'rateLimits' | 'turns' | 'now'>
type From = Pick<Visitor, 'requestId' | 'address'>

/**
 * Signs a child in. A try is counted before it is looked at, so that many at once are no more than one by one. What is
 * done and how long it takes is the same whether or not there is such a username: a PIN is hashed, and nobody told why
 * it was not right.
 */
export async function signInStudent(
  app: App,
  { username, pin }: StudentSignIn,
  from: From,
): Promise<StudentSession> {
  const { secrets, rateLimits } = app
  const wait = rateLimits.countGuess('student sign-in', from.address, mostTries, app.now())
  if (wait !== undefined) throw tooManyTries(wait)
  countRequest(app, from.address)
  const nobodys = await hashOfNobody(secrets)
  const place = { nameHash: hashUsername(secrets.username, username), network: networkOf(from.address) }
  const known = await takeTry(app, place, username)
  const isRight = await isPin(secrets.pin, known?.pinHash ?? nobodys, pin)
  const session = known && isRight ? await admit(app, known, place, from) : undefined
  if (!session) throw fault('Unauthorized', 'The username or the PIN is not right.')
  rateLimits.takeBackGuess('student sign-in', from.address)
  return session
}

function countRequest({ rateLimits, now }: Pick<App, 'rateLimits' | 'now'>, address: string): void {
  const { refusal } = rateLimits.countEntrance(address, now())
  if (refusal) throw refusal
}

const tooManyTries = (retryAfterSeconds: number) =>
  new Fault('TooManyRequests', `There were too many wrong tries. Try again in ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  })

let madeForNobody: Promise<string> | undefined

/** What a PIN is compared with where there is no such username: it is as much work. */
function hashOfNobody({ pin }: Secrets): Promise<string> {
  madeForNobody ??= hashPin(pin, randomBytes(16).toString('hex'))
  return madeForNobody
}

/** Few at one username wait in the database; it has connections for others too. */
const takeTry = ({ identity, turns, now: clock }: App, place: store.Place, username: string) =>
  turns.take(`student ${place.nameHash.toString('hex')}`, () =>
    identity.systemTransaction(async db => {
      const now = clock()
      await store.lockName(db, place.nameHash)
      const counted = countTry(await store.findTries(db, place, now), now)
      if ('waitSeconds' in counted) throw tooManyTries(counted.waitSeconds)
      await store.saveTries(db, place, counted, now)
      return await store.findCredential(db, foldUsername(username))
    }),
  )

/** A token for the child, unless another PIN was set in the meantime or the organization is suspended. */
const admit = (
  { identity, now: clock }: App,
  { studentId, pinHash }: { studentId: string; pinHash: string },
  place: store.Place,
  { requestId, address }: From,
): Promise<StudentSession | undefined> =>
  identity.systemTransaction(async db => {
    const now = clock()
    await store.lockName(db, place.nameHash)
    const organizationId = await store.admitStudent(db, studentId, pinHash)
    if (!organizationId) return undefined
    await store.forgiveTries(db, place, forgive(await store.findTries(db, place, now)))
    const token = makeSecret('learn_at_')
    const expiresAt = new Date(now.getTime() + tokenMilliseconds)
    await store.insertToken(db, { hash: hashSecret(token), studentId, scopes: studentScopes, expiresAt })
    const actor = { kind: 'student', principalId: studentId, userId: studentId } as const
    const event = { id: uuidv7(now), organizationId, subjectId: studentId, actor, requestId, address, now }
    await insertAuditEvent(db, { ...event, operation: 'auth.studentSignIn' })
    return { token, expiresAt: expiresAt.toISOString(), studentId }
  })

/** Ends the token that the request carries. Other tokens of the child, on other devices, stay good. */
export async function signOutStudent(
  app: Pick<App, 'identity' | 'rateLimits' | 'now'>,
  authorization: string | undefined,
  address: string,
): Promise<void> {
  countRequest(app, address)
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const isKnown =
    kindOfSecret(token) === 'token' &&
    (await store.deleteToken(app.identity.system, hashSecret(token), app.now()))
  if (!isKnown) throw fault('Unauthorized', 'This is no token of a child who is signed in.')
}
