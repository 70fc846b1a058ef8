import type { RuleCode } from '@learn/contract/learn/words'
import type { PastStep, TopicView, View } from '../view.ts'
import { chanceAt, tooHard } from './steps.ts'

/** The most questions on one topic in a row. */
const longestRun = 4
/** Of this many questions … */
const among = 20
/** … at most so many are on one topic … */
const mostOfTopic = 8
/** … and, if the child has several subjects, at most so many on one of them. */
const mostOfSubject = 14
/** After so many wrong answers in a row on a topic, something easier comes. */
const wrongRun = 3
/** The least number of steps from one lesson to the next. */
const betweenLessons = 5

const isQuestion = ({ step }: PastStep) => step > 0

/** What the session so far means for a topic. */
interface TopicPast {
  /** The latest question on it in this session. */
  readonly last: PastStep | undefined
  /** Three wrong answers in a row since the last lesson on it, or a last question that has turned out too hard. */
  readonly isOverwhelmed: boolean
  readonly inWindow: number
}

/** A tutor's rules, applied to one session. */
export class Ruled {
  readonly #view: View
  readonly #questions: readonly PastStep[]
  readonly #topics = new Map<string, TopicPast>()
  readonly #bySubject = new Map<string, number>()
  readonly #subjectsShown: number
  /** The topic of the lesson that the next question must be about, if it can be asked. */
  readonly #taught: string | undefined
  readonly #sinceLesson: number
  readonly #run: { readonly topicId: string | undefined; readonly length: number }

  constructor(view: View) {
    this.#view = view
    const { latest } = view.session
    this.#questions = latest.filter(isQuestion)
    this.#run = runOf(latest)
    this.#subjectsShown = new Set(view.topics.filter(isShown(view)).map(({ subjectId }) => subjectId)).size
    const [newest] = latest
    const taught = newest?.actionType === 'lesson' ? newest.topicId : undefined
    this.#taught = view.topics.some(topic => topic.topicId === taught && canPractise(topic, view))
      ? taught
      : undefined
    const lesson = latest.findIndex(({ actionType }) => actionType === 'lesson')
    this.#sinceLesson = lesson < 0 ? Number.POSITIVE_INFINITY : lesson + 1
    this.#countSubjects()
  }

  #countSubjects(): void {
    const subjects = new Map(this.#view.topics.map(({ topicId, subjectId }) => [topicId, subjectId]))
    for (const { topicId } of this.#questions.slice(0, among - 1)) {
      const subject = subjects.get(topicId)
      if (subject !== undefined) this.#bySubject.set(subject, (this.#bySubject.get(subject) ?? 0) + 1)
    }
  }

  on(topic: TopicView): TopicPast {
    const known = this.#topics.get(topic.topicId)
    if (known) return known
    const past = this.#look(topic)
    this.#topics.set(topic.topicId, past)
    return past
  }

  #look(topic: TopicView): TopicPast {
    const { topicId } = topic
    const last = this.#questions.find(step => step.topicId === topicId)
    const wrong = this.#wrongInARow(topicId)
    const isLatest = this.#questions[0]?.topicId === topicId
    const isOverwhelmed =
      last !== undefined &&
      this.#taught !== topicId &&
      (wrong >= wrongRun || (isLatest && chanceAt(topic, last.step) < tooHard))
    const inWindow = this.#questions.slice(0, among - 1).filter(step => step.topicId === topicId).length
    return { last, isOverwhelmed, inWindow }
  }

  /** Wrong answers in a row on the topic. A lesson on it begins a new count. */
  #wrongInARow(topicId: string): number {
    let wrong = 0
    for (const step of this.#view.session.latest) {
      if (step.topicId !== topicId) continue
      if (step.actionType === 'lesson' || step.right === true) break
      if (step.right === false) wrong++
    }
    return wrong
  }

  /** The rules against another question on this topic, at this step of difficulty. */
  againstPractice(topic: TopicView, step: number): RuleCode[] {
    const found: RuleCode[] = []
    const { last, isOverwhelmed, inWindow } = this.on(topic)
    if (this.#run.topicId === topic.topicId && this.#run.length >= longestRun) found.push('rule_topic_run')
    if (inWindow >= mostOfTopic) found.push('rule_topic_share')
    if (this.#subjectsShown > 1 && (this.#bySubject.get(topic.subjectId) ?? 0) >= mostOfSubject)
      found.push('rule_subject_share')
    if (isOverwhelmed && last !== undefined && step >= last.step) found.push('rule_too_hard')
    if (this.#taught !== undefined && this.#taught !== topic.topicId) found.push('rule_after_lesson')
    return found
  }

  /** The rules against a question on any of these topics of a subject, which are the ones it would be drawn from. */
  againstMixed(subjectId: string, topics: readonly TopicView[]): RuleCode[] {
    const found: RuleCode[] = []
    if (topics.some(topic => this.on(topic).inWindow >= mostOfTopic)) found.push('rule_topic_share')
    if (topics.some(({ topicId }) => this.#run.topicId === topicId && this.#run.length >= longestRun))
      found.push('rule_topic_run')
    if (this.#subjectsShown > 1 && (this.#bySubject.get(subjectId) ?? 0) >= mostOfSubject)
      found.push('rule_subject_share')
    if (topics.some(topic => this.on(topic).isOverwhelmed)) found.push('rule_too_hard')
    if (this.#taught !== undefined) found.push('rule_after_lesson')
    return found
  }

  /** The rules against a lesson on this topic. `practice` are those against the question that would follow it. */
  againstLesson(topic: TopicView, practice: readonly RuleCode[]): RuleCode[] {
    const found: RuleCode[] = practice.filter(
      code => code !== 'rule_too_hard' && code !== 'rule_after_lesson',
    )
    const isAsked = this.#view.session.type === 'lesson'
    if (this.#sinceLesson === 1) found.push('rule_after_lesson')
    else if (this.#sinceLesson < betweenLessons && !isAsked) found.push('rule_lesson_spacing')
    if (topic.lessonThisWeek && !isAsked) found.push('rule_lesson_this_week')
    return found
  }

  /** Whether a lesson would help: the topic is new and unlikely to go well by itself, or doesn't go well. */
  needsLesson(topic: TopicView): boolean {
    const { isOverwhelmed } = this.on(topic)
    return isOverwhelmed || topic.score < (topic.attempts === 0 ? unfamiliar : struggling)
  }
}

/** A topic without answers is explained first below this score, and one with answers below that one. */
const unfamiliar = 0.75
const struggling = 0.6

/** Whether the caller and the exam allow questions on this topic. */
export const canPractise = (topic: TopicView, view: View): boolean =>
  isShown(view)(topic) &&
  view.constraints.allowedActionTypes.includes('practice') &&
  !view.constraints.excludedCandidateIds.includes(`practice:${topic.topicId}`)

/** Whether the exam and the organization allow questions on a topic. */
export const isShown =
  ({ modes }: View) =>
  ({ hidden, modes: own }: TopicView) =>
    !hidden && own.some(mode => modes.includes(mode))

/** The topic of the latest questions, and how many of them came in a row. A rest or another lesson ends a run. */
function runOf(latest: readonly PastStep[]) {
  const topicId = latest[0]?.topicId
  let length = 0
  for (const step of latest) {
    if (step.topicId !== topicId) break
    if (isQuestion(step)) length++
  }
  return { topicId, length }
}
