import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'
import { readConfig } from '../config.ts'

const token = 'scrape-me-0123456789-0123456789-0123456789'
const world = await World.create({ metricsToken: token, requestsPerMinute: 5 })
after(() => world.close())

const ask = async (url: string, authorization?: string, method = 'GET') => {
  const response = await fetch(url, { method, headers: authorization ? { authorization } : {} })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('with a token, the public address serves metrics to those who send it, and to nobody else', async () => {
  const url = `${world.server.url}/metrics`
  assert.equal(world.server.metricsUrl, undefined)
  const right = await ask(url, `Bearer ${token}`)
  assert.equal(right.status, 200)
  assert.match(right.headers.get('content-type') ?? '', /^text\/plain/)
  assert.equal(right.headers.get('cache-control'), 'no-store')
  assert.match(right.text, /learn_database_up 1/)
  assert.doesNotMatch(right.text, new RegExp(token))
  assert.equal((await ask(url, `bearer ${token}`, 'HEAD')).status, 200)
  const wrong = [undefined, 'Bearer', 'Bearer x', `Bearer ${token}x`, `Basic ${btoa(`learn:${token}`)}`]
  for (const authorization of wrong) {
    const { status, headers, text } = await ask(url, authorization)
    assert.equal(status, 401, authorization)
    assert.equal(headers.get('www-authenticate'), 'Bearer')
    assert.doesNotMatch(text, /learn_\w+ \d|scrape-me/)
  }
  assert.equal((await ask(url, 'Bearer x')).status, 429, 'guesses count against their address')
  assert.equal((await ask(url, `Bearer ${token}`)).status, 200, 'but the right token still works')
})

test('a port of its own asks for the token too, and the public address then serves no metrics', async () => {
  const own = await world.startAnotherServer({ metricsToken: token, metricsPort: 0 })
  const { metricsUrl = '' } = own
  assert.equal((await ask(metricsUrl)).status, 401)
  assert.equal((await ask(metricsUrl, `Bearer ${token}`)).status, 200)
  assert.equal((await ask(`${own.url}/metrics`, `Bearer ${token}`)).status, 404)
  await own.close()
})

test('without a token and a port, nobody serves metrics', async () => {
  const closed = await world.startAnotherServer({})
  assert.equal(closed.metricsUrl, undefined)
  assert.equal((await ask(`${closed.url}/metrics`)).status, 404)
  await closed.close()
})

test('a token that is too short, or can’t be a token, stops the start with a sentence that helps', () => {
  for (const bad of ['short', 'a'.repeat(31), `${'a'.repeat(40)} b`, 'ü'.repeat(40)])
    assert.throws(() => readConfig({ LEARN_METRICS_TOKEN: bad }), {
      message:
        'LEARN_METRICS_TOKEN must be at least 32 letters, digits and -._~+/= without spaces. Make one with: openssl rand -hex 32.',
    })
  assert.equal(readConfig({ LEARN_METRICS_TOKEN: 'a'.repeat(32) }).metricsToken, 'a'.repeat(32))
})
