import type { OperationId } from '@learn/contract'
import { openapi } from '@learn/contract/documents/openapi'
import { creditWords } from '@learn/contract/documents/preview'
import { everyTopic } from '@learn/contract/learn/topics'
import { withoutSecrets } from '@learn/contract/secrets'
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { callWithoutAsking } from './calling.ts'
import type { Failed, Fields } from './invocation.ts'
import type { CallSurroundings } from './surroundings.ts'

/** A resource whose content is the answer of an operation. */
interface OperationResource {
  readonly name: string
  readonly uri: string
  readonly title: string
  readonly description: string
  readonly operation: OperationId
  readonly input?: Fields
}

const reads: readonly OperationResource[] = [
  {
    name: 'prices',
    uri: 'learn://prices',
    title: 'Price list',
    description: 'The price of each paid operation, in credits.',
    operation: 'billing.listPrices',
  },
  {
    name: 'topics',
    uri: 'learn://topics',
    title: 'Topics',
    description: 'Every topic, by subject.',
    operation: 'learn.listLearnTopics',
    input: everyTopic,
  },
  {
    name: 'decision',
    uri: 'learn://decisions/{decisionId}',
    title: 'A decision',
    description: 'The record of one choice of the next step, with every candidate and its probability.',
    operation: 'learn.getLearnDecision',
  },
  {
    name: 'explanation',
    uri: 'learn://decisions/{decisionId}/explanation',
    title: 'Explanation of a decision',
    description: 'Why a child was given this step, as a paragraph for parents.',
    operation: 'learn.explainLearnDecision',
  },
]

const json = { mimeType: 'application/json' }

let document: ReturnType<typeof openapi> | undefined

/** Generated once, because that takes longer than most calls. */
function readDocument() {
  document ??= openapi()
  return document
}

export function addResources(server: McpServer, around: CallSurroundings): void {
  const { operations } = around.choice
  const whole = { title: 'OpenAPI document', description: 'The whole API, as OpenAPI 3.1.', ...json }
  server.registerResource('openapi', 'learn://openapi', whole, async uri => contents(uri, readDocument()))
  const list = {
    title: 'Operations',
    description: 'Every operation that can be called here, one per line.',
    mimeType: 'text/plain',
  }
  server.registerResource('operations', 'learn://operations', list, async uri => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: linesOf(around) }],
  }))
  for (const read of reads) {
    if (!operations.some(({ id }) => id === read.operation)) continue
    const about = { title: read.title, description: read.description, ...json }
    if (read.uri.includes('{')) {
      const template = new ResourceTemplate(read.uri, { list: undefined })
      server.registerResource(read.name, template, about, async (uri, variables) =>
        contents(uri, await bodyOf(around, read.operation, variables)),
      )
    } else {
      server.registerResource(read.name, read.uri, about, async uri =>
        contents(uri, await bodyOf(around, read.operation, read.input ?? {})),
      )
    }
  }
}

const linesOf = ({ choice: { operations } }: CallSurroundings): string =>
  operations
    .map(({ id, summary, effect, cost }) => {
      const price = cost ? `, ${creditWords(cost.credits)} per ${cost.per}` : ''
      return `${id}: ${summary} (${effect}${price})\n`
    })
    .join('')

const contents = (uri: URL, body: unknown) => ({
  contents: [{ uri: uri.href, ...json, text: JSON.stringify(body) }],
})

async function bodyOf(around: CallSurroundings, wanted: OperationId, input: Fields): Promise<unknown> {
  const operation = around.choice.operations.find(({ id }) => id === wanted)
  if (!operation) throw new Error(`${wanted} can't be called here`)
  const answer = await callWithoutAsking(around, operation, input)
  if ('failure' in answer) throw toProtocolError(answer.failure)
  return withoutSecrets(operation.response, answer.body)
}

const toProtocolError = (failure: Failed) =>
  new ProtocolError(
    failure._tag === 'InternalError' ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams,
    `${failure._tag}: ${failure.message}`,
    { ...failure },
  )
