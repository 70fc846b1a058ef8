import assert from 'node:assert/strict'
import { get, type IncomingHttpHeaders } from 'node:http'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { operations } from '@learn/contract'
import { World } from '../../test/support/world.ts'
import { chooseEncoding, isCompressible } from './compression.ts'

const world = await World.create()
after(() => world.close())

/** A request without a client that decompresses by itself. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      get(world.server.url + path, { headers }, response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
        )
      }).on('error', reject)
    },
  )

test('a client gets the best encoding that it accepts', () => {
  const cases: [string | undefined, string | undefined][] = [
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    [`${'x,'.repeat(5_000)}gzip`, undefined],
    ['gzip;q=nonsense', undefined],
  ]
  for (const [accepted, expected] of cases) assert.equal(chooseEncoding(accepted), expected, accepted)
})

for (const path of ['/openapi.json', '/llms.txt', '/docs', '/docs/start.js']) {
  test(`${path} is compressed and revalidated`, async () => {
    const plain = await ask(path)
    assert.equal(plain.headers['content-encoding'], undefined)
    const [br, gzip] = [
      await ask(path, { 'accept-encoding': 'gzip, br' }),
      await ask(path, { 'accept-encoding': 'gzip' }),
    ]
    assert.deepEqual([br.headers['content-encoding'], gzip.headers['content-encoding']], ['br', 'gzip'])
    assert(brotliDecompressSync(br.bytes).equals(plain.bytes))
    assert(gunzipSync(gzip.bytes).equals(plain.bytes))
    const etags = [plain, br, gzip].map(({ headers }) => headers.etag)
    assert.equal(new Set(etags).size, 3, 'each representation has an ETag of its own')
    for (const { headers } of [plain, br, gzip]) {
      assert.equal(headers.vary, 'Accept-Encoding')
      assert.equal(headers['cache-control'], 'no-cache')
    }
    const again = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${br.headers.etag}` }
    const unchanged = await ask(path, again)
    assert.deepEqual([unchanged.status, unchanged.bytes.length], [304, 0])
    assert.equal(unchanged.headers.etag, br.headers.etag)
    assert.equal((await ask(path, { ...again, 'if-none-match': '"other"' })).status, 200)
  })
}

test('the document takes less than a tenth of its bytes', async () => {
  const { bytes } = await ask('/openapi.json', { 'accept-encoding': 'br' })
  assert(bytes.length * 10 < (await ask('/openapi.json')).bytes.length)
})

test('a long answer is compressed, a short one and one with secrets are not', async () => {
  const { key, organizationId } = await world.tenant()
  for (let index = 0; index < 15; index++)
    await world.call('organizations.createOrganization', key, { name: `Organization ${index}` })
  const invitations = Array.from({ length: 60 }, (_, index) => ({
    email: `person${index}@example.org`,
    role: 'viewer' as const,
  }))
  await world.call('organizations.createInvitations', key, { organizationId, invitations })
  const authorization = `Bearer ${key}`
  const headers = { authorization, 'accept-encoding': 'br' }
  const long = await ask('/v1/organizations', headers)
  assert.equal(long.headers['content-encoding'], 'br')
  assert.equal(long.headers['content-length'], String(long.bytes.length))
  const plain = await ask('/v1/organizations', { authorization })
  assert.deepEqual(brotliDecompressSync(long.bytes), plain.bytes)
  assert(long.bytes.length * 4 < plain.bytes.length)
  assert.equal((await ask('/v1/organizations?limit=1', headers)).headers['content-encoding'], undefined)
  const secret = await ask('/v1/invitations?limit=100', headers)
  assert(secret.bytes.length > 16_000)
  assert.equal(secret.headers['content-encoding'], undefined)
  const { body } = await world.call('organizations.listOrganizations', key, {})
  assert.equal(body.total, 16, 'the SDK’s own fetch decompresses it')
})

test('no answer with a secret, and none to a change, is compressed', () => {
  const closed = operations.filter(operation => !isCompressible(operation)).map(({ id }) => id)
  for (const id of ['organizations.listInvitations', 'identity.createApiKey', 'media.createMediaDownload'])
    assert(closed.includes(id), id)
  for (const operation of operations.filter(isCompressible)) {
    assert.equal(operation.effect, 'read')
    assert.doesNotMatch(
      JSON.stringify(operation.example.response),
      /learn_[a-z]{2}_|signature=/i,
      operation.id,
    )
  }
})
