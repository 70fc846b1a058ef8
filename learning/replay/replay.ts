import { type ReplayRefusal, type ReplayReward, replayEstimators } from '@learn/contract/learn/words'
import { calibrationOf } from './calibration.ts'
import { type Catalogue, KnownCandidates } from './catalogue.ts'
import { CellPlan } from './cells.ts'
import { Clusters } from './clusters.ts'
import { contributionsOf, type MeasureName, predictRewards, totalOf } from './estimates.ts'
import { selectGroups } from './groups.ts'
import { estimatesOf } from './intervals.ts'
import type { JudgedPolicy } from './judged-policy.ts'
import type { DecisionCounts, Estimate, ReplayOutcome, YearGroupFigures } from './outcome.ts'
import { type CompiledPolicy, compilePolicy } from './policies.ts'
import { type ChildAttempts, ChildRewards, rewardRanges } from './rewards.ts'
import { Sample, type SampledDecision } from './sample.ts'
import { supportOf } from './support.ts'
import { sum, Tally } from './tally.ts'
import { TopicTally } from './topic-tally.ts'
import { VersionTally } from './version-tally.ts'
import { WeighedReader } from './weighed.ts'

export interface ReplayOptions {
  /** Must be valid. */
  readonly policy: JudgedPolicy
  readonly reward: ReplayReward
  readonly seed: number
  readonly catalogue: Catalogue
  /** Answers up to this time were read, in milliseconds. A decision's reward may depend on later ones. */
  readonly seenUntil: number
}

/** One child's part of the log. */
export interface LoggedChild {
  /** More decisions of the previous child, whose first part brought all answers. A long history can come in parts. */
  readonly isContinued?: boolean
  readonly yearGroup: string
  /** The child's drawn decisions, packed, in order of time. */
  readonly weighed: Uint8Array
  readonly attempts: ChildAttempts
  /** The decisions that were not drawn, counted by reason. */
  readonly left: Pick<DecisionCounts, 'assigned' | 'rested' | 'withoutContent' | 'fallback'>
}

const resamplings = 1_000
/** Yields after this many decisions, so that other work can run. Rules are slower: up to fifty, with fifty shares each. */
const decisionsAtOnce = { rules: 100, others: 1_000 }

/**
 * Estimates what another policy would have achieved, from a log that is read once, child by child. Its steps are
 * generators, so that the caller can do other work in between. It keeps only sums and one child in memory.
 */
export class Replay {
  readonly #options: ReplayOptions
  readonly #known: KnownCandidates
  readonly #chancesIn: CompiledPolicy
  readonly #cellPlan: CellPlan
  readonly #tally: Tally
  readonly #topics: TopicTally
  readonly #versions = new VersionTally()
  readonly #clusters = new Clusters()
  readonly #sample = new Sample()
  readonly #reader = new WeighedReader()
  readonly #counts = { judged: 0, assigned: 0, rested: 0, withoutContent: 0, fallback: 0, withoutReward: 0 }
  readonly #chances = new Float64Array(this.#reader.propensities.length)
  readonly #cells = new Uint32Array(this.#chances.length)
  readonly #logged = {
    weight: 0,
    reward: 0,
    cell: 0,
    count: 0,
    cells: this.#cells,
    chances: this.#chances,
    unsupported: 0,
  }
  readonly #atOnce: number
  /** The index of the chosen topic. */
  #topic = -1
  #children = 0
  /** The current child's cluster; −1 before their first decision. */
  #cluster = -1
  /** Whether the current child has a judged decision. */
  #isCounted = false
  #rewards: ChildRewards | undefined
  #shortlisted = 0
  #steps = 0

  constructor(options: ReplayOptions) {
    const { policy, catalogue } = options
    this.#options = options
    this.#atOnce = decisionsAtOnce[policy.kind === 'rules' ? 'rules' : 'others']
    this.#known = KnownCandidates.of(catalogue)
    this.#chancesIn = compilePolicy(policy, this.#known)
    this.#cellPlan = new CellPlan(catalogue.topicIds.length)
    this.#tally = new Tally(this.#cellPlan.count)
    this.#topics = new TopicTally(catalogue.topicIds)
  }

  /** Adds one child. Children must come one after the other. */
  *child({ isContinued = false, yearGroup, weighed, attempts, left }: LoggedChild): Generator<void, void> {
    const reader = this.#reader
    const counts = this.#counts
    if (!isContinued) {
      this.#children++
      this.#cluster = -1
      this.#isCounted = false
      this.#rewards = new ChildRewards(attempts, this.#known, this.#options.seenUntil)
    }
    const child = this.#children - 1
    reader.open(weighed)
    while (reader.next()) {
      if (this.#cluster < 0) {
        this.#cluster = this.#clusters.enter(yearGroup)
        this.#tally.begin(this.#cluster)
      }
      this.#weigh()
      const reward = this.#rewards?.of(reader, this.#options.reward) ?? Number.NaN
      if (Number.isNaN(reward)) {
        counts.withoutReward++
        this.#tally.addUnknown(this.#logged)
      } else {
        if (!this.#isCounted) this.#clusters.count(yearGroup)
        this.#isCounted = true
        this.#judge(reward, child)
      }
      if (++this.#steps % this.#atOnce === 0) yield
    }
    counts.assigned += left.assigned
    counts.rested += left.rested
    counts.withoutContent += left.withoutContent
    counts.fallback += left.fallback
  }

  /** Computes what the judged policy would have done in the current decision. */
  #weigh(): void {
    const { count, selected, hashes, masteries, propensities } = this.#reader
    const chances = this.#chances
    const logged = this.#logged
    logged.unsupported = this.#chancesIn(this.#reader, chances)
    for (let place = 0; place < count; place++) {
      const candidate = this.#known.find(hashes[place] ?? 0)
      if (propensities[place] === 0) this.#withoutSupport(place)
      this.#cells[place] = this.#cellPlan.cellOf(candidate, masteries[place] ?? 0)
      if (place === selected) this.#topic = candidate?.topic ?? -1
    }
    logged.weight = (chances[selected] ?? 0) / (propensities[selected] ?? 1)
    logged.count = count
    logged.cell = this.#cells[selected] ?? 0
  }

  #judge(reward: number, child: number): void {
    const logged = this.#logged
    const { weight } = logged
    logged.reward = reward
    this.#tally.add(logged)
    this.#topics.countChoice(this.#topic, reward, child, this.#cluster)
    this.#versions.countChoice(this.#reader.version, reward, child, this.#cluster)
    this.#counts.judged++
    if (this.#reader.eligible > this.#reader.count) this.#shortlisted++
    if (logged.unsupported === 0) this.#sample.offer(this.#reader, this.#chances, { child, weight, reward })
  }

  /** A candidate that was weighed but had no chance. */
  #withoutSupport(place: number): void {
    this.#logged.unsupported += this.#chances[place] ?? 0
    this.#chances[place] = 0
  }

  /** Some of the judged decisions, all fully supported by the log. */
  get sample(): SampledDecision[] {
    return this.#sample.decisions
  }

  /** To be called after the last child. */
  *finish(): Generator<void, ReplayOutcome> {
    const { judged, withoutReward } = this.#counts
    const predictions = predictRewards(this.#tally)
    const contributions = yield* contributionsOf(this.#tally, predictions)
    const { refusedFor, ...support } = supportOf(totalOf(contributions))
    const found = judged > 0 ? yield* estimatesOf(contributions, this.#resampling) : undefined
    const given = refusedFor.length === 0 ? found : undefined
    const calibration = calibrationOf(this.#tally, predictions)
    yield
    const topics = this.#topics.figures(judged, this.#cellPlan.sharesOf(this.#tally, predictions))
    yield
    const share = (part: number, all: number) => (all > 0 ? part / all : 0)
    return {
      status: given ? 'estimated' : 'insufficient_support',
      children: this.#clusters.children,
      decisions: {
        read: Object.values(this.#counts).reduce((sum, count) => sum + count, 0),
        ...this.#counts,
      },
      logged: found?.logged ?? null,
      headline: given?.doubly_robust ?? null,
      difference: given?.difference ?? null,
      check: given?.self_normalized_ips ?? null,
      estimates: given ? replayEstimators.map(estimator => ({ estimator, ...given[estimator] })) : [],
      support: {
        ...support,
        largestWeight: this.#tally.weights.largest,
        joinedShare: share(judged, judged + withoutReward),
        shortlistedShare: share(this.#shortlisted, judged),
        refusedFor,
      },
      weights: this.#tally.weights.bars(),
      calibration,
      topics,
      yearGroups: yield* this.#yearGroups(contributions, refusedFor),
      versions: yield* this.#versions.figures(this.#resampling),
      seed: this.#options.seed,
      resamplings,
    }
  }

  get #resampling() {
    const { seed, reward } = this.#options
    return { seed, resamplings, rewards: rewardRanges[reward] }
  }

  /** Follows the rules for the whole. Without an estimate for the whole, no group has one. */
  *#yearGroups(
    contributions: readonly Float64Array[],
    refused: readonly ReplayRefusal[],
  ): Generator<void, YearGroupFigures[]> {
    const shown = selectGroups(this.#clusters.groups(), hidden =>
      hidden.reduce((sum, { children }) => sum + children, 0),
    )
    const figures: YearGroupFigures[] = []
    for (const { yearGroup, clusters, children } of shown) {
      const own = clusters.flatMap(cluster => contributions[cluster] ?? [])
      const total = totalOf(own)
      const support = supportOf(total)
      const refusedFor = support.refusedFor.length > 0 ? support.refusedFor : refused
      const found: Record<MeasureName, Estimate> = yield* estimatesOf(own, this.#resampling)
      const estimate = refusedFor.length === 0 ? found.doubly_robust : null
      figures.push({
        yearGroup,
        children,
        decisions: total[sum.decisions] ?? 0,
        logged: found.logged,
        estimate,
        refusedFor,
      })
    }
    return figures
  }
}
