import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { Credits, closed, Id, list, named, nullable, Timestamp } from './values.ts'

/** The first four accounts are sources of credits, the next three hold them, and the last three receive used credits. */
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
export const reservationStatuses = ['pending', 'posted', 'voided', 'expired'] as const

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 in hex.' })
const EntryNumber = Type.Integer({ minimum: 0 })

const ledgerHead = closed({ number: EntryNumber, hash: Hash }, { $id: 'LedgerHead' })
/** The last entry of a ledger. A saved head proves later that no earlier entry was changed. */
export interface LedgerHead extends Static<typeof ledgerHead> {}
export const LedgerHead = named<LedgerHead>(ledgerHead)

const ledgerEntry = closed(
  {
    id: Id,
    organizationId: Id,
    number: Type.Number({ description: 'The number of the entry, from 1 for the organization’s first.' }),
    kind: Type.Enum(entryKinds, {
      description:
        'grant: credits came in. reserve: set aside for a call. post: spent. void: released. expire: released because the reservation timed out. lapse: unspent credits expired. close: the organization was deleted. The others follow the payment.',
    }),
    fromAccount: Type.Enum(creditAccounts, { description: 'The account that the credits left.' }),
    toAccount: Type.Enum(creditAccounts, { description: 'The account that received them.' }),
    credits: Credits,
    grantId: Id,
    reservationId: nullable(Id),
    paymentId: nullable(Type.String({ description: 'The ID of the payment at the payment provider.' })),
    operation: nullable(Type.String({ description: 'The operation that the credits were spent on.' })),
    balance: Type.Number({ description: 'The credits available after this entry.' }),
    reserved: Type.Number({ description: 'The credits reserved after this entry.' }),
    owed: Type.Number({ description: 'The credits owed after this entry.' }),
    createdAt: Timestamp,
    hash: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'The SHA-256 of this entry together with the hash of the entry before it, in hex.',
    }),
  },
  { $id: 'LedgerEntry' },
)
export interface LedgerEntry extends Static<typeof ledgerEntry> {}
export const LedgerEntry = named<LedgerEntry>(ledgerEntry)

const verification = closed(
  {
    organizationId: Id,
    intact: Type.Boolean({ description: 'Whether all verified entries are correct.' }),
    verifiedFrom: EntryNumber,
    verifiedTo: EntryNumber,
    nextFrom: nullable(
      Type.Integer({
        description: 'The value of `from` for the next call. Null if all entries were verified.',
      }),
    ),
    firstBroken: nullable(
      closed({
        number: Type.Number({ description: 'The number of the first entry that is wrong.' }),
        reason: Type.Enum(['missing', 'hash', 'balance', 'kept_head'], {
          description:
            'The check that failed. kept_head: the entry differs from `headNumber` and `headHash`.',
        }),
        message: Type.String({ description: 'What is wrong with the entry.' }),
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
    operation: Type.String({ description: 'The operation that the credits are reserved for.' }),
    status: Type.Enum(reservationStatuses, {
      description: 'pending: reserved. posted: charged. voided and expired: released.',
    }),
    credits: Type.Number({ description: 'The credits reserved.' }),
    postedCredits: Type.Number({ description: 'The credits charged. The rest was released.' }),
    allocations: Type.Array(closed({ grantId: Id, credits: Credits }), {
      description: 'The grants that the credits come from.',
    }),
    principalId: Type.String({ format: 'uuid', description: 'The user or API key that made the call.' }),
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
  summary: 'List ledger entries',
  description:
    'Lists every movement of credits, newest first. An entry moves credits from one account of the organization to another, and is never changed or deleted. Each entry’s `hash` covers the hash before it, so you can verify the whole ledger.',
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

/** The number of entries that one call of verifyLedger checks. */
export const mostVerified = 200_000

export const verifyLedger = operation({
  id: 'billing.verifyLedger',
  method: 'GET',
  path: '/v1/billing/ledger-verification',
  summary: 'Verify the ledger',
  description: `Recomputes every hash and balance, and returns the first entry that is wrong. To compare the ledger with an earlier state, pass the \`headNumber\` and \`headHash\` that you saved. One call verifies up to ${mostVerified.toLocaleString('en-GB')} entries. To continue, pass \`nextFrom\` as \`from\`.`,
  query: closed({
    organizationId: Id,
    from: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,15}$',
        description: 'The number of the first entry to verify. Default 1.',
      }),
    ),
    headNumber: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,15}$', description: 'The number of the head that you saved.' }),
    ),
    headHash: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The hash of the head that you saved.' }),
    ),
  }),
  response: LedgerVerification,
  status: 200,
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  about: 'organizationId',
  closedToClients: true,
  scope: 'billing:read',
  effect: 'read',
  fromStandby: true,
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
  summary: 'List credit reservations',
  description:
    'Lists the credits that paid operations have reserved, newest first. A pending reservation becomes `posted` when it is charged, or `voided` or `expired` when it is released.',
  ...list(CreditReservation, 'CreditReservationPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', status: reservationStatuses, operation: 'text' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  closedToClients: true,
  scope: 'billing:read',
  effect: 'read',
  example: {
    request: { 'filter[status]': 'pending' },
    response: {
      data: [
        {
          id: '019a0b1d-0000-7c3d-8e4f-5a6b7c8d9e0f',
          organizationId,
          operation: 'media.createMediaRendition',
          status: 'pending',
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
