import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { disk } from '../../server/objects/disk.ts'
import type { Objects } from '../../server/objects/objects.ts'
import { s3 } from '../../server/objects/s3.ts'
import { newFile, newUpload, sha256Of } from '../support/media/files.ts'
import { finish, program, temporaryDirectory } from '../support/processes.ts'
import { type Tenant, testSecret, World } from '../support/world.ts'
import { makeBucket } from './bucket.ts'

const directions = [
  ['disk', 'bucket'],
  ['bucket', 'disk'],
] as const

for (const [from, to] of directions)
  test(`files move from ${from} to ${to} under load, with servers in every step, and can always be read`, async t => {
    const { config, environment } = await makeBucket()
    const scratch = await temporaryDirectory()
    const bucket = { ...config, presigned: to === 'bucket' }
    const world = await World.create({ s3: bucket, newFiles: to })
    t.after(async () => {
      await world.close()
      await scratch.remove()
    })
    const early = await world.startAnotherServer({ s3: bucket, newFiles: from })
    const storages = { disk: disk(join(world.dataDir, 'media')), bucket: s3(config) }
    const env = {
      DATABASE_URL: world.databaseUrl,
      LEARN_SECRET: testSecret,
      LEARN_DATA_DIR: world.dataDir,
      LEARN_NEW_FILES: to,
      LEARN_S3_DOWNLOADS: to === 'bucket' ? 'presigned' : 'streamed',
      LEARN_BACKUP_PASSPHRASE: 'correct horse battery staple',
      ...environment,
    }
    const admin = (args: string[], unusual: Record<string, string> = {}) =>
      finish('server/admin.ts', { ...env, ...unusual }, args)

    const tenant = await world.tenant()
    const library = new Library(world, tenant)
    for (let made = 0; made < 40; made++) await library.add(early.url, 200_000)
    const upload = await library.begin(early.url, 600_000)
    const urls = [world.server.url, early.url]
    const load = library.use(() => urls)
    const refused = await admin(['move-media'])
    assert.equal(refused.code, 1)
    assert.match(refused.output, new RegExp(`A server still stores new files .*LEARN_NEW_FILES=${to}`))
    urls.pop()
    await library.idle()
    await early.close()

    await refuseBadBuckets(admin, to)
    await killHalfway(env, storages[to], tenant.organizationId)
    const backup = await admin(['backup', join(scratch.path, 'backups')])
    assert.equal(backup.code, 0, backup.output)
    const waiting = await admin(['move-media'])
    assert.match(waiting.output, /Uploads still in progress in the old storage: 1\./)
    await library.end(upload, world.server.url)
    const moved = await admin(['move-media', '--delete-old'])
    assert.equal(moved.code, 0, moved.output)
    assert.match(moved.output, /All [\d,]+ objects that files use are .*Servers can now be started without/s)

    assert.deepEqual(await Array.fromAsync(storages[from].list(tenant.organizationId)), [])
    const only = await world.startAnotherServer(to === 'bucket' ? { s3: bucket } : {})
    urls.push(only.url)
    const seen = library.downloads
    while (library.downloads < seen + 50) await sleep(50)
    const failures = await load.stop()
    assert.deepEqual(failures, [])
    t.diagnostic(`${library.downloads} downloads and ${library.files.length} files, none failed`)
    assert.deepEqual((await admin(['verify-media'])).code, 0)
  })

async function refuseBadBuckets(
  admin: (args: string[], unusual: Record<string, string>) => ReturnType<typeof finish>,
  to: string,
): Promise<void> {
  const strange = await admin(['move-media'], { LEARN_S3_SECRET_ACCESS_KEY: 'another secret' })
  assert.equal(strange.code, 1)
  assert.match(strange.output, /\(403\)\. Check the LEARN_S3_\* settings, and that the key may/)
  if (to === 'disk') return
  const { environment } = await makeBucket('full')
  const full = await admin(['move-media'], environment)
  assert.equal(full.code, 1)
  assert.match(full.output, /There is no room left: the bucket is full\. Make room\. Copied files stay/)
}

/** Ends the tool when it has copied a few objects. */
async function killHalfway(env: Record<string, string>, to: Objects, organizationId: string): Promise<void> {
  const count = async () => (await Array.fromAsync(to.list(organizationId))).length
  const before = await count()
  const child = spawn(process.execPath, [...program('server/admin.ts'), 'move-media'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while ((await count()) < before + 5 && child.exitCode === null) await sleep(5)
  child.kill('SIGKILL')
  assert.deepEqual(await ended, [null, 'SIGKILL'])
}

/** The files of an organization, which are downloaded all the time while new ones are added. */
class Library {
  readonly files: { id: string; sha256: string }[] = []
  downloads = 0
  #busy = Promise.resolve()
  readonly #world: World
  readonly #tenant: Tenant

  constructor(world: World, tenant: Tenant) {
    this.#world = world
    this.#tenant = tenant
  }

  async add(url: string, bytes: number): Promise<void> {
    const { organizationId, key } = this.#tenant
    const content = randomBytes(bytes / 2).toString('hex')
    const input = { organizationId, ...newFile('a.txt', content) }
    const { status, body } = await this.#world.call('media.createMediaItem', key, input, { url })
    assert.equal(status, 201, body.message)
    this.files.push({ id: body.id, sha256: sha256Of(content) })
  }

  /** Sends the first half of a file. */
  async begin(url: string, bytes: number) {
    const { organizationId, key } = this.#tenant
    const content = Buffer.from(randomBytes(bytes / 2).toString('hex'))
    const input = { organizationId, ...newUpload('b.txt', content) }
    const { body } = await this.#world.call('media.createMediaUpload', key, input, { url })
    const upload = { mediaItemId: body.mediaItemId as string, content }
    await this.#send(upload, 0, bytes / 2, url)
    return upload
  }

  async end(upload: Awaited<ReturnType<Library['begin']>>, url: string): Promise<void> {
    const { mediaItemId, content } = upload
    await this.#send(upload, content.length / 2, content.length, url)
    await this.#ready(mediaItemId, url)
    this.files.push({ id: mediaItemId, sha256: sha256Of(content) })
  }

  async #send(
    { mediaItemId, content }: { mediaItemId: string; content: Buffer },
    offset: number,
    end: number,
    url: string,
  ) {
    const input = { mediaItemId, offset, data: content.subarray(offset, end).toString('base64') }
    const sent = await this.#world.call('media.appendMediaUpload', this.#tenant.key, input, { url })
    assert.equal(sent.status, 200, sent.body.message)
  }

  async #ready(mediaItemId: string, url: string): Promise<void> {
    for (;;) {
      const { body } = await this.#world.call(
        'media.getMediaItem',
        this.#tenant.key,
        { mediaItemId },
        { url },
      )
      if (body.status === 'ready') return
      assert(['uploading', 'scanning'].includes(body.status), body.status)
      await sleep(50)
    }
  }

  /** Waits for the request in progress. */
  async idle(): Promise<void> {
    await this.#busy
  }

  /** Downloads files in turn, and adds one now and then, through each server in turn. Returns what failed. */
  use(urls: () => readonly string[]) {
    const failures: string[] = []
    let isStopped = false
    const run = async () => {
      for (let turn = 0; !isStopped; turn++) {
        const url = urls()[turn % urls().length] ?? ''
        this.#busy = this.#step(turn, url).catch(error => void failures.push(String(error)))
        await this.#busy
      }
    }
    const running = run()
    const stop = async () => {
      isStopped = true
      await running
      return failures
    }
    return { stop }
  }

  async #step(turn: number, url: string): Promise<void> {
    if (turn % 20 === 19) return await this.add(url, 20_000)
    const file = this.files[turn % this.files.length]
    assert(file)
    await this.#ready(file.id, url)
    const disposition = turn % 2 === 0 ? 'inline' : 'attachment'
    const input = { mediaItemId: file.id, disposition } as const
    const { body } = await this.#world.call('media.createMediaDownload', this.#tenant.key, input, { url })
    const got = await fetch(body.url)
    assert.equal(sha256Of(Buffer.from(await got.arrayBuffer())), file.sha256, `${got.status} from ${url}`)
    this.downloads++
  }
}
