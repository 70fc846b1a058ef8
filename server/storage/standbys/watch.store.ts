import type pg from 'pg'
import type { Position } from './position.store.ts'

/** How far a standby is behind the primary. */
export interface Lag {
  readonly bytes: number
  readonly seconds: number
}

/** How long a look waits for the standby. Reads wait as long, so one that passes serves them. */
const waitMilliseconds = 200

/** Fails unless it is a standby that has everything up to the position. */
export async function awaitPosition(client: pg.ClientBase, { position, era }: Position): Promise<void> {
  const name = 'standby_await'
  const text = 'select await_replay($1::pg_lsn, $2::uuid, $3)'
  await client.query({ name, text, values: [position, era, waitMilliseconds] })
}

/** The time of the last commit says nothing once the standby has everything, because the primary may be idle. */
export async function findLag(client: pg.ClientBase, { position }: Position): Promise<Lag> {
  const name = 'standby_find_lag'
  const text = `select greatest(missing, 0)::float8 as bytes, case when missing > 0
      then greatest(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0) else 0 end::float8 as seconds
    from (select $1::pg_lsn - pg_last_wal_replay_lsn() as missing) m`
  const { rows } = await client.query<Lag>({ name, text, values: [position] })
  return rows[0] ?? { bytes: 0, seconds: 0 }
}
