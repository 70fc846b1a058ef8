import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import { entitlementStatuses, type LearnEntitlement } from '@learn/contract/learn/entitlements'
import type pg from 'pg'
import { lockEntitlement, saveEntitlement } from '../learn/families/entitlements.store.ts'
import { isOneLine } from '../names.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { day } from '../times.ts'
import { findOrganizationOfStudent } from './operator.store.ts'
import { inTransaction, queriesOf, recordAsOperator } from './operator.ts'

/** Sets a student's plan. Families with their own organization can get a plan only from the operator. */
export function setEntitlementCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      plan: { type: 'string' },
      status: { type: 'string', default: 'active' },
      'expires-in-days': { type: 'string' },
    },
  })
  const [studentId = ''] = positionals
  if (positionals.length !== 1 || !isId(studentId))
    throw new UsageError('Usage: npm run admin -- set-entitlement <student id> --plan <name>')
  const { plan = '', 'expires-in-days': days } = values
  if (!/^.{1,64}$/su.test(plan) || !isOneLine(plan))
    throw new UsageError('--plan must be a single line of 1 to 64 characters.')
  const status = entitlementStatuses.find(known => known === values.status)
  if (!status) throw new UsageError(`--status must be one of ${entitlementStatuses.join(', ')}.`)
  if (days !== undefined && !/^[1-9][0-9]{0,3}$/.test(days))
    throw new UsageError('--expires-in-days must be a number from 1 to 9999.')
  return async (client: pg.ClientBase) => {
    const now = new Date()
    const endsAt = days === undefined ? null : new Date(now.getTime() + Number(days) * day).toISOString()
    await setEntitlement(client, studentId, { plan, status, endsAt }, now)
    const until = endsAt === null ? 'without an end' : `until ${endsAt.slice(0, 10)}`
    return `Student ${studentId} now has the plan "${plan}" (${status}), ${until}.`
  }
}

async function setEntitlement(
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
