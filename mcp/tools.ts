import type { JsonObject } from '@learn/contract/documents/json-schema'
import { creditWords } from '@learn/contract/documents/preview'
import { asksFirst, isDestructive, type Operation } from '@learn/contract/operation'
import type { Tool } from '@modelcontextprotocol/server'
import type { Choice } from './choice.ts'
import { callName, searchName, toolNameOf } from './names.ts'
import { inputSchemaOf, outlineOf } from './schemas.ts'
import { keptFromAgents } from './slim.ts'

const confirmationToken: JsonObject = {
  type: 'string',
  description: 'The token from the preview that the first call returns. Send it once the person has agreed.',
}

/** The answer to the first of two calls. */
const previewSchema: JsonObject = {
  type: 'object',
  properties: { confirmationToken: { type: 'string' } },
  required: ['confirmationToken'],
}

/** The tools that an agent sees without searching. */
export const toolsOf = ({ direct, operations, searchable, organization }: Choice): Tool[] => [
  ...direct.map(operation =>
    organization === undefined ? unboundTool(operation) : toolOf(operation, organization),
  ),
  ...(searchable ? [searchTool, callTool(operations)] : []),
]

const unbound = new WeakMap<Operation, Tool>()

/** Cached, because over HTTP a server is made for each request, and most want the same tools. */
function unboundTool(operation: Operation): Tool {
  const tool = unbound.get(operation) ?? toolOf(operation, undefined)
  unbound.set(operation, tool)
  return tool
}

function toolOf(operation: Operation, organization: string | undefined): Tool {
  const input = inputSchemaOf(operation, organization)
  const output = outlineOf(operation)
  const asks = asksFirst(operation)
  const reads = operation.effect === 'read'
  return toTool({
    name: toolNameOf(operation),
    title: operation.summary,
    description: descriptionOf(operation),
    inputSchema: asks
      ? { ...input, properties: { ...(input.properties as object), confirmationToken } }
      : input,
    outputSchema: asks ? { type: 'object', anyOf: [output, previewSchema] } : output,
    annotations: {
      readOnlyHint: reads,
      destructiveHint: isDestructive(operation),
      idempotentHint: reads || operation.method === 'PUT' || operation.method === 'DELETE',
      openWorldHint: false,
    },
  })
}

export function descriptionOf(operation: Operation): string {
  const { cost, description } = operation
  const kept = keptFromAgents(operation)
  if (kept) return `${description} An agent can’t do this. ${kept.next}`
  const price = cost ? ` Costs ${creditWords(cost.credits)} per ${cost.per}.` : ''
  return asksFirst(operation) ? `${description}${price} Asks for confirmation first.` : description
}

const searchTool = toTool({
  name: searchName,
  title: 'Search operations',
  description: `Finds operations that have no tool of their own, with their schemas. Call them with ${callName}.`,
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', description: 'A few words that describe the task, such as "rotate api key".' },
      limit: { type: 'integer', minimum: 1, maximum: 20, description: 'Default 5.' },
    },
    required: ['query'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: { operations: { type: 'array', items: { type: 'object' } }, total: { type: 'integer' } },
    required: ['operations', 'total'],
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
})

function callTool(operations: readonly Operation[]): Tool {
  const asks = operations.some(asksFirst)
  const reads = operations.every(({ effect }) => effect === 'read')
  return toTool({
    name: callName,
    title: 'Call an operation',
    description: `Calls an operation found with ${searchName}.${asks ? ' Operations that change something or cost credits ask for confirmation first.' : ''}`,
    inputSchema: {
      type: 'object',
      properties: {
        operation: { type: 'string', description: 'The id, such as "teams.createTeam".' },
        input: { type: 'object', description: 'The fields of its inputSchema.' },
        ...(asks && { confirmationToken }),
      },
      required: ['operation'],
      additionalProperties: false,
    },
    outputSchema: { type: 'object' },
    annotations: {
      readOnlyHint: reads,
      destructiveHint: operations.some(isDestructive),
      idempotentHint: reads,
      openWorldHint: false,
    },
  })
}

// The protocol takes any JSON Schema, but its type lists the keywords one by one.
function toTool(
  tool: Omit<Tool, 'inputSchema' | 'outputSchema'> & Record<'inputSchema' | 'outputSchema', object>,
) {
  return tool as Tool
}
