import { contributionsOf, predictRewards, totalOf, valuesOf } from '@learn/learning/replay/estimates'
import { supportOf } from '@learn/learning/replay/support'
import { Tally } from '@learn/learning/replay/tally'
import { runThrough } from '../../test/support/learning/run-through.ts'
import { bar } from '../bars.ts'
import { chooseGolden, factsOf, type Golden, readGolden } from './golden-file.ts'
import { FileFault, type LogLimits, readLog } from './logged-file.ts'
import { type Distribution, readPolicy, uniform } from './policy-file.ts'

export interface Files {
  readonly log: string
  readonly golden: string
  /** Not needed if the judged policy is `random`, which chooses all items equally often. */
  readonly policy?: string | undefined
  readonly direction?: string | undefined
}

/** A row's fold is its number modulo 3. Rows share clusters, so that any log fits in memory. */
const folds = 3
const clusters = 333 * folds
const mostApart = 1e-9

/** Compares every estimator and the effective sample size of a log with the known results. */
export async function measureGolden({ log, golden, policy, direction }: Files): Promise<void> {
  const all = await readGolden(golden)
  const given = policy === undefined ? undefined : await readPolicy(policy)
  const known = { items: given?.[0]?.length ?? all[0]?.items ?? 0, positions: given?.length ?? 1_000 }
  const chosen = chooseGolden(all, await factsOf(readLog(log, known)), direction)
  const { values, effectiveSample } = await estimate(log, known, judgedPolicyOf(chosen, given, known))
  console.log(`\n${chosen.direction}: ${log}`)
  const differences = [
    ...chosen.values,
    { name: 'ess', estimator: 'ess' as const, value: chosen.effectiveSample },
  ].map(({ name, estimator, value }) => {
    const ours = estimator === 'ess' ? effectiveSample : values[estimator]
    const apart = ours === value ? 0 : Math.abs((ours - value) / value)
    console.log(
      `  ${name.padEnd(14)}${ours.toPrecision(17).padEnd(26)}relative error ${apart.toExponential(1)}`,
    )
    return apart
  })
  bar(`largest relative error in billionths, ${chosen.direction}`, Math.max(...differences) / mostApart, {
    most: 1,
  })
}

function judgedPolicyOf(
  { direction, items }: Golden,
  given: Distribution | undefined,
  known: LogLimits,
): Distribution {
  if (items !== known.items)
    throw new FileFault(`The policy has ${known.items} items, but the golden figures have ${items}.`)
  if (direction.endsWith('->random')) return Array.from({ length: known.positions }, () => uniform(items))
  if (!given) throw new FileFault(`${direction} needs the judged policy. Give its file with --policy.`)
  return given
}

async function estimate(log: string, known: LogLimits, judged: Distribution) {
  const tally = new Tally(known.items, { folds })
  const cells = Array.from({ length: known.items }, (_, item) => item)
  let row = 0
  for await (const { item, position, reward, propensity } of readLog(log, known)) {
    const chances = judged[position] ?? []
    tally.begin(row++ % clusters)
    const weight = (chances[item] ?? 0) / propensity
    tally.add({ weight, reward, cell: item, count: cells.length, cells, chances, unsupported: 0 })
  }
  const total = totalOf(runThrough(contributionsOf(tally, predictRewards(tally))))
  return { values: valuesOf(total), effectiveSample: supportOf(total).effectiveSample }
}
