import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../../server/storage/migrate.ts'
import { newestOf } from '../../../server/storage/migrating/compatibility.ts'
import { lastOfBaseline, readMigrations } from '../../../server/storage/migrating/migration-file.ts'
import { withLater } from './later.ts'
import { startLoad } from './load.ts'
import { startRequests } from './requests.ts'
import { type LargeDatabase, seedLargeDatabase } from './seed.ts'
import type { Load } from './stopwatch.ts'

export interface MigrationFaultOptions {
  /** Of an empty database. */
  readonly databaseUrl: string
  /** In all large tables together. */
  readonly rows: number
  readonly say: (line: string) => void
  /** The folder of migrations, if it is not our own. */
  readonly from?: string
  /** In milliseconds. */
  readonly longestStall?: number
  /** Milliseconds from one long report to the next. */
  readonly rest?: number
}

export interface Stall {
  readonly migration: string
  readonly seconds: number
  /** The longest of anything before, and while the migration was applied, in milliseconds. */
  readonly before: number
  readonly during: number
  readonly statement: string
}

/**
 * Applies each migration after the baseline to a large database in use, and reports how long anybody waited. Then, beside a
 * server of this version that answers real requests, those that later versions may bring.
 */
export async function migrationFaults(options: MigrationFaultOptions) {
  const { databaseUrl, rows, say, from, longestStall = 1_000, rest = 500 } = options
  const own = resolve(from ?? 'server/storage/migrations')
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const report = { violations: [] as string[], stalls: [] as Stall[], statements: 0 }
  const apply = (folder: string, after: number, loads: Load[]) =>
    applyEach({ owner, databaseUrl, folder, after, loads, say, longestStall }, report)
  try {
    await migrate(owner, resolve('server/storage/migrations'), lastOfBaseline)
    const large = await seed(owner, rows, say)
    const load = await startLoad(databaseUrl, large, rest)
    await apply(own, lastOfBaseline, [load])
    report.violations.push(...(await load.stop()))
    report.statements += load.statements
    if (from) return report
    const later = await withLater(own)
    try {
      const loads = [
        await startRequests(databaseUrl, owner, large),
        await startLoad(databaseUrl, large, rest),
      ]
      await apply(later, newestOf(await readMigrations(own)), loads)
      for (const each of loads) report.violations.push(...(await each.stop()))
    } finally {
      await rm(later, { recursive: true })
    }
    return report
  } finally {
    await owner.end()
  }
}

async function seed(owner: pg.Client, rows: number, say: (line: string) => void): Promise<LargeDatabase> {
  const began = performance.now()
  const large = await seedLargeDatabase(owner, rows)
  const { rows: sizes } = await owner.query(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`${rows.toLocaleString('en')} rows, ${sizes[0].size}, seeded in ${seconds} s`)
  return large
}

interface Application {
  readonly owner: pg.Client
  readonly databaseUrl: string
  readonly folder: string
  readonly after: number
  readonly loads: readonly Load[]
  readonly say: (line: string) => void
  readonly longestStall: number
}

async function applyEach(
  { owner, databaseUrl, folder, after, loads, say, longestStall }: Application,
  report: { violations: string[]; stalls: Stall[] },
) {
  for (const { version, name } of await readMigrations(folder)) {
    if (version <= after) continue
    const stall = await measure(loads, name, () => migrate(owner, folder, version, { say, url: databaseUrl }))
    report.stalls.push(stall)
    say(JSON.stringify(stall))
    if (stall.during > longestStall)
      report.violations.push(
        `${name}: ${stall.statement} waited for ${stall.during} ms (before: ${stall.before} ms)`,
      )
  }
}

/** Waits until the statements that the migration delayed have been answered. */
async function measure(
  loads: readonly Load[],
  migration: string,
  apply: () => Promise<unknown>,
): Promise<Stall> {
  const longest = (from: number, to: number) =>
    loads.map(load => load.longest(from, to)).reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
  const quiet = performance.now()
  await sleep(2_000)
  const before = longest(quiet, performance.now()).milliseconds
  const began = performance.now()
  await apply()
  const ended = performance.now()
  await sleep(500)
  const { milliseconds, statement } = longest(began, ended)
  return { migration, seconds: Math.round(ended - began) / 1000, before, during: milliseconds, statement }
}
