import { setTimeout as sleep } from 'node:timers/promises'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { assertContract } from '../support/client.ts'
import { withStripe } from '../support/money.ts'
import { organizationRows } from '../support/organization-rows.ts'
import { type PopulatedTenant, populate, traces } from '../support/populated-tenant.ts'
import { StripeSimulator } from '../support/stripe-simulator.ts'
import { trialUnusual } from '../support/trial.ts'
import { World } from '../support/world.ts'
import { type FuzzRequest, makeRequest, type Parties } from './requests.ts'

const concurrent = 8
/** Requests delete things too, so the callers get a new tenant after this many. */
const requestsPerTenant = 1_000
const longestMilliseconds = 60_000

/** Words of the server's inside that no response may contain. */
const inside =
  /node_modules|\.ts:\d|\bviolates\b|syntax error at|relation "|\bpg_[a-z]|ECONNREFUSED|postgres:\/\//

export interface Finding {
  readonly what: string
  /** Undefined if it could have been any of several. */
  readonly request?: FuzzRequest
}

export interface FuzzResult {
  readonly statuses: ReadonlyMap<number, number>
  readonly findings: readonly Finding[]
}

export interface FuzzOptions {
  readonly seed: number
  readonly count: number
  readonly first?: number
  readonly onProgress?: (done: number) => void
}

/** Sends random requests to a server in this process, and collects responses that should never be given. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const stripe = await StripeSimulator.start()
  const world = await World.create(withStripe(stripe), undefined, trialUnusual)
  try {
    return await send(world, options)
  } finally {
    await world.close()
    await stripe.stop()
  }
}

async function send(world: World, { seed, count, first = 0, onProgress }: FuzzOptions): Promise<FuzzResult> {
  const statuses = new Map<number, number>()
  const findings: Finding[] = []
  for (let begin = first; begin < first + count; begin += requestsPerTenant) {
    const parties = await makeParties(world)
    const before = await rowsOf(world, parties.other)
    const hidden = traces.everything(parties.other)
    const end = Math.min(begin + requestsPerTenant, first + count)
    const said = new Set<string>()
    let next = begin
    const sender = async () => {
      while (next < end) {
        const request = makeRequest(seed, next++, parties)
        for (const address of emailsIn(request)) said.add(address)
        const { status, what } = await judge(world.server.url, request, hidden, said)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (what !== undefined) findings.push({ what: `${what}${causeOf(world, what)}`, request })
      }
    }
    await Promise.all(Array.from({ length: concurrent }, sender))
    if ((await rowsOf(world, parties.other)) !== before)
      findings.push({ what: `a request from number ${begin} to ${end - 1} changed another tenant` })
    onProgress?.(end - first)
  }
  return { statuses, findings }
}

/** What the server's log says about a failed request. */
function causeOf({ log }: World, what: string): string {
  const id = /"requestId":"([^"]+)"/.exec(what)?.[1]
  const line = id && log.find(text => text.includes(id) && text.includes('"err"'))
  return line ? `\n${line}` : ''
}

async function makeParties(world: World): Promise<Parties> {
  const [tenant, other] = [await populate(world), await populate(world)]
  const revoked = await world.key(tenant)
  await world.revoke(revoked)
  const strangers = {
    'no token': undefined,
    'a malformed token': tenant.key.slice(0, -1),
    'an unknown key': makeApiKey(),
    'a revoked key': revoked,
    'an expired token': await world.token(tenant.admin.userId, { expiresAt: new Date(Date.now() - 1_000) }),
  }
  const callers = {
    'an administrator’s key': tenant.key,
    'a viewer’s key': await world.key(tenant, { role: 'viewer' }),
    'a key with one scope': await world.key(tenant, { scopes: ['learn:read'] }),
    'an agent’s token': await world.token(tenant.admin.userId, { audience: 'mcp' }),
    'an administrator': tenant.admin.token,
    'a member': tenant.member.token,
    'a viewer': tenant.viewer.token,
    'a client': tenant.client.token,
    'a parent': tenant.parent.token,
    'a student': tenant.student.token,
    'a person without an organization': tenant.invited.token,
  }
  return { tenant, other, callers, strangers }
}

const rowsOf = async (world: World, { organizationId }: PopulatedTenant) =>
  JSON.stringify(await organizationRows(world, organizationId))

const email = /[\w+.-]+@example\.org/g

/** Addresses to invite may contain an id of the other tenant. Once they are invited, the lists show them. */
const emailsIn = ({ init: { body } }: FuzzRequest) =>
  typeof body === 'string' ? (body.match(email) ?? []) : []

/** The status of the response, and what is wrong with it, if anything. A connection that was cut has the status 0. */
export async function judge(
  url: string,
  request: FuzzRequest,
  hidden: readonly string[],
  said: ReadonlySet<string> = new Set(),
): Promise<{ status: number; what?: string }> {
  const { path, init, operation } = request
  let status = 0
  try {
    const response = await fetch(url + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMilliseconds),
    })
    status = response.status
    const text = await beginningOf(response)
    if (status >= 500 || text.includes('InternalError')) return { status, what: `a server error: ${text}` }
    const sent = `${path} ${init.body ?? ''}`
    const unsaid = text.replaceAll(email, found => (said.has(found) ? '' : found))
    const leaked = hidden.find(trace => unsaid.includes(trace) && !sent.includes(trace))
    if (leaked !== undefined) return { status, what: `another tenant’s ${leaked}: ${text}` }
    if (inside.test(text)) return { status, what: `the inside of the server: ${text}` }
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (operation && !isStream && init.method !== 'HEAD')
      assertContract(operation, status, response.headers, JSON.parse(text))
    return { status }
  } catch (error) {
    const { message, cause } = error as Error
    return { status, what: `${message} ${cause instanceof Error ? cause.message : ''}` }
  }
}

/** The whole response; of a stream, what arrives within a moment. */
async function beginningOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await response.text()
  let text = ''
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const read = await Promise.race([reader?.read(), sleep(200)])
    if (!read || read.done) break
    text += decoder.decode(read.value, { stream: true })
  }
  await reader?.cancel()
  return text
}
