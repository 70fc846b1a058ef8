import { randomBytes } from 'node:crypto'
import { type StudentSession, type StudentSignIn, studentScopes } from '@learn/contract/student-sign-in'
import type { Application } from '../application.ts'
import { pluralize } from '../documents/document-words.ts'
import { Fault, fault, refusing } from '../fault.ts'
import { networkOf } from '../identity/address.ts'
import { foldUsername, hashPin, hashUsername, isFormerHash, isPin } from '../identity/pin.ts'
import { hashSecret, kindOfSecret, makeSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import { count } from '../monitoring/count.ts'
import type { Secrets } from '../secrets.ts'
import { insertAuditEvent } from '../storage/audit.store.ts'
import type { Visitor } from './sign-in.ts'
import { type FailingNames, findSprayWait, isSprayed } from './spraying.ts'
import * as store from './student.store.ts'
import { countTry, forgive, type TryCounts } from './tries.ts'

const tokenMilliseconds = 2 * 60 * 60_000
const hour = 60 * 60_000

type App = Pick<Application, 'identity' | 'secrets' | 'rateLimits' | 'fairQueue' | 'log' | 'now'>
type CallOrigin = Pick<Visitor, 'requestId' | 'address'>

/**
 * Signs a child in. Each attempt is counted before it is checked, so that parallel guesses gain nothing. An unknown username
 * takes the same work and time as a wrong PIN, and gets the same answer. So does a child who has no PIN yet.
 */
export async function signInStudent(
  app: App,
  { username, pin }: StudentSignIn,
  from: CallOrigin,
): Promise<StudentSession> {
  const { secrets } = app
  await countRequest(app, from.address)
  const nobodys = await hashOfNobody(secrets)
  const place = { nameHash: hashUsername(secrets.username, username), network: networkOf(from.address) }
  const { known, counted } = await takeTry(app, place, username)
  const isRight = await isPin(secrets.pin, known?.pinHash ?? nobodys, pin)
  const proved =
    isRight && known?.pinHash
      ? await withRenewed(secrets, { ...known, pinHash: known.pinHash }, pin)
      : undefined
  const session = proved && (await admit(app, proved, place, from))
  count('learn_sign_ins_total', { method: 'pin', outcome: session ? 'signed_in' : 'refused' })
  if (session) return session
  countLocks(counted, app.now())
  throw fault('Unauthorized', 'That username and PIN don’t match. Check both and try again.')
}

/** A right PIN takes its lock back, so only a wrong one counts. */
function countLocks(counted: TryCounts, now: Date): void {
  for (const where of ['here', 'everywhere'] as const) {
    const { lockedUntil } = counted[where]
    if (lockedUntil && lockedUntil > now) count('learn_pin_locks_total', { where })
  }
}

/** With the hash that replaces one of a former key, for which only the PIN itself will do. */
const withRenewed = async (secrets: Secrets, known: { studentId: string; pinHash: string }, pin: string) => ({
  ...known,
  renewed: isFormerHash(secrets.pin, known.pinHash) ? await hashPin(secrets.pin, pin) : undefined,
})

async function countRequest(
  { rateLimits, now }: Pick<App, 'rateLimits' | 'now'>,
  address: string,
): Promise<void> {
  const { refusal } = await rateLimits.countEntrance('student', address, now())
  if (refusal) throw refusal
}

const tooManyTriesFault = (retryAfterSeconds: number) =>
  new Fault('TooManyRequests', `Too many wrong tries. Try again in ${waitWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })

const tooManyNamesFault = (retryAfterSeconds: number) =>
  new Fault(
    'TooManyRequests',
    `Too many different usernames were tried from this network. Try again in ${waitWords(retryAfterSeconds)}. Children who have signed in here before can still sign in.`,
    { retryAfterSeconds },
  )

const waitWords = (seconds: number) => {
  if (seconds < 120) return pluralize(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

let madeForNobody: Promise<string> | undefined

/** Compared with the PIN if the username is unknown, so that it takes the same work. */
function hashOfNobody({ pin }: Secrets): Promise<string> {
  madeForNobody ??= hashPin(pin, randomBytes(16).toString('hex'))
  return madeForNobody
}

/** Attempts from one network and on one username queue here, so that they don't use up the database connections. */
const takeTry = (app: App, place: store.Place, username: string) =>
  app.fairQueue.run(`student network ${place.network}`, () =>
    app.fairQueue.run(`student ${place.nameHash.toString('hex')}`, () =>
      app.identity.systemTransaction(async db => {
        const now = app.now()
        await store.lockName(db, place.nameHash)
        await store.lockNetwork(db, place.network)
        const names = await store.findFailingNames(db, place, now)
        noteSpraying(app, names, now)
        const wait = findSprayWait(names, now)
        if (wait !== undefined) throw refuseTry('many_usernames', tooManyNamesFault(wait))
        const counted = countTry(await store.findTries(db, place, now), now, names.isKnownHere)
        if ('waitSeconds' in counted) throw refuseTry('locked', tooManyTriesFault(counted.waitSeconds))
        await store.saveTries(db, place, counted, now)
        return { known: await store.findCredential(db, foldUsername(username)), counted }
      }),
    ),
  )

function refuseTry(reason: 'locked' | 'many_usernames', refusal: Fault): Fault {
  count('learn_pin_tries_refused_total', { reason })
  return refusal
}

let notedAt = 0

/** Tells the operator, once an hour. */
function noteSpraying({ log }: App, names: FailingNames, now: Date): void {
  if (!isSprayed(names) || Math.abs(now.getTime() - notedAt) < hour) return
  notedAt = now.getTime()
  log.warn(
    { failedUsernames: names.failingEverywhere },
    'somebody may be guessing PINs: very many usernames failed within an hour; networks that are new to a child get fewer tries',
  )
}

/** Issues a token, unless the PIN has changed in the meantime or the organization is suspended. */
const admit = (
  { identity, now: clock }: App,
  { studentId, pinHash, renewed }: { studentId: string; pinHash: string; renewed: string | undefined },
  place: store.Place,
  { requestId, address }: CallOrigin,
): Promise<StudentSession | undefined> =>
  identity.systemTransaction(async db => {
    const now = clock()
    await store.lockName(db, place.nameHash)
    const organizationId = await store.admitStudent(db, studentId, pinHash)
    if (!organizationId) return undefined
    if (renewed) await store.renewPin(db, studentId, pinHash, renewed)
    await store.forgiveTries(db, place, forgive(await store.findTries(db, place, now)), now)
    const token = makeSecret('learn_at_')
    const expiresAt = new Date(now.getTime() + tokenMilliseconds)
    await store.insertToken(db, { hash: hashSecret(token), studentId, scopes: studentScopes, expiresAt })
    const actor = { kind: 'student', principalId: studentId, userId: studentId } as const
    const event = { id: uuidv7(now), organizationId, subjectId: studentId, actor, requestId, address, now }
    await insertAuditEvent(db, { ...event, operation: 'auth.studentSignIn' })
    return { token, expiresAt: expiresAt.toISOString(), studentId }
  })

/** Ends the token of the request. The child's tokens on other devices stay valid. */
export async function signOutStudent(
  app: Pick<App, 'identity' | 'rateLimits' | 'now'>,
  authorization: string | undefined,
  address: string,
): Promise<void> {
  await countRequest(app, address)
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const isKnown =
    kindOfSecret(token) === 'token' &&
    (await store.deleteToken(app.identity.system, hashSecret(token), app.now()))
  if (isKnown) return
  const refusal = fault('Unauthorized', 'This is not a child’s token, or it has expired.')
  throw authorization ? refusing(refusal, { error: 'invalid_token' }) : refusal
}
