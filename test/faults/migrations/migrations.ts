import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../../server/storage/migrate.ts'
import { lastOfBaseline } from '../../../server/storage/migrating/migration-file.ts'
import { type Load, startLoad } from './load.ts'
import { seedLargeDatabase } from './seed.ts'

export interface MigrationFaultOptions {
  /** Of an empty database. */
  readonly databaseUrl: string
  /** In all large tables together. */
  readonly rows: number
  readonly say: (line: string) => void
  /** The folder of migrations, if it is not our own. */
  readonly from?: string
  /** The migrations up to this one are applied before there are rows. */
  readonly baseline?: number
}

export interface Stall {
  readonly migration: string
  readonly seconds: number
  /** The longest of any statement before, and while the migration was applied. */
  readonly before: number
  readonly during: number
  readonly statement: string
}

/** How much longer than before a statement may take, in milliseconds. */
const longestStall = 1_000

/** Applies each migration after the baseline to a large database in use, and reports how long anybody waited. */
export async function migrationFaults(options: MigrationFaultOptions) {
  const { databaseUrl, rows, say, from = 'server/storage/migrations' } = options
  const first = options.baseline ?? lastOfBaseline
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const stalls: Stall[] = []
  const violations: string[] = []
  try {
    await migrate(owner, resolve(from), first)
    const began = Date.now()
    const large = await seedLargeDatabase(owner, rows)
    const { rows: sizes } = await owner.query(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    say(
      `${rows.toLocaleString('en')} rows, ${sizes[0].size}, seeded in ${Math.round((Date.now() - began) / 1000)} s`,
    )
    const load = await startLoad(databaseUrl, large)
    const names = (await readdir(from)).filter(name => name.endsWith('.sql')).sort()
    for (const [at, name] of names.entries()) {
      if (at < first) continue
      const stall = await measure(load, name, () => migrate(owner, resolve(from), at + 1))
      stalls.push(stall)
      say(JSON.stringify(stall))
      if (stall.during - stall.before > longestStall)
        violations.push(`${name}: ${stall.statement} waited for ${stall.during} ms`)
    }
    violations.push(...(await load.stop()))
    return { violations, stalls, statements: load.statements }
  } finally {
    await owner.end()
  }
}

/** Waits until the statements that the migration delayed have been answered. */
async function measure(load: Load, migration: string, apply: () => Promise<unknown>): Promise<Stall> {
  const quiet = performance.now()
  await sleep(2_000)
  const before = load.longest(quiet, performance.now()).milliseconds
  const began = performance.now()
  await apply()
  const ended = performance.now()
  await sleep(500)
  const { milliseconds, statement } = load.longest(began, ended)
  return { migration, seconds: Math.round(ended - began) / 1000, before, during: milliseconds, statement }
}
