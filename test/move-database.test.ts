import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase, readMark } from '../server/move/mark.store.ts'
import { startEmbedded } from '../server/storage/embedded/postgres.ts'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
import { connected, digest } from './support/operating/backups.ts'
import {
  finish,
  type LaunchedServer,
  launch,
  program,
  stopAll,
  temporaryDirectory,
} from './support/processes.ts'

const scratch = await temporaryDirectory()
const database = await createDatabase()
const moves: ChildProcess[] = []
after(async () => {
  for (const child of moves) child.kill('SIGKILL') // A failed test may have left one suspended.
  await stopAll()
  await database.drop()
  await scratch.remove()
})
const at = (name: string) => join(scratch.path, name)
let key = ''
let secret = ''
const own = () => ({ DATABASE_URL: database.url, LEARN_SECRET: secret })

const create = async ({ url }: LaunchedServer, name: string) => {
  const call = callOperation(
    url,
    'organizations.createOrganization',
    key,
    { name },
    { 'idempotency-key': name },
  )
  const { status, body } = await call
  assert.equal(status, 201, body.message)
  return body.id
}
const addTeam = async ({ url }: LaunchedServer, organizationId: string, name: string) => {
  const call = callOperation(
    url,
    'teams.createTeam',
    key,
    { organizationId, name },
    { 'idempotency-key': name },
  )
  const { status, body } = await call
  assert.equal(status, 201, body.message)
  return body.id
}
const namesIn = async (url: string) => {
  const text = 'select name from organizations union all select name from teams'
  const { rows } = await connected(url, client => client.query<{ name: string }>(text))
  return new Set(rows.map(({ name }) => name))
}

/** The tool, which says when the server may stop. */
function startMove(to: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...program('server/admin.ts'), 'move-database', ...to],
    {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    },
  )
  moves.push(child)
  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  const until = async (words: string) => {
    for (let waited = 0; !output.includes(words); waited += 10) {
      assert(waited < 60_000 && child.exitCode === null, output)
      await sleep(10)
    }
  }
  return {
    child,
    ended,
    untilCopied: () => until('Stop the server now'),
    untilClosed: () => until('The server has stopped.'),
  }
}

/** Several people who write without a pause until the server is gone. Returns what it acknowledged. */
function startWriting(server: LaunchedServer) {
  const written: string[] = []
  const removed: string[] = []
  const write = async (name: string) => {
    const organizationId = await create(server, name)
    written.push(name)
    const teamId = await addTeam(server, organizationId, `${name}'s team`)
    const renamed = await callOperation(server.url, 'teams.updateTeam', key, {
      teamId,
      name: `${name}'s class`,
    })
    if (renamed.status === 200) written.push(`${name}'s class`)
    const goes = await addTeam(server, organizationId, `${name} goes`)
    const { status } = await callOperation(server.url, 'teams.deleteTeam', key, { teamId: goes })
    if (status < 300) removed.push(`${name} goes`)
  }
  const writer = async (at: number) => {
    for (let round = 0; server.process.exitCode === null; round++)
      if (await write(`Writer ${at}, round ${round}`).catch(() => 'stopped')) break
  }
  const ended = Promise.all([0, 1, 2, 3].map(writer))
  const untilWritten = async (count: number) => {
    for (let waited = 0; written.length < count; waited += 20) {
      assert(waited < 60_000)
      await sleep(20)
    }
  }
  return { written, removed, ended, untilWritten }
}

/** The database that a data directory has, without a server. */
async function digestOfEmbedded(dataDir: string) {
  const embedded = await startEmbedded(dataDir)
  return await connected(embedded.url, digest).finally(() => embedded.stop())
}
const digestOfOwn = () => connected(database.url, digest)
const asOwner = (text: string) => connected(database.url, client => client.query(text))
const admin = (args: string[], env: Record<string, string>) =>
  finish('server/admin.ts', env, ['move-database', ...args])
const succeeds = async (running: Promise<{ code: number | null; output: string }>) => {
  const { code, output } = await running
  assert.equal(code, 0, output)
  return output
}

test('what several people write until the server stops is moved to one’s own database', async () => {
  const server = await launch({ LEARN_DATA_DIR: at('data') })
  key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail('no key')
  secret = (await readFile(join(at('data'), 'secret'), 'utf8')).trim()
  const organizationId = await create(server, 'Before')
  const writing = startWriting(server)
  await writing.untilWritten(8)

  const killed = startMove([database.url], { LEARN_DATA_DIR: at('data') })
  await killed.untilCopied()
  killed.child.kill('SIGKILL')
  await killed.ended

  // The address is not among the arguments, which everybody on the machine can read.
  const move = startMove([], { LEARN_DATA_DIR: at('data'), LEARN_NEW_DATABASE_URL: database.url })
  await move.untilCopied()
  const since = writing.written.length
  await writing.untilWritten(since + 8)
  const renamed = await callOperation(server.url, 'organizations.updateOrganization', key, {
    organizationId,
    name: 'Renamed meanwhile',
  })
  assert.equal(renamed.status, 200)
  assert.equal(await server.stop('SIGTERM'), 0)
  await writing.ended
  const output = await succeeds(move.ended)
  assert.match(output, /Moved and compared every row\. Servers have been stopped for \d+ s so far\./)

  assert.deepEqual(await digestOfOwn(), await digestOfEmbedded(at('data')))
  await assert.rejects(
    launch({ LEARN_DATA_DIR: at('data') }),
    /was moved to \S+\/test_\w+ at .*Start the server on that one/,
  )
  const names = await namesIn(database.url)
  assert(names.has('Renamed meanwhile'))
  assert.deepEqual(
    writing.written.filter(name => !names.has(name)),
    [],
  )
  assert.deepEqual(
    writing.removed.filter(name => names.has(name)),
    [],
  )
})

test('and back into an empty data directory, while something restarts the servers', async () => {
  const settings = { ...own(), LEARN_DATA_DIR: at('back') }
  const [server, other] = await Promise.all([launch(settings), launch(settings)])
  const writing = [startWriting(server), startWriting(other)]
  const move = startMove(['embedded'], settings)
  await move.untilCopied()
  for (const { untilWritten } of writing) await untilWritten(8)
  await server.stop('SIGTERM')
  const restarted = await launch(settings)
  await other.stop('SIGTERM')
  await create(restarted, 'At the last moment')
  await restarted.stop('SIGKILL')
  await move.untilClosed()
  move.child.kill('SIGSTOP')
  await assert.rejects(
    launch(settings),
    /is being moved to the embedded database in .*Wait until the move ends/,
  )
  await assert.rejects(asOwner(`update organizations set name = 'Lost'`), /read-only transaction/)
  move.child.kill('SIGCONT')
  await succeeds(move.ended)
  await Promise.all(writing.map(({ ended }) => ended))

  await assert.rejects(
    launch(settings),
    /was moved to the embedded database in .*Start the server on that one/,
  )
  assert.deepEqual(await digestOfEmbedded(at('back')), await digestOfOwn())
  const back = await launch({ LEARN_SECRET: secret, LEARN_DATA_DIR: at('back') })
  const names = await namesIn(database.url)
  assert(names.has('At the last moment'))
  for (const { written } of writing)
    assert.deepEqual(
      written.filter(name => !names.has(name)),
      [],
    )
  await create(back, 'On the embedded one')
  await back.stop('SIGTERM')
})

test('a move that dies before it commits is forgotten by the next start', async () => {
  const settings = { ...own(), LEARN_DATA_DIR: at('again') }
  assert.match(await succeeds(admin(['--undo'], settings)), /Servers can use this database again/)
  const move = startMove(['embedded'], settings)
  await move.untilClosed()
  move.child.kill('SIGKILL')
  await move.ended
  // Its files are where the earlier servers kept them.
  const server = await launch({ ...own(), LEARN_DATA_DIR: at('back') })
  await create(server, 'After the interruption')
  await server.stop('SIGTERM')
})

test('a move that dies while it commits is finished by the next run, whatever has arrived', async () => {
  const settings = { ...own(), LEARN_DATA_DIR: at('again') }
  const to = `the embedded database in ${at('again')}`
  const deciding = {
    state: 'deciding',
    id: 'nothing-has-arrived',
    at: '2026-11-18T12:00:00.000Z',
    to,
  } as const
  await connected(database.url, client => closeDatabase(client, deciding))
  await assert.rejects(launch(settings), /interrupted at its very end\. Run the same move again/)
  const elsewhere = await admin(['embedded'], { ...own(), LEARN_DATA_DIR: at('not-there') })
  assert.match(elsewhere.output, /A move to the embedded database in .* was interrupted .*to the same place/)
  assert.match(await succeeds(admin(['embedded'], settings)), /Moved and compared every row/)

  const mark = (await connected(database.url, readMark)) ?? assert.fail('not marked')
  assert.equal(mark.state, 'moved')
  await connected(database.url, client => closeDatabase(client, { ...mark, state: 'deciding' }))
  assert.match(await succeeds(admin(['embedded'], settings)), /Everything had arrived already/)
  assert.equal((await connected(database.url, readMark))?.state, 'moved')
})

test('a database with data, or none at all, is refused', async () => {
  const server = await launch({ LEARN_DATA_DIR: at('other') })
  const other = { LEARN_DATA_DIR: at('other') }
  const cases: [Promise<{ output: string; code: number | null }>, RegExp][] = [
    [admin([database.url], other), /already has data/],
    [admin(['postgres://127.0.0.1:1/none'], other), /Can't connect to the new database/],
    [admin(['embedded'], other), /The server already uses the embedded database/],
    [admin(['mysql://somewhere'], other), /Usage: npm run admin -- move-database/],
    [admin([], other), /Without an argument, LEARN_NEW_DATABASE_URL says where to/],
    [admin([database.url], { LEARN_DATA_DIR: at('nothing') }), /There is no embedded database in/],
    [
      admin([database.url], { ...own(), LEARN_DATA_DIR: at('x') }),
      /DATABASE_URL is set, so the server uses your own/,
    ],
    [admin(['embedded'], { ...own(), ...other }), /has the secret of another installation/],
  ]
  for (const [running, words] of cases) {
    const { code, output } = await running
    assert.notEqual(code, 0)
    assert.match(output, words)
  }
  await server.stop('SIGTERM')
})
