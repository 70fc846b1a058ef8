import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeQuestion, parseQuestionId } from '@learn/content'
import { Random } from '@learn/content/random'
import type { LearnNextStep } from '@learn/contract/learn/decisions'

/** Seconds that a child thinks about a question, reads the explanation, and reads a lesson or rests. */
const thinking = [15, 45] as const
const readingFeedback = [3, 7] as const
const readingLesson = [40, 80] as const
const longestSession = 20
const rightShare = 0.75

/** Called with each step: choosing the next one, or grading an answer. */
export type OnStep = (status: number, milliseconds: number) => void

interface Server {
  readonly port: number
  readonly agent: Agent
}

/** A child who practises without end: a question, some thought, an answer, a look at the explanation. */
export class Pupil {
  readonly #server: Server
  readonly #studentId: string
  readonly #token: string
  readonly #random: Random
  readonly #onStep: OnStep

  constructor(server: Server, { id, token }: { id: string; token: string }, onStep: OnStep) {
    this.#server = server
    this.#studentId = id
    this.#token = token
    this.#random = new Random(`school ${id}`)
    this.#onStep = onStep
  }

  /** Practises until the signal. Each child begins in the middle of a question and of a session. */
  async practise(signal: AbortSignal): Promise<void> {
    let steps = this.#random.int(1, longestSession)
    await this.#pass([0, thinking[1]], signal)
    while (!signal.aborted) {
      const session = await this.#post('/v1/learn/sessions', {
        studentId: this.#studentId,
        sessionType: 'practice',
      })
      // The contract says what a session looks like.
      const { id } = session as { id: string }
      for (; steps > 0 && !signal.aborted; steps--) await this.#takeStep(id, signal)
      steps = longestSession
      await this.#post(`/v1/learn/sessions/${id}/end`, {})
    }
  }

  async #takeStep(sessionId: string, signal: AbortSignal): Promise<void> {
    const step = await this.#timed(`/v1/learn/sessions/${sessionId}/decisions`, {})
    // The contract says what a next step looks like.
    const { decision, question } = step as LearnNextStep
    if (!question) {
      await this.#pass(readingLesson, signal)
      return
    }
    const seconds = await this.#pass(thinking, signal)
    if (signal.aborted) return
    const answer = this.#random.chance(rightShare) ? rightAnswer(decision.questionId) : null
    await this.#timed('/v1/learn/attempts', {
      decisionId: decision.id,
      answer,
      milliseconds: seconds * 1_000,
    })
    await this.#pass(readingFeedback, signal)
  }

  async #timed(path: string, body: object): Promise<unknown> {
    const began = performance.now()
    let status = 0
    try {
      return await this.#post(path, body, answered => {
        status = answered
      })
    } finally {
      this.#onStep(status, performance.now() - began)
    }
  }

  async #post(path: string, body: object, onStatus?: (status: number) => void): Promise<unknown> {
    const { port, agent } = this.#server
    const text = JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }
    const sent = request({ port, agent, path, method: 'POST', headers, host: '127.0.0.1' }).end(text)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part as Buffer)
    onStatus?.(answer.statusCode ?? 0)
    const answered = Buffer.concat(parts).toString()
    if ((answer.statusCode ?? 0) >= 300) throw new Error(`${path}: ${answer.statusCode} ${answered}`)
    return answered === '' ? undefined : JSON.parse(answered)
  }

  async #pass([least, most]: readonly [number, number], signal: AbortSignal): Promise<number> {
    const seconds = this.#random.int(least, most)
    const milliseconds = seconds * 1_000 + this.#random.int(0, 999)
    await sleep(milliseconds, undefined, { signal }).catch(() => undefined)
    return seconds
  }
}

function rightAnswer(questionId: string | null): string {
  const reference = questionId === null ? undefined : parseQuestionId(questionId)
  const question = reference && makeQuestion(reference)
  if (!question) throw new Error(`question ${questionId} does not exist`)
  return question.answer
}
