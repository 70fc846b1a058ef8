import pg from 'pg'
import { deleteSessions } from '../identity/sign-ins.store.ts'
import { uuidv7 } from '../ids.ts'
import { findInvitation, renewInvitation } from '../invitations/invitations.store.ts'
import { makeTokenFields, withToken } from '../invitations/invitations.ts'
import { writeInvitation } from '../invitations/mail.ts'
import type { Mail } from '../mail/mail.ts'
import { enqueueMail } from '../mail/queue.ts'
import { OperatorError } from '../operator-error.ts'
import type { Secrets } from '../secrets.ts'
import { deletePasskey } from '../sign-in/passkeys.store.ts'
import { lockOrganization } from '../storage/organization.store.ts'
import { inTransaction, queriesOf, recordAsOperator } from './operator.ts'
import * as store from './people.store.ts'

/** For queuing emails, which the running server then sends. */
export interface Sending {
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly now: Date
}

/** Sends an invitation again with a new link, which replaces the old one and is valid for a week. */
export async function resendInvitation(client: pg.ClientBase, id: string, sending: Sending) {
  const { secrets, publicUrl, now } = sending
  const db = queriesOf(client)
  return await inTransaction(client, async () => {
    const known = await findInvitation(db, id, now)
    if (known) await lockOrganization(db, known.organizationId)
    const before = known && (await findInvitation(db, id, now, 'for update'))
    if (!before) throw new OperatorError(`There is no invitation ${id}. See npm run admin -- find-person.`)
    if (before.status === 'accepted' || before.status === 'revoked')
      throw new OperatorError(
        `This invitation has been ${before.status}. Only the organization can create a new one.`,
      )
    await renewInvitation(db, id, makeTokenFields({ now })).catch(refuseWithoutSeat)
    const renewed = await findInvitation(db, id, now)
    if (!renewed) throw new Error('the invitation that was just renewed is missing')
    const mail = await writeInvitation(db, publicUrl, renewed, withToken({ secrets }, renewed))
    await enqueueMail(db, secrets, uuidv7(now), mail, now)
    await recordAsOperator(client, 'operator.resendInvitation', before.organizationId, id, now)
    return renewed
  })
}

function refuseWithoutSeat(error: unknown): never {
  if (!(error instanceof pg.DatabaseError && error.constraint === 'seats')) throw error
  throw new OperatorError(
    'This invitation has expired, and the organization has no free seat for it. Give the organization more seats with set-seats.',
  )
}

/** What helps a person, by their address. That the operator looked at an account is recorded there. */
export async function lookUpPerson(client: pg.ClientBase, email: string, now: Date) {
  return await inTransaction(client, async () => {
    const person = (await store.findPerson(client, email, now)) ?? null
    const invitations = await store.findInvitationsTo(client, email, now)
    if (person) {
      const { id } = person
      await recordAboutPerson(client, { userId: id, subjectId: id, operation: 'operator.findPerson', now })
    }
    return { email, person, invitations }
  })
}

/** Ends all of a person's sessions in browsers, and tells them. Returns how many. */
export async function endSessions(client: pg.ClientBase, userId: string, sending: Sending) {
  const { now } = sending
  return await inTransaction(client, async () => {
    const email = await requirePerson(client, userId)
    const ended = await deleteSessions(queriesOf(client), userId, now)
    await recordAboutPerson(client, { userId, subjectId: userId, operation: 'operator.endSessions', now })
    await send(client, sending, signedOutMail(email))
    return { email, ended }
  })
}

/** Removes a lost passkey, ends all sessions and tells the person. */
export async function unlinkPasskey(
  client: pg.ClientBase,
  passkeyId: string,
  proof: string,
  sending: Sending,
) {
  const { now, publicUrl } = sending
  const db = queriesOf(client)
  return await inTransaction(client, async () => {
    const userId = await store.findOwnerOfPasskey(client, passkeyId)
    const email = userId && (await requirePerson(client, userId))
    if (!userId || !email || !(await deletePasskey(db, userId, passkeyId)))
      throw new OperatorError(`There is no passkey ${passkeyId}. See npm run admin -- find-person.`)
    const ended = await deleteSessions(db, userId, now)
    const operation = 'operator.unlinkPasskey'
    await recordAboutPerson(client, { userId, subjectId: passkeyId, operation, note: proof, now })
    await send(client, sending, passkeyRemovedMail(email, publicUrl))
    return { email, ended }
  })
}

async function requirePerson(client: pg.ClientBase, userId: string): Promise<string> {
  const email = await store.lockPerson(client, userId)
  if (email === undefined)
    throw new OperatorError(`There is no person ${userId}. See npm run admin -- find-person.`)
  return email
}

async function recordAboutPerson(
  client: pg.ClientBase,
  event: { userId: string; subjectId: string; operation: string; note?: string; now: Date },
): Promise<void> {
  await store.insertPersonEvent(client, { note: null, ...event, id: uuidv7(event.now) })
}

async function send(client: pg.ClientBase, { secrets, now }: Sending, mail: Mail): Promise<void> {
  await enqueueMail(queriesOf(client), secrets, uuidv7(now), mail, now)
}

const signedOutMail = (to: string): Mail => ({
  to,
  subject: 'You were signed out of Learn everywhere',
  text: `The people who run this Learn server have signed you out in every browser. You can sign in again at any time.

If you did not ask for this, ask the people who run this server why they did it.
`,
})

const passkeyRemovedMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'A passkey was removed from your Learn account',
  text: `The people who run this Learn server have removed a passkey from your account, because somebody reported it
lost, and they made sure that it was you. You were signed out in every browser.

You can sign in with a code that we email to this address, and add a new passkey on your account page:

  ${publicUrl}/auth/account

If you did not ask for this, tell the people who run this server as soon as you can.
`,
})
