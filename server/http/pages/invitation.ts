import { contract } from '@learn/contract'
import type { ReceivedInvitation } from '@learn/contract/invitations'
import { type Html, html } from '../../documents/html.ts'
import { Fault } from '../../fault.ts'
import { call } from './call.ts'
import { type Answer, message } from './page.ts'
import type { Pages, SignedInVisit } from './visit.ts'

export const invitationPages = {
  'auth.invitation': async visit => {
    const token = visit.query.get('token')
    if (!token)
      return message('Invitation', 'This link is incomplete. Open the full link from your email.', 404)
    const invitation = await call<ReceivedInvitation>(visit, contract['organizations.lookUpInvitation'], {
      body: { token },
    })
    if (invitation instanceof Fault) return refusal(visit, token, invitation)
    const { organizationName, teamName, role, children, status, invitedByEmail, fromGuardian } = invitation
    if (status === 'accepted') return message('Invitation', `You have already joined ${organizationName}.`)
    if (status !== 'pending') {
      const ended = status === 'expired' ? 'has expired' : 'was withdrawn'
      return message(
        'Invitation',
        `This invitation ${ended}. Ask ${invitedByEmail ?? organizationName} for a new one.`,
        410,
      )
    }
    const who = html`<strong>${invitedByEmail ?? 'A former member'}</strong>`
    const ordinary = html`<p>${who} has invited you to join <strong>${organizationName}</strong>
as ${role === 'admin' ? 'an admin' : `a ${role}`}${teamName && html`, in the team <strong>${teamName}</strong>`}.</p>
${children > 0 && guardianshipOf(children)}`
    const body = html`${fromGuardian ? familyOf(who, children) : ordinary}
<form method="post" action="/auth/invitation">
<input type="hidden" name="token" value="${token}">
<button class="first">Accept invitation</button>
</form>
<p class="note">You are signed in as ${visit.signedIn.email}.</p>`
    return { page: { title: 'You are invited', body } }
  },

  'auth.acceptInvitation': async visit => {
    const token = visit.form.get('token') ?? ''
    const accepted = await call<ReceivedInvitation>(visit, contract['organizations.acceptInvitation'], {
      body: { token },
    })
    if (accepted instanceof Fault) return refusal(visit, token, accepted)
    const { organizationName, children, fromGuardian } = accepted
    if (fromGuardian) return welcomeToFamily(children)
    const body = html`<p>You are now a member of <strong>${organizationName}</strong>${children > 0 && `, and the guardian of the ${children === 1 ? 'child' : `${children} children`} they have added for you`}.</p>
${
  children > 0
    ? html`<p>One thing is left: please read what Learn records, and say whether you agree.</p>
<p><a class="button first" href="/family">Read it and decide</a></p>`
    : html`<p><a class="button first" href="/tutor">See who you teach</a></p>
<p><a href="/auth/account">Go to your account</a></p>`
}`
    return { page: { title: 'Welcome', body } }
  },
} satisfies Partial<Pages>

/** What accepting a guardian's invitation means. */
const familyOf = (who: Html, children: number) =>
  children > 0
    ? html`<p>${who} has invited you to be another guardian of ${children === 1 ? 'their child' : `their ${children} children`}.</p>
<p>You will have the same rights as they have: you see how ${children === 1 ? 'the child is' : 'the children are'} getting on, and can set
the PIN, give or withdraw consent, and download or erase everything. By accepting, you confirm that you are a guardian.</p>`
    : html`<p>${who} has invited you to their family as a tutor. You will see how the children are getting on, and can set work for them.</p>`

const welcomeToFamily = (children: number): Answer => ({
  page: {
    title: 'Welcome',
    body: html`<p>You are now ${children > 0 ? 'a guardian' : 'a tutor'} of this family.</p>
<p><a class="button first" href="/family">Go to your family</a></p>`,
  },
})

/** What accepting means for the children. Consent is asked for afterwards, on its own. */
function guardianshipOf(children: number) {
  const [whom, whose] =
    children === 1
      ? ['your child', 'the child’s guardian']
      : [`${children} children`, 'the guardian of all of them']
  return html`<p>They have set up Learn for ${whom}, and told us that you agree. By accepting, you confirm that you are ${whose}.
Next, we show you what Learn records and why, and ask whether you agree yourself.</p>`
}

/** The error, with a way to sign in as somebody else when the invitation is for another address. */
function refusal({ signedIn }: SignedInVisit, token: string, { kind, message: text }: Fault): Answer {
  if (kind !== 'Forbidden') return message('Invitation', text, kind === 'NotFound' ? 404 : 400)
  const next = `/auth/invitation?token=${encodeURIComponent(token)}`
  const body = html`<p role="alert" class="problem">${text}</p>
<p>You are signed in as <strong>${signedIn.email}</strong>.</p>
<form method="post" action="/auth/sign-out">
<input type="hidden" name="next" value="${next}">
<button class="first">Sign in with another address</button>
</form>`
  return { page: { title: 'Invitation', body, status: 403 } }
}
