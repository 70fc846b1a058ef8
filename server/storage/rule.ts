import pg from 'pg'
import type { Fault } from '../fault.ts'

/** Turns the violation of a database constraint into a fault. */
export async function translateViolations<T>(
  work: Promise<T>,
  sentences: Readonly<Record<string, (refusal: pg.DatabaseError) => Fault>>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw sentences[error.constraint ?? '']?.(error) ?? error
  }
}
