import type { Application } from '../application.ts'
import { hashSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import type { Mail } from '../mail/mail.ts'
import { enqueueMail } from '../mail/queue.ts'
import * as store from './email-change.store.ts'
import { findUserByEmail, lockEmail } from './sign-in.store.ts'
import { recordOwn, type Visitor } from './sign-in.ts'

type App = Pick<Application, 'identity' | 'secrets' | 'mail' | 'now'>

/** What a link in an email is about; undefined if it is over. */
export async function findEmailChange({ identity, now }: App, token: string) {
  return await store.findEmailChange(identity.system, hashSecret(token), now())
}

/** `waiting`: the other link has not been confirmed. `taken`: the new address has an account of its own. */
export type Decision = 'over' | 'canceled' | 'waiting' | 'taken' | 'changed'

/** Confirms or cancels a change with one of its two links. The second confirmation changes the address. */
export async function decideEmailChange(
  { identity, secrets, mail, now: clock }: App,
  token: string,
  isConfirmed: boolean,
  visitor: Visitor,
): Promise<Decision> {
  const now = clock()
  const decision = await identity.systemTransaction(async db => {
    const change = await store.findEmailChange(db, hashSecret(token), now, true)
    if (!change) return 'over'
    const { userId, email, formerEmail, isOtherConfirmed } = change
    if (!isConfirmed) {
      await store.deleteEmailChange(db, userId)
      await recordOwn(db, userId, 'auth.decideEmailChange', userId, visitor, now)
      return 'canceled'
    }
    await store.confirmEmailChange(db, change, now)
    if (!isOtherConfirmed) return 'waiting'
    await lockEmail(db, email)
    if ((await findUserByEmail(db, email)) !== undefined) {
      await store.deleteEmailChange(db, userId)
      return 'taken'
    }
    await store.changeEmail(db, change)
    await recordOwn(db, userId, 'auth.decideEmailChange', userId, visitor, now)
    await enqueueMail(db, secrets, uuidv7(now), addressChangedMail(formerEmail, email), now)
    return 'changed'
  })
  mail.kick()
  return decision
}

/** The last email to the old address. */
const addressChangedMail = (to: string, newEmail: string): Mail => ({
  to,
  subject: 'Your Learn email address has changed',
  text: `Your email address on Learn is now ${newEmail}. You sign in with that one from now on, and this address no longer
belongs to your account.

If you did not want this, tell the people who run this server as soon as you can.
`,
})
