import { type Answers, type Connection, call, type LearnStudent } from '@learn/sdk'
import {
  explainLearnDecision,
  getLearnStudentForecast,
  getLearnStudentState,
  getLearnStudentTrend,
  listLearnAssignments,
  listLearnDecisions,
  listLearnTopics,
} from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { everyTopic } from '../../api/topics.ts'
import { MinutesChart } from '../../drawing/charts/charts.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { HardCard } from './hard-card.tsx'
import { MapCard } from './map-card.tsx'
import { barsSpoken, weekWords } from './spoken.ts'
import { StepsCard, type StepToTell } from './steps-card.tsx'
import { foundHard, mapOf, thisWeek, twoWeeks } from './summary.ts'
import { TrendCard } from './trend-card.tsx'

type Subjects = Answers['learn.listLearnSubjects']['data']

interface Known {
  readonly forecast: Answers['learn.getLearnStudentForecast']
  readonly trend: Answers['learn.getLearnStudentTrend']
  readonly state: Answers['learn.getLearnStudentState']
  readonly topics: Answers['learn.listLearnTopics']['data']
  readonly assignments: Answers['learn.listLearnAssignments']['data']
  readonly steps: readonly StepToTell[]
}

const mostSteps = 4
const mostHard = 3

async function load(connection: Connection, studentId: string): Promise<Known> {
  const of = { 'filter[studentId]': studentId }
  const [forecast, trend, state, topics, assignments, decisions] = await Promise.all([
    call(connection, getLearnStudentForecast, studentId),
    call(connection, getLearnStudentTrend, { studentId }),
    call(connection, getLearnStudentState, studentId),
    call(connection, listLearnTopics, everyTopic),
    call(connection, listLearnAssignments, { ...of, 'filter[status]': 'open' }),
    call(connection, listLearnDecisions, { ...of, limit: mostSteps }),
  ])
  const steps = await Promise.all(
    decisions.data.map(async ({ id, actionType, selectedCandidateId, createdAt }) => ({
      id,
      actionType,
      // Such as practice:maths.area.
      targetId: selectedCandidateId.slice(selectedCandidateId.indexOf(':') + 1),
      createdAt,
      ...(await call(connection, explainLearnDecision, id)),
    })),
  )
  return { forecast, trend, state, topics: topics.data, assignments: assignments.data, steps }
}

interface OverviewProps {
  readonly child: LearnStudent
  readonly subjects: Subjects
  readonly connection: Connection
  readonly onTrouble: (error: unknown) => void
}

/** How a child is getting on: what a parent wants to know at a glance. */
export function Overview({ child, subjects, connection, onTrouble }: OverviewProps) {
  const known = useSignal<Known | undefined>(undefined)
  useEffect(() => {
    void load(connection, child.id).then(all => {
      known.value = all
    }, onTrouble)
  }, [child.id])
  if (!known.value) return <p class="loading" aria-busy="true" />
  const { forecast, trend, state, topics, assignments, steps } = known.value
  const now = Date.now()
  const partNames = new Map(
    subjects.flatMap(({ subdomains }) => subdomains.map(({ id, name }) => [id, name] as const)),
  )
  const learned = subjects.filter(({ id }) => child.subjectIds.includes(id))
  const hard = foundHard(state, topics, mostHard)
  const days = twoWeeks(trend, now)
  return (
    <div class="overview">
      <Tiles trend={trend} assignments={assignments} now={now} name={child.displayName} />
      <div class="columns">
        <div>
          <ForecastCard forecast={forecast} subjects={learned} name={child.displayName} />
          <TrendCard trend={trend} subjects={learned} name={child.displayName} />
          {trend.days.length > 0 && (
            <section class="card">
              <h2>Minutes a day</h2>
              <p class="note">Last week and this week</p>
              <MinutesChart label={`Minutes of practice on each day: ${barsSpoken(days)}`} days={days} />
            </section>
          )}
        </div>
        <div>
          <HardCard hard={hard} name={child.displayName} />
          <StepsCard steps={steps} topics={topics} name={child.displayName} />
        </div>
      </div>
      <MapCard map={mapOf(state, topics, partNames)} subjects={learned} name={child.displayName} />
    </div>
  )
}

interface TilesProps extends Pick<Known, 'trend' | 'assignments'> {
  readonly now: number
  readonly name: string
}

function Tiles({ trend, assignments, now, name }: TilesProps) {
  const week = thisWeek(trend, now)
  const [figure, words] = weekWords(week, name)
  const done = assignments.reduce((sum, one) => sum + one.done, 0)
  const wanted = assignments.reduce((sum, one) => sum + one.count, 0)
  return (
    <dl class="tiles">
      <div>
        <dt>Practised this week</dt>
        <dd>{figure}</dd>
        <dd class="note">{words}</dd>
      </div>
      <div>
        <dt>Questions this week</dt>
        <dd>{week.answers}</dd>
        <dd class="note">{week.answers === 0 ? 'none yet' : `${week.right} of them right`}</dd>
      </div>
      <div>
        <dt>Work set</dt>
        <dd>{assignments.length === 0 ? 'none' : `${done} of ${wanted} done`}</dd>
        <dd class="note">
          {assignments.length === 0
            ? 'Practice chooses by itself'
            : assignments.length === 1
              ? 'in 1 assignment'
              : `in ${assignments.length} assignments`}
        </dd>
      </div>
    </dl>
  )
}
