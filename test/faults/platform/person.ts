import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, OperationId } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { callOperation } from '../../support/client.ts'
import type { Chance } from '../chance.ts'

const patienceMilliseconds = 3_000
const longestMilliseconds = 90_000

export interface PersonOptions {
  /** Tells them apart, and names their requests. */
  readonly name: string
  readonly chance: Chance
  /** The URL of a running server, which may be gone when it is called. */
  readonly where: () => Promise<string>
}

/** Somebody who repeats a request until it is answered. */
export class Person {
  readonly chance: Chance
  readonly #name: string
  readonly #where: () => Promise<string>
  #requests = 0

  constructor({ name, chance, where }: PersonOptions) {
    this.#name = name
    this.chance = chance
    this.#where = where
  }

  /** Repeats a call under the same idempotency key until it has a lasting answer. */
  async call<Id extends OperationId>(id: Id, token: string, input: Input<Contract[Id]>) {
    const headers = { 'idempotency-key': `request ${++this.#requests} of ${this.#name}` }
    // A conflict says that another request with this key has not ended.
    const passes = (status: number) => status === 409 || isPassing(status)
    return await this.insist(id, url => callOperation(url, id, token, input, headers), passes)
  }

  /** Repeats anything until it has an answer that does not pass: usually one where the server is neither broken nor busy. */
  async insist<T extends { readonly status: number }>(
    what: string,
    ask: (url: string) => Promise<T>,
    passes: (status: number) => boolean = isPassing,
  ): Promise<T> {
    const own = this.chance.fork() // However often it is repeated.
    for (const end = Date.now() + longestMilliseconds; Date.now() < end; ) {
      const url = await this.#where()
      const told = await Promise.race([
        ask(url).catch(() => undefined),
        sleep(patienceMilliseconds, undefined, { ref: false }),
      ])
      if (told && !passes(told.status)) return told
      await sleep(own.whole(20, 200))
    }
    throw new Error(`${what} was never answered`)
  }
}

const isPassing = (status: number) => status >= 500 || status === 429
