import { isLedgerIntact } from '../../../server/billing/ledger-check.ts'
import { queriesOf } from '../../../server/operator/operator.ts'
import { ruleViolations } from '../platform/rules.ts'
import { balanceViolations } from '../verify.ts'
import type { Day } from './day.ts'
import type { Installation } from './installation.ts'

export interface Lookup {
  /** How many acknowledged writes were looked up, and how many were gone. */
  readonly acknowledged: number
  readonly lost: number
  readonly violations: readonly string[]
}

/** Looks up everything that was acknowledged. Work may be in progress. */
export async function lookUp(
  installation: Installation,
  acknowledged: Readonly<Record<string, readonly string[]>>,
): Promise<Lookup> {
  const owner = installation.database()
  await owner.connect()
  const violations: string[] = []
  let [count, lost] = [0, 0]
  try {
    for (const [table, ids] of Object.entries(acknowledged)) {
      count += ids.length
      const { rows } = await owner.query<{ id: string }>(
        `select id from unnest($1::uuid[]) as told (id) where not exists (select from ${table} t where t.id = told.id)`,
        [ids],
      )
      lost += rows.length
      if (rows.length > 0) violations.push(`${rows.length} of ${ids.length} acknowledged ${table} are lost`)
    }
    return { acknowledged: count, lost, violations }
  } finally {
    await owner.end()
  }
}

/** Looks up everything that was acknowledged, and checks balances, stored counts and the ledgers' chains. */
export async function checkAll(day: Day): Promise<Lookup> {
  const found = await lookUp(day.installation, day.acknowledged())
  const owner = day.installation.database()
  await owner.connect()
  try {
    const violations = [
      ...found.violations,
      ...(await balanceViolations(owner)),
      ...(await ruleViolations(owner)),
    ]
    const { rows } = await owner.query<{ id: string }>(
      'select id from organizations where ledger_entries > 0',
    )
    for (const { id } of rows)
      if (!(await isLedgerIntact(queriesOf(owner), id))) violations.push(`the ledger of ${id} is broken`)
    return { ...found, violations }
  } finally {
    await owner.end()
  }
}
