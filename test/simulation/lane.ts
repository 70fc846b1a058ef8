import pg from 'pg'
import { deriveSecrets } from '../../server/secrets.ts'
import { Database } from '../../server/storage/database.ts'
import { createLogins, type DatabaseRole, loginAs } from '../../server/storage/logins.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { runAsOwner } from '../../server/storage/owner.ts'
import { runPrepared } from '../../server/storage/prepared-query.ts'
import { statement } from '../../server/storage/statement.ts'

const blockers = statement<{ waits: boolean }>(
  'simulated_blockers',
  'select cardinality(pg_blocking_pids($1)) > 0 as waits',
)
const backend = statement<{ there: boolean }>(
  'simulated_backend',
  'select exists (select from pg_stat_activity where pid = $1) as there',
)
const processId = statement<{ pid: number }>('simulated_pid', 'select pg_backend_pid() as pid')

/** The simulated operations insert one row each time, naming their request. Also the statements that the model needs. */
const additions = `
  create table simulated_effects (organization_id uuid not null, purpose text not null, credits bigint not null);
  create index on simulated_effects (organization_id);
  create index on credit_grants (organization_id);
  grant select, insert on simulated_effects to learn_app;
  create function simulated_grants(payment text) returns table (id uuid, credits bigint)
    language sql stable security definer set search_path = public, pg_temp
    as 'select id, credits from credit_grants where payment_id = payment order by id';`

const { databaseLogin } = deriveSecrets('the secret of the simulation, which is not secret')

/** Creates the schema, and the tables that only the simulation has. */
export async function prepareDatabase(url: string): Promise<void> {
  await runAsOwner(url, 'simulation', async client => {
    await migrate(client)
    await createLogins(client, databaseLogin)
    await client.query(additions)
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    // Nothing here has to survive a power cut, so no seed waits for the disk.
    await client.query(`alter database ${rows[0]?.name} set synchronous_commit = off`)
  })
}

export type SessionRole = 'learn_app' | 'learn_worker' | 'owner'

/** One connection, opened like the product's. */
export interface Session {
  client: pg.PoolClient
  pid: number
  readonly role: SessionRole
}

const sessionsOf: Record<SessionRole, number> = { learn_app: 6, learn_worker: 3, owner: 2 }

/** The connections of consecutive runs. Several lanes, each with its own database, run in parallel. */
export class Lane {
  readonly owner: pg.Pool
  /** Watches from outside. */
  readonly watching: pg.PoolClient
  readonly #databases: Database[]
  readonly #pools: Record<SessionRole, pg.Pool>
  readonly #all: Session[] = []
  readonly #idle: Session[] = []

  private constructor(owner: pg.Pool, watching: pg.PoolClient, url: string) {
    this.owner = owner
    this.watching = watching
    const database = (role: DatabaseRole) =>
      new Database({
        login: loginAs(role, url, databaseLogin),
        connections: 20,
      })
    const [app, worker] = [database('learn_app'), database('learn_worker')]
    this.#databases = [app, worker]
    this.#pools = { learn_app: app.pool, learn_worker: worker.pool, owner }
  }

  static async open(url: string): Promise<Lane> {
    const options = '-c timezone=UTC -c search_path=public -c plan_cache_mode=force_generic_plan'
    const owner = new pg.Pool({ connectionString: url, max: 20, options })
    owner.on('error', () => undefined)
    owner.on('connect', client => client.on('error', () => undefined)) // The simulation cuts connections on purpose.
    const lane = new Lane(owner, await owner.connect(), url)
    for (const [role, count] of Object.entries(sessionsOf)) {
      // Safe: the keys are roles, but Object.entries loses their type.
      for (let made = 0; made < count; made++) lane.#all.push(await lane.#connect(role as SessionRole))
    }
    lane.#idle.push(...lane.#all)
    return lane
  }

  async close(): Promise<void> {
    // After a failure, some are in the middle of something.
    for (const { client } of this.#all) client.release(true)
    this.watching.release(true)
    await Promise.all(this.#databases.map(database => database.close()))
    await this.owner.end()
  }

  hasIdle(role: SessionRole): boolean {
    return this.#idle.some(session => session.role === role)
  }

  borrow(role: SessionRole): Session {
    const index = this.#idle.findIndex(session => session.role === role)
    const [session] = index < 0 ? [] : this.#idle.splice(index, 1)
    if (!session) throw new Error(`no idle connection for ${role}`)
    return session
  }

  giveBack(session: Session): void {
    this.#idle.push(session)
  }

  /** Cuts a connection, waits until PostgreSQL has noticed, and opens a new one in its place. */
  async cut(session: Session): Promise<void> {
    session.client.release(new Error('cut off on purpose'))
    while (await this.#is(backend, session.pid)) await new Promise(resolve => setTimeout(resolve, 1))
    session.pid = -1
    Object.assign(session, await this.#connect(session.role))
  }

  /** Waits until a running statement waits for a row. Returns false if it has ended instead. */
  async comesToWait(session: Session, underWay: Promise<unknown>): Promise<boolean> {
    let ended = false
    const end = () => {
      ended = true
    }
    underWay.then(end, end)
    while (!ended) if (await this.#is(blockers, session.pid)) return true
    return false
  }

  async #is(what: typeof blockers | typeof backend, pid: number): Promise<boolean> {
    const [row] = await runPrepared<Record<string, boolean>>(this.watching, what, [pid])
    return Object.values(row ?? {})[0] ?? false
  }

  async #connect(role: SessionRole): Promise<Session> {
    const client = await this.#pools[role].connect()
    const [row] = await runPrepared(client, processId, [])
    const pid = row?.pid ?? 0
    // Backends share the counters of audit events by pid, and two with the same counter sometimes wait for each other.
    const shares = (session: Session) => session.role === role && session.pid % 16 === pid % 16
    if (this.#all.some(shares)) return await this.#connect(role).finally(() => client.release(true))
    // The scheduler decides how long a statement waits, even on a busy machine.
    await client.query(
      'set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return { client, role, pid }
  }
}
