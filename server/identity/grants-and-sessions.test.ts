import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'

const world = await World.create()
const second = await world.startAnotherServer()
after(async () => {
  await second.close()
  await world.close()
})
const everywhere = [world.server.url, second.url]

test('people see their own grants and sessions, and nobody else’s', async () => {
  const [one, two] = [await world.person(), await world.person()]
  const grants = [await world.grant(one.userId), await world.grant(one.userId)]
  const sessions = [await world.session(one.userId), await world.session(one.userId)]
  const listed = await world.call('identity.listGrants', one.token, {})
  assert.deepEqual(listed.body.data.map(({ id }) => id).sort(), grants.sort())
  assert.equal(listed.body.total, 2)
  const browsers = await world.call('identity.listSessions', one.token, {})
  assert.deepEqual(browsers.body.data.map(({ id }) => id).sort(), sessions.map(({ id }) => id).sort())
  assert(!JSON.stringify(browsers.body).includes(sessions[0]?.secret ?? ''))
  for (const list of ['identity.listGrants', 'identity.listSessions'] as const) {
    const { body } = await world.call(list, two.token, {})
    assert.deepEqual([body.data, body.total], [[], 0])
  }
})

test('nobody can end another person’s grants and sessions, not even their administrator', async () => {
  const tenant = await world.tenant()
  const { userId, token } = await world.member(tenant)
  const [grantId, { id: sessionId }] = [await world.grant(userId), await world.session(userId)]
  for (const other of [await world.token(tenant.userId), (await world.person()).token]) {
    assert.equal((await world.call('identity.revokeGrant', other, { grantId })).body._tag, 'NotFound')
    assert.equal((await world.call('identity.revokeSession', other, { sessionId })).body._tag, 'NotFound')
  }
  assert.equal((await world.call('identity.listGrants', token, {})).body.total, 1)
  assert.equal((await world.call('identity.listSessions', token, {})).body.total, 1)
})

test('keys have no grants or sessions', async () => {
  const { key } = await world.tenant()
  for (const list of ['identity.listGrants', 'identity.listSessions'] as const)
    assert.equal((await world.call(list, key, {})).body._tag, 'Forbidden')
})

test('ending a grant ends its tokens immediately, even cached ones', async () => {
  const { userId, token } = await world.person()
  const [grantId, keptId] = [await world.grant(userId), await world.grant(userId)]
  const [granted, kept] = [
    await world.token(userId, { grantId }),
    await world.token(userId, { grantId: keptId }),
  ]
  const ask = async (token: string) => {
    const asked = everywhere.map(url => world.call('identity.getCaller', token, {}, { url }))
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  assert.deepEqual(await ask(granted), [200, 200])
  const { body } = await world.call('identity.revokeGrant', token, { grantId })
  assert.equal(body.id, grantId)
  assert.deepEqual(await ask(granted), [401, 401])
  assert.deepEqual(await ask(kept), [200, 200], 'another grant still works')
  const again = await world.call('identity.revokeGrant', token, { grantId })
  assert.equal(again.body._tag, 'NotFound')
})

test('a token can end its own grant', async () => {
  const { userId } = await world.person()
  const grantId = await world.grant(userId)
  const token = await world.token(userId, { grantId })
  assert.equal((await world.call('identity.revokeGrant', token, { grantId })).status, 200)
  assert.equal((await world.call('identity.getCaller', token, {})).body._tag, 'Unauthorized')
})

test('an ended session is gone', async () => {
  const { userId, token } = await world.person()
  const [ended, kept] = [await world.session(userId), await world.session(userId)]
  const { status } = await world.call('identity.revokeSession', token, { sessionId: ended.id })
  assert.equal(status, 200)
  const { body } = await world.call('identity.listSessions', token, {})
  assert.deepEqual(
    body.data.map(({ id }) => id),
    [kept.id],
  )
  const { rows } = await world.owner.query('select from web_sessions where id = $1', [ended.id])
  assert.equal(rows.length, 0)
})

test('signing out everywhere ends all sessions of one person, and nobody else’s', async () => {
  const [{ userId, token }, other] = [await world.person(), await world.person()]
  for (const owner of [userId, userId, other.userId]) await world.session(owner)
  const { body } = await world.call('identity.revokeAllSessions', token, {})
  assert.deepEqual(body, { ended: 2 })
  const totals = [token, other.token].map(
    async person => (await world.call('identity.listSessions', person, {})).body.total,
  )
  assert.deepEqual(await Promise.all(totals), [0, 1])
  assert.deepEqual((await world.call('identity.revokeAllSessions', token, {})).body, { ended: 0 })
})

test('expired grants and sessions are not listed, whether or not they have been swept', async () => {
  const { userId, token } = await world.person()
  await world.grant(userId)
  await world.session(userId)
  const totals = async () => [
    (await world.call('identity.listGrants', token, {})).body.total,
    (await world.call('identity.listSessions', token, {})).body.total,
  ]
  assert.deepEqual(await totals(), [1, 1])
  for (const table of ['oauth_grants', 'web_sessions'])
    await world.owner.query(
      `update ${table} set expires_at = now() - interval '1 second' where user_id = $1`,
      [userId],
    )
  assert.deepEqual(await totals(), [0, 0])
})

test('changes to a person’s own account leave an audit event without an organization', async () => {
  const tenant = await world.tenant()
  const { userId, token } = await world.member(tenant, 'admin')
  const grantId = await world.grant(userId)
  await world.call('identity.revokeGrant', token, { grantId })
  const { rows } = await world.owner.query(
    'select organization_id, user_id, operation from audit_events where subject_id = $1',
    [grantId],
  )
  assert.deepEqual(rows, [{ organization_id: null, user_id: userId, operation: 'identity.revokeGrant' }])
  const { body } = await world.call('audit.listAuditEvents', token, { 'filter[subjectId]': grantId })
  assert.deepEqual([body.data, body.total], [[], 0])
})

test('a grant shows when it was last used', async () => {
  const { userId } = await world.person()
  const grantId = await world.grant(userId)
  const token = await world.token(userId, { grantId })
  const lastUse = async () => (await world.call('identity.listGrants', token, {})).body.data[0]?.lastUsedAt
  assert.equal(await lastUse(), null)
  await world.server.app.lastUses.flush()
  assert.match((await lastUse()) ?? '', /^\d{4}-/)
})

test('many sessions are listed page by page', async () => {
  const { userId, token } = await world.person()
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.push((await world.session(userId)).id)
  const ask = (cursor: { cursor?: string }) =>
    world.call('identity.listSessions', token, { limit: '2', ...cursor })
  let { body } = await ask({})
  const seen = [...body.data]
  while (body.nextCursor) {
    ;({ body } = await ask({ cursor: body.nextCursor }))
    assert.equal(body.total, 5)
    seen.push(...body.data)
  }
  assert.deepEqual(seen.map(({ id }) => id).sort(), ids.sort())
})
