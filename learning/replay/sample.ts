import { drawOf } from '../choose.ts'
import type { WeighedReader } from './weighed.ts'

/** A decision that is shown as the judged policy would have made it. */
export interface SampledDecision {
  /** The place of its child, in the order in which children came. */
  readonly child: number
  readonly at: number
  readonly seed: number
  /** Of each candidate that was weighed, in their order. They add up to 1. */
  readonly chances: readonly number[]
  readonly weight: number
  readonly reward: number
}

const most = 200
/** Apart from the draw by which it was decided, which would prefer what stands first. */
const apart = 0x5bf03635

/** A few decisions of the log by chance, the same ones whatever the policy. */
export class Sample {
  readonly #kept: { readonly order: number; readonly decision: SampledDecision }[] = []

  /** `chances` is copied where the decision is kept. */
  offer(
    { seed, at, count }: WeighedReader,
    chances: Float64Array,
    known: Pick<SampledDecision, 'child' | 'weight' | 'reward'>,
  ): void {
    const order = drawOf(seed ^ apart)
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
