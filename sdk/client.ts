import type { Contract, OperationId } from '@learn/contract'
import type { Failure, Input, Output } from '@learn/contract/operation'
import type { Route } from '@learn/contract/route'
import {
  type Connection,
  type ConnectionOptions,
  connect,
  type RequestOptions,
  type Responded,
} from './connection.ts'
import type { ErrorOf } from './errors.ts'
import * as routes from './operations.ts'

export type { Responded } from './connection.ts'
export interface LearnOptions extends ConnectionOptions {}

export type Attempt<Data, Failed> =
  | ({ readonly ok: true } & Responded<Data>)
  | { readonly ok: false; readonly error: Failed }

type ItemOf<Data> = Data extends {
  readonly data: readonly (infer Item)[]
  readonly nextCursor: string | null
}
  ? Item
  : never

/** A call under way: await it for the answer, or ask it for more. Of a list, `for await` gives the items of all pages. */
export interface Call<Data, Failed> extends Promise<Data>, AsyncIterable<ItemOf<Data>> {
  /** The answer with its request id. */
  withResponse(): Promise<Responded<Data>>
  /** Never throws what the operation declares: success and failure are told apart by `ok`, failures by `_tag`. */
  attempt(): Promise<Attempt<Data, Failed>>
}

type Optional<Fields> =
  Record<never, never> extends Fields
    ? [input?: Fields, options?: RequestOptions]
    : [input: Fields, options?: RequestOptions]
export type Method<Id extends OperationId> = (
  ...args: Optional<Input<Contract[Id]>>
) => Call<Output<Contract[Id]>, ErrorOf<Failure<Contract[Id]>>>

type GroupOf<Id> = Id extends `${infer Group}.${string}` ? Group : never
type Group<Name extends string> = {
  readonly [Id in OperationId as Id extends `${Name}.${infer Own}` ? Own : never]: Method<Id>
}
type Groups = { readonly [Name in GroupOf<OperationId>]: Group<Name> }

/** Every operation of the contract, by its id: `client.organizations.listInvitations({ … })`. */
export interface Learn extends Groups {
  /** What the operations are asked through. */
  readonly connection: Connection
}
class Client {
  readonly connection: Connection

  constructor(options: LearnOptions) {
    this.connection = connect(options)
    Object.assign(this, groupsOf(this.connection))
  }
}
// The groups are made from the routes, which are made from the contract.
export const Learn = Client as unknown as new (options: LearnOptions) => Learn

function groupsOf(connection: Connection) {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const route of Object.values<Route>(routes)) {
    const [group = '', name = ''] = route.id.split('.')
    groups[group] ??= {}
    groups[group][name] = (input: object = {}, options?: RequestOptions) =>
      callOf(connection, route, input, options)
  }
  return groups
}

/** One call by itself, for programs that want only the operations that they use in their bundle. */
export const call = <Id extends OperationId>(
  connection: Connection,
  route: Route<Id>,
  ...[input, options]: Parameters<Method<Id>>
): ReturnType<Method<Id>> =>
  // What goes and comes is what the contract says of this route.
  callOf(connection, route, (input ?? {}) as object, options) as ReturnType<Method<Id>>

function callOf(connection: Connection, route: Route, input: object, options?: RequestOptions) {
  const responded = connection.call<unknown>(route, input, options)
  return Object.assign(
    responded.then(({ data }) => data),
    {
      withResponse: () => responded,
      attempt: () =>
        responded.then(
          answer => ({ ok: true, ...answer }),
          error => ({ ok: false, error }),
        ),
      async *[Symbol.asyncIterator]() {
        let { data } = await responded
        for (;;) {
          const page = data as { data: unknown[]; nextCursor: string | null }
          yield* page.data
          if (page.nextCursor === null) return
          ;({ data } = await connection.call(route, { ...input, cursor: page.nextCursor }, options))
        }
      },
    },
  )
}
