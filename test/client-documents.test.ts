import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'
import { createDocumentFetch, isPublicAddress } from '../server/oauth/client-document.ts'
import { decideConsent, errorOf, OAuthClient } from './support/oauth-client.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
}

/** Somebody else's site, with documents by path. It records its requests and counts its connections. */
const site = {
  documents: new Map<string, Answer & { body: string | object }>(),
  asked: [] as string[],
  connections: 0,
}

const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [
    {
      name: 'subjectAltName',
      altNames: [
        { type: 2, value: 'localhost' },
        { type: 2, value: 'client.example' },
        { type: 7, ip: '127.0.0.1' },
      ],
    },
  ],
})
setDefaultCACertificates([...getCACertificates('default'), cert])

const server = createServer({ key, cert }, (request, response) => {
  const path = request.url ?? ''
  site.asked.push(path)
  if (path === '/never.json') return
  if (path === '/slow.json') {
    const drip = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drip))
    return
  }
  const { status = 200, headers, body = '' } = site.documents.get(path) ?? { status: 404 }
  response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
})
server.on('connection', () => site.connections++)
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const place = `https://localhost:${port}`

const world = await World.create({ host: 'localhost', privateClients: true })
const origin = world.server.app.publicUrl
const person = await Visitor.createSignedIn(world, 'person@example.org')
after(async () => {
  await world.close()
  server.closeAllConnections()
  server.close()
})

/** Publishes a document and returns its address, which is the client's id. */
function publish(path: string, document: object = {}, answer: Answer = {}): string {
  const id = place + path
  const usual = {
    client_id: id,
    client_name: 'An assistant',
    redirect_uris: ['http://127.0.0.1/callback'],
  }
  site.documents.set(path, { ...answer, body: { ...usual, ...document } })
  return id
}

const known = (id: string) => OAuthClient.discover(origin, id)

test('a program that nobody registered is recognized by its document', async () => {
  const id = publish('/client.json')
  const assistant = await known(id)
  assert.equal(assistant.server.client_id_metadata_document_supported, true)
  const { page, verifier, state } = await assistant.openConsent(person)
  const { text } = await person.get(page)
  for (const said of ['An assistant', id, '127.0.0.1:51234']) assert(text.includes(said), said)
  const callback = await decideConsent(person, page, 'approve')
  const tokens = await assistant.exchange(assistant.readCallback(callback, state), verifier)
  const next = await assistant.refresh(tokens.refresh_token)
  const { body } = await world.call('identity.listGrants', next.access_token, {})
  assert.deepEqual(
    body.data.map(({ clientId, clientName }) => ({ clientId, clientName })),
    [{ clientId: id, clientName: 'An assistant' }],
  )
  assert.deepEqual(site.asked, ['/client.json'], 'the document is cached')
})

test('an invalid document is refused on our page, with the reason', async () => {
  site.documents.set('/text.json', { body: 'hello' })
  site.documents.set('/list.json', { body: [] })
  for (const [id, reason] of [
    [publish('/other.json', { client_id: `${place}/client.json` }), /does not match/],
    [publish('/large.json', { padding: 'x'.repeat(5 * 1024) }), /fetch failed/],
    [publish('/secret.json', { token_endpoint_auth_method: 'client_secret_basic' }), /shared-secret/],
    [publish('/key.json', { token_endpoint_auth_method: 'private_key_jwt' }), /jwks/],
    [publish('/plain.json', { redirect_uris: ['http://assistant.example/callback'] }), /loopback/],
    [
      publish('/web.json', { application_type: 'web', redirect_uris: ['http://assistant.example/callback'] }),
      /loopback/,
    ],
    [publish('/script.json', { redirect_uris: ['javascript:alert(1)'] }), /javascript/],
    [publish('/nowhere.json', { redirect_uris: [] }), /redirect_uris/],
    [publish('/scope.json', { scope: 'everything' }), /scope/],
    [publish('/moved.json', {}, { status: 302, headers: { location: '/client.json' } }), /fetch failed/],
    [publish('/failed.json', {}, { status: 500 }), /fetch failed/],
    [`${place}/text.json`, /fetch failed/],
    [`${place}/list.json`, /not a JSON object/],
    [`${place}/absent.json`, /fetch failed/],
    [`http://localhost:${port}/client.json`, /client is invalid/],
    [`https://somebody@localhost:${port}/client.json`, /client is invalid/],
    [`${place}/../client.json`, /client is invalid/],
    [`${place}/client.json#here`, /client is invalid/],
  ] as const) {
    const { url } = await (await known(id)).authorizeUrl()
    const { status, location, text } = await person.get(url)
    assert.equal(status, 400, id)
    assert.equal(location, null)
    assert.match(text, /<h1>Something went wrong<\/h1>/)
    assert.match(text, reason, id)
  }
  assert.equal(site.asked.filter(path => path === '/client.json').length, 1, 'redirects are not followed')
})

test('a document on a private network is only fetched if the operator allows it', async () => {
  const guarded = await World.create({ host: 'localhost' })
  try {
    publish('/client.json')
    const visitor = new Visitor(guarded)
    const before = site.connections
    for (const name of [
      'localhost',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[2002:7f00:1::]',
      '[64:ff9b::7f00:1]',
      '169.254.169.254',
      '10.0.0.1',
      '100.64.0.1',
    ]) {
      const id = `https://${name}:${port}/client.json`
      const { url } = await (await OAuthClient.discover(guarded.server.app.publicUrl, id)).authorizeUrl()
      const started = performance.now()
      const { status, text } = await visitor.get(url)
      assert.equal(status, 400, name)
      assert.match(text, /client_id metadata document fetch failed/)
      assert(performance.now() - started < 3_000, `${name} was tried`)
    }
    assert.equal(site.connections, before)
  } finally {
    await guarded.close()
  }
})

test('the address that is checked is the address that is connected to', async () => {
  const address = `https://client.example:${port}/client.json`
  const answers = [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['::ffff:10.0.0.1'], []]
  const before = site.connections
  let lookups = 0
  const resolveTo = (addresses: string[]) => async () => {
    lookups++
    return addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  for (const answer of answers) {
    const fetchPublic = createDocumentFetch({ allowPrivate: false, resolve: resolveTo(answer) })
    await assert.rejects(fetchPublic(address), /client\.example is not a public host/)
  }
  assert.equal(lookups, answers.length, 'each name is looked up once, so a second answer can’t differ')
  assert.equal(site.connections, before)
  const fetchAny = createDocumentFetch({ allowPrivate: true, resolve: resolveTo(['127.0.0.1']) })
  assert.equal(
    (await fetchAny(address)).status,
    200,
    'the same address works where private networks are allowed',
  )
  await assert.rejects(fetchAny(address.replace('https', 'http')), /only https/)
  await assert.rejects(fetchAny(address.replace('client.', 'other.')), /altnames|certificate/i)
})

test('at most five kilobytes of a document are read', async () => {
  const fetchAny = createDocumentFetch({ allowPrivate: true })
  site.documents.set('/full.json', { body: 'x'.repeat(5 * 1024) })
  assert.equal((await (await fetchAny(`${place}/full.json`)).text()).length, 5 * 1024)
  site.documents.set('/full.json', { body: 'x'.repeat(5 * 1024 + 1) })
  await assert.rejects(fetchAny(`${place}/full.json`), /too large/)
})

test('fetching a document times out after five seconds', async () => {
  const fetchAny = createDocumentFetch({ allowPrivate: true })
  const started = performance.now()
  await Promise.all(['/never.json', '/slow.json'].map(path => assert.rejects(fetchAny(place + path))))
  const seconds = (performance.now() - started) / 1_000
  assert(seconds > 4.5 && seconds < 9, `${seconds} seconds`)
})

test('public addresses are told apart from private ones', () => {
  for (const address of [
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '64:ff9b::808:808',
    '::ffff:8.8.8.8',
    '2002:808:808::1',
  ]) {
    assert.equal(isPublicAddress(address), true, address)
  }
  for (const address of [
    '0.1.2.3',
    '10.1.1.1',
    '100.127.0.1',
    '127.9.9.9',
    '169.254.1.1',
    '172.31.0.1',
    '192.0.0.1',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:192.168.0.1',
    '::ffff:0:127.0.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2002:a00:1::',
    '2002:c0a8:1::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '3fff::1',
    'nonsense',
    '',
  ]) {
    assert.equal(isPublicAddress(address), false, address)
  }
})

test('one program can neither use nor revoke another program’s tokens', async () => {
  const assistant = await known(publish('/thief.json'))
  const cli = await known('learn-cli')
  const tokens = await cli.signInBrowser(person)
  const { answer, verifier } = await cli.askForCode(person)
  assert.equal(await errorOf(() => assistant.refresh(tokens.refresh_token)), 'invalid_grant')
  assert.equal(await errorOf(() => assistant.exchange(answer, verifier)), 'invalid_grant')
  for (const token of [tokens.access_token, tokens.refresh_token])
    await errorOf(() => assistant.revoke(token))
  assert.equal((await world.call('identity.getCaller', tokens.access_token, {})).status, 200)
  await cli.refresh(tokens.refresh_token)
  await cli.exchange(answer, verifier)
})

test('a program can sign in devices only if its document says so', async () => {
  const device = 'urn:ietf:params:oauth:grant-type:device_code'
  const silent = await known(publish('/silent.json'))
  assert.equal(await errorOf(() => silent.startDevice()), 'invalid_request')
  const television = await known(
    publish('/television.json', { client_name: 'A television', grant_types: [device, 'refresh_token'] }),
  )
  const { user_code } = await television.startDevice()
  assert.match((await person.get(`/device?user_code=${user_code}`)).text, /A television/)
  const tokens = await television.signInDevice(person)
  assert.equal((await world.call('identity.getCaller', tokens.access_token, {})).status, 200)
})

test('a document never causes a second fetch', async () => {
  const id = publish('/sector.json', { sector_identifier_uri: `${place}/elsewhere.json` })
  await (await known(id)).openConsent(person)
  assert(!site.asked.includes('/elsewhere.json'))
})

test('the consent page’s content security policy lets its form redirect to the program', async () => {
  for (const [redirectUri, told, leadsTo] of [
    ['https://assistant.example/callback', '<strong>assistant.example</strong>', 'https://assistant.example'],
    ['http://[::1]:4321/callback', '<strong>[::1]:4321</strong>', 'http:'],
    ['editor://callback/done', 'the app that opens <strong>editor:</strong> links', 'editor:'],
    [
      'org.example.app:/callback',
      'the app that opens <strong>org.example.app:</strong> links',
      'org.example.app:',
    ],
  ] as const) {
    const id = publish(`/${encodeURIComponent(redirectUri)}.json`, { redirect_uris: [redirectUri] })
    const assistant = await known(id)
    const { page, verifier, state } = await assistant.openConsent(person, { redirectUri })
    const { text, headers } = await person.get(page)
    assert(text.includes(`sent back to ${told}.`), redirectUri)
    const policy = headers.get('content-security-policy') ?? ''
    assert(policy.includes(`; form-action 'self' ${leadsTo};`), policy)
    const callback = await decideConsent(person, page, 'approve')
    assert(callback.href.startsWith(`${redirectUri}?code=`))
    await assistant.exchange(assistant.readCallback(callback, state), verifier, { redirectUri })
  }
})

test('a name in a document is shown as one line of text, without markup, direction changes or invisible characters', async () => {
  const email = 'careful@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  const client_name = ' <b>Lea\u200b\u00adrn</b>\u0000\n\u202e itself\u2066 '
  const deceiver = await known(publish('/deceiver.json', { client_name }))
  const { page, verifier, state } = await deceiver.openConsent(visitor)
  assert((await visitor.get(page)).text.includes('<strong>&#60;b&#62;Learn&#60;/b&#62; itself</strong>'))
  const callback = await decideConsent(visitor, page, 'approve')
  const { access_token } = await deceiver.exchange(deceiver.readCallback(callback, state), verifier)
  const { body } = await world.call('identity.listGrants', access_token, {})
  assert.equal(body.data[0]?.clientName, '<b>Learn</b> itself')
  for (const [index, blank] of ['\u202e', '\u3164\u200b', '\u2800'].entries()) {
    const nameless = publish(`/nameless${index}.json`, { client_name: blank })
    const { page: other } = await (await known(nameless)).openConsent(visitor)
    assert((await visitor.get(other)).text.includes(`<strong>${nameless}</strong>`))
  }
})

test('a request ends if the program’s document is gone by the time of the decision', async () => {
  const assistant = await known(publish('/leaving.json'))
  const { page } = await assistant.openConsent(person)
  site.documents.delete('/leaving.json')
  const other = await world.startAnotherServer({ publicUrl: origin, privateClients: true })
  const there = person.onServer(other.url)
  const answers = [await there.get(page), await there.post(page, { decision: 'approve' })]
  await other.close()
  for (const { status, text } of answers) {
    assert.equal(status, 410)
    assert.match(text, /This request has ended/)
  }
  assert.equal((await person.get(page)).status, 200, 'a server that has the document cached still continues')
})
