import type { KeyObject } from 'node:crypto'
import type { Operation } from '@learn/contract/operation'
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { callOperation, type Result, type Surroundings, type Waits } from './calling.ts'
import { type Choice, type ChoiceOptions, choose } from './choice.ts'
import type { Failed, Fields, Invoke } from './invocation.ts'
import { callName, didYouMean, searchName, toolNameOf } from './names.ts'
import own from './package.json' with { type: 'json' }
import { addPrompts } from './prompts.ts'
import { addResources } from './resources.ts'
import { answered, failed } from './results.ts'
import { searchOperations } from './search.ts'
import { toolsOf } from './tools.ts'

export interface McpOptions {
  readonly operations: readonly Operation[]
  readonly invoke: Invoke
  /** Signs confirmations: the same on every server that may get the second of two calls. */
  readonly key: KeyObject
  /** Who calls; empty where there is but one. */
  readonly caller: string
  /** Which of the protocol’s two ways is spoken: from 2026-07-28 on a question to a person is an answer. */
  readonly era: 'modern' | 'legacy'
  readonly choice?: ChoiceOptions
  readonly waits?: Partial<Waits>
  readonly now?: () => number
  /** Whether the client has left, or the server is about to stop: then nothing is followed any longer. */
  readonly isOver?: () => boolean
}

/** Most clients give a call a minute. */
const usualWaits: Waits = { personMilliseconds: 50_000, jobMilliseconds: 50_000 }

/** What a model should know before it looks at any tool. */
function instructionsFor({ direct, searchable }: Choice): string {
  const first = direct.some(({ id }) => id === 'identity.getCaller') ? ' Begin with get_caller.' : ''
  const rest = searchable
    ? ` ${searchName} finds what is no tool of its own; ${callName} takes any operation by its id.`
    : ''
  return `Learn is a platform on which children prepare for the 11+. Ids come from lists.${first}${rest} Whatever changes something or costs credits is previewed first: show the preview to the person, and confirm only what they agreed to. Never ask for a PIN or repeat one.`
}

/** The operations as tools, resources and prompts, for one connection or one request. It knows of no transport. */
export function createServer(options: McpOptions): McpServer {
  const { operations, invoke, key, caller, era, choice: wanted = {}, now = Date.now } = options
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
  const around: Surroundings = {
    operations,
    choice,
    invoke,
    key,
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
  server.server.setRequestHandler(
    'tools/call',
    async ({ params }, ctx) => await callTool(around, params.name, params.arguments ?? {}, ctx),
  )
  addResources(server, around)
  addPrompts(server, choice)
  return server
}

/**
 * Whether the client can show a form. It says so with every request; an older one only when it connects, of which a
 * server that answers single requests does not know.
 */
function canAsk({ server }: McpServer, { mcpReq }: ServerContext): boolean {
  // The library has checked it against the protocol, and left its type open.
  const envelope = mcpReq.envelope as Readonly<Record<string, ClientCapabilities>> | undefined
  const { elicitation } = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities() ?? {}
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

async function callTool(
  around: Surroundings,
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
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(around, name))
}

function search({ choice }: Surroundings, { query, limit, ...more }: Fields): Result {
  if (typeof query !== 'string' || query.trim() === '' || !isEmpty(more))
    return failed(
      misused(searchName, 'a `query`, some words for what is to be done, and a `limit` if you like'),
    )
  const most = typeof limit === 'number' && limit >= 1 ? Math.min(20, Math.floor(limit)) : undefined
  return answered(searchOperations(choice, query.slice(0, 1_000), most))
}

async function callById(around: Surroundings, args: Fields, ctx: ServerContext): Promise<Result> {
  const { operation: id, input, confirmationToken, ...more } = args
  const { operations } = around.choice
  const fields = input ?? {}
  if (typeof id !== 'string' || typeof fields !== 'object' || Array.isArray(fields) || !isEmpty(more))
    return failed(misused(callName, 'an `operation`, its id, and an `input`, an object with its fields'))
  const operation = operations.find(candidate => candidate.id === id || toolNameOf(candidate) === id)
  if (!operation) {
    const named = id.slice(0, 200)
    const near = didYouMean(
      named,
      operations.map(candidate => candidate.id),
    )
    return failed({
      _tag: 'NotFound',
      message: `There is no operation "${named}" here.${near} Find it by ${searchName}.`,
    })
  }
  return await callOperation(around, operation, { ...fields }, tokenOf(confirmationToken), ctx)
}

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0

const misused = (tool: string, takes: string): Failed => ({
  _tag: 'HttpApiDecodeError',
  message: `${tool} takes ${takes}, and nothing else.`,
})

/** Models like to fill in what they need not: nothing, or an empty text, is no token. */
const tokenOf = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : String(value)

function unknownTool({ choice: { operations, direct, searchable } }: Surroundings, name: string): string {
  const behind = operations.find(operation => toolNameOf(operation) === name)
  if (behind) return `${name} is no tool of its own here: use ${callName} with the operation ${behind.id}.`
  const known = [...direct.map(toolNameOf), ...(searchable ? [searchName, callName] : [])]
  return `There is no tool "${name.slice(0, 200)}".${didYouMean(name.slice(0, 200), known)}${searchable ? ` ${searchName} finds what else there is.` : ''}`
}
