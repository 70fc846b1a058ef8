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

/** What a log in this format writes. */
function written(format: 'text' | 'json', log: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  log(createLog('info', { write: line => lines.push(line) }, format))
  return lines.join('')
}

test('a line for people has the time, the level, the message and the fields, and is not JSON', () => {
  const text = written('text', log =>
    log.info(
      { requestId: 'find-me', status: 200, milliseconds: 1.5, nothing: null, words: 'two words' },
      'request',
    ),
  )
  assert.match(
    text,
    /^\d\d:\d\d:\d\d\.\d{3} info {2}request requestId=find-me status=200 milliseconds=1.5 nothing=null words="two words"\n$/,
  )
})

test('an error for people has its cause and the places, each on a line of its own', () => {
  const error = new Error('could not do it', { cause: new TypeError('because of this') })
  const lines = written('text', log => log.error({ err: error }, 'job failed')).split('\n')
  assert.match(lines[0] ?? '', / error job failed$/)
  assert.equal(lines[1], '    Error: could not do it')
  assert.match(lines[2] ?? '', /^ {6}at /)
  assert(lines.includes('    caused by TypeError: because of this'))
})

test('nothing that somebody sends can write to the operator’s terminal, or look like a line of its own', () => {
  const hostile = 'x\u001b[2J\u001b]0;owned\u0007\r\n00:00:00.000 info  all is well\u202e\u009b1m'
  const text = written('text', log => {
    log.warn({ field: hostile, [hostile]: 1, err: new Error(hostile) }, hostile)
  })
  assert.doesNotMatch(text.replaceAll('\n', ''), /[\p{Cc}\u202e]/u)
  const lines = text.trimEnd().split('\n')
  assert.equal(lines.filter(line => /^\d\d:/.test(line)).length, 1)
})

test('a line for people has no secrets either', () => {
  const key = makeApiKey()
  const text = written('text', log =>
    log.info({ headers: { authorization: `Bearer ${key}` }, err: new Error(`bad ${key}`) }, key),
  )
  assert.doesNotMatch(text, new RegExp(key.slice(9, 40)))
  assert.match(text, /redacted/)
})
