import type { TSchema } from 'typebox'
import { type ErrorKind, errorKinds, errorSchemas } from '../errors.ts'
import { operations as wholeContract } from '../index.ts'
import { nouns, nounVerbOf } from '../noun-verb.ts'
import { canDryRun, formats, type Operation } from '../operation.ts'
import { commonHeaders, errorHeaders, headerComponents, headers } from './headers.ts'
import { emitSchema, type Json, type JsonObject } from './json-schema.ts'
import { programPaths } from './programs.ts'

/** Operations, usually the whole contract, as an OpenAPI 3.1.0 document. */
export function openapi(operations: readonly Operation[] = wholeContract): JsonObject {
  const components = new Map<string, Json>()
  const emit = (schema: TSchema) =>
    emitSchema(schema, (id, emitted) => {
      components.set(id, emitted)
      return { $ref: componentRef(id) }
    })
  for (const schema of Object.values(errorSchemas)) emit(schema)
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: emitOperation(operation, emit),
    }
  }
  const entrancePaths = programPaths(emit, errorResponses)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Learn',
      version: '0.1.0',
      summary: 'A learning platform for people and agents.',
      description: [
        'Learn helps children in Years 4 to 6 prepare for the UK 11+ exam. This API manages organizations, members, teams, media files, credits and jobs, and everything about students: practice sessions, decisions, answers, progress and consent.',
        'Every request needs a bearer token: an access token or an organization API key. OAuth clients find the authorization server at `/.well-known/oauth-protected-resource/v1`. Children get an access token with `POST /auth/student`.',
        'Each operation names the scope (`x-scope`) and the lowest role (`x-role`) that a token needs. `any` and `none` mean that no particular role is needed. Only the callers in `x-callers` may call it; by default these are users and API keys.',
        'Send an `Idempotency-Key` header with every request that changes something. For 24 hours, the same key returns the same response.',
        'By default, each token may make 1,200 requests a minute, and so may each address (for IPv6, each /64) whose token was refused. All API keys of an organization together may make five times as many, and so may all programs that act for one person. `RateLimit` in every response says what is left. Beyond a limit the answer is `TooManyRequests`, and `Retry-After` says how many seconds to wait.',
        'Lists are paged. A `cursor` is opaque: pass the `nextCursor` or `prevCursor` of a page of the same list, as the same caller, with the same sort and filters. Any other cursor is refused with `BadRequest`. Cursors do not expire. While items are added and removed, an item that stays is neither skipped nor repeated. `total` counts the whole list.',
        'A request body can be up to 64 KiB, unless the operation says otherwise.',
        'Names, usernames and other short texts that people see must be a single line. Control characters, line separators and characters that change the direction of text are refused with `BadRequest`. Lengths count Unicode code points.',
        'Operations with an `x-cost` are paid with the organization’s credits. The credits are reserved before the call, charged when it succeeds and released if it fails.',
      ].join('\n\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set([...operations.map(tagOf), 'auth'])].map(name => ({ name })),
    'x-nouns': Object.fromEntries(Object.entries(nouns).map(([noun, { about }]) => [noun, about])),
    paths: { ...paths, ...entrancePaths },
    components: {
      headers: headerComponents,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token or an organization API key.',
        },
      },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

const tagOf = (operation: Operation) => operation.id.slice(0, operation.id.indexOf('.'))

function emitOperation(operation: Operation, emit: (schema: TSchema) => Json): JsonObject {
  const { request, response } = operation.example
  const { noun, verb } = nounVerbOf(operation)
  return {
    operationId: operation.id,
    tags: [tagOf(operation)],
    summary: operation.summary,
    description: operation.description,
    security: [{ bearer: [] }],
    'x-noun': noun,
    'x-verb': verb,
    'x-role': operation.role,
    'x-scope': operation.scope,
    ...(operation.callers && { 'x-callers': [...operation.callers] }),
    'x-effect': operation.effect,
    'x-errors': [...operation.errors],
    ...(operation.tus && { 'x-tus': operation.tus }),
    ...(operation.cost && { 'x-cost': { ...operation.cost } }),
    ...(operation.invariants && { 'x-invariants': [...operation.invariants] }),
    parameters: [
      ...parameters('path', operation.params, request, emit),
      ...parameters('query', operation.query, request, emit),
      ...(operation.effect === 'read' ? [] : [idempotencyKey]),
      ...(canDryRun(operation) ? [prefer] : []),
    ],
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: emit(operation.body), example: fieldsOf(operation.body, request) },
        },
      },
    }),
    responses: {
      [operation.status]: {
        description: operation.summary,
        headers: {
          ...commonHeaders,
          ...(operation.effect !== 'read' && headers('Idempotency-Replayed')),
          ...(canDryRun(operation) && headers('Preference-Applied')),
        },
        content: {
          [operation.transport === 'events' ? 'text/event-stream' : 'application/json']: {
            schema: emit(operation.response),
            example: response as Json,
          },
          ...Object.fromEntries(
            (operation.formats ?? []).map(format => [formats[format], { schema: { type: 'string' } }]),
          ),
        },
      },
      ...errorResponses,
    },
  }
}

/** The part of an example request that belongs in the body. */
const fieldsOf = (body: NonNullable<Operation['body']>, example: object): JsonObject =>
  Object.fromEntries(Object.entries(example).filter(([name]) => name in body.properties))

function parameters(
  place: 'path' | 'query',
  schema: Operation['query'],
  example: object,
  emit: (schema: TSchema) => Json,
): JsonObject[] {
  if (!schema) return []
  return Object.entries<TSchema>({ ...schema.properties }).map(([name, field]) => {
    const { description, ...rest } = emit(field) as JsonObject
    const given = (example as Record<string, Json>)[name]
    return {
      name,
      in: place,
      required: schema.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      schema: rest,
      ...(given !== undefined && { example: given }),
    }
  })
}

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique key for this change: 1 to 255 printable ASCII characters. For 24 hours, a repeated request with the same key and body returns the first response.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const prefer: JsonObject = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    'With `dry-run`, nothing is changed, charged or sent: the response, or the error, is the one that the request would have got. IDs, secrets and links in it lead nowhere.',
  schema: { type: 'string', enum: ['dry-run'] },
}

/** One response for each of the eight error statuses. 400 has two kinds. */
const errorResponses: JsonObject = Object.fromEntries(
  [...new Set(Object.values(errorKinds).map(({ status }) => status))].map(status => {
    const group = Object.entries(errorKinds).filter(([, kind]) => kind.status === status)
    const refs = group.map(([kind]) => ({ $ref: componentRef(kind as ErrorKind) }))
    return [
      status,
      {
        description: group.map(([kind, { meaning }]) => `\`${kind}\`: ${meaning}`).join(' '),
        headers: { ...commonHeaders, ...errorHeaders[status] },
        content: { 'application/json': { schema: refs.length > 1 ? { anyOf: refs } : (refs[0] ?? {}) } },
      },
    ]
  }),
)

function componentRef(id: string) {
  return `#/components/schemas/${id}`
}
