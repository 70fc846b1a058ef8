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
import type { ChanceOf } from '../knowledge/model.ts'

/** Three of four answers right: hard enough to learn from, and not discouraging. */
const practising = 0.75
/** With five options, an answer says most about a child if it is right a little more often than not. */
const finding = 0.6

const stepsOf = { 'mini-test': [2, 3, 4], test: steps } as const satisfies Record<string, readonly Step[]>

export interface PickInput {
  readonly decision: Pick<Decision, 'actionType' | 'targetId' | 'seed'>
  /** The view that the decision was made from. */
  readonly view: View
  readonly chanceOf: ChanceOf
  /** Ids of the last questions, on any topic, newest first. */
  readonly recent: readonly string[]
}

/**
 * The question for a decision, always the same for the same arguments. Undefined if the decision needs none (a lesson, a
 * break), or if the exam has no mode in which the topic's questions can be answered.
 */
export function pickQuestion(asking: PickInput): QuestionReference | undefined {
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

/** The topic itself. For a subject: one of the mastered topics, or else of the practised, or else of those shown. */
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

/** Not the template of the topic's last question, if there is another one. */
function templateOf(
  { id, templates }: Topic,
  { view, recent }: PickInput,
  random: Random,
): Template | undefined {
  const possible = templates.filter(({ mode }) => isInExam(mode, view))
  const last = recent.find(questionId => questionId.startsWith(`${id}.`))
  const others = possible.filter(template => !last?.startsWith(`${template.id}@`))
  const choices = others.length > 0 ? others : possible
  return choices.length > 0 ? random.pick(choices) : undefined
}

const isInExam = (mode: Mode, { modes }: View) => modes.includes(mode)

/** For a topic without answers, a diagnostic starts in the middle. */
function stepFor(
  { topicId, attempts }: TopicView,
  topic: Topic,
  template: Template,
  asking: PickInput,
): Step {
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
