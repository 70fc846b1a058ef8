import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, statfs, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbedded, stopAtOnce } from '../server/storage/embedded/postgres.ts'
import { runAsOwner } from '../server/storage/owner.ts'
import { callOperation } from './support/client.ts'
import { passphrase } from './support/operating/backups.ts'
import { finish, launch, stopAll, temporaryDirectory } from './support/processes.ts'

const run = promisify(execFile)
const scratch = await temporaryDirectory()
const at = (name: string) => join(scratch.path, name)
const disk = at('disk')
const megabyte = 1024 * 1024
const diskMegabytes = 160
let isMounted = false
after(async () => {
  await stopAll()
  if (isMounted) await run('umount', [disk])
  await scratch.remove()
})
const environment = (dataDir: string) => ({
  LEARN_DATA_DIR: dataDir,
  LEARN_BACKUP_PLACE: at('backups'),
  LEARN_BACKUP_PASSPHRASE: passphrase,
})
const restore = (dataDir: string, args: string[], more: Record<string, string> = {}) =>
  finish('server/admin.ts', { ...environment(dataDir), ...more }, ['restore', ...args])

/** Leaves that many megabytes free on the disk. */
async function leave(megabytes: number): Promise<void> {
  await rm(join(disk, 'ballast'), { force: true })
  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - megabytes * megabyte))
}

const leaveAll = () => rm(join(disk, 'ballast'), { force: true })

async function namesIn(dataDir: string): Promise<string[]> {
  const embedded = await startEmbedded(dataDir)
  try {
    return await runAsOwner(embedded.url, 'test', async client => {
      const { rows } = await client.query<{ name: string }>(
        `select name from organizations where name in ('Before', 'Later') order by name`,
      )
      return rows.map(({ name }) => name)
    })
  } finally {
    await embedded.stop()
  }
}

const told =
  /^There is no room left for the database in \S+\/data: [\d.]+ MB are free, and about \d+\.\d MB are needed\. Make room, then run this again\.$/m

test('a restore onto a disk that fills up says so, and can be started again', async t => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return t.diagnostic('left out: only root can mount a small disk')
  await makeBackup()
  await mkdir(disk)
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=711`, 'tmpfs', disk])
  isMounted = true
  const data = join(disk, 'data')
  // Without room for an empty cluster, the tables, the rows, the log.
  const cases: { args: string[]; sizes: number[]; names: string[] }[] = [
    { args: [], sizes: [2, 16, 32, 37], names: ['Before'] },
    { args: ['--to', 'latest'], sizes: [2, 16, 32], names: ['Before', 'Later'] },
  ]
  for (const { args, sizes, names } of cases) {
    for (const megabytes of sizes) {
      await leave(megabytes)
      const { code, output } = await restore(data, args)
      assert.equal(code, 1, `${args} in ${megabytes} MB: ${output}`)
      assert.match(output, told, `${args} in ${megabytes} MB`)
      assert(!output.includes('    at '), `no stack: ${output}`)
    }
    await assert.rejects(launch(environment(data)), /A restore into \S+ was interrupted/)
    await leaveAll()
    const { code, output } = await restore(data, args)
    assert.equal(code, 0, output)
    assert.deepEqual(await namesIn(data), names)
    await rm(data, { recursive: true })
  }
  await restoreWithFullLog()
})

/** PostgreSQL gives up if its log has no room, and clients only see that it is gone. */
async function restoreWithFullLog(): Promise<void> {
  const [own, log] = [at('own'), join(disk, 'log')]
  await mkdir(own, { mode: 0o711 })
  const empty = await startEmbedded(own)
  // Otherwise it uses the files of its log again before it needs more room.
  await runAsOwner(empty.url, 'test', client =>
    client.query(`select pg_create_physical_replication_slot('keep', true);
      select pg_logical_emit_message(false, '', repeat('x', ${megabyte})) from generate_series(1, 20)`),
  ).finally(empty.stop)
  await run('mv', [join(own, 'postgres/pg_wal'), log])
  await symlink(log, join(own, 'postgres/pg_wal'))
  const secret = (await readFile(join(at('data'), 'secret'), 'utf8')).trim()
  const settings = (url: string) => ({ DATABASE_URL: url, LEARN_SECRET: secret })
  await leave(1)
  const full = await startEmbedded(own)
  const { code, output } = await restore(join(disk, 'data'), [], settings(full.url)).finally(async () => {
    await stopAtOnce(own).catch(() => undefined) // It has no room to stop in order, or has given up by itself.
    await full.stop()
  })
  assert.equal(code, 1, output)
  assert.match(
    output,
    /^The connection to the database was lost: .*If its disk is full, make room there, then run this again\.$/m,
  )
  assert(!output.includes('    at '), `no stack: ${output}`)
  await leaveAll()
  const roomy = await startEmbedded(own)
  const done = await restore(join(disk, 'data'), [], settings(roomy.url)).finally(roomy.stop)
  assert.equal(done.code, 0, done.output)
  assert.deepEqual(await namesIn(own), ['Before'])
}

/** A backup, and something newer in the log. */
async function makeBackup(): Promise<void> {
  const server = await launch({ ...environment(at('data')), LEARN_BACKUP_LOG: 'yes' })
  const key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail('no key')
  const create = async (name: string) => {
    const more = { 'idempotency-key': name }
    const call = await callOperation(server.url, 'organizations.createOrganization', key, { name }, more)
    assert.equal(call.status, 201, call.body.message)
  }
  await create('Before')
  for (let waited = 0; !/is complete/.test(server.output()); waited += 100) {
    assert(waited < 60_000, server.output())
    await sleep(100)
  }
  const made = await finish('server/admin.ts', { ...environment(at('data')), LEARN_BACKUP_LOG: 'yes' }, [
    'backup',
  ])
  assert.equal(made.code, 0, made.output)
  await create('Later')
  await server.stop('SIGTERM')
}
