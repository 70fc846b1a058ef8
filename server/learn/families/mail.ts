import type { Mail } from '../../mail/mail.ts'

/** Emails about children never name them, and organizations choose no part of a subject. */

const rights = `As the guardian, you can:

- see your child's progress, and why each step was chosen
- change their PIN
- export everything recorded about them
- withdraw your consent, or erase everything recorded about them

There are no web pages for this yet. You need the Learn command line, signed in with this email address.`

/** Tells a parent that an organization has set up Learn for their child. */
export function familyMail(publicUrl: string, to: string, organizationName: string): Mail {
  return {
    to,
    subject: 'Learn has been set up for your family',
    text: `"${organizationName}" has set up Learn for your child and named you as their guardian.
Learn helps children practise for the 11+ exam.

${rights}
Ask "${organizationName}" if you need help with it.

Your account needs no password. You can sign in here:

  ${publicUrl}/auth/sign-in

If you weren't expecting this, please contact "${organizationName}".
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
