import type { Queries } from '../storage/database.ts'
import { countAhead } from '../storage/partitions/partitions.store.ts'
import { statement } from '../storage/statement.ts'

/** One number that the database knows. */
export interface Reading {
  readonly metric: string
  readonly operation: string | null
  readonly state: string | null
  readonly value: number
}

const metricsRead = statement<Reading>(
  'metrics_read',
  'select metric, operation, state, value from read_metrics($1) where value is not null',
)

export async function readMetrics(db: Queries, now: Date): Promise<Reading[]> {
  const [readings, ahead] = await Promise.all([db.query(metricsRead, [now]), countAhead(db)])
  const partitions = { metric: 'partitions_ahead', operation: null, state: null }
  return ahead === null ? readings : [...readings, { ...partitions, value: ahead }]
}
