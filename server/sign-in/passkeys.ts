import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Application } from '../application.ts'
import { hashSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import { notifyPerson } from '../mail/account-notices.ts'
import { enqueueMail } from '../mail/queue.ts'
import * as store from './passkeys.store.ts'
import { type Browser, recordOwn, type SignedIn, startSession, type Visitor } from './sign-in.ts'

const challengeMilliseconds = 5 * 60_000
/** The transports in the standard. Others that a browser reports are not stored. */
const knownTransports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'] as const
/** More than anyone needs. */
const mostPasskeys = 20

type App = Pick<Application, 'identity' | 'secrets' | 'publicUrl' | 'now'>

/** Passkeys need a domain name. They don't work on an IP address. */
export function canUsePasskeys(publicUrl: string): boolean {
  return !/^[\d.]+$|^\[/.test(new URL(publicUrl).hostname)
}

const relyingParty = ({ publicUrl }: App) => ({
  rpID: new URL(publicUrl).hostname,
  expectedOrigin: publicUrl,
})

/** The options for creating a passkey in the browser. */
export async function passkeyOptions(app: App, { userId, email }: SignedIn): Promise<object> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const known = await store.findPasskeys(app.identity.system, userId)
  const options = await generateRegistrationOptions({
    rpName: 'Learn',
    rpID: relyingParty(app).rpID,
    userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: email,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(app, options.challenge, userId)
  return options
}

/** Adds a new passkey. False if it can't be verified, or if the person has too many already. */
export async function addPasskey(
  app: App,
  { userId }: SignedIn,
  given: { name: string; response: RegistrationResponseJSON },
  visitor: Visitor,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { rpID, expectedOrigin } = relyingParty(app)
  const now = app.now()
  const verified = await verifyRegistrationResponse({
    response: given.response,
    expectedChallenge: challenge => spendChallenge(app, challenge, userId),
    expectedOrigin,
    expectedRPID: rpID,
  }).catch(() => undefined) // Any error means that the passkey can't be verified.
  if (!verified?.verified) return false
  const { credential } = verified.registrationInfo
  return await app.identity.systemTransaction(async db => {
    const id = uuidv7(now)
    await store.lockPasskeys(db, userId) // Makes concurrent requests count one after the other.
    const added = await store.insertPasskey(db, {
      id,
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: knownTransports.filter(name => credential.transports?.includes(name)),
      name: given.name,
      now,
      most: mostPasskeys,
    })
    if (!added) return false
    await recordOwn(db, userId, 'auth.addPasskey', id, visitor, now)
    await notifyPerson(db, { userId, change: 'passkey', publicUrl: app.publicUrl, now }, mail =>
      enqueueMail(db, app.secrets, uuidv7(now), mail, now),
    )
    return true
  })
}

export async function removePasskey(
  app: App,
  { userId }: SignedIn,
  passkeyId: string,
  visitor: Visitor,
): Promise<void> {
  const now = app.now()
  await app.identity.systemTransaction(async db => {
    if (!(await store.deletePasskey(db, userId, passkeyId))) return
    await recordOwn(db, userId, 'auth.removePasskey', passkeyId, visitor, now)
  })
}

export async function findPasskeys({ identity }: App, { userId }: SignedIn) {
  return await store.findPasskeys(identity.system, userId)
}

/** The options for signing in with any passkey for this server. They name no person, so they reveal no account. */
export async function passkeySignInOptions(app: App): Promise<object> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app).rpID,
    userVerification: 'required',
  })
  await keepChallenge(app, options.challenge, null)
  return options
}

/** The secret of a new session, and the person's address. Undefined if the passkey is unknown or can't be verified. */
export async function passkeySignIn(
  app: App,
  response: AuthenticationResponseJSON,
  browser: Browser,
): Promise<{ sessionSecret: string; email: string } | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { rpID, expectedOrigin } = relyingParty(app)
  const now = app.now()
  const passkey = await store.findPasskeyByCredential(app.identity.system, String(response.id))
  if (!passkey) return undefined
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge => spendChallenge(app, challenge, null),
    expectedOrigin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[], // Stored by addPasskey from the known ones.
    },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  return await app.identity.systemTransaction(async db => {
    await store.notePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter, now)
    const sessionSecret = await startSession(app, db, passkey, 'auth.passkeySignIn', browser, now)
    return { sessionSecret, email: passkey.email }
  })
}

async function keepChallenge(
  { identity, now }: App,
  challenge: string,
  userId: string | null,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMilliseconds)
  await store.insertChallenge(identity.system, hashSecret(challenge), userId, expiresAt)
}

/** A challenge works once, and only for the person it was made for. */
const spendChallenge = ({ identity, now }: App, challenge: string, userId: string | null) =>
  store.deleteChallenge(identity.system, hashSecret(challenge), userId, now())
