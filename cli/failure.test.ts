import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { errorKinds } from '@learn/contract/errors'
import { learn, learnHere, newSettings } from '../test/support/command-line.ts'
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

/** Something that answers in the server's place. */
async function impostor(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close().closeAllConnections())
  // It listens on a port, not on a pipe.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function failureAt(url: string, ...flags: string[]) {
  const { config } = await settings(url)
  const { code, out, err } = await learnHere(['whoami', '--json', ...flags], config)
  assert.equal(out, '')
  assert.equal(err.split('\n').length, 2, err)
  return { code, ...JSON.parse(err) }
}

test('a server that is away is named, with where its address comes from', async () => {
  const { code, _tag, message, next } = await failureAt('http://127.0.0.1:1')
  assert.deepEqual([code, _tag], [1, 'NetworkError'])
  assert.match(message, /http:\/\/127\.0\.0\.1:1/)
  assert.match(next, /LEARN_URL/)
})

test('a page in place of an answer is not taken for one, nor shown', async () => {
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

test('nobody is signed in by what is no server of ours, and it is said why', async () => {
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
    const { code, err } = await learnHere(['login', '--start', '--json', '--timeout', seconds], config)
    assert.deepEqual([code, JSON.parse(err)._tag], [1, tag])
  }
})

test('a newer server may say more than is known here, in answers and in failures', async () => {
  const caller = { kind: 'robot', principalId: 'x', email: null, scopes: [], memberships: [], mood: 'good' }
  const url = await impostor((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(caller))
  })
  const { config } = await settings(url)
  assert.deepEqual(JSON.parse((await learnHere(['whoami'], config)).out), caller)

  const teapot = await impostor((_, response) => {
    const body = { _tag: 'Teapot', message: 'Short and stout.', requestId: 'r1' }
    response.writeHead(418, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { code, message } = await failureAt(teapot)
  assert.equal(code, 1)
  assert.match(message, /Short and stout/)
})

test('what is no page of a list is not walked, not even for ever', async () => {
  for (const body of [{}, { data: [{ id: '1' }], total: 1 }]) {
    const url = await impostor((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    const { config } = await settings(url)
    const { code, err } = await learnHere(['teams', 'list-teams', '--all', '--json'], config)
    assert.deepEqual([code, JSON.parse(err)._tag], [1, 'UnexpectedAnswer'])
    const shown = await learnHere(['teams', 'list-teams'], config, { isTable: true })
    assert.deepEqual([shown.code, shown.err.includes('undefined')], [0, false], shown.err)
  }
})

test('whatever the server refuses, it is said what to do next', () => {
  for (const kind of Object.keys(errorKinds)) assert(failureOf({ _tag: kind }).next, kind)
})

test('a server that is slow is waited for as long as --timeout says', async () => {
  const url = await impostor(() => undefined)
  const { code, _tag, next } = await failureAt(url, '--timeout', '0.2')
  assert.deepEqual([code, _tag], [1, 'TimeoutError'])
  assert.match(next, /--timeout/)
})

test('what is refused for its token ends with 3 and has the request id of the server’s log', async () => {
  const { config } = await settings(world.server.url, 'learn_sk_nobody')
  const { code, err } = await learnHere(['whoami'], config)
  assert.equal(code, 3)
  assert.match(err, /Sign in again: learn login\nRequest id: [0-9a-f-]{36}\n$/)
})

test('a process says the same: failures on standard error, the code, and an answer for a program where it is piped', async () => {
  const { env } = await settings(world.server.url)
  const good = await learn(['whoami'], env)
  assert.equal(good.code, 0, good.err)
  assert.equal(JSON.parse(good.out).kind, 'key')
  assert.equal(good.err, '')
  const { LEARN_TOKEN: _, ...nobody } = env
  const bad = await learn(['whoami', '--json'], nobody)
  assert.deepEqual([bad.code, bad.out, JSON.parse(bad.err)._tag], [3, '', 'NotSignedIn'])
})

test('a setting that can’t be used is named', async () => {
  const { env } = await settings(world.server.url)
  const { code, err } = await learn(['whoami'], { ...env, LEARN_KEYCHAIN_TIMEOUT: 'never' })
  assert.equal(code, 2)
  assert.match(err, /^LEARN_KEYCHAIN_TIMEOUT must be a number of seconds/)
})
