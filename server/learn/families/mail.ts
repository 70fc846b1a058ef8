import type { Mail } from '../../mail/mail.ts'

/** Emails about children never name them, and no part of a subject line is chosen by an organization. */

const rights = `As the guardian, you can:

- see your child's progress, and why each step was chosen
- withdraw your consent
- change their PIN
- export or erase everything recorded about them

Your family's page on Learn shows your child, and your consent. For the rest you need the Learn command line, signed in
with this email address.`

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
Learn helps children practise for the 11+ exam. "${organizationName}" has told us that you agree to this. We ask you
yourself too, because so far your child's consent stands on their word only.

Open the invitation and accept it. The next page shows what is recorded and why. There you can agree, or say no:

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
They have told us that you agree to this. We ask you yourself too, because so far your child's consent stands on their
word only. This page shows what is recorded and why. There you can agree, or say no:

  ${publicUrl}/family

${rights}
Ask "${organizationName}" if you need help with it.
`,
  }
}

/** Tells a guardian that somebody else now sees their children. */
export function newTutorMail(publicUrl: string, to: string, tutor: string, organizationName: string): Mail {
  return {
    to,
    subject: 'Somebody new can see your child’s learning on Learn',
    text: `${tutor} can now see your child's learning at "${organizationName}" on Learn, and set work for them.

If you weren't expecting this, ask "${organizationName}" to remove them.

${rights} You can sign in here:

  ${publicUrl}/family
`,
  }
}
