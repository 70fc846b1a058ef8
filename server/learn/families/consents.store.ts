import type { LearnConsent } from '@learn/contract/learn/students'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

/** A condition: this student's guardian has given consent and not withdrawn it. */
export const hasConsent = (studentId: string) =>
  `exists (select from consents where consents.student_id = ${studentId} and withdrawn_at is null)`

const consentInsert = statement<never>(
  'consent_insert',
  `insert into consents (id, organization_id, student_id, given_by_user_id, wording, given_at)
    values ($1, $2, $3, $4, $5, $6)`,
)

export async function insertConsent(
  db: Queries,
  consent: {
    id: string
    organizationId: string
    studentId: string
    givenBy: string
    wording: string
    now: Date
  },
): Promise<void> {
  const { id, organizationId, studentId, givenBy, wording, now } = consent
  await db.query(consentInsert, [id, organizationId, studentId, givenBy, wording, now])
}

const consentFind = statement<LearnConsent>(
  'consent_find',
  `select withdrawn_at is null as given, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
    where student_id = $1 order by withdrawn_at is null desc, given_at desc, id desc limit 1`,
)

/** The latest consent or withdrawal. */
export async function findConsent(db: Queries, studentId: string): Promise<LearnConsent | undefined> {
  const [consent] = await db.query(consentFind, [studentId])
  return consent
}

const consentWithdraw = statement<never>(
  'consent_withdraw',
  `update consents set withdrawn_at = greatest($3::timestamptz, given_at), withdrawn_by_user_id = $2
    where student_id = $1 and withdrawn_at is null`,
)

export async function withdrawConsent(
  db: Queries,
  studentId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db.query(consentWithdraw, [studentId, userId, now])
}
