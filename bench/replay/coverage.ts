import { totalOf, valuesOf } from '@learn/learning/replay/estimates'
import { estimatesOf } from '@learn/learning/replay/intervals'
import { supportOf } from '@learn/learning/replay/support'
import { runThrough } from '../../test/support/learning/run-through.ts'
import { bar } from '../bars.ts'
import { simulate, trueValue } from './simulated-log.ts'

const logs = 500
const decisions = 2_000
const each = 20
const rewards = { least: 0, most: 1 }
const covered = { least: 0.93, most: 0.97 }

const manyDecisions = 10_000
const manyLogs = 200
const mostError = 0.015

/** How often the 95% interval of the doubly robust estimate contains the true value, and how large its error is. */
export function measureCoverage(): void {
  const right = trueValue()
  let within = 0
  let sample = 0
  for (let seed = 1; seed <= logs; seed++) {
    const rows = simulate({ decisions, each, seed: seed * 7919 })
    const { low, high } = runThrough(estimatesOf(rows, { seed, resamplings: 1_000, rewards })).doubly_robust
    if (low <= right && right <= high) within++
    sample += supportOf(totalOf(rows)).effectiveSample / logs
  }
  console.log(`
Simulated logs with ${each} decisions per child; the true value of the judged policy is ${right.toFixed(4)}
  ${logs} logs of ${decisions} decisions, effective sample size ${sample.toFixed(0)}: ${within} intervals contain the true value`)
  bar('coverage of the 95% interval', within / logs, covered)
  let squares = 0
  for (let seed = 1; seed <= manyLogs; seed++) {
    const { doubly_robust } = valuesOf(
      totalOf(simulate({ decisions: manyDecisions, each, seed: seed * 104_729 })),
    )
    squares += (doubly_robust / right - 1) ** 2
  }
  const error = Math.sqrt(squares / manyLogs)
  console.log(
    `  ${manyLogs} logs of ${manyDecisions} decisions: relative error ${(100 * error).toFixed(2)}% (RMSE)`,
  )
  bar(
    `relative error with ${manyDecisions.toLocaleString('en')} decisions`,
    100 * error,
    { most: 100 * mostError },
    '%',
  )
}
