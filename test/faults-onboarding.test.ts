import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from './support/database.ts'
import { newChild } from './support/learning/family.ts'
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

const made = ['teams', 'families', 'students', 'student_credentials', 'guardians', 'consents', 'entitlements']
const kept = [
  ...made,
  'users',
  'student_counts',
  'memberships',
  'invitations',
  'audit_events',
  'idempotent_answers',
  'mails',
]

async function countRows(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of kept)
    counted[table] = (await owner.query(`select count(*)::int as count from ${table}`)).rows[0].count
  return counted
}

test('a server killed anywhere in an onboarding leaves nothing half done, and a retry onboards once', async () => {
  let server = await start()
  const key = /learn_sk_\S+/.exec(server.output())?.[0] ?? ''
  const child = newChild('parent@example.org', { tutorInviteEmail: 'tutor@example.org' })
  const ask = () =>
    fetch(`${server.url}/v1/learn/onboarding/parent-child`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'once',
      },
      body: JSON.stringify(child),
    })
  const before = await countRows()
  // In the order in which they are written.
  for (const table of ['families', 'students', 'consents', 'invitations', 'audit_events']) {
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
    [201, 201],
  )
  assert.deepEqual(await answers[0]?.json(), await answers[1]?.json())
  const now = await countRows()
  for (const table of made) assert.equal((now[table] ?? 0) - (before[table] ?? 0), 1, table)
})
