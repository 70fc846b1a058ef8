import { tryMcp } from '../../test/conformance/mcp.ts'
import { tryOAuth } from '../../test/conformance/oauth.ts'
import { passes, shortcomings } from '../../test/conformance/tool.ts'
import { bar } from '../bars.ts'
import { startDatabase } from '../processes.ts'

/** Runs the applicable scenarios of MCP's conformance tool: `/mcp` in every revision, and OAuth. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  process.env.LEARN_TEST_DATABASE_URL = database.url // The tests' servers create their databases here.
  try {
    const trials = await tryMcp()
    const mcp = trials.filter(({ leftOut }) => !leftOut)
    const oauth = [...(await tryOAuth())].map(([scenario, checks]) => ({
      scenario,
      revision: 'OAuth',
      faults: shortcomings(checks),
      passes: passes(checks),
    }))
    const all = [...mcp, ...oauth]
    const failing = all.filter(trial => !trial.passes)
    console.log(
      `Conformance: ${all.length} scenarios run, ${all.length - failing.length} passed, ${trials.length - mcp.length} skipped`,
    )
    for (const { scenario, revision, faults } of failing) console.log(`  ${scenario} (${revision})`, faults)
    bar('failing conformance scenarios', failing.length, { most: 0 })
  } finally {
    await database.stop()
  }
}
