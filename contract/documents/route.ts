import { inputFields, type Operation } from '../operation.ts'

/** What a client needs to know of an operation to ask for it: no schemas, so that it is small enough for a browser. */
export interface Route<Id extends string = string> {
  readonly id: Id
  readonly method: Operation['method']
  readonly path: string
  readonly effect: Operation['effect']
  /** Whether the fields that the path does not name travel in a body; else they are the query. */
  readonly body?: true
  /** The fields of the query, where there is a body beside it. */
  readonly query?: readonly string[]
  /** Whether it answers with a page of a list. */
  readonly paged?: true
  readonly transport?: NonNullable<Operation['transport']>
  /** Whether its answer can be asked for as text. */
  readonly formats?: readonly string[]
}

export function routeOf(operation: Operation): Route {
  const { id, method, path, effect, body, response, transport, formats } = operation
  const query = [...inputFields(operation)].filter(([, part]) => part === 'query').map(([name]) => name)
  return {
    id,
    method,
    path,
    effect,
    ...(body && { body: true }),
    ...(body && query.length > 0 && { query }),
    ...(isPage(response) && { paged: true }),
    ...(transport && { transport }),
    ...(formats && { formats }),
  }
}

const isPage = (response: Operation['response']): boolean =>
  'properties' in response && Object.keys(response.properties as object).includes('nextCursor')
