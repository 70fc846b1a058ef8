import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type pg from 'pg'
import { lockEntitlement, saveEntitlement } from '../learn/families/entitlements.store.ts'
import { OperatorError } from '../operator-error.ts'
import { findOrganizationOfStudent } from './operator.store.ts'
import { inTransaction, queriesOf, recordAsOperator } from './operator.ts'

/** Sets a student's plan. Families with their own organization can get a plan only from the operator. */
export async function setEntitlement(
  client: pg.ClientBase,
  studentId: string,
  change: Pick<LearnEntitlement, 'plan' | 'status' | 'endsAt'>,
  now: Date,
): Promise<void> {
  await inTransaction(client, async () => {
    const db = queriesOf(client)
    const organizationId = await findOrganizationOfStudent(client, studentId)
    const before = await lockEntitlement(db, studentId)
    if (!organizationId || !before) throw new OperatorError(`There is no student ${studentId}.`)
    // A plan that was to start later starts now.
    const startsAt = new Date(Math.min(Date.parse(before.startsAt), now.getTime())).toISOString()
    await saveEntitlement(db, studentId, { ...before, ...change, startsAt }, now)
    await recordAsOperator(client, 'operator.setEntitlement', organizationId, studentId, now)
  })
}
