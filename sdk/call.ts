import type { Contract, OperationId } from '@learn/contract'
import type { Route } from '@learn/contract/documents/route'
import type { Failure, Format, Input, Output } from '@learn/contract/operation'
import type { Connection, RequestOptions, Responded } from './connection.ts'
import { type ErrorOf, LearnError } from './errors.ts'
import { itemsOf, walk } from './pages.ts'
import { follow, watch } from './watch.ts'

export type Attempt<Data, Failed> =
  | ({ readonly ok: true } & Responded<Data>)
  | { readonly ok: false; readonly error: Failed }

type ItemOf<Data> = Data extends {
  readonly data: readonly (infer Item)[]
  readonly nextCursor: string | null
}
  ? Item
  : never

/**
 * A call under way: await it for the answer, or ask it for more. Of a list, `for await` gives the items of all pages; of
 * what is watched, each change to the end, while `await` gives what is now.
 */
export interface Call<Data, Failed, Item = ItemOf<Data>> extends Promise<Data>, AsyncIterable<Item> {
  /** The answer with its request id. */
  withResponse(): Promise<Responded<Data>>
  /** Never throws what the operation declares: success and failure are told apart by `ok`, failures by `_tag`. */
  attempt(): Promise<Attempt<Data, Failed>>
  /** Of a list, its pages. */
  pages(): AsyncIterable<Data>
}

type Failed<Id extends OperationId> = ErrorOf<Failure<Contract[Id]>>
type Args<Fields> =
  Record<never, never> extends Fields
    ? [input?: Fields, options?: RequestOptions]
    : [input: Fields, options?: RequestOptions]

/** What is asked for as CSV or HTML comes as text. */
type Written<Data, Given> = Given extends { readonly format?: infer Wanted }
  ? Wanted extends Format
    ? string
    : Data
  : Data

/** How an operation is called, and what it gives. Its input is spelt out, so that an editor shows its fields. */
export type Method<
  Id extends OperationId,
  Given = { [Field in keyof Input<Contract[Id]>]: Input<Contract[Id]>[Field] },
  Data = Output<Contract[Id]>,
> = Contract[Id] extends { readonly formats: readonly Format[] }
  ? <const These extends Given>(
      input: These,
      options?: RequestOptions,
    ) => Call<Written<Data, These>, Failed<Id>>
  : Contract[Id] extends { readonly transport: 'events' }
    ? (...args: Args<Given>) => Call<Data, Failed<Id>, Data>
    : (...args: Args<Given>) => Call<Data, Failed<Id>>

/** One call by itself, for programs that want only the operations that they use in their bundle. */
export const call = <Id extends OperationId>(
  connection: Connection,
  route: Route<Id>,
  ...[input, options]: Parameters<Method<Id>>
): ReturnType<Method<Id>> =>
  // What goes and comes is what the contract says of this route.
  callRoute(connection, route, input as object | undefined, options) as unknown as ReturnType<Method<Id>>

/** The same for a route of which only the run knows. */
export function callRoute(
  connection: Connection,
  route: Route,
  input: object = {},
  options?: RequestOptions,
): Call<unknown, LearnError, unknown> {
  const pages = (asked: Asked) => walk(connection, route, input, options, asked)
  if (route.transport !== 'events')
    return pending(connection.call(route, input, options), pages, asked => itemsOf(pages(asked)))
  const { now, changes } = follow(() => watch(connection, route, input, options))
  return pending(now, pages, changes)
}

type Asked = Promise<Responded<unknown>>

/** By `await`, not by `then`: so the stack of an error leads back to whoever made the call. */
const dataOf = async (asked: Asked) => (await asked).data

function pending(
  asked: Asked,
  pages: (asked: Asked) => AsyncGenerator<unknown, void>,
  items: (asked: Asked) => AsyncGenerator<unknown, void>,
): Call<unknown, LearnError, unknown> {
  const data = dataOf(asked)
  /** Who asks for more than the data learns of a failure there. */
  const more = () => {
    data.catch(() => undefined)
    return asked
  }
  // The lines below give it what a call has beside a promise. One by one, for this is on every call's way.
  const call = data as Call<unknown, LearnError, unknown>
  call.withResponse = more
  call.attempt = () =>
    more().then(
      answer => ({ ok: true, ...answer }),
      error => {
        // What a token provider throws is no failure of the operation.
        if (!(error instanceof LearnError)) throw error
        return { ok: false, error }
      },
    )
  call.pages = () => pages(more())
  call[Symbol.asyncIterator] = () => items(more())
  return call
}
