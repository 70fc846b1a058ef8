import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createMigratedDatabase } from '../../test/support/database.ts'
import { testSecret } from '../../test/support/world.ts'
import { deriveSecrets } from '../secrets.ts'
import { AdvisoryLocks, LockedElsewhere, LockLost, TakenOver } from './advisory-locks.ts'
import { createLogins, loginAs } from './logins.ts'
import { runAsOwner } from './owner.ts'

const database = await createMigratedDatabase()
const { databaseLogin } = deriveSecrets(testSecret)
const login = loginAs('learn_worker', database.url, databaseLogin)
await runAsOwner(database.url, 'learn tests', client => createLogins(client, databaseLogin))
const [here, there] = [new AdvisoryLocks(login), new AdvisoryLocks(login)]
after(async () => {
  await Promise.all([here.close(), there.close()])
  await database.drop()
})

/** Keeps a lock until aborted, and takes a moment to release it. */
async function holdUntilAborted(holds: AdvisoryLocks, name: string) {
  const began = Promise.withResolvers<void>()
  const state = { reason: undefined as unknown, isOver: false }
  const ended = holds.takeOver(name, async signal => {
    began.resolve()
    if (!signal.aborted) await once(signal, 'abort')
    state.reason = signal.reason
    await sleep(100)
    state.isOver = true
  })
  await began.promise
  return { state, ended }
}

test('newer work takes over, here and elsewhere, once the older work has ended', async () => {
  for (const later of [here, there]) {
    const { state, ended } = await holdUntilAborted(here, 'a')
    const found = await later.takeOver('a', async () => ({ ...state }))
    assert(found.isOver && found.reason instanceof TakenOver)
    await ended
  }
})

test('waiting for a holder on another server has a limit', async () => {
  const [began, stubborn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = here.takeOver('b', async () => {
    began.resolve()
    await stubborn.promise
  })
  await began.promise
  await assert.rejects(
    there.takeOver('b', async () => assert.fail()),
    LockedElsewhere,
  )
  stubborn.resolve()
  await held
})

test('work that needs a free lock does nothing while it is held', async () => {
  const { state, ended } = await holdUntilAborted(here, 'c')
  for (const holds of [here, there]) await holds.runIfFree('c', async () => assert.fail())
  assert.equal(state.reason, undefined)
  here.abortHolder('c')
  await ended
  let done = 0
  for (const holds of [here, there]) await holds.runIfFree('c', async () => done++)
  assert.equal(done, 2)
})

test('losing the connection or the server releases all its locks, which can then be taken again', async () => {
  const { state, ended } = await holdUntilAborted(there, 'd')
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const holders = `from pg_stat_activity where application_name = 'learn locks' and datname = current_database()`
  await owner.query(`select pg_terminate_backend(pid) ${holders}`)
  await owner.end()
  await ended
  assert(state.reason instanceof LockLost)
  const again = await holdUntilAborted(there, 'd')
  there.stop()
  await again.ended
  assert(again.state.reason instanceof LockLost)
  assert.equal(await here.takeOver('d', async () => 'held'), 'held')
})
