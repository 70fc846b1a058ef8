import type { Invitation } from '@learn/contract/invitations'
import type { Mail } from '../mail/mail.ts'

/** The email with an invitation's link. Names are single lines: they were checked when they were set. */
export function invitationMail(publicUrl: string, invitation: Invitation, organizationName: string): Mail {
  const { email, role, token, expiresAt } = invitation
  return {
    to: email,
    subject: 'You have an invitation to Learn',
    text: `You have been invited to join "${organizationName}" on Learn as ${role === 'admin' ? 'an admin' : `a ${role}`}.

View and accept the invitation:

  ${publicUrl}/auth/invitation?token=${token}

The link works until ${expiresAt.slice(0, 10)}. You will be asked to sign in with this email address.
If you weren't expecting this invitation, you can ignore this email.
`,
  }
}
