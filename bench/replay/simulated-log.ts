import { drawOf } from '@learn/learning/choose'
import { contributionsOf, predictRewards } from '@learn/learning/replay/estimates'
import { Tally } from '@learn/learning/replay/tally'
import { runThrough } from '../../test/support/learning/run-through.ts'

/**
 * Simulated children, so that the true value is known. Each has an ability that models can't see, and one of five levels in
 * each of five topics, which changes now and then. Both policies prefer the weakest topics, the judged one more strongly.
 */
const abilities = [-0.8, -0.4, 0, 0.4, 0.8]
const levels = [0.1, 0.3, 0.5, 0.7, 0.9]
const easiness = [0.8, 1, 1.2, 1.4, 1.6]
const topicCount = easiness.length
const movesEvery = 10

const softmaxOf = (known: readonly number[], temperature: number, floor: number): number[] => {
  const pulls = known.map(level => Math.exp(-(levels[level] ?? 0) / temperature))
  const all = pulls.reduce((total, pull) => total + pull, 0)
  return pulls.map(pull => floor + ((1 - topicCount * floor) * pull) / all)
}
const loggedShares = (known: readonly number[]) => softmaxOf(known, 0.4, 0.1)
const judgedShares = (known: readonly number[]) => softmaxOf(known, 0.2, 0.02)

const chanceRight = (ability: number, level: number, topic: number) =>
  1 / (1 + Math.exp(-(ability + 2.4 * ((levels[level] ?? 0) - 0.5) + (easiness[topic] ?? 0))))

const cellOf = (topic: number, level: number) => topic * levels.length + level

/** The true value of the judged policy, averaged over all abilities and levels, which are equally likely. */
export function trueValue(): number {
  const all = levels.length ** topicCount
  let sum = 0
  for (let code = 0; code < all; code++) {
    const known = easiness.map((_, topic) => Math.floor(code / levels.length ** topic) % levels.length)
    for (const [topic, chance] of judgedShares(known).entries())
      for (const ability of abilities) sum += chance * chanceRight(ability, known[topic] ?? 0, topic)
  }
  return sum / all / abilities.length
}

/** The contributions of a simulated log, with `each` decisions per child. */
export function simulate({ decisions, each, seed }: { decisions: number; each: number; seed: number }) {
  const dice = new Dice(seed)
  const tally = new Tally(topicCount * levels.length)
  for (let made = 0, child = 0; made < decisions; made += each, child++) {
    tally.begin(child)
    const ability = abilities[dice.below(abilities.length)] ?? 0
    const known = easiness.map(() => dice.below(levels.length))
    for (let i = 0; i < each; i++) {
      const propensities = loggedShares(known)
      const chances = judgedShares(known)
      const topic = dice.pickIndex(propensities)
      const level = known[topic] ?? 0
      tally.add({
        weight: (chances[topic] ?? 0) / (propensities[topic] ?? 1),
        reward: dice.draw() < chanceRight(ability, level, topic) ? 1 : 0,
        cell: cellOf(topic, level),
        count: topicCount,
        cells: known.map((of, at) => cellOf(at, of)),
        chances,
        unsupported: 0,
      })
      for (let at = 0; at < topicCount; at++)
        if (dice.below(movesEvery) === 0) known[at] = dice.below(levels.length)
    }
  }
  return runThrough(contributionsOf(tally, predictRewards(tally)))
}

class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  draw(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    return drawOf(this.#state)
  }

  below(count: number): number {
    return Math.floor(this.draw() * count)
  }

  pickIndex(shares: readonly number[]): number {
    let left = this.draw()
    for (const [place, share] of shares.entries()) {
      if (left < share) return place
      left -= share
    }
    return shares.length - 1
  }
}
