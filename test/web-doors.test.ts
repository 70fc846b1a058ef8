import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { openBrowser, openPage, withoutBrowser } from './support/browser.ts'
import { family } from './support/learning/family.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())

const pin = '4071'
const ours = { 'learn-web': '1', 'sec-fetch-site': 'same-origin' }

async function signInChild(visitor: Visitor, username: string, typed = pin, headers: object = {}) {
  return await visitor.visit('/web/child/sign-in', {
    method: 'POST',
    headers: { origin: visitor.origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, pin: typed }),
  })
}

const ask = (visitor: Visitor, path: string, headers: Record<string, string> = ours) =>
  visitor.get(path, headers)

test('a child who signs in on our page gets a cookie that no script can read, and never the token', async () => {
  const child = await family(world)
  const visitor = new Visitor(world)
  const { status, text, headers } = await signInChild(visitor, child.username)
  assert.equal(status, 200, text)
  assert.deepEqual(Object.keys(JSON.parse(text)), ['studentId', 'expiresAt'])
  const [cookie = ''] = headers.getSetCookie()
  assert.match(cookie, /^learn_child=learn_at_\S+; Path=\/; Max-Age=7200; HttpOnly; SameSite=Strict$/)
  for (const secret of visitor.seen) assert(!text.includes(secret))
  const { status: read, text: known } = await ask(
    visitor,
    `/web/child/v1/learn/students/${child.studentId}/state`,
  )
  assert.equal(read, 200, known)
  assert.equal((await ask(visitor, '/web/v1/organizations')).status, 401, 'it opens no page of grown-ups')
  assert.equal((await ask(visitor, `/v1/learn/students/${child.studentId}/state`)).status, 401)
})

test('over https the cookie is secure and bound to the host', async () => {
  const secure = await World.create({ publicUrl: 'https://learn.example' })
  after(() => secure.close())
  const child = await family(secure)
  const visitor = new Visitor(secure)
  const { headers } = await signInChild(visitor, child.username)
  assert.match(
    headers.getSetCookie()[0] ?? '',
    /^__Host-learn_child=\S+; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/,
  )
})

test('signing out ends the token too, and the next child on the tablet ends the last one’s', async () => {
  const [one, two] = [await family(world), await family(world)]
  const visitor = new Visitor(world)
  await signInChild(visitor, one.username)
  const [first] = visitor.cookies
  await signInChild(visitor, two.username)
  const left = new Visitor(world)
  left.cookies = first ? [first] : []
  const state = (id: string) => `/web/child/v1/learn/students/${id}/state`
  assert.equal((await ask(left, state(one.studentId))).status, 401, 'the first child’s token has ended')
  assert.equal((await ask(visitor, state(two.studentId))).status, 200)
  assert.equal((await ask(visitor, state(one.studentId))).status, 404)
  const [second] = visitor.cookies
  const { status } = await visitor.post('/web/child/sign-out', {})
  assert.equal(status, 200)
  assert.equal((await ask(visitor, state(two.studentId))).status, 401)
  left.cookies = second ? [second] : []
  assert.equal((await ask(left, state(two.studentId))).status, 401)
  assert.equal((await visitor.post('/web/child/sign-out', {})).status, 200, 'twice does no harm')
})

test('where a child signs in, the grown-up who was signed in there has to sign in again', async () => {
  const child = await family(world)
  const visitor = await Visitor.createSignedIn(world, child.parent.email)
  assert.equal((await ask(visitor, '/web/v1/organizations')).status, 200)
  const kept = [...visitor.cookies]
  assert.equal((await signInChild(visitor, child.username, '1234')).status, 401)
  assert.equal((await ask(visitor, '/web/v1/organizations')).status, 200, 'a wrong PIN changes nothing')
  await signInChild(visitor, child.username)
  assert.equal((await ask(visitor, '/web/v1/organizations')).status, 401)
  visitor.cookies = kept
  assert.equal((await ask(visitor, '/web/v1/organizations')).status, 401, 'not even with the old cookie')
})

test('wrong PINs are counted as everywhere else, and the answer says how long to wait', async () => {
  const { username } = await family(world)
  const visitor = new Visitor(world)
  let answer = await signInChild(visitor, username, '9182')
  for (let tries = 0; tries < 12 && answer.status === 401; tries++)
    answer = await signInChild(visitor, username, '9182')
  assert.equal(answer.status, 429)
  assert.match(JSON.parse(answer.text).message, /^Too many wrong tries\. Try again in /)
  assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/)
  assert.deepEqual(visitor.cookies, [])
})

test('only our own page signs a child in', async () => {
  const { username } = await family(world)
  for (const headers of [
    { origin: 'http://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const visitor = new Visitor(world)
    assert.equal((await signInChild(visitor, username, pin, headers)).status, 403, JSON.stringify(headers))
    assert.deepEqual(visitor.cookies, [])
  }
  const visitor = new Visitor(world)
  for (const body of ['', '{}', 'null', '[]', '{"username":5,"pin":"4071"}', '{"username":"a"']) {
    const { status } = await visitor.visit('/web/child/sign-in', {
      method: 'POST',
      headers: { origin: visitor.origin, 'content-type': 'application/json' },
      body,
    })
    assert.equal(status, 400, body)
  }
})

test('uploads ask for the cookie and our own page too', async () => {
  const tenant = await world.tenant()
  const { secret } = await world.session(tenant.userId)
  const cookie = `learn_session=${secret}`
  const create = async (headers: Record<string, string>) => {
    const note = (name: string, value: string) => `${name} ${Buffer.from(value).toString('base64')}`
    const response = await fetch(`${world.server.url}/web/v1/media/uploads`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '3',
        'upload-metadata': [
          note('organizationId', tenant.organizationId),
          note('name', 'notes.txt'),
          note('mediaType', 'text/plain'),
          note('sha256', createHash('sha256').update('abc').digest('hex')),
        ].join(','),
        ...headers,
      },
    })
    return response.status
  }
  assert.equal(await create({ cookie, ...ours }), 201)
  assert.equal(await create(ours), 401)
  assert.equal(await create({ cookie, 'sec-fetch-site': 'same-origin' }), 403)
  assert.equal(await create({ cookie, ...ours, origin: 'http://elsewhere.example' }), 403)
  assert.equal(await create({ authorization: `Bearer ${tenant.key}`, ...ours }), 401)
})

test('in a browser, a page of another origin reads nothing, whatever it tries', {
  skip: withoutBrowser,
}, async () => {
  const child = await family(world)
  const elsewhere = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>'),
  ).listen(0, 'localhost')
  await new Promise(resolve => elsewhere.once('listening', resolve))
  const browser = await openBrowser()
  after(async () => {
    await browser.close()
    elsewhere.close()
  })
  const page = await openPage(browser)
  await page.goto(`${world.server.url}/auth/sign-in`)
  const path = `/web/child/v1/learn/students/${child.studentId}/state`
  const signIn = async ([username, pin]: readonly string[]) => {
    const body = JSON.stringify({ username, pin })
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch('/web/child/sign-in', { method: 'POST', headers, body })
    return status
  }
  assert.equal(await page.evaluate(signIn, [child.username, pin]), 200)
  assert.equal(await page.evaluate('document.cookie'), '')
  const read = async ([url, mode]: readonly string[]) => {
    try {
      const options = mode === 'simple' ? {} : { headers: { 'Learn-Web': '1' } }
      const response = await fetch(url ?? '', { credentials: 'include', ...options })
      return `${response.status}`
    } catch {
      return 'blocked'
    }
  }
  assert.equal(await page.evaluate(read, [path, 'ours']), '200')
  assert.equal(await page.evaluate(read, [path, 'simple']), '403', 'without the header')
  const { port } = elsewhere.address() as AddressInfo // A listening TCP server has one.
  await page.goto(`http://localhost:${port}`)
  for (const mode of ['ours', 'simple'])
    assert.equal(await page.evaluate(read, [`${world.server.url}${path}`, mode]), 'blocked', mode)
  const framed = await page.evaluate(`new Promise(resolve => {
    const frame = document.createElement('iframe')
    frame.src = ${JSON.stringify(`${world.server.url}${path}`)}
    frame.addEventListener('load', () => resolve(frame.contentDocument?.body.textContent ?? 'blocked'))
    document.body.append(frame)
  })`)
  assert.equal(framed, 'blocked')
})
