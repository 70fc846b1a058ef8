import type { Asker } from './sign-in.store.ts'

const hour = 60 * 60_000
/** Unused codes that a browser may request in an hour if it has signed in to this account before. */
const mostForKnown = 6
/** The same for all other browsers together, and the share of one network, so that it can't use up the codes of others. */
const mostForUnknown = 12
const mostForNetwork = 4
/** After this many wrong tries in a day, codes become longer. Guesses then gain little, and use up nobody's tries. */
const mostShortTries = 20

/** A code that was sent to the address and not used. */
export interface SentCode {
  readonly sentAt: Date
  readonly network: string
  readonly tries: number
}

/** The seconds until this asker may request a code. Undefined if they may now. `sent` has the latest code first. */
export function findCodeWait(asker: Asker, sent: readonly SentCode[], now: Date): number | undefined {
  const fromHere = sent.filter(({ network }) => network === asker.network)
  const filling =
    asker.knownBrowser === undefined
      ? [sent[mostForUnknown - 1], fromHere[mostForNetwork - 1]]
      : [sent[mostForKnown - 1]]
  const opensAt = Math.max(...filling.map(code => (code ? code.sentAt.getTime() + hour : 0)))
  return opensAt > now.getTime() ? Math.ceil((opensAt - now.getTime()) / 1000) : undefined
}

/** How many digits the next code has. */
export const digitsAfter = (sent: readonly SentCode[]): 6 | 8 =>
  sent.reduce((sum, { tries }) => sum + tries, 0) < mostShortTries ? 6 : 8
