import { contract } from '@learn/contract'
import type { ReceivedInvitation } from '@learn/contract/invitations'
import { html } from '../../documents/html.ts'
import { Fault } from '../../fault.ts'
import { call } from './account.ts'
import { type Answer, message } from './page.ts'
import type { Pages, SignedInVisit } from './visit.ts'

export const invitationPages = {
  'auth.invitation': async visit => {
    const token = visit.query.get('token')
    if (!token) return message('Invitation', 'Open the whole link that was in your mail.', 404)
    const invitation = await call<ReceivedInvitation>(visit, contract['organizations.lookUpInvitation'], {
      body: { token },
    })
    if (invitation instanceof Fault) return refusal(visit, token, invitation)
    const { organizationName, teamName, role, status, invitedByEmail } = invitation
    if (status === 'accepted') return message('Invitation', `You have joined ${organizationName} already.`)
    if (status !== 'pending')
      return message('Invitation', `This invitation is ${status}. Ask for a new one.`, 410)
    const body = html`<p><strong>${invitedByEmail}</strong> invites you to join <strong>${organizationName}</strong>
with the role ${role}${teamName && html`, in the team <strong>${teamName}</strong>`}.</p>
<form method="post" action="/auth/invitation">
<input type="hidden" name="token" value="${token}">
<button>Accept</button>
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
    return message('Welcome', `You are now a member of ${accepted.organizationName}.`)
  },
} satisfies Partial<Pages>

/** What went wrong, and the way out where it was the wrong person. */
function refusal({ signedIn }: SignedInVisit, token: string, { kind, message: text }: Fault): Answer {
  if (kind !== 'Forbidden') return message('Invitation', text, kind === 'NotFound' ? 404 : 400)
  const next = `/auth/invitation?token=${encodeURIComponent(token)}`
  const body = html`<p role="alert" class="problem">${text}</p>
<p>You are signed in as <strong>${signedIn.email}</strong>.</p>
<form method="post" action="/auth/sign-out">
<input type="hidden" name="next" value="${next}">
<button>Sign in with another address</button>
</form>`
  return { page: { title: 'Invitation', body, status: 403 } }
}
