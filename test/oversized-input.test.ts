import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import { type ErrorBody, errorKinds } from '@learn/contract/errors'
import { type Operation, usualBodyLimit } from '@learn/contract/operation'
import { requestOf } from './support/client.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())
const tenant = await world.tenant()

interface SchemaNode {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: SchemaNode
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly anyOf?: readonly SchemaNode[]
}

interface Field {
  readonly part: 'params' | 'query' | 'body'
  readonly path: readonly string[]
  readonly schema: SchemaNode
}

/** A schema and everything in it, with paths. Array items have index 0. */
function fieldsIn(part: Field['part'], schema: SchemaNode, path: readonly string[] = []): Field[] {
  return [
    ...(path.length > 0 ? [{ part, path, schema }] : []),
    ...(schema.items ? fieldsIn(part, schema.items, [...path, '0']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
      fieldsIn(part, child, [...path, name]),
    ),
    ...(schema.anyOf ?? []).flatMap(child => fieldsIn(part, child, path).slice(1)),
  ]
}

const fieldsOf = ({ params, query, body }: Operation): Field[] =>
  Object.entries({ params, query, body }).flatMap(
    ([part, schema]) => (schema ? fieldsIn(part as Field['part'], schema as SchemaNode) : []), // Object.entries loses the key's type.,
  )

const repeat = (text: string, times: number) => text.repeat(Math.floor(times))
const listOf = (item: string, bytes: number) => `[${repeat(`${item},`, bytes / (item.length + 1))}${item}]`

/** Kinds of value, each as JSON that nearly fills a body of this size. */
const tooMuch = (bytes: number): Readonly<Record<string, string>> => ({
  'a long text': `"${repeat('x', bytes)}"`,
  'a long number': repeat('1', bytes),
  'many zeros': listOf('0', bytes),
  'many lists': listOf('[]', bytes),
  'many objects': listOf('{}', bytes),
  'many texts': listOf('""', bytes),
  'many fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: bytes / 15 }, (_, n) => [`field${n}`, 1])),
  ),
  'deep lists': `${repeat('[', bytes / 2)}${repeat(']', bytes / 2)}`,
})
const usual = tooMuch(usualBodyLimit - 4_096)
const large = tooMuch(1024 * 1024 - 4_096)

/** Stands for the value until the request has been written. */
const marker = 'far-too-much'
const filled = (text: string, json: string) => text.replace(`"${marker}"`, () => json)

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

/** The least CPU time of a few tries, in milliseconds, so that a pause of the machine does not count. */
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

/** A pattern without repetitions that have no end. */
const isFinitePattern = (pattern: string | undefined) =>
  pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\./g, ''))

test('every text and list that the API accepts has a limit', () => {
  const unlimited = operations.flatMap(operation =>
    fieldsOf(operation).flatMap(({ path, schema }) => {
      const { type, maxLength, maxItems, format, pattern } = schema
      const isLimited =
        schema.enum !== undefined ||
        schema.const !== undefined ||
        (type === 'string'
          ? maxLength !== undefined || format === 'uuid' || isFinitePattern(pattern)
          : type !== 'array' || maxItems !== undefined)
      return isLimited ? [] : [`${operation.id} ${path.join('.')}`]
    }),
  )
  assert.deepEqual(unlimited, [])
})

let worst = { milliseconds: 0, what: '' }
const note = (milliseconds: number, what: string) => {
  if (milliseconds > worst.milliseconds) worst = { milliseconds, what }
  assert(milliseconds <= 100, `${what}: ${milliseconds.toFixed(0)} ms`)
}

async function refusal(operation: Operation, { part, path }: Field, json: string): Promise<void> {
  const { path: address, init } = requestOf(operation, tenant.key, inputWith(operation, path, marker))
  const url = world.server.url + (part === 'body' ? address : address.replace(marker, 'x'.repeat(8_000)))
  const body = typeof init.body === 'string' ? { body: filled(init.body, json) } : {}
  const response = await fetch(url, { ...init, ...body })
  const answer = (await response.json()) as ErrorBody
  assert(response.status < 500, JSON.stringify(answer))
  if (!response.ok) assert(answer._tag in errorKinds, JSON.stringify(answer))
}

/** Sends a message as an agent's client would, except that the client could not write a list this deep. */
async function agentRefusal(operation: Operation, { path }: Field, json: string): Promise<void> {
  const input = inputWith(operation, path, marker)
  const params = { name: 'call_operation', arguments: { operation: operation.id, input } }
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const response = await fetch(`${world.server.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: filled(message, json),
  })
  const answer = await response.text()
  assert(response.status < 500 && !answer.includes('InternalError'), `${response.status} ${answer}`)
}

for (const operation of operations) {
  test(`${operation.id} refuses far too much in any field within 100 ms of CPU time`, async () => {
    for (const field of fieldsOf(operation)) {
      const values = operation.bodyLimit ? large : usual
      for (const [kind, json] of Object.entries(values)) {
        const what = `${operation.id} with ${kind} in ${field.path.join('.')}`
        note(await cpuOf(() => refusal(operation, field, json)), what)
        note(await cpuOf(() => agentRefusal(operation, field, json)), `an agent: ${what}`)
        if (field.part !== 'body') break
      }
    }
  })
}

test('a body over the limit is refused only after the right to call was checked', async () => {
  const create = operations.find(({ id }) => id === 'teams.createTeam')
  assert(create)
  const { path, init } = requestOf(create, tenant.key, { organizationId: tenant.organizationId, name: 'A' })
  const body = JSON.stringify({ name: 'x'.repeat(usualBodyLimit) })
  const answerTo = async (token: string) => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` }
    const response = await fetch(world.server.url + path, { ...init, headers, body })
    return (await response.json()) as ErrorBody
  }
  assert.deepEqual((await answerTo(tenant.key)).message, 'The body is larger than 64 KiB.')
  assert.deepEqual((await answerTo(`${tenant.key.slice(0, -1)}?`))._tag, 'Unauthorized')
  const viewer = await world.key(tenant, { role: 'viewer' })
  assert.deepEqual((await answerTo(viewer))._tag, 'Forbidden')
  const otherScope = await world.key(tenant, { scopes: ['teams:read'] })
  assert.match((await answerTo(otherScope)).message, /teams:write/)
})

test('a caller who may not call an operation never has their input looked at', async () => {
  const viewer = await world.key(tenant, { role: 'viewer' })
  for (const operation of operations.filter(({ role, body }) => role === 'admin' && body)) {
    const { path, init } = requestOf(operation, viewer, operation.example.request)
    const response = await fetch(world.server.url + path, { ...init, body: '{"not JSON' })
    assert.equal(response.status, 403, operation.id)
    await response.arrayBuffer()
  }
})

test('every field was tried, and the worst refusal took at most 100 ms of CPU time', t => {
  t.diagnostic(`${worst.milliseconds.toFixed(0)} ms: ${worst.what}`)
  assert(worst.milliseconds > 0 && worst.milliseconds <= 100)
})
