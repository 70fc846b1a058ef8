import { type Attempt, type Model, newStudent, type StudentState, updateForAnswer } from './mastery.ts'
import { sigmoid } from './model.ts'
import type { Projection } from './state.ts'

export { pack, unpack } from './packing.ts'

export type { Projection } from './state.ts'

export const emptyProjection = ({ version }: Model): Projection =>
  toProjection(version, { ...newStudent(), best: [] })

/** The projection after one more attempt. The given projection is not changed. */
export function fold(model: Model, projection: Projection, attempt: Attempt): Projection {
  const { state, best } = checkModel(model, projection)
  const place = state.topics.findIndex(({ topicId }) => topicId === attempt.topicId)
  const { overall, topic } = updateForAnswer(model, state.overall, state.topics[place], attempt)
  const highest = Math.max(best[place] ?? 0, sigmoid(topic.score))
  return place < 0
    ? toProjection(model.version, { overall, topics: [...state.topics, topic], best: [...best, highest] })
    : toProjection(model.version, {
        overall,
        topics: state.topics.with(place, topic),
        best: best.with(place, highest),
      })
}

/** Gives the same as repeated `fold`s, to the last bit, without copying all topics each time. */
export function rebuild(
  model: Model,
  attempts: Iterable<Attempt>,
  from: Projection = emptyProjection(model),
): Projection {
  let { overall } = checkModel(model, from).state
  const topics = [...from.state.topics]
  const best = [...from.best]
  const places = new Map(topics.map(({ topicId }, place) => [topicId, place]))
  for (const attempt of attempts) {
    let place = places.get(attempt.topicId)
    if (place === undefined) {
      place = topics.length
      places.set(attempt.topicId, place)
    }
    const after = updateForAnswer(model, overall, topics[place], attempt)
    overall = after.overall
    topics[place] = after.topic
    best[place] = Math.max(best[place] ?? 0, sigmoid(after.topic.score))
  }
  return toProjection(model.version, { overall, topics, best })
}

function checkModel({ version }: Model, projection: Projection): Projection {
  if (projection.modelVersion === version) return projection
  throw new Error(`${version} can't continue a projection made by ${projection.modelVersion}`)
}

const toProjection = (
  modelVersion: string,
  { overall, topics, best }: StudentState & Pick<Projection, 'best'>,
): Projection => ({
  modelVersion,
  attempts: overall.attempts,
  asOf: overall.lastPractisedAt,
  state: { overall, topics },
  best,
})
