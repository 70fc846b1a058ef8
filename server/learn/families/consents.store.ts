import type { LearnConsent } from '@learn/contract/learn/consent'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

/** A condition: this student's guardian has given consent and not withdrawn it. */
export const hasConsent = (studentId: string) =>
  `exists (select from consents where consents.student_id = ${studentId} and withdrawn_at is null)`

/**
 * Whether a student may learn: not if there is no consent, if the organization waits for the guardian's own, or if the
 * student is about to be erased.
 */
export type ConsentStanding = 'given' | 'unconfirmed' | 'erasing'

/** A column: this student's standing, or null if consent is withdrawn. Faster with the student's row, if that is read anyway. */
export const consentStanding = (
  studentId: string,
  erasureAt = `(select e.erasure_at from students e where e.id = ${studentId})`,
) =>
  `(select case when ${erasureAt} is not null then 'erasing'
      when ${isUnconfirmed('own')} and exists (select from learn_settings l
      where l.organization_id = own.organization_id and l.guardian_consent_required) then 'unconfirmed' else 'given' end
    from consents own where own.student_id = ${studentId} and own.withdrawn_at is null)`

const isUnconfirmed = (consent: string) =>
  `${consent}.basis = 'organization' and ${consent}.confirmed_at is null`

/** A column: on whose word this consent stands now. */
export const basisOf = (consent: string) =>
  `case when ${isUnconfirmed(consent)} then 'organization' else 'guardian' end`

const consentInsert = statement<never>(
  'consent_insert',
  `insert into consents (id, organization_id, student_id, given_by_user_id, basis, wording, given_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
)

export async function insertConsent(
  db: Queries,
  consent: {
    id: string
    organizationId: string
    studentId: string
    givenBy: string
    basis: LearnConsent['basis']
    wording: string
    now: Date
  },
): Promise<void> {
  const { id, organizationId, studentId, givenBy, basis, wording, now } = consent
  await db.query(consentInsert, [id, organizationId, studentId, givenBy, basis, wording, now])
}

const consentFind = statement<LearnConsent>(
  'consent_find',
  `select withdrawn_at is null as given, ${basisOf('consents')} as basis, wording, given_at as "givenAt",
    withdrawn_at as "withdrawnAt" from consents
    where student_id = $1 order by withdrawn_at is null desc, given_at desc, id desc limit 1`,
)

/** The latest consent or withdrawal. */
export async function findConsent(db: Queries, studentId: string): Promise<LearnConsent | undefined> {
  const [consent] = await db.query(consentFind, [studentId])
  return consent
}

const consentConfirm = statement<never>(
  'consent_confirm',
  `update consents set wording = $3, confirmed_by_user_id = $2, confirmed_at = greatest($4::timestamptz, given_at)
    where student_id = $1 and withdrawn_at is null`,
)

/** Puts the guardian's own word in the place of the organization's. */
export async function confirmConsent(
  db: Queries,
  consent: { studentId: string; userId: string; wording: string; now: Date },
): Promise<void> {
  const { studentId, userId, wording, now } = consent
  await db.query(consentConfirm, [studentId, userId, wording, now])
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
