import { availableParallelism } from 'node:os'
import type { UsedTime } from '../used-time.ts'

/** More would not make a server of this size quicker, and each may take 300 MB. */
const mostProcesses = Math.min(4, Math.max(2, availableParallelism()))
/** The others are free for first tries, which are short. */
export const mostSlow = Math.floor(mostProcesses / 2)

interface Waiting {
  readonly personId: string
  /** Whether the picture has already had its short first try. */
  readonly isSlow: boolean
  readonly begin: () => void
}

/** Where pictures wait for a process. The person who has used the least time lately is next. */
export class PictureLine {
  readonly #usedTime: UsedTime
  readonly #waiting = new Set<Waiting>()
  #running = 0
  #slow = 0

  constructor(usedTime: UsedTime) {
    this.#usedTime = usedTime
  }

  /** The work calls `spend` with the time that it took, if that is less than the limit. */
  async run<T>(
    who: Pick<Waiting, 'personId' | 'isSlow'> & { readonly mostMilliseconds: number },
    work: (spend: (milliseconds: number) => void) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    await this.#wait(who, signal)
    let spent = who.mostMilliseconds
    try {
      return await work(milliseconds => (spent = Math.min(spent, Math.max(0, milliseconds))))
    } finally {
      this.#usedTime.spend(who.personId, spent)
      this.#running--
      if (who.isSlow) this.#slow--
      this.#beginNext()
    }
  }

  async #wait(who: Pick<Waiting, 'personId' | 'isSlow'>, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mine = { ...who, begin: resolve }
    const giveUp = () => {
      if (this.#waiting.delete(mine)) reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp)
    this.#waiting.add(mine)
    this.#beginNext()
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  #beginNext(): void {
    while (this.#running < mostProcesses) {
      const able = [...this.#waiting].filter(({ isSlow }) => !isSlow || this.#slow < mostSlow)
      const next = this.#usedTime.next(able)
      if (!next) return
      this.#waiting.delete(next)
      this.#running++
      if (next.isSlow) this.#slow++
      next.begin()
    }
  }
}
