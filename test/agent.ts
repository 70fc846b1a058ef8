import type { Fields } from '@learn/mcp'
import {
  type CallToolResult,
  Client,
  type ClientOptions,
  type ElicitResult,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { World } from './world.ts'

/** How an agent's client is: whether it speaks 2026-07-28, and what its person says when asked; without that it can't ask. */
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

/** A real client of the protocol, connected to the world's server. */
export async function connectAgent(world: World, token: string, options: AgentOptions = {}): Promise<Client> {
  const client = makeClient(options)
  const url = new URL(`/mcp${options.query ?? ''}`, options.url ?? world.server.url)
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  return client
}

export interface Called extends CallToolResult {
  readonly structuredContent: Record<string, unknown>
}

export async function call(client: Client, name: string, args: Fields = {}): Promise<Called> {
  // What has an output schema has structured content, and so have our errors.
  return (await client.callTool({ name, arguments: { ...args } })) as Called
}

/** The two calls of a client that can't ask: the preview, then the same with its token. */
export async function callTwice(client: Client, name: string, args: Fields = {}): Promise<Called> {
  const { structuredContent } = await call(client, name, args)
  const { confirmationToken } = structuredContent
  return await call(client, name, { ...args, confirmationToken })
}

export const textOf = ({ content }: CallToolResult): string =>
  content.map(item => (item.type === 'text' ? item.text : '')).join('')
