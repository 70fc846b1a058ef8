import type { Job } from '@learn/contract/jobs'
import type { Failure, Format, Input, Operation, Output } from '@learn/contract/operation'
import type { Context, MutationContext, UploadContext } from './context.ts'
import type { PlainKind } from './fault.ts'
import type { Reads } from './storage/database.ts'

/** The function of an operation: a read gets the plain context, everything else may write, an upload when it has come. */
export type Handler<Op extends Operation> = (
  ctx: Op['effect'] extends 'read'
    ? Context<Failure<Op>>
    : Op extends { readonly transport: 'upload' }
      ? UploadContext<Failure<Op>>
      : MutationContext<Failure<Op>>,
  input: Input<Op>,
) => Promise<Op extends { readonly transport: 'pieces' } ? InPieces<Output<Op>> : Output<Op>>

/** An answer whose lists come some items at a time. */
export type InPieces<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly (infer Item)[]
    ? readonly Item[] | AsyncIterable<readonly Item[]>
    : Answer[Name]
}

/** How many units of its cost a call will use at most, known before it runs. */
export type Units<Op extends Operation> = (ctx: UnitsContext, input: Input<Op>) => Promise<number>

/** It is asked for an estimate too, and fails with no more than that can. */
export type UnitsContext = Context<'BadRequest' | 'NotFound'>

/** What the work of a job gets: it reads, says how far it is, and stops when it is told to. */
export interface WorkContext extends Context<PlainKind> {
  readonly db: Reads
  readonly job: Pick<Job, 'id' | 'attempts'>
  /** Aborted when the job was cancelled, was taken over by another server, or this one stops. */
  readonly signal: AbortSignal
  /** From 0 to 1, and in words. It may be called as often as one likes. */
  readonly progress: (done: number, message?: string) => void
}

/** What the work came to. `commit` writes it, in the one transaction that also charges for it and ends the job. */
export interface Done {
  /** How many units of the cost were used; without it, all that were held. */
  readonly units?: number
  readonly commit: (ctx: MutationContext<PlainKind>) => Promise<unknown>
}

/** The work of an operation that answers with a job. It may be begun more than once; what counts is its commit. */
export type Work = (ctx: WorkContext, data: object) => Promise<Done>

/** Writes an answer in another format. It is loaded when it is first asked for. */
export type Renderer<Op extends Operation> = (output: Output<Op>) => Promise<string>

/** What this server can be asked, and the functions that answer. Tests have one with operations of their own. */
export interface Surface {
  readonly operations: readonly Operation[]
  /** By the operation's id. */
  readonly handlers: Readonly<Record<string, Handler<Operation>>>
  readonly units: Readonly<Record<string, Units<Operation>>>
  readonly works: Readonly<Record<string, Work>>
  readonly renderers: Readonly<Record<string, Partial<Record<Format, Renderer<Operation>>>>>
}

export function handlerOf({ handlers }: Surface, { id }: Operation): Handler<Operation> {
  const handler = handlers[id]
  if (!handler) throw new Error(`${id} has no handler`)
  return handler
}
