import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { family } from '../../test/support/learning/family.ts'
import { startMailServer } from '../../test/support/mail/mail-server.ts'
import { newFile } from '../../test/support/media/files.ts'
import { Money, withStripe } from '../../test/support/money.ts'
import { risesDuring } from '../../test/support/monitoring/scrape.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import {
  callTrial,
  createBook,
  createWord,
  trialTable,
  trialUnusual,
  waitUntilEnded,
} from '../../test/support/trial.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { World } from '../../test/support/world.ts'

const stripe = await StripeSimulator.start()
const mailServer = await startMailServer()
const smtpUrl = `smtp://learn:p%40ss@127.0.0.1:${mailServer.port}?ignoreTLS=true`
const scanner = {
  name: 'test',
  looks: true,
  scan: async (source: AsyncIterable<Buffer>) => {
    const text = Buffer.concat(await Array.fromAsync(source)).toString()
    return text === 'evil' ? { clean: false as const, finding: 'Test.Virus' } : { clean: true as const }
  },
}
const world = await World.create({ smtpUrl, host: 'localhost', ...withStripe(stripe) }, undefined, {
  ...trialUnusual,
  scanner,
  processingTimes: { pollMilliseconds: 20, retryMilliseconds: 10 },
  sweepTimes: { everyMilliseconds: 50 },
})
after(async () => {
  await world.close()
  await stripe.stop()
  await mailServer.close()
})
await world.owner.query(trialTable)

async function waitUntil(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (await condition()) return
    await sleep(20)
  }
  assert.fail('it did not happen in time')
}

const job = (outcome: string) => `learn_jobs_ended_total{operation="trial.createBook",outcome="${outcome}"}`

test('jobs are counted by operation and outcome, and so are their credits', async () => {
  const tenant = await world.tenant()
  await world.credits(tenant, 100)
  const { organizationId, key } = tenant
  const run = async (book: object) => {
    const { body } = await callTrial(world.server.url, createBook, key, {
      organizationId,
      pages: 10,
      ...book,
    })
    await waitUntilEnded(world, key, body)
    await sleep(50) // The end of a job is visible before it is counted.
  }
  assert.deepEqual(await risesDuring(world, () => run({ written: 4 })), {
    [job('succeeded')]: 1,
    'learn_credits_total{step="reserved"}': 20,
    'learn_credits_total{step="charged"}': 8,
    'learn_credits_total{step="released"}': 12,
  })
  const failing = await risesDuring(world, () => run({ fails: 'declared' }))
  assert.deepEqual([failing[job('failed')], failing['learn_credits_total{step="released"}']], [1, 20])
  const retried = await risesDuring(world, () => run({ fails: 'once' }))
  assert.deepEqual([retried[job('retried')], retried[job('succeeded')]], [1, 1])
})

test('credits are counted for short calls, and so are calls that cannot be paid', async () => {
  const tenant = await world.tenant()
  await world.credits(tenant, 7)
  const { organizationId, key } = tenant
  const say = (word: string) => callTrial(world.server.url, createWord, key, { organizationId, word })
  assert.deepEqual(await risesDuring(world, () => say('no')), {
    'learn_credits_total{step="reserved"}': 5,
    'learn_credits_total{step="released"}': 5,
  })
  assert.deepEqual(await risesDuring(world, () => say('yes')), {
    'learn_credits_total{step="reserved"}': 5,
    'learn_credits_total{step="charged"}': 5,
  })
  assert.deepEqual(await risesDuring(world, () => say('yes')), { learn_credits_refused_total: 1 })
})

test('emails are counted: delivered, and refused by the mail server', async () => {
  const { key, organizationId } = await world.tenant()
  const invite = (email: string) =>
    world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })
  const failures = () => world.log.filter(line => line.includes('could not send an email')).length
  const sent = await risesDuring(world, async () => {
    const before = mailServer.received.length
    await invite('sam@example.org')
    await waitUntil(() => mailServer.received.length > before)
    await waitUntil(async () => (await world.owner.query('select from mails')).rowCount === 0)
    await sleep(50)
  })
  assert.deepEqual(sent, { 'learn_mails_total{outcome="sent"}': 1 })
  const refused = await risesDuring(world, async () => {
    const before = failures()
    mailServer.state.turnAway = 1
    await invite('alex@example.org')
    await waitUntil(() => failures() > before)
  })
  assert.deepEqual(refused, { 'learn_mails_total{outcome="retried"}': 1 })
})

test('sign-ins are counted by method and outcome, and wrong PINs by the locks that they lead to', async () => {
  const codes = await risesDuring(world, async () => {
    const visitor = new Visitor(world)
    await visitor.post('/auth/sign-in', { email: 'pat@example.org', next: '/' })
    await waitUntil(() => mailServer.received.some(({ to }) => to.includes('pat@example.org')))
    const mail = mailServer.received.find(({ to }) => to.includes('pat@example.org'))
    await visitor.post('/auth/code', { code: 'wrong', next: '/' })
    await visitor.post('/auth/code', { code: /(\d{6}) is your/.exec(mail?.data ?? '')?.[1] ?? '', next: '/' })
  })
  assert.equal(codes['learn_sign_ins_total{method="code",outcome="refused"}'], 1)
  assert.equal(codes['learn_sign_ins_total{method="code",outcome="signed_in"}'], 1)
  const { username } = await family(world)
  const tryPin = (pin: string) =>
    fetch(`${world.server.url}/auth/student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, pin }),
    })
  const pins = await risesDuring(world, async () => {
    await tryPin('4071')
    for (let time = 0; time < 6; time++) await tryPin('9999')
  })
  assert.deepEqual(pins, {
    'learn_sign_ins_total{method="pin",outcome="signed_in"}': 1,
    'learn_sign_ins_total{method="pin",outcome="refused"}': 5,
    'learn_pin_locks_total{where="here"}': 1,
    'learn_pin_tries_refused_total{reason="locked"}': 1,
  })
})

test('refused requests are counted by their limit', async () => {
  const { key } = await world.tenant()
  const strict = await world.startAnotherServer({ requestsPerMinute: 2 })
  const rises = await risesDuring(world, async () => {
    for (const token of [key, key, key, 'learn_sk_none', 'learn_sk_none', 'learn_sk_none'])
      await world.call('organizations.listOrganizations', token, {}, { url: strict.url })
  })
  assert.deepEqual(rises, {
    'learn_rate_limited_total{limit="credential"}': 1,
    'learn_rate_limited_total{limit="address"}': 1,
  })
  await strict.close()
})

test('events from the payment provider and requests to it are counted', async () => {
  const money = new Money(world, stripe)
  const { events } = await money.pay(await world.tenant())
  const paid = events.find(({ type }) => type === 'payment_intent.succeeded')
  const unheard = stripe.events.find(({ type }) => type === 'customer.created')
  assert(paid && unheard)
  const rises = await risesDuring(world, async () => {
    await money.deliverAll([paid, paid, unheard])
    await fetch(`${world.server.url}/webhooks/stripe`, { method: 'POST', body: '{}' })
  })
  const requests = rises['learn_provider_requests_total{outcome="succeeded"}'] ?? 0
  assert(requests >= 1)
  assert.deepEqual(rises, {
    'learn_webhooks_received_total{outcome="handled"}': 1,
    'learn_webhooks_received_total{outcome="repeated"}': 1,
    'learn_webhooks_received_total{outcome="ignored"}': 1,
    'learn_webhooks_received_total{outcome="refused"}': 1,
    'learn_provider_requests_total{outcome="succeeded"}': requests,
  })
})

test('uploads are counted, and what became of the files', async () => {
  const { organizationId, key } = await world.tenant()
  const rises = await risesDuring(world, async () => {
    for (const file of [newFile(), newFile('evil.txt', 'evil')]) {
      const { body } = await world.call('media.createMediaItem', key, { organizationId, ...file })
      const read = () => world.call('media.getMediaItem', key, { mediaItemId: body.id })
      await waitUntil(async () => (await read()).body.status !== 'scanning')
    }
    await sleep(50)
  })
  assert.deepEqual(rises, {
    'learn_uploads_total{outcome="arrived"}': 2,
    'learn_files_processed_total{outcome="ready"}': 1,
    'learn_files_processed_total{outcome="quarantined"}': 1,
  })
})

test('a sweep that fails is counted', async () => {
  const right = 'execute on function settle_due_credits(timestamptz, integer)'
  const rises = await risesDuring(world, async () => {
    await world.owner.query(`revoke ${right} from learn_worker`)
    await waitUntil(() => world.log.some(line => line.includes('a sweep failed')))
    await world.owner.query(`grant ${right} to learn_worker`)
  })
  assert((rises.learn_sweeps_failed_total ?? 0) >= 1)
})
