import { memory as sizes } from './assumptions.ts'

const day = 86_400_000

/** A topic in a pupil's memory. Strengths are logits over an average question of the topic. */
export interface Memory {
  /** Known before the course. It never fades. */
  readonly began: number
  /** Everything learned in the course, forgotten or not. */
  readonly learned: number
  /** The part of it that was present at the last practice. */
  readonly present: number
  /** Days until half of that is forgotten. */
  readonly stability: number
  /** The time of the last practice. */
  readonly at: number
}

export const newMemory = (began: number): Memory => ({
  began,
  learned: 0,
  present: 0,
  stability: sizes.stability,
  at: 0,
})

const keptAt = ({ stability, at }: Memory, now: number) => 1 / (1 + Math.max(0, now - at) / day / stability)

export const strengthAt = (memory: Memory, now: number) => memory.began + memory.present * keptAt(memory, now)

/** The memory after practice that taught `gain`. Only a right answer makes it last longer. */
export function practise(
  memory: Memory,
  gain: number,
  { right, mixed }: { right: boolean; mixed: boolean },
  now: number,
): Memory {
  const kept = memory.learned > 0 ? keptAt(memory, now) : 1
  const left = memory.present * kept
  const grown = memory.stability * (1 + sizes.spacing * (1 - kept)) + (mixed ? sizes.mixing : 0)
  return {
    began: memory.began,
    learned: memory.learned + gain,
    present: left + sizes.relearned * (memory.learned - left) + gain,
    stability: right ? grown : memory.stability,
    at: now,
  }
}
