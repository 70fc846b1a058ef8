import { makeQuestion, parseQuestionId, type Question } from '@learn/content'
import { Random } from '@learn/content/random'
import type { SessionType } from '@learn/contract/learn/words'
import { WeeksPupil } from '../../bench/pupils/weeks/pupil.ts'
import type { Application } from '../../server/application.ts'
import { signInStudent } from '../../server/sign-in/student.ts'
import { type Caller, call, newVisit } from './calls.ts'
import type { DemoChild } from './cast.ts'
import type { DemoClock } from './clock.ts'

/** Children stop after this long, even if questions are left. */
const longestMinutes = 35
const secondsBetweenSteps = 4

/** A child of the demo: their record, and the simulated pupil who answers for them. */
export class Learner {
  readonly child: DemoChild
  readonly studentId: string
  readonly pin: string
  readonly #pupil: WeeksPupil
  readonly #random: Random
  #sessions = 0

  constructor(child: DemoChild, studentId: string, pin: string) {
    this.child = child
    this.studentId = studentId
    this.pin = pin
    this.#pupil = new WeeksPupil(child.pupil)
    this.#random = new Random(`demo ${child.username}`)
  }

  /** Signs in, practises until the questions are done or the child has had enough, and returns the answers given. */
  async practise(app: Application, clock: DemoClock, time: number, signal: AbortSignal): Promise<number> {
    return await clock.runAt(time, async pass => {
      const { studentId, child, pin } = this
      const { address } = child.family
      const { token } = await signInStudent(app, { username: child.username, pin }, newVisit(address))
      const caller: Caller = { token, audience: 'api', address }
      const sessionType = this.#nextType()
      const session = await call(app, caller, 'learn.createLearnSession', { studentId, sessionType })
      const questions = sessionType === 'diagnostic' ? 16 : this.#random.int(6, 10)
      this.#pupil.startSession()
      this.#sessions++
      let answers = 0
      let minutes = 0
      for (let leaves = false; answers < questions && minutes < longestMinutes && !leaves; ) {
        signal.throwIfAborted()
        const step = await this.#takeStep(app, caller, session.id, pass)
        if (step.ends) break
        answers += step.answers
        minutes += step.minutes
        leaves = step.leaves
      }
      await call(app, caller, 'learn.endLearnSession', { sessionId: session.id })
      return answers
    })
  }

  /** A first session finds out what the child knows; every sixth one is a short test. */
  #nextType(): SessionType {
    if (this.#sessions === 0) return 'diagnostic'
    return this.#sessions % 6 === 5 ? 'mini-test' : 'practice'
  }

  async #takeStep(app: Application, caller: Caller, sessionId: string, pass: (minutes: number) => void) {
    const { decision, lesson } = await call(app, caller, 'learn.createLearnDecision', { sessionId })
    const now = app.now().getTime()
    const none = { answers: 0, leaves: false, ends: false }
    if (decision.questionId === null) {
      const minutes = lesson ? this.#pupil.read(lesson.topicId, now) : 5
      if (!lesson) this.#pupil.rest()
      pass(minutes)
      // A break because nothing is left to do would come again and again.
      return { ...none, minutes, ends: decision.reasonCodes.includes('content_fallback') }
    }
    const question = questionOf(decision.questionId)
    const { right, misled, minutes, leaves } = this.#pupil.answer(question, now)
    pass(minutes)
    await call(app, caller, 'learn.createLearnAttempt', {
      decisionId: decision.id,
      answer: right ? question.answer : this.#wrongAnswer(question, misled),
      milliseconds: Math.min(3_600_000, Math.round(minutes * 60_000)),
    })
    pass(secondsBetweenSteps / 60)
    return { ...none, answers: 1, minutes, leaves }
  }

  /** A typical mistake if a misconception led to it; otherwise any wrong answer, or none. */
  #wrongAnswer(question: Question, misled: boolean): string | null {
    const { answer, mode } = question
    const typical =
      mode === 'options'
        ? question.options.filter(({ letter }) => letter !== answer).map(({ letter }): string => letter)
        : question.mistakes.map(({ text }) => text).filter(text => text !== answer)
    if (typical.length === 0 || (!misled && this.#random.chance(0.1))) return null
    return this.#random.pick(typical)
  }
}

function questionOf(questionId: string): Question {
  const reference = parseQuestionId(questionId)
  const question = reference && makeQuestion(reference)
  if (!question) throw new Error(`question ${questionId} does not exist`)
  return question
}
