import type { Issue } from '@learn/contract/errors'
import type { Operation } from '@learn/contract/operation'

export type Fields = Readonly<Record<string, unknown>>

/** A failure as it is told: a kind of the contract, or what kept the server from being reached. */
export interface Failed {
  readonly _tag: string
  readonly message: string
  readonly requestId?: string | undefined
  readonly issues?: readonly Issue[]
  /** What to do about it, where that is not the same for all of its kind. */
  readonly next?: string | undefined
}

export type Answer = { readonly body: unknown } | { readonly failure: Failed }

export interface InvokeOptions {
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal
}

/** Asks for an operation, over HTTP or within the process: the same checks, the same answers. */
export type Invoke = (operation: Operation, input: Fields, options?: InvokeOptions) => Promise<Answer>
