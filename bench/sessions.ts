import { parseArgs } from 'node:util'
import { subjectIds } from '@learn/content'
import { policyVersion } from '@learn/learning/policy'
import { bar, median } from './bars.ts'
import { Child, type Kind, kinds } from './sessions/child.ts'
import { Practice, type Step } from './sessions/practice.ts'
import { violationsIn } from './sessions/violations.ts'

const seeds = 40
const perSession = 20
const day = 86_400_000
/** A Monday, a Wednesday and a Friday after school. */
const starts = [0, 2, 4].map(days => Date.UTC(2026, 0, 5, 16) + days * day)

interface Course {
  readonly sessions: readonly (readonly Step[])[]
  readonly violations: readonly string[]
  /** The share of known mistakes that were tested again by the end of the next session. */
  readonly retested: readonly [tested: number, made: number]
}

/** Sessions of simulated children, through the real engine and content. */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { policy: { type: 'string' } } })
  const version = values.policy ?? policyVersion
  const all = kinds.map(kind => ({
    kind,
    courses: Array.from({ length: seeds }, (_, seed) => course(kind, seed, version)),
  }))
  for (const { kind, courses } of all) describe(kind, courses)
  const courses = all.flatMap(one => one.courses)
  bar('violations of the rules', courses.flatMap(({ violations }) => violations).length, { most: 0 })
  const distinct = courses.flatMap(({ sessions }) => sessions.map(topicsIn))
  bar('distinct topics in 20 questions, median', median(distinct), { least: 5 })
  bar('distinct topics in 20 questions, fewest', Math.min(...distinct), { least: 3 })
  for (const { kind, courses } of all) {
    if (kind.inRange) bar(`right answers, ${kind.name}`, rightIn(courses), { least: 0.7, most: 0.88 })
    if (kind.name === 'far behind') bar(`right answers, ${kind.name}`, rightIn(courses), { least: 0.55 })
    if (kind.name === 'strong')
      bar('share of strong children at step 5 by the end of session 2', reaching(courses), { least: 1 })
  }
  reportDiagnostics(version)
}

function course(kind: Kind, seed: number, version: string): Course {
  const practice = new Practice(new Child(kind, seed), seed)
  const retested: [number, number] = [0, 0]
  let open: ReadonlySet<string> = new Set()
  const sessions = starts.map(start => {
    const steps = practice.session(start, perSession, { version, type: 'practice', subjectIds, seed })
    const tested = new Set(steps.map(({ question }) => question?.topicId))
    for (const mistake of open) {
      retested[1]++
      if (tested.has(mistake.slice(0, mistake.indexOf(' ')))) retested[0]++
    }
    open = practice.openMistakes
    return steps
  })
  return { sessions, violations: violationsIn(sessions, subjectIds.length), retested }
}

const questionsIn = (steps: readonly Step[]) => steps.filter(({ question }) => question)
const topicsIn = (steps: readonly Step[]) =>
  new Set(questionsIn(steps).map(({ question }) => question?.topicId)).size

function rightIn(courses: readonly Course[]): number {
  const asked = courses.flatMap(({ sessions }) => sessions.slice(1).flatMap(questionsIn))
  return asked.filter(({ right }) => right).length / asked.length
}

function reaching(courses: readonly Course[]): number {
  const reached = courses.filter(({ sessions }) =>
    sessions.slice(0, 2).some(steps => steps.some(({ question }) => question?.step === 5)),
  )
  return reached.length / courses.length
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

function describe({ name }: Kind, courses: readonly Course[]): void {
  const sessions = courses.flatMap(one => one.sessions)
  const lessons = sessions.flat().filter(({ decision }) => decision.actionType === 'lesson').length
  const steps = sessions.flat().flatMap(({ question }) => question?.step ?? [])
  const average = steps.reduce((sum, step) => sum + step, 0) / steps.length
  const [tested, made] = courses.reduce(([t, m], { retested }) => [t + retested[0], m + retested[1]], [0, 0])
  const short = sessions.filter(one => questionsIn(one).length < perSession).length
  console.log(
    `${name.padEnd(16)} ${percent(rightIn(courses))} right, ${(lessons / sessions.length).toFixed(1)} lessons a session, step ${average.toFixed(1)}, ${median(sessions.map(topicsIn))} topics, ${percent(tested / Math.max(1, made))} of mistakes met again, ${short} sessions ended early`,
  )
  const counts = new Map<string, number>()
  for (const violation of courses.flatMap(({ violations }) => violations)) {
    const kind = violation.slice(0, violation.indexOf(':'))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  for (const [kind, count] of counts) console.log(`  ${count} × ${kind}`)
}

/** How long first sessions last, and how hard they get. */
function reportDiagnostics(version: string): void {
  const figures = kinds.map(kind => {
    const sessions = Array.from({ length: seeds }, (_, seed) =>
      new Practice(new Child(kind, seed), seed).session(starts[0] ?? 0, 40, {
        version,
        type: 'diagnostic',
        subjectIds,
        seed,
      }),
    )
    const lengths = sessions.map(steps => questionsIn(steps).length)
    const easiest = Math.max(...sessions.map(steps => longestHardRun(steps, 1)))
    const harder = Math.max(...sessions.map(steps => longestHardRun(steps, 2)))
    console.log(
      `first session, ${kind.name}: ${median(lengths)} questions, at most ${easiest} in a row with a chance below half, ${harder} above step 1`,
    )
    return { most: Math.max(...lengths), hard: harder }
  })
  bar('questions in a first session, most', Math.max(...figures.map(({ most }) => most)), { most: 24 })
  bar(
    'hard questions in a row in a first session, though easier ones exist, most',
    Math.max(...figures.map(({ hard }) => hard)),
    {
      most: 9,
    },
  )
}

/** Questions in a row, of at least this step, that the model expected the child to get wrong. */
function longestHardRun(steps: readonly Step[], least: number): number {
  let longest = 0
  let run = 0
  for (const { question, chance } of steps) {
    if (!question) continue
    run = chance < 0.5 && question.step >= least ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
