import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { operations } from '@learn/contract'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
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
type Pretended = Parameters<typeof runLearn>[2]
const learn = (words: string, pretended: Pretended = {}, as: Config = config) =>
  runLearn(words.split(' '), as, { operations: trial, ...pretended })
const typing = (...input: string[]): Pretended => ({ input, isInteractive: true, isTable: true })

const teams = async () => {
  const { body } = await world.call('teams.listTeams', tenant.key, {})
  return body.data.map(({ name }) => name)
}

const makeTeam = async (name: string, organizationId = tenant.organizationId, token = tenant.key) => {
  const { body } = await world.call('teams.createTeam', token, { organizationId, name })
  return body.id
}

test('creating something needs no confirmation', async () => {
  const words = `teams create --organization ${tenant.organizationId} --name Robins`
  const { code, out, err } = await learn(words)
  assert.deepEqual([code, err], [0, ''])
  assert.equal(JSON.parse(out).name, 'Robins')
  assert.deepEqual(await teams(), ['Robins'])
})

test('a deletion is confirmed with the whole word, and shows the name of what is deleted', async () => {
  const id = await makeTeam('Robins')
  for (const answers of [['n\n'], ['y\n'], ['yess\n'], []]) {
    const { code, out, err } = await learn(`teams delete ${id}`, typing(...answers))
    assert.deepEqual([code, out], [4, ''])
    assert(err.startsWith(`Delete a team at ${world.server.url}\n  team  Robins (${id})\n`), err)
    assert.match(err, /This can’t be undone\. Type yes to continue: \n?Not confirmed\. Nothing was sent\.\n$/)
  }
  assert.deepEqual(await teams(), ['Robins'])
  assert.equal((await learn(`teams delete ${id}`, typing('yes\n'))).code, 0)
  assert.deepEqual(await teams(), [])
})

test('a confirmation shows the name of a key or an invitation, too', async () => {
  const { body: key } = await world.call('identity.createApiKey', tenant.key, {
    organizationId: tenant.organizationId,
    name: 'Robot',
    role: 'viewer',
    scopes: ['teams:read'],
  })
  const revoked = await learn(`keys revoke ${key.id}`, typing('no\n'))
  assert.match(revoked.err, new RegExp(`^  apiKey  Robot \\(${key.id}\\)$`, 'm'))
  const [invitationId = ''] = await world.invitations(tenant, [{ email: 'sam@example.org' }])
  const invited = await learn(`invitations revoke ${invitationId}`, typing('no\n'))
  assert.match(invited.err, /^ {2}invitation {2}sam@example\.org \(/m)
  const unknown = await learn(`teams delete ${tenant.organizationId}`, typing('no\n'))
  assert.match(unknown.err, new RegExp(`^  teamId  ${tenant.organizationId}$`, 'm'))
})

test('without a terminal a deletion needs --yes; otherwise it exits with 4 and nothing is sent', async () => {
  const words = `teams delete ${await makeTeam('Robins')}`
  const before = world.log.length
  const refused = await learn(words)
  assert.deepEqual([refused.code, refused.out], [4, ''])
  assert.match(
    refused.err,
    /^learn teams delete needs confirmation, and this isn’t a terminal\. Use --yes\.\nNothing was sent\./,
  )
  const json = await learn(`${words} --json`)
  assert.equal(JSON.parse(json.err)._tag, 'NotConfirmed')
  assert.equal(world.log.length, before)
  assert.deepEqual((await learn(`${words} --yes`)).code, 0)
  assert.deepEqual(await teams(), [])
})

test('a paid call shows its cost, with the balance before and after', async () => {
  await world.credits(tenant, 12)
  const words = `trial create-word --organization ${tenant.organizationId} --word yes`
  const { code, err } = await learn(words, typing('y\n'))
  assert.equal(code, 0)
  assert.match(err, /^Costs up to 5 credits \(balance 12 → 7\)\.\nContinue\? \[y\/N\] $/m)
  const scripted = await learn(`${words} --yes`)
  assert.equal(scripted.err, 'Costs up to 5 credits (balance 7 → 2).\n')
  assert.equal((await learn(`${words} --yes --quiet`)).code, 5)
  assert.deepEqual(await wordsOf(world, tenant.organizationId), ['yes', 'yes'])
})

test('a call that can’t be paid exits with 5 and names the shortfall, before anything is sent', async () => {
  await world.credits(tenant, 2)
  const words = `trial create-word --organization ${tenant.organizationId} --word yes`
  for (const pretended of [typing('y\n'), {}]) {
    const { code, err } = await learn(
      `${words}${pretended === undefined || 'input' in pretended ? '' : ' --yes'}`,
      pretended,
    )
    assert.equal(code, 5)
    assert.match(err, /^This would cost 5 credits, but the balance is 2: 3 short\. Nothing was sent\.\n/)
    assert.match(err, /learn billing top-up/)
  }
  const { err } = await learn(`${words} --yes --json`)
  const { _tag, shortfall } = JSON.parse(err)
  assert.deepEqual([_tag, shortfall], ['PaymentRequired', 3])
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
})

test('the subject of a call decides who pays, whichever organization is the usual one', async () => {
  const token = await world.token(tenant.userId)
  const { body: payer } = await world.call('organizations.createOrganization', token, { name: 'Payer' })
  await world.credits({ organizationId: payer.id }, 10)
  const robins = { organizationId: payer.id, name: 'Robins' }
  const { body: team } = await world.call('teams.createTeam', token, robins)
  const words = `trial create-badge ${team.id} --organization ${tenant.organizationId} --yes`
  const { code, err } = await learn(words, {}, { ...config, token })
  assert.deepEqual([code, err], [0, 'Costs up to 3 credits (balance 10 → 7).\n'])
  const gone = await learn(
    `trial create-badge ${tenant.organizationId} --yes --json`,
    {},
    { ...config, token },
  )
  assert.deepEqual([gone.code, JSON.parse(gone.err)._tag], [1, 'NotFound'])
})

test('a caller who may not see the credits is shown the price, and can still call', async () => {
  await world.credits(tenant, 12)
  const key = await world.key(tenant, { role: 'member', scopes: ['teams:write', 'paid'] })
  const words = `trial create-word --organization ${tenant.organizationId} --word yes --yes`
  const { code, err } = await learn(words, {}, { ...config, token: key })
  assert.equal(code, 0)
  assert.match(err, /^Costs 5 credits per call\. Can’t show the balance: /)
})

test('a dry run shows names, cost and answer, fails like the call, and changes nothing', async () => {
  await world.credits(tenant, 100)
  const { organizationId } = tenant
  const { body: team } = await world.call('teams.createTeam', tenant.key, { organizationId, name: 'Robins' })
  const deleting = await learn(`teams delete ${team.id} --dry-run`)
  assert.deepEqual([deleting.code, JSON.parse(deleting.out).id], [0, team.id])
  assert.match(deleting.err, /^Delete a team at http.*\n {2}team {2}Robins \(.*\)\nNothing was changed\. /)
  assert.equal((await world.call('teams.getTeam', tenant.key, { teamId: team.id })).status, 200)
  const words = `trial create-book --organization ${organizationId} --dry-run`
  const paid = await learn(`${words} --pages 10`)
  assert.deepEqual([paid.code, JSON.parse(paid.out).status], [0, 'queued'])
  assert.match(paid.err, /\nCosts up to 20 credits \(balance 100 → 80\)\.\nNothing was changed\./)
  const tooMuch = await learn(`${words} --pages 100`)
  assert.match(tooMuch.err, /^This costs 200 credits, but the balance is 100\./)
  const { body } = await world.call('jobs.listJobs', tenant.key, {})
  assert.equal(body.total, 0)
  const reading = await learn('teams list --dry-run')
  assert.equal(reading.code, 2)
  assert.match(reading.err, /^--dry-run only works with commands that change something\. .* only reads\.\n/)
})

test('a job’s progress is lines in a log, a bar on a terminal, and nothing with --quiet or --json', async () => {
  await world.credits(tenant, 1_000)
  const words = `trial create-book --organization ${tenant.organizationId} --pages 4 --page-milliseconds 20 --yes`
  const [lines, bar, quiet, json] = await Promise.all([
    learn(words),
    learn(words, { isInteractive: true, isTable: true }),
    learn(`${words} --quiet`),
    learn(`${words} --json`),
  ])
  for (const { code } of [lines, bar, quiet, json]) assert.equal(code, 0)
  assert.match(
    lines.err,
    /^Costs .*\n([ \d]{3}% \w+.*\n)*100% succeeded.*\nSee the result: learn trial book \S+ \(add --output report\.html for a web page\)\n$/,
  )
  assert.match(bar.err, /[█░]{24} [ \d]{3}% /)
  assert(bar.err.includes('\r\u001B[KSee the result: '), 'the bar is gone when the job is printed')
  assert.match(bar.out, /^status +succeeded$/m)
  assert.equal(quiet.err, '')
  assert.equal(json.err, '')
  assert.deepEqual(JSON.parse(json.out).result.pages, 4)
})

test('a failed job exits with its error and prints the job; --no-wait waits for neither', async () => {
  await world.credits(tenant, 100)
  const words = `trial create-book --organization ${tenant.organizationId} --pages 2 --fails declared --yes --quiet`
  const failed = await learn(words)
  assert.equal(failed.code, 1)
  assert.match(failed.err, /^The job failed\. The pen is dry\.\nSee the job: learn jobs get /)
  const job = JSON.parse(failed.out)
  assert.equal(job.status, 'failed')
  const watched = await learn(`jobs watch ${job.id} --json`)
  assert.deepEqual(
    [watched.code, JSON.parse(watched.err)._tag, JSON.parse(watched.err).jobId],
    [1, 'Conflict', job.id],
  )
  const seen = await learn(`jobs watch ${job.id} --no-wait`)
  assert.deepEqual([seen.code, JSON.parse(seen.out).status], [0, 'failed'])
  const left = await learn(`${words} --no-wait`)
  assert.equal(left.code, 0)
  assert.notEqual(JSON.parse(left.out).status, 'failed')
})

test('a list is printed page by page: as JSON lines, one CSV file or one table', async () => {
  const ids = await world.invitations(
    tenant,
    Array.from({ length: 230 }, () => ({})),
  )
  const whole = await learn('invitations list --all')
  const items = whole.out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line).id)
  assert.deepEqual(items.toSorted(), ids.toSorted())
  const csv = await learn('invitations list --all --csv --fields id,email --limit 90')
  const [header, ...rows] = csv.out.trimEnd().split('\n')
  assert.deepEqual([header, rows.length], ['id,email', 230])
  const table = await learn('invitations list --all', { isTable: true })
  const lines = table.out.trimEnd().split('\n')
  assert.equal(lines.length, 231)
  for (const id of ids) assert(table.out.includes(id))
  const page = await learn('invitations list', { isTable: true })
  assert.match(page.err, /Showing 25 of 230\. For all of them: --all\. For the next page: --cursor /)
})

test('a token revoked in the middle of --all exits with 3, and says how far it got and how to continue', async () => {
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
  const { code, out, err } = await learn('invitations list --all --json', { onWritten }, { ...config, token })
  assert.equal(code, 3)
  assert.equal(out.trimEnd().split('\n').length, 100)
  const { _tag, message, itemsWritten, cursor, requestId } = JSON.parse(err)
  assert.deepEqual([_tag, itemsWritten], ['Unauthorized', 100])
  assert.match(message, /100 items were printed before that\.$/)
  assert(requestId)
  const words = `invitations list --all --cursor ${cursor}`
  const rest = await learn(words, {}, { ...config, token: signedInAgain })
  assert.equal(rest.err, '')
  assert.equal(rest.out.trimEnd().split('\n').length, 130)
})

test('a failed call names the next step and its request ID', async () => {
  const { code, out, err } = await learn(`teams get ${tenant.organizationId}`)
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /\nRequest ID: \S+\n$/)
  const json = JSON.parse((await learn(`teams get ${tenant.organizationId} --json`)).err)
  assert.deepEqual(Object.keys(json), ['_tag', 'message', 'requestId', 'next'])
  assert.equal(json._tag, 'NotFound')
})

test('a secret that is shown only once is printed in full', async () => {
  const words = `keys create --organization ${tenant.organizationId} --name Robot --role viewer --scopes teams:read --yes`
  const { out } = await learn(words, { isTable: true })
  assert.match(out, /^secret +learn_sk_[\w-]+$/m)
})

test('a statement comes as CSV or HTML from the server', async () => {
  const month = new Date().toISOString().slice(0, 7)
  const words = `billing statement ${month} --organization ${tenant.organizationId}`
  const csv = await learn(`${words} --csv`)
  assert.match(csv.out, /^month,organization_id,organization_name,/)
  assert.match((await learn(`${words} --format html`)).out, /^<!doctype html>/i)
  assert.equal(JSON.parse((await learn(words)).out).month, month)
})
