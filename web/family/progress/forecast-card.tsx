import { IntervalChart } from '../../drawing/charts/charts.tsx'
import { percent } from '../../drawing/charts/geometry.ts'
import { rangesSpoken } from './spoken.ts'
import { enough, enoughInSubject, type Forecast, rangeWords, tooFew } from './summary.ts'

interface ForecastProps {
  readonly forecast: Forecast
  readonly subjects: readonly { readonly id: string; readonly name: string }[]
  readonly name: string
}

export function ForecastCard({ forecast, subjects, name }: ForecastProps) {
  const { estimate, answers, yearGroup } = forecast
  const rows = subjects.map(({ id, name }) => {
    const one = forecast.subjects.find(({ subjectId }) => subjectId === id)
    return { id, name, shares: one?.estimate ?? null, missing: tooFew(one?.answers ?? 0, enoughInSubject) }
  })
  return (
    <section class="card">
      <h2>If the test were today</h2>
      {estimate ? (
        <>
          <p class="figure">
            <strong>{rangeWords(estimate)}</strong> of questions right, most likely about{' '}
            {percent(estimate.value)}
          </p>
          <IntervalChart
            label={`Expected right answers in each subject, if ${name} took a test today. ${rangesSpoken(rows)}`}
            rows={rows}
          />
          <p class="note">
            A test with the exam’s mix of topics and {yearGroup} questions. The true figure lies in such a
            range 8 times out of 10, and a single test can differ by a few more. This is not a chance of a
            place: pass marks differ by school and year.
          </p>
        </>
      ) : (
        <p>
          There are not enough answers yet to say. After about {enough - answers} more, you will see here what
          share of a test {name} would get right.
        </p>
      )}
    </section>
  )
}
