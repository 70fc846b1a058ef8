import * as kinds from './kinds.ts'
import type { Theme } from './setting.ts'

export const payments = {
  STRIPE_SECRET_KEY: {
    kind: kinds.textMatching(/^[sr]k_\w+$/, 'a secret or restricted key that starts with sk_ or rk_'),
    secret: true,
    unset: 'the server does not take payments',
    meaning: 'The key for the Stripe API; set it together with `STRIPE_WEBHOOK_SECRET`.',
  },
  STRIPE_WEBHOOK_SECRET: {
    kind: kinds.textMatching(/^whsec_\S+$/, "the webhook's signing secret, which starts with whsec_"),
    secret: true,
    unset: 'the server does not take payments',
    meaning: 'The signing secret of the webhook.',
  },
  STRIPE_CURRENCY: {
    kind: kinds.textMatching(/^[a-z]{3}$/, 'a three-letter currency code in lowercase, such as gbp'),
    default: 'gbp',
    meaning: 'The currency of all prices.',
  },
  STRIPE_CREDIT_PRICE: {
    kind: kinds.wholeNumber(1, 100_000),
    default: '10',
    meaning: "The price of one credit, in the currency's smallest unit, such as pence.",
  },
  STRIPE_PLANS: {
    kind: kinds.plans,
    unset: 'there are no plans',
    meaning:
      "The plans and their prices at Stripe; `credits` in a price's metadata is the number of credits for each paid period.",
  },
  STRIPE_API_BASE: {
    kind: kinds.origin('https://api.stripe.com'),
    unset: "Stripe's own address is used",
    meaning: 'Another address for the Stripe API, for tests.',
  },
} as const satisfies Theme['settings']
