import { html } from '../../documents/html.ts'
import { stopWeekly } from '../../mail/unsubscribe.store.ts'
import { readUnsubscribeToken } from '../../mail/unsubscribe.ts'
import { recordOwn } from '../../sign-in/sign-in.ts'
import { type Answer, message } from './page.ts'
import type { Pages, Visit } from './visit.ts'

const title = 'The weekly email'

const wrongLink = (): Answer =>
  message(title, 'This link is incomplete or not from this server. Open the full link from your email.', 404)

/** Neither page needs a sign-in, or says whose email it is: the link may have been passed on. */
export const unsubscribePages = {
  // Programs that check links in emails open them, so opening it must not change anything.
  'auth.unsubscribe': async ({ app, query }) => {
    const token = query.get('token') ?? ''
    if (!readUnsubscribeToken(app.secrets, token)) return wrongLink()
    const body = html`<p>You get a short email about your children’s week each Monday.</p>
<form method="post" action="/auth/unsubscribe?token=${token}">
<button class="first">Stop this email</button>
</form>
<p class="note">This changes nothing else. You can turn it on again on <a href="/family/emails">your family’s pages</a>.</p>`
    return { page: { title, body } }
  },

  'auth.stopEmails': async visit => {
    const subscription = readUnsubscribeToken(visit.app.secrets, visit.query.get('token') ?? '')
    if (!subscription) return wrongLink()
    await stop(visit, subscription.userId)
    const body = html`<p>You get no more weekly emails. One that is on its way already may still arrive.</p>
<p class="note">You can turn them on again on <a href="/family/emails">your family’s pages</a>.</p>`
    return { page: { title: 'It is off', body } }
  },
} satisfies Partial<Pages>

async function stop({ app, visitor }: Visit, userId: string): Promise<void> {
  const now = app.now()
  await app.identity.systemTransaction(async db => {
    if (await stopWeekly(db, userId, now))
      await recordOwn(db, userId, 'learn.updateLearnMailPreferences', userId, visitor, now)
  })
}
