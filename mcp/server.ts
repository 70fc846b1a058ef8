import type { KeyObject } from 'node:crypto'
import type { Operation } from '@learn/contract/operation'
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { callInVain, callOperation, type Result } from './calling.ts'
import { type Choice, type ChoiceOptions, choose } from './choice.ts'
import { lengthOf, mostCharacters } from './fitting.ts'
import type { Failed, Fields, Invoke } from './invocation.ts'
import { callName, didYouMean, searchName, toolNameOf } from './names.ts'
import own from './package.json' with { type: 'json' }
import { addPrompts } from './prompts.ts'
import { addResources } from './resources.ts'
import { failureResult, objectResult } from './results.ts'
import { searchOperations } from './search.ts'
import type { CallSurroundings, Waits } from './surroundings.ts'
import { toolsOf } from './tools.ts'

export interface McpOptions {
  readonly operations: readonly Operation[]
  readonly invoke: Invoke
  /** Signs confirmation tokens. Every server that may get the second of two calls needs the same key. */
  readonly key: KeyObject
  /** Keys that signed before, whose tokens are still valid. */
  readonly formerKeys?: readonly KeyObject[]
  /** The caller's id; empty if there is only one caller. */
  readonly caller: string
  /** The protocol's era: since 2026-07-28, a question to a person is sent as a result. */
  readonly era: 'modern' | 'legacy'
  readonly choice?: ChoiceOptions
  readonly waits?: Partial<Waits>
  readonly now?: () => number
  /** Whether the client has left or the server is stopping. Jobs are not followed after that. */
  readonly isOver?: () => boolean
}

/** Most clients time out after a minute. */
const usualWaits: Waits = { personMilliseconds: 50_000, jobMilliseconds: 50_000 }

/** Sent to every model, before it sees any tool. */
function instructionsFor({ direct, searchable }: Choice): string {
  const first = direct.some(({ id }) => id === 'identity.getCaller') ? ' Start with get_caller.' : ''
  const rest = searchable
    ? ` ${searchName} finds operations that have no tool of their own; ${callName} calls any operation by its id.`
    : ''
  return `Learn is a platform where children prepare for the 11+. Get ids from lists: they come in a short form and in pages, and \`fields\` chooses what comes back.${first}${rest} Except for the steps of a child’s practice, calls that change something or cost credits return a preview first: show it to the person, and confirm only what they agreed to. Never ask for a PIN or repeat one.`
}

/** Offers the operations as tools, resources and prompts, for one connection or one request, over any transport. */
export function createServer(options: McpOptions): McpServer {
  const { operations, invoke, key, formerKeys = [], caller, era } = options
  const { choice: wanted = {}, now = Date.now } = options
  const choice = choose(operations, wanted)
  const server = new McpServer(
    { name: 'learn', title: 'Learn', version: own.version },
    {
      instructions: instructionsFor(choice),
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
    },
  )
  const around: CallSurroundings = {
    operations,
    choice,
    invoke,
    key,
    formerKeys,
    caller,
    asks: ctx => {
      if (!canAsk(server, ctx)) return 'never'
      return era === 'modern' ? 'by answer' : 'by request'
    },
    now,
    isOver: options.isOver ?? (() => false),
    waits: { ...usualWaits, ...options.waits },
  }
  server.server.setRequestHandler('tools/list', () => ({ tools: toolsOf(choice) }))
  server.server.setRequestHandler('tools/call', async ({ params }, ctx) =>
    refuseLongPreview(await callTool(around, params.name, params.arguments ?? {}, ctx)),
  )
  addResources(server, around)
  addPrompts(server, choice)
  return server
}

/**
 * Whether the client can show a form. Newer clients say so with every request, older ones only when they connect, which
 * a server made for a single request has not seen.
 */
function canAsk({ server }: McpServer, { mcpReq }: ServerContext): boolean {
  // The library has validated it, but leaves its type open.
  const envelope = mcpReq.envelope as Readonly<Record<string, ClientCapabilities>> | undefined
  const { elicitation } = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities() ?? {}
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

async function callTool(
  around: CallSurroundings,
  name: string,
  args: Fields,
  ctx: ServerContext,
): Promise<Result> {
  const { direct, searchable } = around.choice
  const operation = direct.find(candidate => toolNameOf(candidate) === name)
  if (operation) {
    const { confirmationToken, ...input } = args
    return await callOperation(around, operation, input, tokenOf(confirmationToken), ctx)
  }
  if (searchable && name === searchName) return search(around, args)
  if (searchable && name === callName) return await callById(around, args, ctx)
  const closed = findClosed(around, name)
  if (closed) return await callInVain(around, closed)
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(around, name))
}

/** A person must see everything that they agree to, so a preview is never cut. Without its token, nothing happens. */
function refuseLongPreview(result: Result): Result {
  // A question to the person has neither, and costs the model nothing.
  const { content, structuredContent = {} } = result as CallToolResult
  const isPreview = 'confirmationToken' in { ...(structuredContent as object) }
  if (!isPreview || Math.max(lengthOf(content), lengthOf(structuredContent)) <= mostCharacters) return result
  return failureResult({
    _tag: 'TooLong',
    message: 'The preview of this call is too long for a conversation. Nothing was done.',
    next: 'Make several smaller calls, or ask the person to do it with the `learn` command in a terminal.',
  })
}

/** An operation that is not for this kind of caller, by its id or its tool. */
const findClosed = ({ choice }: CallSurroundings, name: string): Operation | undefined =>
  choice.closed.find(operation => operation.id === name || toolNameOf(operation) === name)

function search({ choice }: CallSurroundings, { query, limit, ...more }: Fields): Result {
  if (typeof query !== 'string' || query.trim() === '' || !isEmpty(more))
    return failureResult(
      misuseFailure(searchName, 'a `query` (a few words that describe the task) and an optional `limit`'),
    )
  const most = typeof limit === 'number' && limit >= 1 ? Math.min(20, Math.floor(limit)) : undefined
  return objectResult(searchOperations(choice, query.slice(0, 1_000), most))
}

async function callById(around: CallSurroundings, args: Fields, ctx: ServerContext): Promise<Result> {
  const { operation: id, input, confirmationToken, ...more } = args
  const { operations } = around.choice
  const fields = input ?? {}
  if (typeof id !== 'string' || typeof fields !== 'object' || Array.isArray(fields) || !isEmpty(more))
    return failureResult(
      misuseFailure(callName, 'an `operation` (its id) and an `input` (an object with its fields)'),
    )
  const operation = operations.find(candidate => candidate.id === id || toolNameOf(candidate) === id)
  const closed = operation ? undefined : findClosed(around, id)
  if (closed) return await callInVain(around, closed)
  if (!operation) {
    const named = id.slice(0, 200)
    const suggestion = didYouMean(
      named,
      operations.map(candidate => candidate.id),
    )
    return failureResult({
      _tag: 'NotFound',
      message: `There is no operation "${named}" here.${suggestion} Find operations with ${searchName}.`,
    })
  }
  return await callOperation(around, operation, { ...fields }, tokenOf(confirmationToken), ctx)
}

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0

const misuseFailure = (tool: string, takes: string): Failed => ({
  _tag: 'HttpApiDecodeError',
  message: `${tool} takes ${takes}, and nothing else.`,
})

/** Models tend to fill in optional fields: null and an empty text count as no token. */
const tokenOf = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : String(value)

function unknownTool({ choice: { operations, direct, searchable } }: CallSurroundings, name: string): string {
  const operationOfName = operations.find(operation => toolNameOf(operation) === name)
  if (operationOfName)
    return `${name} is not a tool here: use ${callName} with the operation ${operationOfName.id}.`
  const known = [...direct.map(toolNameOf), ...(searchable ? [searchName, callName] : [])]
  return `There is no tool "${name.slice(0, 200)}".${didYouMean(name.slice(0, 200), known)}${searchable ? ` Find other operations with ${searchName}.` : ''}`
}
