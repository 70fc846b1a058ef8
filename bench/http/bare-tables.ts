import type pg from 'pg'

const tables = ['organizations', 'memberships', 'teams', 'learn_attempts', 'audit_events']

/**
 * Tables for the bare server to write into: the same columns with a primary key, but no triggers, foreign keys, checks,
 * policies or further indexes. Otherwise it would pay for those too, and the comparison would hide what they cost.
 */
export async function makeBareTables(owner: pg.Client): Promise<void> {
  await owner.query('create schema bare')
  for (const table of tables)
    await owner.query(
      `create table bare.${table} (like public.${table} including defaults, primary key (id))`,
    )
}
