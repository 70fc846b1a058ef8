import type { Mail } from '../mail/mail.ts'

/** The last email to a person, at the address that has just been removed. */
export const closedMail = (to: string): Mail => ({
  to,
  subject: 'Your Learn account is closed',
  text: `Your Learn account is closed, and this email address has been removed from it.

You can sign up again with this address at any time. You would start with a new, empty account.
`,
})
