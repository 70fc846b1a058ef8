import type { Mail } from '../mail/mail.ts'

/** The mail that says that credits are not bought by themselves any more. Names in it are one line each. */
export function rechargeStoppedMail(
  publicUrl: string,
  to: string,
  { organizationName, failures }: { organizationName: string; failures: number },
): Mail {
  return {
    to,
    subject: `Credits of ${organizationName} are no longer bought automatically`,
    text: `The card of "${organizationName}" on Learn was declined ${failures} times in a row, so auto-recharge is switched off.
Nothing was charged. Paid operations go on until the credits are used up.

To switch it on again, change the card (billing.createPortalSession leads to the page for that, or buy credits
with another one by billing.createTopUp), then call billing.updateAutoRecharge.

  ${publicUrl}/docs
`,
  }
}
