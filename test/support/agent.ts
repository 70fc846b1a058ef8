import assert from 'node:assert/strict'
import type { Fields } from '@learn/mcp'
import {
  type CallToolResult,
  Client,
  type ClientOptions,
  type ElicitResult,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { mostTokens } from '../../mcp/fitting.ts'
import type { Tenant, World } from './world.ts'

/** An agent's client: whether it speaks only older revisions, and what its person answers. Without a person it can't ask. */
export interface AgentOptions {
  readonly legacy?: boolean
  readonly person?: (message: string) => ElicitResult | Promise<ElicitResult>
  readonly query?: string
  readonly url?: string
}

export const yes: ElicitResult = { action: 'accept', content: { confirm: true } }

/** A client that is not connected yet. */
export function makeClient({ legacy, person }: AgentOptions): Client {
  const options: ClientOptions = {
    versionNegotiation: { mode: legacy ? 'legacy' : 'auto' },
    capabilities: person ? { elicitation: {} } : {},
  }
  const client = new Client({ name: 'test', version: '1' }, options)
  if (person) client.setRequestHandler('elicitation/create', ({ params }) => person(params.message))
  return client
}

/** A real client of the protocol, connected to a server. */
export async function connectAgent(
  server: World | string,
  token: string,
  options: AgentOptions = {},
): Promise<Client> {
  const client = makeClient(options)
  const address = typeof server === 'string' ? server : server.server.url
  const url = new URL(`/mcp${options.query ?? ''}`, options.url ?? address)
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  return client
}

export interface ToolResult extends CallToolResult {
  readonly structuredContent: Record<string, unknown>
}

/** Calls a tool. No answer costs too much or contains a credential, whichever test asks for it. */
export async function call(client: Client, name: string, args: Fields = {}): Promise<ToolResult> {
  // Tools with an output schema return structured content, and so do our errors.
  const result = (await client.callTool({ name, arguments: { ...args } })) as ToolResult
  const text = textOf(result)
  const structured = JSON.stringify(result.structuredContent)
  for (const part of [text, structured])
    assert(part.length / 4 <= mostTokens, `${name} ${JSON.stringify(args)} costs ${part.length / 4} tokens`)
  assert.doesNotMatch(text + structured, /learn_(sk|it|at|rt)_/, name)
  return result
}

/** The two calls of a client that can't ask a person: the preview, then the same call with its token. */
export async function callTwice(client: Client, name: string, args: Fields = {}): Promise<ToolResult> {
  const { structuredContent } = await call(client, name, args)
  const { confirmationToken } = structuredContent
  return await call(client, name, { ...args, confirmationToken })
}

export const textOf = ({ content }: CallToolResult): string =>
  content.map(item => (item.type === 'text' ? item.text : '')).join('')

/** An organization with credits. */
export async function makePayer(world: World, credits = 100): Promise<Tenant> {
  const tenant = await world.tenant()
  await world.credits(tenant, credits)
  return tenant
}

export const balanceOf = async (world: World, { organizationId, key }: Tenant): Promise<number> =>
  (await world.call('billing.getBalance', key, { organizationId })).body.creditsBalance

/** A paid call, as the arguments of `call_operation`. */
export const wordOf = ({ organizationId }: Tenant, word = 'yes') => ({
  operation: 'trial.createWord',
  input: { organizationId, word },
})

export const callById = (client: Client, args: object): Promise<ToolResult> =>
  call(client, 'call_operation', { ...args })

/** The confirmation token from a call's preview. */
export const tokenFor = async (client: Client, args: object): Promise<string> =>
  String((await callById(client, args)).structuredContent.confirmationToken)

/** Calls during the first one get a conflict, and all others get its answer. */
export function assertSame(answers: readonly CallToolResult[], expected: unknown): void {
  const [told = [], done = []] = [true, false].map(refused =>
    answers.filter(({ isError = false }) => isError === refused),
  )
  for (const { structuredContent } of done) assert.deepEqual(structuredContent, expected)
  for (const answer of told) assert.match(textOf(answer), /^Conflict: .* still in progress/)
  assert(done.length > 0)
}
