import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import { nounVerbOf } from '@learn/contract/noun-verb'
import type { Statement } from '@learn/contract/statements'
import { family } from '../test/support/learning/family.ts'
import { disconnect, json, ScriptedServer } from '../test/support/scripted-server.ts'
import { World } from '../test/support/world.ts'
import { call, connect, Learn, NotFound } from './index.ts'
import { getCaller, listOrganizations } from './operations.ts'

const world = await World.create()
const tenant = await world.tenant()
const client = new Learn({ baseUrl: world.server.url, token: tenant.key })
after(() => world.close())

const camel = (words: string) => words.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

test('every operation of the contract is a method of the client, by its noun and verb', () => {
  const groups = client as unknown as Record<string, Record<string, unknown>>
  const counts: Record<string, number> = { jobs: 1, media: 2 } // wait, upload and download are not operations.
  for (const operation of operations) {
    const noun = camel(nounVerbOf(operation).noun)
    assert.equal(typeof groups[noun]?.[camel(nounVerbOf(operation).verb)], 'function', operation.id)
    counts[noun] = (counts[noun] ?? 0) + 1
  }
  for (const [noun, count] of Object.entries(counts))
    assert.equal(Object.keys(groups[noun] ?? {}).length, count, `each method of ${noun} has its own name`)
})

test('an id alone is enough where nothing else is required', async () => {
  const { organizationId } = tenant
  assert.deepEqual(
    await client.organizations.get(organizationId),
    await client.organizations.get({ organizationId }),
  )
  const members: string[] = []
  const missing = await client.replays.decisions(organizationId).attempt()
  assert(!missing.ok && missing.error._tag === 'NotFound')
  for await (const { id } of client.members.list()) members.push(id)
  assert.equal((await client.members.get(members[0] ?? '')).id, members[0])
  await assert.rejects(client.organizations.get(''), { _tag: 'InvalidRequest' })
  // @ts-expect-error a list takes no id, and the server refuses it
  await assert.rejects(client.members.list(organizationId), { _tag: 'HttpApiDecodeError' })
})

test('a call can be awaited for its answer, or for its whole response', async () => {
  const created = await client.organizations.create({ name: 'Ashgrove Tutors' })
  assert.equal(created.name, 'Ashgrove Tutors')
  const again = client.organizations.get({ organizationId: created.id })
  const { data, requestId, status, replayed } = await again.withResponse()
  assert.deepEqual(data, created)
  assert.equal(status, 200)
  assert.equal(replayed, false)
  assert(
    world.log.some(line => line.includes(requestId)),
    'the log contains the request id',
  )
})

test('a single operation can be called without a client', async () => {
  const connection = connect({ baseUrl: world.server.url, token: tenant.key })
  const { total } = await call(connection, listOrganizations, { limit: 1 })
  assert(total >= 1)
  const { kind } = await call(connection, getCaller)
  assert.equal(kind, 'key')
})

test('a mutation with the same idempotency key happens once', async () => {
  const create = () =>
    client.organizations.create({ name: 'Once' }, { idempotencyKey: 'once' }).withResponse()
  const [first, second] = [await create(), await create()]
  assert.deepEqual(second.data, first.data)
  assert.deepEqual([first.replayed, second.replayed], [false, true])
})

test('a failure is an error of its own class, or a value with a tag', async () => {
  const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
  await assert.rejects(client.organizations.get({ organizationId }), NotFound)
  const attempt = await client.organizations.get({ organizationId }).attempt()
  assert(!attempt.ok)
  switch (attempt.error._tag) {
    case 'NotFound':
      assert.equal(attempt.error.status, 404)
      break
    case 'HttpApiDecodeError':
      assert.fail(attempt.error.details.issues[0]?.message)
      break
    // @ts-expect-error this operation is not paid
    case 'PaymentRequired':
      break
  }
  assert(world.log.some(line => line.includes(attempt.error.requestId ?? 'none')))
  const error: Error = await client.keys.revoke({ apiKeyId: organizationId }).catch(failed => failed)
  assert.match(error.stack ?? '', /client\.test\.ts/, 'the stack contains the caller')
})

test('attempts, responses and items leave no unhandled rejection', async t => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  t.after(() => process.off('unhandledRejection', hear))
  const away = new Learn({ baseUrl: 'http://127.0.0.1:9', retries: 0 })
  await away.caller.get().attempt()
  await assert.rejects(away.caller.get().withResponse())
  await assert.rejects(async () => {
    for await (const _ of away.organizations.list());
  })
  await new Promise(resolve => setTimeout(resolve, 20))
  assert.deepEqual(unheard, [])
})

test('a list can be walked by item and by page', async () => {
  const crowd = await world.tenant()
  await world.invitations(crowd, Array(7).fill({}))
  const own = new Learn({ baseUrl: world.server.url, token: crowd.key })
  const emails: string[] = []
  for await (const { email } of own.invitations.list({ limit: 3, sortBy: 'email' })) emails.push(email)
  assert.equal(emails.length, 7)
  assert.deepEqual(emails, emails.toSorted().toReversed())
  const sizes: number[] = []
  for await (const page of own.invitations.list({ limit: 3 }).pages()) sizes.push(page.data.length)
  assert.deepEqual(sizes, [3, 3, 1])
})

test('an error in the middle of a list has the cursor to continue from', async t => {
  const server = await ScriptedServer.start()
  t.after(() => server.close())
  const page = (items: object[], nextCursor: string | null) =>
    json({ data: items, total: 3, nextCursor, prevCursor: null })
  server.script(page([{ id: '1' }], 'second'), disconnect, page([{ id: '2' }], null))
  const shaky = new Learn({ baseUrl: server.url, retries: 0 })
  const ids: string[] = []
  const walk = async (cursor?: string) => {
    for await (const { id } of shaky.organizations.list(cursor ? { cursor } : {})) ids.push(id)
  }
  const error = await walk().catch(failed => failed)
  assert.equal(error._tag, 'NetworkError')
  assert.equal(error.cursor, 'second')
  await walk(error.cursor)
  assert.deepEqual(ids, ['1', '2'])
  assert.equal(server.asked.at(-1)?.url, '/v1/organizations?cursor=second')
})

test('revoking the token in the middle of a list ends it with Unauthorized', async () => {
  const other = await world.tenant()
  await world.invitations(other, Array(4).fill({}))
  const own = new Learn({ baseUrl: world.server.url, token: other.key })
  let count = 0
  await assert.rejects(
    async () => {
      for await (const _ of own.invitations.list({ limit: 2 }))
        if (count++ === 0) await own.keys.revoke({ apiKeyId: await world.keyId(other.key) })
    },
    { _tag: 'Unauthorized' },
  )
  assert.equal(count, 2)
})

test('only lists can be walked', async t => {
  const server = await ScriptedServer.start()
  t.after(() => server.close())
  server.script(json({ hello: 'world' }))
  const strange = new Learn({ baseUrl: server.url })
  const walk = async (items: AsyncIterable<unknown>) => {
    for await (const _ of items);
  }
  await assert.rejects(walk(strange.organizations.list()), { _tag: 'UnexpectedAnswer' })
  await assert.rejects(walk(strange.caller.get()), { _tag: 'InvalidRequest' })
})

test('a streamed export is read as a whole', async () => {
  const { parent, studentId } = await family(world)
  const guardian = new Learn({ baseUrl: world.server.url, token: parent.token })
  const { student, attempts } = await guardian.students.export({ studentId })
  assert.equal(student.id, studentId)
  assert.deepEqual(attempts, [])
})

test('a statement has the requested format, and TypeScript knows it', async () => {
  const asked = { organizationId: tenant.organizationId, month: new Date().toISOString().slice(0, 7) }
  const statement: Statement = await client.billing.statement(asked)
  assert.equal(statement.month, asked.month)
  const csv: string = await client.billing.statement({ ...asked, format: 'csv' })
  assert.match(csv, /^[^{<]+,/)
  const html: string = await client.billing.statement({ ...asked, format: 'html' })
  assert.match(html, /^<!doctype html>/i)
})

/** None of this runs: the type check fails if a marked line compiles. */
export const mustNotCompile = [
  // @ts-expect-error there is no such noun
  () => client.weather,
  // @ts-expect-error there is no such verb
  () => client.organizations.paint(),
  // @ts-expect-error a field is missing
  () => client.organizations.create({}),
  // @ts-expect-error a field has the wrong type
  () => client.organizations.create({ name: 5 }),
  // @ts-expect-error the answer has no such field
  async () => (await client.caller.get()).shoeSize,
  // @ts-expect-error a statement in JSON is not text
  async () => (await client.billing.statement({ organizationId: '', month: '' })).split(','),
  // @ts-expect-error a statement needs an organization as well
  () => client.billing.statement('2026-01'),
  // @ts-expect-error the new name is required
  () => client.teams.update('019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'),
  // @ts-expect-error there are two ids in the path
  () => client.teams.removeMember('019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'),
]
