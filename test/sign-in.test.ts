import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { findKnownBrowser, rememberBrowser } from '../server/sign-in/known-browser.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
/** Its visitors say which network they come from. */
const behindProxy = await World.create({ host: 'localhost', trustedProxies: ['127.0.0.1', '::1'] })
after(() => Promise.all([world.close(), behindProxy.close()]))

let people = 0
const newEmail = () => `person${++people}@example.org`

async function codeFor(email: string, atLeast = 1): Promise<string> {
  const mails = await world.waitForCodes(email, atLeast)
  return /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
}

/** Six digits that are not the code. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const users = async (email: string) =>
  (await world.owner.query('select id from users where email = $1', [email])).rows

test('a code by email signs a person in, and creates an account for a new person', async () => {
  const email = newEmail()
  const visitor = new Visitor(world)
  const asked = await visitor.post('/auth/sign-in', { email, next: '/auth/account' })
  assert.equal(asked.status, 200)
  assert.equal((await users(email)).length, 0, 'nothing is created before the address is verified')
  const signedIn = await visitor.post('/auth/code', { code: await codeFor(email), next: '/auth/account' })
  assert.equal(signedIn.status, 303)
  assert.equal(signedIn.location, '/auth/account')
  assert.equal((await users(email)).length, 1)
  const account = await visitor.get('/auth/account')
  assert.equal(account.status, 200)
  assert(account.text.includes(email))
  const again = await Visitor.createSignedIn(world, email)
  assert((await again.get('/auth/account')).text.includes(email))
  assert.equal((await users(email)).length, 1, 'the same person')
})

test('a person who is not signed in is sent to the sign-in and back', async () => {
  const visitor = new Visitor(world)
  const { status, location } = await visitor.get('/device?user_code=BCDF-GHJK')
  assert.equal(status, 303)
  assert.equal(location, '/auth/sign-in?next=%2Fdevice%3Fuser_code%3DBCDF-GHJK')
  const { location: back } = await visitor.signIn(newEmail(), '/device?user_code=BCDF-GHJK')
  assert.equal(back, '/device?user_code=BCDF-GHJK')
  assert.equal(
    (await visitor.get(location ?? '')).location,
    back,
    'a person who is already signed in continues immediately',
  )
})

test('the sign-in only redirects to pages of this server', async () => {
  const email = newEmail()
  for (const next of [
    'https://evil.example/',
    '//evil.example/auth/',
    '/\\evil.example',
    '/auth/../../evil',
    '/auth/..//evil.example/phish',
    '/device/..//evil.example',
    '/auth/%2e%2e//evil.example',
    '/auth/..\\/evil.example',
    '/auth//evil.example',
    '/auth/@evil.example',
    'javascript:alert(1)',
    '/auth/\\\\evil.example',
    '/devices',
    '/family//evil.example',
    '/family/..//evil.example',
    '/families',
    '',
  ]) {
    const visitor = await Visitor.createSignedIn(world, email)
    const { location } = await visitor.get(`/auth/sign-in?next=${encodeURIComponent(next)}`)
    assert.match(location ?? '', /^\/(auth|device|family)(\/|$)/, next)
    assert.equal(new URL(location ?? '', 'http://here').origin, 'http://here', next)
    await world.owner.query('delete from sign_in_codes where email = $1', [email])
  }
})

test('the sign-in leads back to a page of the family, and to the family if no page was asked for', async () => {
  const visitor = await Visitor.createSignedIn(world, newEmail())
  for (const [next, expected] of [
    ['/family/add/child', '/family/add/child'],
    ['/auth/account', '/auth/account'],
    ['', '/family'],
  ] as const) {
    const { location } = await visitor.get(`/auth/sign-in?next=${encodeURIComponent(next)}`)
    assert.equal(location, expected)
  }
  const stranger = new Visitor(world)
  assert.equal((await stranger.get('/family/add')).location, '/auth/sign-in?next=%2Ffamily%2Fadd')
})

test('a code works once', async () => {
  const email = newEmail()
  const visitor = new Visitor(world)
  await visitor.post('/auth/sign-in', { email })
  const browser = [...visitor.cookies]
  const code = await codeFor(email)
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const copy = new Visitor(world)
      copy.cookies = [...browser]
      return await copy.post('/auth/code', { code })
    }),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 400, 400, 400])
  const { rows } = await world.owner.query(
    'select from web_sessions join users on users.id = user_id where email = $1',
    [email],
  )
  assert.equal(rows.length, 1)
})

test('after five wrong tries the right code is refused, however many arrive concurrently', async () => {
  const email = newEmail()
  const visitor = new Visitor(world)
  await visitor.post('/auth/sign-in', { email })
  const code = await codeFor(email)
  const first = await visitor.post('/auth/code', { code: otherThan(code) })
  assert.equal(first.status, 400)
  assert.match(first.text, /You have 4 attempts left/)
  await Promise.all(Array.from({ length: 10 }, () => visitor.post('/auth/code', { code: otherThan(code) })))
  const late = await visitor.post('/auth/code', { code })
  assert.equal(late.status, 400)
  assert.match(late.text, /That code no longer works/)
  const { rows } = await world.owner.query('select tries from sign_in_codes where email = $1', [email])
  assert.equal(rows[0].tries, 5)
})

test('a code expires after ten minutes', async () => {
  const email = newEmail()
  const visitor = new Visitor(world)
  await visitor.post('/auth/sign-in', { email })
  const code = await codeFor(email)
  world.clock.ahead = 10 * 60_000 + 1_000
  const late = await visitor.post('/auth/code', { code })
  world.clock.ahead = 0
  assert.match(late.text, /That code no longer works/)
  assert.equal((await visitor.post('/auth/code', { code })).status, 303, 'only the clock had been wrong')
})

test('a clock that goes back by a minute locks nobody out', async () => {
  const email = newEmail()
  const visitor = new Visitor(world)
  await visitor.post('/auth/sign-in', { email })
  world.clock.ahead = -60_000
  const signedIn = await visitor.post('/auth/code', { code: await codeFor(email) })
  assert.equal(signedIn.status, 303)
  assert.equal((await visitor.get('/auth/account')).status, 200)
  world.clock.ahead = 0
})

test('a code belongs to the browser that requested it, and other requests don’t end it', async () => {
  const email = newEmail()
  const [first, second] = [new Visitor(world), new Visitor(world)]
  await first.post('/auth/sign-in', { email })
  const old = await codeFor(email)
  await second.post('/auth/sign-in', { email })
  const code = await codeFor(email, 2)
  assert.match((await first.post('/auth/code', { code })).text, /That code is wrong/)
  assert.match((await second.post('/auth/code', { code: old })).text, /That code is wrong/)
  assert.match((await new Visitor(world).post('/auth/code', { code })).text, /That code no longer works/)
  assert.equal((await first.post('/auth/code', { code: old })).status, 303)
  assert.equal((await second.post('/auth/code', { code })).status, 303)
})

test('a browser has one code at a time', async () => {
  const email = newEmail()
  const visitor = new Visitor(world)
  await visitor.post('/auth/sign-in', { email })
  const old = await codeFor(email)
  await visitor.post('/auth/sign-in', { email })
  const code = await codeFor(email, 2)
  if (old !== code) assert.equal((await visitor.post('/auth/code', { code: old })).status, 400)
  assert.equal((await visitor.post('/auth/code', { code })).status, 303)
})

/** Requests a code in a new browser, from this network. */
const requestFrom = (address: string, email: string) =>
  new Visitor(behindProxy).post('/auth/sign-in', { email }, { 'x-forwarded-for': address })

test('for an address, one network gets four codes an hour and all networks together twelve; the page says when to retry', async () => {
  const email = newEmail()
  for (let sent = 0; sent < 4; sent++) assert.equal((await requestFrom('192.0.2.1', email)).status, 200)
  const refused = await requestFrom('192.0.2.1', email)
  assert.equal(refused.status, 429)
  assert(Number(refused.headers.get('retry-after')) > 3_000)
  for (let sent = 4; sent < 12; sent++)
    assert.equal((await requestFrom(`2001:db8:0:${sent >> 1}::${sent}`, email)).status, 200)
  assert.equal((await requestFrom('192.0.2.9', email)).status, 429)
  assert.equal((await behindProxy.waitForCodes(email, 12)).length, 12)
  behindProxy.clock.ahead = 61 * 60_000
  assert.equal((await requestFrom('192.0.2.1', email)).status, 200, 'an hour later')
  behindProxy.clock.ahead = 0
})

test('concurrent requests for an address get no more codes', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 12 }, () => requestFrom('192.0.2.2', email)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 4)
})

test('strangers can’t keep a browser out that has signed in to the account before', async () => {
  const email = newEmail()
  const known = new Visitor(behindProxy)
  await known.signIn(email)
  await known.post('/auth/sign-out', {})
  for (let sent = 0; sent < 12; sent++) await requestFrom(`198.51.100.${sent}`, email)
  assert.equal((await requestFrom('198.51.100.99', email)).status, 429)
  await behindProxy.waitForCodes(email, 13)
  await known.signIn(email)
  assert.equal((await known.get('/auth/account')).status, 200)
  await known.post('/auth/sign-out', {})
  assert.equal((await known.post('/auth/sign-in', { email: newEmail() })).status, 200)
  for (let sent = 0; sent < 6; sent++)
    assert.equal((await known.post('/auth/sign-in', { email })).status, 200, 'six unused codes')
  assert.equal((await known.post('/auth/sign-in', { email })).status, 429)
})

test('a known browser is known for its own accounts only, and its cookie can’t be forged', async () => {
  const [email, other] = [newEmail(), newEmail()]
  const known = new Visitor(behindProxy)
  await known.signIn(email)
  const cookie = known.cookies.find(({ name }) => name === 'learn_known')?.value ?? ''
  assert.match(cookie, /^[\w-]{22}\.[\w-]{22}$/)
  assert(!cookie.includes(email))
  const { secrets } = behindProxy.server.app
  assert.equal(findKnownBrowser(secrets, cookie, email), cookie.slice(0, 22))
  const [id, mark = ''] = cookie.split('.')
  for (const [value, address] of [
    [cookie, other],
    [`${'A'.repeat(22)}.${mark}`, email],
    [`${id}.${'A'.repeat(22)}`, email],
    [`${id}`, email],
    ['', email],
    [undefined, email],
    ['.'.repeat(5_000), email],
  ] as const)
    assert.equal(findKnownBrowser(secrets, value, address), undefined, value)
  let both = rememberBrowser(secrets, cookie, other)
  assert.equal(findKnownBrowser(secrets, both, email), id)
  assert.equal(findKnownBrowser(secrets, both, other), id)
  for (let index = 0; index < 20; index++) both = rememberBrowser(secrets, both, newEmail())
  assert(both.length < 250, 'it does not grow without end')
  assert.equal(findKnownBrowser(secrets, both, email), undefined)
})

test('codes become longer after twenty wrong tries in a day, and a stranger’s tries use up nobody else’s', async () => {
  const email = newEmail()
  const known = new Visitor(behindProxy)
  await known.signIn(email)
  for (let round = 0; round < 4; round++) {
    const stranger = new Visitor(behindProxy)
    await stranger.post('/auth/sign-in', { email }, { 'x-forwarded-for': `203.0.113.${round}` })
    const mails = await behindProxy.waitForCodes(email, round + 2)
    const code = /^\d+/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
    assert.equal(code.length, 6)
    for (let wrong = 0; wrong < 5; wrong++) await stranger.post('/auth/code', { code: otherThan(code) })
  }
  const elsewhere = new Visitor(behindProxy)
  await elsewhere.post('/auth/sign-in', { email }, { 'x-forwarded-for': '203.0.113.9' })
  const longer = (await behindProxy.waitForCodes(email, 6)).at(-1)?.subject ?? ''
  assert.match(longer, /^\d{8} is your Learn code$/)
  await known.post('/auth/sign-out', {})
  await known.post('/auth/sign-in', { email })
  assert.match((await behindProxy.waitForCodes(email, 7)).at(-1)?.subject ?? '', /^\d{6} /)
  const code = `${longer.slice(0, 4)} ${longer.slice(4, 8)}`
  assert.equal((await elsewhere.post('/auth/code', { code })).status, 303)
})

test('known and unknown addresses get the same answer and cause the same work', async () => {
  const known = newEmail()
  await Visitor.createSignedIn(world, known)
  /** The names of the statements, without those that send emails or look for work, which run at any time. */
  const statements = async (work: () => Promise<unknown>) => {
    const names: string[] = []
    const client = await world.server.app.identity.pool.connect()
    client.release()
    const prototype = Object.getPrototypeOf(client)
    const { query } = prototype
    prototype.query = function (...given: [string | { names: string[] }]) {
      names.push(...(typeof given[0] === 'string' ? [given[0]] : given[0].names))
      return query.apply(this, given)
    }
    await work()
    prototype.query = query
    return names.filter(name => !/^mails?_(take|delete)$|^media_to_process$|pgboss/.test(name))
  }
  const page = async (email: string) => {
    const { status, text } = await new Visitor(world).post('/auth/sign-in', { email })
    return { status, text: text.replaceAll(email, 'somebody') }
  }
  const stranger = newEmail()
  assert.deepEqual(await page(known), await page(stranger))
  const done = await statements(() => page(known))
  assert(done.length > 3)
  assert.deepEqual(done, await statements(() => page(stranger)))
})

test('one person has one account, however the address is spelled', async () => {
  const email = newEmail()
  await Visitor.createSignedIn(world, email)
  for (const spelling of [email.toUpperCase(), ` ${email} `, email.replace('person', 'ｐｅｒｓｏｎ')]) {
    const visitor = new Visitor(world)
    const before = (await world.waitForCodes(email, 0)).length
    await visitor.post('/auth/sign-in', { email: spelling })
    const code = await codeFor(email, before + 1)
    assert.equal((await visitor.post('/auth/code', { code })).status, 303, spelling)
  }
  assert.equal((await users(email)).length, 1)
})

test('an invalid address is refused with an explanation, and no email is sent', async () => {
  for (const email of [
    '',
    'nobody',
    'a@b@c.example',
    'a b@example.org',
    'sam@example.org\r\nBcc: all@example.org',
    'sam@example.org, other@example.org',
    '"sam"@example.org',
    'ѕam@example.org',
    'sam@',
    `${'x'.repeat(250)}@example.org`,
    '<script>@example.org',
  ]) {
    const { status, text } = await new Visitor(world).post('/auth/sign-in', { email })
    assert.equal(status, 400, email)
    assert.match(text, /look like an email address/)
    assert.doesNotMatch(text, /<script>@/)
  }
})

test('a form from another site is refused and does nothing', async () => {
  const email = newEmail()
  const signedIn = await Visitor.createSignedIn(world, newEmail())
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    for (const path of ['/auth/sign-in', '/auth/sign-out', '/device', '/auth/invitation', '/auth/passkeys']) {
      const { status } = await signedIn.post(path, { email }, headers)
      assert.equal(status, 403, `${path} ${JSON.stringify(headers)}`)
    }
  }
  const { status } = await signedIn.visit('/auth/sign-out', { method: 'POST' })
  assert.equal(status, 403, 'a form without an origin is refused too')
  assert.equal((await signedIn.get('/auth/account')).status, 200)
  assert.equal((await world.waitForCodes(email, 0)).length, 0)
})

test('the account page lists every session, however many there are', async () => {
  const email = newEmail()
  const visitor = await Visitor.createSignedIn(world, email)
  await world.owner.query(
    `insert into web_sessions (id, hash, user_id, user_agent, address, created_at, last_used_at, expires_at)
      select gen_random_uuid(), sha256(n::text::bytea), user_id, user_agent, address, w.created_at, last_used_at, expires_at
      from web_sessions w join users u on u.id = user_id, generate_series(1, 230) n where email = $1`,
    [email],
  )
  const { text } = await visitor.get('/auth/account')
  assert.equal(text.match(/action="\/auth\/sessions\/end"/g)?.length, 230)
})

test('a person can end their session here or elsewhere, and it can’t be used for the API', async () => {
  const email = newEmail()
  const [here, there] = [
    await Visitor.createSignedIn(world, email),
    await Visitor.createSignedIn(world, email),
  ]
  const secret = there.cookies.find(({ name }) => name === 'learn_session')?.value ?? ''
  assert.equal((await world.call('identity.getCaller', secret, {})).body._tag, 'Unauthorized')
  const { text } = await here.get('/auth/account')
  const id = /sessions\/end"><input type="hidden" name="id" value="([^"]+)"/.exec(text)?.[1] ?? ''
  await here.post('/auth/sessions/end', { id })
  assert.equal((await there.get('/auth/account')).status, 303)
  assert.equal((await here.get('/auth/account')).status, 200)
  await here.post('/auth/sign-out', {})
  assert.equal((await here.get('/auth/account')).status, 303)
})

test('signing in again ends the browser’s previous session', async () => {
  const visitor = await Visitor.createSignedIn(world, newEmail())
  const old = new Visitor(world)
  old.cookies = [...visitor.cookies]
  await visitor.signIn(newEmail())
  assert.equal((await old.get('/auth/account')).status, 303)
})

test('pages load nothing from elsewhere and are never cached; scripts can’t read the cookies', async () => {
  const visitor = new Visitor(world)
  const { headers } = await visitor.get('/auth/sign-in')
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; .*frame-ancestors 'none'/)
  assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe|https?:|\*/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  const asked = await visitor.post('/auth/sign-in', { email: newEmail() })
  assert.match(asked.headers.get('set-cookie') ?? '', /; HttpOnly; SameSite=Lax$/)
})

test('with https, the names of our cookies bind them to the host', async () => {
  const secure = await World.create({ publicUrl: 'https://learn.example' })
  try {
    const visitor = new Visitor(secure)
    const email = newEmail()
    await visitor.post('/auth/sign-in', { email })
    const [mail] = await secure.waitForCodes(email)
    const { headers } = await visitor.post('/auth/code', {
      code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '',
    })
    for (const cookie of headers.getSetCookie()) {
      assert.match(
        cookie,
        /^__Host-learn_(session|browser|known)=[^;]*; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/,
      )
    }
    assert.equal((await visitor.get('/auth/account')).status, 200)
  } finally {
    await secure.close()
  }
})

test('sign-ins are audited, and no code, secret or address is in the log', async () => {
  const email = newEmail()
  const visitor = await Visitor.createSignedIn(world, email)
  const { rows } = await world.owner.query(
    `select operation, organization_id, actor_kind, address from audit_events e join users u on u.id = e.user_id where email = $1`,
    [email],
  )
  assert.deepEqual(rows, [
    { operation: 'auth.verifyCode', organization_id: null, actor_kind: 'user', address: '127.0.0.1' },
  ])
  const log = world.log.join('\n')
  for (const secret of [email, ...visitor.seen.map(value => value.slice(9))])
    assert(!log.includes(secret), secret)
  const dump = await world.owner.query(
    `select (select json_agg(c)::text from sign_in_codes c) || (select json_agg(s)::text from web_sessions s) ||
      coalesce((select json_agg(m)::text from mails m), '') as text`,
  )
  for (const secret of visitor.seen) assert(!dump.rows[0].text.includes(secret.slice(9)))
})
