import type pg from 'pg'
import { OperatorError, reasonOf } from '../operator-error.ts'
import { connectTo } from './reaching/connecting.ts'

/** Works as the owner of the database, outside row-level security. Only start-up, a rotation of the secret and the operator's tool do this. */
export async function runAsOwner<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectTo(url, {
    application_name: name,
    connectionTimeoutMillis: 30_000, // A busy machine needs a while to start a connection.
  }).catch(error => {
    throw new OperatorError(`Can't connect to the database in DATABASE_URL: ${reasonOf(error)}.`, {
      cause: error,
    })
  })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
