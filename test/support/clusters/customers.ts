import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from '../client.ts'

export interface Refusal {
  readonly status: number
  readonly message: string
  readonly retryAfter: string | null
}

/** Readers and writers who call again and again, and repeat refused calls with the same idempotency key. */
export class Customers {
  readonly refusals: Refusal[] = []
  readonly names: string[] = []
  /** The changes that were answered with 201. */
  readonly acknowledged: string[] = []
  /** How long the longest call took. */
  longest = 0
  #stopped = false
  readonly #loops: Promise<void>[]
  readonly #url: string
  readonly #key: string

  constructor(url: string, key: string, organizationId: string) {
    this.#url = url
    this.#key = key
    const writers = [1, 2, 3].map(writer => this.#write(writer, organizationId))
    const readers = [1, 2, 3].map(() => this.#read())
    this.#loops = [...writers, ...readers]
    for (const loop of this.#loops) loop.catch(() => undefined) // `stop` awaits it.
  }

  /** Waits until so many more changes have been made. */
  async untilServed(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more
    for (let waited = 0; this.acknowledged.length < wanted; waited += 20) {
      assert(waited < 60_000, 'nobody is served')
      await sleep(20)
    }
  }

  /** Stops once every call in progress has been answered. */
  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#loops)
  }

  async #write(writer: number, organizationId: string): Promise<void> {
    for (let number = 0; !this.#stopped; number++) {
      const name = `Team ${writer} ${number}`
      this.names.push(name)
      const headers = { 'idempotency-key': name }
      await this.#untilAnswered(() =>
        callOperation(this.#url, 'teams.createTeam', this.#key, { organizationId, name }, headers),
      )
      this.acknowledged.push(name)
      await sleep(20)
    }
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      await this.#untilAnswered(() =>
        callOperation(this.#url, 'organizations.listOrganizations', this.#key, {}),
      )
      await sleep(20)
    }
  }

  async #untilAnswered(
    call: () => Promise<{ status: number; headers: Headers; body: { message?: string | undefined } }>,
  ): Promise<void> {
    for (;;) {
      const began = performance.now()
      const { status, headers, body } = await call()
      this.longest = Math.max(this.longest, performance.now() - began)
      if (status < 300) return
      this.refusals.push({ status, message: body.message ?? '', retryAfter: headers.get('retry-after') })
      await sleep(200)
    }
  }
}

/** Every refused call got a declared answer with Retry-After. */
export function assertDeclared({ refusals }: Customers): void {
  for (const refusal of refusals) {
    if (refusal.status === 409) {
      assert.match(refusal.message, /still in progress/)
      continue
    }
    assert.equal(refusal.retryAfter !== null, true, JSON.stringify(refusal))
    if (refusal.status === 500) assert.match(refusal.message, /we don’t know whether it was done/)
    else assert.equal(refusal.status, 429, JSON.stringify(refusal))
  }
}
