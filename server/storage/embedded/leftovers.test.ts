import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { temporaryDirectory } from '../../../test/support/processes.ts'
import { findRunning } from './cluster-lock.ts'
import { removeLeftovers } from './leftovers.ts'
import { findCluster } from './postgres.ts'

const scratch = await temporaryDirectory()
after(() => scratch.remove())
const isRoot = process.getuid?.() === 0
const withoutRoot = !isRoot && 'only root can give a folder to somebody else'
/** The id of a process that has ended. */
const dead = spawnSync('true').pid
const { uid: nobody, gid: nogroup } = { uid: 65_534, gid: 65_534 }

/** A folder as other users of the machine could make one, which names somebody's files. */
async function plant({ mode = 0o700, pid = dead } = {}) {
  const shared = await mkdtemp(join(scratch.path, 'shared-'))
  const victim = join(shared, 'victim')
  await mkdir(join(victim, 'postgres'), { recursive: true, mode: 0o700 })
  await writeFile(join(victim, 'precious'), 'precious')
  const planted = join(shared, `learn-temporary-${pid}-abcdef`)
  await mkdir(planted, { mode })
  await chmod(planted, mode)
  await writeFile(join(planted, 'postgres-is-in'), `${join(victim, 'postgres')}\n`)
  return { shared, victim, planted }
}
const isUntouched = async (victim: string) =>
  (await readFile(join(victim, 'precious'), 'utf8')) === 'precious'

test('a folder that others can enter, and a link to one of ours, stay as they are', async () => {
  const open = await plant({ mode: 0o755 })
  const linked = await plant({ mode: 0o700 })
  const link = join(linked.shared, `learn-temporary-${dead}-linked`)
  await symlink(linked.victim, link)
  for (const { shared } of [open, linked]) await removeLeftovers(shared)
  assert(await isUntouched(open.victim))
  assert(existsSync(open.planted))
  assert(await isUntouched(linked.victim))
  assert(existsSync(link))
})

test('a folder of somebody else stays as it is', { skip: withoutRoot }, async () => {
  const { shared, victim, planted } = await plant()
  await chown(planted, nobody, nogroup)
  await removeLeftovers(shared)
  assert(await isUntouched(victim))
  assert(existsSync(planted))
})

test('even a folder of ours can only name a place that we make: a private folder of PostgreSQL’s user', async () => {
  const { shared, victim, planted } = await plant()
  await removeLeftovers(shared)
  assert(await isUntouched(victim))
  assert(!existsSync(planted))
})

test('a place with a name like ours that belongs to somebody else stays', { skip: withoutRoot }, async t => {
  const { shared, planted } = await plant()

  const name = randomBytes(6).toString('hex')
  const home = `/var/lib/learn/${name}`
  await mkdir(join(home, 'postgres'), { recursive: true, mode: 0o700 })
  t.after(() => rm(home, { recursive: true, force: true }))
  await chown(home, nobody, nogroup)
  for (const place of [`${home}/postgres`, `${home}/../${name}/../${name}/postgres`, `${home}`]) {
    await writeFile(join(planted, 'postgres-is-in'), `${place}\n`)
    await removeLeftovers(shared)
    assert(existsSync(join(home, 'postgres')), place)
    await mkdir(planted, { mode: 0o700 })
  }
})

test('a database of another container is removed once it no longer says that it is in use', async () => {
  const shared = await mkdtemp(join(scratch.path, 'shared-'))
  for (const [at, pid] of [dead, process.pid].entries()) {
    const folder = join(shared, `learn-temporary-${pid}-abcde${at}`)
    await mkdir(folder, { mode: 0o700 })
    await writeFile(join(folder, 'in-use-by'), 'another container')
  }
  await removeLeftovers(shared)
  const left = await readdir(shared)
  assert.equal(left.length, 2)
  const before = new Date(Date.now() - 60_000)
  for (const name of left) await utimes(join(shared, name, 'in-use-by'), before, before)
  await removeLeftovers(shared)
  assert.deepEqual(await readdir(shared), [])
})

test('the database of a process that was killed is stopped and removed, and one in use is not', async () => {
  const shared = join(scratch.path, 'made')
  const module = new URL('./temporary.ts', import.meta.url).href
  const program = `const { withTemporaryDatabase } = await import('${module}')
    await withTemporaryDatabase(async () => { console.log('begun'); await new Promise(done => setTimeout(done, 600_000)) })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: join(scratch.path, 'made') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  assert.equal(child.exitCode, null)
  const [name = ''] = await readdir(shared)
  const data = await findCluster(join(shared, name))
  assert(await findRunning(data))
  await removeLeftovers(shared)
  assert(await findRunning(data))

  child.kill('SIGKILL')
  await ended
  await removeLeftovers(shared)
  assert.deepEqual(await readdir(shared), [])
  assert.equal(await findRunning(data), undefined)
  assert(!existsSync(data))
  assert.equal(dirname(data).startsWith('/var/lib/learn/'), isRoot)
  if (isRoot) assert(!existsSync(dirname(data)))
})
