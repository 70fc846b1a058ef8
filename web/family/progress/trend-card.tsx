import { TrendChart } from '../../drawing/charts/charts.tsx'
import { lineSpoken } from './spoken.ts'
import { chartWeeks, type Trend, trendWords } from './summary.ts'

interface TrendProps {
  readonly trend: Trend
  readonly subjects: readonly { readonly id: string; readonly name: string }[]
  readonly name: string
}

export function TrendCard({ trend, subjects, name }: TrendProps) {
  const weeks = chartWeeks(trend)
  const known = weeks.filter(({ shares }) => shares !== null).length
  if (known < 2)
    return (
      <section class="card">
        <h2>How it has gone</h2>
        <p>After two weeks with practice, you will see here how {name} is getting on.</p>
      </section>
    )
  const words = trendWords(trend, name)
  return (
    <section class="card">
      <h2>How it has gone</h2>
      {words && <p>{words}</p>}
      <h3>All subjects</h3>
      <TrendChart
        label={`Expected right answers in all subjects, week by week: ${lineSpoken(weeks)} ${words}`}
        weeks={weeks}
      />
      <div class="small-charts">
        {subjects.map(subject => {
          const own = chartWeeks(trend, subject.id)
          return own.filter(({ shares }) => shares !== null).length < 2 ? null : (
            <div data-subject={subject.id}>
              <h3>{subject.name}</h3>
              <TrendChart
                label={`Expected right answers in ${subject.name}, week by week: ${lineSpoken(own)}`}
                weeks={own}
                height={130}
              />
            </div>
          )
        })}
      </div>
      <p class="note">
        The line is the best estimate of the share of a test that {name} would get right. It lies in the band
        8 times out of 10. Open dots: a week with few answers.
      </p>
    </section>
  )
}
