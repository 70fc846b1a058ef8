import Type, { type Static } from 'typebox'
import { exampleHead, grantKinds, LedgerHead } from './ledger.ts'
import { operation } from './operation.ts'
import { Credits, closed, Day, Id, named, nullable, onePage, Timestamp } from './values.ts'

const creditGrant = closed(
  {
    id: Id,
    kind: Type.Enum(grantKinds),
    priority: Type.Number({ description: 'The lower number is spent first; of equals, what ends soonest.' }),
    credits: Type.Number({ description: 'What came in.' }),
    availableCredits: Credits,
    heldCredits: Type.Number({ description: 'Held by reservations.' }),
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
    reservedCredits: Type.Number({ description: 'Credits held by paid operations that are not done yet.' }),
    owedCredits: Type.Number({
      description:
        'Credits that were taken back after they had been spent. The next ones to come in pay for them first.',
    }),
    grants: Type.Array(CreditGrant, {
      description: 'The grants with something left, in the order in which they are spent; at most 100.',
    }),
    nextExpiry: nullable(
      closed({
        expiresAt: Timestamp,
        credits: Type.Number({ description: 'What then lapses unless it is spent.' }),
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
    operations: Type.Array(Spent, { description: 'Sums over the days, largest first.' }),
    days: Type.Array(closed({ day: Day, operations: Type.Array(Spent) }), {
      description: 'Days on which something was spent, oldest first.',
    }),
  },
  { $id: 'CreditUsage' },
)
export interface CreditUsage extends Static<typeof usage> {}
export const CreditUsage = named<CreditUsage>(usage)

const price = closed(
  {
    operation: Type.String({ description: 'The operation’s id.' }),
    summary: Type.String(),
    credits: Type.Number({ description: 'For each unit.' }),
    per: Type.String({ description: 'The unit.' }),
  },
  { $id: 'Price' },
)
export interface Price extends Static<typeof price> {}
export const Price = named<Price>(price)

const estimate = closed(
  {
    organizationId: Id,
    operation: Type.String(),
    units: Type.Number(),
    per: Type.String(),
    credits: Type.Number({ description: 'What the call would hold at first. It is never charged more.' }),
    availableCredits: Credits,
    reservedCredits: Credits,
    payable: Type.Boolean({ description: 'Whether there are credits enough at present.' }),
    shortfall: Type.Number({ description: 'How many are missing; 0 where it is payable.' }),
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
  heldCredits: 60,
  expiresAt: null,
  createdAt: '2026-01-31T09:30:00.000Z',
}
const about = { role: 'viewer', about: 'organizationId', closedToClients: true } as const

export const getBalance = operation({
  id: 'billing.getBalance',
  method: 'GET',
  path: '/v1/billing/balance',
  summary: 'Get the credits of an organization',
  description:
    'What can be spent, what is held, what is owed, and from which grants. `head` is the last entry of the ledger: keep it, and `billing.verifyLedger` can prove later that nothing before it was rewritten.',
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

/** The longest time that one answer about usage spans. */
export const mostUsageDays = 366

const spent = { operation: 'media.createMediaRendition', calls: 3, credits: 3 }

export const getUsage = operation({
  id: 'billing.getUsage',
  method: 'GET',
  path: '/v1/billing/usage',
  summary: 'See what credits were spent on',
  description: `What an organization spent, by operation and by day in UTC. \`from\` and \`to\` are days and both count; without them it is the 30 days up to today. At most ${mostUsageDays} days.`,
  query: closed({ organizationId: Id, from: Type.Optional(Day), to: Type.Optional(Day) }),
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
  summary: 'List what operations cost',
  description:
    'Every paid operation and its price. Whatever is not listed is free. `billing.createEstimate` says what one call with its input would cost.',
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
        { operation: spent.operation, summary: 'Make a rendition of a picture', credits: 1, per: 'call' },
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
  summary: 'Estimate what a call would cost',
  description:
    'What a paid operation with this input would cost the organization, and whether that can be paid at present. It is free, changes nothing and holds nothing. `input` has the fields of the operation’s path, query and body together.',
  body: closed(
    {
      organizationId: Id,
      operation: Type.String({ minLength: 1, maxLength: 128, description: 'The id of a paid operation.' }),
      input: Type.Record(Type.String(), Type.Unknown()),
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
