import { type ExamFamilyId, examFamilies, type SubjectId, subjectIds } from '@learn/content'
import type { Context } from '../../context.ts'

/** Each subject once, in teaching order. An empty list means all subjects. */
export function readSubjects(asked: readonly SubjectId[]): SubjectId[] {
  const wanted = new Set(asked)
  return subjectIds.filter(id => wanted.size === 0 || wanted.has(id))
}

export function readExamFamily(ctx: Context<'BadRequest'>, asked: string): ExamFamilyId {
  const known = examFamilies.map(({ id }) => id)
  const found = known.find(id => id === asked)
  if (!found) throw ctx.fault('BadRequest', `examFamilyId must be one of ${known.join(', ')}.`)
  return found
}
