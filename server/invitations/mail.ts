import type { Invitation } from '@learn/contract/invitations'
import { findEmail } from '../identity/credential.store.ts'
import { familyInvitationMail, guardianMail } from '../learn/families/mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { Queries } from '../storage/database.ts'
import type { InvitationRow } from './invitations.store.ts'
import { findOrganizationName } from './mail.store.ts'

/** The email with an invitation's link. Names are single lines: they were checked when they were set. */
function invitationMail(publicUrl: string, invitation: Invitation, organizationName: string): Mail {
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

/** The email with an invitation's link, to a member, a guardian or a family. */
export async function writeInvitation(
  db: Queries,
  publicUrl: string,
  { guardian, family, invitedByUserId }: InvitationRow,
  invitation: Invitation,
): Promise<Mail> {
  if (family)
    return familyInvitationMail(publicUrl, invitation, {
      guardian,
      inviter: await findEmail(db, invitedByUserId),
    })
  const organizationName = await findOrganizationName(db, invitation.organizationId)
  return (guardian ? guardianMail : invitationMail)(publicUrl, invitation, organizationName)
}
