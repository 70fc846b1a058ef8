import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Target, uploadFile } from '../../test/support/media/upload-file.ts'
import { bar } from '../bars.ts'
import { startDatabase, startServer } from '../processes.ts'

const uploads = 200
const atOnce = 16
const bytes = 1_000_000

/** Many small uploads at the same time: all succeed, no file stays open, and the quota is correct to the byte. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-many-'))
  const database = await startDatabase()
  const server = await startServer(database.url, { LEARN_DATA_DIR: folder })
  try {
    const { rows } = await database.owner.query<{ id: string }>('select id from organizations')
    const organizationId = rows[0]?.id ?? ''
    const target = { url: `http://127.0.0.1:${server.port}`, key: server.apiKey, organizationId }
    const pid = server.process.pid ?? 0
    await uploadAll(target) // Warm-up: opens the files that the server keeps open.
    await waitUntilReady(database.owner)
    const before = await handles(pid)
    const began = performance.now()
    const failures = await uploadAll(target)
    const seconds = (performance.now() - began) / 1_000
    await waitUntilReady(database.owner)
    const after = await handles(pid)
    console.log(
      `${uploads} uploads of 1 MB in ${seconds.toFixed(1)} s; ${before.all} open handles before, ${after.all} after, ${after.files} of them files`,
    )
    for (const failure of failures.slice(0, 5)) console.log(failure)
    bar(`failed uploads, of ${uploads} with ${atOnce} at the same time`, failures.length, { most: 0 })
    bar('files left open', after.files - before.files, { most: 0 })
    const usage = await usageOf(target)
    bar('error in the used quota, in bytes', Math.abs(usage.usedBytes - 2 * uploads * bytes), { most: 0 })
    bar('bytes still reserved', usage.reservedBytes, { most: 0 })
  } finally {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function uploadAll(target: Target): Promise<string[]> {
  const failures: string[] = []
  let left = uploads
  const worker = async () => {
    while (left-- > 0) {
      const content = Buffer.alloc(bytes, `${randomUUID()}\n`) // Every file is different.
      await uploadFile(target, 'many.txt', content, 'text/plain').catch(error => failures.push(String(error)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failures
}

async function usageOf({ url, key, organizationId }: Target) {
  const response = await fetch(`${url}/v1/media/usage?organizationId=${organizationId}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  // Safe: media.getMediaUsage declares this response.
  return (await response.json()) as { usedBytes: number; reservedBytes: number }
}

/** Waits until every file has been scanned and closed. */
async function waitUntilReady(owner: Awaited<ReturnType<typeof startDatabase>>['owner']): Promise<void> {
  const text = `select from media_items where status <> 'ready' limit 1`
  for (let waited = 0; waited < 30_000; waited += 100) {
    await sleep(100)
    if ((await owner.query(text)).rows.length === 0) break
  }
  await sleep(500)
}

/** How many handles a process has open, and how many of them are files. */
async function handles(pid: number): Promise<{ all: number; files: number }> {
  const folder = `/proc/${pid}/fd`
  const links = await Promise.all(
    (await readdir(folder)).map(fd => readlink(join(folder, fd)).catch(() => '')),
  )
  return {
    all: links.length,
    files: links.filter(link => link.startsWith('/') && !link.startsWith('/dev/')).length,
  }
}
