import type { Mail } from '../mail/mail.ts'

/** Tells an organization that auto-recharge was turned off. Names are single lines. */
export function rechargeStoppedMail(
  publicUrl: string,
  to: string,
  { organizationName, failures }: { organizationName: string; failures: number },
): Mail {
  return {
    to,
    subject: 'Auto-recharge is off',
    text: `The card for "${organizationName}" on Learn was declined ${failures} times in a row, so we have turned auto-recharge off.
Nothing was charged. Paid operations keep working until the credits are used up.

To turn it back on:

1. Change the card on the page that billing.createPortalSession links to, or buy credits with another card
   (billing.createTopUp).
2. Call billing.updateAutoRecharge with enabled set to true.

How to call these operations:

  ${publicUrl}/docs
`,
  }
}
