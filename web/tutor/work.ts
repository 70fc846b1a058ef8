import type { Answers } from '@learn/sdk'
import { dayWords } from '../family/words.ts'
import { childrenWords } from './group.ts'

export type Assignment = Answers['learn.listLearnAssignments']['data'][number]
export type Attempt = Pick<
  Answers['learn.listLearnAttempts']['data'][number],
  'studentId' | 'topicId' | 'correct' | 'answeredAt' | 'createdAt'
>

/** Work that was set at once, for one child or many. Each of them has an assignment of their own. */
export interface SetWork extends Pick<Assignment, (typeof common)[number]> {
  readonly key: string
  readonly files: Assignment['files']
  readonly assignments: readonly Assignment[]
}

const common = [
  'createdAt',
  'assignedByUserId',
  'actionType',
  'topicId',
  'count',
  'note',
  'dueAt',
] as const satisfies readonly (keyof Assignment)[]

/** What was set at once has the same time. The order stays: newest first. */
export function worksOf(assignments: readonly Assignment[]): SetWork[] {
  const found = new Map<string, Assignment[]>()
  for (const one of assignments) {
    const key = JSON.stringify(common.map(name => one[name]))
    const others = found.get(key)
    if (others) others.push(one)
    else found.set(key, [one])
  }
  return [...found].flatMap(([key, all]) => (all[0] ? [{ ...all[0], key, assignments: all }] : []))
}

const kinds: Readonly<Record<string, string>> = { lesson: 'Lesson', 'mini-test': 'Mini-test', test: 'Test' }

/** “10 questions: Area”. */
export function titleWords({ actionType, count }: SetWork, topic: string): string {
  const what = kinds[actionType] ?? (count === 1 ? '1 question' : `${count} questions`)
  return `${what}: ${topic}`
}

/** “Set by you on 12 November 2026, due by 15 November 2026”. */
export const setWords = ({ assignedByUserId, createdAt, dueAt }: SetWork, userId: string): string =>
  [
    `Set ${assignedByUserId === userId ? 'by you ' : ''}on ${dayWords(createdAt)}`,
    ...(dueAt ? [`due by ${dayWords(dueAt)}`] : []),
  ].join(', ')

export const doneIn = ({ assignments }: SetWork): number =>
  assignments.filter(({ status }) => status === 'done').length

/** “2 of 9 children have finished, 3 have started.” */
export function resultWords(work: SetWork): string {
  const { assignments } = work
  const started = assignments.filter(({ status, done }) => status === 'open' && done > 0).length
  const canceled = assignments.filter(({ status }) => status === 'canceled').length
  const isOne = doneIn(work) === 1 || assignments.length === 1
  return `${[
    `${doneIn(work)} of ${childrenWords(assignments.length)} ${isOne ? 'has' : 'have'} finished`,
    ...(started ? [`${started} ${started === 1 ? 'has' : 'have'} started`] : []),
    ...(canceled ? [`canceled for ${canceled}`] : []),
  ].join(', ')}.`
}

/** Where one child is with it. */
export function standingWords({ status, done, count, dueAt, closedAt }: Assignment, now: number): string {
  if (status === 'done') return closedAt ? `Done on ${dayWords(closedAt)}` : 'Done'
  if (status === 'canceled') return 'Canceled'
  const started = done === 0 ? 'Not started' : `${done} of ${count} done`
  return dueAt && Date.parse(dueAt) < now ? `${started}, was due on ${dayWords(dueAt)}` : started
}

/** Answers on the topic from the moment when work was set until it was closed. */
export function sharesOf(
  { topicId, studentId, createdAt, closedAt }: Assignment,
  attempts: readonly Attempt[],
): { readonly answers: number; readonly right: number } {
  const own = attempts.filter(
    attempt =>
      attempt.studentId === studentId &&
      attempt.topicId === topicId &&
      attempt.createdAt >= createdAt &&
      (closedAt === null || attempt.createdAt <= closedAt),
  )
  return { answers: own.length, right: own.filter(({ correct }) => correct).length }
}

/** “7 of 9 right”. */
export const shareWords = ({ answers, right }: ReturnType<typeof sharesOf>): string =>
  answers === 0 ? 'No answers yet' : `${right} of ${answers} right`
