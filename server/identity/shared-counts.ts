import type { Logger } from 'pino'
import { type Secrets, sign } from '../secrets.ts'
import type { Database } from '../storage/database.ts'
import { countInWindows, type SharedWindow } from './shared-windows.store.ts'
import type { Window } from './window.ts'

/** A statement of this size takes a few milliseconds. */
const mostInStatement = 100
/** Callers wait no longer for the counts of other processes. */
const patienceMilliseconds = 1_000
const restMilliseconds = 1_000
const nameLength = 16

interface SharedCountsOptions {
  readonly database: Pick<Database, 'system' | 'isAway'>
  readonly secrets: Pick<Secrets, 'sharedWindow'>
  readonly log: Logger
  readonly now: () => Date
  /** Multiplies the time limit, for tests on a busy machine. */
  readonly patience?: number | undefined
}

/**
 * What all processes have counted, in the database. Windows that are due at the same moment share a statement, and one statement
 * is on its way at a time. While the database does not answer, each process counts alone, and nobody waits.
 */
export class SharedCounts {
  readonly #options: SharedCountsOptions
  /** Windows to report, by tenant: a tenant with thousands of credentials gets one place in turn like the others. */
  readonly #due = new Map<string, Set<Window>>()
  #isBusy = false
  #isLate = false
  #restsUntil = 0
  #isAlone = false

  constructor(options: SharedCountsOptions) {
    this.#options = options
  }

  /** Whether others can be asked. */
  get isAnswering(): boolean {
    const { isAway } = this.#options.database
    return !isAway && !this.#isLate && performance.now() >= this.#restsUntil
  }

  /** Reports what is unreported by then. Resolves to how many all processes had counted before that. Never rejects. */
  report(window: Window, tenant: string): Promise<number> {
    if (window.due) return window.due.promise
    window.due = Promise.withResolvers<number>()
    const windows = this.#due.get(tenant)
    if (windows) windows.add(window)
    else this.#due.set(tenant, new Set([window]))
    if (!this.#isBusy) {
      this.#isBusy = true
      setImmediate(() => this.#reportAll()) // By then, all that has just arrived is here.
    }
    return window.due.promise
  }

  async #reportAll(): Promise<void> {
    while (this.#due.size > 0) await this.#reportSome(this.#take())
    this.#isBusy = false
  }

  async #reportSome(windows: readonly Window[]): Promise<void> {
    const waiting = windows.map(window => {
      const { due } = window
      window.due = undefined
      window.reporting = window.unreported
      window.unreported = 0
      return due
    })
    const answerAlone = () => {
      for (const [at, due] of waiting.entries()) due?.resolve(windows[at]?.known ?? 0)
      this.#answerDue()
    }
    const timer = setTimeout(
      () => {
        this.#isLate = true
        this.#countAlone('the database is slow')
        answerAlone()
      },
      patienceMilliseconds * (this.#options.patience ?? 1),
    )
    try {
      const { now } = this.#options
      const askedAt = now().getTime()
      const answers = await this.#ask(windows, askedAt)
      for (const [at, window] of windows.entries()) {
        const answer = answers.get(window.name?.toString('hex') ?? '')
        // If anything, the window ends here a moment before it does in the database, so that no report comes after its end.
        if (answer) {
          window.known = answer.count
          window.endsAt = askedAt + Math.min(answer.leftMilliseconds, window.seconds * 1000)
        }
        waiting[at]?.resolve(window.known - window.reporting)
        window.reporting = 0
        window.answeredAt = now().getTime()
      }
      this.#countTogether()
    } catch (error) {
      this.#restsUntil = performance.now() + restMilliseconds
      this.#countAlone(error)
      answerAlone()
      // If only the answer was lost, they count twice: rather a guess too few than one too many.
      for (const window of windows) {
        window.unreported += window.reporting
        window.reporting = 0
      }
    } finally {
      clearTimeout(timer)
      this.#isLate = false
    }
  }

  async #ask(windows: readonly Window[], moment: number): Promise<Map<string, SharedWindow>> {
    const { database } = this.#options
    const reported = windows.map(window => ({
      key: this.#nameOf(window),
      count: window.reporting,
      seconds: window.seconds,
      leftMilliseconds: window.endsAt - moment,
    }))
    // The database's clock is the same for all. Only a test moves another.
    const movedSeconds = Math.round((moment - Date.now()) / 1000)
    const answers = await countInWindows(database.system, reported, movedSeconds)
    return new Map(answers.map(answer => [answer.key, answer]))
  }

  #nameOf(window: Window): Buffer {
    window.name ??= sign(this.#options.secrets.sharedWindow.current, `${window.kind} ${window.key}`).subarray(
      0,
      nameLength,
    )
    return window.name
  }

  /** One window of each tenant, then another of each, as many as fit. */
  #take(): Window[] {
    const taken: Window[] = []
    for (const [tenant, windows] of this.#due) {
      if (taken.length === mostInStatement) return taken
      for (const window of windows) {
        taken.push(window)
        windows.delete(window)
        break
      }
      this.#due.delete(tenant)
      if (windows.size > 0) this.#due.set(tenant, windows) // At the end, where this loop meets it again.
    }
    return taken
  }

  /** Answers everybody who waits for a later report from what is known here. */
  #answerDue(): void {
    for (const windows of this.#due.values())
      for (const window of windows) {
        window.due?.resolve(window.known + window.reporting)
        window.due = undefined
      }
    this.#due.clear()
  }

  #countAlone(reason: unknown): void {
    if (this.#isAlone) return
    this.#isAlone = true
    this.#options.log.warn({ err: reason }, 'the database does not count: each process limits requests alone')
  }

  #countTogether(): void {
    if (!this.#isAlone) return
    this.#isAlone = false
    this.#options.log.info('the database counts requests again')
  }
}
