import pg from 'pg'
import type { Queries, Transaction } from './database.ts'
import { statement } from './statement.ts'

/** Identifies one request of one caller to one operation. */
export interface IdempotentRequest {
  readonly principalId: string
  readonly operation: string
  readonly key: string
}

const claim = statement<never>('idempotency_claim', 'select from claim_request($1, $2, $3, $4)')
const answerFind = statement<{ fingerprint: Buffer; answer: Buffer }>(
  'idempotent_answer_find',
  `select fingerprint, answer from idempotent_answers
    where principal_id = $1 and operation = $2 and key = $3 and expires_at > $4`,
)

export async function findAnswer(db: Queries, request: IdempotentRequest, now: Date) {
  const [stored] = await db.query(answerFind, [request.principalId, request.operation, request.key, now])
  return stored
}

/**
 * Claims the request, together with the transaction's next statement. That fails if another transaction is working on the
 * request, or if it has been answered.
 */
export async function claimRequest(db: Transaction, request: IdempotentRequest, now: Date): Promise<void> {
  const { principalId, operation, key } = request
  await db.soon.query(claim, [principalId, operation, key, now])
}

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined)

export const isClaimedByAnother = (error: unknown) => codeOf(error) === 'LE003'
export const isAnswered = (error: unknown) => codeOf(error) === 'LE004'

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
