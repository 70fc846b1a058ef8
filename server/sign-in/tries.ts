/** Wrong attempts on a username, from one network or from all. */
export interface Tries {
  readonly tries: number
  readonly lockedUntil: Date | null
}

export interface TryCounts {
  readonly here: Tries
  readonly everywhere: Tries
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How many attempts are free, and how long each further one locks the username. */
interface Lock {
  readonly free: number
  readonly times: readonly number[]
}

const lockHere: Lock = { free: 5, times: [minute, 5 * minute, 15 * minute, hour, 6 * hour, day] }
const lockEverywhere: Lock = { free: 30, times: [15 * minute, hour, 4 * hour, 12 * hour, day] }

/** One network's share of the overall count until the username is locked everywhere, so that one alone can't lock it. */
export const mostOfOneNetwork = 15

/**
 * The counts after one more attempt, or how long to wait before the next. Every attempt first counts as wrong. Each one
 * beyond the free ones locks for longer than the one before, up to a day. Where the child has signed in before, only
 * attempts from there can lock the username.
 */
export function countTry(
  { here, everywhere }: TryCounts,
  now: Date,
  isKnownHere: boolean,
): TryCounts | { waitSeconds: number } {
  const elsewhere = isKnownHere ? null : everywhere.lockedUntil
  const openAt = Math.max(here.lockedUntil?.getTime() ?? 0, elsewhere?.getTime() ?? 0)
  if (openAt > now.getTime()) return { waitSeconds: Math.ceil((openAt - now.getTime()) / 1000) }
  const counts = here.tries < mostOfOneNetwork || everywhere.tries >= lockEverywhere.free
  return {
    here: addTry(lockHere, here, now),
    everywhere: counts ? addTry(lockEverywhere, everywhere, now) : everywhere,
  }
}

function addTry({ free, times }: Lock, { tries: before }: Tries, now: Date): Tries {
  const tries = before + 1
  if (tries < free) return { tries, lockedUntil: null }
  const milliseconds = times[Math.min(tries - free, times.length - 1)] ?? day
  return { tries, lockedUntil: new Date(now.getTime() + milliseconds) }
}

/** After a right PIN, earlier wrong attempts from this network were the child's typing errors and no longer count. */
export function forgive({ here, everywhere }: TryCounts): Tries {
  const tries = Math.max(0, everywhere.tries - Math.min(here.tries, mostOfOneNetwork))
  return { tries, lockedUntil: null }
}
