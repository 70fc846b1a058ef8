import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { canDryRun, type Operation } from '@learn/contract/operation'
import { request, requestOf } from './support/client.ts'
import { clientFamily, newChild } from './support/learning/family.ts'
import { newUpload } from './support/media/files.ts'
import { bytesAt, creation, tus } from './support/media/tus.ts'
import { withStripe } from './support/money.ts'
import { inputs } from './support/operation-inputs.ts'
import { personFor, populate } from './support/populated-tenant.ts'
import { temporaryDirectory } from './support/processes.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'
import { createBook, createWord, trialTable, trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const stripe = await StripeSimulator.start()
const data = await temporaryDirectory()
const world = await World.create({ ...withStripe(stripe), dataDir: data.path }, undefined, trialUnusual)
after(async () => {
  await world.close()
  await stripe.stop()
  await data.remove()
})
await world.owner.query(trialTable)
const tenant = await populate(world)
await world.credits(tenant, 100)

async function tokenFor(operation: Operation): Promise<string> {
  const person = personFor(operation, tenant)
  return person ? await world.token(person.userId) : tenant.key
}

async function send(operation: Operation, token: string, input: object, headers: Record<string, string>) {
  const { path, init } = requestOf(operation, token, input, headers)
  return await request<Record<string, unknown>>(world.server.url, path, init, operation)
}

const dry = { prefer: 'dry-run' }

/** A hash of every table. When a credential was last used does not count. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows } = await world.owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const text = `select md5(string_agg(line, '|' order by line)) as hash
      from (select (to_jsonb(t) - 'last_used_at')::text as line from "${name}" t) lines`
    hashes[name] = (await world.owner.query<{ hash: string }>(text)).rows[0]?.hash ?? ''
  }
  return hashes
}

const traces = async () => ({
  rows: await fingerprint(),
  files: (await readdir(data.path, { recursive: true })).filter(name => !name.includes('postgres')).sort(),
  payments: stripe.requests.length,
})

const tried = operations.filter(canDryRun)
const tokens = new Map<Operation, string>()
for (const operation of tried) tokens.set(operation, await tokenFor(operation))
const untouched = await traces()
for (const operation of tried) {
  const id = operation.id as OperationId
  test(`a dry run of ${id} answers like the call, and changes nothing`, async () => {
    const asked = { ...dry, 'idempotency-key': id }
    const token = tokens.get(operation) ?? ''
    const { status, headers } = await send(operation, token, inputs[id](tenant), asked)
    assert.deepEqual([status, headers.get('preference-applied')], [operation.status, 'dry-run'])
    assert.deepEqual(await traces(), untouched)
  })
}

test('steps of practice and pieces of uploads can’t be dry runs, and nothing is changed', async () => {
  const others = operations.filter(operation => operation.effect !== 'read' && !canDryRun(operation))
  assert.deepEqual(others.map(({ id }) => id).sort(), [
    'learn.createLearnAttempt',
    'learn.createLearnDecision',
    'learn.saveLearnPaperAnswer',
    'media.appendMediaUpload',
  ])
  for (const operation of others) {
    const token = await tokenFor(operation)
    const before = await traces()
    const { status, body } = await send(operation, token, inputs[operation.id as OperationId](tenant), dry)
    assert.equal(status, 400)
    assert.match(String(body.message), /can’t be a dry run/)
    assert.deepEqual(await traces(), before)
  }
})

test('a dry run fails like the call', async () => {
  const stranger = await world.tenant()
  const call = async (operation: Operation, token: string, input: object) => {
    const answers = [await send(operation, token, input, {}), await send(operation, token, input, dry)]
    const [real, tried] = answers.map(({ status, body: { requestId, ...body } }) => ({ status, body }))
    assert.deepEqual(tried, real)
    return tried?.status
  }
  const { organizationId, teamId } = tenant
  const named = (id: string) => operations.find(operation => operation.id === id) as Operation
  assert.equal(await call(named('teams.createTeam'), tenant.key, { organizationId, name: '' }), 400)
  assert.equal(await call(named('teams.deleteTeam'), stranger.key, { teamId }), 404)
  assert.equal(await call(named('teams.deleteTeam'), 'learn_nothing', { teamId }), 401)
  const wrongName = { organizationId, confirmName: 'Other' }
  assert.equal(
    await call(named('organizations.deleteOrganization'), await world.token(tenant.admin.userId), wrongName),
    400,
  )
  const viewer = await world.token(tenant.viewer.userId)
  assert.equal(await call(named('teams.deleteTeam'), viewer, { teamId }), 403)
  const poor = { organizationId: stranger.organizationId, word: 'yes' }
  assert.equal(await call(createWord, stranger.key, poor), 402)
})

test('a dry run of a paid call reserves nothing, even if it would start a job', async () => {
  const payer = await world.tenant()
  const { organizationId } = payer
  await world.credits(payer, 10)
  const before = await fingerprint()
  const word = await send(createWord, payer.key, { organizationId, word: 'yes' }, dry)
  const book = await send(createBook, payer.key, { organizationId, pages: 5 }, dry)
  assert.deepEqual([word.status, book.status], [201, 202])
  assert.equal((await send(createBook, payer.key, { organizationId, pages: 6 }, dry)).status, 402)
  assert.deepEqual(await fingerprint(), before)
  const { status } = await world.request(`/v1/jobs/${book.body.id}`, {
    headers: { authorization: `Bearer ${payer.key}` },
  })
  assert.equal(status, 404)
})

test('a dry run neither uses nor returns the stored answer of an idempotency key', async () => {
  const { key, organizationId } = await world.tenant()
  const headers = { 'idempotency-key': randomUUID() }
  const input = { organizationId, name: 'Robins' }
  const tried = await world.call('teams.createTeam', key, input, { headers: { ...headers, ...dry } })
  const made = await world.call('teams.createTeam', key, input, { headers })
  assert.deepEqual([tried.status, made.status, made.headers.get('idempotency-replayed')], [201, 201, null])
  assert.equal(made.headers.get('preference-applied'), null)
  const again = await world.call('teams.createTeam', key, input, { headers: { ...headers, ...dry } })
  assert.notEqual(again.body.id, made.body.id)
  const gone = await world.call('teams.deleteTeam', key, { teamId: made.body.id }, { headers })
  const late = await world.call(
    'teams.deleteTeam',
    key,
    { teamId: made.body.id },
    { headers: { ...headers, ...dry } },
  )
  assert.deepEqual([gone.status, late.status], [200, 404])
})

test('the preference is found among others, and only there', async () => {
  const { key, organizationId } = await world.tenant()
  const applied = async (prefer: string) => {
    const input = { organizationId, name: randomUUID() }
    const { headers } = await world.call('teams.createTeam', key, input, { headers: { prefer } })
    return headers.get('preference-applied') !== null
  }
  for (const prefer of [
    'dry-run',
    'Dry-Run',
    'respond-async, dry-run',
    'dry-run; x=y, wait=5',
    ' dry-run ',
    'dry-run=true',
    'dry-run = ""',
    'x="a, b", dry-run="1"',
  ])
    assert(await applied(prefer), prefer)
  for (const prefer of ['dry-runs', 'no-dry-run', 'wait=dry-run', 'respond-async', 'x="a, dry-run; b"'])
    assert(!(await applied(prefer)), prefer)
})

test('tus creates no upload in a dry run, and takes no bytes', async () => {
  const before = await traces()
  const file = newUpload('hello.txt', 'hello')
  const headers = { ...creation(tenant.organizationId, file), ...bytesAt(0), ...dry }
  const url = `${world.server.url}/v1/media/uploads`
  const created = await tus({ method: 'POST', url, token: tenant.key, headers }, Buffer.from('hello'))
  assert.deepEqual([created.status, created.headers['preference-applied']], [201, 'dry-run'])
  assert.deepEqual(await traces(), before)
})

test('a dry run of a removal does not lock what it would remove', async () => {
  const school = await world.tenant()
  const { organizationId, userId } = school
  const { parent, studentId } = await clientFamily(world, school)
  const { body: team } = await world.call('teams.createTeam', school.key, { organizationId, name: 'Robins' })
  const client = await world.owner.connect()
  try {
    await client.query('begin')
    await client.query('select from students where id = $1 for update', [studentId])
    await client.query('select from teams where id = $1 for update', [team.id])
    const erased = await world.call('learn.eraseLearnStudent', parent.token, { studentId }, { headers: dry })
    const closing = { confirmEmail: parent.email, deleteUnshared: true }
    const closed = await world.call('identity.closeAccount', parent.token, closing, { headers: dry })
    const administrator = await world.token(userId)
    const deletion = { organizationId, confirmName: 'Tenant' }
    const deleted = await world.call('organizations.deleteOrganization', administrator, deletion, {
      headers: dry,
    })
    assert.deepEqual([erased.status, closed.status, deleted.status], [200, 200, 200])
  } finally {
    client.release(true)
  }
})

test('a dry run that would send an email does not wait for others who write to the same address', async () => {
  const [first, second] = [await world.tenant(), await world.tenant()]
  const email = `${randomUUID()}@example.org`
  const invite = async ({ key, organizationId }: typeof first, headers: Record<string, string>) =>
    (
      await world.call(
        'organizations.createInvitation',
        key,
        { organizationId, email, role: 'viewer' },
        { headers },
      )
    ).status
  const client = await world.owner.connect()
  try {
    const { rows } = await client.query<{ hash: Buffer }>('select name_hash as hash from mail_counts')
    assert.equal(await invite(first, {}), 201)
    await client.query('begin')
    const others = [rows.map(({ hash }) => hash)]
    const { rowCount } = await client.query(
      'select from mail_counts where name_hash <> all ($1) for update',
      others,
    )
    assert.equal(rowCount, 2, 'the person who invites, and the address')
    assert.equal(await invite(second, dry), 201)
  } finally {
    client.release(true)
  }
})

test('dry runs can’t test any number of usernames, and adding a child uses up no tries', async () => {
  const person = await world.person()
  const tryName = async (headers: Record<string, string>) =>
    (
      await world.call(
        'learn.completeLearnParentChildOnboarding',
        person.token,
        newChild(person.email, { childUsername: randomUUID() }),
        { headers },
      )
    ).status
  for (let tries = 0; tries < 15; tries++) assert.equal(await tryName(dry), 201)
  assert.equal(await tryName({}), 201)
  for (let tries = 0; tries < 6; tries++) assert.equal(await tryName(dry), 201)
  assert.equal(await tryName(dry), 429)
})
