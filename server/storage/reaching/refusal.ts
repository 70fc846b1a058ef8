import pg from 'pg'
import { isReadOnly } from './away.ts'

/** PostgreSQL rejected the statement, but the connection is still usable. */
export const isRefusal = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isReadOnly(error)

export const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'
