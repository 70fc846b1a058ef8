import {
  difficultyOf,
  essenceOf,
  type Mode,
  makeQuestion,
  mistakesIn,
  type Question,
  type QuestionReference,
  Random,
  type Step,
  steps,
  type Topic,
  topicById,
} from '@learn/content'
import { isOnLongText, setOf } from '@learn/content/english/long-passages/sets'
import type { Template } from '@learn/content/template'
import { hashOf } from '@learn/learning/hash'
import { isMastered } from '@learn/learning/policies/overview'
import type { Decision } from '@learn/learning/policy'
import type { TopicView, View } from '@learn/learning/view'
import type { ChanceOf } from '../knowledge/model.ts'
import { nextOnText, type OpenMistake, textsRead } from './situation.ts'

/** Three of four answers right: hard enough to learn from, and not discouraging. */
const practising = 0.75
/** With five options, an answer says most about a child if it is right a little more often than not. */
const finding = 0.6

const stepsOf = { 'mini-test': [2, 3, 4], test: steps } as const satisfies Record<string, readonly Step[]>

type Decided = Pick<Decision, 'actionType' | 'targetId' | 'seed' | 'step'>

/** What a question can be made from. */
export interface Source {
  readonly looked: TopicView
  readonly topic: Topic
  /** Those with an answer mode of the exam. */
  readonly templates: readonly Template[]
  readonly random: Random
}

/**
 * Where the question for a decision comes from, always the same for the same arguments. Undefined if the decision needs
 * none (a lesson, a break), or if the exam has no mode in which the topic's questions can be answered.
 */
export function sourceFor({ actionType, targetId, seed }: Decided, view: View): Source | undefined {
  if (actionType === 'lesson' || actionType === 'break') return undefined
  const random = new Random(`${actionType}:${targetId}:${seed}`)
  const looked = topicFor(targetId, view, random)
  const topic = looked && topicById(looked.topicId)
  const templates = topic ? suitable(topic, view) : []
  return topic && templates.length > 0 ? { looked, topic, templates, random } : undefined
}

/** Those with an answer mode of the exam; without long texts where these would take too long, if there are others. */
function suitable({ templates }: Topic, view: View): Template[] {
  const inMode = templates.filter(({ mode }) => isInExam(mode, view))
  const short = readsLongTexts(view) ? inMode : inMode.filter(({ id }) => !isOnLongText(id))
  return short.length > 0 ? short : inMode
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

const isInExam = (mode: Mode, { modes }: View) => modes.includes(mode)

export interface PickInput {
  readonly decision: Decided
  /** The view that the decision was made from. */
  readonly view: View
  readonly chanceOf: ChanceOf
  /** Ids of this session's questions, newest first. */
  readonly recent: readonly string[]
  /** The hashes of the questions last asked from each template, newest first. */
  readonly asked: ReadonlyMap<string, readonly number[]>
  /** The child's open mistakes in this topic. */
  readonly mistakes: readonly OpenMistake[]
}

/** A question, and the hash by which to remember it. */
export interface PickedQuestion {
  readonly question: Question
  readonly hash: number
}

/** Texts of exam length are read in practice, from Year 5: their questions follow one another. */
const readsLongTexts = ({ session, year }: View) =>
  year >= 5 && (session.type === 'practice' || session.type === 'lesson')

/** How many questions of one template are tried. Nearly always the first is new. */
const tries = 8

/**
 * A question that the child wasn't asked lately. It can show one of the child's open mistakes, if such a question is found.
 * Otherwise it is on a template other than the topic's last, if there is one. Only if all are known does the oldest come
 * again.
 */
export function pickQuestion(source: Source, asking: PickInput): PickedQuestion {
  const { random } = source
  const next = readingOn(asking)
  if (next) return pickedFrom(next)
  const read = textsRead(asking.recent)
  let spare: PickedQuestion | undefined
  let oldest: PickedQuestion | undefined
  let age = -1
  for (const { template, mistakes } of inTurn(source, asking)) {
    const step = stepFor(source, template, asking)
    const asked = asking.asked.get(template.id) ?? []
    for (let count = 0; count < tries; count++) {
      const picked = questionFrom(template, step, random)
      const before = asked.indexOf(picked.hash)
      if (before >= 0 || read.has(setOf(picked.question)?.passage.id ?? '')) {
        if (before > age) [oldest, age] = [picked, before]
        continue
      }
      if (mistakes.size === 0 || mistakesIn(picked.question).some(name => mistakes.has(name))) return picked
      spare ??= picked
    }
  }
  const found = spare ?? oldest
  if (!found) throw new Error(`${source.topic.id} has no questions`)
  return found
}

function questionFrom({ id, version }: Template, step: Step, random: Random): PickedQuestion {
  return pickedFrom({ templateId: id, version, seed: random.int(0, 2 ** 32 - 1), step })
}

function pickedFrom(reference: QuestionReference): PickedQuestion {
  const question = makeQuestion(reference)
  if (!question) throw new Error(`${reference.templateId}@${reference.version} does not exist`)
  return { question, hash: hashOf(essenceOf(question)) }
}

/** The next question on the text that the child has read, if the decision is to stay with it. */
function readingOn({ decision, view, recent }: PickInput): QuestionReference | undefined {
  const { reading } = view.session
  const { actionType, targetId, step } = decision
  if (actionType !== 'practice' || targetId !== reading?.topicId || step !== reading.step) return undefined
  return nextOnText(recent, view)
}

interface Turn {
  readonly template: Template
  /** The names of the open mistakes that its questions may show. */
  readonly mistakes: ReadonlySet<string>
}

/** In random order: those that may show an open mistake first, and the template of the topic's last question after others. */
function inTurn({ topic, templates, random }: Source, { recent, mistakes }: PickInput): Turn[] {
  const last = recent.find(questionId => questionId.startsWith(`${topic.id}.`))
  const turns = random.shuffle(templates).map(template => {
    const open = mistakes.filter(({ templateId }) => templateId === '' || templateId === template.id)
    return { template, mistakes: new Set(open.map(({ name }) => name)) }
  })
  const late = ({ template, mistakes }: Turn) =>
    (mistakes.size === 0 ? 2 : 0) + (last?.startsWith(`${template.id}@`) ? 1 : 0)
  return turns.sort((a, b) => late(a) - late(b))
}

/** The step that the policy chose. Otherwise, version 1: the nearest to its aim, from the middle in a diagnostic. */
function stepFor({ looked, topic, random }: Source, template: Template, asking: PickInput): Step {
  const { decision, view, chanceOf } = asking
  const { actionType, step: chosen } = decision
  if (chosen !== undefined) return steps[chosen - 1] ?? 3
  if (actionType === 'mini-test' || actionType === 'test') return random.pick(stepsOf[actionType])
  const isFinding = view.session.type === 'diagnostic'
  if (isFinding && looked.attempts === 0) return 3
  const aim = isFinding ? finding : practising
  let nearest: Step = 3
  let least = Number.POSITIVE_INFINITY
  for (const step of steps) {
    const distance = Math.abs(chanceOf(topic.id, difficultyOf(topic, template, step)) - aim)
    if (distance >= least) continue
    least = distance
    nearest = step
  }
  return nearest
}
