import { inputFields, type Operation } from '../operation.ts'

/** What a client needs to call an operation. Without schemas, so that it is small enough for a browser. */
export interface Route<Id extends string = string> {
  readonly id: Id
  readonly method: Operation['method']
  readonly path: string
  readonly effect: Operation['effect']
  /** Whether fields that are not in the path go into the body. Otherwise they go into the query. */
  readonly body?: true
  /** The query fields of an operation that also has a body. */
  readonly query?: readonly string[]
  /** Whether the response is a page of a list. */
  readonly paged?: true
  readonly transport?: NonNullable<Operation['transport']>
  /** The text formats that the response is also available in. */
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
