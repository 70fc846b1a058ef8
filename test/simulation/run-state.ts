import type { Actor } from './actor.ts'
import type { Books } from './books.ts'
import type { Lane } from './lane.ts'
import type { WrongWebhook } from './mutations.ts'
import type { OpenTransaction } from './open-transaction.ts'
import type { Request } from './operations.ts'
import type { Provider } from './provider.ts'
import type { Random } from './random.ts'

/** What a run shares with its actors, their database and the checks. */
export interface RunState {
  readonly name: string
  readonly lane: Lane
  readonly random: Random
  readonly organizations: readonly string[]
  readonly principalId: string
  readonly books: Books
  readonly provider: Provider
  readonly requests: Request[]
  /** The version of each payment that was recorded last. */
  readonly written: Map<string, number>
  /** The transaction that has locked each row. */
  readonly locks: Map<string, OpenTransaction>
  readonly wrongWebhook: WrongWebhook | undefined
  /** Lets time pass. */
  pass(milliseconds: number): void
  end(transaction: OpenTransaction): void
  fail(error: unknown): void
  expect(assertion: () => void): void
  nextPlaceholder(): string
  tell(actor: Actor | undefined, what: string): void
  describe(values: readonly unknown[]): string
}
