import type pg from 'pg'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

interface Found {
  /** The database's clock, in milliseconds. */
  readonly now: number
  /** A newer migration that is not compatible with servers of this one. */
  readonly breaking: string | null
}

const surroundings = statement<Found>(
  'server_check_itself',
  `select (extract(epoch from clock_timestamp()) * 1000)::double precision as now,
    (select name from schema_migrations where version > $1 and coalesce(compatible_from, version) > $1
      order by version limit 1) as breaking`,
)

export async function findSurroundings(db: Queries, newestMigration: number): Promise<Found> {
  const [found] = await db.query(surroundings, [newestMigration])
  if (!found) throw new Error('the database did not answer')
  return found
}

/** The database's clock, in milliseconds, for a server that is starting. */
export async function readClock(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now.getTime() ?? Number.NaN
}
