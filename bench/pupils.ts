import { parseArgs } from 'node:util'
import { bar } from './bars.ts'
import { attemptsToMastery, type Policy, usualWorld, type World } from './pupils/course.ts'
import { interval } from './pupils/interval.ts'
import { anyTopic, fixed, lowestFirst, shippedPolicy } from './pupils/policies.ts'
import { usual } from './pupils/pupil.ts'
import { takeAway } from './pupils/weeks/assumptions.ts'
import { compareWeeks } from './pupils/weeks/compare.ts'

const pupils = 30
/** The policy was tuned on pupils 100 to 129, none of whom are measured here. */
const first = 0
/** The least share of attempts to save, against the best fixed curriculum and against the others. */
const leastOfFixed = 0.22
const least = 0.15
/** In the second world, whose pupils differ more. Policies are tuned on pupils 100 and up in both worlds. */
const pupilsOfWeeks = 60

/** Questions per topic in the fixed curricula. Our policy is compared with the best of them. */
const planned = [5, 8, 10, 15, 20]

const otherWorlds: Record<string, World> = {
  'pupils learn half as fast': { ...usualWorld, nature: { ...usual, learning: 0.5 } },
  'pupils learn twice as fast': { ...usualWorld, nature: { ...usual, learning: 2 } },
  'pupils forget half as fast': { ...usualWorld, nature: { ...usual, forgetting: 0.5 } },
  'pupils forget twice as fast': { ...usualWorld, nature: { ...usual, forgetting: 2 } },
  'pupils never guess right': { ...usualWorld, nature: { ...usual, luck: 0 } },
  'exam family cem': { ...usualWorld, family: 'cem' },
  'exam family iseb': { ...usualWorld, family: 'iseb' },
}

/** How many attempts simulated pupils need to master the exam under different policies, and how much they learn and keep. */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { first: { type: 'string' }, worlds: { type: 'boolean' }, without: { type: 'string' } },
  })
  const from = Number(values.first ?? first)
  if (values.without) {
    takeAway(values.without)
    compareWeeks(from, pupils, values.without)
    return
  }
  for (const { name, saved, low } of compare(`Pupils ${from} to ${from + pupils - 1}`, usualWorld, from)) {
    bar(`share of attempts saved ${name}`, saved, { least: name.includes('fixed') ? leastOfFixed : least })
    bar(`share of attempts saved ${name}, lower end of the 95% interval`, low, { least })
  }
  if (values.worlds) for (const [name, world] of Object.entries(otherWorlds)) compare(name, world, from)
  compareWeeks(from, pupilsOfWeeks)
}

interface PolicySaving {
  readonly name: string
  readonly saved: number
  readonly low: number
}

function compare(title: string, world: World, from: number): PolicySaving[] {
  const attempts = (policy: Policy) =>
    Array.from({ length: pupils }, (_, at) => attemptsToMastery(policy, from + at, world))
  console.log(`\n${title}`)
  const mine = attempts(shippedPolicy)
  console.log(`  ${'our policy'.padEnd(36)} ${attemptsText(mine)}`)
  const curricula = planned.map(questions => ({
    name: `fixed curriculum, ${questions} per topic`,
    theirs: attempts(fixed(questions)),
  }))
  for (const { name, theirs } of curricula) console.log(`  ${name.padEnd(36)} ${attemptsText(theirs)}`)
  const best = curricula.reduce((least, one) => (mean(one.theirs) < mean(least.theirs) ? one : least))
  const against = [
    best,
    { name: 'lowest mastery first', theirs: attempts(lowestFirst) },
    { name: 'random', theirs: attempts(anyTopic) },
  ]
  const savings = against.map(({ name, theirs }) => {
    const saved = 1 - mean(mine) / mean(theirs)
    const at = (counts: readonly number[], places: readonly number[]) =>
      mean(places.map(place => counts[place] ?? 0))
    const [low, high] = interval(pupils, places => 1 - at(mine, places) / at(theirs, places))
    const savedText = `${percent(saved)} saved, 95% interval ${percent(low)} to ${percent(high)}`
    console.log(`  against ${name}: ${attemptsText(theirs)}, ${savedText}`)
    return { name: `against ${name}`, saved, low }
  })
  return savings.slice(0, 2)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

const attemptsText = (counts: readonly number[]) =>
  `${mean(counts).toFixed(0)} attempts (${Math.min(...counts)} to ${Math.max(...counts)})`
