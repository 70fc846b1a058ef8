import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import type { DetailsOf, ErrorBody } from '@learn/contract/errors'
import { inputFields, type Operation } from '@learn/contract/operation'
import { call, connectAgent, textOf } from './support/agent.ts'
import { requestOf } from './support/client.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())
const tenant = await world.tenant()
const viewer = await world.key(tenant, { role: 'viewer' })

/** Close to the largest body that the server accepts. */
const zeros = Array.from({ length: 500_000 }, () => 0)

interface ArrayField {
  readonly path: readonly string[]
  readonly maxItems: number | undefined
}

/** Every array in a schema, with its path. Array items have index 0. */
function arraysIn(schema: object, path: readonly string[] = []): ArrayField[] {
  const node = schema as {
    type?: string
    maxItems?: number
    items?: object
    properties?: Record<string, object>
    anyOf?: object[]
  }
  return [
    ...(node.type === 'array' ? [{ path, maxItems: node.maxItems }] : []),
    ...(node.items ? arraysIn(node.items, [...path, '0']) : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => arraysIn(child, [...path, name])),
    ...(node.anyOf ?? []).flatMap(child => arraysIn(child, path)),
  ]
}

/** An operation's example with one value replaced. */
function inputWith(operation: Operation, path: readonly string[], value: unknown): object {
  const input = structuredClone(operation.example.request) as Record<string, unknown>
  let place = input
  for (const [index, name] of path.slice(0, -1).entries()) {
    place[name] ??= path[index + 1] === '0' ? [] : {}
    place = place[name] as Record<string, unknown>
  }
  place[path.at(-1) ?? ''] = value
  return input
}

const cases = operations.flatMap(operation =>
  [operation.params, operation.query, operation.body]
    .flatMap(schema => (schema ? arraysIn(schema) : []))
    .map(field => ({ operation, ...field })),
)

/** The least CPU time of three tries, in milliseconds, so that a pause of the machine does not count. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 10; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
    if (least <= 100) break
  }
  return least
}

test('the contract has arrays to test', () => {
  assert(cases.some(({ operation }) => operation.id === 'identity.createApiKey'))
})

for (const { operation, path, maxItems } of cases) {
  const field = path.join('.')

  test(`${operation.id} limits the length of ${field}`, () => {
    assert(maxItems !== undefined, 'an array without maxItems would be validated to its end')
  })

  test(`${operation.id} refuses 500,000 items in ${field} within 100 ms of CPU time`, async () => {
    const { path: address, init } = requestOf(operation, viewer, inputWith(operation, path, zeros))
    const cpu = await cpuOf(async () => {
      const response = await fetch(world.server.url + address, init)
      const body = (await response.json()) as ErrorBody & DetailsOf<'HttpApiDecodeError'>
      assert.equal(body._tag, 'HttpApiDecodeError')
      assert.deepEqual(body.issues, [
        {
          path: path.map(name => (name === '0' ? 0 : name)),
          message: `must have at most ${maxItems} item${maxItems === 1 ? '' : 's'}`,
        },
      ])
    })
    assert(cpu <= 100, `${cpu.toFixed(0)} ms`)
  })
}

test('an agent that sends 32,000 scopes is refused within 100 ms of CPU time', async () => {
  const operation = operations.find(({ id }) => id === 'identity.createApiKey')
  assert(operation && inputFields(operation).has('scopes'))
  const client = await connectAgent(world, viewer)
  after(() => client.close())
  const input = inputWith(operation, ['scopes'], zeros.slice(0, 32_000))
  const cpu = await cpuOf(async () => {
    const answer = await call(client, 'call_operation', { operation: operation.id, input })
    assert.match(textOf(answer), /scopes must have at most \d+ items/)
  })
  assert(cpu <= 100, `${cpu.toFixed(0)} ms`)
})
