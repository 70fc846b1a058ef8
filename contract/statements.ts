import Type, { type Static } from 'typebox'
import { entryKinds, LedgerHead } from './ledger.ts'
import { operation } from './operation.ts'
import { Credits, closed, Id, named, nullable, Timestamp } from './values.ts'

const Month = Type.String({
  pattern: '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$',
  examples: ['2026-01'],
  description: 'A month in UTC, such as 2026-01.',
})

const statement = closed(
  {
    organizationId: Id,
    organizationName: Type.String(),
    month: Month,
    from: Timestamp,
    to: Type.String({ description: 'The first moment that is no longer part of it.' }),
    openingCredits: Type.Number({
      description:
        'What the organization had at the start: what it could spend and what was held, less what it owed.',
    }),
    closingCredits: Type.Number({
      description: 'The same at the end, or now. It is the opening and all movements together.',
    }),
    movements: Type.Array(
      closed({
        kind: Type.Enum(entryKinds),
        credits: Type.Number({ description: 'Negative for what went out.' }),
        entries: Type.Number(),
      }),
      { description: 'What came in and went out, by kind.' },
    ),
    usage: Type.Array(
      closed({
        day: Type.String({ description: 'A day in UTC.' }),
        operation: Type.String(),
        calls: Type.Number(),
        credits: Credits,
      }),
      { description: 'What was spent, by day and operation, oldest first.' },
    ),
    head: nullable(LedgerHead),
  },
  { $id: 'Statement' },
)
/** An organization's month. */
export interface Statement extends Static<typeof statement> {}
export const Statement = named<Statement>(statement)

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'

export const exampleStatement: Statement = {
  organizationId,
  organizationName: 'Ashgrove Tutors',
  month: '2026-01',
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-02-01T00:00:00.000Z',
  openingCredits: 120,
  closingCredits: 1_077,
  movements: [
    { kind: 'grant', credits: 1_000, entries: 1 },
    { kind: 'post', credits: -43, entries: 17 },
  ],
  usage: [
    { day: '2026-01-12', operation: 'media.createMediaRendition', calls: 13, credits: 13 },
    { day: '2026-01-31', operation: 'learn.createLearnPolicyReplay', calls: 4, credits: 30 },
  ],
  head: {
    number: 36,
    hash: '5b0d7f0f2a7f4d7d3f0c4f1f6f9f0f2c8c9b7a6d5e4f3a2b1c0d9e8f7a6b5c4d',
  },
}

export const getStatement = operation({
  id: 'billing.getStatement',
  method: 'GET',
  path: '/v1/billing/statements/{month}',
  summary: 'Get the statement of a month',
  description:
    'What an organization had at the start of a month, what came in, what it spent on what, and what it had at the end. With `format` it is JSON, CSV for a spreadsheet, or an HTML page to read, print and send on, which needs nothing else. The running month goes up to now.',
  params: closed({ month: Month }),
  query: closed({
    organizationId: Id,
    format: Type.Optional(Type.Enum(['json', 'csv', 'html'], { description: 'json unless given.' })),
  }),
  response: Statement,
  status: 200,
  formats: ['csv', 'html'],
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  about: 'organizationId',
  closedToClients: true,
  scope: 'billing:read',
  effect: 'read',
  example: { request: { month: '2026-01', organizationId }, response: exampleStatement },
})
