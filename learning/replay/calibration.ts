import type { Predictions } from './estimates.ts'
import type { CalibrationPoint } from './outcome.ts'
import type { Tally } from './tally.ts'

const points = 10
/** A point has at least this many decisions: fewer could reveal one child's only answer. */
const leastDecisions = 10

/**
 * How well rewards are predicted for children the model has not seen. Decisions are sorted by prediction and split into
 * about ten parts of equal size. Those of one cell and fold share a prediction and stay together.
 */
export function calibrationOf(
  { known: counts, rewards }: Tally,
  { known, gained }: Predictions,
): CalibrationPoint[] {
  const predicted = gained.map((reward, place) => reward / (known[place] ?? 1))
  const places = Array.from(counts.keys()).filter(place => (counts[place] ?? 0) > 0)
  places.sort((a, b) => (predicted[a] ?? 0) - (predicted[b] ?? 0) || a - b)
  const all = counts.reduce((total, count) => total + count, 0)
  let part = { predicted: 0, observed: 0, decisions: 0 }
  const parts = [part]
  let seen = 0
  let ends = 1
  for (const place of places) {
    const count = counts[place] ?? 0
    part.predicted += count * (predicted[place] ?? 0)
    part.observed += rewards[place] ?? 0
    part.decisions += count
    seen += count
    const isEnough = part.decisions >= leastDecisions && all - seen >= leastDecisions
    if (seen * points < ends * all || !isEnough) continue
    ends = Math.floor((seen * points) / all) + 1
    part = { predicted: 0, observed: 0, decisions: 0 }
    parts.push(part)
  }
  return all > 0 ? parts.map(meanOf) : []
}

const meanOf = ({ predicted, observed, decisions }: CalibrationPoint): CalibrationPoint => ({
  predicted: predicted / decisions,
  observed: observed / decisions,
  decisions,
})
