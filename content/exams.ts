import type { Mode } from './question.ts'
import type { ExamFamilyId, SubjectId, Topic } from './topic.ts'

/** What one examiner's papers have in common. Schools differ; these are the shares we prepare for. */
export interface ExamFamily {
  readonly id: ExamFamilyId
  readonly name: string
  /** One line for a parent. */
  readonly about: string
  readonly modes: readonly Mode[]
  /** Relative to the time a child needs without pressure. Below 1, time is short. */
  readonly pace: number
  /** Each subject's share of the exam. */
  readonly mix: Readonly<Record<SubjectId, number>>
}

export const examFamilies: readonly ExamFamily[] = [
  {
    id: 'gl',
    name: 'GL Assessment',
    about:
      'Separate papers for each subject, most of them with five options to choose from, at a steady pace.',
    modes: ['options'],
    pace: 0.9,
    mix: { maths: 0.25, english: 0.25, 'verbal-reasoning': 0.25, 'non-verbal-reasoning': 0.25 },
  },
  {
    id: 'cem',
    name: 'CEM Select',
    about:
      'Short sections that mix subjects, each with its own clock; many words to know, and some answers to type.',
    modes: ['options', 'typed'],
    pace: 0.7,
    mix: { maths: 0.3, english: 0.3, 'verbal-reasoning': 0.2, 'non-verbal-reasoning': 0.2 },
  },
  {
    id: 'iseb',
    name: 'ISEB Common Pre-Test',
    about:
      'One sitting at a computer that adapts to the child: five options, and no way back to an earlier question.',
    modes: ['options'],
    pace: 0.8,
    mix: { maths: 0.34, english: 0.22, 'verbal-reasoning': 0.22, 'non-verbal-reasoning': 0.22 },
  },
]

/** Each topic's share of the exam, by topic id. They add up to 1. */
export function blueprint(
  family: Pick<ExamFamily, 'id' | 'mix'>,
  subjects: readonly { readonly id: SubjectId; readonly topics: readonly Pick<Topic, 'id' | 'weights'>[] }[],
): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { id, topics } of subjects) {
    const all = topics.reduce((sum, { weights }) => sum + weights[family.id], 0)
    for (const topic of topics) shares.set(topic.id, (family.mix[id] * topic.weights[family.id]) / all)
  }
  return shares
}
