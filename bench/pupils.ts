import { parseArgs } from 'node:util'
import { Random } from '@learn/content/random'
import { bar } from './bars.ts'
import { attemptsToMastery, type Policy, usualWorld, type World } from './pupils/course.ts'
import { anyTopic, fixed, lowestFirst, ours } from './pupils/policies.ts'
import { usual } from './pupils/pupil.ts'

const pupils = 30
/** The policy was tuned on pupils 100 to 129, and on none of these. */
const first = 0
const least = 0.15

/** How many questions of each topic a curriculum could plan: the best of them for it is the one we are held against. */
const planned = [5, 8, 10, 15, 20]

const otherWorlds: Record<string, World> = {
  'half the rate of learning': { ...usualWorld, nature: { ...usual, learning: 0.5 } },
  'twice the rate of learning': { ...usualWorld, nature: { ...usual, learning: 2 } },
  'half the forgetting': { ...usualWorld, nature: { ...usual, forgetting: 0.5 } },
  'twice the forgetting': { ...usualWorld, nature: { ...usual, forgetting: 2 } },
  'without luck': { ...usualWorld, nature: { ...usual, luck: 0 } },
  'exam family cem': { ...usualWorld, family: 'cem' },
  'exam family iseb': { ...usualWorld, family: 'iseb' },
}

/** Attempts until pupils whose abilities are known master the exam, by who chooses what comes next. */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { first: { type: 'string' }, worlds: { type: 'boolean' } },
  })
  const from = Number(values.first ?? first)
  for (const { name, saved, low } of compare(`pupils ${from} to ${from + pupils - 1}`, usualWorld, from)) {
    bar(`${name}, fewer attempts`, saved, { least })
    bar(`${name}, lower end of the interval`, low, { least })
  }
  if (values.worlds) for (const [name, world] of Object.entries(otherWorlds)) compare(name, world, from)
}

interface Saving {
  readonly name: string
  readonly saved: number
  readonly low: number
}

function compare(title: string, world: World, from: number): Saving[] {
  const attempts = (policy: Policy) =>
    Array.from({ length: pupils }, (_, at) => attemptsToMastery(policy, from + at, world))
  console.log(`\n${title}`)
  const mine = attempts(ours)
  console.log(`  ${'our policy'.padEnd(36)} ${inWords(mine)}`)
  const curricula = planned.map(questions => ({
    name: `fixed curriculum, ${questions} of each`,
    theirs: attempts(fixed(questions)),
  }))
  for (const { name, theirs } of curricula) console.log(`  ${name.padEnd(36)} ${inWords(theirs)}`)
  const best = curricula.reduce((least, one) => (mean(one.theirs) < mean(least.theirs) ? one : least))
  const against = [
    best,
    { name: 'lowest mastery first', theirs: attempts(lowestFirst) },
    { name: 'random', theirs: attempts(anyTopic) },
  ]
  const savings = against.map(({ name, theirs }) => {
    const saved = 1 - mean(mine) / mean(theirs)
    const [low, high] = interval(mine, theirs)
    const told = `${percent(saved)} fewer, 95 % interval ${percent(low)} to ${percent(high)}`
    console.log(`  against ${name}: ${inWords(theirs)}: ${told}`)
    return { name: `against ${name}`, saved, low }
  })
  return savings.slice(0, 2)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const inWords = (counts: readonly number[]) =>
  `${mean(counts).toFixed(0)} attempts (${Math.min(...counts)} to ${Math.max(...counts)})`

/** Of the saving, by drawing the pupils anew a thousand times, each with both counts. */
function interval(ours: readonly number[], theirs: readonly number[]): [number, number] {
  const random = new Random('interval')
  const savings = Array.from({ length: 1_000 }, () => {
    const drawn = ours.map(() => random.int(0, ours.length - 1))
    return 1 - mean(drawn.map(at => ours[at] ?? 0)) / mean(drawn.map(at => theirs[at] ?? 0))
  }).sort((a, b) => a - b)
  return [savings[24] ?? 0, savings[974] ?? 0]
}
