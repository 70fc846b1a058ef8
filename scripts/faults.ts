import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '../bench/processes.ts'
import { backupFaults } from '../test/faults/backup.ts'
import { creditFaults } from '../test/faults/credits.ts'
import { mediaFaults } from '../test/faults/media.ts'

/**
 * `npm run faults -- credits|media|backup [--times 100]` kills servers under load and checks what they left behind. Set SEED
 * to repeat the random choices of a run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' } },
})
const say = (line: string) => console.log(line)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const started = Date.now()

const faults: Record<string, (databaseUrl: string) => Promise<readonly string[]>> = {
  credits: async databaseUrl => {
    const report = await creditFaults({ databaseUrl, times: Number(values.times ?? 100), seed, say })
    const { tally, losses, jobs, failures } = report
    console.table({
      ...losses,
      ...tally,
      'ledger entries': report.entries,
      ...Object.fromEntries(Object.entries(jobs).map(([status, count]) => [`jobs ${status}`, count])),
      'replayed responses': report.replays,
    })
    console.log('Failures that the servers logged:')
    console.table(failures)
    return report.violations
  },
  media: async databaseUrl => {
    const dataDir = await mkdtemp(join(tmpdir(), 'learn-faults-'))
    const options = { databaseUrl, dataDir, times: Number(values.times ?? 25), uploads: 50, seed, say }
    const { violations, losses, ...figures } = await mediaFaults(options).finally(() =>
      rm(dataDir, { recursive: true, force: true }),
    )
    console.table({ ...losses, ...figures })
    return violations
  },
  backup: async databaseUrl => {
    process.env.LEARN_TEST_DATABASE_URL = databaseUrl
    const { violations, ...figures } = await backupFaults({ times: Number(values.times ?? 20), seed, say })
    console.table(figures)
    return violations
  },
}

const run = faults[positionals[0] ?? '']
if (!run || !(Number(values.times ?? 1) > 0)) {
  console.log(
    'Usage: npm run faults -- credits [--times 100]\n       npm run faults -- media [--times 25]\n       npm run faults -- backup [--times 20]',
  )
  process.exit(2)
}
console.log(`SEED=${seed}`)
const database = await startDatabase()
try {
  const violations = await run(database.url)
  console.table({ seconds: Math.round((Date.now() - started) / 1000), violations: violations.length })
  for (const violation of violations.slice(0, 50)) console.log(`VIOLATION ${violation}`)
  process.exitCode = violations.length > 0 ? 1 : 0
} finally {
  await database.stop()
}
