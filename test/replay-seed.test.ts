import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { askForReplay, makeAsker, replayOf, waitUntilEnded } from '../bench/replay/client.ts'
import { seedLog } from '../bench/replay/seed.ts'
import { World } from './support/world.ts'

const world = await World.create()
// Seeding uses temporary tables and session settings, so it needs a connection of its own.
const owner = new pg.Client(world.databaseUrl)
await owner.connect()
after(async () => {
  await owner.end()
  await world.close()
})

test('a replay reads every seeded decision, also of children who never answered', async () => {
  const children = 300
  const asker = await makeAsker(owner, 1_000)
  await seedLog(owner, asker.organizationId, Array(children).fill(1))
  const { rows } = await owner.query(
    `select from students s where organization_id = $1
      and not exists (select from learn_attempts where student_id = s.id)`,
    [asker.organizationId],
  )
  assert(rows.length > 0, 'some children have no answers')
  const { url } = world.server
  const job = await askForReplay(url, asker)
  await waitUntilEnded(url, asker, job)
  const { outcome } = await replayOf(url, asker, job)
  assert.equal(outcome?.decisions.read, children)
})
