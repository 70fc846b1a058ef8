import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { family } from '../../test/support/learning/family.ts'
import { choose } from '../../test/support/learning/weekly.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { type Person, World } from '../../test/support/world.ts'
import { sign } from '../secrets.ts'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())

const { secrets } = world.server.app
const tokenFor = (userId: string) => unsubscribeToken(secrets, { userId, kind: 'weekly' })
const addressOf = (token: string) => `/auth/unsubscribe?token=${token}`

const isWanted = async ({ token }: Person) =>
  (await world.call('learn.getLearnMailPreferences', token, {})).body.weekly

/** As a mail provider does it: without cookies, and without saying where it comes from. */
const clickOnce = (token: string) =>
  fetch(world.server.url + addressOf(token), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test('opening the link changes nothing, and its button turns the email off without signing in', async () => {
  const { parent } = await family(world)
  await choose(world, parent, true)
  const visitor = new Visitor(world)
  const page = await visitor.get(addressOf(tokenFor(parent.userId)))
  assert.equal(page.status, 200)
  assert.match(page.text, /Stop this email/)
  assert(!page.text.includes(parent.email))
  assert.equal(await isWanted(parent), true)
  const action = /action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&#61;', '=') ?? ''
  const done = await visitor.post(action, {})
  assert.equal(done.status, 200)
  assert.match(done.text, /no more weekly emails/)
  assert.equal(await isWanted(parent), false)
  assert.deepEqual(visitor.cookies, [])
})

test('a mail program turns it off with one click, months later and twice', async () => {
  const { parent } = await family(world)
  await choose(world, parent, true)
  world.clock.ahead = 300 * 86_400_000
  assert.equal((await clickOnce(tokenFor(parent.userId))).status, 200)
  assert.equal((await clickOnce(tokenFor(parent.userId))).status, 200)
  world.clock.ahead = 0
  assert.equal(await isWanted(parent), false)
  const { rows } = await world.owner.query(
    `select operation, user_id from audit_events where subject_id = $1 order by created_at`,
    [parent.userId],
  )
  const changed = { operation: 'learn.updateLearnMailPreferences', user_id: parent.userId }
  assert.deepEqual(rows, [changed, changed], 'turned on, and off once')
})

test('a token does nothing for another person, for another kind of email, or if it was made up', async () => {
  const [one, other] = [await family(world), await family(world)]
  for (const { parent } of [one, other]) await choose(world, parent, true)
  const [kind, , signature] = tokenFor(one.parent.userId).split('.')
  const { userId } = other.parent
  const ofAnotherKind = sign(secrets.unsubscribe.current, `monthly ${userId}`).toString('base64url')
  const ofAnotherKey = sign(secrets.mail.current, `weekly ${userId}`).toString('base64url')
  for (const token of [
    `${kind}.${userId}.${signature}`,
    `monthly.${userId}.${ofAnotherKind}`,
    `weekly.${userId}.${ofAnotherKind}`,
    `weekly.${userId}.${ofAnotherKey}`,
    `${tokenFor(userId)}.x`,
    `weekly.${userId}.`,
    `weekly.${userId}`,
    '',
    '%00',
  ]) {
    assert.equal(readUnsubscribeToken(secrets, token), undefined, token)
    assert.equal((await clickOnce(token)).status, 404, token)
    assert.equal((await fetch(world.server.url + addressOf(token))).status, 404, token)
  }
  assert.equal(await isWanted(other.parent), true)
})

test('turning it off removes an email that waits in the queue, and closing the account too', async () => {
  for (const end of ['one click', 'account'] as const) {
    const parent = await world.person()
    await choose(world, parent, true)
    await world.owner.query(
      `insert into mails (id, sealed, urgent, send_at, created_at, user_id, kind)
        values (gen_random_uuid(), '', false, now() + interval '1 day', now(), $1, 'weekly')`,
      [parent.userId],
    )
    if (end === 'one click') await clickOnce(tokenFor(parent.userId))
    else await world.call('identity.closeAccount', parent.token, { confirmEmail: parent.email })
    const count = async (table: string) =>
      (await world.owner.query(`select from ${table} where user_id = $1`, [parent.userId])).rows.length
    assert.equal(await count('mails'), 0, end)
    assert.equal(await count('learn_mail_preferences'), end === 'account' ? 0 : 1)
  }
})
