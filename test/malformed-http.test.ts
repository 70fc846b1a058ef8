import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorBody } from '@learn/contract/errors'
import { assertContract } from './support/client.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())
const tenant = await world.tenant()
const port = Number(new URL(world.server.url).port)
const auth = `Authorization: Bearer ${tenant.key}\r\n`

/** Sends raw bytes, and reads until the server closes the connection or one whole response has arrived. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(text)
    }
    const timer = setTimeout(() => reject(new Error(`no answer to ${String(bytes).slice(0, 80)}`)), 5_000)
    socket.on('data', chunk => {
      text += chunk
      const [head = '', body] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      if (body !== undefined && Buffer.byteLength(body) >= length) finish()
    })
    socket.on('close', finish)
    socket.on('error', finish)
  })
}

function parse(answer: string): { status: number; body: ErrorBody } {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Headers(fields.map(field => field.split(': ', 2) as [string, string]))
  const status = Number(line.split(' ')[1])
  const parsed = JSON.parse(body)
  assertContract(undefined, status, headers, parsed)
  assert.doesNotMatch(answer, /<html|at \S+ \(|node_modules|Error:/i, 'never HTML, never a stack')
  return { status, body: parsed }
}

const post = (headers: string, body: string) =>
  `POST /v1/organizations HTTP/1.1\r\nHost: x\r\n${auth}${headers}\r\n${body}`
const json = (body: string) =>
  post(`Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`, body)

const cases: [string, string | Buffer, number, ErrorBody['_tag']][] = [
  ['an unknown path', `GET /v1/unknown HTTP/1.1\r\nHost: x\r\n\r\n`, 404, 'NotFound'],
  ['an unknown path outside /v1', `GET /favicon.ico HTTP/1.1\r\nHost: x\r\n\r\n`, 404, 'NotFound'],
  [
    'a known path with another method',
    `DELETE /v1/organizations HTTP/1.1\r\nHost: x\r\n${auth}\r\n`,
    404,
    'NotFound',
  ],
  [
    'an HTTP method that no route has',
    `OPTIONS /v1/organizations HTTP/1.1\r\nHost: x\r\n\r\n`,
    404,
    'NotFound',
  ],
  [
    'a method that needs a body, without one',
    `QUERY /v1/organizations HTTP/1.1\r\nHost: x\r\n\r\n`,
    404,
    'NotFound',
  ],
  ['a trailing slash', `GET /v1/organizations/ HTTP/1.1\r\nHost: x\r\n${auth}\r\n`, 404, 'NotFound'],
  ['an invalid method', `FETCH /v1/organizations HTTP/1.1\r\nHost: x\r\n\r\n`, 400, 'BadRequest'],
  ['text that is not HTTP', 'hello\r\n\r\n', 400, 'BadRequest'],
  ['a TLS greeting', Buffer.from('160301020001000201', 'hex'), 400, 'BadRequest'],
  ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400, 'BadRequest'],
  ['no Host', `GET /v1/organizations HTTP/1.1\r\n${auth}\r\n`, 400, 'BadRequest'],
  ['two Hosts', `GET /v1/organizations HTTP/1.1\r\nHost: x\r\nhost: y\r\n${auth}\r\n`, 400, 'BadRequest'],
  [
    'a header without a colon',
    'GET /v1/organizations HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n',
    400,
    'BadRequest',
  ],
  ['a header with a NUL', 'GET /v1/organizations HTTP/1.1\r\nHost: x\r\na: \0\r\n\r\n', 400, 'BadRequest'],
  ['an address with a broken escape', `GET /v1/%zz HTTP/1.1\r\nHost: x\r\n\r\n`, 400, 'BadRequest'],
  [
    'an address that is too long',
    `GET /v1/organizations?cursor=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    400,
    'BadRequest',
  ],
  [
    'a header that is too long',
    `GET /v1/organizations HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    400,
    'BadRequest',
  ],
  [
    'two lengths',
    post('Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 3\r\n', '{}'),
    400,
    'BadRequest',
  ],
  [
    'a length and chunks',
    post(
      'Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n',
      '0\r\n\r\n',
    ),
    400,
    'BadRequest',
  ],
  ['a length that is not a number', post('Content-Length: two\r\n', '{}'), 400, 'BadRequest'],
  [
    'invalid chunks',
    post('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 'zz\r\n'),
    400,
    'BadRequest',
  ],
  [
    'an expectation',
    post('Content-Type: application/json\r\nContent-Length: 2\r\nExpect: a miracle\r\n', '{}'),
    400,
    'BadRequest',
  ],
  ['a proxy request', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n', 400, 'BadRequest'],
  ['broken JSON', json('{"name":'), 400, 'HttpApiDecodeError'],
  ['JSON followed by other text', json('{"name":"Ours"} x'), 400, 'HttpApiDecodeError'],
  ['an empty body', json(''), 400, 'HttpApiDecodeError'],
  ['a list instead of an object', json('[]'), 400, 'HttpApiDecodeError'],
  ['null instead of an object', json('null'), 400, 'HttpApiDecodeError'],
  ['a prototype', json('{"name":"Ours","__proto__":{"admin":true}}'), 400, 'HttpApiDecodeError'],
  ['a constructor', json('{"name":"Ours","constructor":{}}'), 400, 'HttpApiDecodeError'],
  ['no content type', post('Content-Length: 15\r\n', '{"name":"Ours"}'), 400, 'HttpApiDecodeError'],
  [
    'another content type',
    post('Content-Type: text/plain\r\nContent-Length: 15\r\n', '{"name":"Ours"}'),
    400,
    'HttpApiDecodeError',
  ],
  [
    'an invalid content type',
    post('Content-Type: ;;;\r\nContent-Length: 15\r\n', '{"name":"Ours"}'),
    400,
    'HttpApiDecodeError',
  ],
  [
    'a form',
    post('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n', 'name=Ours'),
    400,
    'HttpApiDecodeError',
  ],
  [
    'invalid UTF-8',
    Buffer.concat([
      Buffer.from(post('Content-Type: application/json\r\nContent-Length: 13\r\n', '{"name":"a')),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]),
    400,
    'HttpApiDecodeError',
  ],
  ['a body over 1 MiB', json(`{"name":"${'a'.repeat(1024 * 1024)}"}`), 400, 'BadRequest'],
  [
    'a declared length over 1 MiB',
    post('Content-Type: application/json\r\nContent-Length: 99999999\r\n', '{'),
    400,
    'BadRequest',
  ],
  [
    'a query parameter twice',
    `GET /v1/organizations?limit=1&limit=2 HTTP/1.1\r\nHost: x\r\n${auth}\r\n`,
    400,
    'HttpApiDecodeError',
  ],
  [
    'an unknown query parameter',
    `GET /v1/organizations?filter[name]=x HTTP/1.1\r\nHost: x\r\n${auth}\r\n`,
    400,
    'HttpApiDecodeError',
  ],
  [
    'a query with a NUL',
    `GET /v1/organizations?cursor=%00 HTTP/1.1\r\nHost: x\r\n${auth}\r\n`,
    400,
    'HttpApiDecodeError',
  ],
  [
    'a query with a broken escape',
    `GET /v1/organizations?cursor=%zz HTTP/1.1\r\nHost: x\r\n${auth}\r\n`,
    400,
    'BadRequest',
  ],
  ['broken JSON from a stranger', json('{').replace(tenant.key, 'nobody'), 401, 'Unauthorized'],
]

for (const [name, bytes, status, kind] of cases) {
  test(`${name} is answered in JSON as ${status} ${kind}`, async () => {
    const answer = parse(await send(bytes))
    assert.equal(answer.body._tag, kind)
    assert.equal(answer.status, status)
  })
}

test('a client that hangs up after a CONNECT, or at any other moment, does no harm', async () => {
  const starts = [
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'garbage\r\n\r\n',
    'GET / HT',
    post('Content-Length: 9\r\n', '{'),
  ]
  const resets = starts.flatMap(bytes =>
    Array.from({ length: 15 }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(bytes, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }),
  )
  await Promise.all(resets)
  await sleep(100)
  assert.equal((await world.call('organizations.listOrganizations', tenant.key, { limit: '1' })).status, 200)
})

test('a refused connection is closed, even if the client keeps its half open', async () => {
  for (const bytes of ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'garbage\r\n\r\n']) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let refused = false
    socket.on('error', () => {
      refused = true
    })
    await once(socket, 'connect')
    socket.write(bytes)
    socket.resume()
    for (let tries = 0; tries < 100 && !refused; tries++) {
      await sleep(20)
      socket.write('more') // Writing to a socket that the other side has closed gives a reset.
    }
    assert(refused)
    socket.destroy()
  }
})

test('an old client without HTTP/1.1 needs no Host', async () => {
  assert.match(await send(`GET /v1/organizations HTTP/1.0\r\n${auth}\r\n`), /^HTTP\/1\.1 200 /)
})

test('HEAD gets the status and headers of GET, without a body', async () => {
  const headers = { authorization: `Bearer ${tenant.key}`, 'accept-encoding': 'identity' }
  for (const path of ['/v1/organizations', '/v1/unknown', '/healthz', '/readyz', '/openapi.json', '/docs']) {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map(method => fetch(world.server.url + path, { method, headers })),
    )
    assert(got && head)
    assert.equal(head.status, got.status, path)
    const length = Buffer.byteLength(await got.text())
    assert.equal(await head.text(), '')
    assert.equal(head.headers.get('content-type'), got.headers.get('content-type'), path)
    if (path !== '/v1/unknown') assert.equal(Number(head.headers.get('content-length')), length, path)
  }
})

test('every answer tells browsers not to guess its type', async () => {
  for (const path of [
    '/openapi.json',
    '/llms.txt',
    '/healthz',
    '/readyz',
    '/docs',
    '/docs/start.js',
    '/v1/x',
  ]) {
    const { headers } = await fetch(world.server.url + path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    assert.equal(headers.get('strict-transport-security'), null, 'this server is not reached through https')
  }
})

test('a server reached through https tells browsers to stay with https', async () => {
  const secure = await world.startAnotherServer({ publicUrl: 'https://learn.example' })
  for (const path of ['/healthz', '/v1/organizations', '/auth/sign-in']) {
    const { headers } = await fetch(secure.url + path)
    assert.match(headers.get('strict-transport-security') ?? '', /^max-age=\d{8}$/, path)
  }
  await secure.close()
})

test('a refused upload does not cut off the requests that follow it on the same connection', async () => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += chunk))
  const answers = () => text.split('HTTP/1.1 ').length - 1
  const until = async (count: number) => {
    while (answers() < count) await once(socket, 'data')
  }
  socket.write(
    'PATCH /v1/media/uploads/00000000-0000-4000-8000-000000000000 HTTP/1.1\r\nHost: x\r\n' +
      'Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: 4\r\n\r\n',
  )
  await until(1)
  assert.match(text, /^HTTP\/1\.1 401 /)
  socket.write('1234')
  const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  for (let round = 0; round < 13; round++) {
    socket.write(get)
    await until(2 + round)
    await sleep(500) // Longer altogether than a refused client may linger.
  }
  assert(!socket.destroyed)
  socket.destroy()
})

test('the content type may have parameters', async () => {
  const body = '{"name":"Ours"}'
  const headers = `content-type: Application/JSON; charset=utf-8\r\nContent-Length: ${body.length}\r\n`
  assert.match(await send(post(headers, body)), /^HTTP\/1\.1 201 /)
})

test('after all this the server still answers', async () => {
  assert.equal((await world.call('organizations.listOrganizations', tenant.key, { limit: '1' })).status, 200)
})

test('a browser that opens an address which does not exist gets a page, and a program gets JSON', async () => {
  const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const page = await fetch(`${world.server.url}/auth/code`, { headers: asBrowser })
  assert.equal(page.status, 404)
  assert.match(await page.text(), /<h1>Page not found<\/h1>.*Go to the start page/s)
  for (const [path, headers] of [
    ['/auth/code', {}],
    ['/v1/unknown', asBrowser],
  ] as const) {
    const answer = await fetch(world.server.url + path, { headers })
    assert.equal(((await answer.json()) as ErrorBody)._tag, 'NotFound', path)
  }
})
