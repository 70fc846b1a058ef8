import type { Queries } from '../database.ts'
import { statement } from '../statement.ts'

/** Up to where the log of the primary holds every commit that anybody has seen. */
export interface Position {
  readonly position: string
  /** Without it nothing can be compared. */
  readonly era: string | null
}

const positionFind = statement<Position>('wal_position_find', 'select "position", era from wal_position()')

export async function findPosition(primary: Queries): Promise<Position> {
  const [found] = await primary.query(positionFind, [])
  if (!found) throw new Error('the primary has no position')
  return found
}

const eraBegin = statement<never>('wal_era_begin', 'select begin_wal_era()')

/** Begins an era if the last one is over. */
export async function beginEra(primary: Queries): Promise<void> {
  await primary.query(eraBegin, [])
}
