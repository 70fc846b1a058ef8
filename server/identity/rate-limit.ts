import { pluralize } from '../documents/document-words.ts'
import { Fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import { networkOf } from './address.ts'
import type { Caller } from './authenticate.ts'

const windowSeconds = 60
const guessSeconds = 600
const registrationSeconds = 3_600
/** Far more clients than call in one window, yet few enough that forged addresses can't fill the memory. */
const mostWindows = 50_000

export type RateLimitHeaders = Readonly<Record<string, string>>

/** The rate limit headers of a request, and the refusal if it exceeds the limit. */
export interface RateLimitState {
  readonly headers: RateLimitHeaders
  readonly refusal: Fault<'TooManyRequests'> | undefined
}

/** Requests per minute; 0 means no limit. */
interface PerMinute {
  /** For each credential, and for each address without a valid one. */
  readonly each: number
  /** For all API keys of an organization together, and for all programs that act for one person. */
  readonly together: number
}

/** Limits the requests of each credential, and of many credentials together, because creating more costs nothing. */
export class RateLimits {
  readonly #perMinute: PerMinute
  readonly #credentials = new Windows(windowSeconds)
  readonly #together = new Windows(windowSeconds)
  readonly #addresses = new Windows(windowSeconds)
  readonly #entrances = new Windows(windowSeconds)
  readonly #guesses = new Windows(guessSeconds)
  readonly #registrations = new Windows(registrationSeconds)

  constructor(perMinute: PerMinute) {
    this.#perMinute = perMinute
  }

  /** A request beyond its credential's own limit does not count against the shared one. A child has one credential only. */
  countCaller(caller: Pick<Caller, 'actor' | 'memberships'>, now: Date): RateLimitState {
    const { kind, credentialId, userId } = caller.actor
    const own = this.#state('credential', this.#credentials, credentialId, now.getTime())
    if (own.refusal || kind === 'student') return own
    const [name, key = ''] =
      kind === 'key'
        ? (['organization', caller.memberships[0]?.organizationId] as const)
        : (['person', userId] as const)
    const together = this.#state(name, this.#together, key, now.getTime())
    return { headers: joinHeaders(own.headers, together.headers), refusal: together.refusal }
  }

  /** Counts a request whose credential was rejected. */
  countAddress(address: string, now: Date): RateLimitState {
    return this.#state('address', this.#addresses, networkOf(address), now.getTime())
  }

  /** Counts a request that can't have a credential yet. Programs and children on one network have separate limits. */
  countEntrance(entrance: 'oauth' | 'student', address: string, now: Date): RateLimitState {
    return this.#state('address', this.#entrances, `${entrance} ${networkOf(address)}`, now.getTime())
  }

  /** Counts a program that registers itself. If there were more than `most` in an hour, returns the seconds to wait. */
  countRegistration(address: string, most: number, now: Date): number | undefined {
    const window = this.#registrations.count(networkOf(address), now.getTime())
    return waitIn('registration', window, most, now)
  }

  /**
   * Counts a possible guess, regardless of the request limit. If there were more than `most` in ten minutes, returns the
   * seconds to wait.
   */
  countGuess(at: string, who: string, most: number, now: Date): number | undefined {
    return waitIn('guess', this.#guesses.count(guessKey(at, who), now.getTime()), most, now)
  }

  /** A correct attempt does not count as a guess. */
  takeBackGuess(at: string, who: string): void {
    this.#guesses.takeBack(guessKey(at, who))
  }

  #state(name: keyof typeof sentences, windows: Windows, key: string, now: number): RateLimitState {
    const { each, together } = this.#perMinute
    const most = windows === this.#together ? together : each
    if (most === 0) return { headers: {}, refusal: undefined }
    const { count: requests, endsAt } = windows.count(key, now)
    const seconds = secondsUntil(endsAt, now)
    const headers = {
      'RateLimit-Policy': `"${name}";q=${most};w=${windowSeconds}`,
      RateLimit: `"${name}";r=${Math.max(0, most - requests)};t=${seconds}`,
    }
    if (requests <= most) return { headers, refusal: undefined }
    count('learn_rate_limited_total', { limit: name })
    return { headers, refusal: tooManyRequestsFault(sentences[name], seconds) }
  }
}

/** The seconds to wait, if there were more than `most`. */
function waitIn(limit: 'guess' | 'registration', { count: tries, endsAt }: Window, most: number, now: Date) {
  if (tries <= most) return undefined
  count('learn_rate_limited_total', { limit })
  return secondsUntil(endsAt, now.getTime())
}

const guessKey = (at: string, who: string) => `${at} ${networkOf(who)}`

const secondsUntil = (moment: number, now: number) => Math.max(1, Math.ceil((moment - now) / 1000))

/** Each header lists every limit that applies, separated by commas as HTTP requires. */
function joinHeaders(one: RateLimitHeaders, other: RateLimitHeaders): RateLimitHeaders {
  const joined: Record<string, string> = { ...one }
  for (const [name, value] of Object.entries(other))
    joined[name] = one[name] ? `${one[name]}, ${value}` : value
  return joined
}

const sentences = {
  credential: 'Too many requests.',
  address: 'Too many requests.',
  organization: 'The API keys of this organization have made too many requests together.',
  person: 'The programs that act for you have made too many requests together.',
}

const tooManyRequestsFault = (sentence: string, retryAfterSeconds: number) =>
  new Fault('TooManyRequests', `${sentence} Try again in ${pluralize(retryAfterSeconds, 'second')}.`, {
    retryAfterSeconds,
  })

interface Window {
  count: number
  readonly endsAt: number
}

/** Counts by key, in a window that starts with the key's first request. */
class Windows {
  readonly #milliseconds: number
  #windows = new Map<string, Window>()
  #sweepAt = 0

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000
  }

  count(key: string, now: number): Window {
    if (now >= this.#sweepAt) this.#forgetEnded(now)
    let window = this.#windows.get(key)
    // If the clock was turned back, the window must not last longer.
    if (window === undefined || window.endsAt <= now || window.endsAt > now + this.#milliseconds) {
      this.#windows.delete(key)
      window = { count: 0, endsAt: now + this.#milliseconds }
      this.#windows.set(key, window)
      if (this.#windows.size > mostWindows) this.#forgetOldest()
    }
    window.count++
    return window
  }

  takeBack(key: string): void {
    const window = this.#windows.get(key)
    if (window && window.count > 0) window.count--
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key)
    this.#sweepAt = now + this.#milliseconds
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key)
      return
    }
  }
}
