import type { Mail } from '../mail/mail.ts'

/** The last email to a person, at the address that has just been removed. */
export const closedMail = (to: string): Mail => ({
  to,
  subject: 'Your Learn account is closed',
  text: `Your Learn account is closed, and this email address has been removed from it.

You can sign up again with this address at any time. You would start with a new, empty account.
`,
})

/** To the address that the person has, so that nobody takes an account away unnoticed. */
export const oldAddressMail = (
  publicUrl: string,
  { to, newEmail, token }: { to: string; newEmail: string; token: string },
): Mail => ({
  to,
  subject: 'Do you want to change your Learn email address?',
  text: `Somebody who is signed in as you has asked us to change your email address on Learn to ${newEmail}.

If this was you, confirm it here. We have sent a second link to the new address, and we need both:

  ${publicUrl}/auth/email?token=${token}

If it wasn't you, open the same link and choose "Cancel the change". Then sign out everywhere on your account page. The link
works for 24 hours. Without it, nothing changes.
`,
})

export const newAddressMail = (publicUrl: string, to: string, token: string): Mail => ({
  to,
  subject: 'Confirm your new Learn email address',
  text: `Somebody wants to use this email address for their account on Learn. If this was you, confirm it here:

  ${publicUrl}/auth/email?token=${token}

We have sent a second link to the old address, and we need both. The links work for 24 hours.
If this wasn't you, you can ignore this email.
`,
})
