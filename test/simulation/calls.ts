import assert from 'node:assert/strict'
import { exampleJob, Job as JobSchema } from '@learn/contract/jobs'
import { type Operation, operation } from '@learn/contract/operation'
import { closed, Id, named } from '@learn/contract/values'
import pino from 'pino'
import Type, { type Static } from 'typebox'
import type { Application } from '../../server/application.ts'
import type { MutationContext } from '../../server/context.ts'
import { Fault } from '../../server/fault.ts'
import type { Caller } from '../../server/identity/authenticate.ts'
import { execute } from '../../server/path/execute.ts'
import { deriveSecrets } from '../../server/secrets.ts'
import type { Queries } from '../../server/storage/database.ts'
import { notCompared } from '../../server/storage/scope.ts'
import { statement } from '../../server/storage/statement.ts'
import type { Handler, Surface, Units } from '../../server/surface.ts'
import { Lost } from './actor.ts'
import type { Work } from './actors.ts'
import { reservationMilliseconds } from './jobs.ts'

const { organizationId } = exampleJob
const body = closed({
  organizationId: Id,
  purpose: Type.String(),
  units: Type.Integer({ minimum: 0 }),
  fails: Type.Boolean(),
})
type Body = Static<typeof body>
const done = closed({ purpose: Type.String() }, { $id: 'SimulatedDone' })
interface Done extends Static<typeof done> {}

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

const effectInsert = statement<never>(
  'simulated_effect_insert',
  'insert into simulated_effects (organization_id, purpose, credits) values ($1, $2, $3)',
)

/** The trace of each piece of work. A second one means it was done twice. */
export async function leaveEffect(db: Queries, organization: string, purpose: string, credits: number) {
  await db.query(effectInsert, [organization, purpose, credits])
}

const acts = async (ctx: MutationContext<'Conflict'>, input: Body): Promise<Done> => {
  await leaveEffect(ctx.db, input.organizationId, input.purpose, input.units)
  if (input.fails) throw ctx.fault('Conflict', 'This fails.')
  ctx.audit(input.organizationId, input.organizationId)
  return { purpose: input.purpose }
}

const begins = async (ctx: MutationContext<'Conflict'>, input: Body) => {
  if (input.fails) throw ctx.fault('Conflict', 'This fails.')
  return await ctx.startJob({ purpose: input.purpose })
}

const units: Units<Operation> = async (_, input) => (input as Body).units // It was validated as the body above.

// Safe: each handler takes its own operation's input, which the union type can't express.
const asHandler = (handler: unknown) => handler as Handler<Operation>

export const surface: Surface = {
  operations: [act, begin],
  handlers: { [act.id]: asHandler(acts), [begin.id]: asHandler(begins) },
  units: { [act.id]: units, [begin.id]: units },
  works: {},
  renderers: {},
}

/** A customer's request, repeated until there is a response. */
export interface Request {
  readonly operation: typeof act | typeof begin
  readonly input: Body
  readonly key: string | undefined
  readonly answers: unknown[]
}

const secrets = deriveSecrets('the secret of the simulation, which is not secret')
const log = pino({ level: 'silent' })

/** The product's own code for a paid call, except that the caller is already known. */
export function call(request: Request): Work {
  return async ({ run, db, actor, now }) => {
    const caller: Caller = {
      actor: {
        principalId: run.principalId,
        credentialId: run.principalId,
        kind: 'user',
        userId: run.principalId,
      },
      scopes: new Set(['teams:write', 'paid']),
      versions: notCompared,
      expiresAt: Number.POSITIVE_INFINITY,
      memberships: run.organizations.map(id => ({
        organizationId: id,
        role: 'admin',
        suspendedReason: null,
      })),
      clientOf: new Set(),
      reaches: new Map(),
    }
    const parts = {
      database: db,
      secrets,
      log,
      surface,
      now,
      publicUrl: 'https://learn.example.org',
      reservationMilliseconds,
      credentials: { authenticate: async () => caller, forget: () => undefined },
      rateLimits: { countCredential: () => ({ headers: {} }) },
      lastUses: { note: () => undefined },
      turns: { take: (_: string, work: () => Promise<unknown>) => work() },
      mail: { kick: () => undefined },
      jobs: { kick: () => undefined },
    }
    // A paid call uses nothing else of the application.
    const app = parts as unknown as Application
    const { result } = await execute(app, {
      operation: request.operation,
      requestId: request.input.purpose,
      authorization: undefined,
      audience: 'api',
      idempotencyKey: request.key,
      address: '127.0.0.1',
      input: () => ({ params: {}, query: {}, body: request.input }),
    })
    if (actor.dead) return
    if (result instanceof Fault) {
      run.tell(actor, `gets ${result.kind}: ${result.message}`)
      if (result.kind === 'InternalError' && !isExpected(result.cause)) run.fail(result.cause)
      return
    }
    run.tell(actor, `gets ${result.replayed ? 'the stored response' : 'a response'}`)
    request.answers.push(result.body)
    run.expect(() =>
      assert.deepEqual(result.body, request.answers[0], 'a repeated request gets the first response'),
    )
  }
}

/** A lost connection is reported as a server failure, and so is a reservation that has ended. */
const isExpected = (cause: unknown) =>
  cause instanceof Lost || (cause instanceof Error && cause.message.startsWith('the reservation is'))
