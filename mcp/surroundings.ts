import type { KeyObject } from 'node:crypto'
import type { Operation } from '@learn/contract/operation'
import type { ServerContext } from '@modelcontextprotocol/server'
import type { Choice } from './choice.ts'
import type { Invoke } from './invocation.ts'

/** Everything a call needs to know about its connection, or about its request over HTTP. */
export interface CallSurroundings {
  /** The whole contract: the organization of a call is found with its reads, even those the agent may not call. */
  readonly operations: readonly Operation[]
  readonly choice: Choice
  readonly invoke: Invoke
  /** Signs confirmation tokens. */
  readonly key: KeyObject
  /** Signed tokens that are still valid. */
  readonly formerKeys: readonly KeyObject[]
  /** The caller's id, as far as it is known here. */
  readonly caller: string
  /** How the client can ask a person: with a result that asks, with a request from us, or not at all. */
  readonly asks: (ctx: ServerContext) => 'by answer' | 'by request' | 'never'
  readonly now: () => number
  readonly isOver: () => boolean
  readonly waits: Waits
}

export interface Waits {
  /** For a person's reply, with clients that keep the call open meanwhile. */
  readonly personMilliseconds: number
  /** For a job whose progress is reported. */
  readonly jobMilliseconds: number
}
