import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { family } from '../../../test/support/learning/family.ts'
import {
  choose,
  day,
  hour,
  setClock,
  startPost,
  sweeps,
  waitUntil,
} from '../../../test/support/learning/weekly.ts'
import { uuidv7 } from '../../ids.ts'
import type { RunningServer } from '../../start.ts'

const { world, mailServer, config, hurried, close } = await startPost()
after(close)

interface Guardian {
  readonly userId: string
  readonly email: string
}

/** Guardians of one child each. They want the email on the same Monday; returns when. */
async function insertGuardians(count: number, timeZone = 'Europe/London') {
  const { organizationId, studentId, parent } = await family(world)
  await world.owner.query(`update entitlements set starts_at = '2020-01-01' where student_id = $1`, [
    studentId,
  ])
  const due = await choose(world, parent, true, timeZone)
  const guardians: Guardian[] = [parent]
  for (let more = 1; more < count; more++) {
    const { userId, email } = await world.person()
    await world.owner.query(
      `with link as (
        insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
          values ($1, $2, $3, $4, 'Alex', now())
      ), member as (
        insert into memberships (id, principal_id, organization_id, role, created_at) values ($5, $4, $2, 'member', now())
      )
      insert into learn_mail_preferences (user_id, weekly, time_zone, next_week, next_at, updated_at)
        select $4, weekly, time_zone, next_week, next_at, now() from learn_mail_preferences where user_id = $6`,
      [uuidv7(new Date()), organizationId, studentId, userId, uuidv7(new Date()), parent.userId],
    )
    guardians.push({ userId, email })
  }
  return { guardians, due }
}

/** The Message-IDs of the emails to each: a mail program shows those with the same id once. */
const idsOf = (email: string) =>
  mailServer.received
    .filter(({ to }) => to.includes(email))
    .map(({ data }) => /^Message-ID: <(.+)>\r$/m.exec(data)?.[1] ?? '')

const countQueued = async () => (await world.owner.query('select from mails')).rows.length
/** An email that has been handed to a mail server can't be called back, so tests wait until none is. */
const countRejected = () => world.log.filter(line => line.includes('could not send an email')).length
const startServer = () => world.startAnotherServer(config, undefined, hurried)

/** Ends a server as a crash would: its connections break, and nothing is finished. */
async function kill(server: RunningServer): Promise<void> {
  const pools = [server.app.database, server.app.identity]
  for (const { pool } of pools) await pool.end().catch(() => undefined)
  await server.close().catch(() => undefined)
}

test('several servers at once send one email each', async () => {
  setClock(world, new Date())
  const { guardians, due } = await insertGuardians(20)
  const others = [await startServer(), await startServer()]
  setClock(world, due, 1_000)
  await waitUntil(() => guardians.every(({ email }) => idsOf(email).length > 0))
  await sweeps(world)
  assert.deepEqual(
    guardians.map(({ email }) => idsOf(email).length),
    guardians.map(() => 1),
  )
  for (const other of others) await other.close()
})

test('a server that stops in the middle of a run loses and repeats nothing', async () => {
  setClock(world, new Date())
  const { guardians, due } = await insertGuardians(20)
  mailServer.state.turnAway = 1_000
  const before = mailServer.received.length
  const second = await startServer()
  setClock(world, due, 1_000)
  await waitUntil(async () => (await countQueued()) >= 3)
  await kill(second)
  await waitUntil(async () => (await countQueued()) === 20)
  assert.equal(mailServer.received.length, before)
  mailServer.state.turnAway = 0
  await world.owner.query("update mails set send_at = now() - interval '1 day'")
  await waitUntil(async () => (await countQueued()) === 0)
  await sweeps(world)
  for (const { email } of guardians) assert.equal(new Set(idsOf(email)).size, 1, email)
  setClock(world, due, 7 * day + hour + 1_000)
  await waitUntil(() => guardians.every(({ email }) => new Set(idsOf(email)).size === 2))
})

test('a guardian who unsubscribes in the middle of a run gets none, also after a restart', async () => {
  setClock(world, new Date())
  const { guardians, due } = await insertGuardians(6)
  mailServer.state.turnAway = 1_000
  const second = await startServer()
  const before = countRejected()
  setClock(world, due, 1_000)
  await waitUntil(async () => (await countQueued()) === 6 && countRejected() >= before + 6)
  const [parent, other, third] = guardians
  assert(parent && other && third)
  await world.owner.query(
    'update learn_mail_preferences set weekly = false, next_at = null where user_id = any ($1)',
    [[parent.userId, other.userId]],
  )
  await world.owner.query('delete from guardians where user_id = $1', [third.userId])
  await second.close()
  assert.equal(await countQueued(), 3)
  mailServer.state.turnAway = 0
  const restarted = await startServer()
  await world.owner.query("update mails set send_at = now() - interval '1 day'")
  await waitUntil(async () => (await countQueued()) === 0)
  await sweeps(world)
  for (const [at, { email }] of guardians.entries()) assert.equal(idsOf(email).length, at < 3 ? 0 : 1, email)
  setClock(world, due, 7 * day + hour)
  const last = guardians.at(-1)?.email ?? ''
  await waitUntil(() => idsOf(last).length === 2)
  await sweeps(world)
  assert.deepEqual([idsOf(parent.email), idsOf(other.email), idsOf(third.email)], [[], [], []])
  await restarted.close()
})

test('a change of the clocks in the night before neither loses nor repeats the email', async () => {
  for (const [saturday, seven] of [
    ['2027-03-27T12:00:00Z', '2027-03-29T06:00:00Z'],
    ['2027-10-30T12:00:00Z', '2027-11-01T07:00:00Z'],
  ] as const) {
    setClock(world, new Date())
    const { guardians } = await insertGuardians(2)
    setClock(world, new Date(saturday))
    await world.owner.query(
      `update learn_mail_preferences set next_week = $2::timestamptz::date - 7, next_at = $2::timestamptz - interval '7 days'
        where user_id = any ($1)`,
      [guardians.map(({ userId }) => userId), seven],
    )
    await sweeps(world)
    const [first] = guardians
    assert(first)
    for (let minutes = -120; minutes <= 180; minutes += 60) {
      setClock(world, new Date(seven), minutes * 60_000 + 2_000)
      await sweeps(world)
      if (minutes >= 0) await waitUntil(() => idsOf(first.email).length > 0)
      assert.equal(idsOf(first.email).length, minutes < 0 ? 0 : 1, `${seven} ${minutes}`)
    }
  }
})

test('somebody who moves to another time zone gets each week once', async () => {
  setClock(world, new Date())
  const { parent } = await family(world)
  const due = await choose(world, parent, true, 'Pacific/Kiritimati')
  const later = new Date(due.getTime() + 40 * day)
  const token = await world.token(parent.userId, { expiresAt: later })
  setClock(world, due, 1_000)
  await waitUntil(() => idsOf(parent.email).length === 1)
  const moved = await choose(world, { token }, true, 'Pacific/Honolulu')
  assert.equal(moved.getTime() - due.getTime(), 8 * day)
  await choose(world, { token }, false)
  assert.deepEqual(await choose(world, { token }, true, 'Pacific/Honolulu'), moved, 'off and on again')
  setClock(world, due, day + hour)
  await sweeps(world)
  assert.equal(idsOf(parent.email).length, 1)
  setClock(world, moved, 1_000)
  await waitUntil(() => idsOf(parent.email).length === 2)
})
