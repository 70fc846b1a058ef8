import { pluralize } from '../documents/document-words.ts'
import { Fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import { networkOf } from './address.ts'
import type { Caller } from './authenticate.ts'
import type { SharedCounts } from './shared-counts.ts'
import { type Counted, type Soon, Windows } from './windows.ts'

const windowSeconds = 60
const guessSeconds = 600
const registrationSeconds = 3_600

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
  readonly #credentials: Windows
  readonly #together: Windows
  readonly #addresses: Windows
  readonly #entrances: Windows
  readonly #guesses: Windows
  readonly #registrations: Windows

  /** Without `shared`, no other process counts. */
  constructor(perMinute: PerMinute, shared?: SharedCounts) {
    this.#perMinute = perMinute
    const windows = (kind: string, seconds = windowSeconds) => new Windows({ kind, seconds, shared })
    this.#credentials = windows('credential')
    this.#together = windows('together')
    this.#addresses = windows('address')
    this.#entrances = windows('entrance')
    this.#guesses = new Windows({ kind: 'guess', seconds: guessSeconds, shared, canShrink: true })
    this.#registrations = windows('registration', registrationSeconds)
  }

  /** A request beyond its credential's own limit does not count against the shared one. A child has one credential only. */
  countCaller(caller: Pick<Caller, 'actor' | 'memberships'>, now: Date): Soon<RateLimitState> {
    const { kind, credentialId, userId } = caller.actor
    const organizationId = caller.memberships[0]?.organizationId ?? ''
    const tenant = kind === 'user' ? userId : organizationId
    const own = this.#state('credential', this.#credentials, { key: credentialId, tenant }, now)
    if (kind === 'student') return own
    const countTogether = (counted: RateLimitState) => {
      if (counted.refusal) return counted
      const name = kind === 'key' ? 'organization' : 'person'
      const together = this.#state(name, this.#together, { key: tenant, tenant }, now)
      return andThen(together, ({ headers, refusal }) => ({
        headers: joinHeaders(counted.headers, headers),
        refusal,
      }))
    }
    return andThen(own, countTogether)
  }

  /** Counts a request whose credential was rejected. */
  countAddress(address: string, now: Date): Soon<RateLimitState> {
    const network = networkOf(address)
    return this.#state('address', this.#addresses, { key: network, tenant: regionOf(network) }, now)
  }

  /** Counts a request that can't have a credential yet. Programs and children on one network have separate limits. */
  countEntrance(entrance: 'oauth' | 'student', address: string, now: Date): Soon<RateLimitState> {
    const network = networkOf(address)
    const who = { key: `${entrance} ${network}`, tenant: regionOf(network) }
    return this.#state('address', this.#entrances, who, now)
  }

  /** Counts a program that registers itself. If there were more than `most` in an hour, returns the seconds to wait. */
  async countRegistration(address: string, most: number, now: Date): Promise<number | undefined> {
    const key = networkOf(address)
    const asked = { key, most, tenant: regionOf(key) }
    return waitIn('registration', await this.#registrations.count(asked, now.getTime()), most, now)
  }

  /**
   * Counts a possible guess, regardless of the request limit. If there were more than `most` in ten minutes, returns the
   * seconds to wait.
   */
  async countGuess(at: string, who: string, most: number, now: Date): Promise<number | undefined> {
    const asked = { key: guessKey(at, who), most, tenant: regionOf(networkOf(who)) }
    return waitIn('guess', await this.#guesses.count(asked, now.getTime()), most, now)
  }

  /** A correct attempt does not count as a guess. */
  takeBackGuess(at: string, who: string, now: Date): void {
    this.#guesses.takeBack({ key: guessKey(at, who), tenant: regionOf(networkOf(who)) }, now.getTime())
  }

  #state(
    name: keyof typeof sentences,
    windows: Windows,
    who: { readonly key: string; readonly tenant: string },
    now: Date,
  ): Soon<RateLimitState> {
    const { each, together } = this.#perMinute
    const most = windows === this.#together ? together : each
    if (most === 0) return { headers: {}, refusal: undefined }
    const counted = windows.count({ ...who, most }, now.getTime())
    return andThen(counted, ({ count: requests, endsAt }) => {
      const seconds = secondsUntil(endsAt, now.getTime())
      const headers = {
        'RateLimit-Policy': `"${name}";q=${most};w=${windowSeconds}`,
        RateLimit: `"${name}";r=${Math.max(0, most - requests)};t=${seconds}`,
      }
      if (requests <= most) return { headers, refusal: undefined }
      count('learn_rate_limited_total', { limit: name })
      return { headers, refusal: tooManyRequestsFault(sentences[name], seconds) }
    })
  }
}

/** At once, if it is known: most requests wait for nobody. */
const andThen = <T, U>(soon: Soon<T>, then: (value: T) => Soon<U>): Soon<U> =>
  soon instanceof Promise ? soon.then(then) : then(soon)

/** The first half of an address, as a provider has it. Somebody with many networks there gets one place in turn. */
const regionOf = (network: string) => network.split(/[.:]/, 2).join('.')

/** The seconds to wait, if there were more than `most`. */
function waitIn(limit: 'guess' | 'registration', { count: tries, endsAt }: Counted, most: number, now: Date) {
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
