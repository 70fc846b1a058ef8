import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
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
after(async () => {
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
const namesIn = async ({ url }: LaunchedServer) => {
  const organizations = await callOperation(url, 'organizations.listOrganizations', key, {})
  const teams = await callOperation(url, 'teams.listTeams', key, {})
  return [...organizations.body.data, ...teams.body.data].map(({ name }) => name).sort()
}

/** The tool, which says when the server may stop. */
function startMove(to: string, env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [...program('server/admin.ts'), 'move-database', to], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  const untilCopied = async () => {
    for (let waited = 0; !output.includes('Stop the server now'); waited += 50) {
      assert(waited < 60_000 && child.exitCode === null, output)
      await sleep(50)
    }
  }
  return { child, ended, untilCopied }
}

test('what is written until the server stops is moved to one’s own database', async () => {
  const server = await launch({ LEARN_DATA_DIR: at('data') })
  key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail('no key')
  secret = (await readFile(join(at('data'), 'secret'), 'utf8')).trim()
  const organizationId = await create(server, 'Before')
  const teamId = await addTeam(server, organizationId, 'Goes')
  await addTeam(server, organizationId, 'Stays')

  const killed = startMove(database.url, { LEARN_DATA_DIR: at('data') })
  await killed.untilCopied()
  killed.child.kill('SIGKILL')
  await killed.ended

  const move = startMove(database.url, { LEARN_DATA_DIR: at('data') })
  await move.untilCopied()
  await create(server, 'Meanwhile')
  const renamed = await callOperation(server.url, 'organizations.updateOrganization', key, {
    organizationId,
    name: 'Renamed meanwhile',
  })
  assert.equal(renamed.status, 200)
  const deleted = await callOperation(server.url, 'teams.deleteTeam', key, { teamId })
  assert(deleted.status < 300, deleted.body.message)
  const before = await namesIn(server)
  assert.equal(await server.stop('SIGTERM'), 0)
  const { code, output } = await move.ended
  assert.equal(code, 0, output)
  assert.match(output, /Moved and compared every row\. The server has been stopped for \d+ s so far\./)

  const moved = await launch({ ...own(), LEARN_DATA_DIR: at('data') })
  assert.deepEqual(await namesIn(moved), before)
  await create(moved, 'On our own')
  await moved.stop('SIGTERM')
  await assert.rejects(
    launch({ LEARN_DATA_DIR: at('data') }),
    /was moved to another PostgreSQL at .*Set DATABASE_URL/,
  )
})

test('and back into an empty data directory', async () => {
  const server = await launch({ ...own(), LEARN_DATA_DIR: at('back') })
  const move = startMove('embedded', { ...own(), LEARN_DATA_DIR: at('back') })
  await move.untilCopied()
  await create(server, 'At the last moment')
  const before = await namesIn(server)
  await server.stop('SIGTERM')
  const { code, output } = await move.ended
  assert.equal(code, 0, output)
  const back = await launch({ LEARN_SECRET: secret, LEARN_DATA_DIR: at('back') })
  assert.deepEqual(await namesIn(back), before)
  await back.stop('SIGTERM')
})

test('a database with data, or none at all, is refused', async () => {
  const server = await launch({ LEARN_DATA_DIR: at('other') })
  const admin = (to: string, env: Record<string, string> = { LEARN_DATA_DIR: at('other') }) =>
    finish('server/admin.ts', env, ['move-database', to])
  const cases: [Promise<{ output: string; code: number | null }>, RegExp][] = [
    [admin(database.url), /already has data/],
    [admin('postgres://127.0.0.1:1/none'), /Can't connect to the new database/],
    [admin('embedded'), /The server already uses the embedded database/],
    [admin('mysql://somewhere'), /Usage: npm run admin -- move-database/],
    [admin(database.url, { LEARN_DATA_DIR: at('nothing') }), /No server is running on/],
    [
      admin(database.url, { ...own(), LEARN_DATA_DIR: at('x') }),
      /DATABASE_URL is set, so the server uses your own/,
    ],
    [admin('embedded', { ...own(), LEARN_DATA_DIR: at('other') }), /has the secret of another installation/],
  ]
  for (const [running, words] of cases) {
    const { code, output } = await running
    assert.notEqual(code, 0)
    assert.match(output, words)
  }
  await server.stop('SIGTERM')
})
