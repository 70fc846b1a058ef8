import type { Job } from '@learn/contract/jobs'
import type { Failure, Format, Input, Operation, Output } from '@learn/contract/operation'
import type { Context, MutationContext, OutsideParts, UploadContext } from './context.ts'
import type { PlainKind } from './fault.ts'
import type { Reads } from './storage/database.ts'

/** The function of an operation. A read gets the plain context, an upload writes with `commit`, the rest may write. */
export type Handler<Op extends Operation> = (
  ctx: Op['effect'] extends 'read'
    ? Context<Failure<Op>>
    : Op extends { readonly transport: 'upload' }
      ? UploadContext<Failure<Op>>
      : MutationContext<Failure<Op>>,
  input: Input<Op>,
) => Promise<Op extends { readonly transport: 'pieces' } ? InPieces<Output<Op>> : Output<Op>>

/** An answer whose lists may be streamed in batches. */
export type InPieces<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly (infer Item)[]
    ? readonly Item[] | AsyncIterable<readonly Item[]>
    : Answer[Name]
}

/** The most units that a call can use, known before it runs. */
export type Units<Op extends Operation> = (ctx: UnitsContext, input: Input<Op>) => Promise<number>

/** Units are also counted for estimates, so only the errors of an estimate are allowed. */
export type UnitsContext = Context<'BadRequest' | 'NotFound'>

/** What a job's work gets: it reads, reports progress, and stops when its signal is aborted. */
export interface WorkContext extends Context<PlainKind> {
  readonly db: Reads
  readonly parts: OutsideParts
  readonly job: Pick<Job, 'id' | 'attempts'>
  /** Aborted when the job is canceled, another server takes it over, or this server stops. */
  readonly signal: AbortSignal
  /** Reports progress from 0 to 1, with an optional message. Call it as often as you like. */
  readonly progress: (done: number, message?: string) => void
}

/** The result of the work. `commit` writes it in the same transaction that charges for it and ends the job. */
export interface WorkResult {
  /** How many units were used. Defaults to everything reserved. */
  readonly units?: number
  readonly commit: (ctx: MutationContext<PlainKind>) => Promise<unknown>
}

/** The work of an operation that answers with a job. It may be started more than once; only its commit counts. */
export type Work = (ctx: WorkContext, data: object) => Promise<WorkResult>

/** Writes an answer in another format. Loaded on first use. */
export type Renderer<Op extends Operation> = (output: Output<Op>) => Promise<string>

/** The operations of a server and the functions behind them. Tests use their own. */
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
