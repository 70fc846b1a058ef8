import type { Mail } from '../../mail/mail.ts'

/** Emails about children never name them, and no part of a subject line is chosen by an organization. */

const rights = `As the guardian, you can:

- see your child's progress, and why each step was chosen
- withdraw your consent
- change their PIN
- export or erase everything recorded about them

All of it is in the settings of your child's page on Learn.`

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
Ask "${organizationName}" if you need help.

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
Ask "${organizationName}" if you need help.
`,
  }
}

/** Tells a guardian that somebody who teaches their child has set the PIN. */
export function newPinMail(publicUrl: string, to: string, organizationName: string): Mail {
  return {
    to,
    subject: 'Your child has a new PIN on Learn',
    text: `Somebody who teaches your child at "${organizationName}" has given them a new PIN on Learn. The old PIN no
longer works. Ask the tutor for the new PIN, or set your own in your child's settings:

  ${publicUrl}/family

There you can see who may set the PIN.
`,
  }
}

/** Tells a guardian that somebody else now sees their children. */
export function newTutorMail(publicUrl: string, to: string, tutor: string, organizationName: string): Mail {
  return {
    to,
    subject: 'Somebody new can see your child’s learning on Learn',
    text: `${tutor} can now see your child's learning at "${organizationName}" on Learn, and set work for them.

If you weren't expecting this, you can remove them. Your child's settings show who sees their learning:

  ${publicUrl}/family

${rights}
`,
  }
}

/** Invites somebody to a guardian's family. Organizations chose none of these words. */
export function familyInvitationMail(
  publicUrl: string,
  invitation: { readonly email: string; readonly token: string; readonly expiresAt: string },
  { guardian, inviter = 'A parent' }: { guardian: boolean; inviter?: string | undefined },
): Mail {
  const { email, token, expiresAt } = invitation
  const what = guardian
    ? `as another guardian. You would have the same rights as they have: to see how the children of the family are getting on,
to set their PINs, to give or withdraw consent, and to download or erase everything recorded about them.`
    : 'as a tutor. You would see how the children of the family are getting on, and could set work for them.'
  return {
    to: email,
    subject: 'You have an invitation to a family on Learn',
    text: `${inviter} has invited you to their family on Learn, ${what}

Learn helps children practise for the 11+ exam. View and accept the invitation:

  ${publicUrl}/auth/invitation?token=${token}

The link works until ${expiresAt.slice(0, 10)}. You will be asked to sign in with this email address. No password is needed.
If you weren't expecting this invitation, you can ignore this email.
`,
  }
}

/** Tells a guardian that the family has another one. */
export const newGuardianMail = (publicUrl: string, to: string, newcomer: string): Mail => ({
  to,
  subject: 'Your family on Learn has another guardian',
  text: `${newcomer} has accepted a guardian's invitation to your family on Learn, and is now a guardian of your child too. They
have the same rights as you.

Your child's settings show who sees their learning:

  ${publicUrl}/family
`,
})

/** Tells somebody that a guardian has ended their access. */
export const removedMail = (to: string): Mail => ({
  to,
  subject: 'You have left a family on Learn',
  text: `A guardian has removed you from their family on Learn. You no longer see the children of this family.

If this surprises you, ask the family.
`,
})

const dayOf = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Tells a guardian that a child will be erased, and how to stop it. */
export const erasureMail = (publicUrl: string, to: string, studentId: string, at: Date): Mail => ({
  to,
  subject: 'Your child’s records on Learn will be erased',
  text: `A guardian has asked us to erase everything that Learn has recorded about your child. We will do this on ${dayOf(at)}.
Until then, your child can't practise. Afterwards, nobody can bring the records back.

If you don't want this, you can stop it until then, even if another guardian asked for it:

  ${publicUrl}/family/${studentId}/settings

There you can also download everything first.
`,
})

export const erasureStoppedMail = (publicUrl: string, to: string, studentId: string): Mail => ({
  to,
  subject: 'Your child’s records on Learn will stay',
  text: `A guardian has stopped the erasure of your child's records on Learn. Nothing was erased, and your child can practise
again.

  ${publicUrl}/family/${studentId}/settings
`,
})
