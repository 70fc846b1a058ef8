import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { check } from './checks/check.ts'
import { checkInput } from './checks/check-input.ts'
import { openapi } from './documents/openapi.ts'
import { creditWords } from './documents/preview.ts'
import { errorKinds, errorSchemas } from './errors.ts'
import { contract, operations } from './index.ts'
import { canDryRun, inputFields, isDestructive, roles, scopes } from './operation.ts'
import { StudentSignIn } from './student-sign-in.ts'

const specified = {
  'organizations.listOrganizations': 'GET /v1/organizations 200',
  'organizations.createOrganization': 'POST /v1/organizations 201',
  'organizations.listInvitations': 'GET /v1/invitations 200',
  'learn.getLearnPolicyDecisionLog': 'GET /v1/learn/policy/decisions/latest 200',
  'learn.completeLearnParentChildOnboarding': 'POST /v1/learn/onboarding/parent-child 201',
}

test('canceling has one spelling and one path, except for uploads, where tus prescribes DELETE', () => {
  assert.doesNotMatch(JSON.stringify(openapi()), /cancelled/i)
  const canceling = operations.filter(({ id, tus }) => /\.cancel/.test(id) && !tus)
  assert(canceling.length >= 3)
  for (const { id, method, path } of canceling) assert.match(`${method} ${path}`, /^POST .+\/cancel$/, id)
})

for (const operation of operations) {
  test(`the declaration of ${operation.id} is complete`, () => {
    assert.match(operation.id, /^[a-z]+\.[a-z][A-Za-z]+$/)
    assert.match(operation.path, /^\/v1\/[a-z]/)
    assert.match(operation.summary, /^[A-Z][^.]+$/, 'a summary is a short phrase without a full stop')
    assert.match(operation.description, /^[A-Z].+\.$/s, 'a description consists of sentences')
    assert([...roles, 'any', 'none'].includes(operation.role))
    assert(scopes.includes(operation.scope))
    if (operation.method === 'GET') assert.equal(operation.effect, 'read')
    else
      assert(
        operation.effect !== 'read' || operation.body,
        'a read uses GET unless its input does not belong in a URL',
      )
    const named = operation.about ?? (operation.listing?.filters.organizationId && 'filter[organizationId]')
    if (named && named !== 'home') {
      assert(inputFields(operation).has(named), `${named} is not in its input`)
      assert(operation.errors.includes('NotFound'), 'the named resource may not exist')
    }
    if (roles.some(role => role === operation.role))
      assert(operation.about || operation.listing, 'a call names a resource or lists resources')
    assert.doesNotThrow(() => inputFields(operation))
    if (operation.result !== undefined) {
      const reading = operations.find(({ id }) => id === operation.result)
      assert(operation.status === 202 && reading?.effect === 'read', 'a read returns the result of a job')
    }
    if (operation.effect === 'paid')
      assert(operation.errors.includes('PaymentRequired'), 'credits may be missing')
    for (const status of ['BadRequest', 'Conflict'] as const) {
      const can = operation.errors.includes(status)
      assert(
        can || operation.effect === 'read',
        `a mutation can fail with ${status} because of its idempotency key`,
      )
    }
  })

  test(`the examples of ${operation.id} match its schemas`, () => {
    const fields = inputFields(operation)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = operation[part]
      if (!schema) continue
      const given = Object.entries(operation.example.request).filter(([name]) => fields.get(name) === part)
      assert.deepEqual(check(schema, Object.fromEntries(given)), [])
    }
    assert.deepEqual(check(operation.response, operation.example.response), [])
    const unknown = Object.keys(operation.example.request).filter(name => !fields.has(name))
    assert.deepEqual(unknown, [])
  })
}

test('the names of operations are unique, and the contract has each under its id', () => {
  const names = operations.map(({ id }) => id.slice(id.indexOf('.') + 1))
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual(
    Object.keys(contract),
    operations.map(({ id }) => id),
  )
})

test('the specified operations have the specified ids, paths and statuses', () => {
  for (const [id, expected] of Object.entries(specified)) {
    const operation = operations.find(known => known.id === id)
    assert.equal(`${operation?.method} ${operation?.path} ${operation?.status}`, expected)
  }
})

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(openapi())
  assert.deepEqual(result.errors, undefined)
  assert.equal(result.valid, true)
})

test('the example of every request body in the document is valid', () => {
  const { paths } = openapi() as unknown as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example: unknown }> } }>>
  }
  for (const { id, method, path, body } of operations) {
    if (!body) continue
    const documented = paths[path]?.[method.toLowerCase()]?.requestBody
    assert.deepEqual(check(body, documented?.content['application/json']?.example), [], id)
  }
})

interface Schema {
  type?: unknown
  properties?: object
  required?: string[]
  additionalProperties?: unknown
}

test('the document is 3.1.0, version 0.1.0, with bearer security and all eight error statuses everywhere', () => {
  const document = openapi() as unknown as {
    openapi: string
    info: { version: string }
    paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>
    components: { securitySchemes: { bearer: { scheme: string } }; schemas: Record<string, Schema> }
  }
  assert.equal(document.openapi, '3.1.0')
  assert.equal(document.info.version, '0.1.0')
  assert.equal(document.components.securitySchemes.bearer.scheme, 'bearer')
  const documented = Object.values(document.paths).flatMap(path => Object.values(path))
  const programs = ['auth.studentSignIn', 'auth.studentSignOut']
  assert.deepEqual(
    documented.map(({ operationId }) => operationId).sort(),
    [...operations.map(({ id }) => id), ...programs].sort(),
  )
  for (const operation of documented.filter(({ operationId }) => !programs.includes(operationId))) {
    assert.deepEqual(operation.security, [{ bearer: [] }])
    const statuses = Object.keys(operation.responses).filter(status => Number(status) >= 400)
    assert.deepEqual(statuses, ['400', '401', '402', '403', '404', '409', '429', '500'])
  }
  for (const name of [
    'Organization',
    'OrganizationOnboardingData',
    'Invitation',
    ...Object.keys(errorSchemas),
  ]) {
    assert(name in document.components.schemas, `${name} is a named component`)
  }
})

test('every object in the document is closed, and responses require every field that is not optional', () => {
  const open: string[] = []
  const visit = (node: unknown, path: string) => {
    if (node === null || typeof node !== 'object') return
    const schema = node as Schema
    const isObject = [schema.type].flat().includes('object')
    if (schema.properties && isObject && schema.additionalProperties !== false) open.push(path)
    for (const [name, child] of Object.entries(node)) if (name !== 'example') visit(child, `${path}/${name}`)
  }
  visit(openapi(), '')
  assert.deepEqual(open, [])
  const { Organization, Invitation } = (
    openapi().components as unknown as { schemas: Record<string, Schema> }
  ).schemas
  for (const schema of [Organization, Invitation]) {
    assert.deepEqual(schema?.required, Object.keys(schema?.properties ?? {}))
  }
})

test('the document marks the invariant of the invitations list', () => {
  const text = JSON.stringify((openapi().paths as Record<string, object>)['/v1/invitations'])
  assert.match(text, /"x-invariants":\["INV-INV-002"\]/)
})

interface Documented {
  operationId: string
  security: object[]
  requestBody: { content: { 'application/json': { schema: { $ref: string }; example: unknown } } }
  responses: Record<string, { headers: Record<string, { $ref: string }> }>
}

test('the OpenAPI document says which headers every response has', () => {
  const { paths, components } = openapi() as unknown as {
    paths: Record<string, Record<string, Documented>>
    components: { headers: Record<string, { description: string }> }
  }
  const documented = Object.values(paths).flatMap(path => Object.values(path))
  for (const { operationId, responses } of documented.filter(each => !each.operationId.startsWith('auth.'))) {
    const operation = operations.find(({ id }) => id === operationId)
    for (const [status, { headers }] of Object.entries(responses)) {
      const expected = ['RateLimit', 'RateLimit-Policy', 'X-Request-Id']
      if (status === '401' || status === '403') expected.push('WWW-Authenticate')
      if (status === '429') expected.push('Retry-After')
      if (status.startsWith('2') && operation?.effect !== 'read') expected.push('Idempotency-Replayed')
      if (status.startsWith('2') && operation && canDryRun(operation)) expected.push('Preference-Applied')
      assert.deepEqual(Object.keys(headers).sort(), expected.sort(), `${operationId} ${status}`)
      for (const [name, { $ref }] of Object.entries(headers)) {
        assert.equal($ref, `#/components/headers/${name}`)
        assert(components.headers[name]?.description)
      }
    }
  }
})

test('the OpenAPI document has the sign-in of a child, which needs no token', () => {
  const { paths } = openapi() as unknown as { paths: Record<string, Record<string, Documented>> }
  const signIn = paths['/auth/student']?.post
  assert.deepEqual([signIn?.operationId, signIn?.security], ['auth.studentSignIn', []])
  const { schema, example } = signIn?.requestBody.content['application/json'] ?? {}
  assert.equal(schema?.$ref, '#/components/schemas/StudentSignInRequest')
  assert.deepEqual(check(StudentSignIn, example), [])
  assert.deepEqual(Object.keys(signIn?.responses ?? {}), ['200', '400', '401', '429', '500'])
  assert.deepEqual(paths['/auth/student/sign-out']?.post?.security, [{ bearer: [] }])
})

test('each error kind has its status and the tagged body', () => {
  const body = (kind: string, more: object = {}) => ({ _tag: kind, message: 'm', requestId: 'r', ...more })
  const more: Record<string, object> = {
    HttpApiDecodeError: { issues: [{ path: ['name', 0], message: 'm' }] },
    TooManyRequests: { retryAfterSeconds: 3 },
  }
  for (const kind of Object.keys(errorKinds) as (keyof typeof errorKinds)[]) {
    assert.deepEqual(check(errorSchemas[kind], body(kind, more[kind])), [])
    assert.notDeepEqual(check(errorSchemas[kind], body('Other', more[kind])), [])
    assert.notDeepEqual(check(errorSchemas[kind], body(kind, { ...more[kind], secret: 1 })), [])
  }
  const credits = { requiredCredits: 5, availableCredits: 2, reservedCredits: 1, shortfall: 3 }
  assert.deepEqual(check(errorSchemas.PaymentRequired, body('PaymentRequired', credits)), [])
})

test('every DELETE is destructive, except moving a file to the bin', () => {
  const kept = operations.filter(({ method }) => method === 'DELETE').filter(one => !isDestructive(one))
  assert.deepEqual(
    kept.map(({ id }) => id),
    ['media.deleteMediaItem'],
  )
  assert(isDestructive(contract['media.purgeMediaItem']))
})

test('the example of an estimate is about a valid call', () => {
  const { operation, input } = contract['billing.createEstimate'].example.request
  const asked = operations.find(({ id }) => id === operation)
  assert.deepEqual(asked && checkInput(asked, input), [])
})

test('one credit is singular', () => {
  assert.deepEqual([0, 1, 2].map(creditWords), ['0 credits', '1 credit', '2 credits'])
})
