import { randomBytes } from 'node:crypto'
import type { Adapter, errors as Errors, Provider } from 'oidc-provider'
import { pluralize } from '../documents/document-words.ts'
import type { Queries } from '../storage/database.ts'
import { chosenByClient } from './client-metadata.ts'
import * as store from './oauth.store.ts'

/** For each hour. Anyone can register, and each registration is stored for at least a day. */
export const mostRegistrations = { network: 30, installation: 1_000 }

const prefix = 'app_'

export const makeClientId = (): string => prefix + randomBytes(16).toString('base64url')

/** Whether the id is one that a program gets by registering. Other ids never reach the database. */
export const isRegisteredId = (clientId: string): boolean => /^app_[\w-]{22}$/.test(clientId)

/** As for client documents. */
const longestMetadata = 5 * 1024

/** Storage for the programs that have registered themselves (RFC 7591). */
export function registeredClients({
  db,
  errors,
}: {
  db: Queries
  errors: typeof Errors
}): Pick<Adapter, 'upsert' | 'find'> {
  return {
    async upsert(id, metadata) {
      const text = JSON.stringify(metadata)
      if (text.length > longestMetadata)
        throw new errors.InvalidClientMetadata('the metadata is longer than 5 KB')
      // PostgreSQL can't store these.
      if (/\\u(0000|d[89a-f])/i.test(text))
        throw new errors.InvalidClientMetadata(
          'the metadata contains a NUL character or an unpaired surrogate',
        )
      const retryAfterSeconds = await store.registerClient(db, id, metadata, mostRegistrations.installation)
      if (retryAfterSeconds === undefined) return
      const description = `Too many apps were registered. Try again in ${pluralize(retryAfterSeconds, 'second')}.`
      throw Object.assign(new errors.TemporarilyUnavailable(description), {
        statusCode: 429,
        retryAfterSeconds,
      })
    },
    find: async id => (isRegisteredId(id) ? await store.findClient(db, id) : undefined),
  }
}

/** Makes the provider answer as RFC 7591 says. */
export function answerRegistrations(provider: Provider): void {
  provider.on('registration_create.success', ctx => {
    const metadata = Object.entries(ctx.body as object) // The provider has put the client's metadata here.
    ctx.body = Object.fromEntries(metadata.filter(([name]) => chosenByClient.includes(name)))
  })
  provider.on('registration_create.error', (ctx, error) => {
    if ('retryAfterSeconds' in error) ctx.set('Retry-After', String(error.retryAfterSeconds))
    // The RFC has no code for a body that is not a JSON object.
    if (error.error === 'invalid_request')
      ctx.body = { error: 'invalid_client_metadata', error_description: error.error_description }
  })
}
