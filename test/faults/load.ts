import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@learn/contract'
import type { Job } from '@learn/contract/jobs'
import type { LedgerHead } from '@learn/contract/ledger'
import type { Input, Operation, Output } from '@learn/contract/operation'
import { request, requestOf } from '../support/client.ts'
import { createBook, createWord } from '../support/trial.ts'
import { Chance } from './chance.ts'
import { emptyTally } from './tally.ts'

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

interface LoadOptions {
  readonly payers: readonly [Payer, ...Payer[]]
  readonly seed: number
  /** The URL of a running server, which may be gone when it is called. */
  readonly where: () => Promise<string>
}

/** One of several that make one call after another. Its wishes depend on the seed and its name alone. */
interface Client {
  readonly name: string
  readonly chance: Chance
  made: number
}

/** Requests words and books like impatient clients, and keeps every response. */
export class Load {
  readonly wishes: IntendedCall[] = []
  readonly tally = emptyTally()
  readonly violations: string[] = []
  readonly #payers: readonly [Payer, ...Payer[]]
  readonly #seed: number
  readonly #where: () => Promise<string>
  readonly #watched = new Set<Promise<void>>()
  #isOn = false
  #workers: Promise<void>[] = []
  #clients = 0

  constructor({ payers, seed, where }: LoadOptions) {
    this.#payers = payers
    this.#seed = seed
    this.#where = where
  }

  start(atOnce: number): void {
    this.#isOn = true
    this.#workers = Array.from({ length: atOnce }, () => {
      const name = `client ${++this.#clients}`
      return this.#work({ name, chance: new Chance(this.#seed, name), made: 0 })
    })
  }

  /** Waits until every call has its response and every job has ended. */
  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#workers)
    await Promise.all(this.#watched)
  }

  async #work(client: Client): Promise<void> {
    const { chance } = client
    while (this.#isOn) {
      client.made++
      const isLong = chance.happens(0.2)
      // However often a call is repeated, it draws from its own.
      const own = chance.fork()
      const wish = isLong && this.#watched.size < mostJobsAtOnce ? this.#book(client) : this.#word(client)
      await this.#fulfil(wish, own)
      if (chance.happens(0.05)) await this.#keepHead(chance.pick(this.#payers))
      await sleep(chance.whole(0, 15))
    }
  }

  #wish(
    { name, chance, made }: Client,
    operation: IntendedCall['operation'],
    input: IntendedCall['input'],
    payer: Payer,
  ): IntendedCall {
    const key = chance.happens(0.6) ? `wish ${made} of ${name}` : undefined
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

  #word(client: Client): IntendedCall {
    const { name, chance, made } = client
    const payer = chance.pick(this.#payers)
    const { organizationId } = payer
    const usual = `word ${made} of ${name}`
    const word = chance.happens(0.8) ? usual : chance.pick(['no', 'crash'])
    return this.#wish(client, createWord, { organizationId, word }, payer)
  }

  #book(client: Client): IntendedCall {
    const { chance } = client
    const payer = chance.pick(this.#payers)
    const { organizationId } = payer
    const pages = chance.whole(0, 5)
    const written = chance.happens(0.3) ? chance.whole(0, pages) : undefined
    const fails = chance.happens(0.2)
      ? chance.pick(['declared', 'once', 'always', 'in commit'] as const)
      : undefined
    const input = {
      organizationId,
      pages,
      pageMilliseconds: chance.whole(0, 400),
      ...(written !== undefined && { written }),
      ...(fails && { fails }),
    }
    return this.#wish(client, createBook, input, payer)
  }

  /** Sends it, and repeats it with the same key until there is a response; without a key, sends it once. */
  async #fulfil(wish: IntendedCall, chance: Chance): Promise<void> {
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
      if (answer && this.#judge(wish, answer, mayBeAtWork)) {
        if (wish.outcome === 'done' && operation === createBook) this.#watch(wish, answer.body as Job, chance)
        return
      }
      if (key === undefined) {
        this.tally.unknown++
        return
      }
      await sleep(chance.whole(20, 120))
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

  #watch(wish: IntendedCall, job: Job, chance: Chance): void {
    wish.job = job
    const watched = this.#untilEnded(wish, job, chance).finally(() => this.#watched.delete(watched))
    this.#watched.add(watched)
  }

  async #untilEnded(wish: IntendedCall, { id: jobId }: Job, chance: Chance): Promise<void> {
    const until = Date.now() + longestWaitMilliseconds
    let isCanceled = !chance.happens(0.25)
    while (Date.now() < until) {
      await sleep(chance.whole(50, 300))
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

  async #keepHead(payer: Payer): Promise<void> {
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
