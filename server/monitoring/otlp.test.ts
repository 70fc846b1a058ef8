import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { family } from '../../test/support/learning/family.ts'
import { risesDuring } from '../../test/support/monitoring/scrape.ts'
import { World } from '../../test/support/world.ts'
import { createLog } from '../log.ts'
import { mostWaiting, OtlpExporter } from './otlp.ts'
import { Trace } from './trace.ts'

interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  readonly status?: { code: number }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const accept: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')

/** A real collector: it understands OTLP in JSON, and keeps what it gets. */
async function startCollector() {
  const spans: OtlpSpan[] = []
  const texts: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const state = { answer: accept }
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    assert.deepEqual([request.method, request.url], ['POST', '/v1/traces'])
    assert.equal(request.headers['content-type'], 'application/json')
    texts.push(text)
    headers.push(request.headers)
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      assert.deepEqual(resource.attributes, [{ key: 'service.name', value: { stringValue: 'learn-test' } }])
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    state.answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { endpoint, spans, texts, headers, state, close }
}

const collector = await startCollector()
const traces = {
  endpoint: `${collector.endpoint}/`,
  headers: { 'x-key': 'secret one' },
  serviceName: 'learn-test',
}
const world = await World.create()
after(async () => {
  await world.close()
  collector.close()
})
const log = createLog('silent', { write: () => undefined })

/** What a server of its own sends about this. Stopping it sends the rest. */
async function tracesOf(work: (url: string) => Promise<unknown>): Promise<OtlpSpan[]> {
  const before = collector.spans.length
  const server = await world.startAnotherServer({ traces })
  await work(server.url)
  await server.close()
  return collector.spans.slice(before)
}

/** The names of spans with those inside them. */
function treeOf(spans: readonly OtlpSpan[], parent: string | undefined): unknown[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .map(({ name, spanId }) => {
      const inside = treeOf(spans, spanId)
      return inside.length === 0 ? name : [name, inside]
    })
}

const attributesOf = ({ attributes }: OtlpSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('a call is one trace with a span for each step of its path, inside one another', async () => {
  const { key, organizationId } = await world.tenant()
  const read = await tracesOf(url => world.call('organizations.listOrganizations', key, {}, { url }))
  const steps = ['authenticate', 'rate limit', 'turn', 'validate', 'authorize', 'function', 'reply']
  assert.deepEqual(treeOf(read, undefined), [['organizations.listOrganizations', steps]])
  const headers = { 'idempotency-key': 'once' }
  const team = { organizationId, name: 'Owls' }
  const change = () => tracesOf(url => world.call('teams.createTeam', key, team, { url, headers }))
  const before = steps.slice(0, 5)
  for (const _ of ['new', 'repeated'])
    assert.deepEqual(treeOf(await change(), undefined), [
      ['teams.createTeam', [...before, ['transaction', ['function', 'audit']], 'reply']],
    ])
  const [root] = read.filter(({ parentSpanId }) => parentSpanId === undefined)
  assert(root)
  assert.deepEqual(attributesOf(root), {
    'learn.operation': 'organizations.listOrganizations',
    'http.response.status_code': 200,
  })
  for (const span of read) {
    assert.equal(span.traceId, root.traceId)
    assert.match(`${span.traceId} ${span.spanId}`, /^[0-9a-f]{32} [0-9a-f]{16}$/)
    assert.equal(span.kind, span === root ? 2 : 1)
    const [from, to] = [BigInt(span.startTimeUnixNano), BigInt(span.endTimeUnixNano)]
    assert(
      from <= to && from >= BigInt(root.startTimeUnixNano) && to <= BigInt(root.endTimeUnixNano),
      span.name,
    )
    assert(Math.abs(Number(from / 1_000_000n) - Date.now()) < 600_000)
  }
})

test('a refused call says at which step, and with which error', async () => {
  const { key } = await world.tenant()
  const find = async (input: object, token: string) => {
    const spans = await tracesOf(url => world.call('organizations.listOrganizations', token, input, { url }))
    return spans
      .filter(span => 'error.type' in attributesOf(span))
      .map(span => [span.name, attributesOf(span)])
  }
  const operation = { 'learn.operation': 'organizations.listOrganizations' }
  assert.deepEqual(await find({ limit: '0' }, key), [
    [
      'organizations.listOrganizations',
      { ...operation, 'http.response.status_code': 400, 'error.type': 'BadRequest' },
    ],
    ['function', { 'error.type': 'BadRequest' }],
  ])
  assert.deepEqual(
    (await find({}, 'learn_sk_nobody')).map(([name]) => name),
    ['organizations.listOrganizations', 'authenticate'],
  )
})

test('a caller’s trace is continued, and one that the caller does not record is not made', async () => {
  const { key } = await world.tenant()
  const call = (traceparent: string) =>
    tracesOf(url => world.call('organizations.listOrganizations', key, {}, { url, headers: { traceparent } }))
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const continued = await call(`00-${traceId}-b7ad6b7169203331-01`)
  assert.equal(continued[0]?.traceId, traceId)
  assert.equal(continued[0]?.parentSpanId, 'b7ad6b7169203331')
  assert.deepEqual(await call(`00-${traceId}-b7ad6b7169203331-00`), [])
  for (const broken of [
    'x',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `ff-${traceId}-b7ad6b7169203331-01`,
  ]) {
    const [root] = await call(broken)
    assert.equal(root?.parentSpanId, undefined)
    assert.notEqual(root?.traceId, traceId)
  }
})

test('traces have nothing about people, tenants, addresses or credentials, and the headers are sent', async () => {
  const texts = collector.texts.length
  const { parent, studentId, learnerKey, organizationId, username, token } = await family(world)
  await tracesOf(async url => {
    await world.call('learn.getLearnStudent', token, { studentId }, { url })
    await world.call('organizations.getOrganization', parent.token, { organizationId }, { url })
    await fetch(`${url}/auth/student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'my-own-id' },
      body: JSON.stringify({ username, pin: '4071' }),
    })
    await fetch(`${url}/v1/nothing/${username}?email=${parent.email}`)
    await fetch(`${url}/auth/sign-in?next=/${username}`, { headers: { accept: 'text/html' } })
  })
  const sent = collector.texts.slice(texts).join('\n')
  assert.match(sent, /auth\.studentSignIn/)
  const personal = [studentId, learnerKey, organizationId, username, token, parent.token, parent.email]
  for (const text of [
    ...personal,
    parent.userId,
    'Robin',
    'Reed',
    '4071',
    '127.0.0.1',
    'my-own-id',
    'secret one',
  ])
    assert(!sent.includes(text), text)
  const allowed = ['learn.operation', 'http.response.status_code', 'error.type', 'service.name']
  const keys = new Set([...sent.matchAll(/"key":"([^"]*)"/g)].map(([, key = '']) => key))
  assert.deepEqual(
    [...keys].filter(key => !allowed.includes(key)),
    [],
  )
  assert.equal(collector.headers.at(-1)?.['x-key'], 'secret one')
})

/** The spans of one request that took no time. */
function newSpans() {
  const trace = Trace.begin(undefined)
  trace?.begin('function')()
  return new Promise<Parameters<OtlpExporter['take']>[0]>(resolve => trace?.end('a.b', 200, resolve))
}

const troubles: Record<string, Answer> = {
  'answers 500': (_, response) => response.writeHead(500).end(),
  'never answers': () => undefined,
  'closes the connection': ({ socket }) => socket.destroy(),
  'sends elsewhere': (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
}

for (const [name, answer] of Object.entries(troubles)) {
  test(`a collector that ${name} costs requests nothing`, async () => {
    const { key } = await world.tenant()
    collector.state.answer = answer
    const server = await world.startAnotherServer({ traces })
    const call = () => world.call('organizations.listOrganizations', key, {}, { url: server.url })
    const rises = await risesDuring(world, async () => {
      for (let time = 0; time < 100; time++) assert.equal((await call()).status, 200)
      const begun = performance.now()
      await server.close()
      assert(performance.now() - begun < 20_000, 'the stop does not wait for the collector')
    })
    collector.state.answer = accept
    assert.equal(rises['learn_spans_total{outcome="dropped"}'], 800)
    assert.equal(rises['learn_spans_total{outcome="exported"}'], undefined)
  })
}

test('a collector that is not there costs requests nothing, and is reported once', async () => {
  const { key } = await world.tenant()
  const gone = await startCollector()
  gone.close()
  world.log.length = 0
  const server = await world.startAnotherServer({ traces: { ...traces, endpoint: gone.endpoint } })
  for (let time = 0; time < 200; time++)
    assert.equal(
      (await world.call('organizations.listOrganizations', key, {}, { url: server.url })).status,
      200,
    )
  await server.close()
  const lines = world.log.filter(line => line.includes('does not accept traces'))
  assert.equal(lines.length, 1)
  assert.match(lines.join(''), /ECONNREFUSED/)
  assert.doesNotMatch(lines.join(''), /secret one/)
})

test('the queue is bounded: what does not fit is dropped, and only whole requests are sent', async () => {
  const held: ServerResponse[] = []
  collector.state.answer = (_, response) => held.push(response)
  const before = collector.spans.length
  const exporter = new OtlpExporter({ ...traces, endpoint: collector.endpoint }, log)
  const rises = await risesDuring(world, async () => {
    for (let time = 0; time < 5_000; time++) exporter.take(await newSpans())
    while (held.length === 0) await sleep(5)
    collector.state.answer = accept
    for (const response of held) accept(response.req, response)
    await exporter.close()
  })
  const sent = rises['learn_spans_total{outcome="exported"}'] ?? 0
  assert.equal(sent, collector.spans.length - before)
  assert.equal(sent + (rises['learn_spans_total{outcome="dropped"}'] ?? 0), 10_000)
  assert(sent <= mostWaiting + 512, `${sent} spans were kept`)
  const whole = Map.groupBy(collector.spans.slice(before), ({ traceId }) => traceId)
  for (const spans of whole.values()) assert.equal(spans.length, 2)
})
