import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Job } from '@learn/contract/jobs'
import { Learn } from '@learn/sdk'
import { generate } from 'selfsigned'
import { temporaryDirectory } from '../support/processes.ts'
import { callTrial, createBook, trialTable, trialUnusual } from '../support/trial.ts'
import { World } from '../support/world.ts'
import { freePort, isInstalled, proxies, startProxy } from './proxies.ts'

const home = await temporaryDirectory()
const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
})
setDefaultCACertificates([...getCACertificates('default'), cert])
after(() => home.remove())

for (const [name, proxy] of Object.entries(proxies)) {
  const skip = !isInstalled(proxy.command) && `${name} is not installed: apt-get install ${name}`
  test(`our example for ${name} passes calls, event streams, uploads and addresses`, { skip }, async t => {
    const port = await freePort()
    const url = `https://localhost:${port}`
    const config = { publicUrl: url, trustedProxies: ['127.0.0.1', '::1'] }
    const world = await World.create(config, undefined, trialUnusual)
    t.after(() => world.close())
    await world.owner.query(trialTable)
    const folder = join(home.path, name)
    await mkdir(folder)
    await writeFile(join(folder, 'cert.pem'), cert)
    await writeFile(join(folder, 'key.pem'), privateKey)
    const [, upstream = ''] = /:\/\/(.*)/.exec(world.server.url) ?? []
    const child = await startProxy(proxy, {
      folder,
      port,
      upstream: upstream.replace('localhost', '127.0.0.1'),
    })
    t.after(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    })
    await t.test('calls and pages', () => pagesAnswer(url))
    await t.test('an event stream is passed on at once', () => streamIsLive(world, url))
    await t.test('an upload of 20 MB', () => uploads(world, url))
    await t.test('the server sees its callers’ addresses, and they can’t choose them', () => addresses(port))
  })
}

async function pagesAnswer(url: string): Promise<void> {
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  assert.match(await (await fetch(`${url}/learn`)).text(), /<script type="module"/)
}

/** A job that would take half a minute is canceled after its first event: a proxy that collects the answer would wait. */
async function streamIsLive(world: World, url: string): Promise<void> {
  const tenant = await world.tenant()
  await world.credits(tenant, 1_000)
  const input = { organizationId: tenant.organizationId, pages: 300, pageMilliseconds: 100 }
  const { body: job }: { body: Job } = await callTrial(world.server.url, createBook, tenant.key, input)
  const response = await fetch(`${url}/v1/jobs/${job.id}/events`, {
    headers: { authorization: `Bearer ${tenant.key}` },
  })
  let text = ''
  for await (const chunk of response.body ?? []) {
    if (text === '') {
      const { body } = await world.call('jobs.getJob', tenant.key, { jobId: job.id })
      assert.match(body.status, /^(queued|running)$/)
      await world.call('jobs.cancelJob', tenant.key, { jobId: job.id })
    }
    text += Buffer.from(chunk).toString()
  }
  assert.match(text, /^event: canceled$/m)
}

async function uploads(world: World, url: string): Promise<void> {
  const { organizationId, key } = await world.tenant()
  const client = new Learn({ baseUrl: url, token: key })
  const file = new File([randomBytes(10_000_000).toString('hex')], 'noise.txt', { type: 'text/plain' })
  const item = await client.media.upload(file, { organizationId })
  assert.equal(item.bytes, 20_000_000)
}

/** What is left of the limit for callers without a credential, as somebody at this address sees it. */
async function leftFor(port: number, localAddress: string, forwarded = {}): Promise<number> {
  const headers = { host: 'localhost', ...forwarded }
  const path = '/v1/organizations'
  const asked = request({ port, host: '127.0.0.1', servername: 'localhost', path, localAddress, headers })
  asked.end()
  const [response] = await once(asked, 'response')
  response.resume()
  await once(response, 'end')
  assert.equal(response.statusCode, 401)
  return Number(/r=(\d+)/.exec(response.headers.ratelimit)?.[1])
}

async function addresses(port: number): Promise<void> {
  const first = await leftFor(port, '127.0.0.2')
  assert.equal(await leftFor(port, '127.0.0.2'), first - 1)
  assert.equal(await leftFor(port, '127.0.0.3'), first, 'another address has its own limit')
  assert.equal(await leftFor(port, '127.0.0.2', { 'x-forwarded-for': '203.0.113.7' }), first - 2)
}
