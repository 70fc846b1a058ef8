import { totalOf, valuesOf } from '@learn/learning/replay/estimates'
import { estimatesOf } from '@learn/learning/replay/intervals'
import { supportOf } from '@learn/learning/replay/support'
import { runThrough } from '../../test/support/learning/run-through.ts'
import { bar } from '../bars.ts'
import { simulate, truth } from './simulated-log.ts'

const logs = 500
const decisions = 2_000
const each = 20
const rewards = { least: 0, most: 1 }
const covered = { least: 0.93, most: 0.97 }

const manyDecisions = 10_000
const manyLogs = 200
const mostError = 0.015

/** How often the truth lies in the 95 % interval of the doubly robust estimate, and how far from the estimate it is. */
export function measureCoverage(): void {
  const right = truth()
  let within = 0
  let sample = 0
  for (let seed = 1; seed <= logs; seed++) {
    const rows = simulate({ decisions, each, seed: seed * 7919 })
    const { low, high } = runThrough(estimatesOf(rows, { seed, resamplings: 1_000, rewards })).doubly_robust
    if (low <= right && right <= high) within++
    sample += supportOf(totalOf(rows)).effectiveSample / logs
  }
  console.log(`
simulated logs of children with ${each} decisions each; the judged policy truly achieves ${right.toFixed(4)}
  ${logs} logs of ${decisions} decisions, as good as ${sample.toFixed(0)} of its own: ${within} intervals hold the truth`)
  bar('coverage of the 95 % interval', within / logs, covered)
  let squares = 0
  for (let seed = 1; seed <= manyLogs; seed++) {
    const { doubly_robust } = valuesOf(
      totalOf(simulate({ decisions: manyDecisions, each, seed: seed * 104_729 })),
    )
    squares += (doubly_robust / right - 1) ** 2
  }
  const error = Math.sqrt(squares / manyLogs)
  console.log(`  ${manyLogs} logs of ${manyDecisions} decisions: ${(100 * error).toFixed(2)} % off (RMSE)`)
  bar(`relative error at ${manyDecisions} decisions`, 100 * error, { most: 100 * mostError }, ' %')
}
