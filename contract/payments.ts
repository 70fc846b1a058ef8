import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { Secret, Shown } from './secrets.ts'
import { Credits, closed, Id, named, nullable, Timestamp } from './values.ts'

export const mostTopUpCredits = 1_000_000

const ReturnUrl = Type.Optional(
  Type.String({
    maxLength: 2_000,
    description: 'The page to return to afterwards. It must be on this server.',
  }),
)

const pageText = { description: 'A page of the payment provider. Open it in a browser.' }
const PaymentPage = Shown('It leads to a page where a person can only pay.', pageText)
const PortalPage = Secret(
  { place: 'The address opens the organization’s cards and invoices to anyone who has it.', once: true },
  pageText,
)

const topUp = closed(
  {
    id: Type.String({ description: 'The ID at the payment provider.' }),
    url: PaymentPage,
    credits: Credits,
    amount: Type.Integer({ description: 'The price in the currency’s minor unit, such as pence.' }),
    currency: Type.String({ description: 'The ISO 4217 code in lower case, such as gbp.' }),
    expiresAt: Timestamp,
  },
  { $id: 'TopUp' },
)
export interface TopUp extends Static<typeof topUp> {}
export const TopUp = named<TopUp>(topUp)

const subscriptionCheckout = closed(
  {
    id: Type.String({ description: 'The ID at the payment provider.' }),
    url: PaymentPage,
    plan: Type.String(),
    expiresAt: Timestamp,
  },
  { $id: 'SubscriptionCheckout' },
)
export interface SubscriptionCheckout extends Static<typeof subscriptionCheckout> {}
export const SubscriptionCheckout = named<SubscriptionCheckout>(subscriptionCheckout)

const portalSession = closed({ url: PortalPage }, { $id: 'PortalSession' })
export interface PortalSession extends Static<typeof portalSession> {}
export const PortalSession = named<PortalSession>(portalSession)

const Threshold = Type.Integer({
  minimum: 1,
  maximum: mostTopUpCredits,
  description: 'Buy credits when the balance is below this number.',
})
const Amount = Type.Integer({
  minimum: 1,
  maximum: mostTopUpCredits,
  description: 'The number of credits to buy each time.',
})

const autoRecharge = closed(
  {
    organizationId: Id,
    enabled: Type.Boolean(),
    threshold: nullable(
      Type.Number({ description: 'Credits are bought when the balance is below this number.' }),
    ),
    amount: nullable(Type.Number({ description: 'The number of credits bought each time.' })),
    dailyLimit: Type.Integer({ description: 'The maximum number of purchases in 24 hours.' }),
    failures: Type.Integer({
      description: 'The number of declined charges in a row. The third one turns auto-recharge off.',
    }),
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
    'Starts a purchase. Open `url` in a browser to pay. The credits arrive when the payment provider confirms the payment, within seconds for cards. The card is saved for `billing.updateAutoRecharge`. If nobody pays, the page expires and nothing is charged.',
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
  summary: 'Set up auto-recharge',
  description:
    'Buys `amount` credits with the saved card whenever the balance is below `threshold`, at most `dailyLimit` times in 24 hours. If the balance is already too low, the first purchase starts immediately. Fields you leave out stay unchanged. Three declined charges in a row or a disputed payment turn auto-recharge off. After declined charges, an email goes to the billing address or, if there is none, to every administrator. Turning auto-recharge on again resets the count.',
  body: closed(
    {
      organizationId: Id,
      enabled: Type.Boolean(),
      threshold: Type.Optional(Threshold),
      amount: Type.Optional(Amount),
      dailyLimit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'The maximum number of purchases in 24 hours.',
        }),
      ),
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
    'Starts a subscription. Open `url` in a browser to pay for the first period. Each paid period brings the plan’s credits, which are spent before others and expire when the period ends. The payment provider’s updates set the organization’s subscription fields.',
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
    'Returns the URL of a page where you can change the card, cancel the subscription and download invoices. The URL works for a few minutes, so request it when you need it.',
  body: closed({ organizationId: Id, returnUrl: ReturnUrl }, { $id: 'CreatePortalSessionRequest' }),
  response: PortalSession,
  status: 201,
  ...about,
  example: {
    request: { organizationId },
    response: { url: 'https://billing.stripe.com/p/session/live_g7h8i9' },
  },
})
