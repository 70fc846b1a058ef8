import { subjectOf } from './child.ts'
import type { Step } from './practice.ts'

const week = 7 * 86_400_000

/**
 * Breaches of a tutor's rules in a child's sessions, found in what the child saw. This shares no code with the policy.
 */
export function violationsIn(sessions: readonly (readonly Step[])[], subjects: number): string[] {
  const found: string[] = []
  const lessons = new Map<string, number>()
  const byTemplate = new Map<string, string[]>()
  for (const session of sessions) {
    found.push(...countRules(session, subjects), ...lessonRules(session, lessons), ...hardness(session))
    found.push(...repetitions(session, byTemplate))
  }
  return found
}

const topicOf = ({ question, decision }: Step) => question?.topicId ?? decision.targetId

function countRules(session: readonly Step[], subjects: number): string[] {
  const found: string[] = []
  let run = 0
  let before = ''
  for (const step of session) {
    const topicId = topicOf(step)
    run = step.question ? (topicId === before ? run + 1 : 1) : topicId === before ? run : 0
    before = topicId
    if (run > 4) found.push(`more than four in a row: ${topicId}`)
  }
  const asked = session.filter(({ question }) => question)
  for (let from = 0; from + 20 <= asked.length || from === 0; from++) {
    const twenty = asked.slice(from, from + 20)
    for (const [topicId, steps] of Map.groupBy(twenty, topicOf))
      if (steps.length > 8) found.push(`${steps.length} of 20: ${topicId}`)
    if (subjects < 2) continue
    for (const [subject, steps] of Map.groupBy(twenty, step => subjectOf(topicOf(step))))
      if (steps.length > 14) found.push(`${steps.length} of 20: ${subject}`)
  }
  return found
}

function lessonRules(session: readonly Step[], seen: Map<string, number>): string[] {
  const found: string[] = []
  for (const [at, step] of session.entries()) {
    if (step.decision.actionType !== 'lesson') continue
    const { targetId } = step.decision
    const earlier = seen.get(targetId)
    if (earlier !== undefined && step.at - earlier < week) found.push(`lesson twice in a week: ${targetId}`)
    seen.set(targetId, step.at)
    if (session[at + 1]?.decision.actionType === 'lesson') found.push(`two lessons in a row: ${targetId}`)
    const next = session.slice(at + 1, at + 3)
    if (session.length > at + 2 && !next.some(({ question }) => question?.topicId === targetId))
      found.push(`no question within two steps of the lesson: ${targetId}`)
  }
  return found
}

/** After three wrong in a row on a topic, or a question with a chance below half, something easier or something else. */
function hardness(session: readonly Step[]): string[] {
  const found: string[] = []
  const wrong = new Map<string, number>()
  const last = new Map<string, number>()
  let previous: Step | undefined
  for (const step of session) {
    const topicId = topicOf(step)
    const { question, decision } = step
    if (decision.actionType === 'lesson') wrong.set(topicId, 0)
    if (question) {
      const overwhelmed = (wrong.get(topicId) ?? 0) >= 3
      const wasTooHard = previous?.question?.topicId === topicId && stillTooHard(step, previous)
      if ((overwhelmed || wasTooHard) && question.step >= (last.get(topicId) ?? 6))
        found.push(`${overwhelmed ? 'three wrong' : 'chance below half'}, then no easier: ${topicId}`)
      wrong.set(topicId, step.right ? 0 : (wrong.get(topicId) ?? 0) + 1)
      last.set(topicId, question.step)
    }
    if (decision.actionType !== 'break') previous = step
  }
  return found
}

/** On the score that the decision knew, the last question's step had a chance below half. */
function stillTooHard({ view }: Step, previous: Step): boolean {
  const topic = view.topics.find(({ topicId }) => topicId === previous.question?.topicId)
  if (!topic || !previous.question) return false
  const logits = Math.log(topic.score / (1 - topic.score)) + (topic.ease[previous.question.step - 1] ?? 0)
  return logits < 0
}

function repetitions(session: readonly Step[], byTemplate: Map<string, string[]>): string[] {
  const found: string[] = []
  const inSession = new Set<string>()
  for (const { question, essence } of session) {
    if (!question) continue
    if (inSession.has(essence)) found.push(`the same question twice in a session: ${question.templateId}`)
    inSession.add(essence)
    const asked = byTemplate.get(question.templateId) ?? []
    if (asked.slice(-50).includes(essence))
      found.push(`the same question within fifty: ${question.templateId}`)
    byTemplate.set(question.templateId, [...asked, essence])
  }
  return found
}
