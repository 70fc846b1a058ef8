import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { errorKinds } from '@learn/contract/errors'
import { learn, newSettings, runLearn } from '../test/support/command-line.ts'
import { World } from '../test/support/world.ts'
import { failureOf } from './failure.ts'

const world = await World.create()
after(() => world.close())
const { key } = await world.tenant()

async function settings(url: string, token = key) {
  const made = await newSettings(url, { LEARN_TOKEN: token })
  after(made.remove)
  return made
}

/** A program that answers in the server's place. */
async function impostor(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close().closeAllConnections())
  // It listens on a port, not on a pipe.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function failureAt(url: string, ...flags: string[]) {
  const { config } = await settings(url)
  const { code, out, err } = await runLearn(['whoami', '--json', ...flags], config)
  assert.equal(out, '')
  assert.equal(err.split('\n').length, 2, err)
  return { code, ...JSON.parse(err) }
}

test('an unreachable server is named, with the source of its address', async () => {
  const { code, _tag, message, next, requestId } = await failureAt('http://127.0.0.1:1')
  assert.deepEqual([code, _tag], [1, 'NetworkError'])
  assert.match(message, /http:\/\/127\.0\.0\.1:1\. Check the address, and that the server is running\.$/)
  assert.equal(next, 'The address comes from --url, LEARN_URL or your profile: learn profiles list')
  assert.equal(requestId, undefined, 'the server has not seen the request')
})

test('a web page is not taken for an answer, and not shown', async () => {
  for (const status of [200, 502]) {
    const url = await impostor((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    })
    const { code, _tag, message, next } = await failureAt(url)
    assert.deepEqual([code, _tag], [1, 'UnexpectedAnswer'])
    assert.doesNotMatch(message, /<h1>/)
    assert.match(next, /learn profiles list/)
  }
})

test('signing in at something other than a Learn server fails with the reason', async () => {
  const page = await impostor((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  })
  const busy = await impostor((_, response) => void response.writeHead(503).end())
  const slow = await impostor(() => undefined)
  for (const [url, tag, seconds] of [
    ['http://127.0.0.1:1', 'NetworkError', '30'],
    [page, 'UnexpectedAnswer', '30'],
    [busy, 'NetworkError', '30'],
    [slow, 'TimeoutError', '0.3'],
  ] as const) {
    const { config } = await settings(url)
    const { code, err } = await runLearn(['login', '--start', '--json', '--timeout', seconds], config)
    assert.deepEqual([code, JSON.parse(err)._tag], [1, tag])
  }
})

test('a newer server may send unknown fields and unknown errors', async () => {
  const caller = { kind: 'robot', principalId: 'x', email: null, scopes: [], memberships: [], mood: 'good' }
  const url = await impostor((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(caller))
  })
  const { config } = await settings(url)
  assert.deepEqual(JSON.parse((await runLearn(['whoami'], config)).out), caller)

  const teapot = await impostor((_, response) => {
    const body = { _tag: 'Teapot', message: 'Short and stout.', requestId: 'r1' }
    response.writeHead(418, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { code, message } = await failureAt(teapot)
  assert.equal(code, 1)
  assert.match(message, /Short and stout/)
})

test('an answer that is not a page of a list is not walked', async () => {
  for (const body of [{}, { data: [{ id: '1' }], total: 1 }]) {
    const url = await impostor((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    const { config } = await settings(url)
    const { code, err } = await runLearn(['teams', 'list', '--all', '--json'], config)
    assert.deepEqual([code, JSON.parse(err)._tag], [1, 'UnexpectedAnswer'])
    const shown = await runLearn(['teams', 'list'], config, { isTable: true })
    assert.deepEqual([shown.code, shown.err.includes('undefined')], [0, false], shown.err)
  }
})

test('every kind of error has a next step, except a conflict, whose message says it', () => {
  const without = Object.keys(errorKinds).filter(kind => failureOf({ _tag: kind }).next === undefined)
  assert.deepEqual(without, ['Conflict'])
})

test('a path that does not exist is not taken for an ID', async () => {
  const { config } = await settings(world.server.url)
  const { err } = await runLearn(['api', '/v1/organisations'], config)
  assert.match(
    err,
    /^GET \/v1\/organisations does not exist\. See \/docs for every operation\.\nRequest ID: \S+\n$/,
  )
})

test('after a refusal, the next step fits the token', async () => {
  const tenant = await world.tenant()
  const input = {
    organizationId: tenant.organizationId,
    name: 'Reader',
    role: 'admin' as const,
    scopes: ['teams:read' as const],
  }
  const { secret } = (await world.call('identity.createApiKey', tenant.key, input)).body
  const { config } = await settings(world.server.url, secret)
  const lacking = await runLearn(['members', 'list'], config)
  assert.match(
    lacking.err,
    /^This API key does not have the scope members:read\.\nCreate a key with more scopes: learn keys create --scopes members:read,…\n/,
  )
  const access = await settings(world.server.url, await world.token(tenant.userId, { scopes: input.scopes }))
  assert.match(
    (await runLearn(['members', 'list'], access.config)).err,
    /\nSign in again with more scopes: learn login --scope 'members:read …', and unset LEARN_TOKEN\n/,
  )
  const { config: whole } = await settings(world.server.url)
  assert.match(
    (await runLearn(['grants', 'list'], whole)).err,
    /^Only a signed-in person can do this\. .*\nSign in as a person: learn login, and unset LEARN_TOKEN\n/,
  )
  await runLearn(['login', '--with-token', '--profile', 'kept'], whole, { input: key })
  assert.match(
    (await runLearn(['grants', 'list', '--profile', 'kept'], whole)).err,
    /\nSign in as a person: learn login\n/,
  )
})

test('a command waits for a slow server as long as --timeout allows', async () => {
  const url = await impostor(() => undefined)
  const { code, _tag, next } = await failureAt(url, '--timeout', '0.2')
  assert.deepEqual([code, _tag], [1, 'TimeoutError'])
  assert.match(next, /--timeout/)
})

test('a refused token exits with 3 and shows the request ID of the server’s log', async () => {
  const { config } = await settings(world.server.url, 'learn_sk_nobody')
  const { code, err } = await runLearn(['whoami'], config)
  assert.equal(code, 3)
  assert.match(err, /\nLEARN_TOKEN is set\. Correct it or unset it\.\nRequest ID: [0-9a-f-]{36}\n$/)
})

test('a process prints JSON to a pipe, errors to standard error, and exits with the code', async () => {
  const { env } = await settings(world.server.url)
  const good = await learn(['whoami'], env)
  assert.equal(good.code, 0, good.err)
  assert.equal(JSON.parse(good.out).kind, 'key')
  assert.equal(good.err, '')
  const { LEARN_TOKEN: _, ...nobody } = env
  const bad = await learn(['whoami', '--json'], nobody)
  assert.deepEqual([bad.code, bad.out, JSON.parse(bad.err)._tag], [3, '', 'NotSignedIn'])
})

test('an invalid environment variable is named', async () => {
  const { env } = await settings(world.server.url)
  const { code, err } = await learn(['whoami'], { ...env, LEARN_KEYCHAIN_TIMEOUT: 'never' })
  assert.equal(code, 2)
  assert.match(err, /^LEARN_KEYCHAIN_TIMEOUT must be a number of seconds/)
})
