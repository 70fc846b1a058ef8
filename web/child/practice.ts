import type { LearnAttempt, LearnLesson, LearnQuestion } from '@learn/sdk'
import { type Connection, call } from '@learn/sdk'
import {
  createLearnAttempt,
  createLearnDecision,
  createLearnSession,
  endLearnSession,
  explainLearnDecision,
  getLearnQuestion,
  getLearnSession,
} from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import type { Kept, Outbox } from '../api/outbox.ts'
import { type Closed, closedBecause, type Patience, persist } from '../api/persist.ts'

/** What the page of a session shows. */
export type Showing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'question'; readonly decisionId: string; readonly question: LearnQuestion }
  | {
      readonly kind: 'told'
      readonly decisionId: string
      readonly question: LearnQuestion
      readonly attempt: LearnAttempt
    }
  | { readonly kind: 'lesson'; readonly lesson: LearnLesson }
  | { readonly kind: 'break'; readonly isEnd: boolean }
  /** Practice can't go on, and the page says whom to ask. */
  | { readonly kind: 'closed'; readonly why: Closed }

interface PracticeOptions {
  readonly connection: Connection
  readonly outbox: Outbox
  readonly studentId: string
  readonly sessionId: string
  readonly pause: Patience['pause']
  readonly newKey: () => string
  readonly now: () => number
}

/** One session of practice: asks for steps, and gets every answer to the server. */
export class Practice {
  readonly showing = signal<Showing>({ kind: 'loading' })
  /** Whether something waits for the network. The child can read on meanwhile. */
  readonly isWaiting = signal(false)
  /** The number of the question in its session. */
  readonly questions = signal(0)
  readonly #options: PracticeOptions
  readonly #patience: Patience
  #beganAt = 0
  #isBusy = false

  constructor(options: PracticeOptions) {
    this.#options = options
    this.#patience = { pause: options.pause, isWaiting: this.isWaiting }
  }

  /** An answer that was on its way when the page was left comes first. */
  async start(): Promise<void> {
    const kept = this.#options.outbox.waiting(this.#options.studentId)
    if (kept) await this.#deliver(kept)
    else await this.next()
  }

  /** Asks for the next step. Until the question is answered, the server gives the same one. */
  async next(): Promise<void> {
    await this.#once(async () => {
      const { connection, sessionId } = this.#options
      const [asked, before] = await Promise.all([
        persist(this.#patience, () =>
          call(connection, createLearnDecision, sessionId, { retries: 0 }).attempt(),
        ),
        this.questions.value || this.#countAnswers(),
      ])
      if (!asked.ok) return this.#close(asked.error._tag)
      const { decision, question, lesson } = asked.data
      if (question) {
        this.questions.value = before + 1
        this.#beganAt = this.#options.now()
        this.showing.value = { kind: 'question', decisionId: decision.id, question }
      } else if (lesson) this.showing.value = { kind: 'lesson', lesson }
      else
        this.showing.value = {
          kind: 'break',
          isEnd: !decision.reasonCodes.includes('fatigue_guardrail'),
        }
    })
  }

  /** Null means “I don’t know”. */
  async answer(answer: string | null): Promise<void> {
    const { showing } = this
    if (showing.value.kind !== 'question') return
    const { decisionId, question } = showing.value
    const { studentId, sessionId, outbox, newKey, now } = this.#options
    const milliseconds = Math.min(3_600_000, Math.max(0, Math.round(now() - this.#beganAt)))
    const kept = { studentId, sessionId, decisionId, answer, milliseconds, idempotencyKey: newKey() }
    await this.#once(async () => {
      outbox.keep(kept)
      await this.#send(kept, question)
    })
  }

  /** The sentence that says why this question came. */
  async why(decisionId: string): Promise<string | undefined> {
    const told = await call(this.#options.connection, explainLearnDecision, decisionId).attempt()
    return told.ok ? told.data.forStudent : undefined
  }

  /**
   * Goes on after a break, in a new session with the same subjects: in this one, the server would offer the break again.
   * Returns its ID, or nothing if the page now says why it can't go on.
   */
  async goOn(): Promise<string | undefined> {
    const { connection, studentId, sessionId } = this.#options
    const read = await persist(this.#patience, () =>
      call(connection, getLearnSession, sessionId, { retries: 0 }).attempt(),
    )
    const subjectIds = read.ok ? read.data.subjectIds : []
    const made = await persist(this.#patience, () =>
      call(connection, createLearnSession, { studentId, sessionType: 'practice', subjectIds }).attempt(),
    )
    if (made.ok) return made.data.id
    this.#close(made.error._tag)
    return undefined
  }

  async end(): Promise<void> {
    await call(this.#options.connection, endLearnSession, this.#options.sessionId).attempt()
  }

  async #deliver(kept: Kept): Promise<void> {
    await this.#once(() => this.#send(kept))
    if (this.showing.value.kind === 'loading') await this.next()
  }

  async #send(kept: Kept, question?: LearnQuestion): Promise<void> {
    const { connection, outbox } = this.#options
    const { decisionId, answer, milliseconds, idempotencyKey } = kept
    const sent = await persist(this.#patience, () =>
      call(
        connection,
        createLearnAttempt,
        { decisionId, answer, milliseconds },
        { idempotencyKey, retries: 0 },
      ).attempt(),
    )
    if (!sent.ok && sent.error._tag === 'Unauthorized') return this.#close('Unauthorized') // Kept until the child is back.
    outbox.remove(kept)
    if (sent.ok) {
      const { questionId } = sent.data
      const asked = question ?? (await this.#read(questionId))
      this.questions.value ||= await this.#countAnswers()
      if (asked) this.showing.value = { kind: 'told', decisionId, question: asked, attempt: sent.data }
      return
    }
    // Another tab has answered it, or the session has ended: what comes next shows which.
    if (sent.error._tag === 'Conflict' || sent.error._tag === 'NotFound')
      this.showing.value = { kind: 'loading' }
    else this.#close(sent.error._tag)
  }

  async #read(questionId: string): Promise<LearnQuestion | undefined> {
    const read = await call(this.#options.connection, getLearnQuestion, questionId).attempt()
    return read.ok ? read.data : undefined
  }

  /** Answers that were given before this page was opened. */
  async #countAnswers(): Promise<number> {
    const { connection, sessionId } = this.#options
    const options = { retries: 0, timeoutMilliseconds: 3_000 } // No question waits long for its number.
    const read = await call(connection, getLearnSession, sessionId, options).attempt()
    return read.ok ? read.data.summary.attempts : 0
  }

  /** Ignores a second tap while the first is under way. */
  async #once(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      await work()
    } finally {
      this.#isBusy = false
    }
    if (this.showing.value.kind === 'loading' && this.questions.value > 0) await this.next()
  }

  #close(kind: string): void {
    this.showing.value = { kind: 'closed', why: closedBecause(kind) }
  }
}
