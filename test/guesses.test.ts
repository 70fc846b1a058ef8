import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hashSecret } from '../server/identity/secret.ts'
import { uuidv7 } from '../server/ids.ts'
import { createDatabase } from './support/database.ts'
import { newChild } from './support/learning/family.ts'
import { type LaunchedServer, launch, temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

/** The number of guesses of each kind, against a separate server with its usual limits. */
const guesses = 10_000
const atOnce = 16

const data = await temporaryDirectory()
const database = await createDatabase()
const server: LaunchedServer = await launch({
  DATABASE_URL: database.url,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: data.path,
  LEARN_LOG_LEVEL: 'warn',
})
const owner = new pg.Client({ connectionString: database.url })
await owner.connect()
const key = /learn_sk_\S+/.exec(server.output())?.[0] ?? ''
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
after(async () => {
  agent.destroy()
  await server.stop('SIGTERM')
  await owner.end()
  await database.drop()
  await data.remove()
})

interface Guess {
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

interface Refusal {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Sends a guess and reads only the status of the response. */
function ask({ path, headers = {}, body }: Guess): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers }
    const asked = request(server.url + path, options, response => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function guess(
  make: () => Guess,
  times: number,
  statuses = new Map<number, number>(),
): Promise<Map<number, number>> {
  let left = times
  const worker = async () => {
    while (left-- > 0) {
      const { status, retryAfter } = await ask(make())
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) assert.match(retryAfter ?? '', /^[1-9]\d*$/)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return statuses
}

const random = (length: number) => randomBytes(32).toString('base64url').slice(0, length)
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const userCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
const form = { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

/** A signed-in person with a token. Guessing user codes and invitation tokens needs one. */
async function insider(): Promise<{ cookie: string; token: string }> {
  const userId = uuidv7(new Date())
  const [session, token] = [`learn_ws_${random(43)}`, `learn_at_${random(43)}`]
  await owner.query('insert into users (id, email, created_at) values ($1, $2, now())', [
    userId,
    `${userId}@example.org`,
  ])
  await owner.query(
    `insert into web_sessions (id, hash, user_id, created_at, last_used_at, expires_at)
      values (gen_random_uuid(), decode($1, 'hex'), $2, now(), now(), now() + interval '1 hour')`,
    [hashSecret(session), userId],
  )
  await owner.query(
    `insert into access_tokens (hash, principal_id, scopes, audience, payload, expires_at)
      values (decode($1, 'hex'), $2, '{invitations:read}', 'api', '{}', now() + interval '1 hour')`,
    [hashSecret(token), userId],
  )
  return { cookie: `learn_session=${session}`, token }
}

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Requests a sign-in code, and returns the cookie of the browser that requested it. */
async function browserWithCode(): Promise<string> {
  const response = await fetch(`${server.url}/auth/sign-in`, {
    method: 'POST',
    headers: form,
    body: 'email=victim@example.org',
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Onboards a child, whose PIN is guessed. Returns their username. */
async function victim(): Promise<string> {
  const response = await fetch(`${server.url}/v1/learn/onboarding/parent-child`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${key}` },
    body: JSON.stringify(newChild('parent@example.org', { childPin: 'none' })),
  })
  const { student } = (await response.json()) as { student: { credential: { username: string } } }
  return student.credential.username
}

const username = await victim()
const { cookie, token } = await insider()
const browser = await browserWithCode()
await fetch(`${server.url}/oauth/device`, {
  method: 'POST',
  body: new URLSearchParams({ client_id: 'learn-cli' }),
})

/** The secrets that are guessed, and the status of a wrong guess if it isn't 429. */
const kinds: Record<string, { wrong: number; most: number; make: () => Guess }> = {
  'sign-in codes': {
    wrong: 400,
    most: 100,
    make: () => ({
      path: '/auth/code',
      headers: { ...form, cookie: browser },
      body: `code=${String(randomInt(1_000_000)).padStart(6, '0')}`,
    }),
  },
  'user codes': {
    wrong: 404,
    most: 10,
    make: () => ({ path: '/device', headers: { ...form, cookie }, body: `user_code=${userCode()}` }),
  },
  PINs: {
    wrong: 401,
    most: 5,
    make: () => ({
      path: '/auth/student',
      headers: json,
      body: JSON.stringify({ username, pin: String(randomInt(10_000)).padStart(4, '0') }),
    }),
  },
  'access tokens': {
    wrong: 401,
    most: 1_200,
    make: () => ({ path: '/v1/organizations', headers: { authorization: `Bearer learn_at_${random(43)}` } }),
  },
  'refresh tokens': {
    wrong: 400,
    most: 1_200,
    make: () => ({
      path: '/oauth/token',
      headers: form,
      body: `client_id=learn-cli&grant_type=refresh_token&refresh_token=learn_rt_${random(43)}`,
    }),
  },
  'invitation tokens': {
    wrong: 404,
    most: 1_200,
    make: () => ({
      path: '/v1/invitations/look-up',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ token: `learn_it_${random(22)}` }),
    }),
  },
  cursors: {
    wrong: 400,
    most: 1_200,
    make: () => ({
      path: `/v1/organizations?cursor=${random(43)}${random(43)}`,
      headers: { authorization: `Bearer ${key}` },
    }),
  },
}

/** How much the server's memory grew during the second half of each kind's guesses, and its size at the start. */
const memory = { grown: 0, atFirst: 0 }

for (const [name, { wrong, most, make }] of Object.entries(kinds)) {
  test(`none of ${guesses} random ${name} gets in, and rate-limited responses say when to retry`, async () => {
    const statuses = await guess(make, guesses / 2)
    const halfway = await residentMegabytes()
    await guess(make, guesses / 2, statuses)
    memory.grown += (await residentMegabytes()) - halfway
    memory.atFirst ||= halfway
    const refused = statuses.get(wrong) ?? 0
    const limited = statuses.get(429) ?? 0
    assert.equal(refused + limited, guesses, `unexpected statuses: ${JSON.stringify([...statuses])}`)
    assert(refused > 0 && limited > guesses / 2)
    // A minute may end meanwhile, and then the limit starts again, once or twice.
    assert(refused <= 3 * most, `${refused} guesses were checked`)
  })
}

test('guessing does not make the server’s memory grow', async () => {
  // On a busy machine the garbage collector may lag. A leak grows with every round of guesses.
  const growths = [memory.grown / memory.atFirst]
  for (let round = 0; round < 3 && (growths.at(-1) ?? 1) >= 0.15; round++) {
    const before = await residentMegabytes()
    for (const { make } of Object.values(kinds)) await guess(make, guesses / 2)
    await sleep(500)
    growths.push(((await residentMegabytes()) - before) / memory.atFirst)
  }
  assert(
    (growths.at(-1) ?? 1) < 0.15,
    `memory grew each round by ${growths.map(growth => growth.toFixed(2)).join(', ')} of its first size`,
  )
})
