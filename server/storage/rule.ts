import pg from 'pg'
import type { Fault } from '../fault.ts'

/** Does what the database may refuse by one of its rules, and gives the refusal a sentence. */
export async function underRules<T>(
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
