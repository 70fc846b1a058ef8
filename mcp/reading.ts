import type { Operation } from '@learn/contract/operation'
import { defaultPageSize, largestPageSize } from '@learn/contract/values'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { countThatFit, lengthOf } from './fitting.ts'
import type { Answer, Failed, Fields } from './invocation.ts'
import { answerResult, failureResult } from './results.ts'
import { fieldNamesOf, pagingOf } from './short-form.ts'
import { mostAnswerCharacters, slim, type Wishes } from './slim.ts'

type Read = (input: Fields) => Promise<Answer>

/** Reads with the arguments of a tool: those of the operation, and the ones that every tool for reading has. */
export async function readForAgent(operation: Operation, args: Fields, read: Read): Promise<CallToolResult> {
  const { fields: given, ...input } = args
  const chosen = readFields(operation, given)
  if ('failure' in chosen) return failureResult(chosen.failure)
  const paging = pagingOf(operation)
  if (paging === 'pages') return await readPage(operation, input, read, chosen)
  if (paging === 'one page') return await readPart(operation, input, read, chosen)
  const answer = await read(input)
  return 'failure' in answer ? failureResult(answer.failure) : answerResult(operation, answer.body, chosen)
}

/** Models tend to fill in optional arguments: null and an empty list choose nothing. */
function readFields(operation: Operation, given: unknown): Wishes | { readonly failure: Failed } {
  if (given === undefined || given === null) return {}
  const known = fieldNamesOf(operation)
  if (!Array.isArray(given))
    return { failure: argumentFailure(operation, 'fields', 'must be a list of names') }
  if (given.length === 0) return {}
  // Every name is compared with every field of every item, so thousands of them would keep the server busy.
  if (given.length > known.length)
    return {
      failure: argumentFailure(
        operation,
        'fields',
        `must have at most ${known.length} names, one for each field`,
      ),
    }
  const unknown = given.find(name => !known.includes(name))
  if (unknown === undefined) return { fields: given }
  const message = `contains ${JSON.stringify(unknown)?.slice(0, 100)}, which is not a field. The fields are ${known.join(', ')}`
  return { failure: argumentFailure(operation, 'fields', message) }
}

const argumentFailure = ({ id }: Operation, name: string, message: string): Failed => ({
  _tag: 'HttpApiDecodeError',
  message: `Invalid arguments for ${id}.`,
  issues: [{ path: [name], message }],
})

/** The parts of a page that are used here. Every list answers with one. */
interface Page extends Fields {
  readonly data: readonly unknown[]
}

/** A page that would be too long is read again with fewer items, so that its cursors are right. */
async function readPage(
  operation: Operation,
  input: Fields,
  read: Read,
  wishes: Wishes,
): Promise<CallToolResult> {
  let limited = input
  let asked: number | undefined
  for (let turn = 1; ; turn++) {
    const answer = await read(limited)
    if ('failure' in answer) return failureResult(answer.failure)
    const { data } = answer.body as Page
    asked ??= data.length
    const count = countItems(operation, answer.body as Page, wishes)
    if (count >= data.length || data.length <= 1) {
      const notes = data.length < asked ? [fewerSentence(data.length, asked)] : []
      return answerResult(operation, answer.body, { ...wishes, notes })
    }
    // The list may have changed meanwhile: if the second page is also too long, we ask for fewer items than would fit.
    limited = { ...input, limit: String(Math.max(1, turn > 1 ? Math.floor(count / 2) : count)) }
  }
}

const fewerSentence = (count: number, asked: number): string =>
  `Only ${count} of ${asked} items fitted. The cursors lead to the others.`

/** How many items of the page fit into an answer, as an agent gets them. */
function countItems(operation: Operation, page: Page, wishes: Wishes): number {
  const items = page.data.map(item => (slim(operation, { data: [item] }, wishes) as Page).data[0])
  return countThatFit(items, mostAnswerCharacters - lengthOf({ ...page, data: [] }))
}

/** Divides a list that the server answers with in one page. The cursor is the number of items before the page. */
async function readPart(
  operation: Operation,
  { cursor, limit, ...input }: Fields,
  read: Read,
  wishes: Wishes,
): Promise<CallToolResult> {
  const start = wholeNumber(cursor ?? 0)
  if (start === undefined)
    return failureResult(argumentFailure(operation, 'cursor', 'must be the nextCursor of an earlier page'))
  const most = wholeNumber(limit ?? defaultPageSize)
  if (most === undefined || most < 1 || most > largestPageSize)
    return failureResult(
      argumentFailure(operation, 'limit', `must be a whole number from 1 to ${largestPageSize}`),
    )
  const answer = await read(input)
  if ('failure' in answer) return failureResult(answer.failure)
  const page = answer.body as Page
  const asked = page.data.slice(start, start + most)
  const count = Math.max(1, countItems(operation, { ...page, data: asked }, wishes))
  const end = start + count
  const body = {
    ...page,
    data: asked.slice(0, count),
    nextCursor: end < page.data.length ? String(end) : null,
  }
  const notes = count < asked.length ? [fewerSentence(count, asked.length)] : []
  return answerResult(operation, body, { ...wishes, notes })
}

function wholeNumber(value: unknown): number | undefined {
  const text = String(value)
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
