import type { Invitation } from '@learn/contract/invitations'
import type { Mail } from '../mail/mail.ts'

/** The mail that brings an invitation. Names in it are one line each: the functions that take them see to that. */
export function invitationMail(publicUrl: string, invitation: Invitation, organizationName: string): Mail {
  const { email, role, token, expiresAt } = invitation
  return {
    to: email,
    subject: `You are invited to ${organizationName}`,
    text: `You are invited to join "${organizationName}" on Learn, with the role ${role}.

Look at the invitation and accept it here:

  ${publicUrl}/auth/invitation?token=${token}

The link works until ${expiresAt.slice(0, 10)}, for this address only: you will be asked to sign in with it.
If you don't know what this is about, you can ignore it.
`,
  }
}
