import type { Contract, OperationId } from '@learn/contract'
import type { Route } from '@learn/contract/documents/route'
import type { Failure, Format } from '@learn/contract/operation'
import type { ApiResponse } from './answer.ts'
import type { Connection } from './connection.ts'
import { type ErrorOf, LearnError } from './errors.ts'
import type { RequestOptions } from './options.ts'
import { itemsOf, walk } from './pages.ts'
import type { Answers, Inputs } from './types.ts'
import { follow, watch } from './watch.ts'

export type Attempt<Data, Failed> =
  | ({ readonly ok: true } & ApiResponse<Data>)
  | { readonly ok: false; readonly error: Failed }

type ItemOf<Data> = Data extends {
  readonly data: readonly (infer Item)[]
  readonly nextCursor: string | null
}
  ? Item
  : never

/**
 * A call in progress. `await` gives the answer. `for await` walks a list through all its pages, or a watched job through
 * its changes until it ends.
 */
export interface Call<Data, Failed, Item = ItemOf<Data>> extends Promise<Data>, AsyncIterable<Item> {
  /** The answer with its request id, status and headers. */
  withResponse(): Promise<ApiResponse<Data>>
  /** Returns errors instead of throwing them: check `ok`, then the error's `_tag`. */
  attempt(): Promise<Attempt<Data, Failed>>
  /** The pages of a list. */
  pages(): AsyncIterable<Data>
}

type Failed<Id extends OperationId> = ErrorOf<Failure<Contract[Id]>>
type Args<Given> =
  Record<never, never> extends Given
    ? [input?: Given, options?: RequestOptions]
    : [input: Given, options?: RequestOptions]

/** With `format` set to CSV or HTML, the answer is text. */
type Written<Data, Given> = Given extends { readonly format?: infer Wanted }
  ? Wanted extends Format
    ? string
    : Data
  : Data

type RequiredField<Fields> = {
  [Field in keyof Fields]-?: Record<never, never> extends Pick<Fields, Field> ? never : Field
}[keyof Fields]

/** The id alone, for an operation that requires nothing but the one id in its path. */
type IdAlone<Path, Fields> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Rest extends `${string}{${string}`
    ? never
    : RequiredField<Fields> extends Name
      ? string
      : never
  : never

/** The function that calls an operation. */
export type Method<
  Id extends OperationId,
  Fields = Inputs[Id],
  Takes = Fields | IdAlone<Contract[Id]['path'], Fields>,
  Data = Answers[Id],
> = Contract[Id] extends { readonly formats: readonly Format[] }
  ? <const These extends Takes>(
      input: These,
      options?: RequestOptions,
    ) => Call<Written<Data, These>, Failed<Id>>
  : Contract[Id] extends { readonly transport: 'events' }
    ? (...args: Args<Takes>) => Call<Data, Failed<Id>, Data>
    : (...args: Args<Takes>) => Call<Data, Failed<Id>>

/** Calls one operation, for programs that bundle only the operations they use. */
export const call = <Id extends OperationId>(
  connection: Connection,
  route: Route<Id>,
  ...[input, options]: Parameters<Method<Id>>
): ReturnType<Method<Id>> =>
  // The contract declares what this route takes and returns.
  callRoute(connection, route, input as object | string | undefined, options) as unknown as ReturnType<
    Method<Id>
  >

/** The same for a route that is only known at run time. */
export function callRoute(
  connection: Connection,
  route: Route,
  given: object | string = {},
  options?: RequestOptions,
): Call<unknown, LearnError, unknown> {
  const input = typeof given === 'string' ? idInput(route, given) : given
  const pages = (asked: PendingResponse) => walk(connection, route, input, options, asked)
  if (route.transport !== 'events')
    return toCall(connection.call(route, input, options), pages, asked => itemsOf(pages(asked)))
  const { now, changes } = follow(() => watch(connection, route, input, options))
  return toCall(now, pages, changes)
}

/** An id goes into the path. A route without one would send it as a field, which the server refuses. */
const idInput = ({ path }: Route, id: string): object => ({ [/\{(\w+)\}/.exec(path)?.[1] ?? 'id']: id })

type PendingResponse = Promise<ApiResponse<unknown>>

/** `await` instead of `then` keeps the caller in an error's stack. */
const dataOf = async (asked: PendingResponse) => (await asked).data

function toCall(
  asked: PendingResponse,
  pages: (asked: PendingResponse) => AsyncGenerator<unknown, void>,
  items: (asked: PendingResponse) => AsyncGenerator<unknown, void>,
): Call<unknown, LearnError, unknown> {
  const data = dataOf(asked)
  /** The caller sees a failure there, so an unhandled rejection of `data` would be noise. */
  const silenceData = () => {
    data.catch(() => undefined)
    return asked
  }
  // The lines below add the missing methods, one by one because every call passes here.
  const call = data as Call<unknown, LearnError, unknown>
  call.withResponse = silenceData
  call.attempt = () =>
    silenceData().then(
      answer => ({ ok: true, ...answer }),
      error => {
        // An error from the token provider is not a failure of the operation.
        if (!(error instanceof LearnError)) throw error
        return { ok: false, error }
      },
    )
  call.pages = () => pages(silenceData())
  call[Symbol.asyncIterator] = () => items(silenceData())
  return call
}
