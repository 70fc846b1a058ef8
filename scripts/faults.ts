import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '../bench/processes.ts'
import { backupFaults } from '../test/faults/backup.ts'
import { clusterFaults } from '../test/faults/cluster/trial.ts'
import { creditFaults } from '../test/faults/credits.ts'
import { mediaFaults } from '../test/faults/media.ts'
import { migrationFaults } from '../test/faults/migrations/migrations.ts'
import { platformDays } from '../test/faults/platform/days.ts'
import { standbyFaults } from '../test/faults/standbys.ts'
import { upgradeFaults } from '../test/faults/upgrade/upgrade.ts'

/**
 * `npm run faults -- credits|media|backup|platform [--times 100]` breaks things under load and checks what is left behind. Set
 * SEED to repeat the random choices of a run. `npm run faults -- migrations [--rows 10000000]` migrates a large database.
 * `npm run faults -- upgrade` restarts and upgrades servers behind haproxy.
 * `npm run faults -- cluster [--times 30]` breaks several servers on a replicated database; with `--asynchronous`, they must lose writes.
 * `npm run faults -- standbys [--reads 100000]` ends access while others read from a standby; with `--control`, it must find answers.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    seconds: { type: 'string' },
    rows: { type: 'string', default: '10000000' },
    reads: { type: 'string', default: '100000' },
    control: { type: 'string' },
    asynchronous: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const say = (line: string) => console.log(line)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const started = Date.now()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/** Each returns what it found to be wrong. */
const faults: Record<string, () => Promise<readonly string[]>> = {
  credits: onDatabase(async databaseUrl => {
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
  }),
  media: onDatabase(async databaseUrl => {
    const dataDir = await mkdtemp(join(tmpdir(), 'learn-faults-'))
    const options = { databaseUrl, dataDir, times: Number(values.times ?? 25), uploads: 50, seed, say }
    const { violations, losses, ...figures } = await mediaFaults(options).finally(() =>
      rm(dataDir, { recursive: true, force: true }),
    )
    console.table({ ...losses, ...figures })
    return violations
  }),
  backup: onDatabase(async databaseUrl => {
    process.env.LEARN_TEST_DATABASE_URL = databaseUrl
    const { violations, ...figures } = await backupFaults({ times: Number(values.times ?? 20), seed, say })
    console.table(figures)
    return violations
  }),
  platform: async () => {
    const [days, seconds] = [Number(values.times ?? 200), Number(values.seconds ?? 8)]
    const { violations, faults, figures } = await platformDays({ days, seconds, seed, say })
    console.table(faults)
    console.table(figures)
    return violations
  },
  upgrade: onDatabase(async databaseUrl => {
    const { violations, figures } = await upgradeFaults({
      databaseUrl,
      times: Number(values.times ?? 10),
      say,
    })
    console.table(figures)
    return violations
  }),
  cluster: async () => {
    const { asynchronous } = values
    const times = Number(values.times ?? (asynchronous ? 3 : 30))
    const { figures, violations } = await clusterFaults({ times, asynchronous, seed, say })
    console.table(figures)
    return violations
  },
  standbys: async () => {
    const { control } = values
    if (control !== undefined && control !== 'positions' && control !== 'versions')
      throw new Error('--control is positions or versions')
    const { answered, refused, outcomes, ...figures } = await standbyFaults({
      reads: Number(values.reads),
      seed,
      control,
      say,
    })
    console.table({ ...figures, ...outcomes })
    console.table({ answered, refused })
    const found = [...Object.entries(answered), ...Object.entries(refused)].filter(([, count]) => count > 0)
    return found.map(([name, count]) => `${name}: ${count} wrong answers`)
  },
  migrations: onDatabase(async databaseUrl => {
    const report = await migrationFaults({ databaseUrl, rows: Number(values.rows), say })
    console.table(report.stalls)
    return report.violations
  }),
}

function onDatabase(work: (databaseUrl: string) => Promise<readonly string[]>) {
  return async () => {
    const database = await startDatabase()
    return await work(database.url).finally(() => database.stop())
  }
}

const run = values.help ? undefined : faults[positionals[0] ?? '']
if (!run || !(Number(values.times ?? 1) > 0) || !(Number(values.rows) >= 1_000)) {
  console.log(
    'Usage: npm run faults -- credits [--times 100]\n       npm run faults -- media [--times 25]\n       npm run faults -- backup [--times 20]\n       npm run faults -- platform [--times 200] [--seconds 8]\n       npm run faults -- migrations [--rows 10000000]\n       npm run faults -- upgrade [--times 10]\n       npm run faults -- cluster [--times 30] [--asynchronous]\n       npm run faults -- standbys [--reads 100000] [--control positions|versions]',
  )
  process.exit(2)
}
console.log(`SEED=${seed}`)
const violations = await run()
console.table({ seconds: Math.round((Date.now() - started) / 1000), violations: violations.length })
for (const violation of violations.slice(0, 50)) console.log(`VIOLATION ${violation}`)
// After a violation, people may still be asking. After a long run, Node has also been seen to hang while it closed its handles.
process.exit(violations.length > 0 ? 1 : 0)
