import type { Mail } from '../../mail/mail.ts'

/** Tells a parent that an organization has made an account for the family. The child is not named in a mail. */
export function familyMail(publicUrl: string, to: string, organizationName: string): Mail {
  return {
    to,
    subject: `${organizationName} has set up Learn for your family`,
    text: `"${organizationName}" has set up Learn for your child, and named you as the parent.

You can see what your child learns, set another PIN, and withdraw your consent or have everything erased at any time.
Sign in with this address:

  ${publicUrl}/auth/sign-in

If you don't know what this is about, please write to "${organizationName}", or sign in and have the account erased.
`,
  }
}
