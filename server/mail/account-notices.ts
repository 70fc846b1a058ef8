import { uuidv7 } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import type { Queries } from '../storage/database.ts'
import type { AccountChange } from './account-notices.store.ts'
import * as store from './account-notices.store.ts'
import type { Mail } from './mail.ts'
import { sealMail } from './queue.ts'

/** Each change as a subject line and as sentences. */
const words = {
  passkey: {
    subject: 'A passkey was added to your Learn account',
    one: 'A passkey was added to your Learn account',
    more: 'passkeys were added to your Learn account',
  },
  key: {
    subject: 'An API key that acts for you was created on Learn',
    one: 'An API key that acts for you was created or rotated on Learn',
    more: 'API keys that act for you were created or rotated on Learn',
  },
  app: {
    subject: 'An app can now act for you on Learn',
    one: 'An app was given access to your Learn account',
    more: 'apps were given access to your Learn account',
  },
  browser: {
    subject: 'New sign-in to your Learn account',
    one: 'Somebody signed in to your Learn account in a browser that we had not seen before',
    more: 'sign-ins to your Learn account came from browsers that we had not seen before',
  },
} satisfies Record<AccountChange, { subject: string; one: string; more: string }>

interface Notice {
  readonly userId: string
  readonly change: AccountChange
  /** Where it came from, in our own words. */
  readonly origin?: string
  readonly publicUrl: string
  readonly now: Date
}

/**
 * Emails a person about a change to their account, in the transaction of the change. Further changes of the same kind
 * within an hour are counted, and summed up in one email afterwards.
 */
export async function notifyPerson(
  db: Queries,
  { userId, change, origin, publicUrl, now }: Notice,
  send: (mail: Mail) => Promise<void>,
): Promise<void> {
  const email = await store.noteChange(db, userId, change, now)
  if (!email) return
  const when = `on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC`
  await send(
    noticeMail(email, change, `${words[change].one} ${when}${origin ? `: ${origin}` : ''}.`, publicUrl),
  )
}

interface SummaryParts {
  readonly secrets: Pick<Secrets, 'mail'>
  readonly publicUrl: string
}

/** Sends the emails that sum up an hour. Returns how many were due. */
export async function sendSummaries(
  db: Queries,
  now: Date,
  atMost: number,
  { secrets, publicUrl }: SummaryParts,
): Promise<number> {
  const due = await store.findDueSummaries(db, now, atMost)
  for (const summary of due) {
    const { email, change, unsent } = summary
    const { one, more } = words[change]
    const what =
      unsent === 1
        ? `Since our last email about this: ${one}.`
        : `Since our last email about this, ${unsent} more ${more}.`
    const mail = noticeMail(email, change, what, publicUrl)
    await store.sendSummary(db, summary, { id: uuidv7(now), sealed: sealMail(secrets, mail), now })
  }
  return due.length
}

const advice = {
  key: `Removing an app's access also ends the keys that were created through it. To revoke any other key, list the
keys of your organizations with "learn keys list".
`,
}

const noticeMail = (to: string, change: AccountChange, what: string, publicUrl: string): Mail => ({
  to,
  subject: words[change].subject,
  text: `${what}

If this was you, there is nothing to do.

If it wasn't you, open your account page and remove everything that you don't recognize:

  ${publicUrl}/auth/account

${change === 'key' ? advice.key : ''}Then check that nobody else can read your email: anyone who can is able to sign in as you.
`,
})
