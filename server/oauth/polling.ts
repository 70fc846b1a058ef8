import type { Provider } from 'oidc-provider'
import type { Queries } from '../storage/database.ts'
import type { Hashes } from './adapter.ts'
import { noteDevicePoll } from './oauth.store.ts'
import type { Library } from './provider.ts'

/** Seconds; a poll may come early by the leeway, for clocks and networks are not exact. */
const pace = { interval: 5, leeway: 0.5 }

/** The provider neither names an interval nor minds one. DeviceCode.find is called by polls alone: its pages are not used. */
export function slowDownPolling({ errors }: Library, provider: Provider, hashes: Hashes, db: Queries): void {
  provider.on('device_authorization.success', (_ctx, body: { interval?: number }) => {
    body.interval = pace.interval
  })
  const { DeviceCode } = provider
  const find = DeviceCode.find
  // The provider's overloads of `find` can't be written as one function.
  DeviceCode.find = async function (this: typeof DeviceCode, code: string, ...rest: []) {
    if (await noteDevicePoll(db, hashes.secret(code), pace)) throw new errors.SlowDown()
    return await find.call(this, code, ...rest)
  } as typeof find
}
