import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
import { newFile } from './support/media/files.ts'
import { passphrase } from './support/operating/backups.ts'
import { finish, launch, program, stopAll, temporaryDirectory } from './support/processes.ts'

const scratch = await temporaryDirectory()
after(async () => {
  await stopAll()
  await scratch.remove()
})
const at = (name: string) => join(scratch.path, name)
const place = at('backups')
const metricsToken = 'a-token-for-the-metrics-of-this-test'
const environment = (data: string, more: Record<string, string> = {}) => ({
  LEARN_DATA_DIR: at(data),
  LEARN_BACKUP_PLACE: place,
  LEARN_BACKUP_PASSPHRASE: passphrase,
  LEARN_METRICS_TOKEN: metricsToken,
  ...more,
})
const admin = (data: string, args: string[], more: Record<string, string> = {}) =>
  finish('server/admin.ts', environment(data, more), args)
const backupsIn = async (folder: string) =>
  (await readdir(folder)).filter(name => name.startsWith('20')).sort()

let key = ''
let organizationId = ''
let sha256 = ''
const text = 'kept in a backup '.repeat(200)

test('a server makes its first backup by itself, and the tool makes, lists and verifies others', async () => {
  const server = await launch(environment('data'))
  key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail('no key')
  for (let waited = 0; !/is complete/.test(server.output()); waited += 100) {
    assert(waited < 60_000, server.output())
    await sleep(100)
  }
  const [first] = await backupsIn(place)
  const metrics = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const age = Number(/^learn_backup_age_seconds (\S+)$/m.exec(await metrics.text())?.[1])
  assert(age > 0 && age < 60, `${age}`)
  const listed = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  organizationId = listed.body.data[0]?.id ?? ''
  const file = newFile('notes.txt', text)
  sha256 = file.sha256
  const added = await callOperation(
    server.url,
    'media.createMediaItem',
    key,
    { organizationId, ...file },
    { 'idempotency-key': 'one' },
  )
  assert.equal(added.status, 201)
  const made = await admin('data', ['backup', '--verify'])
  assert.equal(made.code, 0, made.output)
  assert.match(made.output, /is complete: [\d,]+ rows and 1 file, 1 of them new\./)
  assert.match(
    made.output,
    /Restored the backup next to the server and checked it: .* Everything is intact\./,
  )
  const both = await backupsIn(place)
  assert.equal(both.length, 2)
  const { output } = await admin('data', ['list-backups'])
  assert.equal(output, `${both[0]}  not verified\n${both[1]}  verified\n`)
  assert.equal(both[0], first)
  assert.equal(await server.stop('SIGTERM'), 0)
})

test('a restored server goes on where the backup was, with its secret, key and file', async () => {
  const done = await admin('again', ['restore'])
  assert.equal(done.code, 0, done.output)
  assert.match(done.output, /^Backup \S+ is restored\. Start the server\.$/m)
  assert.equal(
    await readFile(join(at('again'), 'secret'), 'utf8'),
    await readFile(join(at('data'), 'secret'), 'utf8'),
  )
  const server = await launch(environment('again'))
  assert.doesNotMatch(server.output(), /First start/)
  const { body } = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  assert.equal(body.data[0]?.id, organizationId)
  await server.stop('SIGTERM')
  assert.equal(
    await readFile(join(at('again'), 'media', organizationId, sha256.slice(0, 2), sha256), 'utf8'),
    text,
  )
  await mkdir(at('foreign'))
  await writeFile(join(at('foreign'), 'letter.txt'), 'from somebody else')
  const mixed = await admin('foreign', ['restore'])
  assert.equal(mixed.code, 1)
  assert.match(
    mixed.output,
    /foreign is not empty: it has letter\.txt\. Restore into an empty data directory/,
  )
  const twice = await admin('again', ['restore'])
  assert.equal(twice.code, 1)
  assert.match(twice.output, /already has a database, and a restore never overwrites one/)
})

test('as root, a restore says where the database is if it can’t be in the data directory, as the start does', async t => {
  if (process.getuid?.() !== 0) return t.skip('only root’s folders are closed to the user of the database')
  await mkdir(at('closed'), { mode: 0o700 })
  const { output } = await admin('closed/data', ['restore'])
  const [notice = '', data = ''] =
    /^The user .* could not enter .*, so the database is stored in (\/var\/lib\/learn\/\S+)\.$/m.exec(
      output,
    ) ?? []
  t.after(() => data && rm(dirname(data), { recursive: true, force: true }))
  assert(notice, output)
  const server = await launch(environment('closed/data'))
  assert(server.output().includes(notice), server.output())
  await server.stop('SIGTERM')
})

const isDatabase = (name: string) => name.startsWith('postgres')

test('an earlier backup can be chosen, and a killed restore can be started again', async () => {
  const [first = ''] = await backupsIn(place)
  const child = spawn(process.execPath, [...program('server/admin.ts'), 'restore', '--backup', first], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment('killed') },
  })
  for (
    let waited = 0;
    !(await readdir(at('killed/restoring')).catch(() => [] as string[])).some(isDatabase);
    waited += 20
  ) {
    assert(waited < 60_000)
    await sleep(20)
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  // Its secret and some of its files are there, so a server would look like the one that is to come back.
  await assert.rejects(launch(environment('killed')), /A restore into \S+ was interrupted/)
  const done = await admin('killed', ['restore', '--backup', first])
  assert.equal(done.code, 0, done.output)
  const unknown = await admin('other', ['restore', '--backup', '2020-01-01'])
  assert.match(unknown.output, /^There is no backup 2020-01-01\. The backups are:\n20/)
})

test('mistakes are told with what to do', async () => {
  const cases: [string, string[], Record<string, string>, RegExp][] = [
    ['other', ['restore'], { LEARN_BACKUP_PASSPHRASE: 'another passphrase' }, /does not open these backups/],
    [
      'other',
      ['restore', at('nothing')],
      {},
      /nothing has no backups: there is no file learn-backups\.json in it/,
    ],
    [
      'other',
      ['restore'],
      { LEARN_SECRET: 'x'.repeat(40) },
      /is not the secret of this backup.*--show-secret prints it/,
    ],
    ['other', ['restore', 'a', 'b'], {}, /Name one place: a folder, or a bucket/],
    [
      'other',
      ['restore'],
      { LEARN_BACKUP_PLACE: 'ftp://somewhere' },
      /LEARN_BACKUP_PLACE must be the path of a folder, or a bucket/,
    ],
    [
      'other',
      ['restore'],
      { LEARN_BACKUP_PLAN: 'daily' },
      /LEARN_BACKUP_PLAN must be a plan such as "every 24 hours, keep 30 days"/,
    ],
    [
      'other',
      ['restore'],
      { LEARN_BACKUP_PASSPHRASE: 'short' },
      /LEARN_BACKUP_PASSPHRASE must be at least 12 characters long/,
    ],
    ['other', ['backup'], {}, /No server is running on/],
  ]
  for (const [data, args, more, words] of cases) {
    const { code, output } = await admin(data, args, more)
    assert.notEqual(code, 0, output)
    assert.match(output, words)
    assert(!output.includes('    at '), `no stack: ${output}`)
  }
  const { output } = await admin('other', ['restore', '--show-secret'])
  assert.equal(output, await readFile(join(at('data'), 'secret'), 'utf8'))
})

test('the operator hears of a place or disk without room, and nothing half made is left', async () => {
  const server = await launch(environment('data'))
  const before = await backupsIn(place)
  const made = await limited(2, 'data', ['backup'])
  assert.equal(made.code, 1)
  assert.match(made.output, /There is no room left in .*backups\. Make room there, or keep fewer backups/)
  assert.deepEqual(await backupsIn(place), before)
  await server.stop('SIGTERM')

  const database = await createDatabase()
  const own = {
    DATABASE_URL: database.url,
    LEARN_SECRET: (await readFile(join(at('data'), 'secret'), 'utf8')).trim(),
  }
  const failed = await limited(2, 'full', ['restore'], own)
  assert.equal(failed.code, 1)
  assert.match(
    failed.output,
    /^There is no room left for the files in \S+full: [\d.]+ GB are free, and about 3\.4 KB are needed\. Make room, then run this again\.$/m,
  )
  // One rotten file must not keep everything else from coming back, but nobody may overlook it.
  await writeFile(join(place, 'files', organizationId, sha256.slice(0, 2), sha256), 'rotten')
  const done = await admin('full', ['restore'], own)
  assert.equal(done.code, 1, done.output)
  assert.match(
    done.output,
    /^Backup \S+ is restored\. Start the server\.\n(The user .*\n)?One file is lost, because/m,
  )
  assert.match(done.output, /^My organization: notes\.txt \(damaged\)$/m)
  await database.drop()
})

/** With a disk that is full once a file has that many blocks of 512 bytes. */
async function limited(blocks: number, data: string, args: string[], more: Record<string, string> = {}) {
  const tool = [process.execPath, ...program('server/admin.ts'), ...args]
  const child = spawn('sh', ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`, 'sh', ...tool], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment(data, more) },
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
