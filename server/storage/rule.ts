import pg from 'pg'
import type { Fault } from '../fault.ts'

/** Does what the database may refuse by one of its rules, and gives the refusal a sentence. */
export async function underRules<T>(
  work: Promise<T>,
  sentences: Readonly<Record<string, () => Fault>>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const rule = error instanceof pg.DatabaseError ? sentences[error.constraint ?? ''] : undefined
    throw rule ? rule() : error
  }
}
