import { uuidv7 } from '../ids.ts'
import type { NewGrant } from './oauth.store.ts'

const lifetimeMilliseconds = 400 * 24 * 60 * 60 * 1000

/** A grant whose payload is what the provider's Grant model reads. */
export function newGrant(
  grant: Pick<NewGrant, 'userId' | 'clientId' | 'clientName' | 'scopes' | 'resource'>,
  now: Date,
): NewGrant {
  const { userId, clientId, scopes, resource } = grant
  const payload = {
    kind: 'Grant',
    iat: Math.floor(now.getTime() / 1000),
    accountId: userId,
    clientId,
    resources: { [resource]: scopes.join(' ') },
  }
  return {
    ...grant,
    id: uuidv7(now),
    payload,
    now,
    expiresAt: new Date(now.getTime() + lifetimeMilliseconds),
  }
}
