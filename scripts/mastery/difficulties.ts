import { type Model, newStudent, predict, update } from '@learn/learning'
import type { History } from './attempts.ts'

/** Chosen by cross-validation on the training parts of statics and assist2015. */
export const difficultySettings = {
  rounds: 14,
  /** Pseudo-observations that pull a topic towards the average, and an item towards its topic. */
  topicPrior: 1,
  itemPrior: 0.7,
  overallRate: 0.3,
  settling: 0.02,
  topicRate: 0.25,
  /** The same for the items once the whole model is known; here the prior pulls towards the first estimate. */
  refiningRounds: 2,
  refiningPrior: 2,
}

export interface Difficulties {
  readonly base: number
  readonly topics: Map<string, number>
  /** On top of the topic's difficulty. */
  readonly items: Map<string, number>
}

const sigmoid = (logits: number) => 1 / (1 + Math.exp(-logits))
const longestStep = 1

/** Adjusts topics and items in alternating rounds, to match how students, whose ability is tracked with Elo, did on them. */
export function fitDifficulties(histories: readonly History[]): Difficulties {
  const attempts = histories.flat()
  const share = (attempts.filter(({ right }) => right).length + 1) / (attempts.length + 2)
  const difficulties = { base: Math.log(share / (1 - share)), topics: new Map(), items: new Map() }
  const { rounds, topicPrior, itemPrior } = difficultySettings
  for (let round = 0; round < rounds; round++) {
    const sums = sumUp(histories, difficulties)
    if (round % 2 === 0) step(difficulties.topics, sums.topics, topicPrior)
    else step(difficulties.items, sums.items, itemPrior)
  }
  return difficulties
}

/** Adjusts the items again, to match how students did on them according to the whole model rather than to Elo alone. */
export function refineItems(
  histories: readonly History[],
  first: Difficulties,
  open: (difficulties: Difficulties) => Model,
): Difficulties {
  const { refiningRounds, refiningPrior } = difficultySettings
  const changes = new Map<string, number>()
  const refined = { ...first, items: new Map(first.items) }
  for (let round = 0; round < refiningRounds; round++) {
    const model = open(refined)
    const sums = new Map<string, Sum>()
    for (const history of histories) {
      let state = newStudent()
      for (const attempt of history) {
        const chance = predict(model, state, attempt, attempt.at)
        addTo(sums, attempt.itemId, (attempt.right ? 1 : 0) - chance, chance)
        state = update(model, state, attempt)
      }
    }
    step(changes, sums, refiningPrior)
    for (const [itemId, change] of changes) refined.items.set(itemId, (first.items.get(itemId) ?? 0) + change)
  }
  return refined
}

interface Sum {
  surprise: number
  information: number
}

/** A Newton step towards the maximum of the posterior, limited in length. */
function step(values: Map<string, number>, sums: Map<string, Sum>, prior: number): void {
  for (const [id, { surprise, information }] of sums) {
    const value = values.get(id) ?? 0
    const wanted = (surprise + value * prior) / (information + prior)
    values.set(id, value - Math.max(-longestStep, Math.min(longestStep, wanted)))
  }
}

function sumUp(histories: readonly History[], { base, topics, items }: Difficulties) {
  const sums = { topics: new Map<string, Sum>(), items: new Map<string, Sum>() }
  const { overallRate, settling, topicRate } = difficultySettings
  for (const history of histories) {
    let overall = 0
    const abilities = new Map<string, number>()
    for (const [index, { topicId, itemId, right }] of history.entries()) {
      const ability = abilities.get(topicId) ?? 0
      const difficulty = (topics.get(topicId) ?? 0) + (items.get(itemId) ?? 0)
      const chance = sigmoid(base + overall + ability - difficulty)
      const surprise = (right ? 1 : 0) - chance
      addTo(sums.topics, topicId, surprise, chance)
      addTo(sums.items, itemId, surprise, chance)
      overall += (overallRate / (1 + settling * index)) * surprise
      abilities.set(topicId, ability + topicRate * surprise)
    }
  }
  return sums
}

function addTo(sums: Map<string, Sum>, id: string, surprise: number, chance: number): void {
  const sum = sums.get(id) ?? { surprise: 0, information: 0 }
  if (sum.information === 0) sums.set(id, sum)
  sum.surprise += surprise
  sum.information += chance * (1 - chance)
}
