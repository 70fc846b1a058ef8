import assert from 'node:assert/strict'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findCluster, findRunningDatabase, startEmbedded } from '../server/storage/embedded/postgres.ts'
import { runAsOwner } from '../server/storage/owner.ts'
import { Chance } from './faults/chance.ts'
import { callOperation } from './support/client.ts'
import { newFile } from './support/media/files.ts'
import { passphrase } from './support/operating/backups.ts'
import { finish, type LaunchedServer, launch, stopAll, temporaryDirectory } from './support/processes.ts'

const scratch = await temporaryDirectory()
after(async () => {
  await stopAll()
  await scratch.remove()
})
const at = (name: string) => join(scratch.path, name)
const environment = (data: string) => ({
  LEARN_DATA_DIR: at(data),
  LEARN_BACKUP_PLACE: at('backups'),
  LEARN_BACKUP_PASSPHRASE: passphrase,
  LEARN_BACKUP_LOG: 'yes',
  LEARN_RATE_LIMIT: '0',
})
const admin = (data: string, args: string[]) => finish('server/admin.ts', environment(data), args)

interface Write {
  readonly name: string
  readonly begun: number
  readonly acknowledged: number
}
const writers = 4
const writesFor = 4_000
const pauseMilliseconds = 60
/** In the order in which each writer made them. */
const writes: Write[][] = Array.from({ length: writers }, () => [])
const all = () => writes.flat()
let key = ''
let file = { organizationId: '', sha256: '', acknowledged: 0 }
/** Everything that was acknowledged before is in the parts of the log that were kept. */
let keptUntil = 0
let survivors: Set<string> = new Set()
const afterwards = 'After the recovery'
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const chance = new Chance(seed)

async function create(url: string, name: string): Promise<string> {
  const { status, body } = await callOperation(
    url,
    'organizations.createOrganization',
    key,
    { name },
    { 'idempotency-key': name },
  )
  assert.equal(status, 201, body.message)
  return body.id
}

async function addFile(url: string, organizationId: string): Promise<void> {
  const { sha256, ...rest } = newFile('notes.txt', 'added after the backup')
  const input = { organizationId, sha256, ...rest }
  const { status, body } = await callOperation(url, 'media.createMediaItem', key, input, {
    'idempotency-key': 'file',
  })
  assert.equal(status, 201, body.message)
  file = { organizationId, sha256, acknowledged: Date.now() }
}

const onDatabase = async <T>(data: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const url = await findRunningDatabase(at(data))
  return await runAsOwner(url ?? assert.fail('no database is running'), 'test', work)
}

async function namesIn(data: string): Promise<Set<string>> {
  const { rows } = await onDatabase(data, client =>
    client.query<{ name: string }>('select name from organizations'),
  )
  return new Set(rows.map(({ name }) => name))
}

/** The names in a recovered database. */
async function recovered(data: string): Promise<Set<string>> {
  const embedded = await startEmbedded(at(data))
  return await namesIn(data).finally(embedded.stop)
}

async function restoreTo(data: string, ...goal: string[]): Promise<string> {
  const { code, output } = await admin(data, ['restore', '--to', ...goal])
  assert.equal(code, 0, output)
  return output
}

const partsKept = async () =>
  (await readdir(at('backups/log'), { recursive: true, withFileTypes: true })).filter(
    entry => entry.isFile() && /^[0-9A-F]{24}$/.test(entry.name),
  )

/** Closes the current part of the log, and waits until the server has kept it. Returns a moment before that. */
async function keepAllUntilNow(data: string): Promise<number> {
  const now = Date.now()
  const { rows } = await onDatabase(data, client =>
    client.query<{ part: string }>('select pg_walfile_name(pg_switch_wal() - 1) as part'),
  )
  const isKept = async () => (await partsKept()).some(({ name }) => name === rows[0]?.part)
  for (let waited = 0; !(await isKept()); waited += 100) {
    assert(waited < 60_000, `${rows[0]?.part} was not kept`)
    await sleep(100)
  }
  return now
}

/** As a lost machine: nothing can be finished or flushed. */
async function killAll(server: LaunchedServer, data: string): Promise<void> {
  const lock = await readFile(join(await findCluster(at(data)), 'postmaster.pid'), 'utf8')
  server.process.kill('SIGKILL')
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL')
  await server.ended
}

test('a server keeps its log while several people write, until it and its database are killed', async t => {
  t.diagnostic(`SEED=${seed} repeats the moments`)
  const server = await launch(environment('data'))
  key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail('no key')
  for (let waited = 0; !/is complete/.test(server.output()); waited += 100) {
    assert(waited < 60_000, server.output())
    await sleep(100)
  }
  await addFile(server.url, await create(server.url, 'With a file'))
  let isKilled = false
  const write = async (done: Write[], writer: number) => {
    for (let number = 0; !isKilled; number++) {
      const [name, begun] = [`Write ${number} of ${writer}`, Date.now()]
      try {
        await create(server.url, name)
      } catch (error) {
        if (isKilled) return
        throw error
      }
      done.push({ name, begun, acknowledged: Date.now() })
      await sleep(pauseMilliseconds)
    }
  }
  const writing = Promise.all(writes.map(write))
  await sleep(writesFor)
  keptUntil = await keepAllUntilNow('data')
  isKilled = true
  await killAll(server, 'data')
  await writing
  assert.doesNotMatch(server.output(), /could not be moved/)
})

test('after that, the end of the log has all that was acknowledged before its last part was kept', async () => {
  await restoreTo('lost', 'latest')
  survivors = await recovered('lost')
  const before = all().filter(({ acknowledged }) => acknowledged < keptUntil)
  assert(before.length > 4 * writers, `${before.length} writes`)
  for (const { name } of before)
    assert(survivors.has(name), `${name} was acknowledged before, and is missing`)
  // A writer began each write after the one before was acknowledged, so none may be missing in between.
  for (const done of writes) {
    const missing = done.findIndex(({ name }) => !survivors.has(name))
    const later = missing < 0 ? [] : done.slice(missing).filter(({ name }) => survivors.has(name))
    assert.deepEqual(later, [])
  }
})

function expectExactly(found: Set<string>, moment: Date): void {
  const before = all().filter(({ acknowledged }) => acknowledged < moment.getTime())
  const later = all().filter(({ begun }) => begun > moment.getTime())
  assert(later.length > 0, 'nothing was begun later')
  for (const { name } of before) assert(found.has(name), `${name} was acknowledged before, and is missing`)
  for (const { name } of later) assert(!found.has(name), `${name} was begun later, and is there`)
}

test('it is restored as it was at moments chosen at random: all that was acknowledged before, and nothing after', async t => {
  for (const data of ['then', 'second', 'third']) {
    const moment = new Date(file.acknowledged + chance.next() * (keptUntil - file.acknowledged))
    t.diagnostic(`restored as it was at ${moment.toISOString()}`)
    await restoreTo(data, moment.toISOString())
    expectExactly(await recovered(data), moment)
    const { organizationId, sha256 } = file
    const path = join(at(data), 'media', organizationId, sha256.slice(0, 2), sha256)
    assert.equal(await readFile(path, 'utf8'), 'added after the backup')
  }
})

test('the end of the log is what was written last, by whichever server', async () => {
  const server = await launch(environment('then'))
  await create(server.url, afterwards)
  await server.stop('SIGTERM')
  assert.doesNotMatch(server.output(), /could not be moved/)
  const words = await restoreTo('latest', 'latest')
  assert.match(words, /several branches.* 1 \(written until .*, 2 \(written until .*This is branch 2;/)
  const found = await recovered('latest')
  assert(found.has(afterwards))
  assert(!found.has(writes[0]?.at(-1)?.name ?? ''))

  await restoreTo('original', 'latest', '--branch', '1')
  assert.deepEqual(await recovered('original'), survivors)
})

test('a quiet moment after the last change is restored too, with everything but a rotten file', async () => {
  const ages = (await partsKept())
    .filter(({ name }) => name.startsWith('00000002'))
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs)
  const newest = Math.floor(Math.max(...(await Promise.all(ages))))
  const { organizationId, sha256 } = file
  await writeFile(join(at('backups/files'), organizationId, sha256.slice(0, 2), sha256), 'rotten')
  const moment = new Date(newest).toISOString()
  const { code, output } = await admin('quiet', ['restore', '--to', moment])
  assert.equal(code, 1, output)
  assert.match(output, /One file is lost.*\nWith a file: notes\.txt \(damaged\)\n/)
  assert.match(output, /Nothing changed after 20\S+: the log was kept until 20\S+ and has no later change\./)
  assert((await recovered('quiet')).has(afterwards))
})

async function refuseGap(part: string): Promise<void> {
  const { code, output } = await admin('gap', ['restore', '--to', 'latest', '--branch', '1'])
  assert.equal(code, 1, output)
  assert.match(output, new RegExp(`The log has a gap: part ${part} is missing or damaged, so `))
}

test('a gap in the log and a damaged part are not taken for its end', async () => {
  const parts = (await partsKept()).filter(({ name }) => name.startsWith('00000001'))
  const missing = parts.sort((a, b) => (a.name < b.name ? -1 : 1)).at(-2) ?? assert.fail('too few parts')
  const path = join(missing.parentPath, missing.name)
  await rename(path, at('elsewhere'))
  await refuseGap(missing.name)
  await rename(at('elsewhere'), path)
  const last = parts.at(-1) ?? assert.fail('too few parts')
  const [place, whole] = [join(last.parentPath, last.name), await readFile(join(last.parentPath, last.name))]
  await rename(place, at('elsewhere'))
  await writeFile(place, whole.subarray(0, 1_000))
  await refuseGap(last.name)
  await rename(at('elsewhere'), place)
})

test('what can’t be restored is refused', async () => {
  const cases: [string, string, RegExp, ...string[]][] = [
    ['other', 'latest', /--backup and --to exclude each other/, '--backup', '2020-01-01T00-00-00-000Z'],
    ['other', 'latest', /--show-secret only prints the secret/, '--show-secret'],
    ['latest', 'latest', /already has a database, and a restore never overwrites one/],
    ['other', '2020-01-01T00:00:00Z', /can only be restored to a moment from 20\S+ on\. Choose a later one/],
    [
      'other',
      new Date().toISOString(),
      /The log ends before that moment: it was kept until 20\S+\. Choose an earlier moment, or use --to latest/,
    ],
    ['other', 'latest', /The log has no branch 9\. It has 1 \(written until/, '--branch', '9'],
    ['other', 'latest', /--branch must be the number/, '--branch', 'x'],
    ['other', 'yesterday', /--to must be a moment in the past with its time zone/],
    ['other', '2026-11-18 14:40', /--to must be a moment in the past with its time zone/],
  ]
  for (const [data, to, words, ...more] of cases) {
    const { code, output } = await admin(data, ['restore', '--to', to, ...more])
    assert.notEqual(code, 0, output)
    assert.match(output, words)
  }
})
