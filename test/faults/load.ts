import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@learn/contract'
import type { Job } from '@learn/contract/jobs'
import type { LedgerHead } from '@learn/contract/ledger'
import type { Input, Operation, Output } from '@learn/contract/operation'
import { request, requestOf } from '../support/client.ts'
import { createBook, createWord } from '../support/trial.ts'
import type { Chance } from './chance.ts'

export interface Payer {
  readonly organizationId: string
  readonly keyId: string
  readonly key: string
  readonly isPoor: boolean
  /** Ledger heads from responses: none of them may ever be rewritten. */
  readonly heads: LedgerHead[]
}

/** One intended call, however often it was sent, and its known outcome. */
export interface IntendedCall {
  readonly payer: Payer
  readonly operation: typeof createWord | typeof createBook
  readonly input: Input<typeof createWord> | Input<typeof createBook>
  readonly key: string | undefined
  /** `unknown` if there was no response, or if an earlier attempt may still have been running when it came. */
  outcome: 'unknown' | 'done' | 'refused'
  answer: unknown
  /** The job according to the last response. */
  job: Job | undefined
}

export interface Tally {
  sent: number
  done: number
  replayed: number
  refused: number
  unpaid: number
  unknown: number
  lost: number
  failures: number
  canceled: number
}

export const emptyTally = (): Tally => ({
  sent: 0,
  done: 0,
  replayed: 0,
  refused: 0,
  unpaid: 0,
  unknown: 0,
  lost: 0,
  failures: 0,
  canceled: 0,
})

/** Short, because servers are killed and many responses never come. */
const usualPatienceMilliseconds = 1_500
const mostJobsAtOnce = 12
const longestWaitMilliseconds = 90_000

/** No response: the connection was refused or cut, or it timed out. */
class Lost extends Error {
  readonly mayBeAtWork: boolean

  constructor(cause: unknown) {
    super('no response', { cause })
    this.mayBeAtWork = cause instanceof Error && cause.name === 'TimeoutError'
  }
}

/** Requests words and books like an impatient client, and keeps every response. */
export class Load {
  readonly wishes: IntendedCall[] = []
  readonly tally = emptyTally()
  readonly violations: string[] = []
  readonly #payers: readonly [Payer, ...Payer[]]
  readonly #chance: Chance
  /** The URL of a running server, which may be gone when it is called. */
  readonly #where: () => Promise<string>
  readonly #watched = new Set<Promise<void>>()
  #isOn = false
  #workers: Promise<void>[] = []

  constructor(payers: readonly [Payer, ...Payer[]], chance: Chance, where: () => Promise<string>) {
    this.#payers = payers
    this.#chance = chance
    this.#where = where
  }

  start(atOnce: number): void {
    this.#isOn = true
    this.#workers = Array.from({ length: atOnce }, () => this.#work())
  }

  /** Waits until every call has its response and every job has ended. */
  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#workers)
    await Promise.all(this.#watched)
  }

  async #work(): Promise<void> {
    while (this.#isOn) {
      const isLong = this.#watched.size < mostJobsAtOnce && this.#chance.happens(0.2)
      await this.#fulfil(isLong ? this.#book() : this.#word())
      if (this.#chance.happens(0.05)) await this.#keepHead()
      await sleep(this.#chance.whole(0, 15))
    }
  }

  #wish(operation: IntendedCall['operation'], input: IntendedCall['input'], payer: Payer): IntendedCall {
    const key = this.#chance.happens(0.6) ? `wish ${this.wishes.length}` : undefined
    const wish: IntendedCall = {
      payer,
      operation,
      input,
      key,
      outcome: 'unknown',
      answer: undefined,
      job: undefined,
    }
    this.wishes.push(wish)
    return wish
  }

  #word(): IntendedCall {
    const payer = this.#chance.pick(this.#payers)
    const { organizationId } = payer
    const usual = `word ${this.wishes.length}`
    const word = this.#chance.happens(0.8) ? usual : this.#chance.pick(['no', 'crash'])
    return this.#wish(createWord, { organizationId, word }, payer)
  }

  #book(): IntendedCall {
    const payer = this.#chance.pick(this.#payers)
    const { organizationId } = payer
    const pages = this.#chance.whole(0, 5)
    const written = this.#chance.happens(0.3) ? this.#chance.whole(0, pages) : undefined
    const fails = this.#chance.happens(0.2)
      ? this.#chance.pick(['declared', 'once', 'always', 'in commit'] as const)
      : undefined
    const input = {
      organizationId,
      pages,
      pageMilliseconds: this.#chance.whole(0, 400),
      ...(written !== undefined && { written }),
      ...(fails && { fails }),
    }
    return this.#wish(createBook, input, payer)
  }

  /** Sends it, and repeats it with the same key until there is a response; without a key, sends it once. */
  async #fulfil(wish: IntendedCall): Promise<void> {
    const { payer, operation, input, key } = wish
    const until = Date.now() + longestWaitMilliseconds
    let mayBeAtWork = false
    while (Date.now() < until) {
      this.tally.sent++
      const answer = await this.ask(operation as Operation, payer, input, key).catch(error => {
        if (!(error instanceof Lost)) throw error
        mayBeAtWork ||= error.mayBeAtWork
        return undefined
      })
      if (answer && this.#judge(wish, answer, mayBeAtWork)) return
      if (key === undefined) {
        this.tally.unknown++
        return
      }
      await sleep(this.#chance.whole(20, 120))
    }
    this.violations.push(`${key} got no response within ${longestWaitMilliseconds} ms`)
  }

  /** False if it must be sent again. */
  #judge(wish: IntendedCall, { status, body, replayed }: CallOutcome, mayBeAtWork: boolean): boolean {
    const { tally } = this
    if (status === wish.operation.status) {
      wish.outcome = 'done'
      wish.answer = body
      tally.done++
      if (replayed) tally.replayed++
      if (wish.operation === createBook) this.#watch(wish, body as Job)
      return true
    }
    const { _tag: kind, message } = body as { _tag: string; message: string }
    const isCrash = 'word' in wish.input && wish.input.word === 'crash'
    const isUnderWay = kind === 'Conflict' && message.includes('still in progress')
    const isFailure = kind === 'InternalError' && !isCrash
    if (isFailure) tally.failures++
    if (isFailure || isUnderWay || kind === 'TooManyRequests') return false
    const isExpected =
      kind === 'PaymentRequired' || isCrash || ('word' in wish.input && wish.input.word === 'no')
    if (!isExpected) this.violations.push(`${wish.operation.id} answered ${status} ${message}`)
    wish.outcome = mayBeAtWork ? 'unknown' : 'refused'
    if (kind === 'PaymentRequired') tally.unpaid++
    else tally.refused++
    return true
  }

  #watch(wish: IntendedCall, job: Job): void {
    wish.job = job
    const watched = this.#untilEnded(wish, job).finally(() => this.#watched.delete(watched))
    this.#watched.add(watched)
  }

  async #untilEnded(wish: IntendedCall, { id: jobId }: Job): Promise<void> {
    const until = Date.now() + longestWaitMilliseconds
    let isCanceled = !this.#chance.happens(0.25)
    while (Date.now() < until) {
      await sleep(this.#chance.whole(50, 300))
      const wanted = isCanceled ? contract['jobs.getJob'] : contract['jobs.cancelJob']
      const answer = await this.ask(wanted, wish.payer, { jobId }).catch(error => {
        if (!(error instanceof Lost)) throw error
        return undefined
      })
      if (answer?.status === 409) isCanceled = true // It had ended already.
      if (answer?.status !== 200) continue
      wish.job = answer.body as Job
      if (!isCanceled) this.tally.canceled++
      isCanceled = true
      if (wish.job.finishedAt !== null) return
    }
    this.violations.push(`job ${jobId} did not end within ${longestWaitMilliseconds} ms`)
  }

  async #keepHead(): Promise<void> {
    const payer = this.#chance.pick(this.#payers)
    const { organizationId, heads } = payer
    const answer = await this.ask(contract['billing.getBalance'], payer, { organizationId }).catch(
      () => undefined,
    )
    if (answer?.status !== 200) return
    const { head } = answer.body as Output<(typeof contract)['billing.getBalance']>
    if (head) heads.push(head)
  }

  /** Sends one request, and validates the response against the contract. */
  async ask(
    operation: Operation,
    { key: token }: Payer,
    input: object,
    key?: string,
    patienceMilliseconds = usualPatienceMilliseconds,
  ): Promise<CallOutcome> {
    const { path, init } = requestOf(
      operation,
      token,
      input,
      key === undefined ? {} : { 'idempotency-key': key },
    )
    const url = await this.#where()
    try {
      const signal = AbortSignal.timeout(patienceMilliseconds)
      const { status, headers, body } = await request<unknown>(url, path, { ...init, signal }, operation)
      return { status, body, replayed: headers.get('idempotency-replayed') === 'true' }
    } catch (error) {
      if (error instanceof assert.AssertionError) {
        this.violations.push(error.message)
        throw error
      }
      this.tally.lost++
      throw new Lost(error)
    }
  }
}

export interface CallOutcome {
  readonly status: number
  readonly body: unknown
  readonly replayed: boolean
}
