import type { Queries } from './database.ts'
import { statement } from './statement.ts'

const accountHold = statement<{ organizations: string[] | null }>(
  'account_hold',
  'select hold_account() as organizations',
)

/** Locks the caller's account, and the organizations that closing it concerns. Undefined if it has been closed. */
export async function holdAccount(db: Queries): Promise<string[] | undefined> {
  const [held] = await db.query(accountHold, [])
  return held?.organizations ?? undefined
}
