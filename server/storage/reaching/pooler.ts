import type pg from 'pg'
import { OperatorError } from '../../operator-error.ts'

/** In transaction mode a connection may keep its session for a while, so one comparison is not enough. */
const rounds = 5

/**
 * A pooler that gives each transaction another session silently loses our settings, locks and notifications. Behind one, two
 * connections of the same user share a process, or the process of one connection changes.
 */
export async function refuseSharedSession(
  client: pg.Client,
  connectAgain: () => Promise<pg.Client>,
): Promise<void> {
  const first = await findProcess(client)
  // PostgreSQL itself announces this number when a connection opens. Poolers make one up.
  if (first === announcedProcess(client)) return
  const other = await connectAgain()
  try {
    for (let round = 0; round < rounds; round++) {
      const [second, again] = [await findProcess(other), await findProcess(client)]
      if (second === first || again !== first) throw refusal
    }
  } finally {
    await other.end().catch(() => undefined)
  }
}

/** The PostgreSQL process that answers a connection. */
export async function findProcess(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** @types/pg omits it. */
const announcedProcess = (client: pg.Client) => (client as unknown as { processID: number | null }).processID

const refusal = new OperatorError(
  'The pooler in DATABASE_URL gives each transaction another session, but the server needs lasting sessions for its locks and notifications. Set pool_mode = session in pgbouncer.ini for this database and its users, as docs/operating/poolers.md shows, or set DATABASE_URL to the address of PostgreSQL itself.',
)
