import {
  difficultyOf,
  type Mode,
  type QuestionReference,
  Random,
  type Step,
  steps,
  type Topic,
  topicById,
} from '@learn/content'
import type { Template } from '@learn/content/template'
import { isMastered } from '@learn/learning/overview'
import type { Decision } from '@learn/learning/policy'
import type { TopicView, View } from '@learn/learning/view'
import type { ChanceOf } from './model.ts'

/** Three of four answers right: hard enough to learn from, and not so hard as to dishearten. */
const practising = 0.75
/** Where luck has a fifth, an answer says most about a child when it is right a little more often than not. */
const finding = 0.6

const stepsOf = { 'mini-test': [2, 3, 4], test: steps } as const satisfies Record<string, readonly Step[]>

export interface Asking {
  readonly decision: Pick<Decision, 'actionType' | 'targetId' | 'seed'>
  /** What it was decided from. */
  readonly view: View
  readonly chanceOf: ChanceOf
  /** Ids of the questions asked last, of whichever topics, the newest first. */
  readonly recent: readonly string[]
}

/**
 * The question that a decision asks for, the same for the same arguments. Undefined where it asks for none (a lesson, a
 * break), or where the exam knows no way to answer the topic's questions.
 */
export function pickQuestion(asking: Asking): QuestionReference | undefined {
  const { decision, view } = asking
  const { actionType, targetId, seed } = decision
  if (actionType === 'lesson' || actionType === 'break') return undefined
  const random = new Random(`${actionType}:${targetId}:${seed}`)
  const looked = topicFor(targetId, view, random)
  const topic = looked && topicById(looked.topicId)
  const template = topic && templateOf(topic, asking, random)
  if (!template) return undefined
  const step =
    actionType === 'practice' ? stepFor(looked, topic, template, asking) : random.pick(stepsOf[actionType])
  return { templateId: template.id, version: template.version, seed: random.int(0, 2 ** 32 - 1), step }
}

/** The topic itself; or, of a subject, one of those that are known, or at least begun, or shown at all. */
function topicFor(targetId: string, { topics, modes }: View, random: Random): TopicView | undefined {
  const topic = topics.find(({ topicId }) => topicId === targetId)
  if (topic) return topic
  const shown = topics.filter(
    ({ subjectId, hidden, modes: own }) =>
      subjectId === targetId && !hidden && own.some(mode => modes.includes(mode)),
  )
  const choices = [shown.filter(isMastered), shown.filter(({ attempts }) => attempts > 0), shown]
  const nearest = choices.find(({ length }) => length > 0)
  return nearest && random.pick(nearest)
}

/** Not the one that the topic's last question came from, where there is another. */
function templateOf(
  { id, templates }: Topic,
  { view, recent }: Asking,
  random: Random,
): Template | undefined {
  const possible = templates.filter(({ mode }) => inExam(mode, view))
  const last = recent.find(questionId => questionId.startsWith(`${id}.`))
  const others = possible.filter(template => !last?.startsWith(`${template.id}@`))
  const choices = others.length > 0 ? others : possible
  return choices.length > 0 ? random.pick(choices) : undefined
}

const inExam = (mode: Mode, { modes }: View) => modes.includes(mode)

/** Where nothing is known of a topic, finding out begins in the middle. */
function stepFor({ topicId, attempts }: TopicView, topic: Topic, template: Template, asking: Asking): Step {
  const isFinding = asking.view.session.type === 'diagnostic'
  if (isFinding && attempts === 0) return 3
  const aim = isFinding ? finding : practising
  let nearest: Step = 3
  let least = Number.POSITIVE_INFINITY
  for (const step of steps) {
    const distance = Math.abs(asking.chanceOf(topicId, difficultyOf(topic, template, step)) - aim)
    if (distance >= least) continue
    least = distance
    nearest = step
  }
  return nearest
}
