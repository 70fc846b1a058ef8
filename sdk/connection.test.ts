import assert from 'node:assert/strict'
import { getEventListeners } from 'node:events'
import { after, test } from 'node:test'
import { inspect } from 'node:util'
import {
  disconnect,
  failure,
  json,
  ScriptedServer,
  silence,
  stall,
  text,
} from '../test/support/scripted-server.ts'
import { connect } from './connection.ts'
import { LearnError, NetworkError, TooManyRequests, UnexpectedAnswer } from './errors.ts'
import { createOrganization, getOrganization, listOrganizations } from './operations.ts'
import type { AttemptReport, ConnectionOptions, RequestOptions } from './options.ts'
import { backoff } from './retry.ts'

const server = await ScriptedServer.start()
after(() => server.close())

const token = 'learn_sk_secret'
const connectTo = (options: Partial<ConnectionOptions> = {}) =>
  connect({ baseUrl: server.url, token, ...options })
const connection = connectTo()
const read = (options?: RequestOptions) => connection.call(listOrganizations, {}, options)
const create = (options?: RequestOptions) => connection.call(createOrganization, { name: 'A' }, options)

/** The error of a failed call. */
async function failureOf(call: Promise<unknown>): Promise<LearnError> {
  const error = await call.then(
    () => assert.fail('the call did not fail'),
    failed => failed,
  )
  assert(error instanceof LearnError, String(error))
  assert.equal(error.name, error._tag)
  assert(!inspect(error, { depth: 10 }).includes('secret'), 'no error contains the token')
  return error
}

test('a dry run that the server does not confirm is an error, because the change may have been made', async () => {
  server.script(
    json({ ok: true }, 201, { 'Preference-Applied': 'dry-run' }),
    json({ ok: true }, 201),
    json({ ok: true }),
  )
  assert.deepEqual((await create({ dryRun: true })).data, { ok: true })
  const failed = await failureOf(create({ dryRun: true }))
  assert(failed instanceof UnexpectedAnswer)
  assert.match(failed.message, /so the change may have been made\. Check before you try again\.$/)
  await read({ dryRun: true })
  assert.deepEqual(
    server.asked.slice(-3).map(({ headers }) => headers.prefer),
    ['dry-run', 'dry-run', undefined],
  )
})

test('an answer has the request id that the call was sent with', async () => {
  server.script((response, asked) =>
    json({ ok: true }, 200, { 'X-Request-Id': String(asked.headers['x-request-id']) })(response, asked),
  )
  const answer = await read()
  assert.deepEqual(answer.data, { ok: true })
  assert.match(answer.requestId, /^[\w-]{32,36}$/)
  assert.equal(answer.requestId, server.asked[0]?.headers['x-request-id'])
  assert.equal(answer.replayed, false)
  server.script(json({ ok: true }, 200, { 'X-Request-Id': 'of-the-server' }))
  assert.equal((await read()).requestId, 'of-the-server', 'the id in the log is the one the server returns')
  assert.equal(server.asked[0]?.headers.authorization, `Bearer ${token}`)
  assert.equal(server.asked[0]?.headers['idempotency-key'], undefined, 'a read needs no key')
})

test('temporary failures are retried: 408, 429, 5xx, broken connections', async () => {
  for (const passing of [
    text('', 408),
    failure('TooManyRequests', 429),
    failure('InternalError', 500),
    text('<h1>Bad gateway</h1>', 502),
    text('', 503),
    disconnect,
  ]) {
    server.script(passing, json({ ok: true }))
    assert.deepEqual((await read()).data, { ok: true })
    assert.equal(server.asked.length, 2)
  }
})

test('refusals are not retried', async () => {
  for (const [kind, status] of [
    ['BadRequest', 400],
    ['Unauthorized', 401],
    ['PaymentRequired', 402],
    ['Forbidden', 403],
    ['NotFound', 404],
    ['Conflict', 409],
  ] as const) {
    server.script(failure(kind, status))
    const error = await failureOf(create())
    assert.equal(error._tag, kind)
    assert.equal(error.requestId, 'of-the-server')
    assert.equal(error.message, `This is ${kind}.`)
    assert.equal(server.asked.length, 1, kind)
  }
})

test('all attempts of a mutation have the same idempotency key and request id', async () => {
  server.script(disconnect, failure('InternalError', 500), json({}, 201))
  await create()
  const keys = server.asked.map(({ headers }) => headers['idempotency-key'])
  assert.equal(keys.length, 3)
  assert.equal(new Set(keys).size, 1)
  assert.match(String(keys[0]), /^[\w-]{32,36}$/)
  assert.equal(new Set(server.asked.map(({ headers }) => headers['x-request-id'])).size, 1)
  assert.equal(new Set(server.asked.map(({ body }) => body)).size, 1)
  await create()
  assert.notEqual(server.asked[3]?.headers['idempotency-key'], keys[0], 'another call has another key')
  await create({ idempotencyKey: 'mine' })
  assert.equal(server.asked[4]?.headers['idempotency-key'], 'mine')
})

test('a Conflict after a broken attempt is retried, because that attempt may still be running', async () => {
  server.script(
    disconnect,
    failure('Conflict', 409),
    json({ id: '1' }, 201, { 'Idempotency-Replayed': 'true' }),
  )
  assert.equal((await create()).replayed, true)
})

test('pauses are random and grow up to a limit', () => {
  for (const [failures, longest] of [
    [0, 250],
    [2, 1_000],
    [20, 8_000],
  ] as const) {
    const drawn = Array.from({ length: 200 }, () => backoff(failures))
    assert(drawn.every(pause => pause >= 0 && pause <= longest))
    assert(Math.max(...drawn) > longest * 0.75)
    assert(Math.min(...drawn) < longest * 0.25)
  }
})

test('Retry-After is respected, in seconds or as a date', async () => {
  const inASecond = () => new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 1_000).toUTCString()
  for (const wait of [() => '1', inASecond]) {
    server.script(failure('TooManyRequests', 429, { 'Retry-After': wait() }), json({}))
    await read()
    const [first, second] = server.asked
    assert((second?.at ?? 0) - (first?.at ?? 0) >= 950)
  }
})

test('a call never waits longer than its total time', async () => {
  server.script(failure('TooManyRequests', 429, { 'Retry-After': '300' }, { retryAfterSeconds: 300 }))
  const error = await failureOf(read())
  assert(error instanceof TooManyRequests)
  assert.equal(error.details.retryAfterSeconds, 300)
  assert.equal(error.retryAfterSeconds, 300)
  assert.equal(server.asked.length, 1)
  server.script(silence)
  const started = performance.now()
  assert.equal(
    (await failureOf(read({ timeoutMilliseconds: 150, totalMilliseconds: 400 })))._tag,
    'TimeoutError',
  )
  assert(performance.now() - started < 2_000)
})

test('a call is retried as often as allowed', async () => {
  server.script(failure('InternalError', 500))
  await failureOf(read({ retries: 2 }))
  assert.equal(server.asked.length, 3)
  server.script(failure('InternalError', 500))
  await failureOf(connectTo({ retries: 0 }).call(listOrganizations, {}))
  assert.equal(server.asked.length, 1)
})

test('a call that gets Retry-After is retried more often, unless retries are off', async t => {
  t.mock.method(Math, 'random', () => 0)
  const away = failure('TooManyRequests', 429, { 'Retry-After': '0' }, { retryAfterSeconds: 0 })
  server.script(away)
  await failureOf(read({ retries: 2 }))
  assert.equal(server.asked.length, 7)
  server.script(away)
  await failureOf(read({ retries: 0 }))
  assert.equal(server.asked.length, 1)
})

test('an attempt has a timeout, which includes its body', async () => {
  for (const slow of [silence, stall]) {
    server.script(slow, json({ ok: true }))
    assert.deepEqual((await read({ timeoutMilliseconds: 100 })).data, { ok: true })
    server.script(slow)
    const error = await failureOf(read({ timeoutMilliseconds: 60, retries: 0 }))
    assert.equal(error._tag, 'TimeoutError')
    assert.match(error.message, /within 0\.06 s/)
    assert.match(String(error.requestId), /^[\w-]{32,36}$/)
  }
})

test("the caller's signal ends a call at any point, without a retry", async () => {
  for (const waiting of [silence, stall, failure('TooManyRequests', 429, { 'Retry-After': '60' })]) {
    server.script(waiting)
    const controller = new AbortController()
    const call = failureOf(read({ signal: controller.signal }))
    await server.waitForRequests(1)
    controller.abort(new Error('enough'))
    const error = await call
    assert.equal(error._tag, 'Aborted')
    assert.equal((error.cause as Error).message, 'enough')
    assert.equal(server.asked.length, 1)
  }
  server.script(json({}))
  assert.equal((await failureOf(read({ signal: AbortSignal.abort() })))._tag, 'Aborted')
  assert.equal(server.asked.length, 0)
})

test('a signal that outlives its calls keeps no listeners', async () => {
  const { signal } = new AbortController()
  server.script(json({ ok: true }))
  for (let count = 0; count < 3; count++) await read({ signal })
  assert.deepEqual(getEventListeners(signal, 'abort'), [])
})

test('an answer that is not from this API is an UnexpectedAnswer', async () => {
  for (const [answer, said] of [
    [text('<html>Sign in to the Wi-Fi</html>', 200), /status 200, text\/html/],
    [text('{"data":[{"id":"1', 200, 'application/json'), /status 200, application\/json/],
    [text('', 204), /status 204/],
    [text('<h1>Nobody is here</h1>', 404), /status 404, text\/html/],
    [json({ error: 'not ours' }, 400), /status 400/],
    [json(null, 400), /status 400/],
    [failure('Teapot', 418), /Teapot, which this version of the SDK does not know: This is Teapot\./],
    [failure('constructor', 400), /constructor, which/],
    [
      text('', 302, 'text/plain', { Location: 'https://elsewhere.example/login?x=1' }),
      /redirects to https:\/\/elsewhere\.example\./,
    ],
  ] as const) {
    server.script(answer)
    const error = await failureOf(read())
    assert(error instanceof UnexpectedAnswer, String(error))
    assert.match(error.message, said)
    assert(error.requestId)
    assert.equal(server.asked.length, 1)
  }
})

test('redirects are not followed, so that no other server sees the token', async () => {
  const elsewhere = await ScriptedServer.start()
  elsewhere.script(json({}))
  server.script(text('', 307, 'text/plain', { Location: `${elsewhere.url}/v1/organizations` }))
  await failureOf(read())
  assert.equal(elsewhere.asked.length, 0)
  elsewhere.close()
})

test('an unreachable server is named, with what to check', async () => {
  const gone = await ScriptedServer.start()
  gone.close()
  const error = await failureOf(connectTo({ baseUrl: gone.url, retries: 0 }).call(listOrganizations, {}))
  assert(error instanceof NetworkError)
  assert.equal(
    error.message,
    `Could not reach the server at ${gone.url} (ECONNREFUSED). Check the address, and that the server is running.`,
  )
})

test('input that can’t be sent is refused before anything is sent', async () => {
  server.script(json({}))
  for (const [call, said] of [
    [() => connection.call(getOrganization, {}), /needs a non-empty organizationId/],
    [() => connection.call(getOrganization, { organizationId: '' }), /needs a non-empty organizationId/],
    [
      () => connection.call(getOrganization, { organizationId: '..' }),
      /"\.\." is not a valid organizationId/,
    ],
    [() => connection.call(getOrganization, { organizationId: null }), /must be a string, number or boolean/],
    [() => connection.call(getOrganization, { organizationId: '\ud800' }), /well-formed/],
    [() => connection.call(listOrganizations, { limit: { most: 5 } }), /must be a string, number or boolean/],
    [() => connection.call(createOrganization, { name: 5n }), /JSON/],
    [() => read({ headers: { 'X-Note': 'a\nb' } }), /The header x-note/],
    [() => create({ idempotencyKey: 'a\nb' }), /The header idempotency-key/],
    [() => connectTo({ token: () => `${token}\n` }).call(listOrganizations, {}), /^The token contains/],
  ] as const) {
    const error = await failureOf(call())
    assert.equal(error._tag, 'InvalidRequest')
    assert.match(error.message, said)
  }
  assert.equal(server.asked.length, 0)
})

test('an invalid baseUrl is refused immediately', () => {
  for (const baseUrl of [
    '',
    'learn.example.org',
    'ftp://learn.example.org',
    'https://me:secret@learn.example.org',
    'https://me:secret@:port',
    'https://learn.example.org/?a=1',
    'https://learn.example.org/v1',
  ])
    assert.throws(
      () => connect({ baseUrl }),
      (error: LearnError) => error._tag === 'InvalidRequest' && !inspect(error).includes('secret'),
    )
  assert.throws(() => connectTo({ token: 'a\nb' }), /The token contains/)
})

test('baseUrl may end with a slash, but a path is refused with the address to use instead', async () => {
  server.script(json({}))
  for (const end of ['', '/']) {
    await connectTo({ baseUrl: server.url + end }).call(getOrganization, { organizationId: 'a/b c' })
    assert.equal(server.asked.at(-1)?.url, '/v1/organizations/a%2Fb%20c')
  }
  for (const path of ['/v1', '/v1/', '/learn'])
    assert.throws(
      () => connectTo({ baseUrl: server.url + path }),
      ({ message }: LearnError) => message.startsWith(`baseUrl must not have a path. Use ${server.url}: `),
    )
})

test('every attempt is reported, without the token and the input, and a broken report breaks nothing', async () => {
  const reports: AttemptReport[] = []
  const watched = connectTo({
    onAttempt: report => {
      reports.push(report)
      throw new Error('the log is full')
    },
  })
  server.script(disconnect, failure('NotFound', 404))
  const error = await failureOf(watched.call(getOrganization, { organizationId: 'hidden' }))
  server.script(json({ ok: true }))
  await watched.call(listOrganizations, {})
  assert.deepEqual(
    reports.map(({ operation, attempt, status, error }) => [operation, attempt, status, error]),
    [
      ['organizations.getOrganization', 1, undefined, 'NetworkError'],
      ['organizations.getOrganization', 2, 404, 'NotFound'],
      ['organizations.listOrganizations', 1, 200, undefined],
    ],
  )
  assert(reports[0]?.requestId === reports[1]?.requestId && error._tag === 'NotFound')
  assert(reports.every(({ milliseconds }) => milliseconds >= 0))
  assert.doesNotMatch(JSON.stringify(reports), /secret|hidden/)
})

test('a timeout may be longer than a timer can count', async () => {
  server.script(json({ ok: true }))
  for (const milliseconds of [1e12, Number.POSITIVE_INFINITY])
    await read({ timeoutMilliseconds: milliseconds, totalMilliseconds: milliseconds })
})

test('undefined fields are left out', async () => {
  server.script(json({}))
  await connection.call(listOrganizations, { limit: '5', cursor: undefined, 'filter[a]': 'b&c' })
  assert.equal(server.asked.at(-1)?.url, '/v1/organizations?limit=5&filter%5Ba%5D=b%26c')
  await connection.call(createOrganization, { name: 'A', billingEmail: undefined })
  assert.equal(server.asked.at(-1)?.body, '{"name":"A"}')
})
