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
    to: Type.String({ description: 'The end of the period (exclusive), or now for the current month.' }),
    openingCredits: Type.Number({
      description: 'The credits at the start: available plus reserved minus owed.',
    }),
    closingCredits: Type.Number({
      description: 'The credits at the end: the opening credits plus all movements.',
    }),
    movements: Type.Array(
      closed({
        kind: Type.Enum(entryKinds),
        credits: Type.Number({ description: 'Negative if credits went out.' }),
        entries: Type.Number({ description: 'The number of ledger entries.' }),
      }),
      { description: 'The credits that came in and went out, by kind.' },
    ),
    usage: Type.Array(
      closed({
        day: Type.String({ description: 'A date in UTC, as YYYY-MM-DD.' }),
        operation: Type.String(),
        calls: Type.Number(),
        credits: Credits,
      }),
      { description: 'The credits spent, by day and operation, oldest first.' },
    ),
    head: nullable(LedgerHead),
  },
  { $id: 'Statement' },
)
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
  summary: 'Get a monthly statement',
  description:
    'Returns an organization’s credits at the start and end of a month, and everything that came in and was spent. With `format` you get JSON, CSV for a spreadsheet, or an HTML page to read and print. The statement of the current month ends now.',
  params: closed({ month: Month }),
  query: closed({
    organizationId: Id,
    format: Type.Optional(
      Type.Enum(['json', 'csv', 'html'], { description: 'The format of the response. Default json.' }),
    ),
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
  fromStandby: true,
  example: { request: { month: '2026-01', organizationId }, response: exampleStatement },
})
