import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorBody } from '@learn/contract/errors'
import { type Format, inputFields, type Operation } from '@learn/contract/operation'
import {
  type Answer,
  ChoiceError,
  type ChoiceOptions,
  choose,
  createHttpHandler,
  didYouMean,
  type Fields,
  type Invoke,
  readToolsets,
} from '@learn/mcp'
import type { FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault, fault } from '../fault.ts'
import { randomId } from '../ids.ts'
import type { Call } from '../path/call.ts'
import { execute, type Outcome } from '../path/execute.ts'
import { Pieces } from '../path/pieces.ts'
import { DatabaseAway, OutcomeUnknown } from '../storage/reaching/away.ts'
import type { Guest } from './mcp-admission.ts'

export interface Mcp {
  /** The protocol's answer, or a fault if the request is refused after all. */
  answer(guest: Guest, left: AbortSignal): Promise<Response | Fault>
}

export function openMcp(app: Application, isStopping: () => boolean): Mcp {
  // Only the error's name: its message may quote what the client sent.
  const handler = createHttpHandler(({ name }) => app.log.debug({ name }, 'MCP message refused'))
  return {
    async answer(guest, left) {
      const wanted = choiceOf(app, guest.request)
      if (wanted instanceof Fault) return wanted
      const choice = { ...wanted, kind: guest.kind }
      let lost: Fault | undefined
      const invoke = invokeAs(app, guest, left, refusal => {
        lost = refusal
      })
      const response = await handler.answer(requestOf(app, guest.request, left), guest.message, {
        operations: app.surface.operations,
        invoke,
        key: app.secrets.confirmation.current,
        formerKeys: app.secrets.confirmation.accepted.slice(1),
        caller: guest.principalId,
        choice,
        isOver: () => left.aborted || isStopping(),
        now: () => app.now().getTime(),
      })
      // A credential revoked during the call is refused like one revoked before it, so that the client can get another.
      return lost && !isStream(response) ? lost : response
    },
  }
}

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') === true

/** The same request, as the MCP library expects it. */
function requestOf(
  { publicUrl }: Application,
  { method, url, headers, body }: FastifyRequest,
  signal: AbortSignal,
) {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Request(new URL(url, publicUrl), {
    method,
    headers: sent,
    signal,
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  })
}

const known = ['toolsets', 'readOnly', 'organization']

/** The options in the URL: `/mcp?toolsets=learn,billing&readOnly=true&organization=…`. */
function choiceOf({ surface }: Application, { query }: FastifyRequest): ChoiceOptions | Fault {
  // As Fastify's query parser returns it.
  const given = { ...(query as Record<string, string | string[] | undefined>) }
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name))
      return fault('BadRequest', `/mcp has no option "${name.slice(0, 100)}".${didYouMean(name, known)}`)
    if (Array.isArray(value)) return fault('BadRequest', `Give ${name} only once.`)
  }
  const { toolsets, readOnly = 'false', organization } = given as Record<string, string | undefined>
  if (readOnly !== 'true' && readOnly !== 'false')
    return fault('BadRequest', 'readOnly must be true or false.')
  const choice: ChoiceOptions = {
    toolsets: readToolsets(toolsets),
    readOnly: readOnly === 'true',
    organization,
  }
  try {
    choose(surface.operations, choice)
    return choice
  } catch (error) {
    if (error instanceof ChoiceError) return fault('BadRequest', error.message)
    throw error
  }
}

/** How often a call is retried while the database is unavailable. Agents wait longer for a tool than all retries take. */
const mostRepetitions = 5
const repetitionMilliseconds = 5_000

/**
 * An agent would retry without the key of the first call, so the server itself retries a call that failed because the database
 * was unavailable.
 */
async function executeOnceThere(app: Application, call: Call, left: AbortSignal): Promise<Outcome['result']> {
  for (let repetitions = 0; ; repetitions++) {
    const { result } = await execute(app, call)
    const isAway =
      result instanceof Fault &&
      (result.cause instanceof DatabaseAway || result.cause instanceof OutcomeUnknown)
    if (!isAway || repetitions === mostRepetitions || left.aborted) return result
    await sleep(repetitionMilliseconds, undefined, { signal: left }).catch(() => undefined)
  }
}

/** Calls operations as the admitted caller, through the usual path. The request itself was counted on admission. */
const invokeAs =
  (app: Application, guest: Guest, left: AbortSignal, lose: (refusal: Fault) => void): Invoke =>
  async (operation, input, options = {}) => {
    const trace = guest.request.trace?.call(operation.id)
    const call: Call = {
      operation,
      requestId: guest.requestId,
      authorization: guest.authorization,
      audience: 'mcp',
      idempotencyKey: options.idempotencyKey ?? (operation.effect === 'read' ? undefined : randomId()),
      isDryRun: options.isDryRun ?? false,
      address: guest.request.ip,
      isContinued: true,
      trace,
      input: () => partsOf(operation, input),
    }
    const result = await executeOnceThere(app, call, left)
    if (result instanceof Fault) trace?.fail(result.kind)
    trace?.endCall()
    if (result instanceof Fault) {
      if (result.kind === 'Unauthorized') lose(result)
      return { failure: bodyOf(result, guest.requestId) }
    }
    if (result.body instanceof Pieces) return await readWholeAnswer(operation, result.body)
    const render = app.surface.renderers[operation.id]?.[input.format as Format]
    return { body: render ? await render(result.body) : result.body }
  }

const bodyOf = ({ kind, message, details }: Fault, requestId: string): ErrorBody =>
  // A fault carries the details of its kind.
  ({ _tag: kind, message, requestId, ...details }) as ErrorBody

function partsOf(operation: Operation, input: Fields) {
  const raw: Record<'params' | 'query' | 'body', Record<string, unknown>> = {
    params: {},
    query: {},
    body: {},
  }
  for (const [name, part] of inputFields(operation)) if (name in input) raw[part][name] = input[name]
  return { ...raw, body: operation.body && raw.body }
}

/** More than any model reads. */
const longestAnswer = 4 * 1024 * 1024

/** Reads a streamed answer to its end. */
async function readWholeAnswer({ path }: Operation, pieces: Pieces): Promise<Answer> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > longestAnswer) {
      const message = `The response is larger than 4 MiB. Call the HTTP API instead: ${path}.`
      return { failure: { _tag: 'BadRequest', message } }
    }
  }
  return { body: JSON.parse(text) }
}
