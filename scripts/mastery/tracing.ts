import type { Tracing } from '@learn/learning'
import type { History } from './attempts.ts'

export const tracingSettings = {
  start: { known: 0.5, learn: 0.1, forget: 0.05, guess: 0.3, slip: 0.15 },
  /** Pseudo-counts that pull the pooled fit towards the start values, and each topic towards the pooled fit. */
  pooledPrior: 1,
  topicPrior: 20,
  pooledRounds: 40,
  topicRounds: 25,
  /** A sample of this size is enough for the pooled fit. */
  pooledSequences: 20_000,
}

/** Fits all topics together, then each topic, by expectation maximization. */
export function fitTracing(histories: readonly History[]): { pooled: Tracing; topics: Map<string, Tracing> } {
  const settings = tracingSettings
  const sequences = sequencesOf(histories)
  const all = [...sequences.values()].flat()
  const every = Math.max(1, Math.floor(all.length / settings.pooledSequences))
  const sample = all.filter((_, index) => index % every === 0)
  const pooled = maximize(sample, settings.start, settings.pooledPrior, settings.pooledRounds)
  const topics = new Map<string, Tracing>()
  for (const [topicId, ofTopic] of sequences)
    topics.set(topicId, maximize(ofTopic, pooled, settings.topicPrior, settings.topicRounds))
  return { pooled, topics }
}

type Sequence = boolean[]

/** Each student's answers, by topic. */
function sequencesOf(histories: readonly History[]): Map<string, Sequence[]> {
  const sequences = new Map<string, Sequence[]>()
  for (const history of histories) {
    for (const [topicId, attempts] of Map.groupBy(history, attempt => attempt.topicId)) {
      const ofTopic = sequences.get(topicId) ?? []
      if (ofTopic.length === 0) sequences.set(topicId, ofTopic)
      ofTopic.push(attempts.map(({ right }) => right))
    }
  }
  return sequences
}

const names = ['known', 'learn', 'forget', 'guess', 'slip'] as const
type Counts = Record<(typeof names)[number], { happened: number; could: number }>
const [least, most] = [0.003, 0.99]

function maximize(sequences: readonly Sequence[], prior: Tracing, strength: number, rounds: number): Tracing {
  let tracing = prior
  for (let round = 0; round < rounds; round++) {
    const begin = (name: (typeof names)[number]) => ({ happened: prior[name] * strength, could: strength })
    const counts: Counts = {
      known: begin('known'),
      learn: begin('learn'),
      forget: begin('forget'),
      guess: begin('guess'),
      slip: begin('slip'),
    }
    for (const sequence of sequences) expect(sequence, tracing, counts)
    const share = ({ happened, could }: Counts['known']) => Math.max(least, Math.min(most, happened / could))
    tracing = {
      known: share(counts.known),
      learn: share(counts.learn),
      forget: share(counts.forget),
      guess: share(counts.guess),
      slip: share(counts.slip),
    }
  }
  return tracing
}

/** Runs forward and backward over one sequence and adds the expected counts. */
function expect(sequence: Sequence, { known, learn, forget, guess, slip }: Tracing, counts: Counts): void {
  const likely = (right: boolean) => ({
    known: right ? 1 - slip : slip,
    unknown: right ? guess : 1 - guess,
  })
  const beliefs: number[] = []
  const scales: number[] = []
  let belief = known
  for (const right of sequence) {
    const chance = likely(right)
    const scale = belief * chance.known + (1 - belief) * chance.unknown
    const since = (belief * chance.known) / scale
    beliefs.push(since)
    scales.push(scale)
    belief = since * (1 - forget) + (1 - since) * learn
  }
  let [later, laterUnknown] = [1, 1]
  for (let index = sequence.length - 1; index >= 0; index--) {
    const right = sequence[index] ?? false
    const since = beliefs[index] ?? 0
    const total = since * later + (1 - since) * laterUnknown
    const knows = (since * later) / total
    count(counts.guess, right ? 1 - knows : 0, 1 - knows)
    count(counts.slip, right ? 0 : knows, knows)
    if (index === 0) {
      count(counts.known, knows, 1)
      continue
    }
    const chance = likely(right)
    const before = beliefs[index - 1] ?? 0
    const scale = scales[index] ?? 1
    const here = (chance.known * later) / scale
    const hereUnknown = (chance.unknown * laterUnknown) / scale
    const learned = (1 - before) * learn * here
    const ignorant = (1 - before) * (1 - learn) * hereUnknown
    const forgot = before * forget * hereUnknown
    const kept = before * (1 - forget) * here
    const all = learned + ignorant + forgot + kept
    count(counts.learn, learned / all, (learned + ignorant) / all)
    count(counts.forget, forgot / all, (forgot + kept) / all)
    later = (1 - forget) * here + forget * hereUnknown
    laterUnknown = learn * here + (1 - learn) * hereUnknown
  }
}

function count(counts: { happened: number; could: number }, happened: number, could: number): void {
  counts.happened += happened
  counts.could += could
}
