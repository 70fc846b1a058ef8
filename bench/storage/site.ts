import {
  type BenchDatabase,
  cpuSeconds,
  type ServerProcess,
  startDatabase,
  startServer,
} from '../processes.ts'
import { Practice, type Practising, seedPractising } from './practice.ts'

/** A server of one version, its database, and the children who practise there. */
export interface Site {
  readonly name: string
  readonly database: BenchDatabase
  readonly server: ServerProcess
  readonly children: readonly Practising[]
  close(): Promise<void>
}

export async function openSite(name: string, children: number, folder?: string): Promise<Site> {
  const database = await startDatabase()
  const server = await startServer(database.url, {}, folder).catch(async error => {
    await database.stop()
    throw error
  })
  const close = async () => {
    await server.stop()
    await database.stop()
  }
  try {
    const { owner } = database
    // Only this benchmark makes checkpoints, so that each part has one.
    for (const setting of [`checkpoint_timeout = '1h'`, `max_wal_size = '8GB'`])
      await owner.query(`alter system set ${setting}`)
    await owner.query('select pg_reload_conf()')
    return { name, database, server, children: await seedPractising(owner, children), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** For each answered question: bytes of write-ahead log, and microseconds of CPU. */
export interface Spent {
  readonly questions: number
  readonly log: number
  readonly images: number
  readonly server: number
  readonly database: number
}

/** Measures children practising, right after a checkpoint. */
export async function measureSlice(
  { database: { owner }, server, children }: Site,
  { each, withKeys, name }: { each: number; withKeys: boolean; name: string },
): Promise<Spent> {
  const practice = new Practice(server.port, name, withKeys)
  await practice.startSessions(children)
  await owner.query('checkpoint')
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const pids = rows.map(({ pid }) => pid)
  const read = async () => ({
    server: await cpuSeconds([server.process.pid ?? 0]),
    database: await cpuSeconds(pids),
    log: (await owner.query<{ at: number }>(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`))
      .rows[0]?.at,
    images: (await owner.query<{ at: number }>('select wal_fpi::float8 as at from pg_stat_wal')).rows[0]?.at,
  })
  const before = await read()
  const questions = await practice.answer(children, each)
  const after = await read()
  return {
    questions,
    log: ((after.log ?? 0) - (before.log ?? 0)) / questions,
    images: ((after.images ?? 0) - (before.images ?? 0)) / questions,
    server: ((after.server - before.server) / questions) * 1e6,
    database: ((after.database - before.database) / questions) * 1e6,
  }
}

export interface TableSize {
  readonly name: string
  readonly rows: number
  readonly table: number
  readonly indexes: number
}

/** The bytes of every table that has rows, after a vacuum. */
export async function measureTables({ database: { owner } }: Site): Promise<TableSize[]> {
  await owner.query('vacuum (analyze)')
  const { rows } = await owner.query<TableSize>(
    `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as table, pg_indexes_size(oid)::float8 as indexes
      from pg_class where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows
}
