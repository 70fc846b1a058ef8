import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import type { OperationId } from '@learn/contract'
import { run } from '../cli/run.ts'
import { type Terminal, writeTo } from '../cli/terminal/terminal.ts'
import { call, connectAgent, textOf } from './support/agent.ts'
import { newSettings } from './support/command-line.ts'
import { type Tenant, World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

/** A tenant with another administrator, for whom some keys act. */
async function tenantWithKeys(count: number) {
  const tenant = await world.tenant()
  const maker = await world.member(tenant, 'admin')
  for (let made = 0; made < count; made++) await world.key({ ...tenant, userId: maker.userId })
  return { tenant, maker }
}

/** What an agent's person sees before the call. */
async function previewFor(key: string, operation: OperationId, input: object) {
  const agent = await connectAgent(world, key)
  const answer = await call(agent, 'call_operation', { operation, input })
  await agent.close()
  const { preview } = answer.structuredContent as { preview: { warning?: string } }
  assert.equal(preview.warning === undefined || textOf(answer).includes(`\n${preview.warning}\n`), true)
  return preview.warning
}

test('the preview of a removal says how many keys stop working', async () => {
  for (const [count, words] of [
    [0, undefined],
    [1, /^One API key acts for this member\. It stops working\. To keep a key, .* rotate it first\.$/],
    [3, /^3 API keys act for this member\. They stop working\./],
  ] as const) {
    const { tenant, maker } = await tenantWithKeys(count)
    const { memberId } = maker
    const warning = await previewFor(tenant.key, 'members.removeMember', { memberId })
    if (words) assert.match(warning ?? '', words)
    else assert.equal(warning, undefined)
  }
})

test('the preview of a demotion says what the person’s keys can still do', async () => {
  const { tenant, maker } = await tenantWithKeys(2)
  const { memberId } = maker
  const change = (input: object) => previewFor(tenant.key, 'members.updateMember', { memberId, ...input })
  assert.equal(
    await change({ role: 'viewer' }),
    '2 API keys act for this member. They get at most the role viewer.',
  )
  assert.equal(
    await change({ role: 'member', membershipType: 'client' }),
    '2 API keys act for this member. They stop working.',
  )
  assert.equal(await change({ role: 'admin' }), undefined)
})

test('the preview of leaving counts the person’s own keys', async () => {
  const { tenant, maker } = await tenantWithKeys(2)
  const token = await world.token(maker.userId, { audience: 'mcp' })
  const { organizationId } = tenant
  const warning = await previewFor(token, 'members.leaveOrganization', { organizationId })
  assert.match(warning ?? '', /^2 API keys act for you here\. They stop working\./)
})

test('a caller who can’t read members still gets the preview, with a warning that names no number', async () => {
  const { tenant, maker } = await tenantWithKeys(2)
  const key = await world.key(tenant, { scopes: ['members:write'] })
  const { memberId } = maker
  const warning = await previewFor(key, 'members.removeMember', { memberId })
  assert.equal(warning, 'API keys that act for this member stop working.')
})

/** A person at a terminal, who answers every question with no. */
async function type(tenant: Tenant, ...args: string[]): Promise<string> {
  const settings = await newSettings(world.server.url, { LEARN_TOKEN: tenant.key })
  const [input, out, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  let err = ''
  errors.on('data', chunk => {
    err += chunk
    if (String(chunk).includes('Type yes')) input.write('no\n')
  })
  const terminal: Terminal = {
    in: input,
    out: out.resume(),
    err: errors,
    isInteractive: true,
    isTable: true,
    colour: false,
    columns: 100,
    write: text => writeTo(out, text),
    writeError: text => writeTo(errors, text),
  }
  await run(args, terminal, { config: settings.config })
  await settings.remove()
  return err
}

test('the command line says the same before it asks, and before a change that it doesn’t ask about', async () => {
  const { tenant, maker } = await tenantWithKeys(3)
  const { memberId } = maker
  const asked = await type(tenant, 'members', 'remove', memberId)
  assert.match(asked, /3 API keys act for this member\. They stop working\..*Type yes to continue/s)
  assert.equal((await world.call('members.getMember', tenant.key, { memberId })).status, 200)
  const changed = await type(tenant, 'members', 'update', memberId, '--role', 'viewer')
  assert.match(changed, /3 API keys act for this member\. They get at most the role viewer\./)
  assert.equal((await world.call('members.getMember', tenant.key, { memberId })).body.role, 'viewer')
})
