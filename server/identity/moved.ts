import { Fault } from '../fault.ts'

/** How the reason for the suspension of an organization begins that has moved. Migration 42 knows it too. */
const prefix = 'moved to '

/** The reason that the source of a move gives from then on. */
export const reasonOfMoved = (address: string): string => `${prefix}${address}`

/** Where the organization is now; undefined if it has not moved. */
export const addressOfMoved = (suspendedReason: string | null): string | undefined =>
  suspendedReason?.startsWith(prefix) ? suspendedReason.slice(prefix.length) : undefined

/** The organization has moved. Behind a balancer, the next try arrives at the right server. */
export class MovedAway extends Fault<'TooManyRequests'> {
  constructor(address: string) {
    super(
      'TooManyRequests',
      `This organization has moved to ${address}. Try again in a second, and use that address if this continues.`,
      { retryAfterSeconds: 1 },
    )
  }
}
