import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { operations } from '@learn/contract'
import { learnHere, newSettings } from '../../test/support/command-line.ts'
import {
  createBadge,
  createBook,
  createWord,
  getBook,
  trialTable,
  trialUnusual,
  wordsOf,
} from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import type { Config } from '../config.ts'

const world = await World.create({}, undefined, trialUnusual)
const settings = await newSettings(world.server.url)
await world.owner.query(trialTable)
after(async () => {
  await world.close()
  await settings.remove()
})

let tenant: Tenant
let config: Config
beforeEach(async () => {
  tenant = await world.tenant()
  config = { ...settings.config, token: tenant.key }
})

const trial = [...operations, createWord, createBook, createBadge, getBook]
type Pretended = Parameters<typeof learnHere>[2]
const learn = (words: string, pretended: Pretended = {}, as: Config = config) =>
  learnHere(words.split(' '), as, { operations: trial, ...pretended })
const typing = (...input: string[]): Pretended => ({ input, isInteractive: true, isTable: true })

const teams = async () => {
  const { body } = await world.call('teams.listTeams', tenant.key, {})
  return body.data.map(({ name }) => name)
}

test('a change is shown and asked for, and made when somebody agrees', async () => {
  const words = `teams create-team --organization-id ${tenant.organizationId} --name Robins`
  const { code, out, err } = await learn(words, typing('y\n'))
  assert.equal(code, 0)
  assert(err.startsWith(`Create a team (teams.createTeam) at ${world.server.url}\n`), err)
  assert.match(err, /^ {2}name {12}Robins$/m)
  assert.match(err, /Go on\? \[y\/N\] $/)
  assert.match(out, /^name +Robins$/m)
  assert.deepEqual(await teams(), ['Robins'])
})

test('whoever declines, or goes away from the prompt, ends with 4, and nothing was sent', async () => {
  const words = `teams create-team --organization-id ${tenant.organizationId} --name Robins`
  const before = world.log.length
  for (const answers of [['n\n'], ['\n'], ['yess\n'], []]) {
    const { code, out, err } = await learn(words, typing(...answers))
    assert.deepEqual([code, out], [4, ''])
    assert.match(err, /It was not confirmed\. Nothing was sent\.\n$/)
  }
  assert.equal(world.log.length, before)
  assert.deepEqual(await teams(), [])
})

test('without a terminal a change needs --yes: else it ends with 4 and a sentence, and nothing was sent', async () => {
  const words = `teams create-team --organization-id ${tenant.organizationId} --name Robins`
  const before = world.log.length
  const refused = await learn(words)
  assert.deepEqual([refused.code, refused.out], [4, ''])
  assert.match(
    refused.err,
    /^learn teams create-team changes something, and there is no terminal to ask at\. Nothing was sent\.\nAdd --yes/,
  )
  const json = await learn(`${words} --json`)
  assert.equal(JSON.parse(json.err)._tag, 'NotConfirmed')
  assert.equal(world.log.length, before)
  const { code, out, err } = await learn(`${words} --yes`)
  assert.deepEqual([code, err], [0, ''])
  assert.equal(JSON.parse(out).name, 'Robins')
})

test('what takes something away for good wants a whole yes', async () => {
  const { body } = await world.call('teams.createTeam', tenant.key, {
    organizationId: tenant.organizationId,
    name: 'Robins',
  })
  const short = await learn(`teams delete-team ${body.id}`, typing('y\n'))
  assert.equal(short.code, 4)
  assert.match(short.err, /can’t be undone\. Type yes to go on: /)
  assert.deepEqual(await teams(), ['Robins'])
  const whole = await learn(`teams delete-team ${body.id}`, typing('yes\n'))
  assert.equal(whole.code, 0)
  assert.deepEqual(await teams(), [])
})

test('of a paid call the cost is shown, with the credits before and after', async () => {
  await world.credits(tenant, 12)
  const words = `trial create-word --organization-id ${tenant.organizationId} --word yes`
  const { code, err } = await learn(words, typing('y\n'))
  assert.equal(code, 0)
  assert.match(err, /^It costs up to 5 credits: 12 before, 7 after\.$/m)
  const scripted = await learn(`${words} --yes`)
  assert.equal(scripted.err, 'It costs up to 5 credits: 7 before, 2 after.\n')
  assert.equal((await learn(`${words} --yes --quiet`)).code, 5)
  assert.deepEqual(await wordsOf(world, tenant.organizationId), ['yes', 'yes'])
})

test('a call that can’t be paid ends with 5 and says what is missing, before anything is sent', async () => {
  await world.credits(tenant, 2)
  const words = `trial create-word --organization-id ${tenant.organizationId} --word yes`
  for (const pretended of [typing('y\n'), {}]) {
    const { code, err } = await learn(
      `${words}${pretended === undefined || 'input' in pretended ? '' : ' --yes'}`,
      pretended,
    )
    assert.equal(code, 5)
    assert.match(
      err,
      /^trial\.createWord would cost 5 credits and there are 2: 3 are missing\. Nothing was sent\.\n/,
    )
    assert.match(err, /learn billing create-top-up/)
  }
  const { err } = await learn(`${words} --yes --json`)
  const { _tag, shortfall } = JSON.parse(err)
  assert.deepEqual([_tag, shortfall], ['PaymentRequired', 3])
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
})

test('who pays is found by what the call is about, whatever organization is the usual one', async () => {
  const token = await world.token(tenant.userId)
  const { body: payer } = await world.call('organizations.createOrganization', token, { name: 'Payer' })
  await world.credits({ organizationId: payer.id }, 10)
  const robins = { organizationId: payer.id, name: 'Robins' }
  const { body: team } = await world.call('teams.createTeam', token, robins)
  const words = `trial create-badge ${team.id} --organization ${tenant.organizationId} --yes`
  const { code, err } = await learn(words, {}, { ...config, token })
  assert.deepEqual([code, err], [0, 'It costs up to 3 credits: 10 before, 7 after.\n'])
  const gone = await learn(
    `trial create-badge ${tenant.organizationId} --yes --json`,
    {},
    { ...config, token },
  )
  assert.deepEqual([gone.code, JSON.parse(gone.err)._tag], [1, 'NotFound'])
})

test('whoever may not see the credits is told the price, and may still call', async () => {
  await world.credits(tenant, 12)
  const key = await world.key(tenant, { role: 'member', scopes: ['teams:write', 'paid'] })
  const words = `trial create-word --organization-id ${tenant.organizationId} --word yes --yes`
  const { code, err } = await learn(words, {}, { ...config, token: key })
  assert.equal(code, 0)
  assert.match(err, /^It costs 5 credits for each call\. What that leaves can’t be told: /)
})

test('a dry run shows the request and its cost, and sends nothing else', async () => {
  await world.credits(tenant, 100)
  const words = `trial create-book --organization-id ${tenant.organizationId} --pages 10 --dry-run`
  const { code, out } = await learn(words)
  assert.equal(code, 0)
  const { request, preview } = JSON.parse(out)
  assert.deepEqual(request, {
    method: 'POST',
    url: `${world.server.url}/v1/trial/books`,
    body: { organizationId: tenant.organizationId, pages: 10 },
  })
  assert.deepEqual(preview.cost, {
    credits: 20,
    balanceBefore: 100,
    balanceAfter: 80,
    payable: true,
    shortfall: 0,
  })
  const seen = await learn(words, { isTable: true })
  assert.match(
    seen.out,
    /^POST http[\s\S]+Write a book\.\nIt costs up to 20 credits: 100 before, 80 after\.\nNothing was sent\.\n$/,
  )
  const { body } = await world.call('jobs.listJobs', tenant.key, {})
  assert.equal(body.total, 0)
  // What is free asks nobody anything: not even who is signed in.
  const { token: _, ...nobody } = config
  const free = await learn(
    `teams create-team --organization-id ${tenant.organizationId} --name Robins --dry-run`,
    {},
    { ...nobody, token: undefined },
  )
  assert.equal(free.code, 0)
})

test('a job is followed to its end: lines in a log, a bar on a terminal, nothing with --quiet or --json', async () => {
  await world.credits(tenant, 1_000)
  const words = `trial create-book --organization-id ${tenant.organizationId} --pages 4 --page-milliseconds 20 --yes`
  const [lines, bar, quiet, json] = await Promise.all([
    learn(words),
    learn(words, { isInteractive: true, isTable: true }),
    learn(`${words} --quiet`),
    learn(`${words} --json`),
  ])
  for (const { code } of [lines, bar, quiet, json]) assert.equal(code, 0)
  assert.match(
    lines.err,
    /^It costs .*\n([ \d]{3} % \w+.*\n)*100 % succeeded.*\nSee what came of it: learn trial get-book \S+\. As a page: add --output report\.html\n$/,
  )
  assert.match(bar.err, /[█░]{24} [ \d]{3} % /)
  assert(bar.err.includes('\r\u001B[KSee what came of it: '), 'the bar is gone when the job is written')
  assert.match(bar.out, /^state +succeeded$/m)
  assert.equal(quiet.err, '')
  assert.equal(json.err, '')
  assert.deepEqual(JSON.parse(json.out).result.pages, 4)
})

test('a job that fails ends with its error and the job; --no-wait does not wait for either', async () => {
  await world.credits(tenant, 100)
  const words = `trial create-book --organization-id ${tenant.organizationId} --pages 2 --fails declared --yes --quiet`
  const failed = await learn(words)
  assert.equal(failed.code, 1)
  assert.match(
    failed.err,
    /^The job failed\. The pen is dry\.\nSee all that is known of it: learn jobs get-job /,
  )
  const job = JSON.parse(failed.out)
  assert.equal(job.state, 'failed')
  const watched = await learn(`jobs watch-job ${job.id} --json`)
  assert.deepEqual(
    [watched.code, JSON.parse(watched.err)._tag, JSON.parse(watched.err).jobId],
    [1, 'Conflict', job.id],
  )
  const seen = await learn(`jobs watch-job ${job.id} --no-wait`)
  assert.deepEqual([seen.code, JSON.parse(seen.out).state], [0, 'failed'])
  const left = await learn(`${words} --no-wait`)
  assert.equal(left.code, 0)
  assert.notEqual(JSON.parse(left.out).state, 'failed')
})

test('a list is written page by page: a line of JSON for each item, one CSV file, one table', async () => {
  const ids = await world.invitations(
    tenant,
    Array.from({ length: 230 }, () => ({})),
  )
  const whole = await learn('organizations list-invitations --all')
  const items = whole.out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line).id)
  assert.deepEqual(items.toSorted(), ids.toSorted())
  const csv = await learn('organizations list-invitations --all --csv --fields id,email --limit 90')
  const [header, ...rows] = csv.out.trimEnd().split('\n')
  assert.deepEqual([header, rows.length], ['id,email', 230])
  const table = await learn('organizations list-invitations --all', { isTable: true })
  const lines = table.out.trimEnd().split('\n')
  assert.equal(lines.length, 231)
  for (const id of ids) assert(table.out.includes(id))
  const page = await learn('organizations list-invitations', { isTable: true })
  assert.match(page.err, /25 of 230\. All of them: --all\. The next ones: --cursor /)
})

test('a token that is revoked in the middle of --all ends it with 3, and says how far it got and how to go on', async () => {
  await world.invitations(
    tenant,
    Array.from({ length: 230 }, () => ({})),
  )
  const grantId = await world.grant(tenant.userId)
  const token = await world.token(tenant.userId, { grantId })
  const signedInAgain = await world.token(tenant.userId)
  let revoked = false
  const onWritten = async () => {
    if (!revoked) await world.call('identity.revokeGrant', signedInAgain, { grantId })
    revoked = true
  }
  const { code, out, err } = await learn(
    'organizations list-invitations --all --json',
    { onWritten },
    { ...config, token },
  )
  assert.equal(code, 3)
  assert.equal(out.trimEnd().split('\n').length, 100)
  const { _tag, message, itemsWritten, cursor, requestId } = JSON.parse(err)
  assert.deepEqual([_tag, itemsWritten], ['Unauthorized', 100])
  assert.match(message, /100 items were written before that\.$/)
  assert(requestId)
  const words = `organizations list-invitations --all --cursor ${cursor}`
  const rest = await learn(words, {}, { ...config, token: signedInAgain })
  assert.equal(rest.err, '')
  assert.equal(rest.out.trimEnd().split('\n').length, 130)
})

test('a failure of a call says what to do next and its request id', async () => {
  const { code, out, err } = await learn(`teams get-team ${tenant.organizationId}`)
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /\nRequest id: \S+\n$/)
  const json = JSON.parse((await learn(`teams get-team ${tenant.organizationId} --json`)).err)
  assert.deepEqual(Object.keys(json), ['_tag', 'message', 'requestId', 'next'])
  assert.equal(json._tag, 'NotFound')
})

test('a secret that an answer shows once is printed as it is', async () => {
  const words = `identity create-api-key --organization-id ${tenant.organizationId} --name Robot --role viewer --scopes teams:read --yes`
  const { out } = await learn(words, { isTable: true })
  assert.match(out, /^secret +learn_sk_[\w-]+$/m)
})

test('a statement comes as CSV from the server itself, and as text where another form is asked for', async () => {
  const month = new Date().toISOString().slice(0, 7)
  const words = `billing get-statement ${month} --organization-id ${tenant.organizationId}`
  const csv = await learn(`${words} --csv`)
  assert.match(csv.out, /^month,organization_id,organization_name,/)
  assert.match((await learn(`${words} --format html`)).out, /^<!doctype html>/i)
  assert.equal(JSON.parse((await learn(words)).out).month, month)
})
