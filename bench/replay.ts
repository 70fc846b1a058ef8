import { parseArgs } from 'node:util'
import { measureCoverage } from './replay/coverage.ts'
import { type Files, measureGolden } from './replay/golden.ts'
import { FileFault } from './replay/logged-file.ts'

const directory = '../shared/data/replay'
const sets: Files[] = [
  {
    log: `${directory}/random.men.csv`,
    policy: `${directory}/action-distribution.bts.men.json`,
    golden: `${directory}/golden.men.json`,
  },
  { log: `${directory}/bts.men.csv`, golden: `${directory}/golden.men.json` },
]

/** What another policy would have achieved: whether the estimates are right, and how sure they say they are. */
export async function run(): Promise<void> {
  try {
    const { log, policy, golden, direction } = given()
    if (log !== undefined && golden !== undefined) {
      await measureGolden({ log, policy, golden, direction })
      return
    }
    if (log ?? policy ?? golden ?? direction) throw new FileFault('--log and --golden go together.')
    for (const set of sets) await measureGolden(set)
    measureCoverage()
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
    return parseArgs({ args: process.argv.slice(3), options }).values
  } catch (error) {
    throw new FileFault(error instanceof Error ? error.message : String(error))
  }
}
