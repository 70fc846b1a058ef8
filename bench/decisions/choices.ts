import { topics } from '@learn/content'
import { Random } from '@learn/content/random'
import { actionTypes, sessionTypes } from '@learn/contract/learn/words'
import { type Decision, decide } from '@learn/learning/policy'
import type { TopicView, View } from '@learn/learning/view'
import { anyStep } from '../../test/support/learning/learners.ts'
import { bar, median } from '../bars.ts'

const views = 20_000
const drawsOfEach = 50
const smallest = 2
const largest = 40
const mostMicroseconds = 1_000

/** Similar propensities are pooled: twenty groups per factor of ten. */
const groupsToTen = 20
/** A group is tested only if it expects at least this many candidates chosen, and as many not chosen. */
const fewest = 20

/**
 * Tests over a million random decisions whether candidates are chosen as often as their logged propensities say. To keep
 * observations independent, one random candidate of each drawn decision counts. Candidates are grouped by propensity.
 */
export function measureChoices(): void {
  const random = new Random('decisions')
  const groups: Groups = new Map()
  const times: number[] = []
  let made = 0
  let drawn = 0
  let same = 0
  for (let at = 0; at < views; at++) {
    const view = anyView(random)
    const stored = JSON.stringify(view)
    const seeds = Array.from({ length: drawsOfEach }, () => random.int(0, 2 ** 32 - 1))
    const started = performance.now()
    const decisions = seeds.map(seed => decide(view, seed))
    times.push(((performance.now() - started) * 1000) / drawsOfEach)
    const reread = JSON.parse(stored) as View
    for (const decision of decisions) {
      made++
      if (JSON.stringify(decide(reread, decision.seed)) === JSON.stringify(decision)) same++
      if (decision.deterministic) continue
      drawn++
      count(decision, groups, random)
    }
  }
  report(made, drawn, same, times, groups)
}

type Groups = Map<number, { expected: number; chosen: number; all: number }>

function count({ candidateScores, selectedCandidateId }: Decision, groups: Groups, random: Random): void {
  const looked = random.pick(candidateScores.filter(({ propensity }) => propensity > 0))
  const name = Math.round(groupsToTen * Math.log10(looked.propensity))
  const group = groups.get(name) ?? { expected: 0, chosen: 0, all: 0 }
  group.expected += looked.propensity
  group.chosen += looked.candidateId === selectedCandidateId ? 1 : 0
  group.all++
  groups.set(name, group)
}

function report(made: number, drawn: number, same: number, times: readonly number[], groups: Groups): void {
  const tested = [...groups.values()].filter(
    ({ expected, all }) => expected >= fewest && all - expected >= fewest,
  )
  const g = tested.reduce(
    (sum, { expected, chosen, all }) =>
      sum + 2 * (contributionOf(chosen, expected) + contributionOf(all - chosen, all - expected)),
    0,
  )
  const p = chanceAbove(g, tested.length)
  console.log(
    `  ${made} decisions from ${views} views, ${drawn} of them drawn at random; G = ${g.toFixed(1)} over ${tested.length} groups of propensities`,
  )
  bar('decisions made', made, { least: 1_000_000 })
  bar('p-value of the G-test that propensities are right', p, { least: 0.001 })
  bar('share of decisions reproduced from view and seed', same / made, { least: 1 })
  bar('time to decide', median(times), { most: mostMicroseconds }, ' µs')
}

const contributionOf = (seen: number, expected: number) => (seen === 0 ? 0 : seen * Math.log(seen / expected))

/** The upper tail of χ², with the Wilson–Hilferty approximation. */
function chanceAbove(value: number, degrees: number): number {
  const spread = 2 / (9 * degrees)
  return normalAbove(((value / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread))
}

/** The upper tail of the normal distribution: Abramowitz and Stegun 26.2.17, to seven digits. */
function normalAbove(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
  return z >= 0 ? tail : 1 - tail
}

function anyView(random: Random): View {
  const count = random.int(smallest, largest)
  const start = random.int(0, topics.length - 1)
  const chosen = Array.from({ length: count }, (_, at) => topics[(start + at) % topics.length]).filter(
    topic => topic !== undefined,
  )
  const ids = chosen.map(({ id }) => id)
  const level = random.next()
  return {
    topics: chosen.map(topic => anyTopic(topic, level, random)),
    session: {
      type: random.pick(sessionTypes),
      position: random.int(0, 62),
      minutes: random.int(0, 42),
      wrongInARow: random.chance(0.8) ? random.int(0, 2) : random.int(3, 6),
      recentTopicIds: Array.from({ length: random.int(0, 5) }, () => random.pick(ids)),
      steps: Object.fromEntries(ids.filter(() => random.chance(0.2)).map(id => [id, random.int(1, 4)])),
      latest: Array.from({ length: random.int(0, 24) }, () => anyStep(random, ids)),
    },
    constraints: {
      allowedActionTypes: actionTypes.filter(() => random.chance(0.9)),
      excludedCandidateIds: ids.filter(() => random.chance(0.05)).map(id => `practice:${id}`),
      contentAvailable: random.chance(0.98),
      requirePublishedContent: random.chance(0.5),
    },
    modes: random.pick([['options'], ['options', 'typed']]),
    assignment: random.chance(0.03)
      ? { assignmentId: 'a', actionType: random.pick(actionTypes), targetId: random.pick(ids) }
      : null,
    stale: random.chance(0.1),
    year: random.int(4, 6),
  }
}

function anyTopic(topic: (typeof topics)[number], level: number, random: Random): TopicView {
  const score = Math.min(0.99, Math.max(0.2, level + random.next() - 0.5))
  return {
    topicId: topic.id,
    name: topic.name,
    subjectId: topic.id.split('.')[0] ?? '',
    subdomain: topic.subdomain,
    prerequisites: topic.prerequisites,
    share: random.next() * 0.05,
    modes: random.pick([['options'], ['typed'], ['options', 'typed']]),
    hidden: random.chance(0.05),
    lessonExists: random.chance(0.9),
    lessonPublished: random.chance(0.9),
    lessonSeen: random.chance(0.5),
    lessonThisWeek: random.chance(0.2),
    mistaken: random.chance(0.2),
    ease: [1.1, 0.55, 0, -0.55, -1.1],
    score,
    best: Math.max(score, random.next()),
    attempts: random.chance(0.3) ? 0 : random.int(1, 60),
  }
}
