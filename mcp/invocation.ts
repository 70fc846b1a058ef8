import type { Issue } from '@learn/contract/errors'
import type { Operation } from '@learn/contract/operation'

export type Fields = Readonly<Record<string, unknown>>

/** An error of the contract, or one that kept the call from reaching the server. */
export interface Failed {
  readonly _tag: string
  readonly message: string
  readonly requestId?: string | undefined
  readonly issues?: readonly Issue[]
  /** What to do next, if that depends on more than the kind. */
  readonly next?: string | undefined
}

export type Answer = { readonly body: unknown } | { readonly failure: Failed }

export interface InvokeOptions {
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal
  /** Only tells what would happen. */
  readonly isDryRun?: boolean
}

/** Calls an operation, over HTTP or within the process, with the same checks and answers. */
export type Invoke = (operation: Operation, input: Fields, options?: InvokeOptions) => Promise<Answer>
