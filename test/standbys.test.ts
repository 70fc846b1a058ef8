import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OperationId, operations } from '@learn/contract'
import pg from 'pg'
import { readConfig } from '../server/config.ts'
import { findCredential } from '../server/identity/credential.store.ts'
import { hashSecret } from '../server/identity/secret.ts'
import { checkStandbys } from '../server/operator/check/standbys.ts'
import { notCompared, organizationsLiteral, StaleAccess } from '../server/storage/scope.ts'
import { reasonToGoBack } from '../server/storage/standbys/going-back.ts'
import { statement } from '../server/storage/statement.ts'
import { tryStandby } from './faults/standbys.ts'
import { Cluster } from './support/clusters/cluster.ts'
import { createReplicatedWorld, readsDuring } from './support/clusters/replicated-world.ts'
import { scrape } from './support/monitoring/scrape.ts'
import { populate } from './support/populated-tenant.ts'
import { testSecret } from './support/world.ts'

const replicated = await createReplicatedWorld()
const { world, reader, primary, standby, replicaUrl } = replicated
after(() => replicated.close())
const options = { url: reader.url }
const tenant = await world.tenant()
const say = () => undefined

const listAudit = (key = tenant.key) => world.call('audit.listAuditEvents', key, { limit: '1' }, options)
const createTeam = () =>
  world.call('teams.createTeam', tenant.key, { organizationId: tenant.organizationId, name: 'Team' })
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** Without what depends on the time of the call. */
const steady = (body: unknown) =>
  JSON.stringify(body)
    .replaceAll(/"\d{4}-[^"]*Z"/g, '')
    .replaceAll(/(\.\d{4})\d+/g, '$1')

/** Waits until a read is answered by the standby. */
async function untilUsed(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await readsDuring(() => listAudit())).answered > 0) return
    await sleep(100)
  }
  assert.fail('the standby is not used')
}

test('only long reads may be answered by a standby', () => {
  const declared = operations.filter(({ fromStandby }) => fromStandby)
  assert.deepEqual(declared.map(({ id }) => id).sort(), [
    'audit.listAuditEvents',
    'billing.getStatement',
    'billing.verifyLedger',
    'learn.exportLearnStudent',
    'learn.getLearnGroupOverview',
    'learn.getLearnPolicyReplay',
    'learn.getLearnStudentSummary',
    'learn.getLearnStudentTrend',
    'learn.listLearnPolicyReplayDecisions',
    'learn.listLearnPolicyReplays',
  ])
  for (const { id, effect, transport } of declared) {
    assert.equal(effect, 'read', id)
    assert.notEqual(transport, 'events', id)
  }
})

test('each of them is answered by the standby as the primary answers it', async () => {
  const { organizationId, key, student, parent, replayId } = await populate(world)
  const { studentId } = student
  const month = new Date().toISOString().slice(0, 7)
  const inputs: Partial<Record<OperationId, [string, object]>> = {
    'audit.listAuditEvents': [key, {}],
    'billing.getStatement': [key, { organizationId, month }],
    'billing.verifyLedger': [key, { organizationId }],
    'learn.exportLearnStudent': [parent.token, { studentId }],
    'learn.getLearnGroupOverview': [key, { organizationId }],
    'learn.getLearnPolicyReplay': [key, { replayId }],
    'learn.getLearnStudentSummary': [key, { studentId }],
    'learn.getLearnStudentTrend': [key, { studentId }],
    'learn.listLearnPolicyReplayDecisions': [key, { replayId }],
    'learn.listLearnPolicyReplays': [key, {}],
  }
  await untilUsed()
  for (const { id, fromStandby } of operations) {
    if (!fromStandby) continue
    // The operation's id is one of the contract's, and its input is above.
    const [token = '', input = {}] = inputs[id as OperationId] ?? []
    const ask = (url: string) => world.call(id as OperationId, token, input as never, { url })
    let answer: Awaited<ReturnType<typeof ask>> | undefined
    const reads = await readsDuring(async () => {
      answer = await ask(reader.url)
    })
    assert.equal(answer?.status, 200, `${id}: ${JSON.stringify(answer?.body)}`)
    // What hands in papers whose time is up is for the primary.
    assert(
      reads.answered > 0 && reads.answered + reads.writes === sum(reads),
      `${id}: ${JSON.stringify(reads)}`,
    )
    const isSame = steady(answer.body) === steady((await ask(world.server.url)).body)
    assert(isSame, `${id} differs`)
  }
})

test('a replay reads histories from the standby, and everything else from the primary', async () => {
  const { organizationId, key } = await world.tenant()
  const row = await findCredential(world.server.app.database.system, hashSecret(key))
  assert(row)
  const { principalId } = row
  const scope = { principalId, versions: notCompared, organizations: organizationsLiteral([organizationId]) }
  const whereAmI = statement<readonly (Buffer | null)[]>('test_where', 'select pg_is_in_recovery()::text')
  await untilUsed()
  const [row0] = await reader.app.standbys.scoped(scope, 'long').copy(whereAmI, [])
  assert.equal(row0?.[0]?.toString(), 'true')
})

test('what the standby does not have is answered by the primary, and the next reads do not wait for it', async () => {
  await untilUsed()
  await standby.ask('select pg_wal_replay_pause()')
  try {
    const { body: team } = await createTeam()
    const late = await readsDuring(async () => {
      assert.equal((await listAudit()).body.data[0]?.subjectId, team.id)
    })
    assert.equal(late.answered, 0)
    const next = await readsDuring(async () => {
      for (let read = 0; read < 5; read++) assert.equal((await listAudit()).body.data[0]?.subjectId, team.id)
    })
    assert.deepEqual([next.left_out, sum(next)], [5, 5])
    await sleep(1_500)
    const metrics = await scrape(world, { standbys: reader.app.standbys })
    assert.equal(metrics.get('learn_standbys{state="left_out"}'), 1)
    assert(Number(metrics.get('learn_standby_lag_bytes')) > 0)
  } finally {
    await standby.ask('select pg_wal_replay_resume()')
  }
  await untilUsed()
})

test('nothing is answered after access has ended, wherever it ended, and own changes are seen', async () => {
  const report = await tryStandby(replicated, { reads: 420, seed: 1, say })
  assert.equal(sum(report.answered), 0, JSON.stringify(report))
  assert.equal(sum(report.refused), 0, JSON.stringify(report))
  assert(report.afterRevocations >= 200)
  assert(report.outcomes.answered > 50, JSON.stringify(report.outcomes))
})

test('the trial finds what positions and versions prevent', async () => {
  const positions = await tryStandby(replicated, { reads: 900, seed: 2, say, control: 'positions' })
  const early =
    (positions.answered['removed from a team'] ?? 0) + (positions.answered['own last change'] ?? 0)
  assert(early > 0, JSON.stringify(positions))
  const versions = await tryStandby(replicated, { reads: 420, seed: 3, say, control: 'versions' })
  for (const name of ['key revoked', 'role changed', 'organization suspended', 'membership ended'])
    assert((versions.answered[name] ?? 0) > 0, `${name}: ${JSON.stringify(versions)}`)
})

test('an export that takes long ends soon after its access', async () => {
  const { organizationId, userId } = tenant
  const key = await world.key({ organizationId, userId })
  const row = await findCredential(world.server.app.database.system, hashSecret(key))
  assert(row)
  const { principalId, credentialVersion: credential, membershipVersion: membership } = row
  const scope = { principalId, versions: { credential, membership }, organizations: organizationsLiteral([]) }
  const batch = statement<{ one: number }>('test_batch', 'select 1 as one')
  await untilUsed()
  const db = reader.app.standbys.scoped(scope, 'long')
  assert.deepEqual(await db.query(batch, []), [{ one: 1 }])
  await world.call('identity.revokeApiKey', tenant.key, { apiKeyId: await world.keyId(key) })
  await sleep(150)
  await assert.rejects(db.query(batch, []), StaleAccess)
})

test('a standby of another history has nothing that is needed, whatever its position', async () => {
  const database = new URL(replicaUrl).pathname.slice(1)
  const ask = (era: string) =>
    standby.ask(`select await_replay('0/1', '${era}', 0)`, database).then(
      () => 'has it',
      ({ code }) => code,
    )
  const [{ id = '' } = {}] = await primary.ask<{ id: string }>('select id from wal_eras', database)
  assert.equal(await ask(id), 'has it')
  assert.equal(await ask('00000000-0000-7000-8000-000000000000'), 'LS003')
  await assert.rejects(primary.ask(`select await_replay('0/1', '${id}', 0)`, database), { code: 'LS001' })
})

test('only what the primary would answer differently is asked there again', () => {
  const failure = (code: string, message = '') =>
    Object.assign(new pg.DatabaseError(message, 0, 'error'), { code })
  const conflict = 'canceling statement due to conflict with recovery'
  assert.equal(reasonToGoBack(failure('40001', conflict)), 'conflict')
  assert.equal(reasonToGoBack(failure('57014', conflict)), 'conflict')
  assert.equal(reasonToGoBack(failure('57014', 'canceling statement due to statement timeout')), undefined)
  assert.equal(reasonToGoBack(failure('25006')), 'writes')
  assert.equal(reasonToGoBack(failure('57P01')), 'lost')
  assert.equal(reasonToGoBack(failure('42883')), 'refused')
  assert.equal(reasonToGoBack(new Error('Connection terminated unexpectedly')), 'lost')
  assert.equal(reasonToGoBack(new StaleAccess()), undefined)
})

test('a standby that hangs keeps a read waiting for seconds, and the next ones not at all', async () => {
  await untilUsed()
  await standby.freeze()
  try {
    const timed = async () => {
      const began = performance.now()
      assert.equal((await listAudit()).status, 200)
      return performance.now() - began
    }
    assert((await timed()) < 10_000)
    const reads = await readsDuring(async () => {
      for (let read = 0; read < 5; read++) assert((await timed()) < 2_000)
    })
    assert.equal(reads.left_out, 5, JSON.stringify(reads))
  } finally {
    await standby.resume()
  }
  await untilUsed()
})

test('a standby that stops in the middle of reads fails none of them, and is used when it is back', async () => {
  await untilUsed()
  let isStopped = false
  const readers = Array.from({ length: 4 }, async () => {
    while (!isStopped) assert.equal((await listAudit()).status, 200)
  })
  await sleep(300)
  await standby.stop('immediate')
  await sleep(500)
  isStopped = true
  await Promise.all(readers)
  await standby.start()
  await untilUsed()
})

test('a host that is not a standby of this database stops the start, with a sentence', async () => {
  const other = await Cluster.create()
  await other.start()
  const startWith = (databaseReplicaUrl: string) => world.startAnotherServer({ databaseReplicaUrl })
  const elsewhere = new URL(replicaUrl)
  try {
    elsewhere.pathname = '/postgres'
    await assert.rejects(startWith(elsewhere.href), /belongs to another database of that PostgreSQL/)
    await assert.rejects(
      startWith(other.url),
      /is not a standby of the database in DATABASE_URL.*another PostgreSQL/,
    )
    elsewhere.password = 'wrong'
    await assert.rejects(
      startWith(elsewhere.href),
      /refuses the connection.*same user, password and database/,
    )
  } finally {
    await other.remove()
  }
  assert.throws(() => readConfig({ DATABASE_REPLICA_URL: replicaUrl }), /DATABASE_URL must be set/)
  const secret = 'x'.repeat(32)
  const settings = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: secret }
  const wrong = { ...settings, DATABASE_REPLICA_URL: `${replicaUrl}?target_session_attrs=read-write` }
  assert.throws(
    () => readConfig(wrong),
    /^Error: DATABASE_REPLICA_URL must be .*target_session_attrs=standby/,
  )
})

test('the operator’s check looks at each standby', async () => {
  const settings = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret }
  const examine = async (databaseReplicaUrl: string) => {
    const config = readConfig({ ...settings, DATABASE_REPLICA_URL: databaseReplicaUrl })
    return (await checkStandbys(config, new AbortController().signal)).map(({ code }) => code)
  }
  assert.deepEqual(await checkStandbys(readConfig(settings), new AbortController().signal), [])
  assert.deepEqual(await examine(replicaUrl), ['ok'])
  assert.deepEqual(await examine(world.databaseUrl), ['no-standby'])
  assert.deepEqual(await examine(replicaUrl.replace(`:${standby.port}`, ':1')), ['standby-away'])
  assert.deepEqual(await examine(standby.url), ['wrong-standby'])
})

test('a server starts without its standby, and says so', async () => {
  const away = new URL(replicaUrl)
  away.port = '1'
  world.log.length = 0
  const server = await world.startAnotherServer({ databaseReplicaUrl: away.href })
  assert(world.log.some(line => /can't be reached.*Everything is read from the primary/.test(line)))
  assert.equal((await world.call('audit.listAuditEvents', tenant.key, {}, { url: server.url })).status, 200)
  await server.close()
})

test('a standby that is promoted is no longer read from', async () => {
  await untilUsed()
  await standby.promote()
  const { body: team } = await createTeam()
  const reads = await readsDuring(async () => {
    for (let read = 0; read < 5; read++) assert.equal((await listAudit()).body.data[0]?.subjectId, team.id)
  })
  assert.equal(reads.answered, 0)
  await sleep(1_500)
  const later = await readsDuring(() => listAudit())
  assert.equal(later.left_out, 1, JSON.stringify(later))
})
