import type { Foretold } from './estimates.ts'
import type { CalibrationPoint } from './outcome.ts'
import type { Tally } from './tally.ts'

const points = 10
/** Of fewer nothing is told: it could be one child's only answer. */
const leastDecisions = 10

/**
 * How well rewards are foretold for children whom the model has not seen: decisions in the order of what was foretold, in
 * about ten parts of the same size. Those of one cell and fold have the same foretold and stay together.
 */
export function calibrationOf(
  { known: counts, rewards }: Tally,
  { known, gained }: Foretold,
): CalibrationPoint[] {
  const foretold = gained.map((reward, place) => reward / (known[place] ?? 1))
  const places = Array.from(counts.keys()).filter(place => (counts[place] ?? 0) > 0)
  places.sort((a, b) => (foretold[a] ?? 0) - (foretold[b] ?? 0) || a - b)
  const all = counts.reduce((total, count) => total + count, 0)
  let part = { predicted: 0, observed: 0, decisions: 0 }
  const parts = [part]
  let seen = 0
  let ends = 1
  for (const place of places) {
    const count = counts[place] ?? 0
    part.predicted += count * (foretold[place] ?? 0)
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
