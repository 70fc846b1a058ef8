import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Fault } from '../fault.ts'

const windowSeconds = 60

/** What a response tells of its limit. */
export type RateLimitHeaders = Readonly<Record<string, string>>

/** Requests a minute: for each credential, and for each address that comes without a good one. 0 is no limit. */
export class RateLimits {
  readonly #perMinute: number
  readonly #credentials: RateLimiterMemory
  readonly #addresses: RateLimiterMemory

  constructor(perMinute: number) {
    this.#perMinute = perMinute
    this.#credentials = new RateLimiterMemory({ points: perMinute, duration: windowSeconds })
    this.#addresses = new RateLimiterMemory({ points: perMinute, duration: windowSeconds })
  }

  async countCredential(principalId: string): Promise<RateLimitHeaders> {
    if (this.#perMinute === 0) return {}
    const state = await consume(this.#credentials, principalId)
    return {
      'RateLimit-Policy': `"credential";q=${this.#perMinute};w=${windowSeconds}`,
      RateLimit: `"credential";r=${state.remainingPoints};t=${Math.ceil(state.msBeforeNext / 1000)}`,
    }
  }

  /** Counts a request whose credential was refused. */
  async countAddress(address: string): Promise<void> {
    if (this.#perMinute > 0) await consume(this.#addresses, address)
  }

  /** Refuses an address that has used up its guesses, before anyone looks up another one. */
  async checkAddress(address: string): Promise<void> {
    if (this.#perMinute === 0) return
    const state = await this.#addresses.get(address)
    if (state && state.consumedPoints > this.#perMinute) throw tooMany(state)
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
  }
}

function tooMany(state: RateLimiterRes): Fault<'TooManyRequests'> {
  const retryAfterSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  return new Fault('TooManyRequests', `Too many requests. Try again in ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  })
}
