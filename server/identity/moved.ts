import { Fault } from '../fault.ts'

/** The suspension reason of an organization that has moved begins with this. Migration 35 relies on it too. */
const prefix = 'moved to '

/** The suspension reason in the source of a move, from then on. */
export const reasonOfMoved = (address: string): string => `${prefix}${address}`

/** Where the organization is now; undefined if it has not moved. */
export const addressOfMoved = (suspendedReason: string | null): string | undefined =>
  suspendedReason?.startsWith(prefix) ? suspendedReason.slice(prefix.length) : undefined

/** The organization has moved. Behind a router, the next try reaches the right installation. */
export class MovedAway extends Fault<'TooManyRequests'> {
  constructor(address: string) {
    super(
      'TooManyRequests',
      `This organization has moved to ${address}. Try again in a second. If you still get this error, use that address.`,
      { retryAfterSeconds: 1 },
    )
  }
}
