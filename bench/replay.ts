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

/** A part for each of its claims: whether the estimates are right, how sure they say they are, what they cost, and what is left of them when a server is lost. */
const parts: Record<string, () => void | Promise<void>> = {
  golden: async () => {
    for (const set of sets) await measureGolden(set)
  },
  coverage: measureCoverage,
  million: measureMillion,
  killed: measureKills,
}

/** What another policy would have achieved. `npm run bench -- replay million` runs one of the parts. */
export async function run(): Promise<void> {
  try {
    const { values, positionals } = given()
    const { log, policy, golden, direction } = values
    if (log !== undefined && golden !== undefined) {
      await measureGolden({ log, policy, golden, direction })
      return
    }
    if (log ?? policy ?? golden ?? direction) throw new FileFault('--log and --golden go together.')
    const unknown = positionals.find(name => !(name in parts))
    if (unknown !== undefined)
      throw new FileFault(`There is no part ${unknown}: use ${Object.keys(parts).join(', ')}.`)
    for (const [name, part] of Object.entries(parts))
      if (positionals.length === 0 || positionals.includes(name)) await part()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

function given() {
  const file = { type: 'string' } as const
  const options = { log: file, policy: file, golden: file, direction: file }
  try {
    return parseArgs({ args: process.argv.slice(3), allowPositionals: true, options })
  } catch (error) {
    throw new FileFault(error instanceof Error ? error.message : String(error))
  }
}
