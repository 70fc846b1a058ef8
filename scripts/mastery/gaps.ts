import { drawOf } from '@learn/learning/choose'
import type { History } from './attempts.ts'

const day = 86_400_000
const resamples = 2_000

/** A difference of mean log losses, with its 95% interval. Negative means that the first model predicts better. */
export interface Difference {
  readonly attempts: number
  readonly first: number
  readonly second: number
  readonly difference: number
  readonly interval: readonly [number, number]
}

/** Compares two models' chances for the attempts after more than a day without the topic. The bootstrap resamples students. */
export function compareAfterGaps(
  histories: readonly History[],
  first: Float64Array,
  second: Float64Array,
): Difference {
  const students = lossesAfterGaps(histories, first, second)
  const { attempts, firstLoss, secondLoss } = addUp(students)
  const drawn = Array.from({ length: resamples }, (_, n) => {
    const draw = (k: number) => Math.floor(drawOf(n * students.length + k) * students.length)
    const sum = addUp(students.map((none, k) => students[draw(k)] ?? none))
    return (sum.firstLoss - sum.secondLoss) / sum.attempts
  }).sort((a, b) => a - b)
  const at = (share: number) => drawn[Math.round(share * (resamples - 1))] ?? Number.NaN
  return {
    attempts,
    first: firstLoss / attempts,
    second: secondLoss / attempts,
    difference: (firstLoss - secondLoss) / attempts,
    interval: [at(0.025), at(0.975)],
  }
}

interface Losses {
  attempts: number
  firstLoss: number
  secondLoss: number
}

/** One sum for each student. The chances are in the order of the histories. */
function lossesAfterGaps(histories: readonly History[], first: Float64Array, second: Float64Array): Losses[] {
  let row = 0
  return histories.map(history => {
    const sum: Losses = { attempts: 0, firstLoss: 0, secondLoss: 0 }
    const practisedAt = new Map<string, number>()
    for (const { topicId, right, at } of history) {
      const last = practisedAt.get(topicId)
      if (at !== undefined && last !== undefined && at - last > day) {
        sum.attempts++
        sum.firstLoss += lossOf(first[row], right)
        sum.secondLoss += lossOf(second[row], right)
      }
      if (at !== undefined) practisedAt.set(topicId, at)
      row++
    }
    return sum
  })
}

const lossOf = (chance = Number.NaN, right: boolean) => -Math.log(right ? chance : 1 - chance)

const addUp = (students: readonly Losses[]): Losses =>
  students.reduce((all, { attempts, firstLoss, secondLoss }) => ({
    attempts: all.attempts + attempts,
    firstLoss: all.firstLoss + firstLoss,
    secondLoss: all.secondLoss + secondLoss,
  }))
