import type { TopicView } from '../view.ts'

/**
 * How often an answer should be right: in practice, to learn from; after right answers in a row, to be challenged; in a
 * first session, to find out the most.
 */
export const aims = { practice: 0.8, challenge: 0.7, diagnostic: 0.65 } as const

/** Below this chance of a right answer, a question is too hard. */
export const tooHard = 0.5

export const hardest = 5

/** The chance of a right answer to a question of this step, on the evidence of the topic's score. */
export function chanceAt({ score, ease }: Pick<TopicView, 'score' | 'ease'>, step: number): number {
  const inside = Math.max(0.01, Math.min(0.99, score))
  return 1 / (1 + Math.exp(-(Math.log(inside / (1 - inside)) + (ease[step - 1] ?? 0))))
}

/**
 * The step whose chance is nearest to the aim. Beyond what the child's year asks for only if the child is ready, so that
 * the chance there still reaches the aim. At most `most`.
 */
export function stepNear(topic: TopicView, aim: number, year: number, most = hardest): number {
  let nearest = 1
  let least = Number.POSITIVE_INFINITY
  for (let step = 1; step <= most; step++) {
    const chance = chanceAt(topic, step)
    if (step > 1 && chance < tooHard) break
    if (step > yearLimit(year) && chance < aim) break
    const distance = Math.abs(chance - aim)
    if (distance > least) break
    least = distance
    nearest = step
  }
  return nearest
}

/** Year 4 is asked for the first three steps, Year 5 for four, Year 6 for all. */
const yearLimit = (year: number) => year - 1
