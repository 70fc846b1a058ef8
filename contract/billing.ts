import Type, { type Static } from 'typebox'
import { exampleHead, grantKinds, LedgerHead } from './ledger.ts'
import { operation } from './operation.ts'
import { Credits, closed, Day, daySpan, Id, named, nullable, onePage, Timestamp } from './values.ts'

const creditGrant = closed(
  {
    id: Id,
    kind: Type.Enum(grantKinds),
    priority: Type.Number({
      description: 'Grants with a lower number are spent first; among equals, the one that expires first.',
    }),
    credits: Type.Number({ description: 'The credits originally granted.' }),
    availableCredits: Type.Number({ description: 'The credits of this grant that can be spent.' }),
    reservedCredits: Type.Number({ description: 'The credits of this grant that are reserved.' }),
    expiresAt: nullable(Timestamp),
    createdAt: Timestamp,
  },
  { $id: 'CreditGrant' },
)
export interface CreditGrant extends Static<typeof creditGrant> {}
export const CreditGrant = named<CreditGrant>(creditGrant)

const balance = closed(
  {
    organizationId: Id,
    creditsBalance: Type.Number({ description: 'Credits available to spend.' }),
    reservedCredits: Type.Number({
      description: 'Credits reserved by paid operations that are still running.',
    }),
    owedCredits: Type.Number({
      description:
        'Credits that were spent and later refunded or disputed. New credits pay off this debt first.',
    }),
    grants: Type.Array(CreditGrant, {
      description: 'Up to 100 grants with credits left, in the order in which they are spent.',
    }),
    nextExpiry: nullable(
      closed({
        expiresAt: Timestamp,
        credits: Type.Number({ description: 'The credits that expire then, if they are not spent.' }),
      }),
    ),
    head: nullable(LedgerHead),
  },
  { $id: 'CreditBalance' },
)
export interface CreditBalance extends Static<typeof balance> {}
export const CreditBalance = named<CreditBalance>(balance)

const Spent = closed({ operation: Type.String(), calls: Type.Number(), credits: Credits })

const usage = closed(
  {
    organizationId: Id,
    from: Day,
    to: Day,
    calls: Type.Number(),
    credits: Credits,
    operations: Type.Array(Spent, { description: 'Totals for each operation, largest first.' }),
    days: Type.Array(closed({ day: Day, operations: Type.Array(Spent) }), {
      description: 'The days on which credits were spent, oldest first.',
    }),
  },
  { $id: 'CreditUsage' },
)
export interface CreditUsage extends Static<typeof usage> {}
export const CreditUsage = named<CreditUsage>(usage)

const price = closed(
  {
    operation: Type.String({ description: 'The ID of the operation.' }),
    summary: Type.String({ description: 'The summary of the operation.' }),
    credits: Type.Number({ description: 'The price of one unit.' }),
    per: Type.String({ description: 'The unit, such as a call.' }),
  },
  { $id: 'Price' },
)
export interface Price extends Static<typeof price> {}
export const Price = named<Price>(price)

const estimate = closed(
  {
    organizationId: Id,
    operation: Type.String(),
    units: Type.Number({ description: 'The number of units that the call uses.' }),
    per: Type.String({ description: 'The unit, such as a call.' }),
    credits: Type.Number({ description: 'The credits that the call would reserve. It never costs more.' }),
    availableCredits: Type.Number({ description: 'The credits that the organization can spend now.' }),
    reservedCredits: Type.Number({ description: 'The credits that are reserved now.' }),
    payable: Type.Boolean({ description: 'Whether the organization has enough credits now.' }),
    shortfall: Type.Number({ description: 'The credits that are missing. 0 if there are enough.' }),
  },
  { $id: 'Estimate' },
)
export interface Estimate extends Static<typeof estimate> {}
export const Estimate = named<Estimate>(estimate)

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const grant: CreditGrant = {
  id: '019a0b1c-6000-7c3d-8e4f-5a6b7c8d9e0f',
  kind: 'purchase',
  priority: 40,
  credits: 1_000,
  availableCredits: 940,
  reservedCredits: 60,
  expiresAt: null,
  createdAt: '2026-01-31T09:30:00.000Z',
}
const about = { role: 'viewer', about: 'organizationId', closedToClients: true } as const

export const getBalance = operation({
  id: 'billing.getBalance',
  method: 'GET',
  path: '/v1/billing/balance',
  summary: 'Get the credit balance',
  description:
    'Returns the credits that an organization can spend, has reserved and owes, and the grants they come from. `head` is the last ledger entry. Save it: with `billing.verifyLedger` you can prove later that no earlier entry was changed.',
  query: closed({ organizationId: Id }),
  response: CreditBalance,
  status: 200,
  errors: ['NotFound'],
  ...about,
  scope: 'billing:read',
  effect: 'read',
  featured: true,
  example: {
    request: { organizationId },
    response: {
      organizationId,
      creditsBalance: 940,
      reservedCredits: 60,
      owedCredits: 0,
      grants: [grant],
      nextExpiry: null,
      head: exampleHead,
    },
  },
})

/** The longest period that one call can ask for. */
export const mostUsageDays = 366

const spent = { operation: 'media.createMediaRendition', calls: 3, credits: 3 }

export const getUsage = operation({
  id: 'billing.getUsage',
  method: 'GET',
  path: '/v1/billing/usage',
  summary: 'See what credits were spent on',
  description: `Returns the credits that an organization spent, by operation and by day in UTC. The default period is the last 30 days, including today. The longest is ${mostUsageDays} days.`,
  query: closed({ organizationId: Id, ...daySpan }),
  response: CreditUsage,
  status: 200,
  errors: ['BadRequest', 'NotFound'],
  ...about,
  scope: 'billing:read',
  effect: 'read',
  featured: true,
  example: {
    request: { organizationId, from: '2026-01-01', to: '2026-01-31' },
    response: {
      organizationId,
      from: '2026-01-01',
      to: '2026-01-31',
      calls: 3,
      credits: 3,
      operations: [spent],
      days: [{ day: '2026-01-31', operations: [spent] }],
    },
  },
})

const pricePage = closed(onePage(Price), { $id: 'PricePage' })
interface PricePage extends Static<typeof pricePage> {}

export const listPrices = operation({
  id: 'billing.listPrices',
  method: 'GET',
  path: '/v1/billing/prices',
  summary: 'List prices',
  description:
    'Lists every paid operation with its price. All other operations are free. Use `billing.createEstimate` for the cost of a particular call.',
  response: named<PricePage>(pricePage),
  status: 200,
  errors: [],
  role: 'none',
  scope: 'billing:read',
  effect: 'read',
  example: {
    request: {},
    response: {
      data: [
        {
          operation: spent.operation,
          summary: 'Resize or convert an image',
          credits: 1,
          per: 'new rendition',
        },
      ],
      total: 1,
      nextCursor: null,
      prevCursor: null,
    },
  },
})

export const createEstimate = operation({
  id: 'billing.createEstimate',
  nounVerb: 'billing estimate',
  method: 'POST',
  path: '/v1/billing/estimates',
  summary: 'Estimate the cost of a call',
  description:
    'Returns what a paid operation would cost with this input, and whether the organization has enough credits. The estimate is free and reserves nothing.',
  body: closed(
    {
      organizationId: Id,
      operation: Type.String({ minLength: 1, maxLength: 128, description: 'The ID of a paid operation.' }),
      input: Type.Record(Type.String(), Type.Unknown(), {
        description: 'The fields of the operation’s path, query and body, in one object.',
      }),
    },
    { $id: 'CreateEstimateRequest' },
  ),
  response: Estimate,
  status: 200,
  errors: ['BadRequest', 'NotFound'],
  ...about,
  scope: 'billing:read',
  effect: 'read',
  featured: true,
  example: {
    request: {
      organizationId,
      operation: spent.operation,
      input: { mediaItemId: '019a0b1c-9d10-7abc-8def-0a1b2c3d4e5f', width: 800 },
    },
    response: {
      organizationId,
      operation: spent.operation,
      units: 1,
      per: 'new rendition',
      credits: 1,
      availableCredits: 940,
      reservedCredits: 60,
      payable: true,
      shortfall: 0,
    },
  },
})
