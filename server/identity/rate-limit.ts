import { pluralize } from '../documents/document-words.ts'
import { Fault } from '../fault.ts'
import { networkOf } from './address.ts'

const windowSeconds = 60
const guessSeconds = 600
/** Far more clients than call in one window, yet few enough that forged addresses can't fill the memory. */
const mostWindows = 50_000

export type RateLimitHeaders = Readonly<Record<string, string>>

/** The rate limit headers of a request, and the refusal if it exceeds the limit. */
export interface RateLimitState {
  readonly headers: RateLimitHeaders
  readonly refusal: Fault<'TooManyRequests'> | undefined
}

/** Limits requests per minute for each credential, and for each address without a valid one. 0 means no limit. */
export class RateLimits {
  readonly #perMinute: number
  readonly #credentials = new Windows(windowSeconds)
  readonly #addresses = new Windows(windowSeconds)
  readonly #entrances = new Windows(windowSeconds)
  readonly #guesses = new Windows(guessSeconds)

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  countCredential(principalId: string, now: Date): RateLimitState {
    return this.#state('credential', this.#credentials, principalId, now.getTime())
  }

  /** Counts a request whose credential was rejected. */
  countAddress(address: string, now: Date): RateLimitState {
    return this.#state('address', this.#addresses, networkOf(address), now.getTime())
  }

  /** Counts a request from an OAuth client, which has no credential yet. */
  countEntrance(address: string, now: Date): RateLimitState {
    return this.#state('address', this.#entrances, networkOf(address), now.getTime())
  }

  /**
   * Counts a possible guess, regardless of the request limit. If there were more than `most` in ten minutes, returns the
   * seconds to wait.
   */
  countGuess(at: string, who: string, most: number, now: Date): number | undefined {
    const { count, endsAt } = this.#guesses.count(guessKey(at, who), now.getTime())
    return count > most ? secondsUntil(endsAt, now.getTime()) : undefined
  }

  /** A correct attempt does not count as a guess. */
  takeBackGuess(at: string, who: string): void {
    this.#guesses.takeBack(guessKey(at, who))
  }

  #state(name: 'credential' | 'address', windows: Windows, key: string, now: number): RateLimitState {
    if (this.#perMinute === 0) return { headers: {}, refusal: undefined }
    const { count, endsAt } = windows.count(key, now)
    const seconds = secondsUntil(endsAt, now)
    const headers = {
      'RateLimit-Policy': `"${name}";q=${this.#perMinute};w=${windowSeconds}`,
      RateLimit: `"${name}";r=${Math.max(0, this.#perMinute - count)};t=${seconds}`,
    }
    return { headers, refusal: count > this.#perMinute ? tooManyRequestsFault(seconds) : undefined }
  }
}

const guessKey = (at: string, who: string) => `${at} ${networkOf(who)}`

const secondsUntil = (moment: number, now: number) => Math.max(1, Math.ceil((moment - now) / 1000))

const tooManyRequestsFault = (retryAfterSeconds: number) =>
  new Fault('TooManyRequests', `Too many requests. Try again in ${pluralize(retryAfterSeconds, 'second')}.`, {
    retryAfterSeconds,
  })

/** Counts by key, in a window that starts with the key's first request. */
class Windows {
  readonly #milliseconds: number
  #windows = new Map<string, { count: number; readonly endsAt: number }>()
  #sweepAt = 0

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000
  }

  count(key: string, now: number): { count: number; endsAt: number } {
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
