import type { Lane } from './lane.ts'
import { Run, type RunOptions } from './run.ts'

/** A seed in which the database and the model differ. */
export class SeedFailure extends Error {
  readonly seed: number
  readonly run: Run

  constructor(seed: number, run: Run, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `seed ${seed} fails at step ${run.steps}: ${reason}\n\n${run.trace.text(30)}\n\nSEED=${seed} npm run test:simulation`,
      { cause },
    )
    this.seed = seed
    this.run = run
  }
}

export interface Figures {
  seeds: number
  steps: number
  checks: number
  waits: number
  entries: number
}

/** Runs the seeds, one after the other on each lane. After a failure, close the lanes. */
export async function runSeeds(
  lanes: readonly Lane[],
  seeds: readonly number[],
  options: RunOptions = {},
  onSeed: (run: Run, figures: Figures) => void = () => undefined,
): Promise<Figures> {
  const figures: Figures = { seeds: 0, steps: 0, checks: 0, waits: 0, entries: 0 }
  const left = [...seeds]
  let failed = false
  const runSome = async (lane: Lane) => {
    for (let seed = left.shift(); seed !== undefined && !failed; seed = left.shift()) {
      const run = new Run(lane, seed, options)
      try {
        await run.play()
      } catch (error) {
        failed = true
        throw new SeedFailure(seed, run, error)
      }
      figures.seeds++
      figures.steps += run.steps
      figures.checks += run.checks
      figures.waits += run.waits
      figures.entries += run.entries
      onSeed(run, figures)
    }
  }
  const results = await Promise.allSettled(lanes.map(runSome))
  const failure = results.find(result => result.status === 'rejected')
  if (failure) throw failure.reason
  return figures
}

export const describeFigures = ({ seeds, steps, checks, waits, entries }: Figures) =>
  `${seeds} seeds, ${steps} steps, ${checks} comparisons, ${waits} waits for a row, ${entries} entries`
