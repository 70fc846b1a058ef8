import type pg from 'pg'
import type { Queries } from '../database.ts'
import { statement } from '../statement.ts'

const partitionsAdd = statement<{ added: number }>('partitions_add', 'select add_partitions() as added')

/** Adds the quarters that will soon be needed. The database decides by its own clock, so a wrong one here does no harm. */
export async function addPartitions(db: Queries): Promise<number> {
  const [row] = await db.query(partitionsAdd, [])
  return row?.added ?? 0
}

/** The same for a start, as the owner. */
export async function addPartitionsAtStart(client: pg.ClientBase): Promise<void> {
  await client.query('select add_partitions()')
}

export interface Divided {
  readonly name: string
  /** How many partitions begin later than now. */
  readonly ahead: number
  /** Whether a row is in none of the quarters, because a clock was wrong or partitions were missing. */
  readonly outside: boolean
}

/** The tables that are divided by time. Runs as the owner. */
export async function findDivided(client: pg.ClientBase): Promise<Divided[]> {
  const { rows } = await client.query<Divided>('select name, ahead, outside from find_partitions_ahead()')
  return rows
}

const aheadRead = statement<{ ahead: number | null }>(
  'partitions_read_ahead',
  'select min(ahead) as ahead from find_partitions_ahead()',
)

/** The number of partitions ahead of the table that has the fewest. */
export async function countAhead(db: Queries): Promise<number | null> {
  const [row] = await db.query(aheadRead, [])
  return row?.ahead ?? null
}
