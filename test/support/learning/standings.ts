import type { Attempt } from '@learn/learning'
import { packMarks } from '@learn/learning/marks'
import { pack, rebuild } from '@learn/learning/projection'
import { model } from '../../../server/learn/knowledge/model.ts'
import type { World } from '../world.ts'
import type { Child } from './family.ts'

const hour = 3_600_000

/** Answers to one topic, a minute apart: `+` is right, `-` is wrong. */
export const answers = (topicId: string, rights: string, hoursAgo = 24): Attempt[] =>
  [...rights].map((mark, n) => ({
    topicId,
    difficulty: 0,
    right: mark === '+',
    at: Date.now() - hoursAgo * hour + n * 60_000,
  }))

/** As if the child had given these answers. Without marks, as if an earlier version of the server had stored it. */
export async function storeStanding(
  world: World,
  { organizationId, studentId }: Pick<Child, 'organizationId' | 'studentId'>,
  attempts: readonly Attempt[],
  withMarks = true,
): Promise<void> {
  const projection = rebuild(model, attempts)
  await world.owner.query(
    `insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
      values ($1, $2, $3, $4, $5, $6)`,
    [
      studentId,
      organizationId,
      model.version,
      projection.attempts,
      new Date(projection.asOf ?? 0),
      Buffer.from(pack(projection)),
    ],
  )
  if (!withMarks) return
  await world.owner.query(
    `insert into topic_marks (student_id, organization_id, model_version, attempts, marks, week, answers,
        right_answers, answers_before)
      values ($1, $2, $3, $4, $5, '2026-01-05', 1, 1, 0)`,
    [
      studentId,
      organizationId,
      model.version,
      projection.attempts,
      Buffer.from(packMarks(model, projection)),
    ],
  )
}
