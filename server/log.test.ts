import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { World } from '../test/support/world.ts'
import { makeApiKey } from './identity/api-key.ts'
import { createLog } from './log.ts'
import { statement } from './storage/statement.ts'

const world = await World.create()
after(() => world.close())

test('the log contains no secrets and no bearer tokens, wherever they appear', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => lines.push(line) })
  const key = makeApiKey()
  log.info({ headers: { authorization: `Bearer ${key}` }, deep: { list: [key] } }, `the key ${key} was used`)
  log.info({ url: '/v1/invitations?token=learn_it_0123456789abcdefghijkl' })
  log.error({ err: new Error(`Bearer some.other-token is bad`) })
  log.error({ err: new Error('Invalid API Key: rk_live_0123456789abcdef, whsec_0123456789abcdef') })
  const text = lines.join('')
  assert.doesNotMatch(text, new RegExp(key.slice(9, 40)))
  assert.doesNotMatch(text, /0123456789abcdef|some\.other/)
  assert.match(text, /the key learn_sk_\[redacted\] was used/)
  for (const line of lines) assert.doesNotThrow(() => JSON.parse(line))
})

test('each request leaves one line with its id, operation, status and time, but none of its content', async () => {
  const { key } = await world.tenant()
  world.log.length = 0
  const headers = { 'x-request-id': 'find-me' }
  await world.call('organizations.createOrganization', key, { name: 'Private name' }, { headers })
  await world.call('organizations.listInvitations', key, { 'filter[role]': 'admin' })
  while (!world.log.some(text => text.includes('organizations.listInvitations'))) await sleep(5)
  const [line] = world.log.map(text => JSON.parse(text)).filter(({ requestId }) => requestId === 'find-me')
  assert.equal(line.operation, 'organizations.createOrganization')
  assert.equal(line.status, 201)
  assert.equal(typeof line.milliseconds, 'number')
  assert.match(line.principalId, /^[0-9a-f-]{36}$/)
  assert.doesNotMatch(world.log.join(''), /Private name|learn_sk_|filter/)
})

test('a database error is logged with its place but without row values', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => lines.push(line) })
  const insert = statement('test_bad_user', `select 'Alice Secret'::uuid`)
  await world.server.app.database.system.query(insert, []).catch(error => log.error({ err: error }, 'failed'))
  assert.match(lines.join(''), /"code":"22P02"/)
  assert.doesNotMatch(lines.join(''), /Alice/)
})
