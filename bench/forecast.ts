import { parseArgs } from 'node:util'
import { outlookModel } from '@learn/learning/outlook'
import { tableText } from '../scripts/table.ts'
import { bar } from './bars.ts'
import { fitOutlook } from './pupils/weeks/fit-outlook.ts'
import { type Guess, guessesFor, watchPupil } from './pupils/weeks/watched.ts'

/** The pupils of the check, and those to whom the model was fitted. */
const checked = { first: 0, count: 100 }
const fitted = { first: 100, count: 200 }
const rounds = 12

/** How often forecasts of a test hold the truth about simulated pupils. With --fit, fits the model again. */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { fit: { type: 'boolean' } } })
  if (values.fit) fitOutlook(outlookModel, pupilsFrom(fitted), rounds)
  const guesses = pupilsFrom(checked).flatMap(pupil => guessesFor(outlookModel, pupil))
  const overall = guesses.filter(({ isOverall }) => isOverall)
  const subjects = guesses.filter(({ isOverall }) => !isOverall)
  const sessions = [...new Set(guesses.map(({ sessions }) => sessions))]
  const after = (some: readonly Guess[], count: number) => some.filter(guess => guess.sessions === count)
  console.log(
    tableText([
      ['after sessions', 'too high by', 'usual error', 'interval ±', 'covered', 'covered, by subject'],
      ...sessions.map(count => [
        String(count),
        ...rowOf(after(overall, count)),
        percent(coverageOf(after(subjects, count))),
      ]),
    ]),
  )
  const limits = { least: 76, most: 84 }
  bar('true shares within the 80% interval, whole test', 100 * coverageOf(overall), limits, '%')
  bar('true shares within the 80% interval, by subject', 100 * coverageOf(subjects), limits, '%')
}

const pupilsFrom = ({ first, count }: typeof checked) =>
  Array.from({ length: count }, (_, place) => watchPupil(first + place))

const rowOf = (guesses: readonly Guess[]) => [
  percent(meanOf(guesses.map(({ error }) => error))),
  percent(Math.sqrt(meanOf(guesses.map(({ error }) => error ** 2)))),
  percent(meanOf(guesses.map(({ reach }) => reach))),
  percent(coverageOf(guesses)),
]

const coverageOf = (guesses: readonly Guess[]) =>
  meanOf(guesses.map(({ error, reach }) => (Math.abs(error) <= reach ? 1 : 0)))

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const percent = (share: number) => `${(100 * share).toFixed(1)}%`
