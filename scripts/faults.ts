import { parseArgs } from 'node:util'
import { startDatabase } from '../bench/processes.ts'
import { creditFaults } from '../test/faults/credits.ts'

/** `npm run faults -- credits [--times 100]`: kills servers under load and looks at what is left. SEED repeats a run's choices. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '100' } },
})
const times = Number(values.times)
if (positionals[0] !== 'credits' || !(times > 0)) {
  console.log('npm run faults -- credits [--times 100]')
  process.exit(2)
}
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
console.log(`SEED=${seed}`)
const started = Date.now()
const database = await startDatabase()
try {
  const report = await creditFaults({
    databaseUrl: database.url,
    times,
    seed,
    say: line => console.log(line),
  })
  const { tally, losses, jobs, failures } = report
  console.table({
    ...losses,
    ...tally,
    'ledger entries': report.entries,
    ...Object.fromEntries(Object.entries(jobs).map(([state, count]) => [`jobs ${state}`, count])),
    'answers asked for again': report.replays,
    seconds: Math.round((Date.now() - started) / 1000),
    violations: report.violations.length,
  })
  console.log('What the servers logged as failed:')
  console.table(failures)
  for (const violation of report.violations.slice(0, 50)) console.log(`VIOLATION ${violation}`)
  process.exitCode = report.violations.length > 0 ? 1 : 0
} finally {
  await database.stop()
}
