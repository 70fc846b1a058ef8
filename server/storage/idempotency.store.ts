import type { Queries, Transaction } from './database.ts'
import { statement } from './statement.ts'

/** Identifies one request of one caller to one operation. */
export interface IdempotentRequest {
  readonly principalId: string
  readonly operation: string
  readonly key: string
}

// The lock is tried without waiting and ends with the transaction, so a crash leaves nothing to clean up. A second
// statement reads the answer, because its snapshot is newer than the lock.
const claim = statement<{ claimed: boolean }>(
  'idempotency_claim',
  `select pg_try_advisory_xact_lock(hashtextextended($1::text || ' ' || $2 || ' ' || $3, 0)) as claimed`,
)
const answerFind = statement<{ fingerprint: Buffer; answer: Buffer }>(
  'idempotent_answer_find',
  `select fingerprint, answer from idempotent_answers
    where principal_id = $1 and operation = $2 and key = $3 and expires_at > $4`,
)

export async function findAnswer(db: Queries, request: IdempotentRequest, now: Date) {
  const [stored] = await db.query(answerFind, [request.principalId, request.operation, request.key, now])
  return stored
}

/** Claims the request and finds its answer, in one round trip. Undefined while another transaction is working on it. */
export async function claimRequest(db: Queries, request: IdempotentRequest, now: Date) {
  const { principalId, operation, key } = request
  const [[lock], stored] = await Promise.all([
    db.query(claim, [principalId, operation, key]),
    findAnswer(db, request, now),
  ])
  return lock?.claimed ? { stored } : undefined
}

const answerInsert = statement<never>(
  'idempotent_answer_insert',
  // A key that deletes its own organization is deleted with it, so nobody can request its answer again.
  `insert into idempotent_answers as kept (principal_id, operation, key, fingerprint, answer, expires_at)
    select id, $2, $3, $4::bytea, $5::bytea, $6::timestamptz from principals where id = $1
  on conflict (principal_id, operation, key) do update set fingerprint = excluded.fingerprint, answer = excluded.answer,
    expires_at = excluded.expires_at`,
)

/** Also commits. If the key was used before, its answer has expired. */
export async function storeAnswer(
  db: Transaction,
  request: IdempotentRequest,
  stored: { fingerprint: Buffer; answer: Buffer; expiresAt: Date },
): Promise<void> {
  const { principalId, operation, key } = request
  const { fingerprint, answer, expiresAt } = stored
  await db.finish(answerInsert, [principalId, operation, key, fingerprint, answer, expiresAt])
}

const answersForget = statement<{ count: number }>(
  'idempotent_answers_forget',
  'select forget_idempotent_answers($1, $2) as count',
)

export async function forgetAnswers(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(answersForget, [now, atMost])
  return row?.count ?? 0
}
