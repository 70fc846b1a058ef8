/** Somebody may try one PIN with many usernames, so that no username is locked. These limits count usernames instead. */

const hour = 60 * 60_000
/** Different usernames that may fail within an hour from one network. */
const mostNames = 10
/** Each child who signs in from a network allows one more name there, because larger classes make more typing errors. */
const mostForChildren = 50
/** The limit for every network, however many children it has, while unusually many usernames fail in the installation. */
const mostNamesInAttack = 2
/** From this many usernames that fail within an hour in the whole installation, the limit is lower. */
export const mostFailingNames = 1_000

/** The longest list of failures that the limits look at. */
export const mostFailures = mostNames + mostForChildren

export interface FailingNames {
  /** Whether the child has signed in from this network before. Such a child is never refused because of other names. */
  readonly isKnownHere: boolean
  /** When each other username last failed here within the hour, unless that child is known here. Latest first. */
  readonly failedAt: readonly Date[]
  /** How many children have signed in from here. */
  readonly children: number
  /** How many usernames failed within the hour in the whole installation. */
  readonly failingEverywhere: number
}

export const isSprayed = ({ failingEverywhere }: FailingNames): boolean =>
  failingEverywhere >= mostFailingNames

/** The seconds until this network may try another username. Undefined if it may now. */
export function findSprayWait(names: FailingNames, now: Date): number | undefined {
  if (names.isKnownHere) return undefined
  const most = isSprayed(names) ? mostNamesInAttack : mostNames + Math.min(names.children, mostForChildren)
  const last = names.failedAt[most - 1]
  if (!last) return undefined
  return Math.max(1, Math.ceil((last.getTime() + hour - now.getTime()) / 1000))
}
