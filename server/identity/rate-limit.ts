import { Fault } from '../fault.ts'

const windowSeconds = 60
const windowMilliseconds = windowSeconds * 1000

/** What a response tells of its limit. */
export type RateLimitHeaders = Readonly<Record<string, string>>

/** How a request stands to its limit: what to tell, and the refusal if it is over. */
export interface RateLimitState {
  readonly headers: RateLimitHeaders
  readonly refusal: Fault<'TooManyRequests'> | undefined
}

/** Requests a minute: for each credential, and for each address that comes without a good one. 0 is no limit. */
export class RateLimits {
  readonly #perMinute: number
  readonly #credentials = new Windows()
  readonly #addresses = new Windows()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  countCredential(principalId: string, now: Date): RateLimitState {
    return this.#state('credential', this.#credentials, principalId, now.getTime())
  }

  /** Counts a request whose credential was refused. */
  countAddress(address: string, now: Date): RateLimitState {
    return this.#state('address', this.#addresses, address, now.getTime())
  }

  #state(name: 'credential' | 'address', windows: Windows, key: string, now: number): RateLimitState {
    if (this.#perMinute === 0) return { headers: {}, refusal: undefined }
    const { count, endsAt } = windows.count(key, now)
    const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
    const headers = {
      'RateLimit-Policy': `"${name}";q=${this.#perMinute};w=${windowSeconds}`,
      RateLimit: `"${name}";r=${Math.max(0, this.#perMinute - count)};t=${seconds}`,
    }
    return { headers, refusal: count > this.#perMinute ? tooMany(seconds) : undefined }
  }
}

const tooMany = (retryAfterSeconds: number) =>
  new Fault('TooManyRequests', `Too many requests. Try again in ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  })

/** Counts by key, each in a minute that begins with its first request. */
class Windows {
  #windows = new Map<string, { count: number; readonly endsAt: number }>()
  #sweepAt = 0

  count(key: string, now: number): { count: number; endsAt: number } {
    if (now >= this.#sweepAt) this.#forgetEnded(now)
    let window = this.#windows.get(key)
    if (window === undefined || window.endsAt <= now) {
      window = { count: 0, endsAt: now + windowMilliseconds }
      this.#windows.set(key, window)
    }
    window.count++
    return window
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key)
    this.#sweepAt = now + windowMilliseconds
  }
}
