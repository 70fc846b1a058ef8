/** A time as PostgreSQL shows it. */
const seconds = (count: number) => (count % 60 === 0 ? `${count / 60}min` : `${count}s`)

/** The settings of a pool's connections. Patience multiplies every time limit. */
export const settingsFor = (patience: number): string[] => [
  'timezone=UTC',
  'datestyle=ISO,MDY',
  'search_path=public',
  `statement_timeout=${seconds(10 * patience)}`,
  // For reads that somebody is waiting for.
  `learn.brief_timeout=${seconds(3 * patience)}`,
  `lock_timeout=${seconds(5 * patience)}`,
  `idle_in_transaction_session_timeout=${seconds(15 * patience)}`,
  // One plan suits all values of every statement, and replanning would cost more.
  'plan_cache_mode=force_generic_plan',
  // The plan is kept while the tables grow, so it may not suit almost empty ones only. An index costs little more there.
  'enable_seqscan=off',
  // Before version 18, a plan that can't do without counts as so costly that PostgreSQL would compile it, for every statement.
  'jit=off',
]
