import type { Route } from '@learn/contract/documents/route'
import type { Page } from '@learn/contract/values'
import type { ApiResponse } from './answer.ts'
import type { Connection } from './connection.ts'
import { InvalidRequest, LearnError, UnexpectedAnswer } from './errors.ts'
import type { RequestOptions } from './options.ts'

/** The pages of a list, from the first one that was requested. An error has the cursor to continue from. */
export async function* walk(
  connection: Connection,
  route: Route,
  input: { readonly cursor?: string },
  options: RequestOptions | undefined,
  asked: Promise<ApiResponse<unknown>>,
): AsyncGenerator<Page<unknown>, void> {
  if (!route.paged) throw new InvalidRequest(`${route.id} is not a list. Use await instead of for await.`)
  let { cursor } = input
  for (let answer = asked; ; ) {
    const page = await answer.then(toPage).catch(error => {
      if (error instanceof LearnError && cursor !== undefined) error.cursor = cursor
      throw error
    })
    yield page
    if (page.nextCursor === null) return
    cursor = page.nextCursor
    answer = connection.call(route, { ...input, cursor }, options)
  }
}

function toPage({ data, status, requestId }: ApiResponse<unknown>): Page<unknown> {
  const { data: items, nextCursor } = Object(data) as Partial<Page<unknown>>
  if (!Array.isArray(items) || (nextCursor !== null && typeof nextCursor !== 'string'))
    throw new UnexpectedAnswer('The answer is not a page of a list.', status, requestId)
  // The fields needed here are checked; the contract declares the others.
  return data as Page<unknown>
}

export async function* itemsOf(pages: AsyncIterable<Page<unknown>>): AsyncGenerator<unknown, void> {
  for await (const { data } of pages) yield* data
}
