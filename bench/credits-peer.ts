import pg from 'pg'
import { uuidv7 } from '../server/ids.ts'
import { insertAuditEvent } from '../server/storage/audit.store.ts'
import { postReservation, reserveCredits } from '../server/storage/credits.store.ts'
import type { Queries } from '../server/storage/database.ts'
import { begin, prepareOpenings, scopeOpening } from '../server/storage/opening.ts'
import { keepOrganization } from '../server/storage/organization.store.ts'
import { runPrepared } from '../server/storage/prepared-query.ts'
import { notCompared, organizationsLiteral, scopeStatement } from '../server/storage/scope.ts'
import { createWord, wordInsert } from '../test/support/trial.ts'

/**
 * Runs only the SQL of a short paid call: no HTTP, authentication, validation or log. The statements come from the
 * stores, so they are the same as the server's.
 */
export interface PeerTask {
  readonly payers: readonly { organizationId: string; keyId: string; userId: string }[]
  readonly milliseconds: number
  readonly atOnce: number
  /** Only reserves and posts, without the call's own effect and transaction. */
  readonly bare: boolean
}

export interface PeerResult {
  readonly calls: number
  readonly seconds: number
}

type Payer = PeerTask['payers'][number]

const { credits } = createWord.cost
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.CONNECTIONS),
  application_name: 'peer',
  options: '-c timezone=UTC -c search_path=public -c plan_cache_mode=force_generic_plan',
  onConnect: client => prepareOpenings(client, 'learn_app'),
})

const plainQueries = (client: pg.ClientBase): Queries => ({
  query: async ({ name, text }, values) => {
    const { rows } = await client.query({ name, text, values: [...values] })
    return rows
  },
})

const scopeOf = ({ keyId, organizationId }: Payer) => ({
  principalId: keyId,
  versions: notCompared,
  organizations: organizationsLiteral([organizationId]),
})

/** Sends the scope together with the statement, as the server does. */
function scopedQueries(client: pg.ClientBase, payer: Payer): Queries {
  const before = scopeOpening(scopeOf(payer), 'long')
  return { query: (statement, values) => runPrepared(client, statement, values, before) }
}

async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  return await work(client).finally(() => client.release())
}

async function reserve(payer: Payer, now: Date): Promise<string> {
  const { organizationId } = payer
  const wanted = {
    id: uuidv7(now),
    organizationId,
    operation: createWord.id,
    request: null,
    credits,
    now,
    expiresAt: new Date(now.getTime() + 900_000),
  }
  const { id, status } = await withClient(client =>
    reserveCredits(scopedQueries(client, payer), scopeOf(payer), wanted),
  )
  if (id === null || status !== 'pending') throw new Error('The credits were not reserved')
  return id
}

async function post(db: Queries, reservationId: string, now: Date): Promise<void> {
  const posted = await postReservation(db, reservationId, credits, now)
  if (posted?.status !== 'posted' || Number(posted.postedCredits) !== credits)
    throw new Error('The credits were not posted')
}

async function payWhole(payer: Payer): Promise<void> {
  const { organizationId, keyId, userId } = payer
  const now = new Date()
  const reservationId = await reserve(payer, now)
  await withClient(async client => {
    const db = plainQueries(client)
    const { principalId, organizations } = scopeOf(payer)
    const scope = await runPrepared(client, scopeStatement, [principalId, organizations], begin)
    if (scope.length !== 1) throw new Error('The scope was not set')
    if (!(await keepOrganization(db, organizationId))) throw new Error('The organization does not exist')
    const [word] = await db.query(wordInsert, [uuidv7(now), organizationId, 'yes'])
    if (!word) throw new Error('The word was not inserted')
    await post(db, reservationId, now)
    await insertAuditEvent(db, {
      id: uuidv7(now),
      organizationId,
      subjectId: word.id,
      actor: { kind: 'key', principalId: keyId, userId },
      operation: createWord.id,
      address: '127.0.0.1',
      requestId: word.id,
      now,
    })
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction was not committed')
  })
}

async function payBare(payer: Payer): Promise<void> {
  const now = new Date()
  const reservationId = await reserve(payer, now)
  await withClient(client => post(scopedQueries(client, payer), reservationId, now))
}

async function run({ payers, milliseconds, atOnce, ...task }: PeerTask): Promise<PeerResult> {
  const call = task.bare ? payBare : payWhole
  const started = performance.now()
  let calls = 0
  const worker = async () => {
    while (performance.now() < started + milliseconds) {
      const payer = payers[calls++ % payers.length]
      if (payer) await call(payer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { calls, seconds: (performance.now() - started) / 1000 }
}

process.on('message', (task: PeerTask) => {
  run(task).then(
    result => process.send?.(result),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
})
