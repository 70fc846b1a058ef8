import type { Config } from '../../config.ts'
import { connectTo } from '../../storage/reaching/connecting.ts'
import { type Candidate, examineStandbys } from '../../storage/standbys/admit.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'standbys'
/** Reads wait for a fifth of a second, so a standby that is this far behind answers nothing. */
const mostSeconds = 10

/** Whether each host in DATABASE_REPLICA_URL is a standby that follows. */
export async function checkStandbys(
  { databaseUrl, databaseReplicaUrl }: Config,
  signal: AbortSignal,
): Promise<Finding[]> {
  if (databaseUrl === undefined || databaseReplicaUrl === undefined) return []
  const limits = { application_name: 'learn check', connectionTimeoutMillis: 5_000, statement_timeout: 5_000 }
  const primary = await connectTo(databaseUrl, limits).catch(() => undefined)
  if (!primary) return [] // The check of the database says why.
  signal.addEventListener('abort', () => void primary.end().catch(() => undefined))
  try {
    return (await examineStandbys(primary, databaseReplicaUrl)).map(judge)
  } finally {
    await primary.end().catch(() => undefined)
  }
}

function judge({ state, found, lag }: Candidate): Finding {
  if (state === 'foreign' || state === 'refuses')
    return broken(
      part,
      'wrong-standby',
      found,
      'Correct DATABASE_REPLICA_URL. The server does not start with it.',
    )
  if (state === 'away')
    return attention(
      part,
      'standby-away',
      found,
      'Check that PostgreSQL is running there, and that this machine can reach it.',
    )
  if (state === 'primary')
    return attention(
      part,
      'no-standby',
      found,
      'After a failover, wait until the former primary is a standby.',
    )
  if (lag && lag.seconds > mostSeconds) {
    const behind = `${found} It is ${Math.round(lag.seconds)} seconds behind, so the primary answers instead.`
    return attention(
      part,
      'standby-behind',
      behind,
      'Check its replication: pg_stat_replication on the primary shows it.',
    )
  }
  return ok(part, found)
}
