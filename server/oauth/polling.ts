import type { Provider } from 'oidc-provider'
import type { Queries } from '../storage/database.ts'
import type { Hashes } from './adapter.ts'
import type { Library } from './library.ts'
import { noteDevicePoll } from './oauth.store.ts'

/** In seconds. A poll may be early by the leeway, because clocks and networks are not exact. */
const pace = { interval: 5, leeway: 0.5 }

/** Adds a polling interval, which the provider lacks. Only polls call DeviceCode.find, since we don't use its pages. */
export function slowDownPolling({ errors }: Library, provider: Provider, hashes: Hashes, db: Queries): void {
  provider.on('device_authorization.success', (_ctx, body: { interval?: number }) => {
    body.interval = pace.interval
  })
  const { DeviceCode } = provider
  const find = DeviceCode.find
  // One function can't match the provider's overloads of `find`.
  DeviceCode.find = async function (this: typeof DeviceCode, code: string, ...rest: []) {
    if (await noteDevicePoll(db, hashes.secret(code), pace)) throw new errors.SlowDown()
    return await find.call(this, code, ...rest)
  } as typeof find
}
