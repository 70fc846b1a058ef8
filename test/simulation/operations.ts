import { exampleJob, Job as JobSchema } from '@learn/contract/jobs'
import { operation } from '@learn/contract/operation'
import { closed, Id, named } from '@learn/contract/values'
import Type, { type Static } from 'typebox'

const { organizationId } = exampleJob
const body = closed({
  organizationId: Id,
  purpose: Type.String(),
  units: Type.Integer({ minimum: 0 }),
  fails: Type.Boolean(),
})
export type Body = Static<typeof body>
const done = closed({ purpose: Type.String() }, { $id: 'SimulatedDone' })
export interface Done extends Static<typeof done> {}

const shared = {
  method: 'POST',
  summary: 'Do something',
  description: 'Does something, for one credit per unit.',
  body,
  errors: ['BadRequest', 'NotFound', 'Conflict', 'PaymentRequired'],
  role: 'member',
  scope: 'teams:write',
  about: 'organizationId',
  effect: 'paid',
  cost: { credits: 1, per: 'unit' },
} as const
const request = { organizationId, purpose: 'none', units: 1, fails: false }

/** Short: charged when it responds. */
export const act = operation({
  ...shared,
  id: 'simulated.act',
  path: '/v1/simulated/acts',
  response: named<Done>(done),
  status: 201,
  example: { request, response: { purpose: 'none' } },
})

/** Long: responds with a job, which is charged when it is done. */
export const begin = operation({
  ...shared,
  id: 'simulated.begin',
  path: '/v1/simulated/beginnings',
  response: JobSchema,
  status: 202,
  example: { request, response: exampleJob },
})

/** A customer's request, repeated until there is a response. */
export interface Request {
  readonly operation: typeof act | typeof begin
  readonly input: Body
  readonly key: string | undefined
  readonly answers: unknown[]
}
