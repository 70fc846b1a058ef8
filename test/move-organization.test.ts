import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { withConnections } from '../server/move/organization/connections.ts'
import { abortMove } from '../server/move/organization/move.ts'
import { listOurTables } from '../server/move/organization/refusals.store.ts'
import { refuseUnfit } from '../server/move/organization/refusals.ts'
import { createSubscription, findRemains } from '../server/move/organization/replication.store.ts'
import {
  followingTables,
  ownTables,
  sealedTables,
  stayingTables,
} from '../server/move/organization/tables.store.ts'
import { removeDangling } from '../server/operator/restoring.store.ts'
import { family } from './support/learning/family.ts'
import { begin } from './support/learning/practising.ts'
import { assertLedger } from './support/ledger.ts'
import { connected } from './support/operating/backups.ts'
import { runMove, startTwo } from './support/operating/two-installations.ts'
import { organizationRows } from './support/organization-rows.ts'
import { type PopulatedTenant, populate } from './support/populated-tenant.ts'
import { finish } from './support/processes.ts'
import { testSecret, type World } from './support/world.ts'

const two = await startTwo()
const { source, target } = two
after(() => two.end())
const there = await two.share()

test('every table is moved with an organization, or stays for a reason', async () => {
  const tables = await connected(source.databaseUrl, listOurTables)
  const kinds = [ownTables, followingTables, sealedTables, stayingTables]
  for (const { name, hasColumn } of tables) {
    const found = kinds.filter(kind => Object.hasOwn(kind, name))
    assert.equal(
      found.length,
      1,
      `${name}: say in server/move/organization/tables.store.ts whether its rows move with an organization`,
    )
    assert.equal(found[0] === ownTables, hasColumn || name === 'organizations', name)
  }
  const known = tables.map(({ name }) => name)
  for (const kind of kinds) for (const name of Object.keys(kind)) assert(known.includes(name), name)
})

test('PostgreSQL logs no statement that contains the password of the old database', async () => {
  const said: string[] = []
  await connected(target.databaseUrl, async client => {
    client.on('notice', ({ message }) => said.push(message ?? ''))
    await client.query(`set client_min_messages = log; set log_statement = 'all'`)
    await client.query('begin')
    await createSubscription(client, randomUUID(), source.databaseUrl)
    await client.query('rollback')
  })
  assert(said.some(line => line.includes('begin')))
  assert.deepEqual(
    said.filter(line => line.includes('create subscription')),
    [],
  )
})

/** No trace of any move is left, and no table writes more than usual. */
async function assertNoRemains() {
  for (const { databaseUrl } of [source, target])
    assert.deepEqual(await connected(databaseUrl, findRemains), [])
  const { rows } = await source.owner.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relreplident = 'f'`,
  )
  assert.deepEqual(rows, [])
}

interface Written {
  readonly teams: string[]
  readonly attempts: string[]
  readonly removed: string[]
}

/** A child who practises and an administrator's key that changes teams, without a pause, until the organization has moved. */
function startWriting(world: World, { sister, key, organizationId }: PopulatedTenant) {
  const written: Written = { teams: [], attempts: [], removed: [] }
  const refusals: { _tag: string; message: string; retryAfter: string | null }[] = []
  const write = async (work: (round: number) => Promise<Awaited<ReturnType<World['call']>>>) => {
    for (let round = 0; ; round++) {
      const { status, body, headers } = await work(round)
      if (status < 300) continue
      assert(body._tag && body.message)
      refusals.push({ _tag: body._tag, message: body.message, retryAfter: headers.get('retry-after') })
      return
    }
  }
  const teams = write(async round => {
    const made = await world.call('teams.createTeam', key, { organizationId, name: `Team ${round}` })
    if (made.status !== 201) return made
    written.teams.push(made.body.id)
    if (round % 3 === 2)
      return await world.call('teams.updateTeam', key, { teamId: made.body.id, name: 'Later' })
    if (round % 3 === 0) return made
    const gone = await world.call('teams.deleteTeam', key, { teamId: made.body.id })
    if (gone.status < 300) written.removed.push(made.body.id)
    return gone
  })
  const sessionId = begin(world, sister).then(({ id }) => id)
  const practice = sessionId.then(sessionId =>
    write(async () => {
      const step = await world.call('learn.createLearnDecision', sister.token, { sessionId })
      if (step.status !== 201 || !step.body.question) return step
      const decisionId = step.body.decision.id
      const answered = await world.call('learn.createLearnAttempt', sister.token, {
        decisionId,
        answer: null,
      })
      if (answered.status === 201) written.attempts.push(answered.body.id)
      return answered
    }),
  )
  const ended = Promise.all([teams, practice])
  return { written, refusals, sessionId, ended }
}

/** Rows as text, without intended differences: who may use the source, the record of the move, and jobs in progress. */
async function comparable(world: World, organizationId: string) {
  const { organizations, jobs, audit_events, audit_event_counts, ...same } = await organizationRows(
    world,
    organizationId,
  )
  const parsed = (rows: string[] = []) => rows.map(row => JSON.parse(row))
  const events = parsed(audit_events).filter(({ operation }) => operation !== 'operator.moveOrganization')
  assert(audit_event_counts)
  return {
    ...same,
    organizations: parsed(organizations).map(row => ({ ...row, suspended_reason: null })),
    jobs: parsed(jobs)
      .map(({ id }) => id)
      .sort(),
    audit_events: events.map(event => JSON.stringify(event)).sort(),
  }
}

const countOf = async (world: World, text: string, values: unknown[]) =>
  Number((await world.owner.query(`select count(*) from ${text}`, values)).rows[0].count)

/** A move that dies when the source has closed permanently and the target has not opened, and is then aborted. */
async function giveUpAtTheEnd({ organizationId, key }: PopulatedTenant) {
  await runMove(two, organizationId, { killedAt: 'decided' })
  const read = () => source.call('organizations.getOrganization', key, { organizationId })
  assert.equal((await read()).body._tag, 'TooManyRequests')
  await connected(source.databaseUrl, async from => {
    await assert.rejects(abortMove(from, organizationId, undefined), /only the new database shows/)
    await connected(target.databaseUrl, to => abortMove(from, organizationId, to))
  })
  await assertNoRemains()
  assert.equal((await read()).status, 200)
  for (const rows of Object.values(await organizationRows(target, organizationId))) assert.deepEqual(rows, [])
}

test('an organization moves while a child and a key keep writing, and both continue with their credentials', async t => {
  const tenant = await populate(source)
  const { organizationId, key, sister } = tenant
  const [neighbour, resident] = [await populate(source), await populate(target)]
  const before = {
    neighbour: await organizationRows(source, neighbour.organizationId),
    resident: await organizationRows(target, resident.organizationId),
  }
  const headers = { 'idempotency-key': randomUUID() }
  const first = await source.call('teams.createTeam', key, { organizationId, name: 'Once' }, { headers })

  await giveUpAtTheEnd(tenant)
  const writing = startWriting(source, tenant)
  for (const killedAt of ['copying', 'following', 'closed']) await runMove(two, organizationId, { killedAt })
  const { moved, output } = await runMove(two, organizationId)
  await writing.ended
  assert(moved?.outcome === 'moved', output)
  t.diagnostic(`closed for ${Math.round(moved.closedMilliseconds)} ms, ${moved.rows} rows compared`)
  assert(moved.closedMilliseconds < 20_000)
  assert(moved.entries > 0)
  await assertNoRemains()

  assert.equal(writing.refusals.length, 2)
  for (const { _tag, message, retryAfter } of writing.refusals) {
    assert.equal(_tag, 'TooManyRequests')
    assert.match(message, /This organization has moved to https:\/\/second\.example\.org\./)
    assert.equal(retryAfter, '1')
  }
  const { written } = writing
  assert(written.attempts.length > 0 && written.teams.length > 0)
  assert.equal(
    await countOf(target, 'learn_attempts where id = any ($1)', [written.attempts]),
    written.attempts.length,
  )
  assert.equal(await countOf(target, 'teams where id = any ($1)', [written.removed]), 0)
  const kept = written.teams.filter(id => !written.removed.includes(id))
  assert.equal(await countOf(target, 'teams where id = any ($1)', [kept]), kept.length)
  assert.deepEqual(await comparable(target, organizationId), await comparable(source, organizationId))
  assert.deepEqual(await organizationRows(source, neighbour.organizationId), before.neighbour)
  assert.deepEqual(await organizationRows(target, resident.organizationId), before.resident)

  const url = there
  const sessionId = await writing.sessionId
  const next = await target.call('learn.createLearnDecision', sister.token, { sessionId }, { url })
  assert.equal(next.status, 201, 'the child continues the session with the same token')
  const repeated = await target.call(
    'teams.createTeam',
    key,
    { organizationId, name: 'Once' },
    { url, headers },
  )
  assert.deepEqual(repeated.body, first.body)
  await assertLedger(target, tenant)
  const refused = await source.call('organizations.getOrganization', key, { organizationId })
  assert.equal(refused.body._tag, 'TooManyRequests')

  await connected(target.databaseUrl, async client => {
    await client.query('begin')
    assert.equal(await removeDangling(client, organizationId), 0, 'no row refers to a missing one')
    await client.query('rollback')
  })
  const counted = await countOf(target, 'audit_events where organization_id = $1', [organizationId])
  const { rows } = await target.owner.query(
    'select sum(count)::int as kept from audit_event_counts where organization_id = $1',
    [organizationId],
  )
  assert.equal(rows[0].kept, counted)
})

const admin = (args: string[], more: Record<string, string> = {}) =>
  finish(
    'server/admin.ts',
    {
      DATABASE_URL: source.databaseUrl,
      LEARN_SECRET: testSecret,
      LEARN_NEW_DATABASE_URL: target.databaseUrl,
      ...more,
    },
    ['move-organization', ...args],
  )

test('a family moves with the command, signs in with the same PIN, and the old copy is removed', async () => {
  const child = await family(source)
  const { organizationId, parent, username, studentId } = child
  const checked = await admin([organizationId, '--check'])
  assert.match(checked.output, /can move\./)
  const kept = await admin([organizationId, '--remove'])
  assert.match(kept.output, /has not moved to that database, so nothing was removed/)
  const moved = await admin([
    organizationId,
    '--public-url',
    'https://second.example.org',
    '--closed-seconds',
    '20',
  ])
  assert.match(moved.output, /compared all \d+ rows of \d+ tables.*It was closed for \d+ ms/)
  await assertNoRemains()

  const session = await fetch(`${there}/auth/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, pin: '4071' }),
  })
  assert.equal(session.status, 200)
  const seen = await target.call('learn.listLearnStudents', parent.token, {}, { url: there })
  assert.deepEqual(
    seen.body.data?.map(({ id }) => id),
    [studentId],
  )
  const left = await source.call('identity.getCaller', parent.token, {})
  assert.equal(left.body._tag, 'TooManyRequests', 'the parent has left')
  assert.match(left.body.message ?? '', /has moved to/)
  assert.equal(
    await countOf(
      source,
      `access_tokens where principal_id = $1 and expires_at > now() + interval '16 minutes'`,
      [parent.userId],
    ),
    0,
  )

  assert.match((await admin([organizationId])).output, /had already moved/)
  const removed = await admin([organizationId, '--remove'])
  assert.match(removed.output, /Removed the old copy\./)
  for (const [table, rows] of Object.entries(await organizationRows(source, organizationId)))
    assert.deepEqual(rows, [], table)
})

test('an organization that can’t move is refused before anything begins, with the reason', async () => {
  const { organizationId, userId } = await source.tenant()
  const isRefused = async (words: RegExp, id = organizationId) => {
    await withConnections(source.databaseUrl, target.databaseUrl, async ({ source: from, target: to }) => {
      await assert.rejects(refuseUnfit(from, to, id, false), words)
    })
    await assertNoRemains()
  }
  await withConnections(source.databaseUrl, source.databaseUrl, ({ source: from, target: to }) =>
    assert.rejects(refuseUnfit(from, to, organizationId, false), /Both addresses lead to the same database/),
  )
  await withConnections(target.databaseUrl, source.databaseUrl, ({ source: from, target: to }) =>
    assert.rejects(refuseUnfit(from, to, organizationId, false), /wal_level is not logical.*--prepare/),
  )
  await isRefused(/There is no organization/, randomUUID())

  const twin = await family(source)
  await family(target, { childUsername: twin.username.toUpperCase() })
  await isRefused(new RegExp(`have these usernames: ${twin.username}`, 'i'), twin.organizationId)

  const { rows } = await source.owner.query('select email from users where id = $1', [userId])
  const stranger = await target.person(rows[0].email)
  await isRefused(new RegExp(`belong to other accounts in the new installation: ${rows[0].email}`))
  await target.owner.query('delete from users where id = $1', [stranger.userId])

  const other = await source.tenant()
  await source.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, created_at) values ($1, $2, $3, 'admin', now())`,
    [randomUUID(), await source.keyId(other.key), organizationId],
  )
  await isRefused(/API keys of other organizations are members of this one/)
  await source.owner.query('delete from memberships where principal_id = $1', [await source.keyId(other.key)])

  await target.owner.query(`update sealed_roots set sealed = sealed || '\\x00'`)
  await isRefused(/different keys, so 0 PINs and 0 open invitations would stop working/)
  await target.owner.query(`update schema_migrations set checksum = 'other' where version = 1`)
  await isRefused(/different versions of Learn/)
})
