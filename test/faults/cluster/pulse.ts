import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@learn/contract'
import type { Output } from '@learn/contract/operation'
import { request, requestOf } from '../../support/client.ts'

const operation = contract['teams.createTeam']

/** An acknowledged write: the row it made, and when it was sent and answered. */
interface Write {
  readonly id: string
  readonly sent: number
  readonly answered: number
}

interface PulseOptions {
  readonly url: string
  readonly tenant: { readonly organizationId: string; readonly key: string }
  readonly everyMilliseconds: number
}

const patienceMilliseconds = 2_000
/** The number of changes that one organization can make at the same time is limited. */
const mostAtOnce = 2

/** Writes at a steady pace, each once, without waiting for the previous one, to show when writes are answered. */
export class Pulse {
  readonly writes: Write[] = []
  readonly #failures: { readonly sent: number; readonly why: string }[] = []
  readonly #options: PulseOptions
  readonly #waiting = new Set<Promise<void>>()
  #isOn = true
  #sent = 0

  constructor(options: PulseOptions) {
    this.#options = options
    void this.#beat()
  }

  async #beat(): Promise<void> {
    while (this.#isOn) {
      if (this.#waiting.size < mostAtOnce) {
        const write = this.#write().finally(() => this.#waiting.delete(write))
        this.#waiting.add(write)
      }
      await sleep(this.#options.everyMilliseconds)
    }
  }

  async #write(): Promise<void> {
    const { url, tenant } = this.#options
    const name = `pulse ${++this.#sent}`
    const sent = Date.now()
    const input = { organizationId: tenant.organizationId, name }
    const { path, init } = requestOf(operation, tenant.key, input, { 'idempotency-key': name })
    const signal = AbortSignal.timeout(patienceMilliseconds)
    try {
      const { status, body } = await request<Output<typeof operation>>(url, path, { ...init, signal })
      if (status === operation.status) this.writes.push({ id: body.id, sent, answered: Date.now() })
      else
        this.#failures.push({ sent, why: `${status} ${JSON.stringify(body)}`.replace(/,"requestId.*/, '}') })
    } catch (error) {
      this.#failures.push({ sent, why: String(error) })
    }
  }

  /** How often writes failed after this moment, why, and when the last ones were sent. */
  failuresSince(since: number): string {
    const failures = this.#failures.filter(({ sent }) => sent >= since)
    const lines = [...Map.groupBy(failures, ({ why }) => why)].map(([why, all]) => {
      const last = (Math.max(...all.map(({ sent }) => sent)) - since) / 1_000
      return `${all.length} × ${why} (the last at ${last.toFixed(1)} s)`
    })
    return lines.join('; ')
  }

  /** How long it took from this moment until a later write was answered. */
  async answersAgain(since: number, longestMilliseconds = 120_000): Promise<number> {
    for (; Date.now() < since + longestMilliseconds; await sleep(20)) {
      const answers = this.writes.filter(({ sent }) => sent >= since).map(({ answered }) => answered)
      if (answers.length > 0) return Math.min(...answers) - since
    }
    throw new Error('the API does not answer again')
  }

  /** The longest time between two answers since this moment. */
  longestPause(since: number): number {
    const answers = this.writes.map(({ answered }) => answered).filter(answered => answered >= since)
    const moments = [since, ...answers.sort((one, other) => one - other), Date.now()]
    return Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment)))
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#waiting)
  }
}
