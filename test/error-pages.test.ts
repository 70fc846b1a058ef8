import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { school } from './support/learning/school.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'learn-error-pages-'))
const world = await World.create({ dataDir })
const limited = await World.create({ requestsPerMinute: 3 })
after(async () => {
  await Promise.all([world.close(), limited.close()])
  await rm(dataDir, { recursive: true, force: true })
})

const html = 'text/html; charset=utf-8'
const asBrowser = { accept: 'text/html,application/xhtml+xml' }

test('a program that asks for HTML, as Java does unless told otherwise, gets JSON at addresses for programs', async () => {
  const accept = 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'
  for (const path of [
    '/v1',
    '/v1?limit=1',
    '/auth/student',
    '/auth/student/sign-out',
    '/web/child/nowhere',
    '/webhooks/stripe',
    '/mcp/nowhere',
    '/oauth/nowhere',
    '/.well-known/nowhere',
  ]) {
    const response = await fetch(world.server.url + path, { method: 'POST', headers: { accept }, body: '{}' })
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/, path)
    assert.match(await response.text(), /"_tag":/, path)
  }
})

test('HEAD answers with the type and length of GET, also when a page is missing', async () => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map(method => fetch(`${world.server.url}/nowhere`, { method, headers: asBrowser })),
  )
  for (const name of ['content-type', 'content-length'])
    assert.equal(head?.headers.get(name), get?.headers.get(name), name)
})

test('when a file can’t be read, a browser shows a page and does not save it under the name of the file', async () => {
  const { add, set, addressOf, child } = await school(world)
  const file = await add('worksheet.txt')
  const address = await addressOf((await set([file.id])).body.id, file.id, child.token)
  await rm(join(dataDir, 'media'), { recursive: true })
  const { status, headers } = await fetch(address, { headers: asBrowser })
  assert.deepEqual([status, headers.get('content-type')], [500, html])
  for (const name of ['content-disposition', 'etag', 'accept-ranges', 'content-range'])
    assert.equal(headers.get(name), null, name)
  assert.equal(headers.get('cache-control'), 'no-store')
})

test('a page that refuses a body which is too large closes the connection', async () => {
  const body = `email=${'x'.repeat(100_000)}`
  const headers = { ...asBrowser, origin: world.server.app.publicUrl }
  const refused = await fetch(`${world.server.url}/auth/sign-in`, { method: 'POST', headers, body })
  assert.deepEqual([refused.status, refused.headers.get('content-type')], [400, html])
  assert.equal(refused.headers.get('connection'), 'close')
})

test('the account page says when it could not sign somebody out everywhere, or could not read a list', async () => {
  const visitor = await Visitor.createSignedIn(limited, 'everywhere@example.org')
  const { rows } = await limited.owner.query('select id from web_sessions')
  for (let calls = 0; calls < 3; calls++) await visitor.get('/auth/account', asBrowser)
  const account = await visitor.get('/auth/account', asBrowser)
  assert.equal(account.status, 429)
  assert.doesNotMatch(account.text, /No apps have access/)
  for (const [path, id] of [
    ['/auth/sign-out-everywhere', ''],
    ['/auth/sessions/end', rows[0].id],
  ]) {
    const refused = await visitor.post(path, { id }, asBrowser)
    assert.equal(refused.status, 429, path)
    assert.match(refused.text, /Please wait \d+ seconds?, then try again/)
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
    assert.equal(refused.headers.get('set-cookie'), null)
  }
  assert.equal((await limited.owner.query('select from web_sessions')).rowCount, 1)
})

test('a form that a busy or broken server can’t handle is not called wrong', async () => {
  const forms = ['/auth/invitation', '/auth/account/email', '/auth/account/close']
  const hasty = await Visitor.createSignedIn(limited, 'hasty@example.org')
  for (let calls = 0; calls < 3; calls++) await hasty.get('/auth/account', asBrowser)
  for (const path of forms) {
    const busy = await hasty.post(path, { token: 'any', email: 'hasty@example.org' }, asBrowser)
    assert.deepEqual([busy.status, /try again/.test(busy.text)], [429, true], path)
  }
  const unlucky = await Visitor.createSignedIn(limited, 'unlucky@example.org')
  await limited.owner.query('alter table audit_events rename to elsewhere')
  try {
    for (const [path, email] of [
      ['/auth/account/email', 'new@example.org'],
      ['/auth/account/close', 'unlucky@example.org'],
    ] as const) {
      const broken = await unlucky.post(path, { email }, asBrowser)
      assert.deepEqual([broken.status, /This is our fault/.test(broken.text)], [500, true], path)
    }
  } finally {
    await limited.owner.query('alter table elsewhere rename to audit_events')
  }
})

test('a browser that starts too many sign-ins for apps gets a page, and a program gets an OAuth error', async () => {
  const ask = (path: string, method: string) =>
    fetch(limited.server.url + path, { method, headers: asBrowser })
  for (let tries = 0; (await ask('/oauth/authorize', 'GET')).status !== 429; tries++) assert(tries < 1_000)
  const page = await ask('/oauth/authorize', 'GET')
  assert.deepEqual([page.status, page.headers.get('content-type')], [429, html])
  assert.match(page.headers.get('retry-after') ?? '', /^\d+$/)
  const token = await ask('/oauth/token', 'POST')
  assert.equal(token.status, 429)
  assert.match(await token.text(), /"error":"temporarily_unavailable"/)
})
