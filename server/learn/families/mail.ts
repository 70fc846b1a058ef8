import type { Mail } from '../../mail/mail.ts'

/** Emails about children never name them, and no part of a subject line is chosen by an organization. */

const rights = `As the guardian, you can:

- see your child's progress, and why each step was chosen
- change their PIN
- export everything recorded about them
- withdraw your consent, or erase everything recorded about them

There are no web pages for this yet. You need the Learn command line, signed in with this email address.`

/** Invites a parent to become the guardian of the child that an organization has added. */
export function guardianMail(
  publicUrl: string,
  invitation: { readonly email: string; readonly token: string; readonly expiresAt: string },
  organizationName: string,
): Mail {
  const { email, token, expiresAt } = invitation
  return {
    to: email,
    subject: 'Your child on Learn: please confirm that you are the guardian',
    text: `"${organizationName}" has set up Learn for your child and named you as their guardian.
Learn helps children practise for the 11+ exam. Your child can already practise: "${organizationName}" has told us
that you agree to this.

View the invitation, and accept it to confirm your consent:

  ${publicUrl}/auth/invitation?token=${token}

The link works until ${expiresAt.slice(0, 10)}. You will be asked to sign in with this email address. No password is needed.

${rights}
Ask "${organizationName}" if you need help with it.

If you weren't expecting this, don't accept, and ask "${organizationName}" to erase the child from Learn.
`,
  }
}

/** Tells a guardian that an organization has added another child of theirs. */
export function newChildMail(publicUrl: string, to: string, organizationName: string): Mail {
  return {
    to,
    subject: 'A child was added to your family on Learn',
    text: `"${organizationName}" has added a child to your family on Learn, and named you as their guardian.

${rights}
Ask "${organizationName}" if you need help with it. You can sign in here:

  ${publicUrl}/auth/sign-in
`,
  }
}

/** Tells a guardian that somebody else now sees their children. */
export function newTutorMail(publicUrl: string, to: string, tutor: string, organizationName: string): Mail {
  return {
    to,
    subject: 'Somebody has joined your family on Learn',
    text: `${tutor} has joined your family at "${organizationName}" on Learn. They now see your child's learning, and can
set work for them.

If you weren't expecting this, ask "${organizationName}" to remove them.

${rights} You can sign in here:

  ${publicUrl}/auth/sign-in
`,
  }
}
