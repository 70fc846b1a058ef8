import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import type { Entrance } from '@learn/contract/entrance'
import { entrances } from '@learn/contract/entrances'
import { doors } from '../server/http/doors.ts'
import { createHttpServer } from '../server/http/server.ts'
import { Metrics } from '../server/monitoring/metrics.ts'
import { withStripe } from './support/money.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const stripe = await StripeSimulator.start()
const world = await World.create({ host: 'localhost', ...withStripe(stripe) })
after(async () => {
  await world.close()
  await stripe.stop()
})

const all = Object.entries<Entrance>(entrances)
const pathOf = ({ path }: Entrance) => path.replaceAll(/\{\w+\}/g, 'x'.repeat(43))

/** Routes for monitoring, documentation and the empty shell of our pages. They show no personal data. */
const open = [
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/llms.txt',
  '/',
  '/privacy',
  '/docs',
  '/docs/start.js',
  '/docs/scalar.js',
  '/assets/{name}',
  '/icon.svg',
  '/app.webmanifest',
  '/learn/worker.js',
  '/learn/shell',
  '/learn',
  '/learn/*',
  '/family',
  '/family/*',
  '/tutor',
  '/tutor/*',
]

/** As well as its own methods, tus needs OPTIONS, and POST for networks that block the others. */
const spoken = operations.filter(({ tus }) => tus)
const tusRoutes = [
  ...doors.flatMap(({ prefix }) =>
    spoken.map(({ tus = '', path }) => ({
      method: tus,
      path: `${prefix}${path}`,
      constraints: { tus: true },
    })),
  ),
  ...[...new Set(spoken.map(({ path }) => path))].map(path => ({ method: 'OPTIONS', path })),
  ...spoken
    .filter(({ tus }) => tus === 'PATCH')
    .map(({ path }) => ({ method: 'POST', path, constraints: { tus: true } })),
]

test('every route of the server is an operation, an entrance, or one that shows no personal data', async () => {
  const http = createHttpServer({
    app: world.server.app,
    metrics: new Metrics(async () => undefined),
    readiness: { stage: 'serving', probe: async () => undefined },
    trustedProxies: [],
    allowedOrigins: [],
    privateClients: false,
  })
  await http.ready()
  const declared = [
    ...doors.flatMap(({ prefix }) =>
      operations.map(({ method, path }) => ({ method, path: `${prefix}${path}` })),
    ),
    ...tusRoutes,
    ...all.map(([, { method, path }]) => ({ method, path })),
    ...all
      .filter(([, { speaks }]) => speaks === 'oauth')
      .map(([, { path }]) => ({ method: 'OPTIONS', path })),
    // The protocol has two more methods, which a server without sessions refuses.
    ...all
      .filter(([, { speaks }]) => speaks === 'mcp')
      .flatMap(([, { path }]) => ['GET', 'DELETE'].map(method => ({ method, path }))),
    ...open.map(path => ({ method: 'GET', path })),
  ]
  for (const { method, path, ...route } of declared) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    assert(http.hasRoute({ method: method as 'GET', url, ...route }), `${method} ${path}`)
  }
  const routes = [...http.printRoutes({ commonPrefix: false }).matchAll(/\(([A-Z, ]+)\)/g)]
  // A GET is also there as a HEAD, whether or not it is declared.
  const isOwn = (method: string) => method !== 'HEAD'
  assert.equal(
    routes.flatMap(([, methods = '']) => methods.split(', ').filter(isOwn)).length,
    declared.filter(({ method }) => isOwn(method)).length,
  )
  await http.close()
})

test('a page that needs a session redirects to the sign-in, and no bearer token opens it', async () => {
  const { key, userId } = await world.tenant()
  const token = await world.token(userId)
  const asking = all.filter(([, { credential }]) => credential === 'session')
  assert(asking.length > 8)
  for (const [id, entrance] of asking) {
    for (const authorization of [undefined, `Bearer ${key}`, `Bearer ${token}`]) {
      const visitor = new Visitor(world)
      const headers: Record<string, string> = authorization ? { authorization } : {}
      const { status, location, text } =
        entrance.method === 'GET'
          ? await visitor.get(pathOf(entrance), headers)
          : await visitor.post(pathOf(entrance), {}, headers)
      if (entrance.speaks === 'script') {
        assert.equal(status, 403, id)
        assert.match(JSON.parse(text).error, /signed out/)
        continue
      }
      assert.equal(status, 303, id)
      assert.match(location ?? '', /^\/auth\/sign-in\?next=/, id)
    }
  }
})

test('an expired, ended or made-up session opens nothing', async () => {
  const { userId } = await world.person()
  const { id, secret } = await world.session(userId)
  const visitor = new Visitor(world)
  const as = (value: string) => {
    visitor.cookies = [{ name: 'learn_session', value, path: '/' }]
    return visitor.get('/auth/account')
  }
  assert.equal((await as(secret)).status, 200)
  for (const wrong of [
    '',
    'x',
    secret.slice(0, -1),
    `${secret}x`,
    `learn_ws_${'A'.repeat(43)}`,
    '%00',
    '"',
  ]) {
    assert.equal((await as(wrong)).status, 303, wrong)
  }
  await world.owner.query('update web_sessions set expires_at = now() where id = $1', [id])
  assert.equal((await as(secret)).status, 303)
})

test('entrances for programs accept any origin, set no cookie, and answer in the shape of the API', async () => {
  const programs = all.filter(([, { speaks }]) => speaks === 'program')
  assert(programs.length > 1)
  for (const [id, { method, path }] of programs) {
    for (const origin of [undefined, 'https://elsewhere.example', 'null']) {
      const headers = { 'content-type': 'application/json', ...(origin && { origin }) }
      const body = JSON.stringify({ username: 'nobody', pin: '0000' })
      const answer = await world.request<{ _tag: string }>(path, { method, headers, body })
      assert.deepEqual([answer.status, answer.body._tag], [401, 'Unauthorized'], id)
      assert.equal(answer.headers.get('set-cookie'), null)
    }
  }
})

const bodies: [string, string][] = [
  ['application/x-www-form-urlencoded', ''],
  [
    'application/x-www-form-urlencoded',
    'email=%00&code=%00&user_code=%00&token=%00&id=%00&next=%00&decision=approve',
  ],
  ['application/x-www-form-urlencoded', 'client_id=learn-cli&grant_type=refresh_token&refresh_token=%00'],
  ['application/x-www-form-urlencoded', 'client_id=learn-cli&scope=%00&state=%00&resource=%00&token=%00'],
  ['application/x-www-form-urlencoded', '%ff=%fe&%=%&==&&'],
  ['application/x-www-form-urlencoded', `email=${'a'.repeat(100_000)}`],
  ['application/json', '{"response":{"id":"\\u0000","response":{}},"name":"\\u0000"}'],
  ['application/json', '[[[['],
  ['application/json', 'null'],
  ['multipart/form-data; boundary=x', '--x'],
  ['', '\0\u{fffd}'],
]

test('no input to an entrance makes the server fail', async () => {
  const { userId } = await world.person()
  const { secret } = await world.session(userId)
  for (const [id, entrance] of all.filter(([id]) => id !== 'auth.signOut')) {
    const visitor = new Visitor(world)
    visitor.cookies = [{ name: 'learn_session', value: secret, path: '/' }]
    for (const [type, body] of bodies) {
      const path = pathOf(entrance)
      const { status } =
        entrance.method === 'GET'
          ? await visitor.get(
              `${path}?${body.replaceAll(/[^ -~]/g, '')}&response_type=code&state=%00&token=%00`,
            )
          : await visitor.visit(path, {
              method: 'POST',
              headers: { origin: visitor.origin, 'content-type': type },
              body,
            })
      assert(status < 500, `${id} answers ${status} to ${type} ${body.slice(0, 60)}`)
    }
  }
  assert(!world.log.some(line => line.includes('"level":50')), 'and no error is logged')
})
