import pg from 'pg'
import { isReadOnly } from './away.ts'

/** PostgreSQL rejected the statement, but the connection is still usable. */
export const isRefusal = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isReadOnly(error)

/** Other transactions were in the way, in a deadlock or by being faster (`refuse_overtaken`). Another try may succeed. */
export const isInTheWay = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === 'LE005')
