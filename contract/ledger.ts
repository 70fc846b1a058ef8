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
const EntryNumber = Type.Integer({ minimum: 0 })

const ledgerHead = closed({ number: EntryNumber, hash: Hash }, { $id: 'LedgerHead' })
/** The last entry of a ledger. Whoever keeps it can prove later that what came before was not rewritten. */
export interface LedgerHead extends Static<typeof ledgerHead> {}
export const LedgerHead = named<LedgerHead>(ledgerHead)

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
    verifiedFrom: EntryNumber,
    verifiedTo: EntryNumber,
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

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const grantId = '019a0b1c-6000-7c3d-8e4f-5a6b7c8d9e0f'

export const exampleHead: LedgerHead = {
  number: 4,
  hash: '5b0d7f0f2a7f4d7d3f0c4f1f6f9f0f2c8c9b7a6d5e4f3a2b1c0d9e8f7a6b5c4d',
}

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
          grantId,
          reservationId: '019a0b1d-0000-7c3d-8e4f-5a6b7c8d9e0f',
          paymentId: null,
          operation: null,
          balance: 940,
          reserved: 60,
          owed: 0,
          createdAt: '2026-01-31T09:31:00.000Z',
          hash: exampleHead.hash,
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
  description: `Computes every hash anew, and every balance, and says where the first broken link is. With \`headNumber\` and \`headHash\`, which an earlier answer gave, it also holds the ledger against what it was then. One call looks at up to ${mostVerified} entries; \`nextFrom\` tells where to go on.`,
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
  role: 'viewer',
  about: 'organizationId',
  closedToClients: true,
  scope: 'billing:read',
  effect: 'read',
  example: {
    request: { organizationId, headNumber: '4', headHash: exampleHead.hash },
    response: {
      organizationId,
      intact: true,
      verifiedFrom: 1,
      verifiedTo: 4,
      nextFrom: null,
      firstBroken: null,
      head: exampleHead,
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
          allocations: [{ grantId, credits: 60 }],
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
