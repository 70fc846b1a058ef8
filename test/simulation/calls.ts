import assert from 'node:assert/strict'
import type { Operation } from '@learn/contract/operation'
import pino from 'pino'
import type { Application } from '../../server/application.ts'
import type { MutationContext, Parts } from '../../server/context.ts'
import { Fault } from '../../server/fault.ts'
import type { Caller } from '../../server/identity/authenticate.ts'
import { execute } from '../../server/path/execute.ts'
import { quote } from '../../server/path/quote.ts'
import { deriveSecrets } from '../../server/secrets.ts'
import { notCompared } from '../../server/storage/scope.ts'
import type { Handler, Surface, Units } from '../../server/surface.ts'
import { Lost } from './actor.ts'
import { leaveEffect } from './effects.ts'
import { reservationMilliseconds } from './jobs.ts'
import { act, type Body, begin, type Done, type Request } from './operations.ts'
import type { Work } from './part.ts'

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

const units: Units<Operation> = async (_, input) => (input as Body).units // The input was validated as this body.

// Safe: each handler takes its own operation's input, which the union type can't express.
const asHandler = (handler: unknown) => handler as Handler<Operation>

export const surface: Surface = {
  operations: [act, begin],
  handlers: { [act.id]: asHandler(acts), [begin.id]: asHandler(begins) },
  units: { [act.id]: units, [begin.id]: units },
  works: {},
  renderers: {},
}

const secrets = deriveSecrets('the secret of the simulation, which is not secret')
const log = pino({ level: 'silent' })
const quoteHere: Parts['quote'] = (operation, ctx, input) => quote(surface, operation, ctx, input)

/** The product's own code for a paid call, except that the caller is already known. */
export function call(request: Request): Work {
  return async ({ run, db, actor, now }) => {
    const caller: Caller = {
      actor: {
        principalId: run.principalId,
        credentialId: run.principalId,
        kind: 'user',
        userId: run.principalId,
        grantId: null,
        keysEndAt: null,
        secretId: run.principalId,
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
      share: {},
      reaches: new Map(),
    }
    const needed = {
      database: db,
      secrets,
      log,
      surface,
      now,
      publicUrl: 'https://learn.example.org',
      reservationMilliseconds,
      credentials: { authenticate: async () => caller, forget: () => undefined },
      rateLimits: { countCaller: () => ({ headers: {} }) },
      lastUses: { note: () => undefined },
      calls: { run: (_: object, work: () => Promise<unknown>) => work() },
      fairQueue: { run: (_: string, work: () => Promise<unknown>) => work() },
      mail: { kick: () => undefined },
      jobs: { kick: () => undefined },
      parts: { desk: { terms: undefined }, quote: quoteHere },
    }
    // A paid call uses nothing else of the application.
    const app = needed as unknown as Application
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
