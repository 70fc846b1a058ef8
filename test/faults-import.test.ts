import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase } from './support/database.ts'
import { killWhereItWrites } from './support/operating/killed-server.ts'
import { launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

const data = await temporaryDirectory()
const database = await createDatabase()
const owner = new pg.Pool({ connectionString: database.url, max: 2 })
after(async () => {
  await stopAll()
  await owner.end()
  await database.drop()
  await data.remove()
})

const start = () =>
  launch({
    DATABASE_URL: database.url,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: data.path,
    LEARN_LOG_LEVEL: 'warn',
  })

const made = [
  'families',
  'students',
  'student_credentials',
  'guardians',
  'consents',
  'entitlements',
  'invitations',
]
const kept = [...made, 'teams', 'team_students', 'audit_events', 'idempotent_answers', 'mails', 'mail_counts']

async function countRows(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of kept)
    counted[table] = (await owner.query(`select count(*)::int as count from ${table}`)).rows[0].count
  return counted
}

const size = 12
const rows = Array.from({ length: size }, (_, at) => `Child ${at},5,Parent,parent${at}@example.org,gl,Class`)
const csv = ['child,year,parent,email,exam,group', ...rows].join('\n')

async function countSent(): Promise<number> {
  const names = await readdir(join(data.path, 'outbox')).catch(() => [])
  return names.filter(name => name.endsWith('.json')).length
}

test('a server killed anywhere in an import leaves nothing half done, and a retry adds and invites once', async () => {
  let server = await start()
  const key = /learn_sk_\S+/.exec(server.output())?.[0] ?? ''
  const { rows: organizations } = await owner.query('select id from organizations')
  const ask = () =>
    fetch(`${server.url}/v1/learn/students/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'once',
      },
      body: JSON.stringify({ organizationId: organizations[0].id, lines: csv }),
    })
  const before = await countRows()
  for (const table of ['students', 'invitations', 'team_students', 'audit_events']) {
    await killWhereItWrites(owner, table, server, ask)
    server = await start()
    assert.deepEqual(await countRows(), before, table)
  }
  // The stored answer and the commit are one message, so the database may do both without the server.
  await killWhereItWrites(owner, 'idempotent_answers', server, ask)
  server = await start()
  const answers = [await ask(), await ask()]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual(await answers[0]?.json(), await answers[1]?.json())
  const now = await countRows()
  for (const table of made) assert.equal((now[table] ?? 0) - (before[table] ?? 0), size, table)
  for (let waited = 0; (await countSent()) < size && waited < 60_000; waited += 50) await sleep(50)
  assert.equal(await countSent(), size)
})
