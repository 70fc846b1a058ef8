import type { SharedCounts } from './shared-counts.ts'
import { Window } from './window.ts'

/** Far more clients than call in one window, yet few enough that forged addresses can't fill the memory. */
const mostWindows = 50_000
/** A guess that was right is taken back, perhaps elsewhere. */
const askAgainMilliseconds = 1_000

export interface Counted {
  /** So many in this window, as far as this process knows, this one included. */
  readonly count: number
  readonly endsAt: number
}

/** Many are counted at once; some only when the other processes have been asked. */
export type Soon<T> = T | Promise<T>

export interface WindowOptions {
  readonly seconds: number
  /** What tells these windows from all others. */
  readonly kind: string
  /** Undefined if no other process counts. */
  readonly shared: SharedCounts | undefined
  /** Whether some are taken back, so that a full window may have room again. */
  readonly canShrink?: boolean
}

export interface Asked {
  readonly key: string
  readonly most: number
  /** Whose reports take turns with those of others. */
  readonly tenant: string
}

/** Counts by key, in a window that starts with the key's first request. */
export class Windows {
  readonly #options: WindowOptions
  readonly #milliseconds: number
  #windows = new Map<string, Window>()
  #sweepAt = 0

  constructor(options: WindowOptions) {
    this.#options = options
    this.#milliseconds = options.seconds * 1000
  }

  count({ key, most, tenant }: Asked, now: number): Soon<Counted> {
    const { shared, canShrink } = this.#options
    const window = this.#at(key, now)
    const isFull = window.known >= most && !(canShrink && now >= window.answeredAt + askAgainMilliseconds)
    if (shared && isFull) return { count: window.known + 1, endsAt: window.endsAt }
    const place = ++window.unreported
    if (!shared?.isAnswering || isWithinSlack(window, most))
      return { count: window.count, endsAt: window.endsAt }
    return shared
      .report(window, tenant)
      .then(before => ({ count: Math.max(before, 0) + place, endsAt: window.endsAt }))
  }

  takeBack({ key, tenant }: Omit<Asked, 'most'>, now: number): void {
    const window = this.#windows.get(key)
    if (!window || window.endsAt <= now || window.count <= 0) return
    window.unreported--
    window.answeredAt = Number.NEGATIVE_INFINITY
    const { shared } = this.#options
    if (shared?.isAnswering) void shared.report(window, tenant)
  }

  #at(key: string, now: number): Window {
    if (now >= this.#sweepAt) this.#forgetEnded(now)
    const known = this.#windows.get(key)
    // If the clock was turned back, the window must not last longer.
    if (known && known.endsAt > now && known.endsAt <= now + this.#milliseconds) return known
    this.#windows.delete(key)
    const { kind, seconds } = this.#options
    const window = new Window(kind, key, seconds, now + this.#milliseconds)
    this.#windows.set(key, window)
    if (this.#windows.size > mostWindows) this.#forgetOldest()
    return window
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

/**
 * Whether this process may answer without asking. It is at most 1% of the limit ahead of its reports, so three servers together
 * exceed the limit by 3% at most, and callers with few requests cost nothing. Small limits are exact: they leave no slack.
 */
function isWithinSlack({ known, reporting, unreported }: Window, most: number): boolean {
  const ahead = reporting + unreported
  const slack = Math.floor(Math.min(most / 100, (most - known - ahead) / 16))
  return slack > 0 && ahead <= slack
}
