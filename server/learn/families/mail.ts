import type { Mail } from '../../mail/mail.ts'

/** Tells a parent that an organization has set up Learn for their child. Emails never name the child. */
export function familyMail(publicUrl: string, to: string, organizationName: string): Mail {
  return {
    to,
    subject: `${organizationName} has set up Learn for your family`,
    text: `"${organizationName}" has set up Learn for your child and named you as their guardian.
Learn helps children practise for the 11+ exam.

As the guardian, you can:

- see your child's progress, and why each step was chosen
- change their PIN
- export everything recorded about them
- withdraw your consent, or erase everything recorded about them

There are no web pages for this yet. You need the Learn command line, signed in with this email address.
Ask "${organizationName}" if you need help with it.

Your account needs no password. You can sign in here:

  ${publicUrl}/auth/sign-in

If you weren't expecting this, please contact "${organizationName}".
`,
  }
}
