import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { check } from '@learn/contract/checks/check'
import type { Operation } from '@learn/contract/operation'
import { pick } from '../mcp/short-form.ts'
import { keptFromAgents } from '../mcp/slim.ts'
import { makeApiKey } from '../server/identity/api-key.ts'
import { newSettings } from './support/command-line.ts'
import {
  closeAgents,
  type FaceCaller,
  type FaceOutcome,
  forAgents,
  viaAgent,
  viaCommandLine,
  viaHttp,
  viaSdk,
} from './support/faces.ts'
import { withStripe } from './support/money.ts'
import { inputs } from './support/operation-inputs.ts'
import { type PopulatedTenant, personFor, populate } from './support/populated-tenant.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'
import { trialUnusual } from './support/trial.ts'
import { type Person, World } from './support/world.ts'

const stripe = await StripeSimulator.start()
// Some answers depend on the time, so it stands still for all of them.
const moment = new Date()
const world = await World.create(withStripe(stripe), () => moment, trialUnusual)
const settings = await newSettings(world.server.url)
after(async () => {
  await closeAgents()
  await world.close()
  await stripe.stop()
  await settings.remove()
})

const asking = (token: string, mcpToken = token): FaceCaller => ({
  url: world.server.url,
  token,
  mcpToken,
  config: settings.config,
})
/** Both tokens belong to one grant, because a download URL names the grant that it ends with. */
async function asPerson({ userId }: Pick<Person, 'userId'>): Promise<FaceCaller> {
  const expiresAt = new Date(Date.now() + 3_600_000)
  const grantId = await world.grant(userId)
  return asking(
    await world.token(userId, { expiresAt, grantId }),
    await world.token(userId, { expiresAt, grantId, audience: 'mcp' }),
  )
}

/** The caller: the organization's key, or a person if a key may not call this or would be deleted by the call. */
function askerOf(operation: Operation, tenant: PopulatedTenant): Promise<FaceCaller> | FaceCaller {
  const person = personFor(operation, tenant)
  return person ? asPerson(person) : asking(tenant.key)
}

/** Calls an operation through every interface. A change happens once, and the others get its stored answer. */
async function compare(who: FaceCaller, operation: Operation, input: object): Promise<'answer' | string> {
  const { heard, key = randomUUID() } = await viaAgent(who, operation, input)
  if (!keptFromAgents(operation) || 'answer' in heard || /^(Unauthorized|Forbidden)$/.test(heard.kind))
    return await compareOthers(who, operation, input, heard, key)
  assert.equal(heard.kind, 'NotForAgents')
  return await compareOthers(who, operation, input, await viaHttp(who, operation, input, key), key)
}

async function compareOthers(
  who: FaceCaller,
  operation: Operation,
  input: object,
  heard: FaceOutcome,
  key: string,
): Promise<'answer' | string> {
  const others = { HTTP: viaHttp, 'the SDK': viaSdk, 'the command line': viaCommandLine }
  for (const [name, face] of Object.entries(others))
    assert.deepEqual(
      forAgents(operation, await face(who, operation, input, operation.answeredOnce ? randomUUID() : key)),
      forAgents(operation, heard),
      `${operation.id} through ${name}`,
    )
  return 'kind' in heard ? heard.kind : 'answer'
}

/** An agent practises without a token, so no answer is stored for the others. They practise with another child. */
async function comparePractising(operation: Operation, one: PopulatedTenant, two: PopulatedTenant) {
  const id = operation.id as OperationId
  const { heard, key } = await viaAgent(await askerOf(operation, one), operation, inputs[id](one))
  assert('answer' in heard && key === undefined, JSON.stringify(heard))
  // The example stands in for records that agents get in a short form.
  const short = pick(operation.example.response, Object.keys(operation.shortForAgents ?? {}))
  assert.deepEqual(check(operation.response, { ...(heard.answer as object), ...(short as object) }), [])
  const who = await askerOf(operation, two)
  const first = await viaHttp(who, operation, inputs[id](two), id)
  assert.equal(await compareOthers(who, operation, inputs[id](two), first, id), 'answer')
}

/** The same for a call that ends its caller's access: every interface needs a caller of its own. */
async function compareApart(operation: Operation): Promise<void> {
  const faces = { HTTP: viaHttp, 'the SDK': viaSdk, 'the command line': viaCommandLine }
  for (const [name, face] of [...Object.entries(faces), ['MCP', undefined] as const]) {
    const tenant = await populate(world)
    const input = inputs[operation.id as OperationId](tenant)
    const who = await asPerson(tenant.admin)
    const heard = face
      ? await face(who, operation, input, randomUUID())
      : (await viaAgent(who, operation, input)).heard
    assert.deepEqual(heard, { answer: { id: tenant.admin.userId, deletedAt: moment.toISOString() } }, name)
    assert.deepEqual(await viaHttp(who, operation, input, randomUUID()), { kind: 'Unauthorized' }, name)
  }
}

/** Ends the job, so that watching it ends. */
const finishJob = ({ jobId }: PopulatedTenant) =>
  world.owner.query(
    `update jobs set status = 'succeeded', progress = 1, result = '{}', started_at = $2, finished_at = $2, updated_at = $2
      where id = $1`,
    [jobId, moment],
  )

const kept = await populate(world)
const stranger = asking(makeApiKey())
const outsider = asking((await world.tenant('Elsewhere')).key)
const viewer = await asPerson(kept.viewer)

for (const operation of operations) {
  const id = operation.id as OperationId
  test(`${id} gives the same answer through HTTP, SDK, command line and MCP`, async () => {
    if (id === 'identity.closeAccount') return await compareApart(operation)
    const tenant = operation.effect === 'read' ? kept : await populate(world)
    if (operation.transport === 'events') await finishJob(tenant)
    if (operation.practises) return await comparePractising(operation, tenant, await populate(world))
    const heard = await compare(await askerOf(operation, tenant), operation, inputs[id](tenant))
    assert.equal(heard, 'answer')
  })

  test(`${id} fails in the same way through HTTP, SDK, command line and MCP`, async () => {
    const input = inputs[id](kept)
    assert.equal(await compare(stranger, operation, input), 'Unauthorized')
    for (const who of [outsider, viewer]) await compare(who, operation, input)
    assert.equal(
      await compare(await askerOf(operation, kept), operation, { ...input, colour: 'red' }),
      'HttpApiDecodeError',
    )
  })
}
