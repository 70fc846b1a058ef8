import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, beforeEach, test } from 'node:test'
import { check } from '@learn/contract/checks/check'
import type { ErrorBody } from '@learn/contract/errors'
import { StudentSession } from '@learn/contract/student-sign-in'
import { assertContract } from '../../test/support/client.ts'
import { family } from '../../test/support/learning/family.ts'
import { World } from '../../test/support/world.ts'
import { forgetExpired } from '../identity/expiry.store.ts'
import { hashUsername } from '../identity/pin.ts'

const world = await World.create({ host: 'localhost', trustedProxies: ['127.0.0.1', '::1'] })
after(() => world.close())
beforeEach(() => {
  world.clock.ahead = 0
})

const minute = 60_000
const hour = 60 * minute
const pin = '4071'
const wrong = '0000'

let networks = 0
/** An address that no other test uses. */
const newAddress = () => {
  networks++
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}
const unusedName = () => `nobody-${randomBytes(6).toString('hex')}`

type Answered = Partial<StudentSession> & Partial<ErrorBody> & { retryAfterSeconds?: number }

async function post(path: string, body: string | undefined, headers: Record<string, string>) {
  const init = { method: 'POST', headers, ...(body !== undefined && { body }) }
  const response = await fetch(world.server.url + path, init)
  const answer = (await response.json()) as Answered
  if (!response.ok) assertContract(undefined, response.status, response.headers, answer)
  return { status: response.status, headers: response.headers, body: answer }
}

const signIn = (username: unknown, given: unknown, address = newAddress()) =>
  post('/auth/student', JSON.stringify({ username, pin: given }), {
    'content-type': 'application/json',
    'x-forwarded-for': address,
  })

const tries = async (username: string) =>
  (
    await world.owner.query<{ network: string; tries: number; lockedUntil: Date | null }>(
      `select network, tries, locked_until as "lockedUntil" from student_sign_in_tries where username_hash = $1
        order by network`,
      [hashUsername(world.server.app.secrets.username, username)],
    )
  ).rows

async function at<T>(later: number, work: () => Promise<T>): Promise<T> {
  world.clock.ahead += later
  return await work()
}

const callAs = (token: string | undefined) => world.call('identity.getCaller', token, {})

test('a username and PIN give the child a token for two hours, for their own learning only', async () => {
  const { username, studentId } = await family(world)
  const { status, body, headers } = await signIn(username, pin)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(check(StudentSession, body), [])
  assert.equal(body.studentId, studentId)
  assert.match(body.token ?? '', /^learn_at_[\w-]{43}$/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(headers.get('set-cookie'), null)
  const left = Date.parse(body.expiresAt ?? '') - world.clock.now().getTime()
  assert(left > 2 * hour - minute && left <= 2 * hour)
  const { credentials, now } = world.server.app
  const { actor, scopes } = await credentials.authenticate(`Bearer ${body.token}`, 'api', now())
  assert.deepEqual([actor.kind, actor.principalId], ['student', studentId])
  assert.deepEqual([...scopes].sort(), ['learn:read', 'learn:write'])
  assert.equal((await callAs(body.token)).status, 403, 'the token is valid, but students may not call this')
  assert.equal((await at(2 * hour + 1_000, () => callAs(body.token))).status, 401)
})

test('a username matches in any spelling, and a PIN in any Unicode form', async () => {
  const { username } = await family(world, { childPin: 'é😀ñ1' })
  for (const spelling of [username.toUpperCase(), ` ${username} `, username.replace('r', 'ｒ')])
    assert.equal((await signIn(spelling, 'é😀ñ1')).status, 200, spelling)
  assert.equal((await signIn(username, 'É😀ñ1')).status, 401)
})

test('an unknown username gets the same answer as a wrong PIN', async () => {
  const { username } = await family(world)
  const answers = [
    await signIn(username, wrong),
    await signIn(unusedName(), pin),
    await signIn('\u{1F600}', pin),
  ]
  for (const { status, body, headers } of answers) {
    assert.equal(status, 401)
    assert.equal(body._tag, 'Unauthorized')
    assert.equal(body.message, 'That username and PIN don’t match. Check both and try again.')
    assert.deepEqual(Object.keys(body).sort(), ['_tag', 'message', 'requestId'])
    assert.equal(headers.get('access-control-allow-origin'), null)
  }
  const names = answers.map(({ headers }) => [...headers.keys()].sort().join(' '))
  assert.equal(new Set(names).size, 1, 'the headers are the same too')
})

const malformed: [string, string | undefined, string?][] = [
  ['no body', undefined],
  ['no JSON', '{"username":'],
  ['another type', '{"username":"a","pin":"1234"}', 'text/plain'],
  ['a form', 'username=a&pin=1234', 'application/x-www-form-urlencoded'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no PIN', '{"username":"a"}'],
  ['no username', '{"pin":"1234"}'],
  ['a number', '{"username":"a","pin":1234}'],
  ['null for a PIN', '{"username":"a","pin":null}'],
  ['three characters', '{"username":"a","pin":"123"}'],
  ['five characters', '{"username":"a","pin":"12345"}'],
  ['an empty username', '{"username":"","pin":"1234"}'],
  ['a long username', `{"username":"${'a'.repeat(129)}","pin":"1234"}`],
  ['another field', '{"username":"a","pin":"1234","admin":true}'],
  ['NUL in the username', '{"username":"a\\u0000","pin":"1234"}'],
  ['NUL in the PIN', '{"username":"a","pin":"123\\u0000"}'],
  ['half a character', '{"username":"\\ud83d","pin":"1234"}'],
  ['half a character in the PIN', '{"username":"a","pin":"123\\ud83d"}'],
]

for (const [name, body, type = 'application/json'] of malformed) {
  test(`${name} is refused before any lookup`, async () => {
    const { status, body: answer } = await post('/auth/student', body, { 'content-type': type })
    assert.equal(status, 400)
    assert.equal(answer._tag, 'HttpApiDecodeError')
  })
}

test('a large body is not read, and a query is ignored', async () => {
  const json = { 'content-type': 'application/json' }
  const large = await post('/auth/student', `{"username":"${'a'.repeat(5_000)}","pin":"1234"}`, json)
  assert.deepEqual([large.status, large.body.message], [400, 'The body is larger than 4 KiB.'])
  const queried = await post('/auth/student?pin=1234', '{"username":"a","pin":"1234"}', json)
  assert.equal(queried.body._tag, 'HttpApiDecodeError')
})

test('student sign-in is for programs: it reads and sets no cookies, whatever the origin', async () => {
  const { username } = await family(world)
  const { status, headers } = await post('/auth/student', JSON.stringify({ username, pin }), {
    'content-type': 'application/json',
    origin: 'https://elsewhere.example',
    'x-forwarded-for': newAddress(),
  })
  assert.equal(status, 200)
  assert.equal(headers.get('access-control-allow-origin'), null, 'pages of other sites can’t read it')
})

test('signing out ends only this token', async () => {
  const { username } = await family(world)
  const [one, other] = [await signIn(username, pin), await signIn(username, pin)]
  const signOut = (token: string | undefined) =>
    post('/auth/student/sign-out', undefined, token ? { authorization: `Bearer ${token}` } : {})
  assert.equal((await callAs(one.body.token)).status, 403)
  const { status, body } = await signOut(one.body.token)
  assert.deepEqual([status, body], [200, { signedOut: true }])
  assert.equal((await callAs(one.body.token)).status, 401)
  assert.equal((await callAs(other.body.token)).status, 403)
  const { token } = await world.person()
  for (const no of [one.body.token, undefined, 'x', token, `learn_at_${'A'.repeat(43)}`])
    assert.equal((await signOut(no)).status, 401, no)
  assert.equal((await callAs(token)).status, 200, 'an adult’s token is not ended here')
})

test('five wrong attempts lock only their network, for longer each time', async () => {
  const { username } = await family(world)
  const address = newAddress()
  for (let index = 0; index < 5; index++) assert.equal((await signIn(username, wrong, address)).status, 401)
  const expected = [1, 5, 15, 60, 360, 1_440, 1_440]
  for (const minutes of expected) {
    const locked = await signIn(username, pin, address)
    assert.equal(locked.status, 429, 'even the right PIN is refused')
    const { retryAfterSeconds = 0 } = locked.body
    assert.equal(locked.headers.get('retry-after'), String(retryAfterSeconds))
    assert(Math.abs(retryAfterSeconds - minutes * 60) < 30, `${retryAfterSeconds} s, not ${minutes} min`)
    assert.equal((await signIn(username, pin)).status, 200, 'the child can sign in from elsewhere')
    assert.equal((await at(minutes * minute, () => signIn(username, wrong, address))).status, 401)
  }
  assert.equal((await at(25 * hour, () => signIn(username, pin, address))).status, 200)
  for (let index = 0; index < 4; index++) assert.equal((await signIn(username, wrong, address)).status, 401)
  assert.equal((await signIn(username, pin, address)).status, 200, 'a right PIN has cleared the count')
})

test('an IPv6 network counts as one, and so do all spellings of a username', async () => {
  const { username } = await family(world)
  const prefix = `2001:db8:${networks++}:1`
  for (let index = 0; index < 5; index++) {
    const name = index % 2 ? username : username.toUpperCase()
    assert.equal((await signIn(name, wrong, `${prefix}::${index + 1}`)).status, 401)
  }
  assert.equal((await signIn(` ${username}`, pin, `${prefix}:9:9:9:9`)).status, 429)
})

test('an unknown username is locked like a known one, to the second', async () => {
  const { username } = await family(world)
  const seen: unknown[][] = [[], []]
  for (const [index, name] of [username, unusedName()].entries()) {
    const address = newAddress()
    for (let round = 0; round < 8; round++) {
      const { status, body } = await signIn(name, wrong, address)
      seen[index]?.push([status, Math.round((body.retryAfterSeconds ?? 0) / 30)])
    }
  }
  assert.deepEqual(seen[0], seen[1])
})

test('200 parallel requests from one network get at most five attempts', async () => {
  const { username } = await family(world)
  const address = newAddress()
  const answers = await Promise.all(Array.from({ length: 200 }, () => signIn(username, wrong, address)))
  const looked = answers.filter(({ status }) => status === 401).length
  assert(answers.every(({ status }) => status === 401 || status === 429))
  assert.equal(looked, 5)
  assert.deepEqual(
    (await tries(username)).map(row => row.tries),
    [5, 5],
  )
})

test('parallel requests with the right PIN all succeed', async () => {
  const { username } = await family(world)
  const address = newAddress()
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(username, pin, address)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.deepEqual(
    (await tries(username)).map(row => row.tries),
    [0, 0],
  )
})

test('thirty wrong attempts from many networks lock the username everywhere, for longer each time', async () => {
  const { username } = await family(world)
  for (let index = 0; index < 30; index++) assert.equal((await signIn(username, wrong)).status, 401)
  for (const minutes of [15, 60, 240, 720, 1_440, 1_440]) {
    const locked = await signIn(username, pin)
    assert.equal(locked.status, 429)
    assert(Math.abs((locked.body.retryAfterSeconds ?? 0) - minutes * 60) < 30)
    assert.equal((await at(minutes * minute, () => signIn(username, wrong))).status, 401)
  }
  assert.equal((await signIn(username, pin)).status, 429)
  assert.equal(
    (await at(25 * hour, () => signIn(username, pin))).status,
    200,
    'the child waits at most a day',
  )
  assert.equal((await signIn(username, wrong)).status, 401)
  assert.equal((await signIn(username, pin)).status, 429, 'and the count of a persistent guesser is kept')
})

test('many networks can’t lock a child out of a network where they have signed in before', async () => {
  const { username } = await family(world)
  const home = newAddress()
  assert.equal((await signIn(username, pin, home)).status, 200)
  for (let index = 0; index < 30; index++) await signIn(username, wrong)
  assert.equal((await signIn(username, pin)).status, 429)
  assert.equal((await signIn(username, wrong, home)).status, 401, 'a typing error')
  assert.equal((await signIn(username, pin, home)).status, 200)
  for (let index = 0; index < 5; index++) assert.equal((await signIn(username, wrong, home)).status, 401)
  assert.equal((await signIn(username, pin, home)).status, 429, 'guesses from there still lock it there')
})

test('one network can’t lock a child out elsewhere, however patient it is', async () => {
  const { username } = await family(world)
  const address = newAddress()
  for (let index = 0; index < 40; index++)
    assert.equal((await at(25 * hour, () => signIn(username, wrong, address))).status, 401)
  assert.equal((await signIn(username, pin)).status, 200)
  assert.deepEqual((await tries(username)).find(row => row.network === '*')?.tries, 15)
})

test('a child’s typing errors no longer count once they have signed in', async () => {
  const { username } = await family(world)
  const address = newAddress()
  for (let round = 0; round < 12; round++) {
    for (let index = 0; index < 4; index++) await signIn(username, wrong, address)
    assert.equal((await signIn(username, pin, address)).status, 200, `round ${round}`)
  }
  assert.deepEqual(
    (await tries(username)).map(row => [row.network, row.tries, row.lockedUntil]),
    [
      ['*', 0, null],
      [address, 0, null],
    ],
  )
})

test('attempts are forgotten after thirty days, even without a sweep', async () => {
  const { username } = await family(world)
  const address = newAddress()
  for (let index = 0; index < 12; index++) await at(25 * hour, () => signIn(username, wrong, address))
  await at(30 * 24 * hour + minute, async () => undefined)
  for (let index = 0; index < 5; index++) assert.equal((await signIn(username, wrong, address)).status, 401)
  assert.equal((await signIn(username, wrong, address)).status, 429, 'counting starts again')
  const { identity, now } = world.server.app
  const sweep = async () => {
    for (const forget of forgetExpired) await forget(identity.system, now(), 10_000)
  }
  await sweep()
  assert.equal((await tries(username)).length, 2)
  await at(31 * 24 * hour, sweep)
  assert.equal((await tries(username)).length, 0)
})

test('a child of a suspended organization gets the usual answer', async () => {
  const { username, organizationId } = await family(world)
  const suspend = (reason: string | null) =>
    world.owner.query('update organizations set suspended_reason = $2 where id = $1', [
      organizationId,
      reason,
    ])
  await suspend('unpaid')
  const { status, body } = await signIn(username, pin)
  assert.deepEqual(
    [status, body.message],
    [401, 'That username and PIN don’t match. Check both and try again.'],
  )
  await suspend(null)
  assert.equal((await signIn(username, pin)).status, 200)
})

test('a child who signs in while a guardian changes the PIN is signed out', async () => {
  const { username, studentId } = await family(world)
  const guardian = await world.owner.connect()
  try {
    await guardian.query('begin')
    await guardian.query(`update student_credentials set pin_hash = 'another' where student_id = $1`, [
      studentId,
    ])
    const asked = signIn(username, pin)
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await world.owner.query(waits)).rows.length === 0);
    await guardian.query('commit')
    assert.equal((await asked).status, 401)
  } finally {
    guardian.release()
  }
  const tokens = `select from access_tokens where principal_id = $1 and payload = '{}' and scopes = '{learn:read,learn:write}'`
  assert.equal(
    (await world.owner.query(tokens, [studentId])).rows.length,
    1,
    'only the token of the test itself',
  )
})

test('a new PIN signs the child out and removes every lock', async () => {
  const { username, organizationId, studentId } = await family(world)
  const signedIn = await signIn(username, pin)
  assert.equal((await callAs(signedIn.body.token)).status, 403)
  for (let index = 0; index < 30; index++) await signIn(username, wrong)
  assert.equal((await signIn(username, pin)).status, 429)
  await world.runAsOperator(async client => {
    await client.query('begin')
    await client.query(`select set_config('learn.organizations', $1, true)`, [`{${organizationId}}`])
    const hash = hashUsername(world.server.app.secrets.username, username)
    await client.query('select readmit_student($1, $2)', [studentId, hash])
    await client.query('commit')
  })
  assert.equal((await callAs(signedIn.body.token)).status, 401)
  assert.deepEqual(await tries(username), [])
  assert.equal((await signIn(username, pin)).status, 200)
})

test('readmit_student only signs out children of the tenant', async () => {
  const { organizationId } = await world.tenant()
  const [stranger, elsewhere] = [await world.person(), await family(world)]
  const release = async (principalId: string) => {
    const client = await world.owner.connect()
    try {
      await client.query('begin; set local role learn_app')
      await client.query(`select set_config('learn.organizations', $1, true)`, [`{${organizationId}}`])
      await client.query('select readmit_student($1, $2)', [principalId, Buffer.alloc(32)])
      await client.query('commit')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  await release(stranger.userId)
  assert.equal((await callAs(stranger.token)).status, 200)
  await assert.rejects(release(elsewhere.studentId), /out of scope/)
})

test('OAuth does not know a child’s token', async () => {
  const { username } = await family(world)
  const { token = '' } = (await signIn(username, pin)).body
  const body = new URLSearchParams({ token, client_id: 'learn-cli' })
  const { status } = await fetch(`${world.server.url}/oauth/revoke`, { method: 'POST', body })
  assert(status < 500)
  assert.equal((await callAs(token)).status, 403, 'it is as good as before')
  assert(!world.log.some(line => line.includes('"level":50')))
})

test('the organization’s audit log has the sign-in, without the username or PIN', async () => {
  const { username, studentId, organizationId, parent } = await family(world)
  const address = newAddress()
  await signIn(username, wrong, address)
  await signIn(username, pin, address)
  const { body } = await world.call('audit.listAuditEvents', parent.token, {
    'filter[organizationId]': organizationId,
    'filter[operation]': 'auth.studentSignIn',
  })
  assert.equal(body.data.length, 1)
  const [event] = body.data
  assert.deepEqual([event?.actorKind, event?.subjectId, event?.address], ['student', studentId, address])
  const said = `${JSON.stringify(body)} ${world.log.join('')}`
  assert(!said.includes(username))
  assert(!world.log.some(line => /"pin"|learn_at_/.test(line)))
})

test('sign-in can only write audit events of a child in their own organization', async () => {
  const [one, other] = [await family(world), await family(world)]
  const write = async (organizationId: string, principalId: string, kind: string) => {
    const client = await world.owner.connect()
    try {
      await client.query('begin; set local role learn_identity')
      await client.query(
        `insert into audit_events (id, organization_id, principal_id, actor_kind, operation, subject_id, request_id, created_at)
          values (gen_random_uuid(), $1, $2, $3, 'x', $2, 'x', now())`,
        [organizationId, principalId, kind],
      )
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  await write(one.organizationId, one.studentId, 'student')
  await assert.rejects(write(one.organizationId, other.studentId, 'student'), /row-level security/)
  await assert.rejects(write(one.organizationId, one.studentId, 'user'), /row-level security/)
})

const statusOf = async (username: string, given: string, address: string) =>
  (await signIn(username, given, address)).status

test('one PIN for many usernames from one network gets ten of them checked in an hour, even concurrently', async () => {
  const address = newAddress()
  const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(unusedName(), pin, address)))
  const checked = answers.filter(({ status }) => status === 401)
  assert.equal(checked.length, 10)
  const refused = answers.find(({ status }) => status === 429)
  assert.match(
    refused?.body.message ?? '',
    /^Too many different usernames .* Children who have signed in here/,
  )
  assert.equal(refused?.headers.get('retry-after'), String(refused?.body.retryAfterSeconds))
  const { username } = await family(world)
  assert.equal(await statusOf(username, pin, address), 429, 'even the right PIN is refused')
  assert.equal(await statusOf(username, pin, newAddress()), 200, 'but not elsewhere')
  assert.equal(await at(hour, () => statusOf(username, pin, address)), 200)
})

test('a network that keeps trying one more username each hour gets no more than that', async () => {
  const address = newAddress()
  for (let index = 0; index < 10; index++) {
    assert.equal(await at(minute, () => statusOf(unusedName(), pin, address)), 401)
  }
  for (let round = 0; round < 3; round++) {
    const { status, body } = await signIn(unusedName(), pin, address)
    assert.equal(status, 429)
    world.clock.ahead += (body.retryAfterSeconds ?? 0) * 1_000
    assert.equal(await statusOf(unusedName(), pin, address), 401, 'the wait was right')
  }
})

test('an IPv6 network counts its usernames together', async () => {
  const prefix = `2001:db8:${networks++}:2`
  for (let index = 0; index < 10; index++)
    assert.equal(await statusOf(unusedName(), pin, `${prefix}::${index}`), 401)
  assert.equal(await statusOf(unusedName(), pin, `${prefix}:1:2:3:4`), 429)
})

test('a class behind one address can make typing errors, and a stranger there can’t lock out known children', async () => {
  const address = newAddress()
  const children = await Promise.all(Array.from({ length: 14 }, () => family(world)))
  for (const { username } of children) {
    assert.equal(await statusOf(username, wrong, address), 401, 'each child mistypes their PIN once')
    assert.equal(await statusOf(username, pin, address), 200)
  }
  for (let index = 0; index < 24; index++)
    assert.equal(await statusOf(unusedName(), pin, address), 401, 'ten names, and one for each child')
  assert.equal(await statusOf(unusedName(), pin, address), 429)
  for (const { username } of children.slice(0, 3)) {
    assert.equal(await statusOf(username, wrong, address), 401)
    assert.equal(await statusOf(username, pin, address), 200)
  }
  const { username } = await family(world)
  assert.equal(await statusOf(username, pin, address), 429, 'a child who is new here waits')
})

test('while very many usernames fail everywhere, a network gets two, known children sign in, and the log says so', async () => {
  const [home, elsewhere] = [newAddress(), newAddress()]
  const { username } = await family(world)
  assert.equal(await statusOf(username, pin, home), 200)
  const network = (
    name: string,
  ) => `insert into student_sign_in_tries (username_hash, network, tries, updated_at)
    select sha256(('attack' || n)::bytea), '${name}', 1, $1 from generate_series(1, 1000) n`
  await world.owner.query(network('*'), [world.clock.now()])
  try {
    assert.equal(await statusOf(unusedName(), pin, elsewhere), 401)
    assert.equal(await statusOf(unusedName(), pin, elsewhere), 401)
    assert.equal(await statusOf(unusedName(), pin, elsewhere), 429)
    for (let index = 0; index < 3; index++) await signIn(unusedName(), pin, home)
    assert.equal(await statusOf(username, wrong, home), 401)
    assert.equal(await statusOf(username, pin, home), 200, 'a known child is not affected')
    assert.equal(
      await statusOf((await family(world)).username, pin, newAddress()),
      200,
      'nor a quiet network',
    )
    assert.equal(world.log.filter(line => line.includes('guessing PINs')).length, 1)
  } finally {
    await world.owner.query(
      `delete from student_sign_in_tries where username_hash in
        (select sha256(('attack' || n)::bytea) from generate_series(1, 1000) n)`,
    )
  }
})

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

test('a known and an unknown username take the same time', async () => {
  const ratios: number[] = []
  // A busy machine may delay one of the two by chance; a difference by design shows every time.
  for (let attempt = 0; attempt < 4 && !ratios.some(ratio => ratio > 0.85 && ratio < 1.18); attempt++) {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const { username } = await family(world)
    const unknown = unusedName()
    for (let round = 0; round < 28; round++) {
      const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const address = newAddress()
        const before = performance.now()
        const { status } = await signIn(kind === 'known' ? username : unknown, wrong, address)
        took[kind].push(performance.now() - before)
        assert.equal(status, 401)
      }
    }
    ratios.push(median(took.known) / median(took.unknown))
  }
  assert(
    ratios.some(ratio => ratio > 0.85 && ratio < 1.18),
    `known to unknown: ${ratios.join(', ')}`,
  )
})

test('no PIN is hashed while the username is locked', async () => {
  const { username } = await family(world)
  const address = newAddress()
  const time = async () => {
    const before = performance.now()
    await signIn(username, wrong, address)
    return performance.now() - before
  }
  const open = [await time(), await time(), await time(), await time(), await time()]
  const locked: number[] = []
  for (let index = 0; index < 15; index++) locked.push(await time())
  assert(median(locked) < median(open) / 2, `${median(locked)} ms locked, ${median(open)} ms open`)
})

test('hundreds of guesses, from many networks and from one, fail', async () => {
  const { username } = await family(world, { childPin: '0299' })
  const one = newAddress()
  const statuses = new Map<number, number>()
  for (let guess = 0; guess < 300; guess++) {
    const given = String(guess).padStart(4, '0')
    const { status } = await signIn(username, given, guess % 3 ? newAddress() : one)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  assert.deepEqual(Object.fromEntries(statuses), { 401: 30, 429: 270 })
})
