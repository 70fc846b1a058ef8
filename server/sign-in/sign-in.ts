import { type KeyObject, randomInt, timingSafeEqual } from 'node:crypto'
import type { Application } from '../application.ts'
import { hashSecret, makeSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import { notifyPerson } from '../mail/account-notices.ts'
import { enqueueMail } from '../mail/queue.ts'
import { sign } from '../secrets.ts'
import { insertAuditEvent } from '../storage/audit.store.ts'
import type { Queries } from '../storage/database.ts'
import { browserName } from './browser-name.ts'
import { digitsAfter, findCodeWait } from './code-limits.ts'
import { findKnownBrowser } from './known-browser.ts'
import * as store from './sign-in.store.ts'

const codeMilliseconds = 10 * 60_000
const mostTries = 5
const sessionMilliseconds = 30 * 24 * 60 * 60_000

/** Where a request came from, for the audit log. */
export interface Visitor {
  readonly requestId: string
  readonly address: string
  readonly userAgent: string | undefined
}

/** Where somebody signs in. */
export interface Browser extends Visitor {
  /** Its cookie that says which accounts it has signed in to before. */
  readonly known: string | undefined
}

type App = Pick<Application, 'identity' | 'secrets' | 'mail' | 'publicUrl' | 'now'>

/**
 * Sends a code to an address. It looks up no account, so neither the response nor its timing reveals whether one exists.
 * Returns the secret that the browser must send back with the code, or how long to wait.
 */
export async function requestCode(
  { identity, secrets, mail, now: clock }: App,
  asker: store.Asker,
): Promise<{ browserSecret: string } | { waitSeconds: number }> {
  const now = clock()
  const browserSecret = makeSecret('learn_br_')
  const result = await identity.systemTransaction(async db => {
    const sent = await store.lockCodes(db, asker, now)
    const waitSeconds = findCodeWait(asker, sent, now)
    if (waitSeconds !== undefined) return { waitSeconds }
    const digits = digitsAfter(sent)
    const code = String(randomInt(10 ** digits)).padStart(digits, '0')
    await store.insertCode(db, asker, {
      browserHash: hashSecret(browserSecret),
      codeHash: hashCode(secrets.signInCode.current, browserSecret, code),
      now,
      expiresAt: new Date(now.getTime() + codeMilliseconds),
    })
    await enqueueMail(db, secrets, uuidv7(now), codeMail(asker.email, code), now)
    return { browserSecret }
  })
  mail.kick()
  return result
}

const codeMail = (email: string, code: string) => ({
  urgent: true,
  to: email,
  subject: `${code} is your Learn code`,
  text: `Your code to sign in to Learn:

  ${code}

It works once, for 10 minutes, in the browser where you requested it. Don't share the code with anyone.
If you didn't request it, somebody may have mistyped their address. You can ignore this email.
`,
})

/** Includes the browser's secret, so that a code read over somebody's shoulder is useless in another browser. */
const hashCode = (key: KeyObject, browserSecret: string, code: string) =>
  sign(key, `${browserSecret} ${code}`)

export type CodeResult = { sessionSecret: string; email: string } | { triesLeft: number }

/** Signs in with a code. Each attempt is counted before it is checked, so that parallel guesses gain nothing. */
export async function verifyCode(
  app: App,
  browserSecret: string,
  code: string,
  browser: Browser,
): Promise<CodeResult> {
  const { identity, secrets } = app
  const now = app.now()
  const browserHash = hashSecret(browserSecret)
  const found = await store.takeTry(identity.system, browserHash, now, mostTries)
  if (!found) return { triesLeft: 0 }
  const given = code.replaceAll(/\s/g, '')
  const isMade = (key: KeyObject) => timingSafeEqual(hashCode(key, browserSecret, given), found.codeHash)
  if (!secrets.signInCode.matches(isMade)) return { triesLeft: mostTries - found.tries }
  const sessionSecret = await identity.systemTransaction(async db => {
    if (!(await store.spendCode(db, browserHash, found.codeHash))) return undefined
    const userId = await findOrMakeUser(db, found.email, now)
    return await startSession(app, db, { userId, email: found.email }, 'auth.verifyCode', browser, now)
  })
  return sessionSecret ? { sessionSecret, email: found.email } : { triesLeft: 0 }
}

/** One user per address, even if two browsers verify it together. */
async function findOrMakeUser(db: Queries, email: string, now: Date): Promise<string> {
  await store.lockEmail(db, email)
  const known = await store.findUserByEmail(db, email)
  if (known) return known
  const id = uuidv7(now)
  await store.insertUser(db, id, email, now)
  return id
}

/**
 * Starts a session in the transaction that verified the person. Returns its secret. A browser that is new to them is
 * reported to them, except at their very first sign-in.
 */
export async function startSession(
  app: Pick<Application, 'secrets' | 'publicUrl'>,
  db: Queries,
  { userId, email }: { userId: string; email: string },
  operation: string,
  { requestId, address, userAgent, known }: Browser,
  now: Date,
): Promise<string> {
  const secret = makeSecret('learn_ws_')
  const id = uuidv7(now)
  await store.insertSession(db, {
    id,
    hash: hashSecret(secret),
    userId,
    userAgent: userAgent?.slice(0, 200) ?? null,
    address,
    now,
    expiresAt: new Date(now.getTime() + sessionMilliseconds),
  })
  await recordOwn(db, userId, operation, id, { requestId, address }, now)
  const isFirst = await store.noteFirstSignIn(db, userId, now)
  if (isFirst || findKnownBrowser(app.secrets, known, email)) return secret
  const origin = `${browserName(userAgent ?? null)}, from the address ${address}`
  const notice = { userId, change: 'browser', origin, publicUrl: app.publicUrl, now } as const
  await notifyPerson(db, notice, mail => enqueueMail(db, app.secrets, uuidv7(now), mail, now))
  return secret
}

/** Records what a person did to their own account. */
export async function recordOwn(
  db: Queries,
  userId: string,
  operation: string,
  subjectId: string,
  { requestId, address }: Pick<Visitor, 'requestId' | 'address'>,
  now: Date,
): Promise<void> {
  const actor = { kind: 'user', principalId: userId, userId } as const
  const event = { id: uuidv7(now), organizationId: null, subjectId, actor, operation }
  await insertAuditEvent(db, { ...event, address, requestId, now })
}

export async function endSession({ identity }: Pick<Application, 'identity'>, secret: string): Promise<void> {
  await store.deleteSession(identity.system, hashSecret(secret))
}

/** The person signed in in this browser. */
export interface SignedIn {
  readonly userId: string
  readonly email: string
  readonly sessionId: string
  readonly secret: string
}

/** The person signed in with this secret. Read on every request, so that an ended session stops working immediately. */
export async function findSignedIn(
  { identity, now, lastUses }: Pick<Application, 'identity' | 'now' | 'lastUses'>,
  secret: string,
): Promise<SignedIn | undefined> {
  const moment = now()
  const session = await store.findSession(identity.system, hashSecret(secret), moment)
  if (!session) return undefined
  lastUses.note(session.sessionId, moment)
  return { ...session, secret }
}
