import { score } from '@learn/learning'
import { packWeighed } from '@learn/learning/replay/weighed'
import type pg from 'pg'
import { guessOf, model } from '../../server/learn/knowledge/model.ts'
import { storedView } from '../../server/learn/knowledge/view.ts'
import { packDecision } from '../../server/learn/practice/packed-decision.ts'
import { firstDay, type Step, stepsOf } from '../decisions/history.ts'

const stepsInStatement = 1_000
/** Only actions about one topic: others have no known reward. */
const allowed = ['practice', 'lesson', 'break'] as const

/** Writes the steps of simulated pupils who follow the policy to a table. Each child gets a stretch of one pupil's steps. */
export async function writeCourses(owner: pg.Client, pupils: number, steps: number): Promise<void> {
  await owner.query(
    `create temporary table course (pupil integer, step integer, at double precision, action_type text, target_id text,
      seed bigint, rule text, record bytea, weighed bytea, topic_id text, question_id text,
      difficulty double precision, is_right boolean, score_after double precision, primary key (pupil, step))`,
  )
  for (let pupil = 0; pupil < pupils; pupil++) {
    const course = stepsOf(pupil, allowed)
    for (let first = 0; first < steps; first += stepsInStatement) {
      const some: Step[] = []
      while (some.length < Math.min(stepsInStatement, steps - first)) some.push(course.next().value)
      await writeSteps(owner, pupil, first, some)
    }
  }
  await owner.query('analyze course')
}

async function writeSteps(
  owner: pg.Client,
  pupil: number,
  first: number,
  steps: readonly Step[],
): Promise<void> {
  const answers = steps.map(({ answered }) => answered)
  await owner.query(
    `insert into course select $1, s.* from unnest($2::integer[], $3::double precision[], $4::text[], $5::text[],
      $6::bigint[], $7::text[], $8::bytea[], $9::bytea[], $10::text[], $11::text[], $12::double precision[], $13::boolean[],
      $14::double precision[]) s`,
    [
      pupil,
      steps.map((_, at) => first + at),
      steps.map(({ at }) => at),
      steps.map(({ decision }) => decision.actionType),
      steps.map(({ decision }) => decision.targetId),
      steps.map(({ decision }) => decision.seed),
      steps.map(({ decision }) => (decision.deterministic ? decision.reasonCodes[0] : null)),
      steps.map(recordIn),
      steps.map(packStep),
      answers.map(answer => answer?.topicId),
      answers.map(answer => answer?.questionId),
      answers.map(answer => answer?.difficulty),
      answers.map(answer => answer?.right),
      steps.map(scoreAfter),
    ],
  )
}

/** The stored record, without the child's identity. */
const recordIn = ({ decision, view, at }: Step) =>
  packDecision(
    {
      ...decision,
      questionVersionId: null,
      studentState: {
        studentId: '',
        learnerKey: '',
        consecutiveCorrect: 0,
        activeAssignmentId: '',
        masteryByTopic: [],
      },
      constraints: view.constraints,
      projectionFreshness: { asOf: new Date(firstDay + at).toISOString(), stale: false },
    },
    storedView(view),
  )

const packStep = ({ decision, view, eligible, at }: Step) =>
  decision.deterministic ? null : Buffer.from(packWeighed(decision, { view, eligible, at }))

function scoreAfter({ answered, known, at }: Step): number | undefined {
  if (!answered) return undefined
  const { topicId } = answered
  return score(model, known.state, topicId, firstDay + at, guessOf(topicId)).score
}
