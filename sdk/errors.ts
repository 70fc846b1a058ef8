import type { DetailsOf, ErrorKind } from '@learn/contract/errors'

/** The base of every error. `_tag` is its kind, and `requestId` finds the request in the server's log. */
export abstract class LearnError extends Error {
  abstract readonly _tag: string
  readonly requestId: string | undefined
  /** How long the server asks to wait. */
  declare retryAfterSeconds?: number
  /** For a list that failed after its first page: pass it as `cursor` to continue. */
  declare cursor?: string
  /** For an interrupted upload: pass it as `resume` to continue. */
  declare mediaItemId?: string

  constructor(message: string, requestId?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.requestId = requestId
    // Bundlers may rename the classes.
    Object.defineProperty(this, 'name', { get: () => this._tag })
  }
}

/** An error that the server declared in its contract. */
export abstract class ApiError<Kind extends ErrorKind> extends LearnError {
  abstract override readonly _tag: Kind
  override readonly requestId: string
  readonly status: number
  readonly details: DetailsOf<Kind>

  constructor(message: string, requestId: string, status: number, details: DetailsOf<Kind>) {
    super(message, requestId)
    this.requestId = requestId
    this.status = status
    this.details = details
  }
}

export class HttpApiDecodeError extends ApiError<'HttpApiDecodeError'> {
  readonly _tag = 'HttpApiDecodeError'

  /** Every problem with the request, with its path. */
  get issues(): DetailsOf<'HttpApiDecodeError'>['issues'] {
    return this.details.issues
  }
}
export class BadRequest extends ApiError<'BadRequest'> {
  readonly _tag = 'BadRequest'
}
export class Unauthorized extends ApiError<'Unauthorized'> {
  readonly _tag = 'Unauthorized'
}
export class PaymentRequired extends ApiError<'PaymentRequired'> {
  readonly _tag = 'PaymentRequired'

  /** The credits that are missing, if credits are. */
  get shortfall(): number | undefined {
    return this.details.shortfall
  }
}
export class Forbidden extends ApiError<'Forbidden'> {
  readonly _tag = 'Forbidden'
}
export class NotFound extends ApiError<'NotFound'> {
  readonly _tag = 'NotFound'
}
export class Conflict extends ApiError<'Conflict'> {
  readonly _tag = 'Conflict'
}
export class TooManyRequests extends ApiError<'TooManyRequests'> {
  readonly _tag = 'TooManyRequests'
}
export class InternalError extends ApiError<'InternalError'> {
  readonly _tag = 'InternalError'
}

/** The server could not be reached, or the connection broke. */
export class NetworkError extends LearnError {
  readonly _tag = 'NetworkError'
}
/** The answer took longer than the timeout. */
export class TimeoutError extends LearnError {
  readonly _tag = 'TimeoutError'
}
/** The caller's signal aborted the call. */
export class Aborted extends LearnError {
  readonly _tag = 'Aborted'
}
/** The input can't be sent. Nothing was sent. */
export class InvalidRequest extends LearnError {
  readonly _tag = 'InvalidRequest'
}
/** The answer is not from this API: it is a proxy's page, or from an older or newer server. */
export class UnexpectedAnswer extends LearnError {
  readonly _tag = 'UnexpectedAnswer'
  readonly status: number

  constructor(message: string, status: number, requestId?: string, cause?: unknown) {
    super(message, requestId, cause)
    this.status = status
  }
}

export const errorClasses = {
  HttpApiDecodeError,
  BadRequest,
  Unauthorized,
  PaymentRequired,
  Forbidden,
  NotFound,
  Conflict,
  TooManyRequests,
  InternalError,
} satisfies { [Kind in ErrorKind]: new (...args: never) => ApiError<Kind> }

type ErrorClasses = typeof errorClasses
/** Every error that an operation with these kinds can fail with. */
export type ErrorOf<Kind extends ErrorKind> =
  | { [K in Kind]: InstanceType<ErrorClasses[K]> }[Kind]
  | NetworkError
  | TimeoutError
  | Aborted
  | InvalidRequest
  | UnexpectedAnswer
