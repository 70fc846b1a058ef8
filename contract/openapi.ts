import type { TSchema } from 'typebox'
import { type ErrorKind, errorKinds, errorSchemas } from './errors.ts'
import { operations as wholeContract } from './index.ts'
import { emitSchema, type Json, type JsonObject } from './json-schema.ts'
import { nouns, nounVerbOf } from './noun-verb.ts'
import { formats, type Operation } from './operation.ts'

/** Operations, usually the whole contract, as an OpenAPI 3.1.0 document. Nothing in it is written by hand but this frame. */
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
  return {
    openapi: '3.1.0',
    info: {
      title: 'Learn',
      version: '0.1.0',
      summary: 'A learning platform for agents and people.',
      description:
        'Organizations, their people, teams and invitations, credits and long jobs, and families whose children learn for the 11+, behind one API. Every request carries a bearer token: an access token or an organization API key. `/.well-known/oauth-protected-resource/v1` says where a program gets an access token for a person. For a child it is `POST /auth/student` with `{"username", "pin"}`, which answers `{"token", "expiresAt", "studentId"}`; `POST /auth/student/sign-out` ends that token. Every mutation takes an `Idempotency-Key` header: the same key gives the same answer for 24 hours. An operation with an `x-cost` is paid with credits of the organization: they are held before, charged with the effect, and given back where it fails.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(operations.map(tagOf))].map(name => ({ name })),
    'x-nouns': Object.fromEntries(Object.entries(nouns).map(([noun, { about }]) => [noun, about])),
    paths,
    components: {
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
        headers: requestIdHeader,
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

/** An example names all that an operation takes; this is what of it the body takes. */
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
    'Any string of 1 to 255 printable ASCII characters, new for each thing to be done. A repeated request with the same key and body gets the first answer again for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const requestIdHeader: JsonObject = {
  'X-Request-Id': { description: 'Names this request in the log.', schema: { type: 'string' } },
}

const errorHeaders: Partial<Record<number, JsonObject>> = {
  401: { 'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
}

/** One response for each of the eight statuses; 400 has two kinds. */
const errorResponses: JsonObject = Object.fromEntries(
  [...new Set(Object.values(errorKinds).map(({ status }) => status))].map(status => {
    const group = Object.entries(errorKinds).filter(([, kind]) => kind.status === status)
    const refs = group.map(([kind]) => ({ $ref: componentRef(kind as ErrorKind) }))
    return [
      status,
      {
        description: group.map(([kind, { meaning }]) => `\`${kind}\`: ${meaning}`).join(' '),
        headers: { ...requestIdHeader, ...errorHeaders[status] },
        content: { 'application/json': { schema: refs.length > 1 ? { anyOf: refs } : (refs[0] ?? {}) } },
      },
    ]
  }),
)

function componentRef(id: string) {
  return `#/components/schemas/${id}`
}
