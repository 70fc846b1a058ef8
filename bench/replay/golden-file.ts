import type { ReplayEstimator } from '@learn/contract/learn/words'
import { FileFault, type LoggedRow } from './logged-file.ts'
import { readObject } from './policy-file.ts'

/** The expected estimates for one log and one policy. `direction` looks like `campaign:logged->judged`. */
export interface Golden {
  readonly direction: string
  readonly items: number
  readonly effectiveSample: number
  readonly values: readonly {
    readonly name: string
    readonly estimator: ReplayEstimator
    readonly value: number
  }[]
  readonly facts: Record<string, unknown>
}

const estimatorOf: Record<string, ReplayEstimator | undefined> = {
  ipw: 'ips',
  ipw_clip10: 'clipped_ips',
  snipw: 'self_normalized_ips',
  'sgipw_0.1': 'sub_gaussian_ips',
  dm: 'direct_method',
  dr: 'doubly_robust',
  sndr: 'self_normalized_doubly_robust',
  switch_dr_10: 'switch_doubly_robust',
  dros_100: 'shrunk_doubly_robust',
}

/** Facts about a log that identify its golden figures. */
export interface LogFacts {
  readonly n: number
  readonly n_clicks: number
  readonly min_pscore: number
}

export async function readGolden(file: string): Promise<Golden[]> {
  const directions = Object.entries(await readObject(file))
  if (directions.length === 0) throw new FileFault(`${file} contains no golden figures.`)
  return directions.map(([direction, figures]) => goldenOf(direction, figures, `${file}, ${direction}`))
}

function goldenOf(direction: string, figures: unknown, where: string): Golden {
  const facts = fieldsOf(figures, where)
  const number = (found: unknown, name: string): number => {
    if (typeof found !== 'number') throw new FileFault(`${where}: ${name} must be a number.`)
    return found
  }
  const values = Object.entries(fieldsOf(facts.est, `${where}, est`)).map(([name, found]) => {
    const estimator = estimatorOf[name]
    if (!estimator) throw new FileFault(`${where}: unknown estimator ${name}.`)
    return { name, estimator, value: number(fieldsOf(found, `${where}, ${name}`).value, `${name}.value`) }
  })
  return {
    direction,
    items: number(facts.n_actions, 'n_actions'),
    effectiveSample: number(facts.ess, 'ess'),
    values,
    facts,
  }
}

function fieldsOf(found: unknown, where: string): Record<string, unknown> {
  if (typeof found !== 'object' || found === null) throw new FileFault(`${where}: expected an object.`)
  return { ...found }
}

export async function factsOf(rows: AsyncIterable<LoggedRow>): Promise<LogFacts> {
  const facts = { n: 0, n_clicks: 0, min_pscore: 1 }
  for await (const { reward, propensity } of rows) {
    facts.n++
    facts.n_clicks += reward
    facts.min_pscore = Math.min(facts.min_pscore, propensity)
  }
  return facts
}

/** The golden figures that match the most facts of this log, or those of the given direction. */
export function chooseGolden(all: readonly Golden[], log: LogFacts, direction: string | undefined): Golden {
  const countFitting = ({ facts }: Golden) =>
    Object.entries(log).filter(([name, value]) => facts[name] === value).length
  const best = Math.max(...all.map(countFitting))
  const found =
    direction === undefined
      ? all.filter(golden => all.length === 1 || (best > 0 && countFitting(golden) === best))
      : all.filter(golden => golden.direction === direction)
  const [only] = found
  if (only && found.length === 1) return only
  const names = all.map(golden => `'${golden.direction}'`).join(' or ')
  throw new FileFault(
    direction === undefined
      ? `Can’t tell which golden figures belong to this log. Choose with --direction ${names}.`
      : `No golden figures for '${direction}'. Choose from ${names}.`,
  )
}
