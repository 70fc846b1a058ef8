import type { StoredView } from '../knowledge/view.ts'

/** A view that stores its topics by column, because columns of similar words compress better than rows. */
export interface PackedView extends Omit<StoredView, 'topics'> {
  readonly topics: string
  /** In ten-thousandths. */
  readonly scores: string
  /** In ten-thousandths; empty for 0, and `=` if it is the current score. */
  readonly best: string
  /** Empty for 0. */
  readonly attempts: string
  readonly flags: string
}

export function packView({ topics, ...rest }: StoredView): PackedView {
  const column = (write: (topic: StoredView['topics'][number]) => string) => topics.map(write).join(' ')
  return {
    ...rest,
    topics: column(([topicId]) => topicId),
    scores: column(([, score]) => chanceText(score)),
    best: column(([, score, best]) => (best === score ? '=' : best === 0 ? '' : chanceText(best))),
    attempts: column(([, , , attempts]) => countText(attempts)),
    flags: column(([, , , , flags]) => countText(flags)),
  }
}

export function unpackView({ topics, scores, best, attempts, flags, ...rest }: PackedView): StoredView {
  const [scoreOf, bestOf, attemptsOf, flagsOf] = [scores, best, attempts, flags].map(column =>
    column.split(' '),
  )
  const looked = topics === '' ? [] : topics.split(' ')
  return {
    ...rest,
    topics: looked.map((topicId, at) => {
      const score = readChance(scoreOf?.[at])
      const highest = bestOf?.[at]
      return [
        topicId,
        score,
        highest === '=' ? score : readChance(highest),
        Number(attemptsOf?.[at]),
        Number(flagsOf?.[at]),
      ]
    }),
  }
}

const parts = 10_000

/** Chances have four digits. A chance with more is written in full, with a point or an exponent. */
function chanceText(chance: number): string {
  const whole = Math.round(chance * parts)
  return whole / parts === chance ? String(whole) : String(chance)
}

const readChance = (text = '') => (/[.e]/.test(text) ? Number(text) : Number(text) / parts)

const countText = (count: number) => (count === 0 ? '' : String(count))
