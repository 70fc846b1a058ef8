import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { openBrowser, openPage, withoutBrowser } from './support/browser.ts'
import { World } from './support/world.ts'

/** A site of somebody else. */
async function openSite() {
  const site = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>'),
  ).listen(0, '127.0.0.1')
  await new Promise(resolve => site.once('listening', resolve))
  const { port } = site.address() as AddressInfo // A listening TCP server has one.
  after(() => site.close())
  return `http://127.0.0.1:${port}`
}

const allowed = await openSite()
const other = await openSite()
const world = await World.create({ allowedOrigins: [allowed] })
const closed = await World.create()
after(() => Promise.all([world.close(), closed.close()]))

const { key, organizationId } = await world.tenant()

const ask = (url: string, init: RequestInit & { headers: Record<string, string> }) => fetch(url, init)
const names = (response: Response, name: string) =>
  response.headers.get(name)?.toLowerCase().split(', ') ?? []
const asked = { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' }

test('a preflight from an allowed site names the methods and headers that it may use', async () => {
  for (const path of [
    '/v1/organizations',
    `/v1/organizations/${organizationId}`,
    '/auth/student',
    '/v1/none',
  ]) {
    const response = await ask(`${world.server.url}${path}`, {
      method: 'OPTIONS',
      headers: { Origin: allowed, ...asked },
    })
    assert.equal(response.status, 204, path)
    assert.equal(response.headers.get('access-control-allow-origin'), allowed)
    assert.equal(response.headers.get('access-control-allow-credentials'), null)
    for (const method of ['patch', 'put', 'delete'])
      assert(names(response, 'access-control-allow-methods').includes(method))
    for (const header of ['authorization', 'idempotency-key', 'prefer', 'upload-offset'])
      assert(names(response, 'access-control-allow-headers').includes(header), header)
    assert(names(response, 'vary').includes('origin'))
  }
})

test('an answer to an allowed site can be read with its headers, whatever its status', async () => {
  for (const [token, status] of [
    [key, 200],
    ['nonsense', 401],
  ] as const) {
    const response = await ask(`${world.server.url}/v1/organizations`, {
      headers: { Origin: allowed, Authorization: `Bearer ${token}` },
    })
    assert.equal(response.status, status)
    assert.equal(response.headers.get('access-control-allow-origin'), allowed)
    const readable = names(response, 'access-control-expose-headers')
    for (const name of ['x-request-id', 'retry-after', 'ratelimit', 'idempotency-replayed'])
      assert(readable.includes(name), name)
    assert.deepEqual(names(response, 'vary'), ['origin'])
  }
})

test('no other site, no page and no server without the setting answers in that way', async () => {
  const cases = [
    [world.server.url, other, '/v1/organizations'],
    [world.server.url, 'null', '/v1/organizations'],
    [world.server.url, `${allowed}.example.org`, '/v1/organizations'],
    [world.server.url, allowed, '/auth/sign-in'],
    [world.server.url, allowed, '/v1x'],
    [closed.server.url, allowed, '/v1/organizations'],
  ] as const
  for (const [url, origin, path] of cases)
    for (const method of ['OPTIONS', 'GET']) {
      const response = await ask(`${url}${path}`, { method, headers: { Origin: origin, ...asked } })
      const given = [...response.headers.keys()].filter(name => name.startsWith('access-control-'))
      assert.deepEqual(given, [], `${method} ${path} from ${origin}`)
    }
  const plain = await ask(`${world.server.url}/v1/organizations`, { headers: {} })
  assert.deepEqual(names(plain, 'vary'), ['origin'], 'caches keep the two answers apart')
  const off = await ask(`${closed.server.url}/v1/organizations`, { headers: {} })
  assert.equal(off.headers.get('vary'), null)
})

test('in a browser, only a page of an allowed site reads an answer', { skip: withoutBrowser }, async () => {
  const browser = await openBrowser()
  after(() => browser.close())
  const callFrom = async (site: string) => {
    const page = await openPage(browser)
    await page.goto(site)
    const call = async ([url, key]: readonly string[]) => {
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() }
      try {
        const response = await fetch(`${url}/v1/organizations`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Made elsewhere' }),
        })
        return `${response.status} ${response.headers.get('x-request-id') === null ? 'hidden' : 'readable'}`
      } catch {
        return 'blocked'
      }
    }
    const answer = await page.evaluate(call, [world.server.url, key])
    await page.context().close()
    return answer
  }
  assert.equal(await callFrom(allowed), '201 readable')
  assert.equal(await callFrom(other), 'blocked')
})
