import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from './support/client.ts'
import { newFile } from './support/media/files.ts'
import { passphrase } from './support/operating/backups.ts'
import { finish, launch, stopAll, temporaryDirectory } from './support/processes.ts'

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
const writes: Write[] = []
let key = ''
let file = { organizationId: '', sha256: '', acknowledged: 0 }
const writesFor = 4_000
const afterwards = 'After the recovery'

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

/** The names in a recovered database, whose server keeps no log. */
async function recovered(data: string): Promise<Set<string>> {
  const server = await launch({ LEARN_DATA_DIR: at(data), LEARN_RATE_LIMIT: '0' })
  const found = await namesIn(server.url)
  await server.stop('SIGTERM')
  return found
}

async function namesIn(url: string): Promise<Set<string>> {
  const names = new Set<string>()
  let cursor: string | undefined
  do {
    const input: object = { limit: '100', ...(cursor && { cursor }) }
    const { body } = await callOperation(url, 'organizations.listOrganizations', key, input)
    for (const { name } of body.data) names.add(name)
    cursor = body.nextCursor ?? undefined
  } while (cursor)
  return names
}

test('a server keeps its log while people write', async () => {
  const server = await launch(environment('data'))
  key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail('no key')
  for (let waited = 0; !/is complete/.test(server.output()); waited += 100) {
    assert(waited < 60_000, server.output())
    await sleep(100)
  }
  const end = Date.now() + writesFor
  for (let number = 0; Date.now() < end; number++) {
    const [name, begun] = [`Write ${number}`, Date.now()]
    const organizationId = await create(server.url, name)
    writes.push({ name, begun, acknowledged: Date.now() })
    if (number === 20) {
      const { sha256, ...rest } = newFile('notes.txt', 'added after the backup')
      const input = { organizationId, sha256, ...rest }
      const added = await callOperation(server.url, 'media.createMediaItem', key, input, {
        'idempotency-key': 'file',
      })
      assert.equal(added.status, 201, added.body.message)
      file = { organizationId, sha256, acknowledged: Date.now() }
    }
    await sleep(20)
  }
  assert.equal(await server.stop('SIGTERM'), 0)
  assert.doesNotMatch(server.output(), /could not be moved/)
})

test('it is restored as it was at a moment chosen at random: all that was acknowledged before, and nothing after', async t => {
  const [first, last] = [file.acknowledged, writes.at(-1)?.begun ?? 0]
  const moment = new Date(first + Math.random() * (last - first))
  t.diagnostic(`restored as it was at ${moment.toISOString()}`)
  const done = await admin('then', ['restore', '--to', moment.toISOString()])
  assert.equal(done.code, 0, done.output)
  const server = await launch(environment('then'))
  const found = await namesIn(server.url)
  await create(server.url, afterwards)
  await server.stop('SIGTERM')
  assert.doesNotMatch(server.output(), /could not be moved/)
  const before = writes.filter(({ acknowledged }) => acknowledged < moment.getTime())
  const later = writes.filter(({ begun }) => begun > moment.getTime())
  assert(before.length > 10 && later.length > 0, `${before.length} before and ${later.length} later`)
  for (const { name } of before) assert(found.has(name), `${name} was acknowledged before, and is missing`)
  for (const { name } of later) assert(!found.has(name), `${name} was begun later, and is there`)
  const { organizationId, sha256 } = file
  const path = join(at('then'), 'media', organizationId, sha256.slice(0, 2), sha256)
  assert.equal(await readFile(path, 'utf8'), 'added after the backup')
})

test('the end of the log is what was written last, by whichever server', async () => {
  const done = await admin('latest', ['restore', '--to', 'latest'])
  assert.equal(done.code, 0, done.output)
  assert.match(done.output, /several branches.* 1 \(written until .*, 2 \(written until .*This is branch 2;/)
  const found = await recovered('latest')
  assert(found.has(afterwards) && found.has('Write 0'))
  assert(!found.has(writes.at(-1)?.name ?? ''))

  const original = await admin('original', ['restore', '--to', 'latest', '--branch', '1'])
  assert.equal(original.code, 0, original.output)
  const all = await recovered('original')
  for (const { name } of writes) assert(all.has(name), name)
  assert(!all.has(afterwards))
})

test('what can’t be restored is refused', async () => {
  const cases: [string, string, RegExp, ...string[]][] = [
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
