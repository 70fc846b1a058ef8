import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../bench/processes.ts'
import { makeApiKey } from '../server/identity/api-key.ts'
import { callOperation } from './support/client.ts'
import { createMigratedDatabase } from './support/database.ts'
import { newUpload, sha256Of } from './support/media/files.ts'
import { bytesAt, tus } from './support/media/tus.ts'
import { beginUpload } from './support/media/upload-file.ts'
import { startBalancer, withoutBalancer } from './support/operating/balancer.ts'
import { startCalling } from './support/operating/callers.ts'
import { makeNewerVersion } from './support/operating/newer-version.ts'
import { finish, launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

after(stopAll)

/** Uploads a file in small pieces, each a request of its own, for as long as it takes. */
async function startUpload(port: number, key: string, organizationId: string) {
  const url = `http://127.0.0.1:${port}`
  const bytes = randomBytes(4_000_000).toString('base64')
  const content = Buffer.from(bytes)
  const id = await beginUpload({ url, key, organizationId }, newUpload('long.txt', content), 'upload')
  let [offset, isHurried] = [0, false]
  const pieces = (async () => {
    while (offset < content.length) {
      const piece = content.subarray(offset, offset + (isHurried ? 1_000_000 : 10_000))
      const { status, body } = await tus(
        {
          method: 'PATCH',
          url: `${url}/v1/media/uploads/${id}`,
          token: key,
          headers: bytesAt(offset, piece.length),
        },
        piece,
      )
      assert.equal(status, 204, `the piece at ${offset}: ${body}`)
      offset += piece.length
      if (!isHurried) await sleep(50)
    }
  })()
  pieces.catch(() => undefined) // It is awaited below.
  return {
    /** Sends the rest at once, and waits until the file is ready. Returns how much had been sent before. */
    finish: async () => {
      const before = offset
      isHurried = true
      await pieces
      for (;;) {
        const { body } = await callOperation(url, 'media.getMediaItem', key, { mediaItemId: id })
        assert.notEqual(body.status, 'failed', JSON.stringify(body))
        if (body.status === 'ready') return { before, sha256: body.sha256, wanted: sha256Of(content) }
        await sleep(50)
      }
    },
  }
}

const untilReady = async (url: string) => {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await sleep(50)
}

test('an upgrade with a migration, behind a load balancer, loses no request and no upload', {
  skip: withoutBalancer,
}, async () => {
  const [database, folder, newer] = [
    await createMigratedDatabase(),
    await temporaryDirectory(),
    await makeNewerVersion(),
  ]
  const ports = [await freePort(), await freePort()]
  const key = makeApiKey()
  const settings = {
    DATABASE_URL: database.url,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: folder.path,
    LEARN_BOOTSTRAP_API_KEY: key,
    LEARN_RATE_LIMIT: '0',
    LEARN_DRAIN_SECONDS: '3',
    LEARN_LOG_LEVEL: 'error',
  }
  const start = (port: number | undefined, project = '.') =>
    launch({ ...settings, PORT: String(port) }, project)
  const servers = [await start(ports[0]), await start(ports[1])]
  const balancer = await startBalancer(folder.path, ports)
  try {
    await balancer.untilServing(2)
    const { body } = await callOperation(servers[0]?.url ?? '', 'organizations.listOrganizations', key, {})
    const upload = await startUpload(balancer.port, key, body.data[0]?.id ?? '')
    const calls = startCalling(balancer.port, key)
    const migrated = await finish('server/admin.ts', settings, ['migrate'], newer.folder)
    assert.match(
      migrated.output,
      /Applied \d+_later\.sql, \d+_later\.sql\. Servers of this version can start/,
    )
    for (const [at, port] of ports.entries()) {
      const before = calls.answered()
      assert.equal(await servers[at]?.stop('SIGTERM'), 0)
      assert(calls.answered() > before, 'others are served meanwhile')
      servers[at] = await start(port, newer.folder)
      await untilReady(servers[at].url)
      await balancer.untilServing(2)
    }
    const uploaded = await upload.finish()
    const failures = await calls.stop()
    assert.deepEqual(
      [...new Set(failures)],
      [],
      `${failures.length} failed next to ${calls.answered()} requests`,
    )
    assert(calls.answered() > 100, `only ${calls.answered()} requests`)
    assert(calls.connections() < calls.answered() / 2, 'connections are kept alive')
    assert.equal(uploaded.sha256, uploaded.wanted)
    assert(uploaded.before > 100_000, 'pieces were sent during the upgrade')
  } finally {
    await balancer.stop()
    await stopAll()
    await database.drop()
    await folder.remove()
    await newer.remove()
  }
})
