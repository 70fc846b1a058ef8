import { parseArgs } from 'node:util'
import { measureCoverage } from './replay/coverage.ts'
import { type Files, measureGolden } from './replay/golden.ts'
import { measureKills } from './replay/killed.ts'
import { FileFault } from './replay/logged-file.ts'
import { measureMillion } from './replay/million.ts'

const directory = '../shared/data/replay'
const sets: Files[] = [
  {
    log: `${directory}/random.men.csv`,
    policy: `${directory}/action-distribution.bts.men.json`,
    golden: `${directory}/golden.men.json`,
  },
  { log: `${directory}/bts.men.csv`, golden: `${directory}/golden.men.json` },
]

/** Whether the estimates are right, whether their intervals are, what a replay costs, and whether it survives a lost server. */
const parts: Record<string, () => void | Promise<void>> = {
  golden: async () => {
    for (const set of sets) await measureGolden(set)
  },
  coverage: measureCoverage,
  million: measureMillion,
  killed: measureKills,
}

/** Replays with another policy. `npm run bench -- replay million` runs one part only. */
export async function run(): Promise<void> {
  try {
    const { values, positionals } = readOptions()
    const { log, policy, golden, direction } = values
    if (log !== undefined && golden !== undefined) {
      await measureGolden({ log, policy, golden, direction })
      return
    }
    if (log ?? policy ?? golden ?? direction) throw new FileFault('Give both --log and --golden.')
    const unknown = positionals.find(name => !(name in parts))
    if (unknown !== undefined)
      throw new FileFault(`Unknown part ${unknown}. Choose from ${Object.keys(parts).join(', ')}.`)
    for (const [name, part] of Object.entries(parts))
      if (positionals.length === 0 || positionals.includes(name)) await part()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

function readOptions() {
  const file = { type: 'string' } as const
  const options = { log: file, policy: file, golden: file, direction: file }
  try {
    return parseArgs({ args: process.argv.slice(3), allowPositionals: true, options })
  } catch (error) {
    throw new FileFault(error instanceof Error ? error.message : String(error))
  }
}
