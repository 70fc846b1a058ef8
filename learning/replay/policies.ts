import { scoreComponents, sessionTypes } from '@learn/contract/learn/words'
import { choosing } from '../policy.ts'
import type { KnownCandidates } from './catalogue.ts'
import type { JudgedPolicy, Rule } from './judged-policy.ts'
import { compilePattern, type Pattern } from './patterns.ts'
import { raise } from './tally.ts'
import type { WeighedReader } from './weighed.ts'

/**
 * Writes the probability of each weighed candidate into `chances`, and returns the probability of anything else, which the
 * log could never choose. Together they are 1.
 */
export type CompiledPolicy = (decision: WeighedReader, chances: Float64Array) => number

/** Prepares a valid policy for a million decisions. */
export function compilePolicy(policy: JudgedPolicy, candidates: KnownCandidates): CompiledPolicy {
  switch (policy.kind) {
    case 'shipped':
      return compileShipped(policy)
    case 'lowest_mastery_first':
      return lowestMasteryFirst(policy.floor ?? 0)
    case 'uniform':
      return uniform
    case 'rules':
      return compileRules(policy.rules ?? [], candidates)
  }
}

/** Adds in the same order as the original decision: with default settings, it gives the same chances to the last bit. */
function compileShipped({ weights = {}, temperature, floor }: JudgedPolicy): CompiledPolicy {
  const counts = Float64Array.from(scoreComponents, name => weights[name] ?? 1)
  const tau = temperature ?? choosing.temperature
  const exploring = floor ?? choosing.exploring
  return ({ count, masks, parts }, chances) => {
    let highest = Number.NEGATIVE_INFINITY
    let part = 0
    for (let place = 0; place < count; place++) {
      let score = 0
      for (let left = masks[place] ?? 0; left !== 0; left &= left - 1)
        score += (counts[31 - Math.clz32(left & -left)] ?? 1) * (parts[part++] ?? 0)
      chances[place] = score
      if (score > highest) highest = score
    }
    let sum = 0
    for (let place = 0; place < count; place++) {
      const weight = Math.exp(((chances[place] ?? 0) - highest) / tau)
      chances[place] = weight
      sum += weight
    }
    for (let place = 0; place < count; place++)
      chances[place] = ((1 - exploring) * (chances[place] ?? 0)) / sum + exploring / count
    return 0
  }
}

function lowestMasteryFirst(floor: number): CompiledPolicy {
  return (decision, chances) => {
    const { count } = decision
    chances.fill(floor / count, 0, count)
    raise(chances, lowestMastery(decision), 1 - floor)
    return 0
  }
}

const uniform: CompiledPolicy = ({ count }, chances) => {
  chances.fill(1 / count, 0, count)
  return 0
}

/** Among equals, or if no candidate has a topic, the first: the shipped policy ranks it highest. */
function lowestMastery({ count, masteries }: WeighedReader): number {
  let lowest = 0
  let least = Number.POSITIVE_INFINITY
  for (let place = 0; place < count; place++) {
    const mastery = masteries[place] ?? Number.NaN
    if (!(mastery < least)) continue
    least = mastery
    lowest = place
  }
  return lowest
}

interface CompiledRule {
  /** The index of the session type. */
  readonly session: number | undefined
  readonly offers: Pattern | undefined
  readonly choose: readonly { readonly pattern: Pattern; readonly probability: number }[]
}

function compileRules(rules: readonly Rule[], candidates: KnownCandidates): CompiledPolicy {
  const compiled = rules.map(
    ({ when: { sessionType, offers } = {}, choose }): CompiledRule => ({
      session: sessionType && sessionTypes.indexOf(sessionType),
      offers: offers === undefined ? undefined : compilePattern(offers, candidates),
      choose: choose.map(share => ({
        pattern: compilePattern(share.candidates, candidates),
        probability: share.probability,
      })),
    }),
  )
  return (decision, chances) => {
    chances.fill(0, 0, decision.count)
    const rule = compiled.find(each => isMet(each, decision))
    let unsupported = rule ? 0 : 1
    for (const { pattern, probability } of rule?.choose ?? [])
      unsupported += shareOut(probability, pattern, decision, chances)
    return unsupported
  }
}

const isMet = ({ session, offers }: CompiledRule, decision: WeighedReader) =>
  (session === undefined || session === decision.sessionType) &&
  (offers === undefined || matches(offers, decision) > 0)

function matches(pattern: Pattern, { count, hashes }: WeighedReader): number {
  if (pattern === 'all') return count
  if (typeof pattern === 'string') return 1
  let matching = 0
  for (let place = 0; place < count; place++) if (pattern.has(hashes[place] ?? 0)) matching++
  return matching
}

/** Shares a probability equally among the matching candidates. Returns what is left over if none match. */
function shareOut(
  probability: number,
  pattern: Pattern,
  decision: WeighedReader,
  chances: Float64Array,
): number {
  const { count, hashes } = decision
  if (pattern === 'lowest_mastery') raise(chances, lowestMastery(decision), probability)
  // Weighed candidates are sorted by score.
  else if (pattern === 'highest_score') raise(chances, 0, probability)
  else {
    const matching = matches(pattern, decision)
    if (matching === 0) return probability
    for (let place = 0; place < count; place++)
      if (pattern === 'all' || pattern.has(hashes[place] ?? 0)) raise(chances, place, probability / matching)
  }
  return 0
}
