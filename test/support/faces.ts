import type { ErrorKind } from '@learn/contract/errors'
import { nounVerbOf } from '@learn/contract/noun-verb'
import { inputFields, type Operation } from '@learn/contract/operation'
import { withoutSecrets } from '@learn/contract/secrets'
import { toolNameOf } from '@learn/mcp'
import { Learn, LearnError, type RequestOptions } from '@learn/sdk'
import { type Client, SdkHttpError } from '@modelcontextprotocol/client'
import type { Config } from '../../cli/config.ts'
import { commandOf } from '../../cli/operation/command.ts'
import { fieldNamesOf, pagingOf } from '../../mcp/short-form.ts'
import { noteField, slim } from '../../mcp/slim.ts'
import { call, callById, connectAgent, type ToolResult } from './agent.ts'
import { requestOf } from './client.ts'
import { runLearn } from './command-line.ts'

/** A caller, with a token for the API and one for MCP. */
export interface FaceCaller {
  readonly url: string
  readonly token: string
  readonly mcpToken: string
  /** The command line's settings. */
  readonly config: Config
}

/** The outcome of a call: the answer, or the kind of error. */
export type FaceOutcome = { readonly answer: unknown } | { readonly kind: ErrorKind | string }

/** Calls an operation through one interface. A change uses the given idempotency key. */
export type Face = (
  asking: FaceCaller,
  operation: Operation,
  input: object,
  key: string,
) => Promise<FaceOutcome>

export const viaHttp: Face = async ({ url, token }, operation, input, key) => {
  const headers: Record<string, string> = operation.effect === 'read' ? {} : { 'idempotency-key': key }
  const { path, init } = requestOf(operation, token, input, headers)
  const known = inputFields(operation)
  const unknown = new URLSearchParams(Object.entries(input).filter(([name]) => !known.has(name))).toString()
  const more = unknown && `${path.includes('?') ? '&' : '?'}${unknown}`
  const response = await fetch(url + path + more, init)
  const text = await response.text()
  const isStream = operation.transport === 'events' && response.ok
  const body = JSON.parse(isStream ? ([...text.matchAll(/^data: (.*)$/gm)].at(-1)?.[1] ?? '') : text)
  return response.ok ? { answer: body } : { kind: body._tag }
}

export const viaSdk: Face = async ({ url, token }, operation, input, key) => {
  try {
    return {
      answer: await methodOf(new Learn({ baseUrl: url, token, retries: 0 }), operation)(input, {
        idempotencyKey: key,
      }),
    }
  } catch (error) {
    if (error instanceof LearnError) return { kind: error._tag }
    throw error
  }
}

/** The method that a program calls, such as `client.teams.list`. */
function methodOf(client: Learn, operation: Operation) {
  const { noun, verb } = nounVerbOf(operation)
  // The client has a method for each operation, but this one's name is only known at runtime.
  const groups = client as unknown as Record<string, Record<string, Method>>
  const method = groups[camel(noun)]?.[camel(verb)]
  if (!method) throw new Error(`The SDK has no ${noun} ${verb}`)
  return method
}
type Method = (input: object, options: RequestOptions) => Promise<unknown>
const camel = (words: string) => words.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const viaCommandLine: Face = async ({ token, config }, operation, input, key) => {
  const { noun, verb } = commandOf(operation)
  const mutation = operation.effect === 'read' ? [] : ['--yes', '--idempotency-key', key]
  const atOnce = operation.status === 202 ? ['--no-wait'] : [] // Because the other interfaces don't wait for jobs either.
  const { code, out, err } = await runLearn(
    [noun, verb, '--json', '--input', '-', ...mutation, ...atOnce],
    { ...config, token },
    { input: JSON.stringify(input) },
  )
  return code === 0 ? { answer: JSON.parse(out) } : { kind: JSON.parse(err)._tag }
}

/** An outcome as agents get it: without secrets and, if it can't be divided into pages, not too long. */
export function forAgents(operation: Operation, outcome: FaceOutcome): FaceOutcome {
  if (!('answer' in outcome)) return outcome
  if (pagingOf(operation)) return { answer: withoutSecrets(operation.response, outcome.answer) }
  const { [noteField]: _, ...answer } = slim(operation, outcome.answer, wishesFor(operation))
  return { answer }
}

const wishesFor = (operation: Operation) =>
  operation.effect === 'read' ? { fields: fieldNamesOf(operation) } : {}

/** Calls and confirms. Reads ask for every field, and for every page of a list. The confirmation token is the call's idempotency key, and is returned for the other interfaces. */
export async function viaAgent(
  asking: FaceCaller,
  operation: Operation,
  input: object,
): Promise<{ heard: FaceOutcome; key: string | undefined }> {
  const agent = await agentOf(asking)
  if (!agent) return { heard: { kind: 'Unauthorized' }, key: undefined }
  const tool = toolNameOf(operation)
  const whole = { ...input, ...wishesFor(operation) }
  const ask = (token: object, more: object = {}) =>
    agent.tools.has(tool)
      ? call(agent.client, tool, { ...whole, ...more, ...token })
      : callById(agent.client, { operation: operation.id, input: { ...whole, ...more }, ...token })
  const first = await ask({})
  if (pagingOf(operation) === 'one page') await addPages(first, cursor => ask({}, { cursor }))
  const { confirmationToken } = first.structuredContent
  const key = typeof confirmationToken === 'string' ? confirmationToken : undefined
  const { isError, structuredContent } = key === undefined ? first : await ask({ confirmationToken })
  const { [noteField]: _, ...answer } = structuredContent
  return { heard: isError ? { kind: String(structuredContent._tag) } : { answer }, key }
}

/** Adds the other pages of a list that only agents get in pages. */
async function addPages(
  { structuredContent: page }: ToolResult,
  read: (cursor: string) => Promise<ToolResult>,
) {
  while (typeof page.nextCursor === 'string') {
    const { structuredContent } = await read(page.nextCursor)
    page.data = [...(page.data as unknown[]), ...(structuredContent.data as unknown[])]
    page.nextCursor = structuredContent.nextCursor
  }
}

/** A client of the protocol and its listed tools. It calls all other operations by id. */
interface Agent {
  readonly client: Client
  readonly tools: ReadonlySet<string>
}

/** Agents by token. Undefined if the token is refused. */
const agents = new Map<string, Promise<Agent | undefined>>()

function agentOf(asking: FaceCaller): Promise<Agent | undefined> {
  const known = agents.get(asking.mcpToken)
  if (known) return known
  const connected = connect(asking).catch(error => {
    if (error instanceof SdkHttpError && error.status === 401) return undefined
    throw error
  })
  agents.set(asking.mcpToken, connected)
  return connected
}

async function connect({ url, mcpToken }: FaceCaller): Promise<Agent> {
  const client = await connectAgent(url, mcpToken)
  const { tools } = await client.listTools()
  return { client, tools: new Set(tools.map(({ name }) => name)) }
}

export async function closeAgents(): Promise<void> {
  for (const agent of agents.values()) await (await agent)?.client.close()
}
