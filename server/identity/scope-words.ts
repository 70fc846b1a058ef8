import type { CallerKind } from '@learn/contract/operation'

/** Says that the caller's credential does not have a scope. */
export const lacksScope = (caller: CallerKind, scope: string): string =>
  `This ${caller === 'key' ? 'API key' : 'access token'} does not have the scope ${scope}.`
