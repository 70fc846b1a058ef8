import assert from 'node:assert/strict'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { makeApiKey } from '../server/identity/api-key.ts'
import { runAsOwner } from '../server/storage/owner.ts'
import { callOperation } from './support/client.ts'
import { createMigratedDatabase } from './support/database.ts'
import { newUpload } from './support/media/files.ts'
import { bytesAt, tus } from './support/media/tus.ts'
import { beginUpload } from './support/media/upload-file.ts'
import { finish, type LaunchedServer, launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

after(stopAll)

const key = makeApiKey()
const clockPreload = pathToFileURL(resolve('test/support/operating/wrong-clock.ts')).href

/** A database with its folder, and the settings of a server on both. */
async function installation(t: { after(work: () => Promise<void>): void }) {
  const [database, folder] = [await createMigratedDatabase(), await temporaryDirectory()]
  t.after(async () => {
    await stopAll()
    await database.drop()
    await folder.remove()
  })
  const settings = {
    DATABASE_URL: database.url,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: join(folder.path, 'a'),
    LEARN_BOOTSTRAP_API_KEY: key,
    LEARN_RATE_LIMIT: '0',
  }
  return {
    settings,
    folder: folder.path,
    url: database.url,
    other: { ...settings, LEARN_DATA_DIR: join(folder.path, 'b') },
  }
}

const refuse = async (settings: Record<string, string>, reason: RegExp) => {
  const { code, output } = await finish('server/main.ts', settings)
  assert.equal(code, 1, output)
  assert.match(output, reason)
  assert.doesNotMatch(output, /^\s+at /m)
}

const answers = async (server: LaunchedServer) => {
  const { status } = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  assert.equal(status, 200)
}

/** The log is written in batches. */
const untilItSays = async (server: LaunchedServer, words: RegExp) => {
  while (!words.test(server.output())) await sleep(50)
}

const notShared =
  /The folder \S+\/media is not the one .*mount one shared folder as LEARN_DATA_DIR\/media on all servers, or keep the files in a bucket \(LEARN_S3_BUCKET\).*admin -- adopt-folder$/m

async function upload(server: LaunchedServer) {
  const { body } = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  const organizationId = body.data[0]?.id ?? ''
  const content = Buffer.from('A file that a server has stored.')
  const id = await beginUpload(
    { url: server.url, key, organizationId },
    newUpload('small.txt', content),
    'upload',
  )
  const sent = await tus(
    {
      method: 'PATCH',
      url: `${server.url}/v1/media/uploads/${id}`,
      token: key,
      headers: bytesAt(0, content.length),
    },
    content,
  )
  assert.equal(sent.status, 204)
  while (
    (await callOperation(server.url, 'media.getMediaItem', key, { mediaItemId: id })).body.status !== 'ready'
  )
    await sleep(50)
}

test('a second server with a folder of its own, or an old copy of the folder, does not start', async t => {
  const { settings, other, folder } = await installation(t)
  const server = await launch(settings)
  await refuse(other, notShared)
  await cp(join(folder, 'a'), join(folder, 'b'), { recursive: true })
  const second = await launch(settings)
  await refuse(other, notShared)
  await Promise.all([answers(server), answers(second)])
  const checked = await finish('server/admin.ts', other, ['check'])
  assert.match(checked.output, /broken\s+shared folder.*is not the one/)
  const running = await finish('server/admin.ts', other, ['adopt-folder'])
  assert.match(running.output, /^A server is running\. Stop all servers first\.$/m)
  assert.match((await finish('server/admin.ts', settings, ['check'])).output, /ok\s+shared folder/)
})

test('an emptied folder prevents the start until the operator adopts it, and then the old one does', async t => {
  const { settings, other, folder } = await installation(t)
  const server = await launch(settings)
  await upload(server)
  assert.equal(await server.stop('SIGTERM'), 0)
  await mkdir(other.LEARN_DATA_DIR)
  await refuse(other, notShared)
  const { code, output } = await finish('server/admin.ts', other, ['adopt-folder'])
  assert.equal(code, 0, output)
  assert.match(output, /From now on, all servers must use this folder .* It has 0 of the newest 1 files\./)
  const adopted = await launch(other)
  await refuse(settings, notShared)
  assert.equal(await adopted.stop('SIGTERM'), 0)
  assert((await readFile(join(folder, 'b/media/starts'), 'utf8')).split('\n').length >= 2)
})

test('a database from before folders were recorded accepts only a folder with its files', async t => {
  const { settings, other, url } = await installation(t)
  const server = await launch(settings)
  await upload(server)
  assert.equal(await server.stop('SIGTERM'), 0)
  await runAsOwner(url, 'test', client => client.query('delete from shared_folder'))
  await rm(join(settings.LEARN_DATA_DIR, 'media/starts'))
  await refuse(
    other,
    /^The database has files, but the folder \S+ has none of the newest 1\. Every server must reach/m,
  )
  await answers(await launch(settings))
})

test('a database that was restored to an earlier time keeps its folder', async t => {
  const { settings, url } = await installation(t)
  assert.equal(await (await launch(settings)).stop('SIGTERM'), 0)
  const { rows } = await runAsOwner(url, 'test', client =>
    client.query('select last_start from shared_folder'),
  )
  assert.equal(await (await launch(settings)).stop('SIGTERM'), 0)
  await runAsOwner(url, 'test', client =>
    client.query('update shared_folder set last_start = $1', [rows[0].last_start]),
  )
  await answers(await launch(settings))
})

test('two servers that start at the same time on a new database agree on the folder', async t => {
  const { settings, other } = await installation(t)
  const starts = await Promise.allSettled([launch(settings), launch(other), launch(settings)])
  const started = starts.filter(({ status }) => status === 'fulfilled').length
  assert(started === 1 || started === 2, `${started} started`)
  for (const start of starts) if (start.status === 'rejected') assert.match(String(start.reason), notShared)
})

test('a server with another secret does not start, and the others notice nothing', async t => {
  const { settings } = await installation(t)
  const server = await launch(settings)
  await refuse(
    { ...settings, LEARN_SECRET: 'another secret, which is also long enough' },
    /^This database was created with a different LEARN_SECRET .*Start with the original one\./m,
  )
  await answers(server)
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
})

test('a server whose clock is an hour off does not start', async t => {
  const { settings, folder } = await installation(t)
  const file = join(folder, 'clock')
  const shifted = { ...settings, NODE_OPTIONS: `--import=${clockPreload}`, TEST_CLOCK: file }
  await writeFile(file, '3600000')
  await refuse(
    shifted,
    /^This machine's clock is 36\d\d seconds ahead of the database's\. Turn on time synch.*Then start again\.$/m,
  )
  await writeFile(file, '-3600000')
  await refuse(shifted, /^This machine's clock is 3[56]\d\d seconds behind the database's\./m)
  await writeFile(file, '20000')
  const warned = await launch(shifted)
  await untilItSays(warned, /This machine's clock is (19|2\d) seconds ahead of the database's/)
})

test('a server whose clock jumps while it runs is not ready until the clock is right again', async t => {
  const { settings, folder } = await installation(t)
  const file = join(folder, 'clock')
  await writeFile(file, '0')
  const server = await launch({ ...settings, NODE_OPTIONS: `--import=${clockPreload}`, TEST_CLOCK: file })
  const until = async (status: number) => {
    for (;;) {
      const answer = await fetch(`${server.url}/readyz`)
      if (answer.status === status) return await answer.json()
      await sleep(100)
    }
  }
  await until(200)
  await writeFile(file, '3600000')
  const { reason } = (await until(503)) as { reason: string }
  assert.match(reason, /^this machine's clock is 36\d\d seconds ahead of the database's/)
  await answers(server)
  await writeFile(file, '0')
  await until(200)
  await untilItSays(
    server,
    /This server is not ready: this machine's clock.*\n[\s\S]*This server is ready again/,
  )
})
