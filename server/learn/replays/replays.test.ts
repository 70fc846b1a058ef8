import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { check } from '@learn/contract/checks/check'
import type { Job } from '@learn/contract/jobs'
import { PolicyDecision } from '@learn/contract/learn/record'
import { createLearnPolicyReplay, decisionsPerCredit } from '@learn/contract/learn/replays/replays'
import type { Input } from '@learn/contract/operation'
import { clientFamily, practiseOnce } from '../../../test/support/learning/family.ts'
import { insertBreaks, logBegins, logDecisions } from '../../../test/support/learning/logged-decisions.ts'
import { assertLedger } from '../../../test/support/ledger.ts'
import { jobTimes, waitUntilEnded } from '../../../test/support/trial.ts'
import { type Tenant, World } from '../../../test/support/world.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())

type Asked = Omit<Input<typeof createLearnPolicyReplay>, 'organizationId'>

const shipped = { policy: { kind: 'shipped' } } as const
const uniform = { policy: { kind: 'uniform' } } as const

async function school({ children = 2, each = 10, credits = 5 } = {}) {
  const tenant = await world.tenant()
  if (credits > 0) await world.credits(tenant, credits)
  return { ...tenant, studentIds: await logDecisions(world, tenant, { children, each }) }
}

const ask = async ({ key, organizationId }: Tenant, asked: Asked, headers = {}) =>
  await world.call('learn.createLearnPolicyReplay', key, { organizationId, ...asked }, { headers })

const get = async ({ key }: Tenant, { id }: Pick<Job, 'id'>) =>
  (await world.call('learn.getLearnPolicyReplay', key, { replayId: id })).body

async function replay(tenant: Tenant, asked: Asked) {
  const { status, body } = await ask(tenant, asked)
  assert.equal(status, 202, JSON.stringify(body))
  const job = await waitUntilEnded(world, tenant.key, body)
  assert.equal(job.status, 'succeeded', JSON.stringify(job.error))
  return { job, ...(await get(tenant, job)) }
}

const listPosted = async (tenant: Tenant) =>
  (await assertLedger(world, tenant)).filter(({ kind }) => kind === 'post').map(({ credits }) => credits)

test('the shipped policy, replayed unchanged, achieves what was logged', async () => {
  const tenant = await school({ children: 12, each: 40 })
  const { job, outcome, ...done } = await replay(tenant, shipped)
  assert.deepEqual(job.result, { replayId: job.id, status: 'estimated' })
  assert.deepEqual(
    [done.id, done.status, done.progress, done.reservedCredits, done.chargedCredits, done.error],
    [job.id, 'succeeded', 1, 1, 1, null],
  )
  const ips = outcome?.estimates.find(({ estimator }) => estimator === 'ips')
  assert.equal(ips?.value.toFixed(12), outcome?.logged?.value.toFixed(12))
  assert(outcome?.headline && Math.abs(outcome.difference?.value ?? 1) < 0.01)
  assert.deepEqual([outcome.support.meanWeight, outcome.support.largestWeight], [1, 1])
  const { decisions } = outcome
  assert.deepEqual([decisions.read, decisions.judged + decisions.withoutReward], [480, 480])
  assert.deepEqual([outcome.children, outcome.algorithmId, outcome.seed], [12, 'offline_replay', 1])
  assert.deepEqual(await listPosted(tenant), [1])
  const again = await replay(tenant, shipped)
  assert.deepEqual(again.outcome, outcome)
  const { body: page } = await world.call('learn.listLearnPolicyReplays', tenant.key, {})
  assert.deepEqual(
    page.data.map(({ id }) => id),
    [again.id, done.id],
  )
  const filtered = await world.call('learn.listLearnPolicyReplays', tenant.key, {
    'filter[status]': 'failed',
  })
  assert.equal(filtered.body.total, 0)
})

test('a replay can also be read as a page', async () => {
  const tenant = await school()
  const { id, outcome } = await replay(tenant, uniform)
  assert.equal(outcome?.status, 'insufficient_support')
  assert.deepEqual(
    [outcome.headline, outcome.difference, outcome.check, outcome.estimates],
    [null, null, null, []],
  )
  const headers = { authorization: `Bearer ${tenant.key}` }
  const page = await fetch(`${world.server.url}/v1/learn/policy/replays/${id}?format=html`, { headers })
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(await page.text(), /^<!doctype html>/i)
})

test('replayed decisions are sound, name no child, and are in no list of decisions', async () => {
  const tenant = await school({ children: 3, each: 20 })
  const weights = { effort: 2, exam: 0 }
  const { id } = await replay(tenant, { policy: { kind: 'shipped', weights, floor: 0.5 } })
  const { key } = tenant
  const list = async (query: object) =>
    (await world.call('learn.listLearnPolicyReplayDecisions', key, { replayId: id, limit: '100', ...query }))
      .body
  const { data, total } = await list({})
  assert(total > 20 && data.length === total)
  let others = 0
  for (const { decision, decisionId, loggedCandidateId, loggedPropensity, weight, reward, ...row } of data) {
    assert.deepEqual(check(PolicyDecision, decision), [])
    assert.deepEqual([decision.algorithmId, decision.id], ['offline_replay', row.id])
    const { body: logged } = await world.call('learn.getLearnDecision', key, { decisionId })
    assert.deepEqual([logged.selectedCandidateId, logged.propensity], [loggedCandidateId, loggedPropensity])
    assert.deepEqual(
      [decision.studentId, decision.learnerKey, decision.createdAt, decision.sessionId],
      [logged.studentId, logged.learnerKey, logged.createdAt, logged.sessionId],
    )
    const chosen = decision.candidates.find(({ candidateId }) => candidateId === decision.selectedCandidateId)
    assert(chosen?.eligible)
    assert.equal(decision.selectedCandidateId, `${decision.actionType}:${chosen.targetId}`)
    assert.deepEqual(decision.reasonCodes, chosen.reasonCodes)
    for (const [place, { score, scoreBreakdown }] of decision.candidateScores.entries()) {
      assert.equal(
        score,
        scoreBreakdown.reduce((sum, { value }) => sum + value, 0),
      )
      for (const [part, { component, value }] of scoreBreakdown.entries()) {
        const before = logged.candidateScores[place]?.scoreBreakdown[part]?.value ?? Number.NaN
        assert.equal(value, before * ({ effort: 2, exam: 0 }[component] ?? 1) || 0)
      }
    }
    assert(
      decision.propensity > 0 && decision.propensity <= 1 && weight > 0 && (reward === 0 || reward === 1),
    )
    const isSame = decision.selectedCandidateId === loggedCandidateId
    if (isSame) assert.equal(weight, decision.propensity / loggedPropensity)
    else others++
  }
  assert(others > 0, 'it would have chosen differently')
  assert(!JSON.stringify(data).includes('Robin'))
  const reads = [
    'learn.getLearnDecision',
    'learn.explainLearnDecision',
    'learn.reproduceLearnDecision',
  ] as const
  for (const read of reads)
    assert.equal((await world.call(read, key, { decisionId: data[0]?.id ?? '' })).status, 404)
  const ofOne = await list({ 'filter[studentId]': tenant.studentIds[0] ?? '' })
  assert(ofOne.total > 0 && ofOne.total < total)
  const { body: live } = await world.call('learn.listLearnDecisions', key, {
    'filter[algorithmId]': 'offline_replay',
  })
  assert.equal(live.total, 0)
  const { body: all } = await world.call('learn.listLearnDecisions', key, {})
  assert.equal(all.total, 60)
  const { body: latest } = await world.call('learn.getLearnPolicyDecisionLog', key, {})
  assert.equal(latest.algorithmId, 'mastery_policy_v0')
})

test('the database keeps replayed decisions out of the log, and packed candidates exactly where the choice was random', async () => {
  const { studentIds } = await school({ children: 1, each: 1, credits: 0 })
  const assertRefused = async (change: string, constraint: RegExp) =>
    await assert.rejects(
      world.owner.query(`update learn_decisions set ${change} where student_id = $1`, [studentIds[0]]),
      constraint,
    )
  await assertRefused(`algorithm_id = 'offline_replay'`, /violates check constraint/)
  await assertRefused('weighed = null', /violates check constraint/)
  await assertRefused('deterministic = true', /violates check constraint/)
  await assertRefused(`rule = 'fatigue_guardrail'`, /violates check constraint/)
})

test('decisions by a rule or the fallback are left out and counted, by reason', async () => {
  const tenant = await school({ children: 1, each: 10 })
  const change = async (count: number, position: number, set: string) =>
    await world.owner.query(
      `update learn_decisions set ${set} where student_id = $1 and position >= $2 and position < $2 + $3`,
      [tenant.studentIds[0], position, count],
    )
  const ruleValues = (rule: string) => `deterministic = true, weighed = null, rule = '${rule}'`
  await change(1, 0, ruleValues('tutor_assigned'))
  await change(2, 1, ruleValues('fatigue_guardrail'))
  await change(3, 3, ruleValues('content_fallback'))
  await change(1, 6, `algorithm_id = 'projection_fallback_v0'`)
  const { outcome } = await replay(tenant, shipped)
  const { judged = 0, withoutReward = 0, ...left } = outcome?.decisions ?? {}
  assert.deepEqual(left, { read: 10, assigned: 1, rested: 2, withoutContent: 3, fallback: 1 })
  assert.equal(judged + withoutReward, 3)
})

test('decisions record what a replay needs, and which rule decided', async () => {
  const tenant = await world.tenant()
  await world.credits(tenant, 1)
  const child = await clientFamily(world, tenant)
  await practiseOnce(world, child)
  const { outcome } = await replay(tenant, shipped)
  assert.deepEqual([outcome?.decisions.read, outcome?.decisions.withoutReward], [2, 2])
  assert.equal(outcome?.status, 'insufficient_support')
  assert.match(outcome.summary, /None of the 2 decisions could be judged/)
})

test('a period includes its start and excludes its end; impossible periods are refused with a reason', async () => {
  const tenant = await school({ children: 1, each: 5, credits: 10 })
  const hour = (number: number) => new Date(logBegins + number * 3_600_000).toISOString()
  const readIn = async (asked: object) =>
    (await replay(tenant, { ...uniform, ...asked })).outcome?.decisions.read
  assert.equal(await readIn({ from: hour(1), until: hour(3) }), 2)
  assert.equal(await readIn({ from: '2026-01-05T11:00:00+01:00' }), 4)
  const future = await replay(tenant, { ...uniform, until: '2999-01-01T00:00:00Z' })
  assert(future.until <= new Date().toISOString())
  const refusal = async (asked: object) => {
    const { status, body } = await ask(tenant, { ...uniform, ...asked })
    assert.deepEqual([status, body._tag], [400, 'BadRequest'], JSON.stringify(body))
    return body.message
  }
  assert.equal(
    await refusal({ until: hour(0) }),
    `No decisions were made before ${hour(0)}. This organization’s first decision was made at ${hour(0)}, its last at ${hour(4)}.`,
  )
  assert.match(
    (await refusal({ from: hour(5), until: hour(6) })) ?? '',
    /^No decisions were made from .* until /,
  )
  assert.match((await refusal({ from: hour(3), until: hour(3) })) ?? '', /^from must be earlier than until/)
  assert.match((await refusal({ from: '2999-01-01T00:00:00Z' })) ?? '', /not in the future/)
  assert.match((await refusal({ from: '1969-12-31T00:00:00Z' })) ?? '', /between 1970 and 9999/)
  const { status, body } = await ask(tenant, { ...uniform, from: '2026-02-30T00:00:00Z' })
  assert.equal(status, 400, JSON.stringify(body))
  const nobody = await ask(await world.tenant(), uniform)
  assert.match(nobody.body.message ?? '', /^This organization has no decisions to replay yet/)
})

test('an invalid policy is refused before anything is reserved, even in an estimate', async () => {
  const tenant = await school({ children: 1, each: 1 })
  const { key, organizationId } = tenant
  const choose = (candidates: string, probability: number) => ({ candidates, probability })
  const faults: [Asked['policy'], RegExp][] = [
    [{ kind: 'rules', rules: [{ choose: [choose('*', 0.5)] }] }, /add up to/],
    [{ kind: 'rules', rules: [{ choose: [choose('practice:maths.alchemy', 1)] }] }, /alchemy/],
    [{ kind: 'rules' }, /rules/],
    [{ kind: 'uniform', temperature: 2 }, /temperature/],
  ]
  for (const [policy, words] of faults) {
    const { status, body } = await ask(tenant, { policy })
    assert.deepEqual([status, body._tag], [400, 'BadRequest'])
    assert.match(body.message ?? '', words)
    const estimate = {
      organizationId,
      operation: 'learn.createLearnPolicyReplay',
      input: { organizationId, policy },
    }
    const estimated = await world.call('billing.createEstimate', key, estimate)
    assert.equal(estimated.body.message, body.message)
  }
  const negative = await ask(tenant, { policy: { kind: 'rules', rules: [{ choose: [choose('*', -1)] }] } })
  assert.equal(negative.status, 400)
  assert.deepEqual(
    (await assertLedger(world, tenant)).map(({ kind }) => kind),
    ['grant'],
  )
})

test('each 10,000 decisions cost a credit, rounded up: estimated in advance, and charged for what was read', async () => {
  const tenant = await school({ children: 2, each: 1 })
  const { key, organizationId, studentIds } = tenant
  await insertBreaks(world, studentIds[0] ?? '', 9_998)
  const estimate = async () => {
    const input = { organizationId, ...uniform }
    const wanted = { organizationId, operation: 'learn.createLearnPolicyReplay', input }
    return (await world.call('billing.createEstimate', key, wanted)).body
  }
  assert.deepEqual([(await estimate()).units, (await estimate()).credits], [1, 1])
  assert.equal(
    createLearnPolicyReplay.cost.per,
    `${decisionsPerCredit.toLocaleString('en')} decisions, rounded up`,
  )
  const one = await replay(tenant, uniform)
  assert.deepEqual([one.outcome?.decisions.read, one.reservedCredits, one.chargedCredits], [10_000, 1, 1])
  await insertBreaks(world, studentIds[0] ?? '', 1)
  assert.equal((await estimate()).credits, 2)
  const two = await replay(tenant, uniform)
  assert.deepEqual([two.outcome?.decisions.read, two.reservedCredits, two.chargedCredits], [10_001, 2, 2])
  const holding = await world.owner.connect()
  try {
    await holding.query('begin; lock table student_counts in access exclusive mode')
    const { body: begun } = await ask(tenant, uniform)
    assert.equal(begun.reservedCredits, 2)
    await holding.query('delete from students where id = $1', [studentIds[1]])
    await holding.query('commit')
    const job = await waitUntilEnded(world, key, begun)
    assert.deepEqual([job.status, job.reservedCredits, job.chargedCredits], ['succeeded', 2, 1])
  } finally {
    holding.release(true)
  }
  assert.deepEqual(await listPosted(tenant), [1, 2, 1])
})

test('without enough credits nothing is started', async () => {
  const tenant = await school({ credits: 0 })
  const { status, body } = await ask(tenant, uniform)
  assert.deepEqual([status, body._tag], [402, 'PaymentRequired'])
  for (const table of ['jobs', 'policy_replays'])
    assert.deepEqual(
      (await world.owner.query(`select from ${table} where organization_id = $1`, [tenant.organizationId]))
        .rows,
      [],
    )
})

test('a replay requested twice with one idempotency key is started and charged once', async () => {
  const tenant = await school()
  const headers = { 'idempotency-key': 'one' }
  const [first, second] = [await ask(tenant, uniform, headers), await ask(tenant, uniform, headers)]
  assert.equal(first.body.id, second.body.id)
  await waitUntilEnded(world, tenant.key, first.body)
  assert.deepEqual(await listPosted(tenant), [1])
})
