import { tableText } from '../../../scripts/table.ts'
import { bar } from '../../bars.ts'
import { interval } from '../interval.ts'
import { course } from './assumptions.ts'
import { type CoursePolicy, type Outcome, study } from './course.ts'
import { curricula, firstVersion, rivals } from './policies.ts'

interface Result {
  readonly name: string
  readonly outcomes: readonly Outcome[]
}

/** Compares what pupils learn and keep for each hour of work, over the weeks of a course, under different policies. */
export function compareWeeks(first: number, pupils: number, without?: string): void {
  const run = (policy: CoursePolicy): Result => ({
    name: policy.name,
    outcomes: Array.from({ length: pupils }, (_, at) => study(policy, first + at)),
  })
  const before = run(firstVersion)
  const taught = without ? [] : curricula.map(run)
  const others = rivals.map(({ policy, least }) => ({ ...run(policy), least }))
  const title = `Pupils ${first} to ${first + pupils - 1} who grow tired, forget and mix things up, ${course.weeks} weeks`
  console.log(`\n${title}${without ? `, without ${without}` : ''}`)
  taught.sort((a, b) => perHour(b.outcomes) - perHour(a.outcomes))
  const rows = [before, ...others, ...taught].map(result => rowOf(result, before))
  console.log(tableText([headings, ...rows]))
  for (const { name, least, outcomes } of others)
    if (least !== undefined)
      bar(`learned and kept per hour, ${name}, in multiples of version 1`, ratio(outcomes, before.outcomes), {
        least,
      })
}

const headings = [
  'policy',
  'learned',
  'kept',
  'hours',
  'kept per 10 hours',
  'times version 1',
  '95% interval',
  'right',
  'questions',
  'lessons',
  'sessions left',
]

function rowOf({ name, outcomes }: Result, before: Result): string[] {
  const mean = (field: keyof Outcome) => total(outcomes, field) / outcomes.length
  const pick = (all: readonly Outcome[], places: readonly number[]) => places.flatMap(at => all[at] ?? [])
  const [low, high] = interval(outcomes.length, places =>
    ratio(pick(outcomes, places), pick(before.outcomes, places)),
  )
  const isBefore = outcomes === before.outcomes
  return [
    name,
    percent(mean('learned')),
    percent(mean('kept')),
    mean('hours').toFixed(1),
    percent(10 * perHour(outcomes)),
    ratio(outcomes, before.outcomes).toFixed(2),
    isBefore ? '' : `${low.toFixed(2)} to ${high.toFixed(2)}`,
    percent(mean('right') / mean('questions')),
    mean('questions').toFixed(0),
    mean('lessons').toFixed(0),
    mean('sessionsLeft').toFixed(1),
  ]
}

const total = (outcomes: readonly Outcome[], field: keyof Outcome) =>
  outcomes.reduce((sum, outcome) => sum + outcome[field], 0)

/** The share of the exam learned and kept for each hour of work, of all pupils together. */
const perHour = (outcomes: readonly Outcome[]) => total(outcomes, 'kept') / total(outcomes, 'hours')

const ratio = (ours: readonly Outcome[], theirs: readonly Outcome[]) => perHour(ours) / perHour(theirs)

const percent = (share: number) => `${(100 * share).toFixed(1)}%`
