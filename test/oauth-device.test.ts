import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { decideDevice, errorOf, grantsOf, OAuthClient, recordsOfGrants } from './support/oauth-client.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const origin = world.server.app.publicUrl
const terminal = await OAuthClient.discover(origin)
const person = await Visitor.createSignedIn(world, 'person@example.org')

const pollError = (deviceCode: string, at = terminal) => errorOf(() => at.poll(deviceCode))

test('a terminal signs in: it shows a code, a person enters and approves it, and the tokens work', async () => {
  const device = await terminal.startDevice({ scope: 'identity:read teams:read' })
  const interval = (device.interval ?? 0) * 1_000
  assert.equal(await pollError(device.device_code), 'authorization_pending')

  const newcomer = new Visitor(world)
  const { pathname, search } = new URL(device.verification_uri_complete ?? '')
  const { location } = await newcomer.get(pathname + search)
  assert.equal(location, `/auth/sign-in?next=${encodeURIComponent(pathname + search)}`)
  const { location: back } = await newcomer.signIn('newcomer@example.org', pathname + search)
  assert.match(
    (await newcomer.get(back ?? '')).text,
    /<button name="decision" value="approve" class="first">/,
  )
  await sleep(interval)
  assert.equal(
    await pollError(device.device_code),
    'authorization_pending',
    'a client that waits for the interval is not slowed down',
  )
  assert.match((await decideDevice(newcomer, device.user_code, 'approve')).text, /The device is signed in/)

  const tokens = await terminal.poll(device.device_code) // Immediately: an approved client does not have to wait.
  assert.match(tokens.access_token, /^learn_at_[\w-]{43}$/)
  assert.match(tokens.refresh_token, /^learn_rt_[\w-]{43}$/)
  assert.equal(tokens.token_type, 'bearer')
  assert.equal(tokens.expires_in, 3_600)
  assert.equal(tokens.scope, 'identity:read teams:read')
  assert.equal(tokens.id_token, undefined)
  const { status, body } = await world.call('identity.getCaller', tokens.access_token, {})
  assert.equal(status, 200)
  assert.equal(body.kind, 'user')
  assert.equal(body.email, 'newcomer@example.org')
  assert.deepEqual(body.scopes, ['identity:read', 'teams:read'])
  const invited = await world.call('identity.listGrants', tokens.access_token, {})
  assert.deepEqual(
    invited.body.data.map(({ clientName, scopes, resources }) => ({ clientName, scopes, resources })),
    [
      {
        clientName: 'Learn command line',
        scopes: ['identity:read', 'teams:read'],
        resources: [`${origin}/v1`],
      },
    ],
  )
})

test('a device code gives tokens once; using it again ends them', async () => {
  const device = await terminal.startDevice()
  await decideDevice(person, device.user_code, 'approve')
  const { access_token } = await terminal.poll(device.device_code)
  assert.equal((await world.call('identity.getCaller', access_token, {})).status, 200)
  assert.equal(await pollError(device.device_code), 'invalid_grant')
  assert.equal((await world.call('identity.getCaller', access_token, {})).body._tag, 'Unauthorized')
})

test('codes use only letters that are hard to confuse, and last for ten minutes', async () => {
  for (let times = 0; times < 10; times++) {
    const device = await terminal.startDevice()
    assert.match(device.user_code, /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    assert.equal(device.verification_uri, `${origin}/device`)
    assert.equal(device.verification_uri_complete, `${origin}/device?user_code=${device.user_code}`)
    assert.equal(device.expires_in, 600)
    assert.equal(device.interval, 5)
  }
})

test('a code may be typed in any case and spacing', async () => {
  const spellings = [
    (code: string) => code.toLowerCase(),
    (code: string) => code.replace('-', ''),
    (code: string) => ` ${code.toLowerCase().replace('-', ' ')} `,
    (code: string) => [...code].join('.'),
  ]
  for (const spell of spellings) {
    const { user_code, device_code } = await terminal.startDevice()
    const typed = spell(user_code)
    const { status, text } = await person.get(`/device?user_code=${encodeURIComponent(typed)}`)
    assert.equal(status, 200, typed)
    assert(text.includes(`>${user_code}<`), 'the page shows the code as the device does')
    assert.equal((await decideDevice(person, typed, 'approve')).status, 200, typed)
    await terminal.poll(device_code)
  }
})

test('the page shows which program asks, from where, for which rights, and the code', async () => {
  const { user_code } = await terminal.startDevice(
    { scope: 'teams:read organizations:write' },
    { 'user-agent': 'learn/1.0 (Linux)' },
  )
  const { text, headers } = await person.get(`/device?user_code=${user_code}`)
  for (const said of [
    'Learn command line',
    'learn-cli',
    'person@example.org',
    'view teams and their members',
    'create, change and delete organizations',
    '127.0.0.1',
    'learn/1.0 (Linux)',
    user_code,
  ]) {
    assert(text.includes(said), said)
  }
  assert(!text.includes('API keys'), 'scopes that were not requested are not listed')
  assert.match(
    headers.get('content-security-policy') ?? '',
    /; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; /,
  )
})

test('anything a program says about itself is shown as plain text', async () => {
  const { user_code } = await terminal.startDevice(
    {},
    { 'user-agent': `<script src="//evil.example"></script>"><img onerror='x'>` },
  )
  const { text } = await person.get(`/device?user_code=${user_code}`)
  assert.doesNotMatch(text, /<script src="\/\/evil|<img|onerror='/)
  assert(text.includes('&#60;script src=&#34;//evil.example&#34;&#62;'))
})

test('a client that polls too fast is slowed down by every server on the database', async () => {
  const other = await world.startAnotherServer({ publicUrl: origin })
  try {
    const elsewhere = terminal.onServer(other.url)
    const { device_code } = await terminal.startDevice()
    const waited = async (seconds: number) => {
      await world.owner.query(
        `update oauth_records set payload = payload
          || jsonb_build_object('polledAt', (payload->>'polledAt')::numeric - $1) where payload ? 'polledAt'`,
        [seconds],
      )
    }
    assert.equal(await pollError(device_code), 'authorization_pending')
    assert.equal(await pollError(device_code, elsewhere), 'slow_down', 'the interval is now 10 seconds')
    await waited(6)
    assert.equal(await pollError(device_code), 'slow_down', 'now 15')
    await waited(11)
    assert.equal(await pollError(device_code, elsewhere), 'slow_down', 'now 20')
    await waited(20)
    assert.equal(await pollError(device_code), 'authorization_pending')
    await waited(20)
    assert.equal(await pollError(device_code, elsewhere), 'authorization_pending')
  } finally {
    await other.close()
  }
})

test('of concurrent polls to several servers, one is accepted', async () => {
  const other = await world.startAnotherServer({ publicUrl: origin })
  try {
    const programs = [terminal, terminal.onServer(other.url)]
    for (let round = 0; round < 10; round++) {
      const { device_code } = await terminal.startDevice()
      const polls = [...programs, ...programs, ...programs].map(program => pollError(device_code, program))
      const answers = await Promise.all(polls)
      assert.deepEqual(answers.sort(), ['authorization_pending', ...Array(5).fill('slow_down')])
    }
  } finally {
    await other.close()
  }
})

test('a request is decided once, however many decisions arrive concurrently', async () => {
  const emails = ['first@example.org', 'second@example.org', 'third@example.org', 'fourth@example.org']
  const people = await Promise.all(emails.map(email => Visitor.createSignedIn(world, email)))
  const grantIds = async () => (await Promise.all(emails.map(email => grantsOf(world, email)))).flat()
  for (const decisions of [['approve', 'approve'] as const, ['approve', 'deny'] as const]) {
    const before = (await grantIds()).length
    const { user_code, device_code } = await terminal.startDevice()
    const answers = await Promise.all(
      people.flatMap(visitor => decisions.map(decision => decideDevice(visitor, user_code, decision))),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(404)])
    const approved = answers.some(({ text }) => text.includes('The device is signed in'))
    assert.equal((await grantIds()).length - before, approved ? 1 : 0)
    assert.equal(await pollError(device_code), approved ? 'no error' : 'access_denied')
  }
})

test('a denial is reported to the device and is final', async () => {
  const { user_code, device_code } = await terminal.startDevice()
  assert.match((await decideDevice(person, user_code, 'deny')).text, /The device was not given access/)
  assert.equal((await decideDevice(person, user_code, 'approve')).status, 404)
  assert.equal(await pollError(device_code), 'access_denied')
})

test('an expired code is refused, and the device learns that it has expired', async () => {
  const { user_code, device_code } = await terminal.startDevice()
  await world.owner.query(
    `update oauth_records set expires_at = now() - interval '1 second' where model = 'DeviceCode'`,
  )
  assert.equal((await person.get(`/device?user_code=${user_code}`)).status, 404)
  assert.equal((await decideDevice(person, user_code, 'approve')).status, 404)
  assert.equal(await pollError(device_code), 'expired_token')
})

test('the grant and its audit event are written together or not at all', async () => {
  const email = 'recorded@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  const { user_code, device_code } = await terminal.startDevice()
  await world.owner.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'no events today'; end $$`)
  await world.owner.query('create trigger refuse before insert on audit_events execute function refuse()')
  const failed = await decideDevice(visitor, user_code, 'approve')
  await world.owner.query('drop function refuse cascade')
  assert.equal(failed.status, 500)
  assert.doesNotMatch(failed.text, /no events today/)
  assert.deepEqual(await grantsOf(world, email), [])
  assert.equal(await pollError(device_code), 'authorization_pending')

  assert.equal((await decideDevice(visitor, user_code, 'approve')).status, 200)
  assert.deepEqual(await recordsOfGrants(world, email), [
    {
      operation: 'auth.decideDevice',
      organization_id: null,
      actor_kind: 'user',
      address: '127.0.0.1',
      together: true,
    },
  ])
})

test('after ten wrong codes in ten minutes, a person can’t even use a right one', async () => {
  const guarded = await World.create({ host: 'localhost' })
  try {
    const program = await OAuthClient.discover(guarded.server.app.publicUrl)
    const [guesser, other, third, fourth] = await Promise.all(
      ['guesser', 'other', 'third', 'fourth'].map(name =>
        Visitor.createSignedIn(guarded, `${name}@example.org`),
      ),
    )
    assert(guesser && other && third && fourth)
    const { user_code } = await program.startDevice()
    const look = (visitor: Visitor, code: string) => visitor.get(`/device?user_code=${code}`)
    for (let seen = 0; seen < 20; seen++) assert.equal((await look(guesser, user_code)).status, 200)

    const guesses = await Promise.all([
      ...Array.from({ length: 4 }, () => look(guesser, 'XXXX-XXXX')),
      ...Array.from({ length: 3 }, () => decideDevice(guesser, 'XXXX-XXXX', 'approve')),
      ...Array.from({ length: 3 }, () => decideDevice(guesser, 'XXXX-XXXX', 'deny')),
    ])
    for (const { status, text } of guesses) {
      assert.equal(status, 404)
      assert.match(text, /That code is wrong or has expired/)
    }
    for (const refused of [
      await look(guesser, 'XXXX-XXXX'),
      await look(guesser, user_code),
      await decideDevice(guesser, user_code, 'approve'),
    ]) {
      assert.equal(refused.status, 429)
      assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d\d$/)
    }
    assert.equal((await look(other, user_code)).status, 200, 'others at the same address are not blocked')
    for (const visitor of [other, third])
      for (let guess = 0; guess < 10; guess++) await look(visitor, 'XXXX-XXXX')
    assert.equal(
      (await look(fourth, user_code)).status,
      429,
      'until the address as a whole has guessed too often',
    )

    guarded.clock.ahead = 10 * 60_000 + 1_000
    assert.equal((await look(guesser, user_code)).status, 200)
    assert.equal((await decideDevice(guesser, user_code, 'approve')).status, 200)
  } finally {
    await guarded.close()
  }
})
