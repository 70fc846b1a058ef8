import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create()
const settings = await newSettings(world.server.url)
after(async () => {
  await world.close()
  await settings.remove()
})
const tenant = await world.tenant()
const config = { ...settings.config, token: tenant.key }
const api = (words: string, input = '') => runLearn(['api', ...words.split(' ')], config, { input })

test('any request can be made, with a body from a file or standard input', async () => {
  const body = { organizationId: tenant.organizationId, name: 'Robins' }
  const path = join(settings.directory, 'team.json')
  await writeFile(path, JSON.stringify(body))
  const created = await api(`POST /v1/teams --input ${path}`)
  assert.equal(created.code, 0, created.err)
  const { id, name } = JSON.parse(created.out)
  assert.equal(name, 'Robins')
  const changed = await api(`patch /v1/teams/${id} --input -`, JSON.stringify({ name: 'Wrens' }))
  assert.equal(JSON.parse(changed.out).name, 'Wrens')
  const listed = await api('/v1/teams?limit=1')
  assert.equal(JSON.parse(listed.out).data[0].name, 'Wrens')
  assert.equal((await api(`DELETE /v1/teams/${id}`)).code, 0)
})

test('an idempotency key makes a repeated request safe', async () => {
  const body = JSON.stringify({ organizationId: tenant.organizationId, name: 'Once' })
  const words = 'POST /v1/teams --input - --idempotency-key once'
  const [first, second] = [await api(words, body), await api(words, body)]
  assert.equal(JSON.parse(first.out).id, JSON.parse(second.out).id)
})

test('without a path, the command says how to give one', async () => {
  const { code, err } = await runLearn(['api'], config)
  assert.deepEqual([code, err], [2, 'Give a path, such as: learn api /v1/teams\n'])
})

test('--jq filters the answer, here and of learn whoami', async () => {
  assert.equal((await runLearn(['whoami', '--jq', '.kind'], config)).out, 'key\n')
  const { code, out } = await api('/v1/caller --jq .memberships[0].role')
  assert.deepEqual([code, out], [0, 'admin\n'])
})

test('an answer that is not JSON is printed as it is', async () => {
  const month = new Date().toISOString().slice(0, 7)
  const { out } = await api(
    `/v1/billing/statements/${month}?organizationId=${tenant.organizationId}&format=csv`,
  )
  assert.match(out, /^month,organization_id,/)
})

test('--show-request prints the request and sends nothing', async () => {
  const before = world.log.length
  const { code, out } = await api('DELETE /v1/teams/x --show-request')
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(out), { request: { method: 'DELETE', url: `${world.server.url}/v1/teams/x` } })
  assert.equal(world.log.length, before)
})

test('--dry-run has the server answer without keeping the change', async () => {
  const input = JSON.stringify({ organizationId: tenant.organizationId, name: 'Wrens' })
  const { code, out } = await api('POST /v1/teams --input - --dry-run', input)
  assert.deepEqual([code, JSON.parse(out).name], [0, 'Wrens'])
  const { body } = await world.call('teams.listTeams', tenant.key, {})
  assert(!body.data.some(({ name }) => name === 'Wrens'))
  const reading = await api('/v1/teams --dry-run')
  assert.deepEqual(
    [reading.code, reading.err],
    [2, '--dry-run only works with requests that change something.\n'],
  )
})

test('errors have the exit codes of other commands', async () => {
  for (const [words, code, message] of [
    ['/v1/nothing', 1, /\nRequest ID: /],
    ['/v1/teams?limit=0', 2, /limit/],
    ['GET v1/teams', 2, /^The path must start with \/, not "v1\/teams"\.\nExample: /],
    ['GTE /v1/teams', 2, /^"GTE" is not a method\. Use GET, POST, PATCH, PUT, DELETE\.\n/],
    ['/v1/caller --jq .a|', 2, /^--jq: syntax error/],
  ] as const) {
    const ended = await api(words)
    assert.equal(ended.code, code, ended.err)
    assert.match(ended.err, message)
  }
  const { code } = await runLearn(['api', '/v1/caller'], { ...config, token: 'learn_sk_wrong' })
  assert.equal(code, 3)
})
