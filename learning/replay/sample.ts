import { drawOf } from '../choose.ts'
import type { WeighedReader } from './weighed.ts'

/** A decision, shown as the judged policy would have made it. */
export interface SampledDecision {
  /** The child's index, in the order they were read. */
  readonly child: number
  readonly at: number
  readonly seed: number
  /** The probability of each weighed candidate, in order. They add up to 1. */
  readonly chances: readonly number[]
  readonly weight: number
  readonly reward: number
}

const most = 200
/** Makes the order independent of the decision's own draw, which favours high-ranked candidates. */
const orderSalt = 0x5bf03635

/** A random sample of the log, the same for every policy. */
export class Sample {
  readonly #kept: { readonly order: number; readonly decision: SampledDecision }[] = []

  /** Copies `chances` if it keeps the decision. */
  offer(
    { seed, at, count }: WeighedReader,
    chances: Float64Array,
    known: Pick<SampledDecision, 'child' | 'weight' | 'reward'>,
  ): void {
    const order = drawOf(seed ^ orderSalt)
    if (this.#kept.length === most && order >= (this.#kept[most - 1]?.order ?? 1)) return
    if (this.#kept.length === most) this.#kept.pop()
    const decision = { ...known, at, seed, chances: Array.from(chances.subarray(0, count)) }
    const place = this.#kept.findLastIndex(each => each.order <= order) + 1
    this.#kept.splice(place, 0, { order, decision })
  }

  get decisions(): SampledDecision[] {
    return this.#kept.map(({ decision }) => decision)
  }
}
