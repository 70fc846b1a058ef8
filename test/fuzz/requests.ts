import { Random } from '@learn/content/random'
import { type contract, operations } from '@learn/contract'
import { inputFields, type Operation } from '@learn/contract/operation'
import { requestOf } from '../support/client.ts'
import { inputs } from '../support/operation-inputs.ts'
import type { PopulatedTenant } from '../support/populated-tenant.ts'
import { distort, oddValue } from './odd-values.ts'

export interface FuzzRequest {
  readonly number: number
  readonly caller: string
  readonly path: string
  readonly init: RequestInit
  /** The operation whose contract the response must keep. Undefined if the request may miss it. */
  readonly operation?: Operation
}

export interface Parties {
  readonly tenant: PopulatedTenant
  /** Credentials of the tenant’s people and keys. */
  readonly callers: Readonly<Record<string, string>>
  /** Credentials that are worth nothing. */
  readonly strangers: Readonly<Record<string, string | undefined>>
  /** A tenant that none of the callers may see. */
  readonly other: PopulatedTenant
}

/** The server refuses longer addresses before it looks for their operation. */
const longestPath = 8_000

/** The same seed and number give the same request, apart from ids. */
export function makeRequest(seed: number, number: number, parties: Parties): FuzzRequest {
  const random = new Random(`fuzz ${seed} ${number}`)
  const callers = random.chance(0.1) ? parties.strangers : parties.callers
  const caller = random.pick(Object.keys(callers))
  const token = callers[caller]
  const operation: Operation = random.pick(operations)
  const input = makeInput(random, operation, parties)
  const sent = { number, caller }
  if (random.chance(0.15)) return { ...sent, ...agentRequest(random, operation, token, input) }
  const { path, init } = requestOf(operation, token, inUrl(operation, input), oddHeaders(random))
  const isTooLong = path.length > longestPath
  if (random.chance(0.9)) return { ...sent, path, init, ...(!isTooLong && { operation }) }
  return { ...sent, ...misshape(random, path, init) }
}

function makeInput(random: Random, operation: Operation, { tenant, other }: Parties): object {
  const about = random.chance(0.3) ? other : tenant
  const known = operation.id in inputs && random.chance(0.8)
  // Safe: every input is an object, and `id in inputs` has just been checked.
  let input: object = known
    ? (inputs[operation.id as keyof typeof contract](about) as object)
    : structuredClone(operation.example.request)
  for (let left = random.int(0, 3); left > 0; left--) {
    const changed = distort(random, input)
    if (typeof changed === 'object' && changed !== null) input = changed
  }
  return input
}

/** The input with everything that goes into the URL as text. */
function inUrl(operation: Operation, input: object): object {
  const fields = inputFields(operation)
  const written = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      fields.get(name) === 'body' ? value : written(value),
    ]),
  )
}

/** Header values may hold only visible characters: anything else never leaves the client. */
const headerText = (random: Random) =>
  String(oddValue(random))
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 2_000)
    .trim()

function oddHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  const names = [
    'idempotency-key',
    'accept',
    'prefer',
    'if-none-match',
    'range',
    'accept-encoding',
    'traceparent',
  ]
  while (random.chance(0.2)) headers[random.pick(names)] = headerText(random)
  if (random.chance(0.02)) headers.origin = 'https://elsewhere.example'
  return headers
}

/** A call of an operation through the agents' entrance. */
function agentRequest(random: Random, operation: Operation, token: string | undefined, input: object) {
  const call = { name: 'call_operation', arguments: { operation: operation.id, input } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }
  const body = JSON.stringify(random.chance(0.1) ? distort(random, message) : message)
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  return { path: '/mcp', init: { method: 'POST', headers, body } }
}

/** Breaks the form of a request rather than its values. */
function misshape(random: Random, path: string, init: RequestInit): { path: string; init: RequestInit } {
  const headers = init.headers as Record<string, string>
  const body = typeof init.body === 'string' ? init.body : ''
  const ways = [
    () => ({ path, init: { ...init, method: random.pick(['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']) } }),
    () => ({
      path: `${path}${random.pick(['/', '//', '/%2e%2e/', '?', '?a=1&a=2', '%', '%ff', ';x'])}`,
      init,
    }),
    () => ({
      path: `${path}${path.includes('?') ? '&' : '?'}${encodeURIComponent(headerText(random))}=1`,
      init,
    }),
    () => ({ path, init: { ...init, headers: { ...headers, 'content-type': headerText(random) || 'x' } } }),
    () => ({ path, init: { ...init, headers: { ...headers, authorization: headerText(random) } } }),
    () => ({ path, init: { ...init, ...(body && { body: body.slice(0, random.int(0, body.length)) }) } }),
    () => ({ path, init: { ...init, ...(body && { body: `${body}${headerText(random)}` }) } }),
    () => ({ path, init: { ...init, ...(body && { body: Buffer.from(body, 'utf16le') }) } }),
  ]
  const changed = random.pick(ways)()
  const method = changed.init.method ?? 'GET'
  if (method !== 'HEAD' && method !== 'GET') return changed
  const { body: _, ...withoutBody } = changed.init
  return { path: changed.path, init: withoutBody }
}
