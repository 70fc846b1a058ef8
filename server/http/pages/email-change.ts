import { contract } from '@learn/contract'
import { type Html, html } from '../../documents/html.ts'
import { Fault } from '../../fault.ts'
import { type Decision, decideEmailChange, findEmailChange } from '../../sign-in/email-change.ts'
import { call } from './call.ts'
import { type Answer, message, tooManyTriesPage } from './page.ts'
import { countGuess } from './sign-in.ts'
import type { Pages } from './visit.ts'

/** For ten minutes and one network address. */
const mostLinks = 60

export const emailChangePages = {
  'auth.requestEmailChange': async visit => {
    const newEmail = visit.form.get('email') ?? ''
    const asked = await call<{ newEmail: string }>(visit, contract['identity.requestEmailChange'], {
      body: { newEmail },
    })
    if (asked instanceof Fault) return changeRefused(asked, newEmail)
    const body = html`<p>We have sent a link to <strong>${visit.signedIn.email}</strong> and another to <strong>${asked.newEmail}</strong>.
Open both within 24 hours. Your address changes when both are confirmed.</p>
<p><a href="/auth/account">Go back to your account</a></p>`
    return { page: { title: 'Check both inboxes', body } }
  },

  'auth.emailChange': async visit => {
    const wait = await countGuess(visit, 'email change', mostLinks)
    if (wait !== undefined) return tooManyTriesPage(wait)
    const token = visit.query.get('token') ?? ''
    const change = await findEmailChange(visit.app, token)
    if (!change) return decided('over')
    const { side, email, formerEmail, isConfirmed } = change
    if (isConfirmed) return decided('waiting')
    const question =
      side === 'old'
        ? html`<p>Do you want to change your email address on Learn from <strong>${formerEmail}</strong> to <strong>${email}</strong>?</p>`
        : html`<p>Do you want to use <strong>${email}</strong> for your account on Learn, instead of the address you have now?</p>`
    const body = html`${question}
<form method="post" action="/auth/email" class="buttons">
<input type="hidden" name="token" value="${token}">
<button class="first" name="decision" value="confirm">Confirm</button>
<button name="decision" value="cancel">Cancel the change</button>
</form>`
    return { page: { title: 'Change your email address', body } }
  },

  'auth.decideEmailChange': async visit => {
    const { app, form, visitor } = visit
    const wait = await countGuess(visit, 'email change', mostLinks)
    if (wait !== undefined) return tooManyTriesPage(wait)
    const token = form.get('token') ?? ''
    return decided(await decideEmailChange(app, token, form.get('decision') === 'confirm', visitor))
  },
} satisfies Partial<Pages>

const outcomes: Readonly<Record<Decision, readonly [title: string, text: string, status?: number]>> = {
  over: [
    'This link is over',
    'The change has been made or cancelled, or the link has expired. You can ask again on your account page.',
    410,
  ],
  canceled: ['Nothing has changed', 'Your email address stays as it was.'],
  waiting: [
    'One link is left',
    'This one is confirmed. Now open the link that we have sent to the other address.',
  ],
  taken: [
    'This address can’t be used',
    'The new address has an account of its own. Close that account first, or choose another address. Nothing has changed.',
    409,
  ],
  changed: ['Your email address has changed', 'Sign in with the new address from now on.'],
}

function decided(decision: Decision): Answer {
  const [title, text, status = 200] = outcomes[decision]
  return message(title, text, status)
}

function changeRefused({ kind, message: reason }: Fault, email: string): Answer {
  const isOwn = reason.includes('already')
  const text =
    kind !== 'BadRequest' && kind !== 'HttpApiDecodeError'
      ? reason
      : isOwn
        ? 'This is your address already.'
        : 'That doesn’t look like an email address.'
  const body = html`<p role="alert" class="problem">${text}</p>
${changeForm(email)}
<p><a href="/auth/account">Go back to your account</a></p>`
  return { page: { title: 'Your address has not changed', status: 400, body } }
}

export const changeForm = (email = ''): Html => html`<form method="post" action="/auth/account/email">
<label for="new-email">New email address</label>
<input id="new-email" name="email" type="email" value="${email}" maxlength="254" autocomplete="off" required>
<button>Change my address</button>
</form>`
