import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { Credits, closed, Id, named, nullable, Timestamp } from './values.ts'

export const mostTopUpCredits = 1_000_000

const ReturnUrl = Type.Optional(
  Type.String({
    maxLength: 2_000,
    description: 'Where the browser comes back to: a page under this server’s own address.',
  }),
)

const PaymentPage = Type.String({ description: 'A page of the payment provider: open it in a browser.' })

const topUp = closed(
  {
    id: Type.String({ description: 'The id at the payment provider.' }),
    url: PaymentPage,
    credits: Credits,
    amount: Type.Integer({ description: 'What is to be paid, in the currency’s minor units.' }),
    currency: Type.String({ description: 'Three small letters.' }),
    expiresAt: Timestamp,
  },
  { $id: 'TopUp' },
)
export interface TopUp extends Static<typeof topUp> {}
export const TopUp = named<TopUp>(topUp)

const subscriptionCheckout = closed(
  {
    id: Type.String({ description: 'The id at the payment provider.' }),
    url: PaymentPage,
    plan: Type.String(),
    expiresAt: Timestamp,
  },
  { $id: 'SubscriptionCheckout' },
)
export interface SubscriptionCheckout extends Static<typeof subscriptionCheckout> {}
export const SubscriptionCheckout = named<SubscriptionCheckout>(subscriptionCheckout)

const portalSession = closed({ url: PaymentPage }, { $id: 'PortalSession' })
export interface PortalSession extends Static<typeof portalSession> {}
export const PortalSession = named<PortalSession>(portalSession)

const Threshold = Type.Integer({
  minimum: 1,
  maximum: mostTopUpCredits,
  description: 'More is bought when fewer credits than this can be spent.',
})
const Amount = Type.Integer({
  minimum: 1,
  maximum: mostTopUpCredits,
  description: 'How many credits are bought each time.',
})

const autoRecharge = closed(
  {
    organizationId: Id,
    enabled: Type.Boolean(),
    threshold: nullable(Credits),
    amount: nullable(Credits),
    dailyLimit: Type.Integer({ description: 'How many times in 24 hours at most.' }),
    failures: Type.Integer({ description: 'How many in a row were declined. The third switches it off.' }),
  },
  { $id: 'AutoRecharge' },
)
export interface AutoRecharge extends Static<typeof autoRecharge> {}
export const AutoRecharge = named<AutoRecharge>(autoRecharge)

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const expiresAt = '2026-02-01T09:30:00.000Z'

const about = {
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  about: 'organizationId',
  closedToClients: true,
  scope: 'billing:write',
  effect: 'mutate',
} as const

export const createTopUp = operation({
  id: 'billing.createTopUp',
  nounVerb: 'billing top-up',
  method: 'POST',
  path: '/v1/billing/top-ups',
  summary: 'Buy credits',
  description:
    'Begins a purchase: somebody opens `url` and pays there. The credits come in when the payment provider says that they are paid for, which is seconds later for cards. The card is kept, so that `billing.updateAutoRecharge` can use it. A page that nobody pays on expires, and nothing is owed.',
  body: closed(
    {
      organizationId: Id,
      credits: Type.Integer({ minimum: 1, maximum: mostTopUpCredits }),
      returnUrl: ReturnUrl,
    },
    { $id: 'CreateTopUpRequest' },
  ),
  response: TopUp,
  status: 201,
  ...about,
  example: {
    request: { organizationId, credits: 500 },
    response: {
      id: 'cs_live_a1b2c3',
      url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3',
      credits: 500,
      amount: 5_000,
      currency: 'gbp',
      expiresAt,
    },
  },
})

export const updateAutoRecharge = operation({
  id: 'billing.updateAutoRecharge',
  method: 'PUT',
  path: '/v1/billing/auto-recharge',
  summary: 'Set how credits are bought automatically',
  description:
    'When fewer than `threshold` credits can be spent, `amount` are bought with the card that is kept: one purchase at a time, and at most `dailyLimit` in 24 hours. What is left out stays as it was. After three declined charges in a row it is switched off, and the billing address, or else every administrator, gets a mail; switching it on again forgets them. So does a disputed payment switch it off. If there are too few credits already, it buys at once.',
  body: closed(
    {
      organizationId: Id,
      enabled: Type.Boolean(),
      threshold: Type.Optional(Threshold),
      amount: Type.Optional(Amount),
      dailyLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    },
    { $id: 'UpdateAutoRechargeRequest' },
  ),
  response: AutoRecharge,
  status: 200,
  ...about,
  example: {
    request: { organizationId, enabled: true, threshold: 100, amount: 500 },
    response: { organizationId, enabled: true, threshold: 100, amount: 500, dailyLimit: 3, failures: 0 },
  },
})

export const createSubscription = operation({
  id: 'billing.createSubscription',
  nounVerb: 'billing subscribe',
  method: 'POST',
  path: '/v1/billing/subscriptions',
  summary: 'Subscribe to a plan',
  description:
    'Begins a subscription: somebody opens `url` and pays for the first period there. Each paid period brings the plan’s credits, which are spent first and lapse at its end. The organization’s subscription fields follow what the payment provider says.',
  body: closed(
    {
      organizationId: Id,
      plan: Type.String({ minLength: 1, maxLength: 32, description: 'The name of a plan.' }),
      returnUrl: ReturnUrl,
    },
    { $id: 'CreateSubscriptionRequest' },
  ),
  response: SubscriptionCheckout,
  status: 201,
  ...about,
  example: {
    request: { organizationId, plan: 'school' },
    response: {
      id: 'cs_live_d4e5f6',
      url: 'https://checkout.stripe.com/c/pay/cs_live_d4e5f6',
      plan: 'school',
      expiresAt,
    },
  },
})

export const createPortalSession = operation({
  id: 'billing.createPortalSession',
  nounVerb: 'billing portal',
  method: 'POST',
  path: '/v1/billing/portal-sessions',
  summary: 'Manage cards, subscription and invoices',
  description:
    'Gives the address of a page of the payment provider’s on which a card can be changed, the subscription cancelled, and invoices be had. It works for minutes: ask for it when somebody wants to go there.',
  body: closed({ organizationId: Id, returnUrl: ReturnUrl }, { $id: 'CreatePortalSessionRequest' }),
  response: PortalSession,
  status: 201,
  ...about,
  example: {
    request: { organizationId },
    response: { url: 'https://billing.stripe.com/p/session/live_g7h8i9' },
  },
})
