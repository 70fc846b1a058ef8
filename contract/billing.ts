import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { Credits, closed, Id, list, named, nullable, Timestamp } from './values.ts'

/** Where credits come from, where they are, and where they go. */
export const creditAccounts = [
  'purchase',
  'plan',
  'promotion',
  'operator',
  'available',
  'reserved',
  'owed',
  'spent',
  'lapsed',
  'closed',
] as const
export const grantKinds = ['purchase', 'plan', 'promotion', 'operator'] as const
export const entryKinds = [
  'grant',
  'reserve',
  'post',
  'void',
  'expire',
  'lapse',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'close',
] as const
export const reservationStates = ['pending', 'posted', 'voided', 'expired'] as const

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Number0 = Type.Integer({ minimum: 0 })
const Day = Type.String({ pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$', description: 'A day in UTC.' })

const ledgerHead = closed({ number: Number0, hash: Hash }, { $id: 'LedgerHead' })
/** The last entry of a ledger. Whoever keeps it can prove later that what came before was not rewritten. */
export interface LedgerHead extends Static<typeof ledgerHead> {}
export const LedgerHead = named<LedgerHead>(ledgerHead)

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

const ledgerEntry = closed(
  {
    id: Id,
    organizationId: Id,
    number: Type.Number({ description: '1, 2, 3 … in each organization.' }),
    kind: Type.Enum(entryKinds),
    fromAccount: Type.Enum(creditAccounts),
    toAccount: Type.Enum(creditAccounts),
    credits: Credits,
    grantId: Id,
    reservationId: nullable(Id),
    paymentId: nullable(Type.String({ description: 'The id at the payment provider.' })),
    operation: nullable(Type.String({ description: 'What the credits were spent on.' })),
    balance: Type.Number({ description: 'What could be spent after this entry.' }),
    reserved: Type.Number({ description: 'What was held after it.' }),
    owed: Type.Number({ description: 'What was owed after it.' }),
    createdAt: Timestamp,
    hash: Hash,
  },
  { $id: 'LedgerEntry' },
)
export interface LedgerEntry extends Static<typeof ledgerEntry> {}
export const LedgerEntry = named<LedgerEntry>(ledgerEntry)

const verification = closed(
  {
    organizationId: Id,
    intact: Type.Boolean({ description: 'Nothing that was looked at is broken.' }),
    verifiedFrom: Number0,
    verifiedTo: Number0,
    nextFrom: nullable(
      Type.Integer({
        description: 'Where to go on with `from`, where there is more than one call looks at.',
      }),
    ),
    firstBroken: nullable(
      closed({
        number: Type.Number({ description: 'The first entry that is not as it was written.' }),
        reason: Type.Enum(['missing', 'hash', 'balance', 'kept_head']),
        message: Type.String(),
      }),
    ),
    head: nullable(LedgerHead),
  },
  { $id: 'LedgerVerification' },
)
export interface LedgerVerification extends Static<typeof verification> {}
export const LedgerVerification = named<LedgerVerification>(verification)

const reservation = closed(
  {
    id: Id,
    organizationId: Id,
    operation: Type.String(),
    state: Type.Enum(reservationStates),
    credits: Type.Number({ description: 'What it held.' }),
    postedCredits: Type.Number({ description: 'What was charged in the end; the rest was given back.' }),
    allocations: Type.Array(closed({ grantId: Id, credits: Credits }), {
      description: 'Which grants hold it, and to which it goes back.',
    }),
    principalId: Type.String({ format: 'uuid', description: 'Who made the call.' }),
    expiresAt: Timestamp,
    endedAt: nullable(Timestamp),
    createdAt: Timestamp,
  },
  { $id: 'CreditReservation' },
)
export interface CreditReservation extends Static<typeof reservation> {}
export const CreditReservation = named<CreditReservation>(reservation)

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
const head: LedgerHead = {
  number: 4,
  hash: '5b0d7f0f2a7f4d7d3f0c4f1f6f9f0f2c8c9b7a6d5e4f3a2b1c0d9e8f7a6b5c4d',
}
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
  example: {
    request: { organizationId },
    response: {
      organizationId,
      creditsBalance: 940,
      reservedCredits: 60,
      owedCredits: 0,
      grants: [grant],
      nextExpiry: null,
      head,
    },
  },
})

export const listLedgerEntries = operation({
  id: 'billing.listLedgerEntries',
  method: 'GET',
  path: '/v1/billing/ledger-entries',
  summary: 'List the entries of the ledger',
  description:
    'Every movement of credits, newest first. An entry takes credits from one account of its organization and puts them into another; it is never changed or removed. `hash` is the SHA-256 of the entry and of the hash before it, so that anybody can check the whole.',
  ...list(LedgerEntry, 'LedgerEntryPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', kind: entryKinds, reservationId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  closedToClients: true,
  scope: 'billing:read',
  effect: 'read',
  example: {
    request: { 'filter[kind]': 'reserve' },
    response: {
      data: [
        {
          id: '019a0b1d-0000-7000-8000-0000048d9e0f',
          organizationId,
          number: 4,
          kind: 'reserve',
          fromAccount: 'available',
          toAccount: 'reserved',
          credits: 60,
          grantId: grant.id,
          reservationId: '019a0b1d-0000-7c3d-8e4f-5a6b7c8d9e0f',
          paymentId: null,
          operation: null,
          balance: 940,
          reserved: 60,
          owed: 0,
          createdAt: '2026-01-31T09:31:00.000Z',
          hash: head.hash,
        },
      ],
      total: 1,
      nextCursor: null,
      prevCursor: null,
    },
  },
})

/** How many entries one call of verifyLedger looks at. */
export const mostVerified = 200_000

export const verifyLedger = operation({
  id: 'billing.verifyLedger',
  method: 'GET',
  path: '/v1/billing/ledger-verification',
  summary: 'Verify the ledger',
  description: `Computes every hash anew, and every balance, and says where the first broken link is. With \`headNumber\` and \`headHash\`, which an earlier answer gave, it also holds the ledger against what it was then. One call looks at up to ${mostVerified.toLocaleString('en')} entries; \`nextFrom\` tells where to go on.`,
  query: closed({
    organizationId: Id,
    from: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,15}$',
        description: 'The first entry to look at; 1 unless given.',
      }),
    ),
    headNumber: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,15}$', description: 'The number of a head that was kept.' }),
    ),
    headHash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Its hash.' })),
  }),
  response: LedgerVerification,
  status: 200,
  errors: ['BadRequest', 'NotFound'],
  ...about,
  scope: 'billing:read',
  effect: 'read',
  example: {
    request: { organizationId, headNumber: '4', headHash: head.hash },
    response: {
      organizationId,
      intact: true,
      verifiedFrom: 1,
      verifiedTo: 4,
      nextFrom: null,
      firstBroken: null,
      head,
    },
  },
})

export const listReservations = operation({
  id: 'billing.listReservations',
  method: 'GET',
  path: '/v1/billing/reservations',
  summary: 'List reservations of credits',
  description:
    'What paid operations hold or held, newest first. A reservation is pending, then posted, voided or expired; what expired or was voided was not charged.',
  ...list(CreditReservation, 'CreditReservationPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', state: reservationStates, operation: 'text' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  closedToClients: true,
  scope: 'billing:read',
  effect: 'read',
  example: {
    request: { 'filter[state]': 'pending' },
    response: {
      data: [
        {
          id: '019a0b1d-0000-7c3d-8e4f-5a6b7c8d9e0f',
          organizationId,
          operation: 'media.createMediaRendition',
          state: 'pending',
          credits: 60,
          postedCredits: 0,
          allocations: [{ grantId: grant.id, credits: 60 }],
          principalId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
          expiresAt: '2026-01-31T09:46:00.000Z',
          endedAt: null,
          createdAt: '2026-01-31T09:31:00.000Z',
        },
      ],
      total: 1,
      nextCursor: null,
      prevCursor: null,
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

const pricePage = closed(
  {
    data: Type.Array(Price),
    total: Type.Number(),
    nextCursor: Type.Null({ description: 'There is one page.' }),
    prevCursor: Type.Null(),
  },
  { $id: 'PricePage' },
)
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
  example: {
    request: { organizationId, operation: spent.operation, input: { organizationId } },
    response: {
      organizationId,
      operation: spent.operation,
      units: 1,
      per: 'call',
      credits: 1,
      availableCredits: 940,
      reservedCredits: 60,
      payable: true,
      shortfall: 0,
    },
  },
})
